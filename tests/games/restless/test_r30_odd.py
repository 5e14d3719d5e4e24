"""The rules that need an odd card to happen."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    at_stall,
    battle,
    camp,
    keys,
    left,
    meeting,
    names,
    play,
)


@pytest.mark.rule("RST-060", "RST-059")
@pytest.mark.parametrize(
    ("party", "hits"), [(("ann", "di"), 9), (("ann", "bo"), 9), (("bo", "cy"), 10)]
)
def test_a_trait_bonus_of_one_card_is_given_once(party: tuple[str, str], hits: int) -> None:
    """Ann and Di are both Ferrymen: the Shrine adds 1, not 2."""
    for roll, lost in ((hits - 1, 0), (hits, 1)):
        session = battle(party, zones={"realm": ["shrine"]}, coming=[roll])
        play(session, "slot 0", "attack unarmed")
        assert (left(session, "rat") < 5) == bool(lost)


@pytest.mark.rule("RST-078")
def test_an_added_encounter_comes_right_after_the_current_one() -> None:
    session = camp(row=[["fork"], ["rat"]], decks={"encounters": ["gift"]})
    play(session, "go on")
    assert [names(session, f"row:{place}") for place in (2, 3)] == [["gift"], ["rat"]]


@pytest.mark.rule("RST-078", "RST-076")
def test_an_added_combat_encounter_is_searched_for() -> None:
    session = camp(row=[["ambush"]], decks={"encounters": ["gift", "well", "rat"]})
    play(session, "go on")
    assert names(session, "row:2") == ["rat"]


@pytest.mark.rule("RST-084")
def test_a_card_may_enlarge_a_traders_inventory() -> None:
    session = at_stall(
        zones={"realm": ["market"]},
        decks={"loot": ["club", "broth", "urn"], "treasures": ["bell", "coat"]},
    )
    play(session, "open", "slot 0")
    assert names(session, "goods") == ["club", "broth", "urn", "bell", "coat"]


@pytest.mark.rule("RST-117")
def test_among_several_treasures_every_sin_is_taken_and_nothing_else() -> None:
    session = meeting(
        "vault", zones={"realm": ["shrine"]}, decks={"treasures": ["bell", "pride", "coat"]}
    )
    play(session, "slot 0")
    assert names(session, "sins:0") == ["pride"]
    assert [names(session, f"inventory:{slot}") for slot in (0, 1)] == [[], []]
    assert names(session, "treasures") == ["bell", "coat"], "at the bottom lies the other"


@pytest.mark.rule("RST-118", "RST-116", "RST-251")
def test_a_sin_that_is_only_looked_at_binds_all_the_same() -> None:
    session = meeting("peephole", row=[["rat"]], decks={"treasures": ["pride", "bell"]})
    if asked(session) != "RST-142":
        play(session, "slot 0")
    assert "pride" in names(session, "sins:0") + names(session, "sins:1")


@pytest.mark.rule("RST-252", "RST-253")
def test_a_revealed_card_lies_face_up_in_its_place() -> None:
    session = camp(row=[["peephole"], ["rat"]], decks={"treasures": ["bell", "coat"]})
    play(session, "go on")
    if asked(session) != "RST-142":
        play(session, keys(session)[0])
    assert session.table.named("bell").face_up
    assert session.table.named("bell").zone == "treasures"
    assert session.table.named("rat").face_up


@pytest.mark.rule("RST-260")
def test_each_card_of_a_draw_is_a_pick_of_its_own() -> None:
    session = meeting(
        "hoard", zones={"realm": ["shrine"]}, decks={"loot": ["club", "broth", "urn", "bow"]}
    )
    play(session, "slot 0")
    assert keys(session) == ["club", "broth"]
    play(session, "broth")
    assert sorted(keys(session)) == ["bow", "urn"]


@pytest.mark.rule("RST-143")
def test_a_fight_that_follows_at_once_leaves_no_gap() -> None:
    session = battle(
        foe="pair",
        row=[["well"]],
        decks={"encounters": ["gift", "rat"], "loot": ["club"]},
        coming=[19],
    )
    play(session, "slot 0", "attack unarmed")
    play(session, "slot 0", "slot 1")
    assert asked(session) == "RST-193", "no Gap between"
    assert names(session, "encounter") == ["rat"]


@pytest.mark.rule("RST-187", "RST-184")
def test_a_target_may_demand_that_characters_dodge() -> None:
    session = battle(foe="dancer", coming=[12, 3])
    assert session.table.named("ann").counters.get("missing", 0) == 0
    assert session.table.named("bo").counters["missing"] == 2


@pytest.mark.rule("RST-216")
def test_the_drops_of_several_targets_are_drawn_after_the_battle() -> None:
    session = camp(
        step="begin_battle",
        zones={"encounter": ["rat", "wasp"]},
        on={"rat": {"health": 1}},
        decks={"loot": ["club"]},
        coming=[15],
    )
    play(session, "slot 0", "attack unarmed", "rat")
    assert names(session, "loot") == ["club"]
    assert asked(session) == "RST-196", "the Wasp still lives"


@pytest.mark.rule("RST-265")
def test_a_random_item_is_any_of_those_held() -> None:
    session = meeting("thief", holds={"ann": ["club", "broth"]}, coming=[2])
    play(session, "stay", "slot 0")
    assert names(session, "inventory:0") == ["club"]
    assert names(session, "loot-used") == ["broth"]


@pytest.mark.rule("RST-124")
def test_a_search_reveals_only_what_is_found() -> None:
    session = meeting(
        "locksmith", decks={"treasures": ["pride", "coat", "bell", "spring"]}, coming=[2]
    )
    play(session, "slot 1")
    assert names(session, "sins:0") + names(session, "sins:1") == [], "the Sin was not revealed"
    assert names(session, "inventory:1") == ["bell"]
    assert sorted(names(session, "treasures")) == ["coat", "pride", "spring"]


@pytest.mark.rule("RST-135")
def test_what_recharges_by_something_else_follows_its_card() -> None:
    session = battle(("ann",), holds={"ann": ["cricket"]}, coming=[20])
    play(session, "slot 0", "use cricket", "attack unarmed")
    assert session.table.named("cricket").turn == 90
    play(session, "end")
    assert session.table.named("cricket").turn == 0, "at the end of the round"
