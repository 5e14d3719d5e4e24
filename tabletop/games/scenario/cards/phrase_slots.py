"""Gaps of the game's own: how strong an action is, and whom an attack strikes."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import NamedTuple, Self

from tabletop.cardtext.slots import Plain


class Strength(NamedTuple):
    """How strong: `n`, or by so much more than is printed on who acts."""

    n: int
    changes: bool


class HowStrong(Plain):
    """Behind its verb: ` 2`, or ` +1`; or nothing, as strong as is printed on a monster."""

    pattern = loose = r"(?: [+-]?[1-9])?"
    example = " 2"
    lexicon = ()

    def read(self, words: str) -> Strength:
        """The strength that is written there."""
        return Strength(int(words or 0), not words.strip().isdigit())

    def write(self, value: Strength) -> str:
        """The strength as it is printed."""
        if not value.changes:
            return f" {value.n}"
        return f" {value.n:+}" if value.n else ""

    def translated(self, words: Mapping[str, str]) -> Self:
        """The same: it is written in figures."""
        return self


class How(NamedTuple):
    """How an attack is made: at what `range` (0: at that of who attacks), or at so much `more`;
    upon how many `targets`, upon `all` that stand beside."""

    range: int = 0
    more: int = 0
    targets: int = 1
    all: bool = False


class HowAttacked(Plain):
    """Behind an attack: `, range 3, 2 targets`, `, all adjacent enemies`, or nothing."""

    pattern = loose = r"(?:, range (?:[1-9]|[+-][1-9]))?(?:, [2-9] targets|, all adjacent enemies)?"
    example = ", range 3"
    lexicon = ()

    def read(self, words: str) -> How:
        """How it is made."""
        range = re.search(r"range ([+-]?)([1-9])", words)
        many = re.search(r"([2-9]) targets", words)
        sign, n = (range[1], int(range[2])) if range else ("", 0)
        more = {"": 0, "+": n, "-": -n}[sign]
        return How(0 if sign else n, more, int(many[1]) if many else 1, "all adj" in words)

    def write(self, value: How) -> str:
        """How, as it is printed."""
        words = f", range {value.range}" if value.range else ""
        words += f", range {value.more:+}" if value.more else ""
        words += f", {value.targets} targets" if value.targets > 1 else ""
        return words + (", all adjacent enemies" if value.all else "")

    def translated(self, words: Mapping[str, str]) -> Self:
        """The same."""
        return self


class Spot(Plain):
    """A hex of the map: its column and its row, from 0."""

    pattern = loose = r"[0-9]{1,2},[0-9]{1,2}"
    example = "10,2"
    lexicon = ()

    def read(self, words: str) -> str:
        """The place that it is."""
        return words

    def write(self, value: str) -> str:
        """The place as it is printed."""
        return value

    def translated(self, words: Mapping[str, str]) -> Self:
        """The same."""
        return self
