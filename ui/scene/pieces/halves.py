"""The halves of a card as it lies, whichever way it is turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QPainter, QPixmap, QTransform
from shiboken6 import isValid

from tabletop.play.questions.decision import CardHalf
from ui.scene.measures import metrics
from ui.scene.pieces.items import Parting, PieceItem


def half_at(item: PieceItem, point: QPointF) -> CardHalf:
    """The half of the card *item* at *point* of the scene; empty if it is not a card."""
    if item.piece.kind != "card":
        return ""
    away = QTransform().rotate(-turn_of(item)).map(point - item.body().center())
    parts = (sum(item.parting) / 2 - 0.5) * _height(item)
    return "top" if away.y() < parts else "bottom"


def _height(item: PieceItem) -> float:
    """The height of *item* when upright."""
    body = item.body()
    return body.height() if turn_of(item) % 180 == 0 else body.width()


def turn_of(item: PieceItem) -> int:
    """How far *item*'s face is turned, clockwise in degrees."""
    return item.home.turn + (0 if item.home.tall else item.piece.turn)


def half_of(room: QRectF, half: CardHalf, parting: Parting = (0.5, 0.5)) -> QRectF:
    """The part of the face *room* that is this *half*; all of it if *half* is empty. *parting* says
    where the upper half ends and the lower begins, in heights."""
    found = QRectF(room)
    end, start = (room.top() + each * room.height() for each in parting)
    if half == "top":
        found.setBottom(end)
    if half == "bottom":
        found.setTop(start)
    return found


SPENT = QColor(8, 6, 5, 172)
"""The shade over a used half."""


def shade(
    size: QSizeF, turn: int, spent: Sequence[CardHalf], parting: Parting, dpr: float
) -> QPixmap:
    """The shade over the *spent* halves of a card of *size* pixels, turned by *turn* degrees."""
    turned = QTransform().rotate(turn).mapRect(QRectF(QPointF(), size)).size()
    pixels = QPixmap((turned * dpr).toSize())
    pixels.setDevicePixelRatio(dpr)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(turned.width() / 2, turned.height() / 2)
        painter.rotate(turn)
        room = QRectF(-size.width() / 2, -size.height() / 2, size.width(), size.height())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(SPENT)
        corner = metrics.ROUND["card"] * size.width()
        for half in spent:
            painter.drawRoundedRect(half_of(room, half, parting), corner, corner)
    return pixels


class Rings(Protocol):
    """The object that makes the rings of pieces: the table."""

    def ring_for(self, item: PieceItem, colour: str) -> QPixmap:
        """The outline of *item* in *colour*."""
        ...


class HalfLight:
    """Lights the half of a card under the pointer, if its halves can be chosen separately."""

    def __init__(self) -> None:
        self._on: PieceItem | None = None

    def point_at(self, rings: Rings | None, item: PieceItem | None, point: QPointF) -> None:
        """Light the half of *item* at *point* of the scene; nothing if *item* is None."""
        half = half_at(item, point) if item is not None else ""
        on = item if item is not None and half in item.halves else None
        before, self._on = self._on, on
        if rings is None:
            return
        if before is not None and before is not on and isValid(before):
            _light(rings, before, "")
        if on is not None:
            _light(rings, on, half)


def _light(rings: Rings, item: PieceItem, half: CardHalf) -> None:
    if item.half_pointed != half:
        item.half_pointed = half
        if item.ringed:
            item.show_ring(rings.ring_for(item, item.ring_colour))
