"""Special Locations of the Woodland before a strict referee."""

from __future__ import annotations

import pytest

from tabletop import load
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.play import Play
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, told, until, why
from tests.games.darkest.woodland.laid import (
    CARDS_AHEAD,
    CLEAR,
    DARK,
    DETERMINED,
    DREADED,
    FOLLY,
    FORTUNE,
    SHAEFOAL,
    SPIDER,
    VOID,
    met,
    order,
    throws,
    wooded,
)

# --- 1: the Blasted Heath -------------------------------------------------------------------------


@pytest.mark.rule("DTW-027", "DTW-075", "DTW-078")
def test_on_the_heath_neither_the_void_nor_the_dreaded_nor_any_reroll_is_paid() -> None:
    zones = {"ground:1": ["woodland-woods", "woodland-blasted-heath"],
             "quest:1": [VOID], "quest:2": [DREADED]}  # fmt: skip
    tokens = {"dwarf": {"fate": 2, DARK: 2}, "elf": {DARK: 3}, "monk": {DARK: 3}}
    session = met(SHAEFOAL, zones=zones, tokens=tokens, coming=(3, 3))
    assert asked(session) == "DTC-185"
    answer(session, "craft")
    assert [has(session, name, DARK) for name in TRIO] == [2, 3, 3]
    assert has(session, "dwarf", "fate") == 2
    asks = {line.rule for line in session.lines} & {"DTW-075", "DTW-078", "DTW-002", "DTC-B03"}
    assert not asks


# --- 2: the Swampland -----------------------------------------------------------------------------


@pytest.mark.rule("DTW-025", "DTX-012")
def test_whoever_leaves_by_the_swampland_loses_the_other_road_dice() -> None:
    session = throws(1, 5, 2, 6, 6, 6, 6, at=4)
    assert heroes.at(session.table) == 5
    assert not names(session, "pile:4"), "the 5 is lost"
    assert "woodland-swampland" in names(session, "ground:4")


@pytest.mark.rule("DTW-025", "DTW-034")
def test_beyond_the_swampland_of_the_dense_forest_lies_mabs_lair() -> None:
    session = throws(1, 5, 5, 2, 6, at=5)
    assert heroes.at(session.table) == 6
    assert not names(session, "pile:5")
    assert {"fight", "home"} & {*keys(session)}


@pytest.mark.rule("DTW-025", "DTW-066", "DTW-067")
def test_the_swampland_leads_nobody_past_a_webspinner_that_it_brought() -> None:
    zones = {"woodland-adventures": [*CARDS_AHEAD, SPIDER]}
    session = wooded("monk", step="draw", at=1, zones=zones, coming=(1, 2, 1, 1, 4, 6, 3, 3),
                     tokens={"monk": {"strength": 1, "life": 4}})  # fmt: skip
    answer(session, "strength")
    assert told(session, "DTW-066")
    assert heroes.at(session.table) == 1
    assert {"relive", "back"} <= {*keys(session)}
    assert why(session, "forward") == "DTW-066"


@pytest.mark.rule("DTW-025", "DTW-059", "DTW-010", "DTW-041")
def test_a_shaefoal_from_the_swampland_turns_the_party_back_and_ends_it() -> None:
    zones = {"woodland-adventures": [*CARDS_AHEAD, SHAEFOAL], "quest:0": [FORTUNE]}
    session = wooded("monk", step="draw", at=1, zones=zones, coming=(1, 2, 1, 1, 5, 6, 6),
                     tokens={"monk": {"craft": 1, "life": 4}})  # fmt: skip
    answer(session, "craft")
    while heroes.region(session.table) == "woodland":
        assert heroes.at(session.table) <= 1, "nobody goes on"
        answer(session, keys(session)[0])
    assert heroes.homeward(session.table)
    assert not names(session, "quest:0")
    assert decks.active(Play(session.game, session.table)).draws == "adventure"


# --- 3: the Crossroads ----------------------------------------------------------------------------


@pytest.mark.rule("DTW-029", "DTX-012")
def test_at_the_crossroads_equal_does_neither_and_the_other_die_is_laid() -> None:
    tokens = {"dwarf": {"strength": 3, "craft": 3}, "elf": {"strength": 3, "craft": 4},
              "monk": {"strength": 4, "craft": 4}}  # fmt: skip
    zones = {"quest:1": [DETERMINED], "woodland-paths": [FOLLY]}
    session = throws(1, 3, 4, 1, 2, 3, 4, 5, 6, at=4, tokens=tokens, zones=zones)
    assert heroes.at(session.table) == 4
    assert names(session, "quest:1") == [DETERMINED]
    assert len(names(session, "pile:4")) == 3


@pytest.mark.rule("DTW-029", "DTW-074")
def test_above_with_no_path_left_to_draw_those_laid_aside_are_drawn_from() -> None:
    tokens = {name: {"strength": 2, "craft": 2} for name in TRIO}
    zones = {"quest:0": [DETERMINED], "quest:2": [FOLLY], "woodland-paths": []}
    session = throws(1, 4, 6, 6, 6, 6, 6, 6, tokens=tokens, zones=zones)
    held = [names(session, f"quest:{n}") for n in range(3)]
    assert [len(each) for each in held] == [1, 0, 1]
    assert sorted(held[0] + held[2]) == sorted([DETERMINED, FOLLY])


# --- 4: the Mystic Glen ---------------------------------------------------------------------------


@pytest.mark.rule("DTW-032", "DTX-013", "DTC-118")
def test_a_glen_that_has_changed_was_met_and_is_not_found_on_this_road_again() -> None:
    session = throws(1, 6, 4, 4, 5, 1, at=1)
    until(session, "DTC-126", "light", "keep", "evade")
    assert names(session, "ground:1") == ["woodland-woods", "woodland-faerie-village"]
    again = throws(1, 6, 3, 2, at=2, counters={"woodland-changed": 1})
    assert names(again, "ground:2") == ["woodland-glade", "woodland-blasted-heath"]
    assert session.table.count("woodland-changed") == 1


@pytest.mark.rule("DTW-032", "DTW-033", "DTX-012")
def test_a_glen_twice_over_has_the_other_die_s_cards_met_before_each_change() -> None:
    session = throws(1, 2, 6, 4, 4, 6, 1, 4, at=4, zones={"woodland-adventures": [
        "wolf", "adder", "boar", "toll", "gibbet"]})  # fmt: skip
    assert names(session, "ground:4") == ["woodland-thicket", "woodland-mystic-glen"]
    assert len(told(session, "DTW-031")) == 1, "what else was drawn is met first"
    for _ in range(20):
        if len(told(session, "DTW-031")) > 1:
            break
        answer(session, "forward" if "forward" in keys(session) else keys(session)[0])
    assert names(session, "ground:4") == ["woodland-thicket", "woodland-mystic-glen"]
    assert len([p for p in session.table["pile:4"] if not p.face_up]) == 3, "1 and 4 differ by 3"


@pytest.mark.rule("DTW-072", "DTW-028", "DTW-029")
def test_six_6s_of_a_fool_s_count_30_at_the_crossroads() -> None:
    tokens = {name: {"strength": 5, "craft": 5} for name in TRIO}
    session = throws(2, 5, 6, 6, 6, 6, 6, 6, tokens=tokens, zones={"quest:0": [FOLLY]})
    assert names(session, "ground:1") == ["woodland-woods", "woodland-crossroads"]
    assert heroes.at(session.table) == 1
    assert names(session, "quest:0") == [FOLLY]


@pytest.mark.rule("DTW-072", "DTW-025")
def test_a_fool_s_4_is_a_3_in_the_swampland() -> None:
    zones = {"quest:0": [FOLLY], "woodland-adventures": ["wolf", "adder", "boar", "toll"]}
    session = throws(1, 3, 4, 5, 3, zones=zones)
    assert len(told(session, "DTC-132")) >= 1
    assert "toll" in [p for line in session.lines for p in map(_name, line.parts)]


def _name(part: object) -> str:
    return getattr(part, "name", "")


# --- 19: save and load in the midst of the Swampland ----------------------------------------------


@pytest.mark.rule("DTW-025", "DTW-014")
def test_a_game_saved_within_the_swampland_goes_on_there() -> None:
    zones = {"woodland-adventures": ["adder", "boar", "wolf"], "quest:0": [VOID, CLEAR]}
    session = wooded("monk", step="draw", at=2, zones=zones, coming=(1, 2, 1, 1, 6, 4, 5, 3, 3),
                     tokens={"monk": {"strength": 1, "life": 4}})  # fmt: skip
    assert asked(session) == "DTW-068" or "strength" in keys(session)
    if asked(session) == "DTW-068":
        answer(session, "meet")
    session = load(session.to_json())
    answer(session, "strength")
    assert heroes.at(session.table) == 3
    assert names(session, "quest:0") == [VOID, CLEAR]
    session.undo()
    assert heroes.at(session.table) == 2
    assert "strength" in keys(session)


# --- 21: on the way home, and where nothing is left ----------------------------------------------


@pytest.mark.rule("DTW-025", "DTX-020", "DTW-041", "DTW-010")
def test_homeward_the_swampland_of_the_first_space_leads_to_the_forest() -> None:
    session = throws(1, 2, 5, at=1, counters={"homeward": 1}, zones={"quest:1": [FORTUNE]})
    for _ in range(6):
        if heroes.region(session.table) != "woodland":
            break
        answer(session, keys(session)[0])
    assert heroes.region(session.table) == "inner"
    assert heroes.homeward(session.table)
    assert not names(session, "quest:1")


@pytest.mark.rule("DTW-074", "DTC-172")
def test_a_pooka_sends_nobody_who_is_determined_to_the_end_of_the_order() -> None:
    session = met("woodland-pooka", zones={"quest:0": [DETERMINED]}, coming=(3, 3))
    for _ in range(3):
        way = next((k for k in keys(session) if "order" in k or k in ("2", "second")), "")
        if not way:
            break
        answer(session, way)
    assert order(session)[0] == "dwarf"


@pytest.mark.rule("DTX-013", "DTX-012", "DTC-120")
def test_where_no_location_is_left_each_1_is_a_card_beside_the_other_dice() -> None:
    ground = {"ground:1": ["woodland-woods", "woodland-faerie-ring", "woodland-swampland"],
              "ground:2": ["woodland-glade", "woodland-blasted-heath", "woodland-crossroads"],
              "ground:3": ["woodland-bog", "woodland-faerie-village"]}  # fmt: skip
    session = throws(1, 4, 1, at=5, zones=ground, counters={"woodland-changed": 1})
    drawn = [line.parts for line in session.lines if line.rule == "DTC-116"]
    assert drawn[-1] == ["6"]


@pytest.mark.rule("DTW-059", "DTW-078", "DTW-066")
def test_a_beaten_party_turns_back_once_though_all_have_met_the_shaefoal() -> None:
    session = met(SHAEFOAL, "dwarf", "elf", at=3, coming=(1, 5, 6, 6, 1, 1),
                  tokens={"dwarf": {"craft": 1}, "elf": {"craft": 4}})  # fmt: skip
    answer(session, "craft")
    until(session, "DTC-126", "craft", "keep")
    assert heroes.homeward(session.table)
    assert len(told(session, "DTW-059")) == 1
    assert "back" not in keys(session)
