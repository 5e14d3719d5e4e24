"""Sacred Pool: what a careful party of bots does there."""

from __future__ import annotations

import pytest

from tests.games.darkest.laying import setting_out
from tests.games.darkest.reaper.test_bot_advice import chosen
from tests.games.darkest.sacredpool.laid import ON, met, off_the_road, pooled
from tests.games.darkest.sacredpool.test_fights import EYE, before_guardians
from tests.games.darkest.sacredpool.test_rewards import rewarded, trapped, won
from tests.games.darkest.sacredpool.test_road import at_the_chapel
from tests.games.darkest.sacredpool.test_stables import in_a_village

MIGHTY = {"strength": 9, "craft": 3, "life": 9, "fate": 0}


def test_it_travels_to_the_chapel_and_on_to_the_pool_once_it_is_strong_enough() -> None:
    atlas = {"atlas": off_the_road()}
    tokens = dict.fromkeys(("dwarf", "elf", "monk"), MIGHTY)
    session = setting_out(options=ON, zones=atlas, tokens=tokens, counters={"journeys": 1})
    assert chosen(session) == "chapel"
    assert chosen(at_the_chapel()) == "cross beyond-chapel"
    weak = {name: {"strength": 1, "fate": 0} for name in tokens}
    assert chosen(at_the_chapel(tokens=weak)) != "cross beyond-chapel"


@pytest.mark.parametrize(
    ("gold", "buys"), [(4, "sacredpool-blind-mare"), (5, "sacredpool-riding-horse"), (2, "")]
)
def test_a_hero_without_a_mount_buys_one_and_keeps_some_gold(gold: int, buys: str) -> None:
    arms = ["sword", "armour", "shield", "helmet"]
    session = in_a_village(tokens={"dwarf": {"gold": gold}}, zones={"items:0": arms})
    key = chosen(session)
    assert key == (f"buy {buys}" if buys else "ready")


@pytest.mark.parametrize(("talismans", "takes"), [(0, "talisman"), (6, "sacredpool-reward")])
def test_for_a_quest_it_takes_a_talisman_until_it_has_enough(talismans: int, takes: str) -> None:
    session = rewarded("sacredpool-might-of-giants", zones={"items:0": ["talisman"] * talismans})
    assert chosen(session) == takes


def test_it_takes_another_turn_where_that_does_good_and_picks_a_prize() -> None:
    bad = trapped("ash-wyrm")
    bad.answer("evade")
    assert chosen(bad) == "no"
    assert chosen(won()).startswith("sacredpool-")


def test_it_refuses_a_fight_that_it_would_lose() -> None:
    session = pooled(
        step="spot", args={"spot": 100}, up=("old-bear",), tokens={"dwarf": {"strength": 1}},
        zones={"pile:1": ["old-bear"], "items:0": ["sacredpool-shield-of-defiance"]},
    )  # fmt: skip
    assert chosen(session) == "refuse"


def test_it_has_a_high_die_of_an_enemy_rolled_again_and_discards_the_mightiest_guardian() -> None:
    for die, says in ((5, "again"), (2, "keep")):
        session = met("wolf", coming=(2, die), zones=EYE)
        session.answer("strength")
        assert chosen(session) == says
    assert chosen(before_guardians(zones=EYE)).startswith("old-bear")
