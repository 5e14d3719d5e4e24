"""Darkest Talisman: random play, undo late in a campaign, and a long campaign's save."""

from __future__ import annotations

import random

from tabletop import Session, new_game
from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.records.record import write
from tests.bench.playouts import ROUNDS, chess_moves, median, play
from tests.bench.restless import timed, undoing

CHOICES = 4_000
"""Choices a round; chess makes as many moves."""

LONGEST = 1_000
"""Answers of one random campaign, which may stay in the village for long."""

LATE = 3_000
"""The decision that is undone from, and at which the campaign is saved: it has twenty journeys and
more by then. Both go with the length of a campaign, and bots play some to twelve thousand."""


def run() -> list[tuple[str, float, float]]:
    """Ratios of processor time, milliseconds, and megabytes."""
    play("darkest", range(1, 4), 500, luck=random.Random(0), longest=LONGEST)
    decided, chosen = [], []
    for number in range(1, ROUNDS + 1):
        played = play("darkest", range(1, 4), CHOICES, random.Random(number), LONGEST)
        move = chess_moves(CHOICES, random.Random(number))
        decided.append(played.seconds / played.decisions / move)
        chosen.append(played.seconds / played.choices / move)
    session = campaign()
    saved = write(session.record())
    took = median([timed(lambda: write(session.record())) for _ in range(5)])
    return [
        ("darkest: a decision at random / a random move of python-chess", median(decided), 1.0),
        ("darkest: the same, dice and shuffles not counted", median(chosen), 1.5),
        ("darkest: undoing late in a campaign, ms", undoing(session) * 1e3, 5.0),
        (
            f"darkest: a save of {session.table.count('journeys')} journeys, MB",
            len(saved) / 1e6,
            2.0,
        ),
        ("darkest: writing it, ms", took * 1e3, 40.0),
    ]


def campaign() -> Session:
    """The longest of some campaigns that careful bots play, up to a late decision."""
    return max((_campaign(seed) for seed in range(1, 9)), key=lambda s: len(s.journal.entries))


def _campaign(seed: int) -> Session:
    session = new_game("darkest", seats=1, seed=seed)
    choose, luck, answers = bot(session.game, "thoughtful"), Luck(seed), 0
    while session.decision is not None and answers < LATE:
        decision = session.decision
        seat = decision.seat
        session.answer(choose(session.view(seat), decision, luck), seat=seat)
        answers += 1
    return session
