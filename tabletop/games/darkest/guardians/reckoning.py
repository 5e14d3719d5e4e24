"""The reckoning of Guardian Combat, apart from any table: totals, who is doomed, who is hit.

Steps f to i of the algorithm: everything is simultaneous, nobody is removed.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

MOST_TOLD = 12
"""So many hits are told of one by one."""


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
        if order[at] == standing[0] and (rounds := _rounds(pool, standing, scores, lives, found)):
            for n in standing:
                found[n] += rounds
                pool -= rounds * max(1, scores[n])
            continue
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


def strongest(scores: Mapping[int, int]) -> list[int]:
    """DTC-234: the numbers with the highest score above 0, in their order."""
    most = max(scores.values(), default=0)
    return [n for n, score in scores.items() if score == most > 0]


def replay(pool: int, scores: Sequence[int], lives: Sequence[int]) -> Iterator[tuple[int, int]]:
    """The same hits one after another, a dozen at most: whom each strikes, by its number, and what
    is left of the pool."""
    found, told = hits(pool, scores, lives), 0
    order = sorted(range(len(scores)), key=lambda n: (scores[n], n))
    while any(found) and told < MOST_TOLD:
        for n in order:
            if not found[n]:
                continue
            if pool <= scores[n]:
                break
            found[n], pool, told = found[n] - 1, pool - max(1, scores[n]), told + 1
            yield n, pool


def _rounds(
    pool: int,
    standing: Sequence[int],
    scores: Sequence[int],
    lives: Sequence[int],
    found: Sequence[int],
) -> int:
    """How often *pool* surely hits all that are *standing*, one after another: hands may lay down
    a million Lives, and a million Guardians' Strength."""
    cost = sum(max(1, scores[n]) for n in standing)
    left = min(lives[n] - found[n] for n in standing)
    return max(0, min(left, (pool - max(scores[n] for n in standing) - 1) // cost))
