"""What has come to light when something is taken back: to anybody, not to who is at the screen."""

import pytest

from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.table.table import Table
from tabletop.table.view import view
from tests.conformance.walk import whole
from tests.play.toy import play, toy

SHOWN = 120
"""Answers of a game that are looked at."""


def test_a_card_that_one_took_was_seen_by_that_one_and_hidden_from_the_other() -> None:
    session = play(toy(), "take")
    card = session.table["hand:0"][0].id
    assert session.undo()
    assert session.timeline.disclosed.seen == {0: frozenset({card})}
    assert not session.timeline.disclosed.rolled
    assert not session.timeline.disclosed.answered


def test_what_was_shown_and_hidden_again_was_seen_all_the_same() -> None:
    session = toy()
    card = session.table["bag"][-1].id
    session.override("flip", piece=card)
    session.override("flip", piece=card)
    session.rewind(0)
    assert session.timeline.disclosed.seen == {0: frozenset({card}), 1: frozenset({card})}


def test_of_what_a_bot_sees_only_what_nobody_knew_has_come_to_light() -> None:
    session = play(toy(bots=(1,)), "take")
    card = session.table["hand:0"][0]
    session.override("flip", piece=card.id)
    session.undo()
    seen = session.timeline.disclosed.seen
    assert seen == {}, "it was known to who holds it, and bots remember nothing"
    session = toy(bots=(1,))
    card = session.table["bag"][-1]
    session.override("move", piece=card.id, zone="hand:1")
    session.undo()
    assert session.timeline.disclosed.seen == {1: frozenset({card.id})}


def test_luck_and_the_answers_of_others_are_told_apart() -> None:
    session = play(toy(), "roll", "own")
    session.rewind(0)
    assert session.timeline.disclosed.rolled
    assert session.timeline.disclosed.answered == (1,)
    session = play(toy(), "take")
    session.undo()
    play(session, "own")
    session.undo()
    assert session.timeline.disclosed.seen == {}, "nothing of what another answer showed before"


def test_going_forward_takes_nothing_back() -> None:
    session = play(toy(), "take", "take")
    session.undo()
    session.rewind(99)
    assert session.timeline.disclosed.seen == {}


@pytest.mark.rule("TWR-137", "PAR-100")
@pytest.mark.parametrize("game", ["tower", "parsifal", "restless"])
@pytest.mark.parametrize("seed", range(4))
def test_in_whole_games_what_anybody_saw_since_is_told(game: str, seed: int) -> None:
    """All that stood open to a seat at any question since, and does not now, has been seen."""
    luck = Luck(seed)
    seats = 2 if game != "parsifal" else 3
    session = new_game(game, seats=[Seat(f"Seat {n}", n) for n in range(seats)], seed=seed)
    stood: dict[int, list[set[int]]] = {}
    told = 0
    for _ in range(SHOWN):
        if session.over:
            break
        if luck.chance(25) and session.journal.entries:
            was = len(session.journal.entries)
            back = luck.below(was) if luck.chance(30) else -1
            session.undo() if back < 0 else session.rewind(back)
            now = _known(session.table)
            since = [stood[n] for n in stood if len(session.journal.entries) < n <= was]
            for seat in range(seats):
                seen = {piece for known in since for piece in known[seat]} - now[seat]
                disclosed = session.timeline.disclosed.seen.get(seat, frozenset())
                assert seen <= disclosed, (game, seed, seat)
                told += len(seen)
            stood = {n: known for n, known in stood.items() if n <= len(session.journal.entries)}
        decision = luck.choice(session.decisions)
        key = whole(decision, luck.choice(decision.legal()), luck)
        session.answer(key, seat=decision.seat)
        stood[len(session.journal.entries)] = _known(session.table)
    assert told or game != "tower"


def _known(table: Table) -> list[set[int]]:
    return [
        {piece.id for zone in view(table, seat).zones.values() for piece in zone.pieces} - {-1}
        for seat in range(len(table.seats))
    ]
