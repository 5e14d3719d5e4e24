"""Snapshots of a running table: whole, or for a large table only the pieces that changed."""

from __future__ import annotations

from tabletop.play.rules.play import Play
from tabletop.table.event import Event
from tabletop.table.table import freeze, freeze_touched

LARGE = 16_000
"""Tables with fewer bytes are always kept whole: they are small and quick to restore."""

FEW = 4
"""If at most one piece in this many changed, only the changes are kept."""


class Keeper:
    """Freezes the table of *play* quickly and in little space, by listening to what changes."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._frozen = b""
        self._touched: set[int | str] = set()
        play.listen(self._hear)

    def _hear(self, event: Event, entry: int) -> None:
        self._touched.update(event.touched)

    def forget(self) -> None:
        """Keep the whole table next time, because it was replaced."""
        self._frozen = b""

    def freeze(self) -> tuple[bytes, bytes]:
        """A frozen table, and the changes since it lay so (None if it is the present table)."""
        table = self._play.table
        if len(self._frozen) < LARGE or len(self._touched) * FEW > len(table.pieces):
            self._frozen = freeze(table)
            self._touched.clear()
            return self._frozen, b""
        return self._frozen, freeze_touched(table, self._touched)
