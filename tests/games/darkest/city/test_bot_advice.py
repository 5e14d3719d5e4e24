"""City: what a careful party of bots does there."""

from __future__ import annotations

import pytest

from tests.games.darkest.city.laid import MARKET, ON, at_the_city, met, town
from tests.games.darkest.city.test_jail import IN, moves
from tests.games.darkest.laying import TRIO, answer, setting_out
from tests.games.darkest.reaper.test_bot_advice import chosen

STRONG = {"strength": 6, "craft": 5, "life": 6, "gold": 6}


def strong() -> dict[str, dict[str, int]]:
    return {name: dict(STRONG) for name in TRIO}


def test_it_goes_on_into_the_city_once_it_is_strong_enough() -> None:
    assert chosen(at_the_city(tokens=strong())) == "cross city"
    weak = {name: {"strength": 1, "life": 1} for name in TRIO}
    assert chosen(at_the_city(tokens=weak)) != "cross city"


def test_it_sets_out_for_the_city_now_and_then() -> None:

    found = {
        chosen(setting_out(options=ON, tokens=strong(), counters={"journeys": n}))
        for n in range(1, 9)
    }
    assert "city" in found


@pytest.mark.parametrize(("gold", "does"), [(6, "market"), (0, "home")])
def test_at_the_market_it_shops_if_it_can_afford_anything(gold: int, does: str) -> None:
    tokens = {name: {"gold": gold} for name in TRIO}
    session = town(step="at_destination", at=6, on={MARKET: {"visited": 1}}, tokens=tokens)
    assert chosen(session) == does


def test_it_visits_a_shop_that_has_something_buys_and_leaves_when_nothing_is_left() -> None:
    stocks = ("stables", "apothecary", "menagerie", "emporium")
    zones = {f"city-{name}": [] for name in stocks} | {"city-menagerie": ["city-fex"]}
    tokens = {"dwarf": {"gold": 6}, "elf": {"gold": 0}, "monk": {"gold": 0}}
    session = town(step="at_destination", at=6, on={MARKET: {"visited": 1}}, zones=zones,
                   tokens=tokens)  # fmt: skip
    answer(session, "market")
    assert chosen(session) == "shop city-menagerie"
    answer(session, "shop city-menagerie")
    assert chosen(session) == "buy city-fex"
    answer(session, "buy city-fex", "ready", "ready", "ready")
    assert chosen(session) == "leave"


def test_who_is_in_jail_buys_nothing() -> None:
    session = town("dwarf", "elf", step="at_destination", at=6,
                   on={MARKET: {"visited": 1}, "elf": IN},
                   tokens={"elf": {"gold": 9}, "dwarf": {"gold": 0}})  # fmt: skip
    assert chosen(session) == "home"


@pytest.mark.parametrize(("gold", "does"), [(9, "bail"), (4, "roll")])
def test_the_rich_pay_their_way_out_of_jail(gold: int, does: str) -> None:
    assert chosen(moves(on={"elf": IN}, tokens={"elf": {"gold": gold}})) == does


def test_it_claims_what_its_posters_pay() -> None:
    zones = {"quest:0": ["city-wanted-animal"], "trophies:0": ["wolf"]}
    assert chosen(at_the_city(zones=zones)) == "poster claim 0"
    hung = {"city-wanted": ["city-wanted-animal"], "trophies:1": ["wolf"]}
    assert chosen(at_the_city(zones=hung)) == "poster hand 0"


def test_it_stomps_on_enemies_and_shifts_those_that_are_too_strong() -> None:
    stompy = met("wolf", zones={"items:0": ["city-stompy"], "pile:1": ["wolf"]}, up=("wolf",))
    assert chosen(stompy) == "stomp"
    shifts = met("old-bear", zones={"items:0": ["city-stinker"], "pile:1": ["old-bear"]},
                 tokens={"dwarf": {"strength": 1}})  # fmt: skip
    assert chosen(shifts) == "back"


def test_it_prays_with_what_it_can_spare() -> None:
    session = town("dwarf", step="destination", at=6, to="city-high-temple",
                   tokens={"dwarf": {"gold": 3}})  # fmt: skip
    assert chosen(session) == "pray 2"
