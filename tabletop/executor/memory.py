"""What is remembered of a table until anything changes that it hangs on."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Mapping, Sequence
from functools import wraps
from typing import Any, TypeVar

from tabletop.table.table import Table

R = TypeVar("R")
K = TypeVar("K", bound=Hashable)

Changes = Sequence[tuple[str, ...]]
"""What changed on a table: of each move both zones, else the zone or the counter."""

NOTED = "noted"
"""As what they are noted."""


class Memory:
    """What a game knows of its tables: it hangs on the zones and counters that are `watched`, and
    on nothing else. Which sentences are in force hangs on those of them that are `live`, on all if
    none are named. Each has what is forgotten when it changes.
    """

    def __init__(self, watched: Collection[str], live: Collection[str] | None = None) -> None:
        self.watched: dict[str, list[str]] = {name: [] for name in sorted(watched)}
        self.live = live

    def of(self, table: Table) -> dict[str, Any]:
        """What is known of *table* until anything changes that it hangs on."""
        return table.__dict__ or self._begun(table)

    def hangs(self, known: str, on: Collection[str] | None = None) -> None:
        """What is remembered as *known* hangs *on* no more of what is watched than these, if they
        are given.

        :raises KeyError: if any of them is not watched.
        """
        for name in self.watched if on is None else on:
            self.watched[name].append(known)

    def until_changed(
        self, read: Callable[[Table], R], on: Collection[str] | None = None
    ) -> Callable[[Table], R]:
        """Let *read* remember what it reads off a table, which must hang on nothing else, and *on*
        no more of that than these if they are given.

        It is the same object until then: do not change it.
        """
        name = f"{read.__module__}.{read.__name__}"
        self.hangs(name, on)

        @wraps(read)
        def reading(table: Table) -> R:
            try:
                known: R = table.__dict__[name]
            except KeyError:
                known = read(table)
                self.of(table)[name] = known
            return known

        return reading

    def kept_up(
        self,
        read: Callable[[Table], R],
        again: Callable[[Table, R, Changes], R],
        on: Collection[str] | None = None,
    ) -> Callable[[Table], R]:
        """The same for the one reading of a game that is read *again* from what it was before, and
        from what changed since of all that is watched."""
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
        """The same for what is read of one of several, a place or a seat: each hangs *on* what is
        its own."""

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
                        self.of(table)[names[which]] = known
                return known

            return reading

        return remembering

    def _begun(self, table: Table) -> dict[str, Any]:
        table.__dict__["watched"] = self.watched
        return table.__dict__
