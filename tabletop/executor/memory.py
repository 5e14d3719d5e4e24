"""What is remembered of a table until anything changes that it hangs on."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from tabletop.table.table import Table

R = TypeVar("R")


class Memory:
    """What a game knows of its tables: it hangs on the zones and counters that are `watched`, and
    on nothing else."""

    def __init__(self, watched: frozenset[str]) -> None:
        self.watched = watched

    def of(self, table: Table) -> dict[str, Any]:
        """What is known of *table* until anything changes that it hangs on."""
        return table.__dict__ or self._begun(table)

    def known(self, table: Table, read: Callable[..., R], *args: object) -> R:
        """What *read* reads off *table* for *args*, remembered likewise: it must hang on nothing
        else.

        It is the same object until then: do not change it.
        """
        memory: dict[object, R] = (table.__dict__ or self._begun(table))["known"]
        wanted = (read, *args)
        try:
            return memory[wanted]
        except KeyError:
            found = memory[wanted] = read(table, *args)
            return found

    def _begun(self, table: Table) -> dict[str, Any]:
        table.__dict__.update(watched=self.watched, known={})
        return table.__dict__
