"""What a number is compared with: a bound, or another person's number."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletop.cardtext.subjects import Who

How = Literal["<=", ">=", "="]


class Bound(Struct, frozen=True):
    """At most, at least, or exactly `n`."""

    how: How
    n: int

    def holds(self, n: int) -> bool:
        """Whether *n* is within the bound."""
        return _compares(n, self.how, self.n)


class Than(Struct, frozen=True):
    """More than `who` has (`>=` one more), less, or as much."""

    how: Literal["<", ">", "="]
    who: Who


class Many(Struct, frozen=True):
    """A number of persons of a noun: `2 Knights or fewer`."""

    so: Bound
    of: Who


class MoreThan(Struct, frozen=True):
    """More (`>`) persons of a noun than others have, fewer (`<`), or as many."""

    how: Literal["<", ">", "="]
    of: Who
    who: Who


class Numbered(Struct, frozen=True):
    """A number of the rules for certain people; for all, or for its bearer, if nobody is named."""

    number: str
    who: Who | None = None


class Parity(Struct, frozen=True):
    """An odd number, or an even one."""

    odd: bool


Compared = Bound | Than | Parity
"""What a number may be compared with."""


def _compares(n: int, how: How, bound: int) -> bool:
    if how == "=":
        return n == bound
    return n <= bound if how == "<=" else n >= bound


def exceeds(n: int, how: str, other: int) -> bool:
    """Whether *n* is more than *other* (`>`), less (`<`) or equal (`=`)."""
    return n > other if how == ">" else n < other if how == "<" else n == other
