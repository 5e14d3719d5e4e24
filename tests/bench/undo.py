"""Undo, measured in decodes of a whole table: of one decision, and of a jump anywhere."""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable

from tabletop import Session, new_game
from tabletop.bots.luck import Luck
from tabletop.table.table import freeze, thaw
from tests.bench.by_lot import by_lot

DECISIONS = 1_000
ROUNDS = 40


def run() -> list[tuple[str, float, float]]:
    """Undo and jumps at decision 100 and 1,000 as multiples of one table decode.

    Three of them: one is the decode itself, another the question of the step that is come back to,
    which is asked anew with all its options, and a third is for what the step did before it.
    """
    short, long = played(100), played(DECISIONS)
    early, late = undoing(short), undoing(long)
    return [
        ("undo: the last decision at decision 1,000 / a table decode", late, 3.0),
        ("undo: a jump back to anywhere from decision 1,000 / a table decode", jumping(long), 3.0),
        ("undo: at decision 1,000 / at decision 100", late / early, 1.5),
    ]


def played(decisions: int) -> Session:
    """A game that stands after so many decisions: by hand, nobody on the stairs ever dies."""
    session = new_game("tower", seats=3, seed=3)
    luck = Luck(3)
    for _ in range(decisions):
        decision = session.decision
        assert decision is not None
        session.answer(by_lot(decision, luck), seat=decision.seat)
        for piece in session.table.pieces:
            if 0 < piece.counters.get("health", 20) < 20:
                session.override("count", piece=piece.id, counter="health", value=20)
    return session


def undoing(session: Session) -> float:
    """Undoing the last thing done, in table decodes; it is done again after each time."""
    ratios = []
    frozen = freeze(session.table)
    for _ in range(ROUNDS):
        decode = timed(lambda: thaw(frozen))
        ratios.append(timed(session.undo) / decode)
        session.redo()
    return statistics.median(ratios)


def jumping(session: Session) -> float:
    """The dearest tenth of jumps from the end to anywhere, in table decodes.

    Each place is jumped to nine times and the best counts, as does the best of nine decodes:
    what else runs on the machine is not to be measured.
    """
    luck = Luck(5)
    entries = len(session.journal.entries)
    frozen = freeze(session.table)
    ratios = []
    for _ in range(ROUNDS):
        to = luck.below(entries)
        decodes, jumps = [], []
        for _ in range(9):
            decodes.append(timed(lambda: thaw(frozen)))
            jumps.append(timed(lambda to=to: session.rewind(to)))
            session.rewind(entries)
        ratios.append(min(jumps) / min(decodes))
    ratios.sort()
    return ratios[len(ratios) * 9 // 10]


def timed(deed: Callable[[], object]) -> float:
    """Seconds that *deed* takes."""
    began = time.perf_counter()
    deed()
    return time.perf_counter() - began
