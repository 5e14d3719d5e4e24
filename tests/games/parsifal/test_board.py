"""The board that is kept from question to question is the one that the table shows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabletop import Seat, Session, new_game
from tabletop.bots.luck import Luck
from tabletop.games.parsifal.cards.lexicon import ALL, FIRST_ARTIFACT
from tabletop.games.parsifal.rules.abilities import deeds_of, possible
from tabletop.games.parsifal.rules.able_characters import able
from tabletop.games.parsifal.rules.board import AWAY, COMMON, LIMBO, Board, board_of, numbers, read
from tabletop.games.parsifal.rules.quests import ALL_QUESTS, completed, in_play
from tabletop.play.rules.play import Play
from tabletop.table.table import Table
from tests.conformance.walk import Walk
from tests.games.parsifal.staging import question, say


def sets(board: Board) -> tuple[object, ...]:
    """All that a board tells in sets."""
    return board.of, board.owned, board.held, board.playing, board.locked


@pytest.mark.long
@pytest.mark.parametrize("seed", range(1, 9))
def test_what_is_kept_of_a_table_is_what_would_be_read_off_it(
    seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever players do by hand, take back and load, in the midst of it."""
    reading, compared = Play.reading, {False: 0, True: 0}

    def compare(play: Play, what: Callable[[Table], Any]) -> Any:
        kept = reading(play, what)
        if what is read:
            fresh = read(play.table)
            assert kept.parts() == fresh.parts()
            assert sets(kept) == sets(fresh)
            _check_quests(kept, play.table)
            _check_who_is_able(kept, tuple(play.table.suspended))
            compared[kept is not fresh and kept.laid] += 1
        return kept

    monkeypatch.setattr(Play, "reading", compare)
    Walk("parsifal", seed, overrides=(30, 5, 0)[seed % 3]).run()
    assert compared[True] > 20


def _check_quests(board: Board, table: Table) -> None:
    """Quests told by bits are those that their sentences tell of, and those the table notes."""
    kinds = [
        kind
        for kind, quests in ALL_QUESTS.items()
        if in_play(board, kind) and all(quest.met(board) for quest in quests)
    ]
    assert [*completed(board)] == kinds
    for quest in (quest for quests in ALL_QUESTS.values() for quest in quests):
        if board.met >= 0:
            assert bool(board.met & quest.bit) == (quest.since in table.counters)


def _check_who_is_able(board: Board, suspended: tuple[str, ...]) -> None:
    """Who is told to be able by the sets of a board can do one of the deeds that they have."""
    for seat in range(board.seats):
        acting = [
            actor
            for actor in numbers(board.of[seat] & ~board.locked)
            if possible(board, seat, actor, deeds_of(actor, board.owned[actor], suspended))
        ]
        assert [*numbers(able(board, seat, suspended))] == acting


def _asked(session: Session) -> list[tuple[object, ...]]:
    """The open question."""
    decision = question(session)
    assert decision is not None
    options = [
        (o.key, o.label, o.value, o.why, o.rule, o.pieces, o.zones, o.absolute)
        for o in decision.options
    ]
    return [(decision.seat, decision.ask, decision.rule), *options]


@pytest.mark.parametrize("seed", range(6))
def test_bots_are_asked_what_people_are_asked(seed: int) -> None:
    """All the same; only what would come of an answer is not told them."""
    luck, seats, off = Luck(seed), 2 + seed % 5, {"warnings": "off"}
    people = new_game("parsifal", seats=seats, seed=seed, options=off)
    bots = [Seat(f"Player {n + 1}", n, "random") for n in range(seats)]
    played = new_game("parsifal", seats=bots, seed=seed, options=off)
    for _ in range(150):
        if not people.decisions:
            break
        told, heard = _asked(people), _asked(played)
        for person, bot in zip(told, heard, strict=True):
            assert person[:1] == bot[:1]
            assert person[2:] == bot[2:]
            assert str(person[1]).startswith(str(bot[1]))
        asked = question(people)
        assert asked is not None
        key = luck.choice(asked.legal()).key
        for session in (people, played):
            say(session, key)
    assert len(played.journal.entries) > 25


def test_a_board_tells_the_same_by_number_and_in_sets() -> None:
    board = board_of(2, *([AWAY] * len(ALL) for _ in range(4)))
    for number, place in ((0, 1), (3, 0), (FIRST_ARTIFACT, 3), (29, COMMON), (5, LIMBO)):
        board.put(number, place)
    board.lock(0, 3, FIRST_ARTIFACT)
    assert numbers(board.touched) == (0, 3, 5, FIRST_ARTIFACT, 29)
    again = board_of(2, *(part[:] for part in board.parts()))
    assert sets(again) == sets(board)
    assert (numbers(board.of[1]), numbers(board.held[3])) == ((0,), (0,))
    copy = board.copy()
    copy.unlock(0)
    assert (copy.locked, copy.touched) == (0, 0b1001)
    assert sets(again) == sets(board)
