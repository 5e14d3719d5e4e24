"""How many there are of what a card counts: `for each Sin you bear`."""

from __future__ import annotations

from tabletop.games.restless.table.table_reads import character, inventory, living, slots
from tabletop.table.table import Table

SINFUL = {"Sins": "sins", "all_sins": "all_sins"}
"""What is remembered of the Sins of who is dead, and the words for it."""


def how_many(table: Table, count: str, slot: int) -> int:
    """The number of what *count* means for the Character in *slot*."""
    if count == "all_sins":
        return sum(len(table[f"sins:{each}"]) for each in slots(table))
    if count == "acted":
        known = (character(table, each) for each in living(table))
        return sum(bool(piece and piece.counters.get("acted")) for piece in known)
    if count == "dead":
        return len(slots(table)) - len(living(table))
    if count == "nights":
        return len(table["nights"])
    if count == "this_way":
        return 0  # of no Item that was spoken of
    if count == "rerolls":
        return max(0, table.count(count))  # RST-004: by hand it may be less
    return _own(table, count, slot) if slot >= 0 else 0


def _own(table: Table, count: str, slot: int) -> int:
    if count == "sins":
        return len(table[f"sins:{slot}"])
    if count == "items":
        return len(inventory(table, slot))
    piece = character(table, slot)
    worn = piece.counters if piece else {}
    if count == "missing":
        return worn.get("missing", 0)
    return worn.get("armor", 0) + sum(
        held.counters.get("armor", 0) for held in inventory(table, slot)
    )
