"""Values cached with a table until something changes that they depend on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar

from tabletop.table.table import Table

R = TypeVar("R")
K = TypeVar("K", bound=Hashable)

Changes = Sequence[tuple[str, ...]]
"""What changed on a table: both zones of each move, otherwise the zone or the counter."""

NOTED = "noted"
"""The key under which changes are noted."""


class Memory:
    """The cached values of a game's tables. They depend on the zones and counters that are
    `watched`, and on nothing else. The sentences in force depend on those that are `live`, on all
    if none are named. Each watched thing lists what is dropped when it changes: a counter, when it
    changes its sign, or at any change if it is watched `exactly`."""

    def __init__(self, watched: Collection[str] = (), live: Collection[str] | None = None) -> None:
        self.watched: dict[str, list[str]] = {}
        self.exactly: set[str] = set()
        self.live = live
        self.watch(watched)

    def watch(self, names: Collection[str]) -> None:
        """Watch these zones and counters, too."""
        self.watched.update({name: [] for name in sorted(names) if name not in self.watched})

    def watch_exactly(self, counters: Collection[str]) -> None:
        """Watch these counters, too, and drop what depends on one at any change of its value."""
        self.watch(counters)
        self.exactly.update(counters)

    def of(self, table: Table) -> dict[str, Any]:
        """The cached values of *table*."""
        return table.__dict__ or self._begun(table)

    def hangs(self, known: str, on: Collection[str] | None = None) -> None:
        """Declare that the value cached as *known* depends *on* these watched things only, if they
        are given.

        :raises KeyError: if one of them is not watched.
        """
        for name in self.watched if on is None else on:
            self.watched[name].append(known)

    def until_changed(
        self, read: Callable[[Table], R], on: Collection[str] | None = None
    ) -> Callable[[Table], R]:
        """Cache what *read* reads from a table, which must depend on watched things only, and only
        *on* these if they are given. The returned object stays the same until then: do not change
        it."""
        name = f"{read.__module__}.{read.__name__}"
        self.hangs(name, on)

        @wraps(read)
        def reading(table: Table) -> R:
            try:
                known: R = table.__dict__[name]
            except KeyError:
                known = read(table)
                (table.__dict__ or self._begun(table))[name] = known
            return known

        return reading

    def kept_up(
        self,
        read: Callable[[Table], R],
        again: Callable[[Table, R, Changes], R],
        on: Collection[str] | None = None,
    ) -> Callable[[Table], R]:
        """The same for a game's one reading that is updated by *again*, from its old value and the
        changes of everything watched."""
        name = f"{read.__module__}.{read.__name__}"
        last = f"{name}, last"
        self.hangs(name, on)

        @wraps(read)
        def reading(table: Table) -> R:
            memory = table.__dict__
            try:
                known: R = memory[name]
            except KeyError:
                before = memory.get(last)
                known = read(table) if before is None else again(table, before, memory[NOTED])
                memory = table.__dict__ or self._begun(table)
                memory[name] = memory[last] = known
                memory[NOTED] = []
            return known

        return reading

    def each_until_changed(
        self, on: Mapping[K, Collection[str]]
    ) -> Callable[[Callable[[Table, K], R]], Callable[[Table, K], R]]:
        """The same for a value of one of several places or seats: each depends *on* what is its
        own."""

        def remembering(read: Callable[[Table, K], R]) -> Callable[[Table, K], R]:
            names = {which: f"{read.__module__}.{read.__name__}:{which}" for which in on}
            for which, name in names.items():
                self.hangs(name, on[which])

            @wraps(read)
            def reading(table: Table, which: K) -> R:
                try:
                    known: R = table.__dict__[names[which]]
                except KeyError:
                    known = read(table, which)
                    if which in names:
                        (table.__dict__ or self._begun(table))[names[which]] = known
                return known

            return reading

        return remembering

    def of_one(self, read: Callable[[Table, str], R]) -> Callable[[Table, str], R]:
        """The same for a value of any zone or counter, which depends on that alone."""
        named = f"{read.__module__}.{read.__name__}:"

        @wraps(read)
        def reading(table: Table, of: str) -> R:
            name = named + of
            try:
                known: R = table.__dict__[name]
            except KeyError:
                self.watch({of})
                if name not in self.watched[of]:
                    self.hangs(name, {of})
                self.of(table)[name] = known = read(table, of)
            return known

        return reading

    def _begun(self, table: Table) -> dict[str, Any]:
        table.__dict__.update(watched=self.watched, exactly=self.exactly)
        return table.__dict__
