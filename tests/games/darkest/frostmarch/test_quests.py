"""Frostmarch: the Warlock's quests, one deck with those of other boxes."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.games.darkest.cards import content
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.frostmarch.north import ON, OURS, frozen
from tests.games.darkest.laying import answer, has, keys, names, piece, why

QUESTS = [card.id for card in OURS if isinstance(card, content.Quest)]
CRAFT, STRENGTH, TURNS = (
    f"frostmarch-quest-lose-{what}" for what in ("one-craft", "one-strength", "two-turns")
)
CAVE = "warlocks-cave"


def holding(quest: str, *heroes: str, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader has that quest, and stands before a Road Space's last question."""
    laid = {"quest:0": [quest], "atlas": [CAVE], **(zones or {})}
    return frozen(*heroes, at=2, to="temple", zones=laid, **more)


def is_done(session: Session) -> bool:
    """Whether the leader has a Talisman for it, and the party is at the Cave."""
    return (
        names(session, "items:0")[-1:] == ["talisman"]
        and not names(session, "quest:0")
        and names(session, "ground:6") == [CAVE]
        and session.table.count("at") == 6
    )


@pytest.mark.rule("DTF-002")
def test_its_quests_are_one_shuffled_deck_with_those_of_reaper() -> None:
    assert len(QUESTS) == 12
    alone = names(new_game("darkest", seats=1, seed=1, options=ON), "quests")
    assert sorted(alone) == sorted(QUESTS)
    both = put_in_play(["frostmarch", "reaper"])
    deck = names(new_game("darkest", seats=1, seed=1, options=both), "quests")
    assert len(deck) == 24
    assert {*QUESTS} < {*deck}
    halves = [{name.partition("-")[0] for name in part} for part in (deck[:12], deck[12:])]
    assert halves == [{"frostmarch", "reaper"}] * 2


@pytest.mark.rule("DTF-003")
def test_at_the_cave_a_card_is_drawn_and_no_die_is_rolled() -> None:
    session = frozen(step="destination", at=6, to=CAVE, zones={"quests": QUESTS[:3]})
    answer(session, "yes")
    (drawn,) = names(session, "quest:0")
    assert drawn in QUESTS[:3]
    assert piece(session, drawn).face_up
    assert not has(session, "dwarf", "quest")
    assert not any(line.words == "{} rolls {}." for line in session.lines)


@pytest.mark.rule("DTF-004", "DTF-005", "DTF-036", "DTF-037")
@pytest.mark.parametrize(("quest", "score"), [(CRAFT, "craft"), (STRENGTH, "strength")])
@pytest.mark.parametrize("left", [1, 3])
def test_a_point_is_given_up_even_below_the_starting_value(
    quest: str, score: str, left: int
) -> None:
    session = holding(quest, tokens={"dwarf": {score: left}})
    assert names(session, "quest:0") == [quest]  # nobody has to
    answer(session, f"use {quest}")
    assert has(session, "dwarf", score) == left - 1
    assert is_done(session)
    assert names(session, "quest-discard") == [quest]


@pytest.mark.rule("DTF-036", "DTF-037")
@pytest.mark.parametrize(("quest", "score"), [(CRAFT, "craft"), (STRENGTH, "strength")])
def test_who_has_none_cannot_give_it_up(quest: str, score: str) -> None:
    session = holding(quest, tokens={"dwarf": {score: 0}})
    assert why(session, f"use {quest}") == "DTC-029"


@pytest.mark.rule("DTF-038", "DTF-005")
def test_for_two_turns_two_cards_are_drawn_and_met_one_after_the_other() -> None:
    session = holding(TURNS, zones={"adventure": ["stag", "shooting-star", "dry-well"]},
                      coming=(3,) * 9)  # fmt: skip
    answer(session, f"use {TURNS}", "no")
    turned = [line.parts[0].name for line in session.lines if line.words == "{} is turned up."]  # type: ignore[union-attr]
    assert turned == ["dry-well", "shooting-star"]
    assert is_done(session)


@pytest.mark.rule("DTF-038")
def test_its_holder_meets_them_first() -> None:
    session = holding(TURNS, zones={"adventure": ["wolf", "badger"]}, on={"dwarf": {}})
    answer(session, f"use {TURNS}")
    assert session.decision.ask.startswith("Dwarf meets")  # type: ignore[union-attr]
    assert names(session, "quest:0") == [TURNS]  # it is complete after the second


@pytest.mark.rule("DTF-038")
def test_no_card_is_drawn_in_a_village() -> None:
    session = frozen("dwarf", step="stay", args={"place": 0}, at=0, to="temple",
                     zones={"quest:0": [TURNS]})  # fmt: skip
    assert f"use {TURNS}" not in {key.partition("#")[0] for key in keys(session)}


@pytest.mark.rule("DTF-038")
def test_who_dies_of_the_first_has_not_done_it() -> None:
    session = holding(TURNS, "dwarf", "elf", tokens={"dwarf": {"life": 1}},
                      zones={"adventure": ["witch", "dry-well"]}, coming=(1, *[3] * 9))  # fmt: skip
    answer(session, f"use {TURNS}")
    assert "dwarf" in names(session, "graveyard")
    assert names(session, "quest-discard") == [TURNS]
    assert not names(session, "items:1")
    assert session.table.count("at") == 2


@pytest.mark.rule("DTF-004")
@pytest.mark.parametrize(
    ("quest", "zones", "key"),
    [
        ("lesson", {"pile:2": ["boar"]}, "strength"),
        ("giants-word", {"pile:2": ["hill-giant"]}, "strength"),
        ("threshold", {"pile:2": ["wayside-shrine"]}, ""),
    ],
)
def test_what_waits_for_something_is_done_when_it_happens(
    quest: str, zones: dict[str, list[str]], key: str
) -> None:
    strong = {"dwarf": {"strength": 1 if quest == "lesson" else 30}}
    session = holding(f"frostmarch-quest-{quest}", "dwarf", zones=zones, tokens=strong,
                      counters={"spot": 0}, coming=(2, 5, *[3] * 9))  # fmt: skip
    answer(session, "forward", *([key] if key else []))
    while not is_done(session) and "no" in keys(session):
        answer(session, "no")
    assert is_done(session)


def test_a_weapon_is_laid_down_as_soon_as_there_is_one() -> None:
    session = holding("frostmarch-quest-open-hand", zones={"items:0": ["sword"]})
    answer(session, "sword")
    assert is_done(session)
