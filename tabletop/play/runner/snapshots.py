"""How a table in play is kept to come back to: whole, or if it is large by what was touched."""

from __future__ import annotations

from tabletop.play.rules.play import Play
from tabletop.table.event import Event
from tabletop.table.table import freeze, freeze_touched

LARGE = 16_000
"""Tables of fewer bytes are always kept whole: they take little room, and are thawed at once."""

FEW = 4
"""Where no more than one piece in so many was touched, that is kept and not the whole table."""


class Keeper:
    """Freezes the table of *play* in little time and room, as it hears what is touched."""

    def __init__(self, play: Play) -> None:
        self._play = play
        self._frozen = b""
        self._touched: set[int | str] = set()
        play.listen(self._hear)

    def _hear(self, event: Event, entry: int) -> None:
        self._touched.update(event.touched)

    def forget(self) -> None:
        """The table was replaced by another: keep that whole."""
        self._frozen = b""

    def freeze(self) -> tuple[bytes, bytes]:
        """A frozen table, and what was touched since it lay so (nothing if it is the present)."""
        table = self._play.table
        if len(self._frozen) < LARGE or len(self._touched) * FEW > len(table.pieces):
            self._frozen = freeze(table)
            self._touched.clear()
            return self._frozen, b""
        return self._frozen, freeze_touched(table, self._touched)
