"""How likely something is, told to people before they dare it: exact, in hundredths."""

from __future__ import annotations

from fractions import Fraction
from functools import cache

from tabletop.games.darkest.party.dice import USUAL, OpenRoll

SIDES = 6
DEEPEST = 4
"""So many sixes of an open roll are followed; more come once in some thousand rolls."""


@cache
def open_roll(how: OpenRoll = USUAL) -> dict[int, Fraction]:
    """DTC-190: what an open roll comes to, and how often, if it is made as *how* says."""
    if how.fixed or not how.of:
        return {how.fixed: Fraction(1)}
    found: dict[int, Fraction] = {}
    left = Fraction(1)
    for sixes in range(DEEPEST if how.further else 1):
        for shown in range(1, SIDES):
            found[SIDES * sixes + shown] = left * _lowest(shown, how.of)
        left *= _lowest(SIDES, how.of)
    found[SIDES * (DEEPEST if how.further else 1)] = left
    return found


def _lowest(shown: int, of: int) -> Fraction:
    """How often the lowest *of* so many dice shows that side."""
    least = Fraction(SIDES + 1 - shown, SIDES)
    return least**of - (least - Fraction(1, SIDES)) ** of


@cache
def of_fight(
    ahead: int, against_a_die: bool = True, mine: OpenRoll = USUAL, its: OpenRoll = USUAL
) -> tuple[int, int]:
    """In how many of 100 fights one wins who is so much *ahead* before the dice, and in how many
    neither does; an Enemy that is struck unawares has no die. Dice are thrown as they are said to
    be, *mine* and *its*."""
    theirs = open_roll(its) if against_a_die else {0: Fraction(1)}
    won = drawn = Fraction(0)
    for own, often in open_roll(mine).items():
        for other, as_often in theirs.items():
            left = own + ahead - other
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
