"""A bot's own luck: a seeded stream of numbers, separate from the game's."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


class Luck:
    """The same stream for the same seed in every version (Knuth's generator, high bits)."""

    def __init__(self, seed: int) -> None:
        self._state = (seed * 0x9E3779B97F4A7C15 + 0xD1B54A32D192ED03) & _MASK

    def below(self, limit: int) -> int:
        """A number from 0 to *limit* - 1."""
        self._state = (self._state * 6364136223846793005 + 1442695040888963407) & _MASK
        return ((self._state >> 32) * limit) >> 32

    def choice(self, things: Sequence[T]) -> T:
        """One of *things*."""
        return things[self.below(len(things))]

    def chance(self, percent: int) -> bool:
        """True in *percent* of a hundred cases."""
        return self.below(100) < percent
