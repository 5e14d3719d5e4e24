"""Numbers of the table itself: those that players read there, and may change by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from msgspec import Struct

MOST = 999
"""What a number goes up to unless it says."""


class TableNumber(Struct, frozen=True, kw_only=True):
    """A counter of the table that players may change by hand, as they call it.

    A number goes from `least` to `most`. One that is turned rather than counted, such as day and
    night, has the words of its sides in `sides`, by value, and says what it shows in the sentence
    `turned`, with `{}` for the word. It is on the table while `lies` says so of the table's
    counters.
    """

    counter: str
    called: str
    least: int = 0
    most: int = MOST
    sides: Mapping[int, str] = {}
    turned: str = ""
    lies: Callable[[Mapping[str, int]], bool] = lambda counters: True

    def after(self, now: int, by: int) -> int:
        """The value that is *by* steps after *now*: the first side comes after the last."""
        if not self.sides:
            return self.nearest(now + by)
        values = [*self.sides]
        at = values.index(now) if now in self.sides else 0
        return values[(at + by) % len(values)]

    def nearest(self, value: int) -> int:
        """*value*, or the value nearest to it that the number can have."""
        if self.sides:
            return min(self.sides, key=lambda each: abs(each - value))
        return min(max(value, self.least), self.most)

    def told(self, value: int) -> tuple[str, str]:
        """What players read once it is set to *value*: a sentence with `{}`, and what stands
        there."""
        if value in self.sides:
            return self.turned, self.sides[value]
        return f"{self.called} set to {{}}", str(value)


def above_zero(counter: str) -> Callable[[Mapping[str, int]], bool]:
    """For `lies`: while the table's *counter* is above 0."""
    return lambda counters: counters.get(counter, 0) > 0
