"""City: what its shops sell: a horse, a sceptre, pets and potions."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, spells
from tests.games.darkest.city.laid import met, town
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


def with_pet(pet: str, card: str, *heroes_: str, place: int = 0, **more: Any) -> Session:
    zones = {f"items:{place}": [pet], "pile:1": [card], **more.pop("zones", {})}
    return met(card, *heroes_, zones=zones, **more)


@pytest.mark.rule("DTY-081")
@pytest.mark.parametrize(("at", "may"), [(1, True), (2, False), (3, True), (5, False)])
def test_the_riding_horse_skips_even_spaces_but_never_the_market(at: int, may: bool) -> None:
    road = ("alley", "lane", "street", "avenue", "square")
    on = {f"city-{each}": {"visited": 1} for each in road}
    session = town(step="space_done", at=at, zones={"mount:0": ["city-riding-horse"]}, on=on,
                   coming=(3,) * 9)  # fmt: skip
    answer(session, "order 0 1 2")
    assert ("skip" in keys(session)) is may


@pytest.mark.rule("DTY-082")
def test_the_sceptre_fights_on_craft_when_an_enemy_was_just_turned_up() -> None:
    session = with_pet("city-crystal-sceptre", "wolf", tokens={"dwarf": {"craft": 6}})
    assert "mind" in keys(session)
    lay_open = with_pet("city-crystal-sceptre", "wolf", up=("wolf",))
    assert "mind" not in keys(lay_open)


# --- Fex ------------------------------------------------------------------------------------------


@pytest.mark.rule("DTY-083")
def test_fex_shows_its_leader_the_top_card() -> None:
    zones = {"items:0": ["city-fex"], "items:1": ["city-stompy"]}
    session = town(step="onward", at=1, on={"city-alley": {"visited": 1}}, zones=zones)
    looks = [key for key in keys(session) if key.startswith("fetch-look")]
    assert looks == ["fetch-look 0"]
    before = names(session, "city-adventures")
    answer(session, "fetch-look 0")
    assert told(session, "DTC-313")
    assert names(session, "city-adventures") == before
    rear = town(step="onward", at=1, on={"city-alley": {"visited": 1}},
                zones={"items:1": ["city-fex"]})  # fmt: skip
    assert not [key for key in keys(rear) if key.startswith("fetch-look")]


@pytest.mark.rule("DTY-083")
def test_fex_looks_when_its_bearer_loses_a_turn() -> None:
    session = met("city-assassin", "elf", "tavern-maid", zones={
        "pile:1": ["city-assassin"], "items:1": ["city-fex"]}, coming=(3, *[3] * 9),
        tokens={"elf": {"gold": 0}})  # fmt: skip
    until(session, "DTY-058", "no")
    answer(session, "pour")
    assert asked(session) == "DTY-083"
    answer(session, "look")
    assert told(session, "DTC-313")


# --- Hopper, Stinker, Stompy, Terrance ------------------------------------------------------------


@pytest.mark.rule("DTY-084")
def test_hoppers_bearer_need_not_meet_a_place() -> None:
    session = with_pet("city-hopper", "city-wizards-chess")
    assert asked(session) == "DTY-084"
    answer(session, "hop")
    assert "elf" in session.decision.ask.lower(), "the others do"  # type: ignore[union-attr]
    stranger = with_pet("city-hopper", "city-assassin", tokens={"dwarf": {"gold": 0}})
    assert asked(stranger) != "DTY-084"


@pytest.mark.rule("DTY-085")
def test_stinker_shifts_an_enemy_by_one_draw_spot_once_on_a_road_space() -> None:
    zones = {"pile:1": ["wolf", "city-wizards-chess", "boar"]}
    session = with_pet("city-stinker", "wolf", zones=zones)
    assert asked(session) == "DTY-085"
    answer(session, "ahead")
    assert piece(session, "wolf").counters["spot"] == 201
    assert asked(session) == "DTC-126", "nobody else meets it here"
    answer(session, "forward")
    until(session, "DTC-126", "no")
    answer(session, "forward")
    assert asked(session) == "DTC-185", "once"


@pytest.mark.rule("DTY-085")
def test_past_the_last_spot_it_opens_a_new_one() -> None:
    session = answer(with_pet("city-stinker", "wolf"), "ahead")
    assert piece(session, "wolf").counters["spot"] == 200
    answer(session, "forward")
    assert "Wolf" in session.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTY-085")
def test_shifted_back_it_is_met_on_the_way_home() -> None:
    zones = {"pile:1": ["city-wizards-chess", "wolf", "boar"]}
    session = with_pet("city-stinker", "wolf", spot=200, zones=zones, up=("city-wizards-chess",))
    answer(session, "back")
    assert piece(session, "wolf").counters["spot"] < 100
    answer(session, "forward")
    assert "Boar" in session.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTY-086")
def test_stompy_discards_an_open_card_before_it_is_met() -> None:
    session = with_pet("city-stompy", "wolf", up=("wolf",))
    assert asked(session) == "DTY-086"
    answer(session, "stomp")
    assert names(session, "pile:1") == []
    assert names(session, "trophies:0") == []
    hidden = with_pet("city-stompy", "wolf")
    assert asked(hidden) == "DTC-185", "what is turned up now did not lie face up"


@pytest.mark.rule("DTY-086")
def test_once_on_a_road_space() -> None:
    zones = {"pile:1": ["wolf", "boar"]}
    session = with_pet("city-stompy", "wolf", zones=zones, up=("wolf", "boar"))
    answer(session, "stomp", "forward")
    assert asked(session) == "DTC-185"


@pytest.mark.rule("DTY-087")
def test_terrances_bearer_meets_one_draw_spot_twice_alone() -> None:
    session = with_pet("city-terrance", "city-assassin", tokens={"dwarf": {"gold": 0}}, zones={
        "followers:0": ["city-panhandler"]})  # fmt: skip
    until(session, "DTC-126", "no")
    assert has(session, "dwarf", "gold") == 1
    answer(session, "once-more 0")
    until(session, "DTC-126", "no")
    assert has(session, "dwarf", "gold") == 2
    assert not [key for key in keys(session) if key.startswith("once-more")]


# --- Wart and Whiskers ----------------------------------------------------------------------------


def toad(*coming: int, **more: Any) -> Session:
    """The Dwarf, who has Wart, fights the Wolf, and does not beat it."""
    tokens = {"dwarf": {"strength": 1, "life": 4}, **more.pop("tokens", {})}
    session = with_pet("city-wart", "wolf", "dwarf", coming=coming, tokens=tokens, **more)
    return until(answer(session, "strength"), "DTC-126")


@pytest.mark.rule("DTY-088")
def test_an_enemy_that_rolled_a_one_is_a_toad_without_abilities() -> None:
    session = toad(1, 1)
    wolf = piece(session, "wolf")
    assert names(session, "pile:1") == ["wolf"]
    foe = foe_of(wolf, turned=False)
    assert (foe.title, foe.strength, foe.craft) == ("Toad", 1, 1)
    assert space_positions.is_void(session.table, wolf)
    usual = toad(1, 2)
    assert foe_of(piece(usual, "wolf"), turned=False).title == "Wolf"


@pytest.mark.rule("DTY-088")
def test_for_three_turns() -> None:
    session = toad(1, 1)
    for left in (True, True, True, False):
        spells.begin_turn(session.play)
        assert (foe_of(piece(session, "wolf"), turned=False).title == "Toad") is left


@pytest.mark.rule("DTY-088")
def test_who_is_beaten_is_no_toad_and_others_make_none() -> None:
    beaten = toad(6, 5, 1, tokens={"dwarf": {"strength": 9, "life": 4}})
    assert beaten.table.count("toads") == 0
    session = with_pet("city-wart", "old-bear", place=1, coming=(1, 1),
                       tokens={"dwarf": {"strength": 1}})  # fmt: skip
    answer(session, "strength")
    assert session.table.count("toads") == 0


@pytest.mark.rule("DTY-089")
def test_whiskers_puts_an_event_under_its_deck_for_its_leader() -> None:
    session = with_pet("city-whiskers", "city-festival")
    answer(session, "yes")
    assert names(session, "city-adventures")[0] == "city-festival"
    assert names(session, "pile:1") == []
    rear = with_pet("city-whiskers", "city-festival", place=1)
    assert asked(rear) == "DTC-126", "the Festival has been"


# --- potions --------------------------------------------------------------------------------------


@pytest.mark.rule("DTY-090")
def test_the_flight_potion_carries_the_party_along_its_road_before_it_moves() -> None:
    zones = {"items:0": ["city-flight-potion"]}
    session = town(step="onward", at=1, on={"city-alley": {"visited": 1}}, zones=zones,
                   coming=(3,) * 9)  # fmt: skip
    answer(session, "use city-flight-potion", "space 4")
    assert heroes.at(session.table) == 4
    assert names(session, "items:0") == []
    early = town(step="onward", at=1, on={"city-alley": {"visited": 1}},
                 zones={**zones, "pile:1": ["wolf"]})  # fmt: skip
    assert why(early, "use city-flight-potion"), "a card here is still to be met"


@pytest.mark.rule("DTY-091")
@pytest.mark.parametrize(("mode", "enemy", "score"), [("mode 0", "wolf", "Strength 1")])
def test_a_vial_of_poison_weakens_an_enemy_for_that_combat(
    mode: str, enemy: str, score: str
) -> None:
    session = with_pet("city-vial-of-poison", enemy)
    answer(session, "yes", mode)
    assert score in session.decision.ask  # type: ignore[union-attr]
    assert names(session, "items:0") == []
    assert "city-vial-of-poison" in names(session, "city-apothecary")


def test_nobody_else_is_asked_about_pets() -> None:
    session = met("wolf", zones={"pile:1": ["wolf"]})
    assert asked(session) == "DTC-185"
    assert {*TRIO} == {heroes.hero_at(session.table, n).name for n in heroes.PLACES}
