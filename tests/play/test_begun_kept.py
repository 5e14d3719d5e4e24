"""What was said of an answer that is not whole is there again when its save is opened."""

from __future__ import annotations

import json
from collections.abc import Iterator
from itertools import islice

import pytest

from tabletop import Refusal, Session, load, new_game
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.records.sealed_text import BLOCK
from tabletop.table.table import freeze
from tabletop.table.view import EVERYONE
from tests.conformance.walk import whole
from tests.looks import everything

GAMES = {"tower": 3, "parsifal": 3, "restless": 2, "vigil": 3}


def begun(game: str, seed: int) -> Iterator[Session]:
    """Moments of a random game at which somebody has said a part of an answer, and no more."""
    luck, session = Luck(seed), new_game(game, seats=GAMES[game], seed=seed)
    for _ in range(30):
        if not session.decisions:
            return
        decision = luck.choice(session.decisions)
        port = Port(session, decision.seat)
        asked = port.decision
        if port.declares(decision.seat) and asked is not None:
            blocked = [o.key for o in asked.options if o.why and not o.absolute]
            anyway = bool(blocked) and luck.chance(30)
            key = luck.choice(blocked if anyway else [o.key for o in asked.legal()])
            if not port.answer(key, anyway=anyway):
                yield session
                port.unsay()
        if session.decisions:
            decision = luck.choice(session.decisions)
            session.answer(whole(decision, luck.choice(decision.legal()), luck), seat=decision.seat)


@pytest.mark.sampled
@pytest.mark.parametrize("game", GAMES)
def test_a_save_keeps_what_was_begun(game: str) -> None:
    kept = 0
    for session in islice(begun(game, 4), 0, None, 4):  # all that ports tell takes its time
        opened = load(session.to_json())
        assert freeze(opened.table) == freeze(session.table)
        for seat in (EVERYONE, *range(GAMES[game])):
            assert everything(Port(opened, seat)) == everything(Port(session, seat))
            assert Port(opened, seat).said == Port(session, seat).said
            kept += bool(Port(opened, seat).said)
    assert kept


@pytest.mark.parametrize("game", GAMES)
def test_what_was_begun_stays_when_hands_do_something_else(game: str) -> None:
    """What is done by hand later is taken back first, and after a save too."""
    for session in begun(game, 4):
        port = next(port for seat in range(GAMES[game]) if (port := Port(session, seat)).said)
        said = port.said
        session.override("note", key="aside", words="What is it called?")
        assert (port.said, port.said_last) == (said, False)
        opened = Port(load(session.to_json()), port.seat)
        assert (opened.said, opened.said_last) == (said, False)
        assert session.undo()
        assert (port.said, port.said_last) == (said, True)


def test_what_can_be_said_no_more_was_not_begun() -> None:
    session = new_game("vigil", seats=3, seed=1)
    port = Port(session, 0)
    port.answer("watch")
    port.answer("four")
    (hour,) = port.spoken_of
    session.override("move", piece=hour, zone="out")
    assert not port.has_begun


def test_the_text_tells_nothing_and_whatever_it_is_the_save_is_opened() -> None:
    session = next(begun("vigil", 1))
    record = json.loads(session.to_json())
    (said,) = {key for seat in range(3) for key in Port(session, seat).said}
    assert said not in record["begun"]
    assert len(record["begun"]) == -(-BLOCK // 3) * 4
    for text in ("", "x", "AAAA", "kA==", record["begun"][:-8], record["begun"].swapcase()):
        opened = load(json.dumps({**record, "begun": text}))
        assert freeze(opened.table) == freeze(session.table)
        assert not any(Port(opened, seat).said for seat in range(3)) or text


def test_what_is_not_asked_any_more_is_begun_by_nobody() -> None:
    session = next(begun("parsifal", 4))
    record = json.loads(session.to_json())
    other = new_game("parsifal", seats=3, seed=9)
    opened = load(json.dumps({**json.loads(other.to_json()), "begun": record["begun"]}))
    assert freeze(opened.table) == freeze(other.table)
    with pytest.raises(Refusal):
        opened.answer("no such answer")
