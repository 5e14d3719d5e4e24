"""One kind of face in a row: none of its open cards says more than another beside it."""

from __future__ import annotations

from ui.faces.face_names import KINDS, FaceKind
from ui.scene.pieces.items import PieceItem
from ui.scene.whereabouts.laid_scene import LaidScene

ALONE = ("pile", "away", "place", "stacks")
"""The kinds of places whose cards do not lie beside each other."""

KEPT = 2000
"""So many judgements are kept: those on a table's cards in some twenty sizes."""

Row = tuple[str, bool, float]
"""The zone whose cards it shows, or the kind of several zones that are `alike`; whether it is that
of what is tucked under those: of that but a strip is seen; and the shape that its cards take."""


class RowFaces:
    """The kind of face that each row of *table* has: the best that all open cards can have that lie
    there, with what is laid on them. The piece `fought` now is told of otherwise."""

    def __init__(self, table: LaidScene) -> None:
        self._table = table
        self.fought: int | None = None
        self._kinds: dict[Row, FaceKind] | None = None
        self._judged: dict[tuple[object, ...], FaceKind] = {}

    def look(self) -> None:
        """Look anew when it is asked: other pieces lie there, or elsewhere."""
        self._kinds = None

    def forget(self) -> None:
        """Judge all anew: they are shown otherwise, or there are better faces."""
        self._kinds = None
        self._judged.clear()

    def kind(self, item: PieceItem) -> FaceKind:
        """The best kind of face that *item* may have."""
        row = self._row_of(item)
        if row is None:
            return "real"
        if self._kinds is None:
            self._kinds = self._all()
        return self._kinds.get(row, "real")

    def is_plain(self, item: PieceItem) -> bool:
        """Whether cards say little where *item* lies. What is met says what it says but once: on
        itself, if who fights it is told beside it, or there, large."""
        spot = self._table.arrangement.spots.get(item.zone)
        if spot is None or not spot.lies.plain:
            return False
        return not item.staged or (spot.told is not None and item.piece.id != self.fought)

    def when(self, item: PieceItem) -> str:
        """The word for what goes on, by which *item* chooses its numbers."""
        spot = self._table.arrangement.spots.get(item.zone)
        return spot.when if spot is not None else ""

    def _row_of(self, item: PieceItem) -> Row | None:
        """The row in which *item* lies; none, if it lies by itself."""
        if item.piece.kind != "card" or not item.piece.name or not item.up or item.staged:
            return None
        zone = item.root().zone
        spot = self._table.arrangement.spots.get(zone)
        if spot is None or spot.lies.kind in ALONE or spot.lies.each:
            return None
        how = self._table.layout.attached.get(item.held_as) if item.on is not None else None
        name = self._table.kind_of(zone) if spot.lies.alike else zone
        return name, how is not None and how.tucked, round(item.home.tall, 1)

    def _all(self) -> dict[Row, FaceKind]:
        """The kinds of all rows as they lie now."""
        found: dict[Row, FaceKind] = {}
        for item in self._table.lying:
            row = self._row_of(item) if item.piece.turn % 180 == 0 else None  # it lies smaller
            if row is not None and item.home.visible and found.get(row) != KINDS[-1]:
                found[row] = max(found.get(row, "real"), self._alone(item), key=KINDS.index)
        return found

    def _alone(self, item: PieceItem) -> FaceKind:
        """The kind that *item* would have by itself."""
        table, home = self._table, item.home
        width = max(4, round(table.layout.card[0] * home.scale * table.zoom))
        plain = self.is_plain(item)
        turn = home.turn + (0 if home.tall else item.piece.turn)
        when = self.when(item)
        key = (item.piece.name, width, turn, plain, when, home.tall)
        if key not in self._judged:
            if len(self._judged) >= KEPT:
                self._judged.clear()
            self._judged[key] = table.looks.kind(
                item.piece.name, width, turn, plain=plain, when=when, tall=home.tall
            )
        return self._judged[key]
