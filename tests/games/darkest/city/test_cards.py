"""City: the named cards of its deck."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.party import heroes, marching_order, periods
from tests.games.darkest.city.laid import CARDS, MARKET, at_the_city, met, town
from tests.games.darkest.laying import (
    TRIO,
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    told,
    until,
    why,
)

FACTS: dict[str, dict[str, Any]] = {
    "air-elemental": {"subtype": "Elemental", "strength": 5, "craft": None},
    "water-elemental": {"subtype": "Elemental", "strength": 5, "craft": None},
    "bounty-hunter": {"strength": 4, "craft": 2, "life": 4, "fate": 3, "alignment": "neutral"},
    "cat-burglar": {"strength": 2, "craft": 4, "life": 4, "fate": 4, "alignment": "neutral"},
    "spy": {"strength": 2, "craft": 4, "life": 4, "fate": 3, "alignment": "evil"},
    "tinkerer": {"strength": 2, "craft": 4, "life": 4, "fate": 3, "alignment": "neutral"},
    "riding-horse": {"price": 3, "sort": "mount", "home": "city-stables"},
    "crystal-sceptre": {"price": 5, "home": "city-emporium"},
    "fex": {"price": 3, "sort": "pet"}, "hopper": {"price": 3, "sort": "pet"},
    "stinker": {"price": 3, "sort": "pet"}, "stompy": {"price": 4, "sort": "pet"},
    "terrance": {"price": 4, "sort": "pet"}, "wart": {"price": 3, "sort": "pet"},
    "whiskers": {"price": 3, "sort": "pet"},
    "flight-potion": {"price": 3, "sort": "trinket"},
    "vial-of-poison": {"price": 2, "sort": "trinket"},
}  # fmt: skip


@pytest.mark.rule("DTY-027", "DTY-028")
@pytest.mark.parametrize("name", FACTS)
def test_the_named_cards_are_as_they_are_told(name: str) -> None:
    of = CARDS[f"city-{name}"]
    assert {fact: getattr(of, fact) for fact in FACTS[name]} == FACTS[name]


@pytest.mark.rule("DTY-005")
def test_eighteen_posters_name_seven_kinds_of_enemies_and_three_alignments() -> None:
    listed = {c.wanted: c.copies for c in CARDS.values() if isinstance(c, content.Quest)}
    assert listed == {
        "animal": 2, "construct": 1, "dragon": 2, "elemental": 2, "fae": 1, "monster": 2,
        "spirit": 2, "good": 2, "neutral": 2, "evil": 2,
    }  # fmt: skip


# --- Enemies --------------------------------------------------------------------------------------


@pytest.mark.rule("DTY-062", "DTX-026")
def test_whom_the_air_elemental_beats_loses_strength_too_and_all_are_back_at_the_city() -> None:
    session = met("city-air-elemental", at=3, coming=(1, 6, *[3] * 20),
                  tokens={"dwarf": {"strength": 2, "life": 4}})  # fmt: skip
    answer(session, "strength")
    assert has(session, "dwarf", "life") == 3
    assert has(session, "dwarf", "strength") == 1
    assert heroes.region(session.table) == "inner"
    assert session.table["ground:6"][0].name == "city"
    assert heroes.at(session.table) == 6


@pytest.mark.rule("DTY-062", "DTX-023")
def test_or_at_the_castle_if_they_came_from_there() -> None:
    session = met("city-air-elemental", at=3, coming=(1, 6, *[3] * 20), counters={"entrance": 1},
                  tokens={"dwarf": {"strength": 2}})  # fmt: skip
    answer(session, "strength")
    assert heroes.region(session.table) == "outer"
    assert session.table["ground:6"][0].name == "castle"


@pytest.mark.rule("DTY-076")
def test_whom_the_water_elemental_beats_loses_a_follower() -> None:
    zones = {"followers:0": ["city-panhandler"], "pile:1": ["city-water-elemental"]}
    session = met("city-water-elemental", zones=zones, coming=(1, 6), tokens={
        "dwarf": {"strength": 2}})  # fmt: skip
    answer(session, "strength", "city-panhandler")
    assert names(session, "followers:0") == []


# --- Strangers ------------------------------------------------------------------------------------


@pytest.mark.rule("DTY-063")
def test_the_assassin_discards_a_weak_enemy_anywhere_on_the_road_for_three_gold() -> None:
    zones = {"pile:1": ["city-assassin"], "pile:2": ["wolf"],
             "pile:4": ["city-air-elemental"]}  # fmt: skip
    session = met("city-assassin", "dwarf", zones=zones, tokens={"dwarf": {"gold": 4}},
                  up=("wolf", "city-air-elemental"))  # fmt: skip
    answer(session, "yes")
    assert has(session, "dwarf", "gold") == 1
    assert names(session, "pile:2") == []
    assert names(session, "pile:4") == ["city-air-elemental"], "too strong"
    assert names(session, "trophies:0") == []
    unseen = met("city-assassin", "dwarf", zones={"pile:1": ["city-assassin"], "pile:2": ["wolf"]},
                 tokens={"dwarf": {"gold": 4}})  # fmt: skip
    until(unseen, "DTC-126", "no")
    assert has(unseen, "dwarf", "gold") == 4, "nothing that could be struck lies face up"


@pytest.mark.rule("DTY-073")
def test_the_piper_calls_the_open_enemies_near_by_to_one_guardian_combat() -> None:
    pile = ["wolf", "old-bear", "city-panhandler", "city-pied-piper", "boar", "rat-king", "adder"]
    session = met("city-pied-piper", spot=400, zones={"pile:1": pile}, coming=(3,) * 30,
                  tokens={name: {"strength": 20, "craft": 20} for name in TRIO},
                  up=("wolf", "old-bear", "boar", "rat-king", "adder"))  # fmt: skip
    assert sorted(names(session, "discard")) == ["boar", "old-bear", "rat-king"], (
        "two Draw Spots on either side"
    )
    assert {"wolf", "adder"} <= {*names(session, "pile:1")}


@pytest.mark.rule("DTY-073")
def test_who_is_left_lies_on_his_spot_and_without_any_nothing_happens() -> None:
    session = met("city-pied-piper", spot=200, zones={"pile:1": ["old-bear", "city-pied-piper"]},
                  coming=(1, 1, 1, 6, *[3] * 20), up=("old-bear",),
                  tokens={n: {"strength": 1, "craft": 1, "life": 9} for n in TRIO})  # fmt: skip
    until(session, "DTC-126")
    assert not names(session, "guardians")
    assert piece(session, "old-bear").counters["spot"] == 201
    alone = met("city-pied-piper")
    assert asked(alone) == "DTC-126"


# --- Events ---------------------------------------------------------------------------------------


@pytest.mark.rule("DTY-066", "DTX-031")
def test_on_crowded_streets_three_cards_come_with_each_of_two_new_draw_spots() -> None:
    pile = ["city-crowded-streets", "city-panhandler", "city-urchin", "city-haggler"]
    more = ["city-assassin", "city-jailer"]
    session = met("city-crowded-streets", zones={"pile:1": pile, "city-adventures": [
        *more, "wolf", "boar", "adder", "heron"]})  # fmt: skip
    assert session.table.count("city-crowd") == 2
    answer(session, "forward")
    assert len(names(session, "pile:1")) == 3 + 3
    assert session.table.count("city-crowd") == 1
    spots = sorted(card.counters["spot"] for card in session.table["pile:1"])
    assert spots == [200, 201, 202, 203, 300, 400], "right behind it"


@pytest.mark.rule("DTY-066")
def test_what_comes_out_of_the_crowd_is_no_new_spot() -> None:
    session = met("city-urchin", zones={"pile:1": ["city-urchin"], "city-adventures": [
        "city-jailer", "city-haggler", "city-panhandler", "wolf"]},
        counters={"city-crowd": 2, "city-crowd-more": 3})  # fmt: skip
    answer(session, "take", "forward")
    assert session.table.count("city-crowd") == 1
    assert len(names(session, "city-adventures")) == 1


@pytest.mark.rule("DTY-066")
def test_a_special_location_brings_them_too() -> None:
    session = town(step="draw", at=1, coming=(1, 5),
                   counters={"city-crowd": 1, "city-crowd-more": 3},
                   tokens={name: {"gold": 0} for name in TRIO})  # fmt: skip
    assert names(session, "ground:1") == ["city-alley", "city-soothsayer"]
    assert len(names(session, "pile:1")) == 3
    assert session.table.count("city-crowd") == 0


@pytest.mark.rule("DTY-068")
def test_after_the_festival_the_order_holds_as_long_as_they_are_in_the_region() -> None:
    session = met("city-festival", tokens={"dwarf": {"life": 2}})
    assert has(session, "dwarf", "life") == 3
    assert not marching_order.may_be_ordered(session.table)
    periods.enter(session.play, "inner")
    assert marching_order.may_be_ordered(session.table)


@pytest.mark.rule("DTY-071")
def test_lost_costs_one_card_and_leads_to_the_market() -> None:
    session = met("city-lost", at=2, coming=(3,) * 9, zones={
        "pile:2": ["city-lost"], "city-adventures": ["wolf", "city-panhandler"]})  # fmt: skip
    assert asked(session) == "DTC-B08", "the Panhandler, first to the leader"
    answer(session, "take")
    assert heroes.at(session.table) == 6
    assert "market" in keys(session)


@pytest.mark.rule("DTY-071")
def test_or_to_the_aid_that_the_road_leads_to() -> None:
    session = met("city-lost", at=2, to="city-soothsayer", coming=(3,) * 9, zones={
        "pile:2": ["city-lost"], "city-adventures": ["wolf", "city-panhandler"]},
        tokens={name: {"gold": 0} for name in TRIO})  # fmt: skip
    answer(session, "take")
    assert {MARKET, "city-soothsayer"} <= {*keys(session)}
    answer(session, "city-soothsayer")
    assert heroes.at(session.table) == 6
    assert session.table["ground:6"][0].name == "city-soothsayer"


BAZAAR = {"pile:1": ["city-travelling-bazaar"], "pile:2": ["wolf", "boar"],
          "pile:3": ["city-assassin"]}  # fmt: skip


@pytest.mark.rule("DTY-074")
def test_the_bazaar_packs_up_what_lies_on_the_city_road() -> None:
    session = met("city-travelling-bazaar", zones=BAZAAR, up=("wolf",))
    assert sorted(names(session, "city-bazaar")) == ["boar", "city-assassin", "wolf"]
    assert not any(card.face_up for card in session.table["city-bazaar"])
    assert names(session, "pile:2") == names(session, "pile:3") == []
    assert decks.active(session.play).name == "city", "in the City its own deck comes first"


@pytest.mark.rule("DTY-075", "DTX-015")
def test_outside_the_city_it_is_drawn_from_until_it_is_empty() -> None:
    session = town(to="tavern", step="draw", at=1, coming=(2, *[3] * 9),
                   zones={"city-bazaar": ["wolf", "boar"]},
                   counters={"city-bazaar-open": 1})  # fmt: skip
    assert sorted(names(session, "pile:1")) == ["boar", "wolf"]
    for _ in range(6):
        if told(session, "DTY-075"):
            break
        answer(session, "forward" if "forward" in keys(session) else keys(session)[0])
    assert session.table.count("city-bazaar-open") == 0
    assert decks.active(session.play).name == ""


@pytest.mark.rule("DTY-075")
def test_back_in_the_city_it_waits_and_in_a_village_its_rest_stays() -> None:
    session = town(step="arrive", at=2, on={"city-lane": {"visited": 1}},
                   counters={"city-bazaar-open": 1}, zones={"city-bazaar": ["wolf"]})  # fmt: skip
    assert names(session, "city-bazaar") == ["wolf"]
    village = town(step="village", at=0, to="city", counters={"city-bazaar-open": 1},
                   zones={"city-bazaar": ["wolf"]})  # fmt: skip
    assert names(village, "city-bazaar") == ["wolf"]
    assert decks.active(village.play).name == "city-bazaar"


# --- Followers and Places -------------------------------------------------------------------------


@pytest.mark.rule("DTY-069")
def test_the_haggler_swaps_one_object_without_asking_and_goes() -> None:
    session = town(step="onward", at=1, on={"city-alley": {"visited": 1}}, zones={
        "followers:0": ["city-haggler"], "items:0": ["sword"], "items:1": ["shield", "axe"],
    })  # fmt: skip
    answer(session, "use city-haggler", "axe")
    assert names(session, "items:0") == ["axe"]
    assert sorted(names(session, "items:1")) == ["shield", "sword"]
    assert names(session, "followers:0") == []
    nobody = town(step="onward", at=1, on={"city-alley": {"visited": 1}}, zones={
        "followers:0": ["city-haggler"], "items:0": ["sword"]})  # fmt: skip
    assert why(nobody, "use city-haggler")


@pytest.mark.rule("DTY-072")
def test_the_panhandler_earns_one_gold_of_each_stranger() -> None:
    session = met("city-assassin", zones={"pile:1": ["city-assassin"],
                  "followers:1": ["city-panhandler"]}, tokens={
                      name: {"gold": 0} for name in TRIO})  # fmt: skip
    until(session, "DTC-126", "no")
    assert [has(session, name, "gold") for name in TRIO] == [0, 1, 0]


@pytest.mark.rule("DTY-077", "DTY-078")
@pytest.mark.parametrize(("shown", "crafts"), [((6, 1, 1), (5, 2)), ((1, 6, 1), (3, 4))])
def test_at_chess_the_winner_gains_a_craft_and_the_loser_loses_one(
    shown: tuple[int, ...], crafts: tuple[int, int]
) -> None:
    tokens = {"dwarf": {"craft": 4}, "elf": {"craft": 3}}
    session = met("city-wizards-chess", "dwarf", "elf", coming=shown, tokens=tokens)
    lives = has(session, "dwarf", "life"), has(session, "elf", "life")
    answer(session, "yes")
    assert (has(session, "dwarf", "craft"), has(session, "elf", "craft")) == crafts
    assert (has(session, "dwarf", "life"), has(session, "elf", "life")) == lives
    assert names(session, "city-discard") == ["city-wizards-chess"]


@pytest.mark.rule("DTY-078")
def test_after_a_stand_off_it_stays() -> None:
    tokens = {"dwarf": {"craft": 3}, "elf": {"craft": 3}}
    session = met("city-wizards-chess", "dwarf", "elf", coming=(3, 3, 3, 3), tokens=tokens)
    answer(session, "yes", "no")
    assert names(session, "pile:1") == ["city-wizards-chess"]
    assert has(session, "dwarf", "craft") == 3


@pytest.mark.rule("DTX-036")
def test_the_rune_gate_leads_to_any_village_beyond_the_river_too() -> None:
    session = met("city-rune-gate")
    answer(session, "yes")
    assert len(keys(session)) == 2
    answer(session, "outer-village")
    assert heroes.at(session.table) == 0
    assert heroes.home(session.table).name == "outer-village"
    stays = met("city-rune-gate")
    answer(stays, "no")
    assert names(stays, "pile:1") == ["city-rune-gate"]


@pytest.mark.rule("DTY-079")
@pytest.mark.parametrize(("owner", "may"), [(0, True), (1, False)])
def test_with_an_urchin_the_leader_leaves_out_a_road_space_before_its_dice(
    owner: int, may: bool
) -> None:
    session = town(step="space_done", at=1, zones={f"followers:{owner}": ["city-urchin"]},
                   on={"city-alley": {"visited": 1}}, coming=(2,) * 9)  # fmt: skip
    answer(session, "order 0 1 2")
    assert ("skip" in keys(session)) is may
    if may:
        answer(session, "skip")
        assert heroes.at(session.table) == 3
        assert piece(session, "city-lane").counters.get("visited", 0) == 0, "met on the way home"


@pytest.mark.rule("DTY-080")
def test_the_one_behind_it_is_met_in_full() -> None:
    session = town(step="space_done", at=1, zones={"followers:0": ["city-urchin"],
                   "city-adventures": ["city-jailer", "city-haggler", "wolf"]},
                   on={"city-alley": {"visited": 1}}, coming=(2,) * 9)  # fmt: skip
    answer(session, "order 0 1 2", "skip")
    assert len(names(session, "pile:3")) == 2
    assert "skip" not in keys(session)
    assert piece(session, "city-street").counters["visited"] == 1
    until(session, "DTC-100", "forward", "leave")


def test_the_way_back_over_the_straddle_offers_the_city_again() -> None:
    assert asked(at_the_city()) == "DTC-104"
