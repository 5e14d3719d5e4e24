"""Every game tells its aim in a line, always, and to everybody the same."""

from __future__ import annotations

import re

import pytest

from tabletop import Session
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import CHANCE
from tabletop.play.rules.game import Aim
from tabletop.table.view import EVERYONE
from tests.conformance.walk import started

GAMES = ("tower", "parsifal", "restless", "scenario", "darkest", "keeper")
LONGEST = 220


def on(session: Session, luck: Luck) -> bool:
    """Answer as the game's own bot would; whether the game goes on."""
    if session.over or not session.decisions:
        return False
    asked = session.decisions[0]
    if asked.seat == CHANCE:
        session.answer(luck.choice(asked.legal()).key, seat=asked.seat)
    else:
        key = session.game.thoughtful(session.view(asked.seat), asked, luck)
        session.answer(key, seat=asked.seat)
    return True


@pytest.mark.parametrize("game", GAMES)
def test_the_aim_is_told_at_every_question(game: str) -> None:
    luck = Luck(7)
    session = started(game, 7, luck)
    told = set()
    for _ in range(90):
        aim = Port(session, EVERYONE).aim()
        told.add((aim.now, aim.ahead))
        if session.table.outcome is None:
            assert aim.goal.endswith("."), aim
        assert 0 < len(aim.line) <= LONGEST, aim.line
        assert not re.search(r"[{}#_]|\b1 \w+s\b", aim.line), aim.line
        assert all(Port(session, seat).aim() == aim for seat in range(len(session.table.seats)))
        if not on(session, luck):
            break
    assert len(told) >= 3


def test_what_a_game_that_is_over_came_to_stands_there() -> None:
    luck = Luck(3)
    session = started("parsifal", 3, luck)
    while on(session, luck):
        pass
    outcome = session.table.outcome
    assert outcome is not None
    assert Port(session, EVERYONE).aim() == Aim(now=outcome.words)
