"""Counters: numbers on the table and on pieces. Whoever's rules count declares what by its name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tabletop.packs.finding import nearest


class Undeclared(ValueError):
    """Rules count what nobody has declared; the text says so, and what may have been meant."""


class Counters:
    """The counters that rules know, by name: words, of which `hush:*` is all that begin so.

    Those of a game are its own, those of its modules and of the executor that runs its cards.
    Players may lay down others by hand, and old saves may hold others.
    """

    def __init__(self, *declared: str | Counters) -> None:
        lists = (each.split() if isinstance(each, str) else each for each in declared)
        self._declared = dict.fromkeys((*SHARED, *chain.from_iterable(lists)))
        self.known = {name for name in self._declared if not name.endswith("*")}
        """Names that stand for themselves, and those met so far of others."""
        self._begin = tuple(name[:-1] for name in self._declared if name.endswith("*"))

    def __iter__(self) -> Iterator[str]:
        """All of them, as they are declared."""
        return iter(self._declared)

    def __contains__(self, counter: str) -> bool:
        if counter not in self.known and not counter.startswith(self._begin):
            return False
        self.known.add(counter)
        return True

    def check(self, counter: str) -> None:
        """Make sure that there is such a *counter*.

        :raises Undeclared: if not.
        """
        if counter not in self:
            raise Undeclared(self.told(counter))

    def told(self, counter: str) -> str:
        """That there is no such *counter*, in a sentence, and which is the nearest."""
        near = nearest(counter, self._declared)
        meant = f"Did you mean {near!r}?" if near else f"There are: {', '.join(self)}."
        return f"There is no counter {counter!r}. {meant}"


SHARED = ("shown",)
"""What every game knows: what a die shows."""
