"""Wordings: how something is said, as words, gaps for what is said inside of it, and alternatives.

`(when|whenever) {who:hero/1} draws (a card|cards)`: a gap has a name and a category, which is like
its name where it is left out; of the words in brackets the first are printed, all are read.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any

from msgspec import Struct

_PART = re.compile(r"\{(\w+)(?::([^}]+))?\}|[()|]|'s\b|[,:;]|[^\s{}()|,:;']+(?:'(?!s\b)\w+)?")


_WORD = re.compile(r"[^\s{}()|,:;']+(?=\s|$)")
_WORDS = re.compile(
    r"\(((?:[^\s{}()|,:;'][^{}()|,:;']*)(?:\|[^\s{}()|,:;'][^{}()|,:;']*)*)\)(?=\s|$)"
)
_NAMES = re.compile(r"\{(\w+)")


class Gap(Struct, frozen=True):
    """A gap called *name* for a phrase of a *category*."""

    name: str
    category: str


class Either(Struct, frozen=True):
    """Several alternatives; the first is printed."""

    ways: tuple[Items, ...]


Item = str | Gap | Either
Items = tuple[Item, ...]


@dataclass(eq=False)
class Wording:
    """One way to word a construction. `fixed` are the values that it implies without a gap; `house`
    tells whether it is printed. Other wordings are only read."""

    template: str
    house: bool = True
    fixed: dict[str, Any] = field(default_factory=dict)
    _items: Items | None = field(default=None, repr=False)

    @property
    def items(self) -> Items:
        """Its words, gaps and alternatives, in order."""
        if self._items is None:
            self._items = compiled(self.template)
        return self._items

    @property
    def beginnings(self) -> tuple[str, ...]:
        """The words it may begin with; an empty one if it may begin with a gap."""
        if self.template.startswith("{"):
            return ("",)
        if (first := self.template.partition(" ")[0]).isalnum():  # as most often
            return (first,)
        lead = _WORD.match(self.template)
        if lead:
            return (lead[0],)
        if simple := _WORDS.match(self.template):
            return tuple({way.split(" ", 1)[0] for way in simple[1].split("|")})
        return tuple({"" if word == "|" else word for word in _firsts(self.items)})

    @property
    def lead(self) -> tuple[str, tuple[str, ...]]:
        """The category of the gap it begins with, and the words that may stand behind that; an
        empty category if it does not begin with one, an empty word if anything may follow."""
        if not self.template.startswith("{"):
            return "", ("",)
        gap, _, behind = self.template[1:].partition("}")
        name, _, category = gap.partition(":")
        category, behind = category or name, behind.removeprefix(" ")
        if (first := behind.partition(" ")[0]).isalnum():  # as most often
            return category, (first,)
        if word := _WORD.match(behind):
            return category, (word[0],)
        if simple := _WORDS.match(behind):
            return category, tuple({way.split(" ", 1)[0] for way in simple[1].split("|")})
        return category, ("",)

    @property
    def names(self) -> list[str]:
        """The names of all its gaps."""
        return _NAMES.findall(self.template)

    def gaps(self) -> Iterator[Gap]:
        """All its printed gaps, in order."""
        for item in self.items:
            if isinstance(item, Gap):
                yield item


def compiled(template: str) -> Items:
    """The items of a *template*.

    :raises ValueError: if a bracket is open at its end.
    """
    stack: list[list[list[Item]]] = [[[]]]
    for found in _PART.finditer(template):
        mark = found[0]
        if mark == "(":
            stack.append([[]])
        elif mark == "|" and len(stack) > 1:
            stack[-1].append([])
        elif mark == ")":
            ways = stack.pop()
            stack[-1][-1].append(Either(tuple(tuple(way) for way in ways)))
        elif found[1]:
            stack[-1][-1].append(Gap(found[1], found[2] or found[1]))
        else:
            stack[-1][-1].append(mark)
    if len(stack) != 1:
        raise ValueError(f"A bracket is open in {template!r}.")
    return tuple(stack[0][0])


def _firsts(items: Items) -> Iterator[str]:
    """The words that *items* may begin with; an empty one for a gap, or for nothing at all."""
    for item in items:
        if isinstance(item, str):
            yield item
            return
        if isinstance(item, Gap):
            yield ""
            return
        inside = {first for way in item.ways for first in (_firsts(way) if way else ("|",))}
        yield from inside - {"|"}
        if "|" not in inside:
            return
    yield "|"


def plain(template: str) -> str:
    """*template* with only the first of the alternatives in brackets."""
    while (found := _BRACKETS.search(template)) is not None:
        first = found[1].split("|", 1)[0]
        template = f"{template[: found.start()]}{first}{template[found.end() :]}"
    return " ".join(template.split()).replace(" 's", "'s")


_BRACKETS = re.compile(r"\(([^()]*)\)")


def vocabulary(templates: Iterable[str]) -> set[str]:
    """All words and marks of *templates*."""
    words = _GAP.sub(" ", "\n".join(templates)).replace("'s", " 's").translate(_APART)
    return {*words.split(), *_MARKS}


_GAP = re.compile(r"\{[^}]*\}")
_MARKS = ",:;"
_APART = str.maketrans(dict.fromkeys(f"()|{_MARKS}", " "))
