"""How much: numerals, and what is reckoned when a sentence is carried out.

`2 cards`, `1 card for each Item you hold`, `that many cards`, `cards equal to twice the number of
Sins you bear`, `damage equal to half that damage, rounded up`, `up to 2 cards`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from tabletop.cardtext.inside import Inside

Share = Literal["", "twice", "half up", "half down"]
"""How much of something: all, twice as much, half of it, rounded up or down."""


@dataclass(frozen=True, slots=True)
class ForEach:
    """So many for each of what is counted, beside a `base` that is so in any case."""

    n: int
    of: Inside
    base: int = 0


@dataclass(frozen=True, slots=True)
class EqualTo:
    """As many as what is counted, or a share of that."""

    of: Inside
    share: Share = ""


class ThatMuch(Struct, frozen=True):
    """As much as was spoken of before, or a share of that."""

    share: Share = ""


class UpTo(Struct, frozen=True):
    """As many as somebody chooses, none or at most so many."""

    n: int


Much = int | ForEach | EqualTo | ThatMuch | UpTo
"""How much a sentence says."""


def reckoned(much: Much, count: Callable[[Any], int], that: int) -> int:
    """How much *much* is now; *that* is what was spoken of. Of `up to` it is the most."""
    if isinstance(much, int):
        return much
    if isinstance(much, ForEach):
        return much.base + much.n * count(much.of)
    if isinstance(much, UpTo):
        return much.n
    return _share(much.share, count(much.of) if isinstance(much, EqualTo) else that)


def _share(share: Share, n: int) -> int:
    if share == "twice":
        return 2 * n
    return -(-n // 2) if share == "half up" else n // 2 if share == "half down" else n


SHARES: dict[Share, tuple[str, str]] = {
    "": ("", ""),
    "twice": ("twice ", ""),
    "half up": ("half ", ", rounded up"),
    "half down": ("half ", ", rounded down"),
}
"""What stands before and behind the whole of which it is a share."""


@dataclass(frozen=True, slots=True)
class Change:
    """By how much which number changes."""

    number: str
    by: Much
