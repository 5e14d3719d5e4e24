"""A thousand live cards, each with a sentence: what it costs that nobody waits for a deed."""

from __future__ import annotations

import time
from collections.abc import Callable

from tabletop.play.start.new_game import lay
from tabletop.table import verbs
from tabletop.table.table import Flow
from tests.toys.cellar.deeds import RoundBegins, Takes
from tests.toys.cellar.words import EXECUTOR, TEXT

CARDS = 1_000
ROUNDS, TIMES = 9, 2_000


def run() -> list[tuple[str, float, float]]:
    """Microseconds each."""
    play = lay("cellar", seats=2, zones={}, flow=Flow("choose", {"seat": 0})).play
    for _ in range(CARDS):
        verbs.add(play.table, "lantern", "before:0", face_up=True)
    begins, takes = RoundBegins(), Takes(who=0, n=1)

    def nobody() -> None:
        TEXT.proposed(play, begins, None)
        TEXT.followed(play, begins, None)

    def looked_up() -> None:
        EXECUTOR.index.lines(play.table, ("would", Takes))

    assert not [*TEXT.proposed(play, takes, None)], "no lantern waits for it"
    return [
        (
            "executor: a deed posted and told among 1,000 live cards, nobody waits, us",
            cost(nobody),
            2,
        ),
        ("executor: looking up who waits for one among them, us", cost(looked_up), 2),
    ]


def cost(what: Callable[[], object]) -> float:
    """The best of several rounds, in microseconds of the processor."""
    best = float("inf")
    for _ in range(ROUNDS):
        begun = time.process_time()
        for _ in range(TIMES):
            what()
        best = min(best, (time.process_time() - begun) / TIMES * 1e6)
    return best
