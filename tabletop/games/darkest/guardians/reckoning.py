"""The reckoning of Guardian Combat, apart from any table: totals, who is doomed, who is hit.

Steps f to i of the algorithm: everything is simultaneous, nobody is removed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence


def hits(pool: int, scores: Sequence[int], lives: Sequence[int]) -> list[int]:
    """DTC-242 to DTC-245: how often each character is hit by *pool*, by its number.

    *scores* are theirs in marching order, *lives* how many hits each can still take. The lowest
    score is struck first, ties in marching order; what exceeds it is applied on, and from the
    lowest again; a score of 0 takes 1 of the pool.
    """
    found = [0] * len(scores)
    order = sorted(range(len(scores)), key=lambda n: (scores[n], n))
    at = 0
    while standing := [n for n in order if found[n] < lives[n]]:
        while order[at] not in standing:
            at = (at + 1) % len(order)
        struck = order[at]
        if pool > scores[struck]:
            found[struck] += 1
            pool -= max(1, scores[struck])
            at = (at + 1) % len(order)
        elif struck == standing[0]:
            break
        else:
            at = 0
    return found


def doomed_by_all(total: int, other: int, *, ties: bool) -> bool:
    """DTC-241: whether the whole other side falls."""
    return total > other or (ties and total == other and total > 0)


def doomed_by(share: int, score: int, *, ties: bool) -> bool:
    """DTC-240: whether a share is enough for one Enemy."""
    return share > score or (ties and share == score and share > 0)


def strongest(scores: Mapping[int, int]) -> int | None:
    """DTC-234: the number with the highest score above 0, the earlier of equals."""
    return max((n for n, s in scores.items() if s > 0), key=lambda n: (scores[n], -n), default=None)
