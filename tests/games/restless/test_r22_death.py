"""Chapters 22 and 23: death and return, and the final battle."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.games.restless.camp import (
    asked,
    battle,
    before_god,
    blocked,
    camp,
    health,
    keys,
    left,
    meeting,
    names,
    play,
    rerolls,
)

DOOR = {"god": ["door"]}


@pytest.mark.rule("RST-229")
@pytest.mark.parametrize(("option", "counters"), [("by_target", 5), ("always", 7)])
def test_death_effects_are_heard_when_a_target_kills(option: str, counters: int) -> None:
    session = meeting("well", wounds={"ann": 4}, coming=[1], options={"death_effect": option})
    play(session, "slot 0")
    assert rerolls(session) == counters
    fought = battle(wounds={"ann": 4}, coming=[1])
    play(fought, "slot 0", "attack unarmed")
    assert rerolls(fought) == 7


@pytest.mark.rule("RST-230")
def test_killed_otherwise_its_items_are_shared_out_at_once() -> None:
    session = meeting("well", wounds={"ann": 4}, holds={"ann": ["club"]}, coming=[1])
    play(session, "stay", "slot 0")
    assert asked(session) == "RST-212"
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["club"]


@pytest.mark.rule("RST-234")
def test_who_died_in_the_fifth_realm_is_back_for_the_god() -> None:
    session = camp(
        step="end_realm",
        counters={"level": 5},
        zones={**DOOR, "character:1": []},
        decks={"characters": ["fay"]},
    )
    assert names(session, "character:1") == ["fay"]
    assert asked(session) == "RST-240"


@pytest.mark.rule("RST-235")
def test_with_nobody_alive_the_game_is_lost() -> None:
    session = battle(("ann",), wounds={"ann": 4}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert session.over
    assert session.table.outcome is not None
    assert (session.table.outcome.winners, session.table.outcome.rule) == ([], "RST-235")


@pytest.mark.rule("RST-236", "RST-237", "RST-238")
def test_the_last_night_is_a_rest_with_a_trader() -> None:
    session = camp(
        step="last_night",
        counters={"level": 5},
        zones={**DOOR, "nights": ["night"]},
        decks={"loot": ["club", "broth"], "treasures": ["bell", "coat"]},
    )
    assert asked(session) == "RST-236"
    play(session, "yes")
    assert rerolls(session) == 8
    play(session, "trader", "open", "slot 0")
    assert len(session.table["goods"]) == 4
    play(session, "leave", "rise")
    assert asked(session) == "RST-240"
    assert names(session, "nights") == []


@pytest.mark.rule("RST-239")
def test_after_the_last_encounter_stands_the_traitor_god() -> None:
    session = camp(counters={"level": 5}, zones=DOOR)
    play(session, "go on")
    assert asked(session) == "RST-240"


@pytest.mark.rule("RST-240")
def test_the_party_may_refuse_and_let_the_smoke_come() -> None:
    session = before_god()
    play(session, "refuse")
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "RST-241"


@pytest.mark.rule("RST-242", "RST-247", "RST-243")
def test_else_it_fights_and_cannot_flee() -> None:
    session = before_god()
    play(session, "fight")
    assert left(session, "door") == 50
    assert blocked(session)["flee"] == "RST-247"


@pytest.mark.rule("RST-244")
def test_realm_rules_do_not_apply_in_the_end() -> None:
    session = before_god(zones={"realm": ["east"]}, coming=[12])
    play(session, "fight", "slot 0", "attack unarmed")
    assert left(session, "door") == 48, "12 hits, without the East's -5"


@pytest.mark.rule("RST-245")
def test_a_god_is_no_encounter_but_a_target() -> None:
    session = before_god(holds={"ann": ["bell"]})
    play(session, "fight", "slot 0", "use bell")
    assert left(session, "door") == 48
    assert names(session, "encounter") == []


@pytest.mark.rule("RST-246")
@pytest.mark.parametrize(("roll", "wounds"), [(5, (4, 0)), (6, (1, 1)), (11, (1, 1))])
def test_what_a_failed_roll_brings_depends_on_it(roll: int, wounds: tuple[int, int]) -> None:
    session = before_god(coming=[roll])
    play(session, "fight", "slot 0", "attack unarmed")
    assert (health(session, "ann")[1], health(session, "bo")[1]) == wounds


@pytest.mark.rule("RST-246")
def test_a_failed_ranged_roll_brings_nothing() -> None:
    session = before_god(holds={"ann": ["bow"]}, coming=[1, 2, 3])
    play(session, "fight", "slot 0", "attack bow")
    assert health(session, "ann") == (6, 0)


@pytest.mark.rule("RST-249")
def test_the_death_of_the_god_ends_the_game() -> None:
    session = before_god(on={"door": {"health": 2}}, coming=[12])
    play(session, "fight", "slot 0", "attack unarmed")
    assert session.table.outcome is not None
    assert session.table.outcome.winners == [0, 1]
    assert session.table.outcome.rule == "RST-249"


@pytest.mark.rule("RST-059", "RST-056")
def test_a_characters_text_works_as_long_as_it_lives() -> None:
    session = battle(("ann", "cy"), wounds={"ann": 4}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert rerolls(session) == 8, "2 by Ann's last words, 1 because Cy saw it"
    assert "end" not in keys(session)


@pytest.mark.rule("RST-229")
@pytest.mark.parametrize(
    ("death", "gained"),
    [("When you hit, gain 1 Reroll Counter.", 0), ("Gain 1 Reroll Counter.", 1)],
)
def test_last_words_that_wait_for_something_are_not_spoken_at_death(
    prints: Callable[..., None], death: str, gained: int
) -> None:
    prints("ann", death=death)
    session = battle(("ann", "bo"), wounds={"ann": 5}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == []
    assert rerolls(session) == 5 + gained
