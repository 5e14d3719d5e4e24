"""What is remembered of a table until anything changes that it hangs on."""

from __future__ import annotations

from collections.abc import Callable
from functools import wraps
from itertools import chain
from typing import Any, TypeVar

from tabletop.table.table import Table

R = TypeVar("R")

SLOTS = range(4)

OWN = [
    tuple(f"{kind}:{slot}" for kind in ("character", "status", "sins", "inventory"))
    for slot in SLOTS
]
"""The zones whose cards concern the Character in a slot, by slot; its own comes first."""

ON_THE_WAY = ("realm", "encounter", "night")
IN_THE_END = ("god", "encounter")
"""The zones whose cards concern everybody, before and after the Traitor God is met."""

WATCHED = frozenset({
    *chain.from_iterable(OWN), *ON_THE_WAY, *IN_THE_END, "kept", "health", "slot", "final",
    "battle", "horror", "fight", "over",
})  # fmt: skip
"""The zones and counters that it hangs on who lives, which cards are live and who fights."""


def remembered(table: Table) -> dict[str, Any]:
    """What is known of *table* until anything changes that it hangs on: `WATCHED`."""
    return table.__dict__ or _begun(table)


def until_changed(read: Callable[[Table], R]) -> Callable[[Table], R]:
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
        remembered(table)[name] = found
        return found

    return reading


def _begun(table: Table) -> dict[str, Any]:
    table.__dict__.update(watched=WATCHED)
    return table.__dict__
