"""Sight and ways on a map of 30 x 30 hexes, a tenth of them walls, in the processor's time.

Cold is a pair whose line nothing is known of; kept is one that was asked for before.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable
from itertools import combinations
from random import Random

from tabletop.table.space import POINTY, Pace, Space, Walls, rectangle
from tabletop.table.space.line_of_sight import line

SIZE = 30
PAIRS = 2_000
ROUNDS = 20


def run() -> list[tuple[str, float, float]]:
    """Pairs in microseconds, floods in milliseconds, all pairs in seconds."""
    luck = Random(1)
    space = rectangle(POINTY, SIZE, SIZE)
    shut = luck.sample(space.places, SIZE * SIZE // 10)
    water = Pace(dict.fromkeys(luck.sample(space.places, 200), 2))
    pairs = [(a, b) for a, b in (luck.sample(space.places, 2) for _ in range(PAIRS))]
    start = next(place for place in space.places if place not in shut)
    standing = Walls(space, shut)
    thin = Walls(space, shut, [(a, space.neighbours[a][0]) for a in luck.sample(space.places, 50)])
    one, with_thin = cold(standing, pairs), cold(thin, pairs)
    line.cache_clear()
    unknown, lines_known = all_pairs(Walls(space, shut)), all_pairs(Walls(space, shut))
    kept = Walls(space, shut)
    all_pairs(kept)
    known = Walls(space, shut)
    known.sees(*pairs[0])
    return [
        ("space: sight of one pair, cold, us", one * 1e6, 200),
        ("space: the same with thin walls, us", with_thin * 1e6, 600),
        ("space: sight of one pair, its line known, us", asked(known, pairs) * 1e6, 20),
        ("space: sight of one pair, kept, us", asked(known, pairs) * 1e6, 4),
        ("space: where steps lead from all of 30 x 30, ms", links(space, shut) * 1e3, 10),
        ("space: a flood of 30 x 30, ms", flooding(standing, start, Pace()) * 1e3, 3),
        ("space: the same with costs, ms", flooding(standing, start, water) * 1e3, 4),
        ("space: ways from everywhere to one place, ms", approaching(standing, start) * 1e3, 4),
        ("space: sight of all 404,550 pairs, no line known, s", unknown, 8),
        ("space: the same, all lines known, s", lines_known, 8),
        ("space: the same, all kept, s", all_pairs(kept), 3),
    ]


def seconds(deed: Callable[[], object]) -> float:
    """How long *deed* takes."""
    began = time.process_time()
    deed()
    return time.process_time() - began


def cold(walls: Walls, pairs: list[tuple[str, str]]) -> float:
    """A pair, with no line known beforehand and nothing kept."""
    spent = []
    for a, b in pairs:
        line.cache_clear()
        afresh = Walls(walls.space, walls.places, ())
        afresh.__dict__ |= {"edges": walls.edges, "_open": walls._open, "_thin": walls._thin}
        spent.append(seconds(lambda afresh=afresh, a=a, b=b: afresh.sees(a, b)))
    return statistics.mean(spent)


def asked(walls: Walls, pairs: list[tuple[str, str]]) -> float:
    """A pair, with what is kept of it."""
    return seconds(lambda: [walls.sees(a, b) for a, b in pairs]) / len(pairs)


def links(space: Space, shut: list[str]) -> float:
    """Finding out where one step leads from each place, once for each state of the walls."""
    return statistics.median(seconds(lambda: Walls(space, shut).links) for _ in range(ROUNDS))


def flooding(walls: Walls, start: str, pace: Pace) -> float:
    """What it costs to come from one place to all others."""
    return statistics.median(seconds(lambda: walls.flood(start, pace)) for _ in range(ROUNDS))


def approaching(walls: Walls, goal: str) -> float:
    """The ways to one place from all others."""
    return statistics.median(seconds(lambda: walls.approach([goal])) for _ in range(ROUNDS))


def all_pairs(walls: Walls) -> float:
    """The sight of each pair, once."""
    return seconds(lambda: [walls.sees(a, b) for a, b in combinations(walls.space.places, 2)])
