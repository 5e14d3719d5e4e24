"""The chance seat's seeded stream. Its state lies on the table, so undo takes luck back too.

The stream is a 64-bit linear congruential generator (Knuth's constants) read from its high bits. It
is a public promise: a seed deals the same game in every version, which a test pins.
"""

from __future__ import annotations

from functools import lru_cache
from struct import Struct

from tabletop.play.questions.decision import Draw, Roll, Shuffle
from tabletop.table.table import Table

_MASK = (1 << 64) - 1
_FACTOR = 6364136223846793005
_STEP = 1442695040888963407


def seed(table: Table, number: int) -> None:
    """Start the random stream of *table* at *number*."""
    table.chance = (number * 0x9E3779B97F4A7C15 + 0x632BE59BD9B4E019) & _MASK
    below(table, 2)


def cast(table: Table, request: Roll | Shuffle | Draw) -> int | list[int]:
    """What the stream answers to *request*, or what was laid down in advance.

    Results laid down for one course of play mean nothing in another: once a die cannot show the
    next of them, all of them are dropped.
    """
    if type(request) is not Roll:
        assert isinstance(request, Shuffle), "a real deck is asked of people"
        return shuffled(table, len(table.zones[request.zone].pieces))
    if table.coming and 1 <= table.coming[0] <= request.sides:
        return table.coming.pop(0)
    table.coming.clear()
    return below(table, request.sides) + 1


def below(table: Table, limit: int) -> int:
    """The next number of the stream, from 0 to *limit* - 1, each equally likely within 2**-31."""
    state = table.chance = (table.chance * _FACTOR + _STEP) & _MASK
    return ((state >> 32) * limit) >> 32


def shuffled(table: Table, length: int) -> list[int]:
    """A random order of *length* things, as their old indexes (Fisher and Yates)."""
    order, swaps = list(range(length)), length - 1
    if swaps < 1:
        return order
    factors, steps, highs = _leaps(swaps)
    states = ((table.chance & _MASK) * factors + steps).to_bytes(_SLOT * swaps, "little")
    for i, high in zip(range(swaps, 0, -1), highs.unpack(states), strict=True):
        j = (high * (i + 1)) >> 32
        order[i], order[j] = order[j], order[i]
    table.chance = int.from_bytes(states[-_SLOT:-8], "little")
    return order


_SLOT, _HIGH = 16, "4xI8x"
"""The bytes that a product of two numbers of 64 bits takes, and of these the high bits of the
number that comes next."""


@lru_cache(256)
def _leaps(many: int) -> tuple[int, int, Struct]:
    """The factors and steps that lead to so *many* of the next numbers, a slot each: with one
    product all are drawn, as `below` draws them one by one; and what reads their high bits."""
    factor, step, factors, steps = 1, 0, 0, 0
    for slot in range(many):
        factor, step = factor * _FACTOR & _MASK, (step * _FACTOR + _STEP) & _MASK
        factors |= factor << 8 * _SLOT * slot
        steps |= step << 8 * _SLOT * slot
    return factors, steps, Struct("<" + _HIGH * many)
