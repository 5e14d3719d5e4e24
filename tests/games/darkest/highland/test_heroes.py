"""Highland: its heroes, as their rulebook has them."""

from __future__ import annotations

import pytest

from tests.games.darkest.highland.heights import (
    ROAD,
    about,
    before_guardians,
    climbing,
    goes_on,
    met,
)
from tests.games.darkest.laying import (
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    told,
    why,
)

# --- heroes ---------------------------------------------------------------------------------------


@pytest.mark.rule("DTH-028")
@pytest.mark.parametrize("leads", [True, False])
def test_the_highlander_may_add_a_die_of_cards_on_hills(leads: bool) -> None:
    who = ("highland-highlander", "elf") if leads else ("elf", "highland-highlander")
    session = climbing(*who, at=1, step="draw", coming=(2, 3))
    assert asked(session) == "DTH-028"
    answer(session, "add")
    assert len(names(session, "pile:1")) == 5


@pytest.mark.rule("DTH-028")
def test_in_every_region_and_again_where_the_party_has_been() -> None:
    session = about("highland-highlander", at=4, step="arrive", on={"hills": {"visited": 1}},
                    zones={"adventure": ["wolf", "heron", "ox"]}, coming=(1,))  # fmt: skip
    answer(session, "add")
    assert len(names(session, "pile:4")) == 1, "a 1 is a card, and no special location"
    assert not told(session, "DTC-117")
    session = climbing("highland-highlander", at=2, step="draw", coming=(2,))
    assert asked(session) != "DTH-028"


@pytest.mark.rule("DTH-029")
def test_the_rogue_shoots_for_nothing() -> None:
    tokens = {"highland-rogue": {"strength": 1, "gold": 0, "life": 9}}
    session = before_guardians("highland-rogue", coming=(4, *[1] * 9), tokens=tokens)
    answer(session, "shoot")
    assert piece(session, "highland-cave-bear").counters["hurt-s"] == 2
    session = before_guardians("dwarf", coming=(4, *[1] * 9), tokens={"dwarf": {"life": 9}})
    assert "shoot" not in keys(session)


@pytest.mark.rule("DTH-030")
@pytest.mark.parametrize(("card", "more"), [("climbers-hut", 1), ("goatherd", 0)])
def test_the_rogue_has_a_coin_of_who_sells_objects(card: str, more: int) -> None:
    session = met(f"highland-{card}", "highland-rogue", tokens={"highland-rogue": {"gold": 0}})
    assert has(session, "highland-rogue", "gold") == more


@pytest.mark.rule("DTH-031")
@pytest.mark.parametrize(("up", "life"), [(False, 3), (True, 2)])
def test_the_vampiress_heals_by_whom_she_meets_just_turned_up(up: bool, life: int) -> None:
    tokens = {"highland-vampiress": {"life": 2, "strength": 9}}
    session = climbing("highland-vampiress", at=2, zones={"pile:2": ["wolf"]},
                       up=("wolf",) if up else (), counters={"spot": 0}, tokens=tokens,
                       on={ROAD[1]: {"visited": 1}}, coming=(5, 1))  # fmt: skip
    answer(session, "forward")
    goes_on(session, "fight", until=lambda s: bool(names(s, "trophies:0")))
    assert has(session, "highland-vampiress", "life") == life


@pytest.mark.rule("DTH-032")
def test_once_per_road_space_she_drains_anybodys_follower() -> None:
    session = climbing("elf", "highland-vampiress", at=2,
                       tokens={"highland-vampiress": {"life": 1}},
                       zones={"followers:0": ["guide", "princess"]},
                       on={ROAD[1]: {"visited": 1}})  # fmt: skip
    answer(session, "drain 1 guide")
    assert names(session, "followers:0") == ["princess"]
    assert has(session, "highland-vampiress", "life") == 2
    assert why(session, "drain 1 princess") == "DTH-032"
