"""What to say when luck, a hidden card or a note was taken back: it cannot be seen on the table."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.journal import Chance, Entry, Override
from tabletop.table.table import Table
from ui.input.seats import known

LUCK = "Taken back beyond a roll or a shuffle: the same luck will come again."
CARD = "Taken back beyond a hidden card that was seen."
NOTE = "Taken back: the words that were written down."


def words(
    before: Sequence[Entry], after: Sequence[Entry], was: Table, now: Table, seat: int
) -> str:
    """What to say after going back from the journal *before*, table *was*; empty for nothing."""
    cut = before[len(after) :]
    if any(isinstance(entry, Chance) for entry in cut):
        return LUCK
    if cut and all(isinstance(entry, Override) and entry.verb == "note" for entry in cut):
        return NOTE
    return CARD if cut and known(was, seat) - known(now, seat) else ""
