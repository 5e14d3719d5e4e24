"""The scene: the pieces of a view move to their places and get their looks."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from math import isclose
from typing import Any

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QColor, QPixmap

from tabletop.play.questions.decision import CardHalf
from tabletop.table.view import View
from ui.faces.face_names import PICTURE, id_of
from ui.scene.layout.space_layout import PORTRAIT
from ui.scene.layout.table_layout import Box, Layout
from ui.scene.measures import metrics, z_values
from ui.scene.pieces import figures, piece_looks, seat_marks
from ui.scene.pieces.bands_and_clasps import Marks
from ui.scene.pieces.halves import shade, turn_of
from ui.scene.pieces.items import PieceItem, Printed
from ui.scene.prints import plates
from ui.scene.prints.notes import Noted, Notes
from ui.scene.prints.prints import Prints
from ui.scene.table.discs import Discs
from ui.scene.table.home_updates import Laying, Opened
from ui.scene.table.row_faces import RowFaces
from ui.scene.whereabouts.attached import stands_for, through
from ui.scene.whereabouts.laid_scene import ByName, Explain, LaidScene, Spaces, untold

SPENT_HALVES: tuple[tuple[int, CardHalf], ...] = ((1, "top"), (2, "bottom"))
"""The bit of a counter for each half of a card."""


class TableScene(LaidScene):
    """The table of one game. `titles` gives the titles of pieces, `spaces` the grounds; `near` is
    the seat at the lower edge."""

    def __init__(
        self,
        view: View,
        layout: Layout,
        faces: piece_looks.CardFaces,
        dpr: float,
        titles: Callable[[str], str] = str,
        spaces: Spaces = dict,
        text: float | None = None,
        near: int = -1,
        room: tuple[float, float] = (0.0, 0.0),
    ) -> None:
        super().__init__(view, layout, faces, dpr, titles, text, near, room)
        self._spaces = spaces
        self._explained: dict[int, Mapping[str, Any]] = {}
        self._seen_from = near
        self._expected: Callable[[], Opened] | None = None
        self.laying = Laying(self)
        self.notes = Notes(self)
        self.prints = Prints(self, self.notes)
        self.rows = RowFaces(self)
        self.discs = Discs(self, self.rows)
        self._marks = Marks(layout)
        self._rings: dict[tuple[object, ...], QPixmap] = {}
        self.show_view(view)

    def note(self, noted: Noted) -> None:
        """Show exactly these notes."""
        if self.notes.show(noted):
            self.rows.fought = noted.contest.theirs if noted.contest is not None else None
            for item in self.lying:
                if item.staged and item.isVisible():  # its text is on it, or beside it
                    self.dress(item, item.look_scale)
            self.prints.renew()

    # --- what lies there -----------------------------------------------------------------------

    def show_view(self, view: View) -> None:
        """Take over *view* and compute all homes. Pieces do not move until `settle`."""
        self.view, self._seen_from = view, self.near
        self.lying.show(view)
        if self._expected is not None:
            self.laying.open(*self._expected())
            self._expected = None
        self.look_at_ground()
        self.find_homes()

    def shows(self, view: View) -> bool:
        """Whether *view* itself is shown, with its present homes."""
        return view is self.view and self.near == self._seen_from

    def look_at_ground(self) -> None:
        """Take over the present spaces of the table, such as opened doors and new roads, and drop
        the cached numbers of pieces."""
        self.grounds = self._spaces()
        self._explained.clear()

    def find_homes(self) -> None:
        """Compute all homes and print all readouts."""
        self.laying.find()
        self.rows.look()
        self.prints.renew()

    def set_text(self, text: float) -> None:
        """Write all text at this multiple of its size at scale 100."""
        self.worn = self.looks.text = text
        self.looks.forget()
        self.layout = self._laid_out()
        self.prints.forget()
        self.laying.forget()
        self.find_homes()
        self.settle()
        self.set_zoom(self.zoom)

    def take_shape(self, wide: float, high: float) -> bool:
        """Adapt to a window *wide* by *high*. Returns whether the layout has changed."""
        before, text, self._room = self.layout.size, self.text, (wide, high)
        self.layout = self._laid_out()
        if self.layout.size == before and self.text == text:
            return False
        if self.text != text:
            self.prints.forget()
            self.laying.forget()
        self.find_homes()
        return True

    def open_places(self, zones: Collection[str] | None, over: Collection[str] = ()) -> bool:
        """Open exactly the folding places in *zones* (None: as before). The places in *over* lie
        over the rest. Returns whether anything has changed."""
        changed = self.laying.open(zones, over)
        if changed:
            self.find_homes()
        return changed

    def expect(self, opened: Callable[[], Opened] | None) -> None:
        """Lay out the next view with the places that *opened* returns for it, because they will be
        opened at once after it; None keeps the open ones."""
        self._expected = opened

    def settle(self, *, astray: bool = True) -> None:
        """Put every changed or moved piece into its home with its look, except those that *astray*
        names: they are dragged or moving."""
        touched = self.laying.take()
        for item in self.lying:
            if item.astray and not astray:
                self.laying.touched.update(touched & {item})
            elif item in touched or self._row_is_another(item):
                if item.home.visible:
                    self.dress(item, item.home.scale)
                item.lie(item.home)
            elif item.astray:
                item.lie(item.home)
        self._number_anew(touched)

    def _number_anew(self, done: Collection[PieceItem]) -> None:
        """Update numbers that depend on more than their piece, except on the pieces *done*."""
        for item in self.lying:
            if item not in done and item.isVisible() and self.discs.hangs_on_more(item):
                self.discs.put_on(item, self.body_size(item))

    def is_settled(self) -> bool:
        """Whether every piece is at home."""
        return all(
            isclose(item.x(), item.home.x)  # a glide may end at fractions
            and isclose(item.y(), item.home.y - item.raised)
            and item.isVisible() == item.home.visible
            for item in self.lying
        )

    # --- how it looks --------------------------------------------------------------------------

    def dress(self, item: PieceItem, scale: float) -> None:
        """Set the look of *item* at *scale*, for the present zoom."""
        wide = {"card": self.layout.card[0], "die": metrics.DIE, "figure": metrics.FIGURE[0]}.get(
            item.piece.kind, metrics.TOKEN
        )
        width = max(4, round(wide * scale * self.zoom))
        item.row_kind = self.rows.kind(item)
        item.look_tall = item.home.tall or self.looks.ratio
        look = self.looks.of(
            item.piece, width, item.home.turn,
            up=item.up, dim=item.dim, portrait=self._portrait(item), back=self._back(item),
            plain=self.rows.is_plain(item), row=item.row_kind, figure=self.figure_of(item),
            pictured=self._is_pictured(item), when=self.rows.when(item), tall=item.home.tall,
        )  # fmt: skip
        item.wear(look, scale, piece_looks.margin_of(width, item.home.tall), self.zoom)
        size, way = self.body_size(item), self._through(item)
        item.banded = item.seat >= 0 and item.seat != self._seat_there(item)
        self.discs.put_on(item, size)
        self.notes.put_on(item, size)
        self._marks.put_on(item, size, self.looks.dpr, way, self.looks.faces)
        item.show_shade(self._shade_on(item, width, size))
        if item.ringed:
            item.show_ring(self.ring_for(item, item.ring_colour))

    def explain_by(self, explain: Explain) -> None:
        """Take the numbers of pieces from *explain*, which is asked once per piece until the table
        changes."""
        explained = self._explained = {}

        def once(piece: int) -> Mapping[str, Any]:
            if piece not in explained:
                explained[piece] = explain(piece)
            return explained[piece]

        self.explain = once
        for item in self.lying:
            if item.isVisible() and self.discs.told_on(item):
                self.dress(item, item.look_scale)
        self.prints.renew()

    def tell_by(self, words: ByName, fates: ByName, briefs: ByName = untold) -> None:
        """Take the printed text of cards, by name, from *words*, the fates of their parts from
        *fates*, and short descriptions of goods from *briefs*."""
        self.words, self.fates, self.briefs = words, fates, briefs
        self.prints.renew()

    def bar(self, barred: Mapping[int, str], had: Collection[int] = ()) -> None:
        """Say why these goods, and no others, cannot be had now; those in *had* can."""
        if (barred, had) != (self.barred, self.had):
            self.barred, self.had = barred, had
            self.prints.renew()

    def set_zoom(self, zoom: float) -> None:
        """Update all looks for *zoom*."""
        self.zoom = zoom
        self.rows.forget()
        self._rings.clear()
        self.discs.forget()
        self.notes.forget()
        self._marks.forget()
        for item in self.lying:
            if item.isVisible():  # hidden pieces get their looks when they appear
                self.dress(item, item.home.scale)
        self.prints.renew()

    def set_faces(self, faces: piece_looks.CardFaces, dpr: float) -> None:
        """Show another deck, or the same one on another screen."""
        self.looks.faces, self.looks.dpr = faces, dpr
        self.looks.forget()
        self.set_zoom(self.zoom)

    def renew(self, faces: Collection[str]) -> None:
        """Update the pieces that show *faces*, because better faces are ready, and rows whose kind
        of face changes by that."""
        self.looks.renew(faces)
        self._marks.forget()
        self.rows.forget()
        named = {id_of(face) for face in faces}
        for item in self.lying:
            stands, way = self._portrait(item), self._through(item)
            shown = id_of(stands[0]) if stands else item.piece.name
            if {shown, way, self._back(item)} & named or self._row_is_another(item):
                self.dress(item, item.look_scale)
        self.prints.renew()

    def _row_is_another(self, item: PieceItem) -> bool:
        """Whether the row of *item* has another kind of face than when it was dressed."""
        return item.isVisible() and self.rows.kind(item) != item.row_kind

    def _through(self, item: PieceItem) -> str:
        """The card through which *item* is attached; empty if it is attached directly."""
        way = self.lying.known(through(self.layout, item))
        return way.piece.name if way else ""

    def _portrait(self, item: PieceItem) -> tuple[str, Box] | None:
        """The card that the token or figure *item* shows and the part of it, or None."""
        if item.piece.kind == "figure":
            spot = self.arrangement.spots.get(item.zone)
            space = self.layout.spaces.get(spot.space) if spot else None
            card = self.figure_of(item).card or item.piece.name
            return PICTURE + card, space.portrait if space else PORTRAIT
        other = self.lying.known(stands_for(self.layout, item))
        return (other.piece.name, self.layout.attached[item.held_as].portrait) if other else None

    def ring_for(self, item: PieceItem, colour: str) -> QPixmap:
        """The outline of *item* in *colour*."""
        size, kind = item.boundingRect(), item.piece.kind
        wide = seat_marks.band_width(self.body_size(item).width()) if item.banded else 0.0
        foot = self.figure_of(item).foot if kind == "figure" else ""
        turn = turn_of(item) if kind == "card" else 0
        if item.halves:
            wide_now = max(4, round(self.layout.card[0] * item.look_scale * self.zoom))
            item.parting = self.looks.parting(
                item.piece,
                wide_now,
                plain=self.rows.is_plain(item),
                row=item.row_kind,
                tall=item.home.tall,
            )
        halves = item.halves, item.half_pointed, item.parting
        key = (size.width(), size.height(), wide, turn, colour, kind, foot, *halves)
        found = self._rings.get(key)
        if found is None:
            line = max(metrics.RING, self.body_size(item).width() * metrics.RING_ON_BAND)
            line = min(line, metrics.RING_ON_BAND_MOST)
            line = line if wide else metrics.RING
            body = self.body_size(item) + QSizeF(1, 1) * (2 * wide + line - metrics.RING)
            if foot:
                found = figures.ring(body, foot, QColor(colour), self.looks.dpr, line)
            else:
                found = piece_looks.ring(
                    body, turn, QColor(colour), self.looks.dpr, kind, line, *halves
                )
            self._rings[key] = found
        return found

    def _is_pictured(self, item: PieceItem) -> bool:
        spot = self.arrangement.spots.get(item.zone)
        return spot is not None and spot.lies.pictured

    def _seat_there(self, item: PieceItem) -> int:
        """The seat in whose place *item* lies, or -1."""
        spot = self.arrangement.spots.get(item.root().zone)
        return spot.seat if spot is not None else -1

    def _back(self, item: PieceItem) -> str:
        """The back of *item* where it lies."""
        spot = self.arrangement.spots.get(item.zone)
        return (spot and spot.lies.back) or self.looks.back

    def _shade_on(self, item: PieceItem, width: int, size: QSizeF) -> QPixmap | None:
        """The shade over the used halves of *item*."""
        spot = self.arrangement.spots.get(item.zone)
        spent = item.piece.counters.get(spot.lies.spent, 0) if spot and spot.lies.spent else 0
        halves: list[CardHalf] = [half for bit, half in SPENT_HALVES if spent & bit]
        if not halves or not item.up:
            return None
        parting = self.looks.parting(item.piece, width)
        return shade(size, turn_of(item), halves, parting, self.looks.dpr)

    def float_words(self, item: PieceItem, change: int) -> Printed:
        """The text of *change*, at *item*."""
        words = Printed(z_values.CALL_OUT)
        self.addItem(words)
        scale = max(item.home.scale, 0.6) * self.text
        area = QRectF(0, 0, metrics.FLOAT[0] * scale, metrics.FLOAT[1] * scale)
        area.moveCenter(item.pos())
        look = plates.change(change)
        words.print(area, look.paint, look.shows, self.zoom, self.looks.dpr)
        return words
