"""The last chapter: classes and typed cards, and what happens beside the cards."""

from __future__ import annotations

import pytest

from tabletop import Refusal, load, new_game
from tabletop.games.keeper.cards.writing import LONGEST_LINE, Marks, Written, read_line
from tabletop.packs.rulebook import rulebook
from tests.games.keeper.hands import HELD, health, names, offered, table, turn


@pytest.mark.rule("SCN-061", "SCN-063", "SCN-066")
def test_a_hand_is_a_class_with_its_health_and_things() -> None:
    session = new_game("keeper", seats=2, seed=1)
    session.answer("class The Wayfarer")
    session.answer("flask old-charm")
    assert "class The Wayfarer" not in offered(session)
    session.answer("class The Lantern Bearer")
    session.answer("stout-boots")
    assert (len(names(session, "hand:0")), len(names(session, "hand:1"))) == (10, 9)
    assert (health(session, 0), health(session, 1)) == (12, 8)
    assert names(session, "items:0") == ["flask", "old-charm"]


@pytest.mark.rule("SCN-062", "SCN-063")
def test_cards_are_typed_in_and_played_and_kept_in_a_save() -> None:
    session = new_game("keeper", seats=1, seed=1)
    session.answer("typed")
    for line in ("Axe, 83, lost", "Boots 12", "Hymn; 50; recover lost; p 2"):
        session.answer(f"={line}")
    session.answer("done")
    session.answer("=14")
    session.answer("done")
    titles = [session.game.title_of(name) for name in names(session, "hand:0")]
    assert titles == ["Axe", "Boots", "Hymn"]
    again = load(session.to_json())
    assert names(again, "hand:0") == names(session, "hand:0"), "no stand-ins"
    axe, boots, _ = names(again, "hand:0")
    again.answer("/".join(option.key for option in again.decision.options[:2]))
    again.answer(f"top {axe}")
    again.answer(f"top {boots}")
    assert (names(again, "lost:0"), names(again, "discard:0")) == ([axe], [boots])
    assert health(again) == 14


@pytest.mark.rule("SCN-062")
def test_a_line_that_cannot_be_read_is_told_and_asked_again() -> None:
    session = new_game("keeper", seats=1, seed=1)
    session.answer("typed")
    session.answer("=Axe, many")
    assert "'many' is none" in session.decision.ask
    session.answer("=Axe, 83")
    session.answer("=Axe, 83, -")
    assert "already" in session.decision.ask
    assert len(names(session, "hand:0")) == 1


@pytest.mark.rule("SCN-062")
@pytest.mark.parametrize(
    ("line", "read"),
    [
        ("Breaker, 83, lost, persistent 3", (True, "", 0, False, False, "persistent", 3, False)),
        ("Breaker 83", (False, "", 0, False, False, "", 0, False)),
        ("Breaker;83;L;R", (True, "", 0, False, False, "round", 0, False)),
        ("Breaker | 83 | - | rec l 2", (False, "", 0, False, True, "persistent", 2, True)),
    ],
)
def test_what_a_line_says(line: str, read: tuple[object, ...]) -> None:
    written = read_line(line)
    assert isinstance(written, Written)
    assert (written.title, written.initiative) == ("Breaker", 83)
    assert (*written.top, *written.bottom) == read
    assert read_line(written.name) == written


HOSTILE = {
    "": "begins with its title", ",": "begins with its title", "Axe": "there is none",
    "Axe, 0": "'0' is none", "Axe, 100": "'100' is none", "Axe, -5": "'-5' is none",
    "Axe, ٣": "'٣' is none", "Axe, 1e1": "'1e1' is none", "Axe, 5, lots": "'lots' is no mark",
    "Axe, 5, lost, 12": "'12' is no mark", "Axe, 5, -, -, -": "Four things",
    "x" * 41 + ", 5": "40 letters", "x" * (LONGEST_LINE + 20): "too long",
    "a\u202eb, 5": "begins with its title", "12": "there is none", "Axe,,,": "'' is none",
    "Axe, 5, lost lost, ✝": "'✝' is no mark", "/": "begins with its title",
    "Axe, 83.5": "'83.5' is none", "Axe, 5, 10": "'10' is no mark",
}  # fmt: skip


@pytest.mark.rule("SCN-062")
@pytest.mark.parametrize(("line", "told"), HOSTILE.items())
def test_what_is_wrong_with_a_line_is_said(line: str, told: str) -> None:
    read = read_line(line)
    assert isinstance(read, str)
    assert told in read or told.replace("'' is none", "there is none") in read


def test_marks_are_written_as_they_are_read() -> None:
    assert str(Marks(True, "persistent", 3, True)) == "persistent 3 lost recover"


@pytest.mark.rule("SCN-064")
def test_damage_and_healing_are_counted_and_without_health_a_hero_is_exhausted() -> None:
    session = turn("cliff-breaker", "milestone", on={"hero-1": {"health": 2}})
    session.answer("hurt 0")
    session.answer("heal 0")
    assert health(session) == 2
    session.answer("hurt 0")
    assert session.decision.option("hurt 0").warning
    session.answer("hurt 0")
    assert session.table.outcome is not None


@pytest.mark.rule("SCN-046", "SCN-064")
def test_nobody_heals_above_the_most() -> None:
    session = turn("cliff-breaker", "milestone", on={"hero-1": {"health": 10}})
    with pytest.raises(Refusal, match="SCN-046"):
        session.answer("heal 0")


@pytest.mark.rule("SCN-065")
@pytest.mark.parametrize(("said", "lost"), [
    ("hand/spark", ["spark"]), ("discard/flare mirror", ["flare", "mirror"]),
    ("none", []),
])  # fmt: skip
def test_cards_are_lost_instead_of_damage(said: str, lost: list[str]) -> None:
    session = turn("cliff-breaker", "milestone", hand=["spark"],
                   zones={"discard:0": ["flare", "mirror"]})  # fmt: skip
    session.answer("prevent 0")
    session.answer(said)
    assert (names(session, "lost:0"), health(session)) == (lost, 9)
    assert session.decision.rule == "SCN-001", "and the turn goes on"


@pytest.mark.rule("SCN-065")
def test_one_discarded_card_is_not_enough() -> None:
    session = turn("cliff-breaker", "milestone", zones={"discard:0": ["flare"]})
    with pytest.raises(Refusal, match="SCN-065"):
        session.answer("prevent 0")


@pytest.mark.rule("SCN-066")
def test_things_are_spent_or_consumed() -> None:
    session = turn("cliff-breaker", "milestone",
                   zones={"items:0": ["flask", "stout-boots", "old-charm"]})  # fmt: skip
    assert "use old-charm" not in offered(session)
    session.answer("use flask")
    session.answer("use stout-boots")
    assert not session.table.named("flask").face_up
    assert session.table.named("stout-boots").turn == 90
    assert not [key for key in offered(session) if key.startswith("use")]


@pytest.mark.rule("SCN-068")
@pytest.mark.parametrize(("said", "winners"), [("won", [0, 1]), ("lost", [])])
def test_players_say_how_the_scenario_ended(said: str, winners: list[int]) -> None:
    session = table(HELD, ["spark", "flare"], step="meanwhile")
    session.answer("over")
    session.answer("no")
    session.answer("who 1")
    session.answer("hurt 1")
    session.answer("nothing")
    assert health(session, 1) == 8
    session.answer("over")
    session.answer(said)
    assert session.table.outcome is not None
    assert session.table.outcome.winners == winners


@pytest.mark.rule("SCN-052", "SCN-059")
@pytest.mark.parametrize("open_hands", ["off", "on"])
def test_hands_are_private_or_open(open_hands: str) -> None:
    session = table(HELD, ["spark"], options={"open_hands": open_hands})
    seen = [piece.name for piece in session.view(1)["hand:0"]]
    assert (seen == HELD) == (open_hands == "on")


@pytest.mark.rule("SCN-053")
def test_what_others_chose_is_not_said_before_the_reveal() -> None:
    session = table(HELD, ["spark", "flare"])
    before = session.view(1)
    session.answer("card wide-arc/card cliff-breaker", seat=0)
    assert session.view(1)["hand:0"] == before["hand:0"]


def test_the_rules_of_the_source_have_the_numbers_and_tags_that_scenario_has() -> None:
    ours, theirs = rulebook("keeper").rules, rulebook("scenario").rules
    source = [f"SCN-{number:03}" for number in range(1, 61)]
    assert [ours[id].tag for id in source] == [theirs[id].tag for id in source]
