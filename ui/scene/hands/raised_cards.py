"""Cards that stand up in a hand: those named in an answer that is not complete."""

from __future__ import annotations

from collections.abc import Collection

from ui.scene.measures import metrics
from ui.scene.motion.motion import Raise
from ui.scene.pieces.items import PieceItem
from ui.scene.view.laid_view import LaidView

OVERLAID = ("fan", "row")
"""The kinds of places whose cards rise under the pointer, to be seen whole."""

SIDE_BY_SIDE = (*OVERLAID, "grid", "free")
"""The kinds of places whose cards stand up when chosen."""


def risen(view: LaidView, item: PieceItem, kinds: Collection[str] = OVERLAID) -> float:
    """How far *item* rises, in scene units; 0 if its place is none of *kinds*."""
    table = view.table
    spot = table.arrangement.spots.get(item.zone) if table else None
    if table is None or spot is None or spot.lies.kind not in kinds:
        return 0.0
    if spot.lies.shape is not None:  # cards in cells of their own are seen whole
        return metrics.HOVER_RAISE * table.layout.card[0]
    return metrics.HOVER_RAISE * table.layout.card[1] * item.home.scale


class StandingUp:
    """The cards of one table view that stand up, which only the window of who chose them shows."""

    def __init__(self, view: LaidView) -> None:
        self._view = view
        self._pieces: frozenset[int] = frozenset()
        self._items: set[PieceItem] = set()

    def show(self, pieces: Collection[int]) -> None:
        """Let exactly these stand up; while things move, after they are still."""
        self._pieces = frozenset(pieces)
        self.look()

    def look(self) -> None:
        """Raise the cards that should stand up, and lower the others."""
        table = self._view.table
        if table is None or self._view.moving:
            return
        found = {item for piece in self._pieces if (item := table.lying.known(piece)) is not None}
        for item in self._items | found:
            item.stands = risen(self._view, item, SIDE_BY_SIDE) if item in found else 0.0
            if item.scene() is not None and item.raised != item.stands:
                self._view.clock.start([Raise(item, item.stands)])
        self._items = found
