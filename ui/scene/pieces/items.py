"""Things in the scene. All are native pixmap items: Python never paints while a frame is drawn.

A pixmap is made for the view's zoom and device pixels; the item is scaled back by one over the
zoom, so that each pixel of it falls on one of the screen.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem

from tabletop.play.questions.decision import CardHalf
from tabletop.table.view import SeenPiece
from ui.faces.face_names import FaceKind
from ui.faces.pixmaps import Pixmaps
from ui.scene.measures import metrics, z_values
from ui.scene.places.piece_poses import Pose

WHOLE = QRectF(0, 0, 1, 1)

Parting = tuple[float, float]
"""Where the upper half of a card ends and the lower begins, as parts of its height."""

Paint = Callable[[QPainter, QRectF], object]
"""Paints something into a room; what it gives is of no matter."""


class PieceItem(QGraphicsPixmapItem):
    """A piece as it is seen. Its own origin is its middle.

    `home` is where it belongs; `zone` and `index` say which place of the table that is. One that is
    attached to another lies `on` it, `held_as` the kind of its zone. `seen` is the part of it that
    nothing attached to it covers, `seat` whose it is, if anybody's; it is `banded` in the colour
    of that seat where it lies with another. It is `astray` from when it
    is moved, by hand or by motion, until it lies somewhere again. `row_kind` is the best kind of
    face that it may have in its row. `halves` are those that its ring
    lies around, if not around all of it; `half_pointed` is that which has a light on it, and
    `parting` says where the halves of its face end and begin. What is met just now is `staged`: it
    lies large by itself, and has `left` its place in a row.
    """

    def __init__(self, piece: SeenPiece, zone: str) -> None:
        super().__init__()
        self.piece = piece
        self.zone = zone
        self.index = 0
        self.home = Pose(0, 0, 1)
        self.dim = False
        self.up = True
        self.raised = self.stands = 0.0  # now, and where nobody points at it
        self.astray, self.staged = True, False
        self.left = self.home
        self._lies: tuple[Pose, float] | None = None
        self.look_scale = 1.0
        self.row_kind: FaceKind = "real"
        self.look_tall = 0.0  # height by width of the card that it wears; 0: none yet
        self.ring_colour = ""
        self.halves: frozenset[CardHalf] = frozenset()
        self.half_pointed: CardHalf = ""
        self.parting: Parting = (0.5, 0.5)
        self.on: PieceItem | None = None
        self.held_as = ""
        self.seen = WHOLE
        self.seat = -1
        self.banded = False
        self._margin = 0.0
        self._ring: QGraphicsPixmapItem | None = None
        self._disc: QGraphicsPixmapItem | None = None
        self._shade: QGraphicsPixmapItem | None = None
        self._band: QGraphicsPixmapItem | None = None
        self._clasp: QGraphicsPixmapItem | None = None
        self._note: QGraphicsPixmapItem | None = None
        self._ticks: QGraphicsPixmapItem | None = None
        self.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)

    def wear(self, look: QPixmap, scale: float, margin: float, zoom: float) -> None:
        """Show *look*, made for a piece at *scale* of its size, with a shadow *margin* wide."""
        self.look_scale = scale
        self._margin = margin
        if look.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(look)
            size = look.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setScale(1 / zoom)

    def lie(self, pose: Pose) -> None:
        """Lie exactly at *pose*."""
        if not self.astray and self._lies == (pose, self.raised):
            return
        self.setPos(pose.x, pose.y - self.raised)
        self.setZValue(z_values.RAISED + pose.z / 1000 if self.raised else pose.z)
        self.setVisible(pose.visible)
        if not pose.visible and not self.pixmap().isNull():
            self.setPixmap(QPixmap())  # it is dressed as it comes; a large game has hundreds
        self.setTransform(QTransform())
        self.astray, self._lies = False, (pose, self.raised)

    def lies_as(self) -> tuple[object, ...]:
        """Where it belongs, on what, and how much of it is seen."""
        return self.home, self.on, self.held_as, self.seen, self.seat

    def setPos(self, *at: Any) -> None:
        """Be moved to a point."""
        self.astray = True
        super().setPos(*at)

    def setZValue(self, z: float) -> None:
        """Be moved over others, or under them."""
        self.astray = True
        super().setZValue(z)

    def root(self) -> PieceItem:
        """The piece at the bottom of what it lies on: itself, if it lies on none."""
        return self if self.on is None else self.on.root()

    def body(self) -> QRectF:
        """Its rectangle in the scene without the shadow."""
        margin = self._margin
        inner = self.boundingRect().adjusted(margin, margin, -margin, -margin)
        return self.mapRectToScene(inner)

    def foot(self) -> QPointF:
        """Where a figure stands, from its middle."""
        body = self.body()
        return QPointF(0, body.height() * (0.5 - metrics.FOOT / 2))

    def body_seen(self) -> QRectF:
        """The part of its rectangle in the scene that nothing attached to it covers."""
        body, seen = self.body(), self.seen
        return QRectF(
            body.left() + seen.left() * body.width(),
            body.top() + seen.top() * body.height(),
            seen.width() * body.width(),
            seen.height() * body.height(),
        )

    def show_band(self, band: QPixmap | None) -> None:
        """Lay *band*, the colour of whose it is, around the piece, or take it away."""
        self._band = _child(self, self._band, band, z_values.BAND)
        if self._band and band:
            size = band.deviceIndependentSize()
            self._band.setOffset(-size.width() / 2, -size.height() / 2)

    def show_clasp(self, clasp: QPixmap | None) -> None:
        """Let *clasp* hold the piece to what it lies on: outside its upper right corner, where
        neither card has words."""
        self._clasp = _child(self, self._clasp, clasp, z_values.COUNTER)
        if self._clasp and clasp:
            side, room = clasp.deviceIndependentSize().width(), self.boundingRect()
            x, y = room.right() - self._margin, room.top() + self._margin
            if self.home.tall:  # on the seam: beside it another card begins
                self._clasp.setOffset(x - side * 0.7, y - side * 0.66)
            else:
                self._clasp.setOffset(x - side * 0.34, y - side * 0.9)

    def show_shade(self, shade: QPixmap | None) -> None:
        """Lay *shade* over what of the piece is used up, or take it away."""
        self._shade = _child(self, self._shade, shade, z_values.SHADE)
        if self._shade and shade:
            size = shade.deviceIndependentSize()
            self._shade.setOffset(-size.width() / 2, -size.height() / 2)

    def show_ring(self, ring: QPixmap | None) -> None:
        """Lay *ring* around the piece, or take it away."""
        self._ring = _child(self, self._ring, ring, z_values.RING)
        if self._ring and ring:
            size = ring.deviceIndependentSize()
            self._ring.setOffset(-size.width() / 2, -size.height() / 2)

    def show_disc(
        self, disc: QPixmap | None, lift: float, *, left: bool = False, corner: bool = False
    ) -> None:
        """Lay the number *disc* *lift* pixels above the piece's lower edge, in its middle or at its
        *left*, or at its upper left *corner*, a little outside; or take it away."""
        self._disc = _child(self, self._disc, disc, z_values.COUNTER)
        if self._disc and disc:
            size, room = disc.deviceIndependentSize(), self.boundingRect()
            if corner:
                out = metrics.COUNTED_OUT * (room.width() - 2 * self._margin)
                x, y = room.left() + self._margin - out, room.top() + self._margin - out / 2
            else:
                x = room.left() + self._margin + metrics.RING if left else -size.width() / 2
                y = room.bottom() - size.height() * 1.15 - lift
            self._disc.setOffset(x, y)

    def show_note(self, note: QPixmap | None) -> None:
        """Lay the mark *note* on the upper left corner, or take it away."""
        self._note = _child(self, self._note, note, z_values.MARK)
        if self._note and note:
            side, room = note.deviceIndependentSize().width(), self.boundingRect()
            out = side * metrics.NOTE_OUT
            self._note.setOffset(room.left() + self._margin - out, room.top() + self._margin - out)

    def show_ticks(self, ticks: QPixmap | None) -> None:
        """Lay the row *ticks* on the middle of the upper edge, or take it away."""
        self._ticks = _child(self, self._ticks, ticks, z_values.MARK)
        if self._ticks and ticks:
            size, room = ticks.deviceIndependentSize(), self.boundingRect()
            inside = metrics.TICKS_IN * (room.width() - 2 * self._margin)
            inside = min(inside, metrics.TICKS_IN_MOST)
            top = room.top() + self._margin + inside - size.height()
            self._ticks.setOffset(-size.width() / 2, top)

    def note_area(self) -> QRectF:
        """Where its mark is in the scene; empty if it has none."""
        note = self._note
        return note.mapRectToScene(note.boundingRect()) if note else QRectF()

    @property
    def shaded(self) -> bool:
        """Whether anything of it is used up."""
        return self._shade is not None

    @property
    def ringed(self) -> bool:
        """Whether a ring lies around it."""
        return self._ring is not None


class Printed(QGraphicsPixmapItem):
    """Something painted once: a plate, an outline, a label, a bar. Its origin is its upper left."""

    def __init__(self, z: float) -> None:
        super().__init__()
        self._shown: object = None
        self.area = QRectF()
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def print(
        self,
        area: QRectF,
        paint: Paint,
        shown: object,
        zoom: float,
        dpr: float,
        kept: Pixmaps[object] | None = None,
    ) -> None:
        """Fill *area* by *paint*, which gets the area moved to the origin, in scene units.

        *shown* stands for what is painted: nothing is painted again while it and the zoom stay, nor
        what was *kept* of another that showed the same.
        """
        state = (shown, area.width(), area.height(), zoom, dpr)
        if state != self._shown:
            self._shown = state
            pixels = kept.get(state) if kept is not None else None
            if pixels is None:
                pixels = printed(area, paint, zoom, dpr)
                if kept is not None:
                    kept.keep(state, pixels)
            self.setPixmap(pixels)
            self.setScale(1 / zoom)
        if area.topLeft() != self.area.topLeft():
            self.setPos(area.topLeft())
        self.area = area

    def lay(self, area: QRectF, pixels: QPixmap, zoom: float) -> None:
        """Lay *pixels*, printed at *zoom* for a room as large as *area*, there."""
        self._shown = None
        if pixels.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixels)
            self.setScale(1 / zoom)
        self.setPos(area.topLeft())
        self.area = area


def printed(area: QRectF, paint: Paint, zoom: float, dpr: float) -> QPixmap:
    """What *paint* paints into a room of *area*'s size, at *zoom*."""
    width, height = area.width() * zoom, area.height() * zoom
    pixels = QPixmap(max(1, round(width * dpr)), max(1, round(height * dpr)))
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(zoom, zoom)
        paint(painter, QRectF(QPointF(), area.size()))
    return pixels


def _child(
    parent: QGraphicsItem, child: QGraphicsPixmapItem | None, pixmap: QPixmap | None, z: float
) -> QGraphicsPixmapItem | None:
    """The child of *parent* that shows *pixmap*: kept, made or taken away as needed."""
    if pixmap is None:
        scene = child.scene() if child is not None else None
        if child is not None and scene is not None:
            scene.removeItem(child)
        return None
    if child is None:
        child = QGraphicsPixmapItem(parent)
        child.setZValue(z)
        child.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    if child.pixmap().cacheKey() != pixmap.cacheKey():
        child.setPixmap(pixmap)
    return child
