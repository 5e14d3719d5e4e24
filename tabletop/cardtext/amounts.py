"""How much: numerals, and what is reckoned when a sentence is carried out.

`2 cards`, `1 card for each Item you hold`, `that many cards`, `cards equal to twice the number of
Sins you bear`, `damage equal to half that damage, rounded up`, `up to 2 cards`.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Literal

from msgspec import Struct

from tabletop.cardtext.nested_slots import Inside, Nested, Reader
from tabletop.cardtext.slots import Noun, Number

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


class _Reckoned:
    """What the gaps for amounts share: the things that may be counted."""

    lexicon: tuple[str, ...] = ()

    def __init__(self, book: Reader | None = None) -> None:
        self._each, self._all = Nested("count", "one", book), Nested("count", "many", book)

    def _for_each(self, words: str) -> Iterator[tuple[str, Inside]]:
        """The words before `for each`, with what is counted."""
        cut = words.find(_FOR_EACH)
        while cut >= 0:
            for said in self._each.readings(words[cut + len(_FOR_EACH) :]):
                yield words[:cut], said
            cut = words.find(_FOR_EACH, cut + 1)


_FOR_EACH, _EQUAL = " for each ", " equal to "


@dataclass(frozen=True, slots=True)
class Change:
    """By how much which number changes."""

    number: str
    by: Much


class Signed(_Reckoned):
    """By how much a number changes: `+2`, `-1 for each Sin you bear`.

    Where it is for one of several *numbers*, that stands behind: `+2 Attack for each Sin you bear`.
    """

    loose = r"[+-][0-9]{1,3}"

    def __init__(self, numbers: Noun | None = None, book: Reader | None = None) -> None:
        super().__init__(book)
        self.numbers = numbers
        noun = f" {numbers.pattern}" if numbers else ""
        self.pattern = rf"[+-](?:[1-9][0-9]{{0,2}}){noun}(?: for each .+?)?"
        self.loose = rf"[+-][0-9]{{1,3}}{noun}"
        self.example = f"+2 {numbers.example}" if numbers else "+2"
        self.lexicon = numbers.lexicon if numbers else ()

    def bound(self, book: Reader) -> Signed:
        """The same gap for what *book* counts."""
        return Signed(self.numbers, book)

    def readings(self, words: str) -> Sequence[Much | Change]:
        """By how much *words* may mean."""
        found: list[tuple[str, Much]] = []
        for rest, of in self._for_each(words):
            n, _, noun = rest.partition(" ")
            found.append((noun, ForEach(int(n), of)))
        n, _, noun = words.partition(" ")
        if self._is_noun(noun):
            found.append((noun, int(n)))
        if self.numbers is None:
            return [by for noun, by in found if not noun]
        return [Change(self.numbers.read(noun), by) for noun, by in found if self._is_noun(noun)]

    def _is_noun(self, words: str) -> bool:
        return words in self.numbers.lexicon if self.numbers else not words

    def write(self, value: Much | Change) -> str:
        """By so much."""
        by = value.by if isinstance(value, Change) else value
        noun = f" {self.numbers.write(value.number)}" if isinstance(value, Change) else ""  # type: ignore[union-attr]
        if isinstance(by, ForEach):
            return f"{by.n:+}{noun}{_FOR_EACH}{self._each.write(by.of)}"
        return f"{by:+}{noun}"


class Amount(_Reckoned):
    """So many things, in agreement with their noun, if there is one, or so much of it.

    *much* tells that it is a mass: `that much damage`, but `that many cards`.
    """

    def __init__(
        self, one: str = "", many: str = "", much: bool = False, book: Reader | None = None
    ) -> None:
        super().__init__(book)
        self._noun, self._much = (one, many), much
        numeral, nouns = Number.pattern, f"(?: (?:{'|'.join(map(re.escape, (one, many)))}))"
        self._named = rf"(?:up to )?{numeral}{nouns if many else ''}"
        self.loose = rf"{Number.loose}{' [^ ,.]+' if many else ''}"
        self.example = self._counted(2)
        that = "|".join(re.escape(self._shared(share)) for share in SHARES)
        equal = rf"{re.escape(self._equal)}.+?"
        self.pattern = rf"(?:{self._named}(?: for each .+?)?|{that}|{equal})"

    def _shared(self, share: Share) -> str:
        """`that many cards`, `twice that much damage`, `half that damage, rounded up`."""
        (before, behind), (_, many) = SHARES[share], self._noun
        how = "many " if many and not self._much else "much "
        if share.startswith("half") and self._much:
            how = ""
        return f"{before}that {how}{many}".rstrip() + behind

    @property
    def _equal(self) -> str:
        return f"{self._noun[1]}{_EQUAL}" if self._noun[1] else "as much as "

    def bound(self, book: Reader) -> Amount:
        """The same gap for what *book* counts."""
        return Amount(*self._noun, self._much, book)

    def readings(self, words: str) -> Sequence[Much]:
        """How much *words* may mean."""
        return [much for much in self._readings(words) if self.write(much) == words]

    def _readings(self, words: str) -> Iterator[Much]:
        if words.startswith("up to "):
            yield UpTo(int(words.split(" ")[2]))
        elif words[:1].isdigit():
            if re.fullmatch(self._named, words):
                yield int(words.partition(" ")[0])
            for n, of in self._for_each(words):
                yield ForEach(int(n.partition(" ")[0]), of)
        for share, (before, behind) in SHARES.items():
            if words == self._shared(share):
                yield ThatMuch(share)
            begin = f"{self._equal}{before}"
            if words.startswith(begin) and words.endswith(behind):
                whole = words[len(begin) : len(words) - len(behind)]
                yield from (EqualTo(of, share) for of in self._all.readings(whole))

    def write(self, value: Much) -> str:
        """So much, in words."""
        if isinstance(value, int):
            return self._counted(value)
        if isinstance(value, UpTo):
            return f"up to {self._counted(value.n)}"
        if isinstance(value, ForEach):
            return f"{self._counted(value.n)}{_FOR_EACH}{self._each.write(value.of)}"
        if isinstance(value, ThatMuch):
            return self._shared(value.share)
        before, behind = SHARES[value.share]
        return f"{self._equal}{before}{self._all.write(value.of)}{behind}"

    def _counted(self, n: int) -> str:
        one, many = self._noun
        return f"{n} {one if n == 1 else many}".strip()
