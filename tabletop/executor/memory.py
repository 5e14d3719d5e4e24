"""What is remembered of a table until anything changes that it hangs on."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
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

    def until_changed(self, read: Callable[[Table], R]) -> Callable[[Table], R]:
        """Let *read*, which must hang on nothing else, remember what it reads off a table likewise.

        It is the same object until then: do not change it.
        """
        name = f"{read.__module__}.{read.__name__}"

        @wraps(read)
        def reading(table: Table) -> R:
            memory = table.__dict__
            if name in memory:
                known: R = memory[name]
                return known
            found = read(table)
            self.of(table)[name] = found
            return found

        return reading

    def _begun(self, table: Table) -> dict[str, Any]:
        table.__dict__.update(watched=self.watched)
        return table.__dict__
