"""One kind of face per row: no face-up card says more than another beside it."""

from __future__ import annotations

from ui.faces.face_names import KINDS, FaceKind
from ui.scene.pieces.items import PieceItem
from ui.scene.whereabouts.laid_scene import LaidScene

ALONE = ("pile", "away", "place", "stacks")
"""The kinds of places whose cards do not lie side by side."""

KEPT = 2000
"""How many judgements are cached: those of a table's cards in some twenty sizes."""

Row = tuple[str, bool, float]
"""A row: its zone, or the kind of several zones that are `alike`; whether it holds the cards tucked
under those, of which only a strip shows; and the shape of its cards."""


class RowFaces:
    """The kind of face of each row of *table*: the best that all face-up cards there, and on them,
    can have. The piece that is `fought` now is described elsewhere."""

    def __init__(self, table: LaidScene) -> None:
        self._table = table
        self.fought: int | None = None
        self._kinds: dict[Row, FaceKind] | None = None
        self._judged: dict[tuple[object, ...], FaceKind] = {}

    def look(self) -> None:
        """Judge again when next asked, because pieces have moved."""
        self._kinds = None

    def forget(self) -> None:
        """Drop all judgements, because sizes or faces have changed."""
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
        """Whether *item*'s card shows little text. What is met says its text only once: on itself,
        if the fight is described beside it, or large beside it."""
        spot = self._table.arrangement.spots.get(item.zone)
        if spot is None or not spot.lies.plain:
            return False
        return not item.staged or (spot.told is not None and item.piece.id != self.fought)

    def when(self, item: PieceItem) -> str:
        """The word by which *item* chooses its numbers now."""
        spot = self._table.arrangement.spots.get(item.zone)
        return spot.when if spot is not None else ""

    def _row_of(self, item: PieceItem) -> Row | None:
        """The row of *item*, or None if it lies alone."""
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
        """The present kinds of all rows."""
        found: dict[Row, FaceKind] = {}
        for item in self._table.lying:
            # a card that lies across is smaller
            row = self._row_of(item) if item.piece.turn % 180 == 0 else None
            if row is not None and item.home.visible and found.get(row) != KINDS[-1]:
                found[row] = max(found.get(row, "real"), self._alone(item), key=KINDS.index)
        return found

    def _alone(self, item: PieceItem) -> FaceKind:
        """The kind that *item* could have alone."""
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
