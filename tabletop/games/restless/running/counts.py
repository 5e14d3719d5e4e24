"""What cards count, and how much a sentence says: `2`, `1 for each Sin you bear`."""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.cardtext.amounts import Change, EqualTo, ForEach, Much, reckoned
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.games.restless.cards.lexicon import COUNTS
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.table.counting import how_many
from tabletop.table.table import Table

COUNTED: dict[Phrase, str] = {
    PHRASES.add(f"({one}|{many})", "count"): count for count, (one, many) in COUNTS.items()
}
"""The words of `COUNTS` by their phrases."""

THEIRS = frozenset({"their_sins"})
"""What is counted for whom it happens to; all else for who speaks."""


def much(table: Table, amount: Much, you: int, that: int = -1, had: Mapping[str, int] = {}) -> int:
    """How much *amount* is, said by *you* of *that*; RST-229: who is dead, of what it *had*."""

    def count(said: Said) -> int:
        counted = COUNTED[said.phrase]
        slot = that if counted in THEIRS and that >= 0 else you
        return had.get(counted, how_many(table, counted, slot))

    return reckoned(amount, count, 0)


def amount_of(clause: Clause) -> Much:
    """The amount by which a sentence changes a number, as it is printed."""
    values = clause.values
    changed = values.get("by", values.get("more", values.get("n", 0)))
    by: Much = changed.by if isinstance(changed, Change) else changed
    return by


def counts_of(clause: Clause) -> str:
    """The word of `COUNTS` that a change is for each of; empty if it is for none."""
    amount = amount_of(clause)
    return COUNTED[amount.of.phrase] if isinstance(amount, ForEach | EqualTo) else ""  # type: ignore[attr-defined]
