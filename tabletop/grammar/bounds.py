"""What a number is compared with: so much at least, at most; more than somebody else has."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from tabletop.cardtext.subjects import Who

How = Literal["<=", ">=", "="]


class Bound(Struct, frozen=True):
    """So much: at most, at least, or just `n`."""

    how: How
    n: int

    def holds(self, n: int) -> bool:
        """Whether *n* is so much."""
        return _compares(n, self.how, self.n)


class Than(Struct, frozen=True):
    """More (`>=` one more), less or as much as `who` has."""

    how: Literal["<", ">", "="]
    who: Who


class Many(Struct, frozen=True):
    """So many of those of a noun: `2 Knights or fewer`."""

    so: Bound
    of: Who


class MoreThan(Struct, frozen=True):
    """More (`>`) of those of a noun, fewer (`<`) or as many as others have."""

    how: Literal["<", ">", "="]
    of: Who
    who: Who


class Numbered(Struct, frozen=True):
    """A number of the rules, for those whose it is; for all, or its bearer, if nobody is named."""

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
    """Whether *n* is more (`>`) than *other*, less (`<`) or as much (`=`)."""
    return n > other if how == ">" else n < other if how == "<" else n == other
