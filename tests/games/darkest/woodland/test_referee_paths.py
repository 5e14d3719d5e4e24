"""Paths and Destinies of the Woodland before a strict referee."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import answer, asked, has, keys, names, until
from tests.games.darkest.woodland.laid import (
    CLEAR,
    DARK,
    DETERMINED,
    DREADED,
    FOLLY,
    FORTUNE,
    MAIN,
    RESPITE,
    VOID,
    met,
    wooded,
)

# --- 11: the Path of Folly ------------------------------------------------------------------------


@pytest.mark.rule("DTW-072")
@pytest.mark.parametrize(("thrown", "gains"), [(5, True), (4, False)])
def test_folly_s_destiny_is_won_by_a_5_and_lost_by_a_4(thrown: int, gains: bool) -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [FOLLY]}
    session = wooded(step="loot", at=6, zones=zones, tokens={"dwarf": {"fate": 2, DARK: 1}},
                     coming=(thrown, thrown))  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    for _ in range(3):
        if "keep" in keys(session):
            answer(session, "keep")
    assert (VOID in names(session, "quest:0")) == gains
    assert has(session, "dwarf", "fate") + has(session, "dwarf", DARK) == (3 if gains else 0)


# --- 12: the Path of Respite ----------------------------------------------------------------------


@pytest.mark.rule("DTW-070", "DTW-042", "DTW-010", "DTX-023")
@pytest.mark.parametrize("life", [1, 4])
def test_respite_leads_home_after_the_others_with_the_ten_cards(life: int) -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID, DREADED], "quest:0": [RESPITE],
             "quest:1": [CLEAR], "quest:2": [FORTUNE], "woodland-main": MAIN}  # fmt: skip
    session = wooded(step="loot", at=6, zones=zones, counters={"woodland-won": 1},
                     tokens={"dwarf": {"life": life}, "monk": {"gold": 5}})  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    assert has(session, "dwarf", "life") == 1
    until(session, "DTW-009", "keep")
    answer(session, "no")
    until(session, "DTW-009", "keep")
    answer(session, "resolve")
    for _ in range(5):
        if not heroes.at(session.table):
            break
        answer(session, keys(session)[0])
    assert heroes.at(session.table) == 0
    assert [len(names(session, f"quest:{n}")) for n in range(3)] == [1, 0, 1]
    assert not names(session, "woodland-main")
    assert {CLEAR, RESPITE, FORTUNE} == {*names(session, "woodland-trodden")}


# --- 14: Destinies --------------------------------------------------------------------------------


@pytest.mark.rule("DTW-014", "DTW-015", "DTW-010")
def test_a_dead_hero_leaves_its_path_and_destinies_behind() -> None:
    session = met("old-bear", zones={"quest:0": [VOID, CLEAR]}, coming=(1, 5, 3, 3, 3),
                  tokens={"dwarf": {"life": 1}})  # fmt: skip
    answer(session, "strength")
    assert not names(session, "quest:0")
    assert names(session, "woodland-undone") == [VOID]
    assert names(session, "woodland-trodden") == [CLEAR]


# --- 17: the way home by the entrance -------------------------------------------------------------


@pytest.mark.rule("DTW-070", "DTX-023")
def test_respite_leads_to_the_outer_village_if_the_way_in_was_the_cursed_glade() -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [RESPITE]}
    session = wooded(step="loot", at=6, zones=zones, counters={"entrance": 1},
                     tokens={"dwarf": {"life": 4}})  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    until(session, "DTW-009", "keep") if asked(session) == "DTW-009" else None
    for _ in range(4):
        if not heroes.at(session.table):
            break
        answer(session, keys(session)[0])
    assert heroes.region(session.table) == "outer"
    assert heroes.at(session.table) == 0


# --- 18: the Path of the Determined in psychic combat ---------------------------------------------


@pytest.mark.rule("DTW-037", "DTC-194", "DTW-043")
@pytest.mark.parametrize(("mine", "its", "life", "gains"), [
    (6, 1, 4, 1), (2, 2, 3, 0), (1, 5, 3, 0),
])  # fmt: skip
def test_the_determined_wins_a_destiny_or_loses_one_life(
    mine: int, its: int, life: int, gains: int
) -> None:
    zones = {"woodland-paths": [], "woodland-destinies": [VOID], "quest:0": [DETERMINED]}
    session = wooded(step="loot", at=6, zones=zones, coming=(mine, *((1,) * (mine == 6)), its),
                     tokens={"dwarf": {"craft": 5, "life": 4}})  # fmt: skip
    until(session, "DTW-009", "done", "none")
    answer(session, "resolve")
    until(session, "DTC-104", "craft", "keep", "home")
    assert has(session, "dwarf", "life") == life
    assert names(session, "quest:0") == [VOID] * gains
