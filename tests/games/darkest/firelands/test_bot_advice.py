"""Firelands: where a careful party of bots goes, and when it turns back."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.games.darkest.modules.firelands import fire
from tests.games.darkest.firelands.burning_land import WASTES, burning, in_the_outer_village
from tests.games.darkest.laying import TRIO


def chosen(session: Session) -> str:
    """What a careful party answers."""
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    return choose(session.view(session.decision.seat), session.decision, Luck(1))


@pytest.mark.parametrize(
    ("strength", "journeys", "leads"), [(22, 4, "trove"), (22, 5, WASTES), (5, 5, "temple")]
)
def test_a_strong_party_goes_to_the_firelands_on_every_second_way_to_a_trove(
    strength: int, journeys: int, leads: str
) -> None:
    tokens = {name: {"strength": strength, "craft": 3, "life": 6, "fate": 0} for name in TRIO}
    zones = {"items:0": ["talisman"] * 5}
    session = in_the_outer_village(counters={"journeys": journeys}, tokens=tokens, zones=zones)
    assert chosen(session) == leads


@pytest.mark.parametrize(("burns", "turns"), [(True, "back"), (False, "forward")])
def test_near_its_end_it_goes_on_into_no_fire(burns: bool, turns: str) -> None:
    tokens = {name: {"strength": 9, "life": 4, "fate": 0, "gold": 0} for name in TRIO}
    tokens["elf"] |= {"life": 1, "gold": 1}
    zones = {"marker:3": [fire.TOKEN]} if burns else {}
    session = burning(tokens=tokens, zones={**zones, "pile:1": ["wolf"]}, counters={"spot": 0})
    assert chosen(session) == turns
