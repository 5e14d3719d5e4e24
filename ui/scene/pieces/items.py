"""Items in the scene. All are native pixmap items, so no Python code runs while a frame is painted.

A pixmap is made for the view's zoom and device pixel ratio. The item is scaled by the inverse of
the zoom, so that each pixel falls onto one pixel of the screen.
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
"""Where the upper half of a card ends and the lower begins, in card heights."""

Paint = Callable[[QPainter, QRectF], object]
"""Paints something into a rectangle; its result is ignored."""


class PieceItem(QGraphicsPixmapItem):
    """A piece in the scene, with the origin in its middle.

    `home` is the pose of its place; `zone` and `index` say which place. An attached piece lies `on`
    another, in a zone of the kind `held_as`. `seen` is the fraction that nothing attached to it
    covers, `seat` its owner; it is `banded` in that colour where it lies with another seat. It is
    `astray` from when it is moved, by hand or by motion, until it lies in a place again. `row_kind`
    is the best kind of face allowed in its row. `halves` are the halves that its ring surrounds,
    empty for all of it; `half_pointed` is the half with a light, and `parting` says where the
    halves end and begin. A `staged` piece lies large by itself and has `left` its place in a row.
    """

    def __init__(self, piece: SeenPiece, zone: str) -> None:
        super().__init__()
        self.piece = piece
        self.zone = zone
        self.index = 0
        self.home = Pose(0, 0, 1)
        self.dim = False
        self.up = True
        self.raised = self.stands = 0.0  # the present height, and the one when not pointed at
        self.astray, self.staged = True, False
        self.left = self.home
        self._lies: tuple[Pose, float] | None = None
        self.look_scale = 1.0
        self.row_kind: FaceKind = "real"
        self.look_tall = 0.0  # height divided by width of the card face it shows; 0 if none yet
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
        """Show *look*, made for a piece at *scale*, with a shadow *margin* pixels wide."""
        self.look_scale = scale
        self._margin = margin
        if look.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(look)
            size = look.deviceIndependentSize()
            self.setOffset(-size.width() / 2, -size.height() / 2)
        self.setScale(1 / zoom)

    def lie(self, pose: Pose) -> None:
        """Move to exactly *pose*."""
        if not self.astray and self._lies == (pose, self.raised):
            return
        self.setPos(pose.x, pose.y - self.raised)
        self.setZValue(z_values.RAISED + pose.z / 1000 if self.raised else pose.z)
        self.setVisible(pose.visible)
        if not pose.visible and not self.pixmap().isNull():
            # it is painted when it arrives, because a large game has hundreds of pieces
            self.setPixmap(QPixmap())
        self.setTransform(QTransform())
        self.astray, self._lies = False, (pose, self.raised)

    def lies_as(self) -> tuple[object, ...]:
        """Where it belongs, on what, and how much of it is visible."""
        return self.home, self.on, self.held_as, self.seen, self.seat

    def setPos(self, *at: Any) -> None:
        """Move, and note that the piece is astray."""
        self.astray = True
        super().setPos(*at)

    def setZValue(self, z: float) -> None:
        """Set the z value, and note that the piece is astray."""
        self.astray = True
        super().setZValue(z)

    def root(self) -> PieceItem:
        """The bottom piece of the stack it is attached to; itself if it is not attached."""
        return self if self.on is None else self.on.root()

    def body(self) -> QRectF:
        """Its rectangle in the scene, without the shadow."""
        margin = self._margin
        inner = self.boundingRect().adjusted(margin, margin, -margin, -margin)
        return self.mapRectToScene(inner)

    def foot(self) -> QPointF:
        """Where a figure stands, relative to its middle."""
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
        """Show *band*, in the owner's colour, around the piece, or remove it."""
        self._band = _child(self, self._band, band, z_values.BAND)
        if self._band and band:
            size = band.deviceIndependentSize()
            self._band.setOffset(-size.width() / 2, -size.height() / 2)

    def show_clasp(self, clasp: QPixmap | None) -> None:
        """Show *clasp*, which ties the piece to what it lies on, outside its upper right corner,
        where neither card has text."""
        self._clasp = _child(self, self._clasp, clasp, z_values.COUNTER)
        if self._clasp and clasp:
            side, room = clasp.deviceIndependentSize().width(), self.boundingRect()
            x, y = room.right() - self._margin, room.top() + self._margin
            if self.home.tall:  # on the seam, because another card is next to it
                self._clasp.setOffset(x - side * 0.7, y - side * 0.66)
            else:
                self._clasp.setOffset(x - side * 0.34, y - side * 0.9)

    def show_shade(self, shade: QPixmap | None) -> None:
        """Show *shade* over used halves, or remove it."""
        self._shade = _child(self, self._shade, shade, z_values.SHADE)
        if self._shade and shade:
            size = shade.deviceIndependentSize()
            self._shade.setOffset(-size.width() / 2, -size.height() / 2)

    def show_ring(self, ring: QPixmap | None) -> None:
        """Show *ring* around the piece, or remove it."""
        self._ring = _child(self, self._ring, ring, z_values.RING)
        if self._ring and ring:
            size = ring.deviceIndependentSize()
            self._ring.setOffset(-size.width() / 2, -size.height() / 2)

    def show_disc(
        self, disc: QPixmap | None, lift: float, *, left: bool = False, corner: bool = False
    ) -> None:
        """Show the number *disc*, *lift* pixels above the lower edge, in the middle or at the
        *left*, or slightly outside the upper left *corner*; or remove it."""
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
        """Show the mark *note* at the upper left corner, or remove it."""
        self._note = _child(self, self._note, note, z_values.MARK)
        if self._note and note:
            side, room = note.deviceIndependentSize().width(), self.boundingRect()
            out = side * metrics.NOTE_OUT
            self._note.setOffset(room.left() + self._margin - out, room.top() + self._margin - out)

    def show_ticks(self, ticks: QPixmap | None) -> None:
        """Show the row *ticks* at the middle of the upper edge, or remove it."""
        self._ticks = _child(self, self._ticks, ticks, z_values.MARK)
        if self._ticks and ticks:
            size, room = ticks.deviceIndependentSize(), self.boundingRect()
            inside = metrics.TICKS_IN * (room.width() - 2 * self._margin)
            inside = min(inside, metrics.TICKS_IN_MOST)
            top = room.top() + self._margin + inside - size.height()
            self._ticks.setOffset(-size.width() / 2, top)

    def note_area(self) -> QRectF:
        """The rectangle of its mark in the scene; empty if it has none."""
        note = self._note
        return note.mapRectToScene(note.boundingRect()) if note else QRectF()

    @property
    def shaded(self) -> bool:
        """Whether part of it is shaded."""
        return self._shade is not None

    @property
    def ringed(self) -> bool:
        """Whether a ring surrounds it."""
        return self._ring is not None


class Printed(QGraphicsPixmapItem):
    """Something painted once: a plate, an outline, a label, a bar. Its origin is its upper left
    corner."""

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

        *shown* identifies what is painted: while it and the zoom stay the same, nothing is painted
        again. *kept* holds pictures that other items can share.
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
        """Show *pixels*, printed at *zoom*, at *area*."""
        self._shown = None
        if pixels.cacheKey() != self.pixmap().cacheKey():
            self.setPixmap(pixels)
            self.setScale(1 / zoom)
        self.setPos(area.topLeft())
        self.area = area


def printed(area: QRectF, paint: Paint, zoom: float, dpr: float) -> QPixmap:
    """The picture that *paint* makes of an area of this size, at *zoom*."""
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
    """The child of *parent* that shows *pixmap*: kept, created or removed as needed."""
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
