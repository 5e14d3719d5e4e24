"""Scenario: random play, and undo late in a night.

Random heroes are exhausted, or their night is over, long before decision 1,000; by hand all who
stand are healed, the first rounds come again, and lost cards come back.
"""

from __future__ import annotations

import random

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tests.bench.by_lot import by_lot
from tests.bench.playouts import ROUNDS, chess_moves, median, play
from tests.bench.restless import jumping, undoing

CHOICES = 3_000
"""Choices a round; chess makes as many moves."""

LATE = 1_000
"""The decision that is undone from."""

SEATS = 4


def run() -> list[tuple[str, float, float]]:
    """Ratios of processor time, and milliseconds.

    A decision may cost half as much again as a move of chess. A fifth of it goes into the question
    of a hero's turn, which says beforehand of each half, plain use and item whether anything would
    come of it: where one could go is flooded, whom one could strike is looked for, before anybody
    chooses. All the rest is spread thin: nothing else takes a twentieth.
    """
    play("scenario", range(1, SEATS + 1), 500, luck=random.Random(0))
    decided, chosen = [], []
    for number in range(1, ROUNDS + 1):
        nights = play("scenario", range(1, SEATS + 1), CHOICES, luck=random.Random(number))
        move = chess_moves(CHOICES, random.Random(number))
        decided.append(nights.seconds / nights.decisions / move)
        chosen.append(nights.seconds / nights.choices / move)
    session = played(LATE)
    return [
        ("scenario: a decision at random / a random move of python-chess", median(decided), 1.5),
        ("scenario: the same, dice and shuffles not counted", median(chosen), 1.8),
        ("scenario: undoing at decision 1,000, ms", undoing(session) * 1e3, 5.0),
        ("scenario: the dearest of 60 jumps back from there, ms", jumping(session) * 1e3, 5.0),
    ]


def played(decisions: int) -> Session:
    """A night of four that stands after so many decisions, spared by hand on the way."""
    session = new_game("scenario", seats=SEATS, seed=3)
    luck = Luck(3)
    for _ in range(decisions):
        decision = session.decisions[0]
        session.answer(by_lot(decision, luck), seat=decision.seat)
        if session.table.count("round") > 2:
            session.override("count", piece=-1, counter="round", value=1)
        for piece in session.table.pieces:
            if 0 < piece.counters.get("health", 20) < 5:
                session.override("count", piece=piece.id, counter="health", value=20)
        for seat in range(SEATS):
            for card in session.table[f"lost:{seat}"]:
                session.override("move", piece=card.id, zone=f"hand:{seat}")
    return session
