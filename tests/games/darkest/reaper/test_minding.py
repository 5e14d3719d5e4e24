"""Reaper: how a careful party of bots minds him, and the quests it holds."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tests.games.darkest.laying import keys
from tests.games.darkest.reaper.test_figure import reaped
from tests.games.darkest.reaper.test_moving import met


def chosen(session: Session) -> str:
    """What a careful party answers."""
    assert session.decision is not None
    choose = bot(session.game, "thoughtful")
    return choose(session.view(session.decision.seat), session.decision, Luck(1))


@pytest.mark.parametrize(
    ("owing", "leads"), [("elf", "chapel"), ("thief", "graveyard"), ("", "city")]
)
def test_it_goes_where_those_who_owe_a_prayer_can_say_it(owing: str, leads: str) -> None:
    on = {owing: {"reaper-owes": 1}} if owing else {}
    session = reaped("elf", "thief", "dwarf", step="set_out", at=0, on=on)
    assert chosen(session) == leads


def test_beyond_the_river_it_goes_to_the_temple() -> None:
    on = {"dwarf": {"reaper-owes": 1}}
    session = reaped("elf", "thief", "dwarf", step="set_out", at=0, to="temple", on=on)
    assert chosen(session) == "temple"


@pytest.mark.parametrize(
    ("life", "gold", "stands", "goes"),
    [(1, 1, 0, "back"), (1, 0, 0, "forward"), (2, 1, 0, "forward"), (1, 1, 2, "forward")],
)
def test_it_turns_back_while_the_healer_can_keep_a_death_from_calling_him(
    life: int, gold: int, stands: int, goes: str
) -> None:
    tokens = {"dwarf": {"life": life, "gold": gold, "fate": 0}}
    assert chosen(reaped(at=3, tokens=tokens, stands=stands)) == goes


@pytest.mark.parametrize(("gold", "pays"), [(3, True), (2, False)])
def test_it_pays_what_a_quest_asks_for_as_soon_as_it_can(gold: int, pays: bool) -> None:
    session = reaped(at=2, zones={"quest:0": ["reaper-quest-lamp-oil"]},
                     tokens={"dwarf": {"gold": gold, "fate": 0}})  # fmt: skip
    assert chosen(session).startswith("use reaper-quest-lamp-oil") == pays


def test_of_two_evils_it_takes_the_less() -> None:
    """The leader's Craft, rather than a turn of each."""
    session = met("reaper-burial-party", tokens={"dwarf": {"fate": 0}})
    assert {"mode 0", "mode 1"} <= {*keys(session)}
    assert chosen(session) == "mode 1"
