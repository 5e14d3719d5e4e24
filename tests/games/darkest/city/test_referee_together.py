"""City with other boxes before a strict referee."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.ground import decks
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.city.laid import (
    IN,
    LATER,
    OUT,
    ROAD,
    market,
    met,
    met_here,
    town,
    walked,
)
from tests.games.darkest.laying import (
    answer,
    asked,
    keys,
    names,
    told,
    until,
)

# --- with other boxes -----------------------------------------------------------------------------


@pytest.mark.rule("DTR-015", "DTX-011")
def test_the_reaper_is_on_the_fields_as_the_party_walks_out_of_the_city() -> None:
    session = walked(
        zones={"reaper-road:3": ["reaper-figure"]}, options=put_in_play(["city", "reaper"])
    )
    assert names(session, "reaper-road:1") == ["reaper-figure"]


@pytest.mark.rule("DTY-013", "DTR-028", "DTR-030")
def test_from_the_wharf_to_the_graveyard_of_the_reaper_his_trove_lies_there() -> None:
    magic = ["reaper-flying-carpet", "reaper-hearth-rune", "reaper-rod-of-ruin"]
    session = town(
        step="draw", at=1, coming=(1, 2, *LATER), options=put_in_play(["city", "reaper"]),
        zones={"troves": ["amulet", "aegis", "helm"], "reaper-troves": magic},
    )  # fmt: skip
    answer(session, "move to graveyard")
    until(session, "DTC-104")
    assert sorted(names(session, "trove")) == sorted(magic)
    assert {"fight", "reaper_is_faced"} <= {*keys(session)}


MOON = {"bloodmoon-up": 1, "bloodmoon-shines": 1, "bloodmoon-bitten": 1, "foes-less": 1}
BITTEN = {
    "quest:1": ["bloodmoon-lycanthrope"], "bloodmoon-lycanthropes": ["bloodmoon-lycanthrope"] * 4,
    "bloodmoon-beside": ["bloodmoon-figure"],
}  # fmt: skip

WITH_MOON = put_in_play(["city", "bloodmoon"])


@pytest.mark.rule("DTB-027", "DTY-047")
@pytest.mark.parametrize("jailed", [True, False])
def test_at_night_a_lycanthrope_in_jail_attacks_nobody(jailed: bool) -> None:
    session = met(
        "city-festival", options=WITH_MOON, counters=MOON, zones=BITTEN, coming=(1, 3, 3, *LATER),
        on={"elf": IN} if jailed else {},
    )  # fmt: skip
    assert session.table.count("bloodmoon-night") == 1
    assert bool(told(session, "DTB-027")) is not jailed


@pytest.mark.rule("DTB-010", "DTB-012", "DTY-050")
def test_the_moon_stays_up_over_a_village_while_the_last_lycanthrope_is_in_jail() -> None:
    session = town(
        step="home", at=1, to="city", options=WITH_MOON, counters=MOON, zones=BITTEN, on={"elf": IN}
    )
    assert asked(session) == "DTC-081"
    assert session.table.count("bloodmoon-up") == 1
    assert names(session, "quest:1") == ["bloodmoon-lycanthrope"]


def outside(rises: bool = False, **more: Any) -> Session:
    """The party has left the City with the Bazaar behind it, and is about to meet a card; does the
    moon rise as it lies there?"""
    zones = {
        "pile:4": ["wolf", "adder"],
        "city-bazaar": ["boar", "heron"], "bloodmoon-beside": ["bloodmoon-figure"],
        "bloodmoon-lycanthropes": ["bloodmoon-lycanthrope"] * 5,
    }  # fmt: skip
    session = town(
        "dwarf", step="arrive", at=4, to="city", options=WITH_MOON, zones=zones, coming=LATER,
        on={"hills": {"visited": 1}}, counters={"city-bazaar-open": 1}, **more,
    )  # fmt: skip
    assert decks.active(session.play).name == "city-bazaar"
    if rises:
        session.play.count("bloodmoon-up", 1)
    return session


@pytest.mark.rule("DTY-075", "DTX-015", "DTB-007")
@pytest.mark.parametrize("rises", [True, False])
def test_a_moon_that_rises_puts_another_deck_in_a_slot_and_ends_the_bazaar(rises: bool) -> None:
    session = until(outside(rises), "DTC-126", "strength", "evade")
    assert (session.table.count("city-bazaar-open") == 0) is rises
    assert (names(session, "city-bazaar") == []) is rises


@pytest.mark.rule("DTX-035", "DTY-090", "DTH-037")
def test_before_movement_both_flight_potions_serve_and_among_the_spots_the_highlands_alone() -> (
    None
):
    both = {"items:0": ["city-flight-potion"], "items:1": ["highland-flight-potion"]}
    on = {name: {"visited": 1} for name in ROAD[:2]}
    more: dict[str, Any] = {"options": put_in_play(["city", "highland"]), "coming": LATER}
    before = town(step="onward", at=2, on=on, zones=both, **more)
    assert len([key for key in keys(before) if key.startswith("use ")]) == 2
    among = {**both, "pile:2": ["city-pillory", "city-bathhouse"]}
    session = town(step="spot", args={"spot": 100}, at=2, on=on, zones=among, **more)
    until(session, "DTC-126", "no")
    (left,) = [key for key in keys(session) if key.startswith("use ")]
    assert left.startswith("use highland")


@pytest.mark.rule("DTL-002", "DTY-004")
def test_a_potion_that_is_burned_is_not_for_sale_again() -> None:
    held = ["city-vial-of-poison", "firelands-sultans-lamp"]
    session = town(
        "dwarf", step="onward", at=1, on={ROAD[0]: {"visited": 1}}, coming=LATER,
        options=put_in_play(["city", "firelands"]), counters={"firelands-joined": 1},
        zones={"items:0": held, "quest:0": ["city-wanted-dragon"],
               "city-apothecary": ["city-flight-potion"]},
    )  # fmt: skip
    answer(session, "use firelands")
    assert not [key for key in keys(session) if "wanted" in key]
    answer(session, "city-vial")
    assert names(session, "burned") == ["city-vial-of-poison"]
    assert names(session, "city-apothecary") == ["city-flight-potion"]


@pytest.mark.rule("DTX-037", "DTC-084")
def test_with_a_horse_of_the_other_stables_one_has_to_go() -> None:
    session = market(
        "dwarf", options=put_in_play(["city", "sacredpool"]), tokens={"dwarf": {"gold": 9}},
        zones={"mount:0": ["sacredpool-riding-horse"]}, coming=LATER,
    )  # fmt: skip
    answer(session, "market", "shop city-stables", "buy city-riding-horse", "for sacredpool")
    assert names(session, "mount:0") == ["city-riding-horse"]


@pytest.mark.rule("DTY-050", "DTW-074")
def test_who_cannot_change_places_and_was_in_jail_joins_at_the_rear_as_well() -> None:
    session = town(
        step="arrive", to="city", at=6, on={"dwarf": OUT, "city": {"visited": 1}},
        options=put_in_play(["city", "woodland"]), coming=LATER,
        zones={"quest:0": ["woodland-path-of-the-determined"]},
    )  # fmt: skip
    assert heroes.here(session.table) == (1, 2, 0)


@pytest.mark.rule("DTY-066")
def test_a_special_location_brings_three_under_crowded_streets_too() -> None:
    session = town(
        "monk", step="draw", at=2, on={ROAD[0]: {"visited": 1}}, coming=(1, 5, *LATER),
        counters={"city-crowd": 2, "city-crowd-more": 3},
        zones={"city-adventures": ["city-gaming-house", "city-pillory", "city-bathhouse"]},
    )  # fmt: skip
    until(session, "DTC-126", "none")
    assert len(names(session, "pile:2")) == 3


@pytest.mark.rule("DTX-031", "DTY-066", "DTR-063")
def test_the_fiend_slayer_draws_for_the_spot_and_not_for_what_the_crowd_brings() -> None:
    crowd = ["city-bathhouse", "city-pawnshop", "city-informer"]
    session = town(
        "monk", step="spot", args={"spot": 100}, at=1, on={ROAD[0]: {"visited": 1}}, coming=LATER,
        counters={"city-crowd": 1, "city-crowd-more": 3}, options=put_in_play(["city", "reaper"]),
        zones={
            "followers:0": ["reaper-fiend-slayer"], "pile:1": ["city-roof-walk"],
            "city-adventures": ["city-gaming-house", "city-pillory", *crowd],
        },
    )  # fmt: skip
    while heroes.at(session.table) == 1 and len(met_here(session)) < 5:
        answer(session, "no" if "no" in keys(session) else "forward")
    assert sorted(met_here(session)) == sorted(
        ["roof-walk", "pillory", "bathhouse", "pawnshop", "informer"]
    )
    assert names(session, "city-adventures") == ["city-gaming-house"]


@pytest.mark.rule("DTY-075", "DTX-015", "DTH-006")
def test_the_highlands_deck_ends_the_bazaar() -> None:
    session = town(
        "dwarf", step="at_destination", at=6, to="crags", on={"crags": {"visited": 1}},
        options=put_in_play(["city", "highland"]), coming=LATER,
        counters={"city-bazaar-open": 1}, zones={"city-bazaar": ["wolf", "boar"]},
    )  # fmt: skip
    answer(session, "cross highland")
    assert decks.active(session.play).name == "highland"
    assert (names(session, "city-bazaar"), session.table.count("city-bazaar-open")) == ([], 0)
