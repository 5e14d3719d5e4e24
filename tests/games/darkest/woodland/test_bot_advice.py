"""Woodland: what a careful party of bots does there."""

from __future__ import annotations

import pytest

from tests.games.darkest.laying import TRIO, answer, asked, setting_out
from tests.games.darkest.reaper.test_bot_advice import chosen
from tests.games.darkest.woodland.laid import DARK, LAIR, LOCATIONS, ON, met, wooded
from tests.games.darkest.woodland.test_paths import at_the_lair, goes_in
from tests.games.darkest.woodland.test_road import at_the_forest

MIGHTY = {"strength": 9, "craft": 3, "life": 9, "fate": 0}


@pytest.mark.parametrize(("strength", "goes"), [(9, True), (1, False)])
def test_it_goes_to_the_forest_and_on_once_it_is_strong_enough(strength: int, goes: bool) -> None:
    tokens = {name: {**MIGHTY, "strength": strength} for name in TRIO}
    session = setting_out(options=ON, zones={"atlas": LOCATIONS}, tokens=tokens,
                          counters={"journeys": 1})  # fmt: skip
    assert (chosen(session) == "forest") == goes
    if goes:
        assert chosen(at_the_forest()) == "cross woodland"


@pytest.mark.parametrize(("score", "says"), [(20, "fight"), (5, "home")])
def test_it_leaves_queen_mab_alone_unless_it_can_beat_her(score: int, says: str) -> None:
    tokens = {name: {"strength": score, "craft": score - 1, "life": 9} for name in TRIO}
    session = wooded(step="at_destination", at=6, tokens=tokens, on={LAIR: {"visited": 1}},
                     zones={"trove": ["woodland-oberons-bow"]})  # fmt: skip
    assert chosen(session) == says


def test_it_keeps_two_light_fate_and_turns_the_rest() -> None:
    session = goes_in(fate={"elf": 3, "monk": 2})
    assert asked(session) == "DTW-003"
    assert chosen(session) == "turn 1"
    answer(session, "turn 1")
    assert chosen(session) == "none"


@pytest.mark.parametrize(("die", "says"), [(5, "fate"), (2, "keep")])
def test_it_turns_high_dice_of_enemies_with_dark_fate(die: int, says: str) -> None:
    session = met("wolf", tokens={"elf": {DARK: 1}}, coming=(3, die))
    answer(session, "strength")
    assert chosen(session) == says


def test_it_meets_its_destiny_unless_that_costs_nearly_all_its_life() -> None:
    assert chosen(at_the_lair("woodland-path-of-folly")) == "resolve"
    respite = at_the_lair("woodland-path-of-respite", tokens={"dwarf": {"life": 4}})
    assert chosen(respite) == "no"


def test_it_fights_what_blocks_the_way_instead_of_evading_it() -> None:
    session = met("woodland-webspinner-spider", tokens={"dwarf": {"strength": 1}},
                  zones={"spells:0": []}, on={"dwarf": {"evading": 1}})  # fmt: skip
    assert chosen(session) == "strength"
