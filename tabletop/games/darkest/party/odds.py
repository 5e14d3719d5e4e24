"""How likely something is, told to people before they dare it: exact, in hundredths."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

SIDES = 6
DEEPEST = 4
"""So many sixes of an open roll are followed; more come once in some thousand rolls."""


@cache
def open_roll() -> dict[int, Fraction]:
    """DTC-190: what an open roll comes to, and how often."""
    found: dict[int, Fraction] = {}
    left = Fraction(1)
    for sixes in range(DEEPEST):
        left /= SIDES
        found |= {SIDES * sixes + shown: left for shown in range(1, SIDES)}
    found[SIDES * DEEPEST] = left
    return found


@cache
def of_fight(ahead: int, against_a_die: bool = True) -> tuple[int, int]:
    """In how many of 100 fights one wins who is so much *ahead* before the dice, and in how many
    neither does; an Enemy that is struck unawares has no die."""
    its = open_roll() if against_a_die else {0: Fraction(1)}
    won = drawn = Fraction(0)
    for mine, often in open_roll().items():
        for other, as_often in its.items():
            left = mine + ahead - other
            won += often * as_often * (left > 0)
            drawn += often * as_often * (left == 0)
    return round(won * 100), round(drawn * 100)


@cache
def at_most(dice: int, most: int) -> int:
    """In how many of 100 rolls so many *dice* show no more than *most* together (DTC-263)."""
    sums = {0: 1}
    for _ in range(dice):
        longer: dict[int, int] = {}
        for total, often in sums.items():
            for shown in range(1, SIDES + 1):
                longer[total + shown] = longer.get(total + shown, 0) + often
        sums = longer
    return round(100 * Fraction(sum(n for total, n in sums.items() if total <= most), SIDES**dice))
