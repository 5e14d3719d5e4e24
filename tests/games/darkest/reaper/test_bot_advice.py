"""Reaper: how a careful party of bots minds him, and the quests it holds."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.games.darkest.laying import TRIO, keys
from tests.games.darkest.reaper.test_figure import reaped
from tests.games.darkest.reaper.test_moving import met


def chosen(session: Session) -> str:
    """What a careful party answers."""
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    return choose(session.view(session.decision.seat), session.decision, Luck(1))


@pytest.mark.parametrize(
    ("strength", "talismans", "leads"),
    [
        (40, 4, "portal-of-power"),
        (40, 3, "warlocks-cave"),
        (12, 4, "warlocks-cave"),
        (12, 5, "portal-of-power"),
    ],
)
def test_a_mighty_party_dares_the_tower_with_fewer_talismans(
    strength: int, talismans: int, leads: str
) -> None:
    tokens = {hero: {"strength": strength, "craft": 9, "fate": 0} for hero in TRIO}
    session = reaped(
        step="set_out",
        at=0,
        to="temple",
        tokens=tokens,
        zones={"items:0": ["talisman"] * talismans},
    )
    assert chosen(session) == leads


@pytest.mark.parametrize(
    ("life", "gold", "stands", "goes"),
    [(1, 1, 0, "back"), (1, 0, 0, "forward"), (2, 1, 0, "forward"), (1, 1, 2, "forward")],
)
def test_it_turns_back_while_the_healer_can_keep_a_death_from_calling_him(
    life: int, gold: int, stands: int, goes: str
) -> None:
    tokens = {"dwarf": {"life": life, "gold": gold, "fate": 0}}
    assert chosen(reaped(at=3, tokens=tokens, stands=stands)) == goes


@pytest.mark.parametrize(("life", "takes"), [(3, True), (2, False)])
def test_it_takes_a_life_for_a_quest_where_it_can_be_spared(life: int, takes: bool) -> None:
    tokens = {name: {"life": life, "fate": 0} for name in TRIO}
    session = reaped(at=2, zones={"quest:0": ["reaper-quest-take-one-life"]}, tokens=tokens)
    assert chosen(session).startswith("use reaper-quest-take-one-life") == takes


@pytest.mark.parametrize(("life", "gives"), [(3, "life"), (2, "strength")])
def test_of_few_lives_it_gives_the_grim_reaper_none(life: int, gives: str) -> None:
    tokens = {"dwarf": {"life": life, "fate": 0}}
    session = reaped(step="arrive", at=3, stands=3, coming=(2, 6, 6), tokens=tokens)
    assert chosen(session) == gives


def test_of_two_evils_it_takes_the_less() -> None:
    """The leader's Craft, rather than a turn of each."""
    session = met("reaper-burial-party", tokens={"dwarf": {"fate": 0}})
    assert {"mode 0", "mode 1"} <= {*keys(session)}
    assert chosen(session) == "mode 1"
