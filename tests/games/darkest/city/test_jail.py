"""City: the Jail, who is sent there, and how one gets out."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.campaign import roster
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.modules.city import jail
from tabletop.games.darkest.party import heroes, periods
from tests.games.darkest.city.laid import MARKET, at_the_city, met, town
from tests.games.darkest.laying import answer, asked, has, keys, names, piece, told, until, why

IN = {"away": 1, jail.JAILED: 1}
OUT = {"away": 1, jail.WAITS: 1}
AT_CASTLE = {"away": 1, jail.WAITS: 2}


def moves(*who: str, on: Any = None, **more: Any) -> Session:
    """The party is about to come to the Lane, where nothing lies."""
    laid = {"city-lane": {"visited": 1}, "city-alley": {"visited": 1}, **(on or {})}
    return town(*who, step="arrive", at=more.pop("at", 2), on=laid, **more)


@pytest.mark.rule("DTY-003", "DTY-047")
def test_who_is_jailed_is_away_keeps_all_and_meets_nothing() -> None:
    zones = {"items:0": ["sword"], "pile:1": ["city-drunken-revelry", "wolf"]}
    session = met("city-drunken-revelry", zones=zones, coming=(1, 5, 5))
    assert heroes.here(session.table) == (1, 2)
    assert heroes.living(session.table) == (0, 1, 2)
    assert names(session, "items:0") == ["sword"]
    assert has(session, "dwarf", jail.JAILED) == 1
    assert asked(session) == "DTC-126"
    answer(session, "forward")
    assert "dwarf" not in session.decision.ask.lower()  # type: ignore[union-attr]


@pytest.mark.rule("DTY-067")
def test_at_the_revelry_only_who_rolls_a_one_goes() -> None:
    session = met("city-drunken-revelry", coming=(2, 1, 1))
    assert heroes.here(session.table) == (0,)
    none = met("city-drunken-revelry", coming=(2, 6, 3))
    assert heroes.here(none.table) == (0, 1, 2)


@pytest.mark.rule("DTY-048")
@pytest.mark.parametrize(("shown", "free"), [(4, False), (5, True), (6, True)])
def test_each_time_the_others_move_a_prisoner_rolls(shown: int, free: bool) -> None:
    session = moves(on={"elf": IN}, coming=(shown,))
    assert asked(session) == "DTY-048"
    answer(session, "roll")
    assert bool(has(session, "elf", jail.WAITS)) is free
    assert bool(has(session, "elf", jail.JAILED)) is not free
    assert heroes.is_away(session.table, 1), "free, it waits in the City"
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTY-048")
def test_or_pays_three_gold() -> None:
    session = moves(on={"elf": IN}, tokens={"elf": {"gold": 4}})
    answer(session, "bail")
    assert has(session, "elf", "gold") == 1
    assert has(session, "elf", jail.WAITS) == 1
    poor = moves(on={"elf": IN}, tokens={"elf": {"gold": 2}})
    assert why(poor, "bail") == "DTY-048"


@pytest.mark.rule("DTY-048")
def test_it_tries_between_shops_too() -> None:
    session = town(step="at_destination", at=6, on={MARKET: {"visited": 1}, "elf": IN})
    answer(session, "market", "shop city-stables")
    assert asked(session) == "DTY-048"


@pytest.mark.rule("DTY-050")
def test_who_is_out_joins_at_the_rear_where_the_party_comes_through() -> None:
    session = town(step="arrive", to="city", at=6, on={"dwarf": OUT, "city": {"visited": 1}})
    assert heroes.here(session.table) == (1, 2, 0)
    elsewhere = moves(on={"dwarf": OUT})
    assert heroes.here(elsewhere.table) == (1, 2)


@pytest.mark.rule("DTY-050", "DTX-023")
def test_it_waits_at_the_way_by_which_the_party_came_into_the_region() -> None:
    session = moves(on={"elf": IN}, coming=(6,), counters={"entrance": 1})
    answer(session, "roll")
    assert has(session, "elf", jail.WAITS) == 2
    there = town(step="arrive", to="castle", at=6, on={"elf": AT_CASTLE, "castle": {"visited": 1}})
    assert heroes.here(there.table) == (0, 2, 1)
    other = town(step="arrive", to="city", at=6, on={"elf": AT_CASTLE, "city": {"visited": 1}})
    assert heroes.here(other.table) == (0, 2)


@pytest.mark.rule("DTY-050")
def test_in_a_village_who_is_out_is_there_and_who_is_in_stays_behind() -> None:
    session = town(step="home", at=1, to="city", on={"dwarf": OUT, "monk": IN})
    assert heroes.here(session.table) == (1, 0)
    assert heroes.is_away(session.table, 2)
    assert asked(session) == "DTC-081"


@pytest.mark.rule("DTY-050")
def test_on_the_next_trip_it_goes_on_trying() -> None:
    session = town(step="arrive", at=1, to="tavern", on={"monk": IN, "fields": {"visited": 1}},
                   coming=(3,))  # fmt: skip
    assert asked(session) == "DTY-048"


@pytest.mark.rule("DTY-049", "DTY-050")
def test_if_everybody_is_in_jail_they_try_until_one_stands_in_the_city() -> None:
    on = {"dwarf": IN, "elf": IN, "monk": IN}
    session = town(step="nobody_left", at=2, on=on, coming=(1, 1, 1, 1, 5, 3, *[3] * 20))
    while asked(session) == "DTY-048":
        answer(session, "roll")
    assert [line.rule for line in session.lines].count("DTY-049") == 2
    assert heroes.here(session.table) == (1,)
    assert session.table["ground:6"][0].name == "city"
    assert heroes.at(session.table) == 6
    assert not session.over


@pytest.mark.rule("DTY-049")
def test_the_last_of_the_party_is_taken_from_a_card() -> None:
    session = met("city-drunken-revelry", "dwarf", coming=(1, 6, *[3] * 20))
    answer(session, "roll")
    assert heroes.here(session.table) == (0,)
    assert session.table["ground:6"][0].name == "city"


@pytest.mark.rule("DTY-064", "DTY-065")
def test_who_pays_the_sheriff_is_not_jailed_in_the_region() -> None:
    session = met("city-corrupt-sheriff", "dwarf", "elf", tokens={
        "dwarf": {"gold": 3}, "elf": {"gold": 3, "fate": 2},
    })  # fmt: skip
    answer(session, "yes", "no")
    assert has(session, "dwarf", "gold") == 1
    assert has(session, "elf", "fate") == 1
    list(jail.take_to_jail(session.play, 0))
    list(jail.take_to_jail(session.play, 1))
    assert heroes.here(session.table) == (0,)
    periods.enter(session.play, "inner")
    list(jail.take_to_jail(session.play, 0))
    assert heroes.here(session.table) == ()


@pytest.mark.rule("DTY-070")
def test_the_jailer_opens_at_the_first_attempt() -> None:
    session = moves(on={"elf": IN}, zones={"followers:1": ["city-jailer"]})
    assert has(session, "elf", jail.WAITS) == 1
    assert asked(session) == "DTC-126"
    assert told(session, "DTY-070")


@pytest.mark.rule("DTY-048")
def test_a_pardon_is_of_use_in_jail() -> None:
    session = moves(on={"elf": IN}, zones={"items:1": ["city-forged-pardon"]})
    answer(session, "use city-forged-pardon")
    assert has(session, "elf", jail.WAITS) == 1
    assert names(session, "items:1") == []


@pytest.mark.rule("DTY-047")
def test_the_roster_knows_who_is_in_jail() -> None:
    session = moves(on={"elf": IN}, coming=(3,))
    assert {jail.JAILED, jail.WAITS, "away"} <= {*roster.kept(session.table).heroes}


@pytest.mark.rule("DTY-003")
def test_the_jail_is_no_place_that_a_road_leads_to() -> None:
    listed = [each.id for each in drawn("darkest+city").locations()]
    assert not [name for name in listed if "jail" in name]
    session = at_the_city()
    answer(session, "cross city")
    assert "city-jail" not in keys(session)


def test_the_others_go_on_and_the_prisoner_keeps_its_place() -> None:
    session = moves(on={"dwarf": IN}, coming=(2, *[3] * 9))
    answer(session, "roll")
    assert heroes.leader(session.table) == 1
    until(session, "DTC-126")
    assert piece(session, "dwarf").zone == "hero:0"
