"""Highland before a strict referee: cases that were written down from the rules alone, each with
the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop import load
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.modules.highland import path
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.highland.heights import (
    EVERYWHERE,
    ROAD,
    about,
    at_the_crags,
    climbing,
    found,
    goes_on,
    met,
    waiting,
)
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, told, why

DECK = "highland-adventures"
SAGE, GONG, GATE = "highland-sage-owl", "highland-gong-of-war", "highland-rune-gate"
GUARD, CITY = "highland-earth-elemental", "highland-lost-city"
INNER = ("fields", "plains", "woods", "hills", "ruins")
OUTER = ("outer-hills", "outer-woods", "runes", "desert", "oasis")


def lives(session) -> list[int]:  # type: ignore[no-untyped-def]
    """How many Lives each of the three has."""
    return [has(session, hero, "life") for hero in TRIO]


# --- 1: the Glacier ------------------------------------------------------------------------------


@pytest.mark.rule("DTH-014", "DTX-032")
def test_what_counts_in_battle_alone_is_no_help_on_the_glacier() -> None:
    zones = {"items:0": ["sword"], "items:1": ["highland-lightning-hammer"]}
    session = found("glacier", coming=(3, 3, 3, 3, 3, 4), zones=zones)  # 19 against 18
    assert told(session, "DTC-337")


@pytest.mark.rule("DTH-014", "DTX-012")
def test_whoever_goes_on_over_the_glacier_leaves_what_the_other_die_would_have_brought() -> None:
    session = climbing(at=4, step="draw", coming=(1, 5, 3, *(1,) * 6, 2, 2, 2))
    assert heroes.at(session.table) == 5
    assert not session.table["pile:4"]


@pytest.mark.rule("DTH-014", "DTH-026", "DTX-020", "DTX-021")
def test_carried_back_the_party_passes_the_crags_and_throws_on_the_road_behind_them() -> None:
    session = found("glacier", coming=(6,) * 6 + (3,) * 9)
    assert decks.active(session.play) is decks.OWN
    assert heroes.at(session.table) == 5
    assert not told(session, "DTC-B26")
    assert told(session, "DTC-116"), "the Ruins are thrown for"


# --- 2: the Mountain Pass ------------------------------------------------------------------------


@pytest.mark.rule("DTH-015", "DTH-017", "DTX-012")
def test_the_pass_always_leads_away_so_no_other_die_brings_cards() -> None:
    zones = {DECK: [SAGE, GONG, GATE, GUARD]}
    session = climbing(at=5, step="draw", coming=(1, 2, 2, 4, 1), zones=zones)
    assert len(session.table["pile:5"]) == 1, "the die of the Pass"
    answer(session, "forward")
    assert told(session, "DTH-015")


@pytest.mark.rule("DTH-016")
def test_with_nothing_left_in_the_pass_its_die_alone_is_thrown_again() -> None:
    session = climbing(at=3, step="draw", coming=(1, 4, 1, 3, 3, 5), zones={DECK: [SAGE]})
    goes_on(session, "forward", "order 0 1 2", until=lambda s: heroes.at(s.table) != 3)
    assert heroes.at(session.table) == 4
    assert len(told(session, "DTH-016")) == 2


@pytest.mark.rule("DTH-018", "DTX-028")
def test_a_lost_city_that_the_party_has_flown_past_is_met_on_the_way_home() -> None:
    session = climbing(
        at=5, step="arrive", coming=(4, 4, 4, 4, 4, 4), zones={"ground:4": [ROAD[3], CITY]},
        on={ROAD[3]: {"visited": 1}, ROAD[4]: {"visited": 1}}, counters={"highland-city": 4},
    )  # fmt: skip
    answer(load(session.to_json()), "back")
    goes_on(session, "back", "forward", "order 0 1 2", until=lambda s: heroes.at(s.table) < 4)
    assert [has(session, hero, "gold") for hero in TRIO] == [3, 3, 3], "an 8 each"


# --- 3: the Lost City ----------------------------------------------------------------------------


@pytest.mark.rule("DTH-018", "DTH-019", "DTX-016", "DTX-018")
def test_of_an_empty_pile_the_lost_city_gives_nothing() -> None:
    zones = {"highland-relics": [], "highland-objects": [], "ground:4": [ROAD[3], CITY]}
    session = climbing(
        at=4, step="arrive", coming=(6, 6, 5, 6, 3, 4), zones=zones,
        on={ROAD[3]: {"visited": 1}}, counters={"highland-city": 4},
    )  # fmt: skip
    assert not any(session.table[f"{kind}:{n}"] for kind in ("items", "mount") for n in range(3))
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTH-018", "DTC-178")
def test_two_who_go_astray_there_lose_a_turn_each_by_a_throw_of_their_own() -> None:
    zones = {"ground:4": [ROAD[3], CITY], DECK: [SAGE, GONG]}
    session = climbing(
        at=4, step="arrive", coming=(2, 3, 2, 4, 3, 4), zones=zones,
        on={ROAD[3]: {"visited": 1}}, counters={"highland-city": 4},
    )  # fmt: skip
    assert not session.table[DECK]
    assert asked(session) == "DTC-126"


# --- 4: the Ice Bridge ---------------------------------------------------------------------------


CAT, PET = "bloodmoon-black-cat", "city-stompy"


@pytest.mark.rule("DTH-021", "DTC-B09")
def test_whom_no_one_may_abandon_goes_over_the_bridge_too() -> None:
    zones = {"followers:1": [CAT, "guide"]}
    session = found("ice-bridge", coming=(6, 2, 6), zones=zones,
                    options=put_in_play(["highland", "bloodmoon"]))  # fmt: skip
    assert not [key for key in keys(session) if CAT in key]
    answer(session, "leave guide")
    assert names(session, "followers:1") == [CAT]
    assert "elf" not in names(session, "graveyard"), "2, less 1"


@pytest.mark.rule("DTH-022", "DTX-037")
def test_a_pet_weighs_as_much_as_a_follower_and_may_be_left() -> None:
    boxes = put_in_play(["highland", "city"])
    session = found("ice-bridge", coming=(1, 6, 6), zones={"items:0": [PET]}, options=boxes)
    assert [key for key in keys(session) if key.startswith(f"leave {PET}")]
    answer(session, "cross")
    assert "dwarf" in names(session, "graveyard")


@pytest.mark.rule("DTH-021", "DTH-022", "DTC-140", "DTC-144")
def test_what_the_dead_had_is_offered_once_all_are_over_and_whom_he_left_is_not() -> None:
    zones = {"followers:0": ["guide", "princess"], "items:0": ["shield"]}
    session = found("ice-bridge", coming=(1, 6, 1), zones=zones)
    answer(session, "leave guide", "cross")
    assert sorted(names(session, "graveyard")) == ["dwarf"]
    assert len(told(session, "DTH-022")) == 6, "all have rolled"
    assert [key for key in keys(session) if key.startswith("princess")]
    assert not [key for key in keys(session) if key.startswith("guide")]


# --- 5: the Ridgeway -----------------------------------------------------------------------------


@pytest.mark.rule("DTH-012", "DTX-004", "DTX-033", "DTC-B36")
def test_a_bag_is_no_gold_so_its_bearer_fights_the_marauders_and_has_no_trophy() -> None:
    zones = {"items:0": ["highland-bag-of-gold-1"]}
    session = found("ridgeway", "dwarf", coming=(1, 5, 1), zones=zones,
                    tokens={"dwarf": {"gold": 0}})  # fmt: skip
    assert keys(session) == ["strength"]
    answer(session, "strength")  # 8 against 7
    assert not session.table["trophies:0"]
    assert names(session, "items:0") == ["highland-bag-of-gold-1"]


# --- 6: the Eyrie Vanguard -----------------------------------------------------------------------


VANGUARD = "highland-eyrie-vanguard"


@pytest.mark.rule("DTH-042")
def test_where_no_enemy_is_among_the_three_they_are_discarded_and_nobody_fights() -> None:
    session = met(VANGUARD, zones={DECK: [GATE, GONG, SAGE, GUARD]})
    assert names(session, DECK) == [GATE] or names(session, DECK) == [GUARD]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTH-042", "DTH-039", "DTC-248")
def test_the_hammer_counts_three_against_the_vanguard_and_nobody_is_a_trophy() -> None:
    zones = {DECK: [GUARD], "items:0": ["highland-lightning-hammer"]}
    session = met(VANGUARD, "dwarf", zones=zones, tokens={"dwarf": {"strength": 4}})
    assert GUARD in names(session, "highland-discard"), "7 against 6"
    assert not session.table["trophies:0"]


# --- 7: the Gong of War, the Icy Path, the Rock Face ----------------------------------------------


@pytest.mark.rule("DTH-043")
def test_the_gong_calls_nobody_who_lies_face_down() -> None:
    zones = {"pile:1": ["wolf"], "pile:3": [GONG, "adder"]}
    session = met(GONG, at=3, zones=zones)
    assert not [key for key in keys(session) if key == "yes"]


@pytest.mark.rule("DTH-044", "DTR-037", "DTR-038", "DTR-040")
def test_on_the_ice_cards_slide_towards_the_village_and_stop_on_the_first_space() -> None:
    icy = "highland-icy-path"
    zones = {"pile:1": ["wolf"], "pile:3": ["adder"], "pile:4": [icy, "heron"]}
    session = met(icy, at=4, coming=(3,), zones=zones, up=("wolf", "adder"))
    assert names(session, "pile:1") == ["wolf"]
    assert names(session, "pile:2") == ["adder"]
    assert names(session, "pile:4") == [icy, "heron"]


@pytest.mark.rule("DTH-047", "DTH-048", "DTH-051")
def test_an_equal_throw_on_the_rock_face_costs_all_and_who_is_left_may_turn_back() -> None:
    zones = {"followers:1": ["highland-trailblazer"]}
    session = met("highland-rock-face", coming=(3,) * 6 + (3,) * 6, zones=zones,
                  tokens={"monk": {"life": 1}})  # fmt: skip
    before = lives(session)
    for _ in range(3):
        if "no" in keys(session):
            answer(session, "no")
    assert lives(session) == [before[0] - 1, before[1] - 1, 0]
    goes_on(session, "none", until=lambda s: asked(s) == "DTC-126")
    assert why(session, "forward") == "DTH-048"
    assert {"climb", "back"} <= {*keys(session)}


# --- 8: Relics, Magic Objects and Spells ---------------------------------------------------------


@pytest.mark.rule("DTH-034")
def test_no_die_is_thrown_for_an_enemy_that_lightning_struck() -> None:
    zones = {"pile:2": [GUARD], "spells:0": ["highland-lightning-bolt"]}
    session = met(GUARD, "dwarf", zones=zones, coming=(4, 6, 6, 6),
                  tokens={"dwarf": {"strength": 3}})  # fmt: skip
    goes_on(session, "cast highland-lightning-bolt", "strength",
            until=lambda s: asked(s) == "DTC-126")  # fmt: skip
    assert names(session, "trophies:0") == [GUARD], "3 and 4 against 6 alone"


@pytest.mark.rule("DTH-036", "DTC-234", "DTC-B07")
def test_the_teeth_are_shot_at_the_strongest_and_cost_no_gold() -> None:
    zones = {DECK: [GUARD], "items:0": ["highland-dragons-teeth"]}
    session = met(VANGUARD, "dwarf", zones=zones, coming=(6,),
                  tokens={"dwarf": {"strength": 4, "gold": 0}})  # fmt: skip
    goes_on(session, "highland-dragons-teeth", "yes", "shoot", "use",
            until=lambda s: asked(s) == "DTC-126")  # fmt: skip
    assert not session.table["items:0"]
    assert GUARD in names(session, "highland-discard"), "4 against 6 less 3"


@pytest.mark.rule("DTH-035")
@pytest.mark.parametrize(("dice", "goes"), [((2, 2), True), ((2, 3), False)])
def test_on_doubles_dreadwing_asks_where_and_not_whether(dice: tuple[int, int], goes: bool) -> None:
    session = climbing(at=2, step="space_done", coming=(*dice, 3, 3, 3), counters={"row": 1},
                       zones={"mount:0": ["highland-dreadwing"]})  # fmt: skip
    assert {"yes", "no"} <= {*keys(session)}
    answer(session, "yes")
    listed = keys(session)
    assert ("no" in listed or "none" in listed) is False
    assert (asked(session) != "DTC-100") == goes


# --- 9: ways down, and the way home --------------------------------------------------------------


def on_the_road(card: str, *, outer: bool = False, **more):  # type: ignore[no-untyped-def]
    """A party on an ordinary road that has just turned up *card*, of the game's own deck."""
    road, to = (OUTER, "temple") if outer else (INNER, "city")
    zones = {"atlas": [name for name in EVERYWHERE if name not in (*road, to)], "pile:4": [card]}
    return about(at=4, to=to, step="spot", args={"spot": 100}, zones={**waiting({}), **zones},
                 **more)  # fmt: skip


DULL = {name: {"craft": 2, "gold": 0} for name in TRIO}


@pytest.mark.rule("DTH-056", "DTX-032")
def test_as_much_as_their_craft_lets_the_portal_be_avoided() -> None:
    session = on_the_road("highland-magic-portal", tokens=DULL, coming=(1,) * 6)
    assert keys(session) == ["yes", "no"]
    answer(session, "no")
    assert heroes.region(session.table) == "inner"


@pytest.mark.rule("DTH-057", "DTH-061", "DTX-021", "DTC-157")
@pytest.mark.parametrize("outer", [False, True])
def test_through_the_portal_the_way_home_is_the_path_and_the_inner_road(outer: bool) -> None:
    session = on_the_road("highland-magic-portal", outer=outer, tokens=DULL,
                          coming=(2, 1, 1, 1, 1, 1, *(3, 4) * 3, *(2,) * 40))  # fmt: skip
    assert heroes.region(session.table) == "highland"
    assert names(session, "ground:6") == [CITY]
    assert not session.table["trove"]
    assert session.table.count(path.JOINED)
    assert heroes.way(session.table).straddle == "crags"
    assert heroes.home(load(session.to_json()).table).name == "first-village"
    answer(session, "home")
    goes_on(session, "forward", "order 0 1 2", until=lambda s: heroes.at(s.table) == 5)
    assert told(session, "DTC-116"), "the Canyon is thrown for"


@pytest.mark.rule("DTH-059", "DTH-061", "DTX-027")
def test_a_landslide_on_the_inner_road_leads_to_crags_that_may_be_crossed() -> None:
    session = on_the_road("highland-landslide", coming=(4, 4, 4))
    assert names(session, "ground:6") == ["crags"]
    assert "cross highland" in keys(session)


@pytest.mark.rule("DTH-041", "DTH-061", "DTX-023", "DTX-020")
@pytest.mark.parametrize(("entrance", "stands"), [("crags", 5), ("chasm", 6)])
def test_the_elemental_names_the_crags_which_are_behind_only_who_came_by_them(
    entrance: str, stands: int
) -> None:
    session = at_the_crags(
        to=entrance, zones={DECK: [GUARD]}, coming=(3, 1, 6, 1, *(4,) * 20),
        tokens={name: {"strength": 1} for name in TRIO},
    )  # fmt: skip
    answer(session, "cross highland", "strength")
    assert heroes.region(session.table) == "inner"
    assert names(session, "ground:6") == ["crags"]
    assert heroes.at(session.table) == stands, "passed through, or a place on a road of its own"
    assert heroes.home(session.table).name == "first-village"


@pytest.mark.rule("DTH-027", "DTX-036")
@pytest.mark.parametrize(("won", "left"), [(0, 2), (1, 0), (2, 2)])
def test_by_the_rune_gate_the_region_is_left_as_well(won: int, left: int) -> None:
    session = met(GATE, counters={path.WON: won})
    answer(session, "yes")
    goes_on(session, "village", until=lambda s: heroes.at(s.table) == 0)
    assert len(session.table["highland-main"]) == left
    again = load(session.to_json())
    assert decks.active(again.play) is decks.OWN


# --- 10: the Highlander --------------------------------------------------------------------------


@pytest.mark.rule("DTH-028", "DTX-012")
def test_the_highlanders_die_finds_no_place_and_his_cards_come_after_one() -> None:
    zones = {DECK: [SAGE, GONG, GATE]}
    session = climbing("dwarf", "highland-highlander", at=1, step="draw", coming=(2, 1),
                       zones=zones)  # fmt: skip
    answer(session, "add")
    assert names(session, "ground:1") == [ROAD[0]]
    assert len(session.table["pile:1"]) == 3
