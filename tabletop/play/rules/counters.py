"""Counters: numbers on the table and on pieces. Rules declare every counter that they use, by
name."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain

from tabletop.packs.finding import nearest


class Undeclared(ValueError):
    """Rules used a counter that nobody declared. The text names it and the nearest declared one."""


class Counters:
    """The counters that rules know, by name; `hush:*` stands for all names that begin so.

    Those of a game are its own, those of its modules and those of the executor that runs its cards.
    Players may add others by hand, and old saves may hold others.
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
        """Make sure that *counter* is declared.

        :raises Undeclared: if it is not.
        """
        if counter not in self:
            raise Undeclared(self.told(counter))

    def told(self, counter: str) -> str:
        """A sentence that *counter* is not declared, with the nearest declared name."""
        near = nearest(counter, self._declared)
        meant = f"Did you mean {near!r}?" if near else f"There are: {', '.join(self)}."
        return f"There is no counter {counter!r}. {meant}"


SHARED = ("shown",)
"""The counters that every game has: what a die shows."""
