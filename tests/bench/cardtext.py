"""Finding that no sentence of many cards in force waits for a deed.

The processor's time counts: what else runs on the machine is not to be measured.
"""

from __future__ import annotations

import statistics
import time

from tabletop.executor.index import Index
from tabletop.executor.layers import Numbers
from tabletop.executor.memory import Memory
from tabletop.executor.sentence import paragraphs
from tabletop.table import verbs
from tabletop.table.table import Flow, Seat, Table
from tabletop.table.zone import Zone
from tests.toys.cellar.words import GRAMMAR

ROUNDS = 5
PIECES, LOOKS = 1_000, 10_000


def run() -> list[tuple[str, float, float]]:
    """Microseconds for 1,000 live cards."""
    return [("cardtext: what waits among 1,000 live cards where nothing does, us", unheard(), 2)]


def unheard() -> float:
    """Microseconds to find that no sentence of 1,000 cards in force waits for a deed."""
    (clause,) = GRAMMAR.readings("You have +1 Luck.")
    table = Table("toy", [Seat("One", 0)], Flow("rest"), zones={"mat": Zone("mat", live=True)})
    for _ in range(PIECES):
        verbs.add(table, "stone", "mat")
    said = paragraphs("stone", "text", [clause])
    live = lambda t: ((p, -1) for p in t["mat"])  # noqa: E731
    index = Index(lambda name: said, live, Memory(frozenset({"mat"})), Numbers().changed)
    index.lines(table, ("after", Index))
    taken = []
    for _ in range(ROUNDS):
        began = time.process_time()
        for _ in range(LOOKS):
            index.lines(table, ("after", Index))
        taken.append((time.process_time() - began) / LOOKS)
    return 1e6 * statistics.median(taken)
