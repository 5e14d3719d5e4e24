"""Reaper: its heroes, and what each of them can do."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import answer, asked, has, keys, names
from tests.games.darkest.reaper.test_figure import ATLAS, ON, reaped
from tests.games.darkest.reaper.test_moving import met
from tests.games.dice import set_die

CULTIST, KNIGHT, SAGE = "reaper-dark-cultist", "reaper-knight", "reaper-sage"
HEROES = {CULTIST, KNIGHT, SAGE}
TAKES_A_LIFE = "reaper-quest-take-one-life"


def test_its_heroes_are_dealt_with_the_others_and_only_with_it() -> None:
    def dealt(options: dict[str, str]) -> set[str]:
        table = new_game("darkest", seats=1, seed=3, options=options).table
        return {p.name for p in table.pieces if p.kind == "card"}

    assert dealt(ON) >= {*HEROES, "merchant"}
    assert not HEROES & dealt(put_in_play([]))


@pytest.mark.rule("DTR-043")
def test_a_knight_comes_with_armour_and_comes_with_it_once() -> None:
    session = new_game("darkest", seats=1, seed=3, options={**ON, "char_selection": "choose"})
    answer(session, KNIGHT, "merchant", SAGE)
    assert names(session, "items:0") == ["armour"]
    assert has(session, KNIGHT, "life") == 5
    assert has(session, "merchant", "gold") == 5
    again = reaped(KNIGHT, SAGE, step="home", at=1)
    assert not names(again, "items:0")


@pytest.mark.rule("DTR-044")
@pytest.mark.parametrize(("shown", "fate"), [(4, 0), (5, 1), (6, 1)])
def test_the_dark_cultist_reads_the_end_of_what_was_just_turned_up(shown: int, fate: int) -> None:
    session = met("wolf", heroes=(CULTIST,), tokens={CULTIST: {"fate": 0}}, coming=(5, 1, shown))
    answer(session, "strength")
    assert has(session, CULTIST, "fate") == fate


@pytest.mark.rule("DTR-044")
def test_and_not_of_what_lay_face_up() -> None:
    session = met(
        "wolf", heroes=(CULTIST,), tokens={CULTIST: {"fate": 0}}, coming=(5, 1, 6), up=("wolf",)
    )
    answer(session, "strength")
    assert names(session, "trophies:0") == ["wolf"]
    assert has(session, CULTIST, "fate") == 0


@pytest.mark.rule("DTR-045")
@pytest.mark.parametrize(("victim", "taken"), [("elf", False), ("troll", True)])
def test_a_knight_takes_nothing_from_who_is_good(victim: str, taken: bool) -> None:
    """The gift of a Thief is lent to him."""
    session = met(
        "gambler",
        heroes=(KNIGHT, victim),
        coming=(3, 1, 4),
        tokens={KNIGHT: {"fate": 0}, victim: {"fate": 0}},
        zones={"followers:0": ["thief"], "items:1": ["sword"]},
    )
    while "yes" in keys(session):
        answer(session, "yes")
    assert any(key.startswith("sword") for key in keys(session)) == taken


@pytest.mark.rule("DTR-045")
def test_nor_harms_them_for_a_quest() -> None:
    laid = {"quest:0": [TAKES_A_LIFE]}
    session = reaped(KNIGHT, "elf", "troll", at=2, zones={**laid, "atlas": ["warlocks-cave"]})
    answer(session, f"use {TAKES_A_LIFE}")
    if "troll" in keys(session):
        assert keys(session) == ["troll"]
        answer(session, "troll")
    assert has(session, "troll", "life") == 5
    assert has(session, "elf", "life") == 4


@pytest.mark.rule("DTR-046")
def test_the_merchant_sells_once_at_the_end_of_each_step_and_where_a_space_is_done() -> None:
    session = reaped(
        "merchant",
        "elf",
        zones={"items:0": ["sword", "axe"], "pile:1": ["heron"]},
        counters={"spot": 0},
    )
    answer(session, "sell sword")
    assert has(session, "merchant", "gold") == 6
    assert not any(key.startswith("sell") for key in keys(session))
    answer(session, "forward")
    while asked(session) != "DTC-126":
        answer(session, keys(session)[0])
    answer(session, "sell axe")
    assert has(session, "merchant", "gold") == 7


@pytest.mark.rule("DTR-047")
@pytest.mark.parametrize(("turns", "cards"), [("keep", 3), ("die 0 up", 4), ("die 0 down", 2)])
def test_the_sage_turns_a_draw_die_by_one(turns: str, cards: int) -> None:
    session = reaped(
        SAGE,
        step="draw",
        at=2,
        tokens={SAGE: {"fate": 0}},
        coming=(3,),
        zones={"adventure": ["wolf", "heron", "adder", "stag", "badger"]},
    )
    answer(session, turns)
    assert len(session.table["pile:2"]) == cards


@pytest.mark.rule("DTR-047")
@pytest.mark.parametrize(("turns", "cards"), [("keep", 4), ("die 0 up", 5), ("die 0 down", 3)])
def test_the_sage_turns_a_draw_die_as_a_hand_has_set_it(turns: str, cards: int) -> None:
    session = reaped(
        SAGE,
        step="draw",
        at=2,
        tokens={SAGE: {"fate": 0}},
        coming=(3,),
        zones={"adventure": ["wolf", "heron", "adder", "stag", "badger"]},
    )
    set_die(session, 4)
    answer(session, turns)
    assert len(session.table["pile:2"]) == cards


@pytest.mark.rule("DTR-047")
def test_only_while_he_leads_and_never_beyond_a_die() -> None:
    behind = reaped(
        "elf", SAGE, step="draw", at=2, coming=(3,), tokens={"elf": {"fate": 0}, SAGE: {"fate": 0}}
    )
    assert asked(behind) != "DTC-009"
    session = reaped(SAGE, step="draw", at=2, tokens={SAGE: {"fate": 0}}, coming=(6,))
    assert keys(session) == ["keep", "die 0 down"]


@pytest.mark.rule("DTR-047", "DTR-014")
def test_a_one_that_he_raises_has_been_one_and_one_that_he_makes_has_not() -> None:
    told = {
        "tokens": {SAGE: {"fate": 0}},
        "stands": 1,
        "at": 4,
        "step": "draw",
        "zones": ATLAS,
    }
    session = reaped(SAGE, coming=(1, 3, *[3] * 9), **told)
    answer(session, "die 0 up")
    assert session.table.named("reaper-figure").zone.endswith(":2")
    assert len(session.table["ground:4"]) == 1  # no special location
    session = reaped(SAGE, coming=(2, 3, *[3] * 9), **told)
    answer(session, "die 0 down")
    assert session.table.named("reaper-figure").zone.endswith(":1")
    assert len(session.table["ground:4"]) == 2
