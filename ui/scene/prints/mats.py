"""What lies under parts of a table: leather boards with slots, and a stall."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
    QTransform,
)

from assets.drawings import textures
from assets.drawings.leather import leather
from ui.base.theme import current
from ui.scene.layout.region_layout import Plate
from ui.scene.pieces.tokens import GOLD
from ui.scene.prints.plates import Look

ROUND = 14.0  # the radius of a board's corners
SEAM = 7.0  # how far from the edge the seam is
GRAIN = 0.95  # the scale of the leather, which looks like that of a small object
LIGHT = 26.0  # how far the light of a lit board reaches
AWNING = 26.0  # the height of an awning
STRIPES = 18
PLANKS = ("#1e130b", "#3a2717", "#553a22")


def mat(plate: Plate, lit: bool) -> Look:
    """The picture under a region; *lit* means that its owner is asked."""
    plain = current().id == "high-contrast"
    out = margin(plate)
    paint = _paint_leather if plate == "leather" else _paint_stall
    shows = ("mat", plate, lit, plain)
    if plain:
        return Look(lambda p, r: _paint_plain(p, r.adjusted(out, out, -out, -out), lit), shows)
    return Look(lambda painter, room: paint(painter, room, lit), shows)


def margin(plate: Plate) -> float:
    """How far it extends beyond its region."""
    return LIGHT if plate == "leather" else 8.0


def _paint_plain(painter: QPainter, room: QRectF, lit: bool) -> None:
    painter.setBrush(QColor("#000000"))
    painter.setPen(QPen(QColor("#ffd400") if lit else QColor("#ffffff"), 4 if lit else 1.6))
    painter.drawRoundedRect(room, ROUND, ROUND)


# --- leather -----------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _hide() -> QPixmap:
    return QPixmap.fromImage(leather())


def _paint_leather(painter: QPainter, room: QRectF, lit: bool) -> None:
    board = room.adjusted(LIGHT, LIGHT, -LIGHT, -LIGHT)
    _paint_glow(painter, board, QColor(255, 196, 92) if lit else QColor(0, 0, 0), lit)
    path = QPainterPath()
    path.addRoundedRect(board, ROUND, ROUND)
    hide = QBrush(_hide())
    hide.setTransform(QTransform().translate(board.left() + 60, board.top()).scale(GRAIN, GRAIN))
    painter.fillPath(path, hide)
    painter.fillPath(path, QColor(120, 78, 40, 44))
    shine = QLinearGradient(board.topLeft(), board.bottomLeft())
    for at, tone in (
        (0.0, QColor(255, 225, 170, 34)),
        (0.12, QColor(255, 225, 170, 0)),
        (0.8, QColor(0, 0, 0, 0)),
        (1.0, QColor(0, 0, 0, 90)),
    ):
        shine.setColorAt(at, tone)
    painter.fillPath(path, shine)
    painter.strokePath(path, QPen(QColor(0, 0, 0, 200), 2.4))
    seam = QPen(QColor(214, 176, 116, 105), 2.0)
    seam.setDashPattern([3.4, 2.6])
    painter.setPen(seam)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    inner = board.adjusted(SEAM, SEAM, -SEAM, -SEAM)
    painter.drawRoundedRect(inner, ROUND - 4, ROUND - 4)
    if lit:
        painter.setPen(QPen(QColor("#f2b83f"), 4.0))
        painter.drawRoundedRect(board.adjusted(1, 1, -1, -1), ROUND, ROUND)


def _paint_glow(painter: QPainter, board: QRectF, tone: QColor, lit: bool) -> None:
    """Paint a shadow around a board, or a light."""
    steps = 9
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(steps):
        grow = (LIGHT if lit else 0.6 * LIGHT) * (step + 1) / steps
        painter.setBrush(QColor(tone.red(), tone.green(), tone.blue(), 15 if lit else 22))
        painter.drawRoundedRect(
            board.adjusted(-grow, -grow, grow, grow), ROUND + grow, ROUND + grow
        )


def slots(rooms: list[QRectF]) -> Look:
    """Empty slots cut into the board below; *rooms* are relative to the first one's corner."""
    plain = current().id == "high-contrast"

    def paint(painter: QPainter, room: QRectF) -> None:
        for slot in rooms:
            _paint_slot(painter, slot.translated(room.topLeft()), plain)

    told = tuple((slot.x(), slot.y(), slot.width(), slot.height()) for slot in rooms)
    return Look(paint, ("slots", told, plain))


def _paint_slot(painter: QPainter, slot: QRectF, plain: bool) -> None:
    corner = 0.09 * slot.width()
    painter.setPen(QPen(QColor("#ffffff"), 1) if plain else Qt.PenStyle.NoPen)
    painter.setBrush(QColor(14, 8, 4, 150))
    painter.drawRoundedRect(slot, corner, corner)
    shade = QLinearGradient(slot.topLeft(), slot.bottomLeft())
    shade.setColorAt(0, QColor(0, 0, 0, 150))
    shade.setColorAt(0.3, QColor(0, 0, 0, 0))
    painter.setBrush(shade)
    painter.drawRoundedRect(slot, corner, corner)
    edge = QRectF(slot.left() + corner, slot.bottom() - 1.6, slot.width() - 2 * corner, 1.6)
    painter.fillRect(edge, QColor(255, 220, 160, 56))


# --- a stall -----------------------------------------------------------------------------------


@lru_cache(maxsize=1)
def _planks() -> QPixmap:
    return textures.texture("planks", PLANKS, 768)


def _paint_stall(painter: QPainter, room: QRectF, lit: bool) -> None:
    edge = margin("stall")
    stall = room.adjusted(edge, edge, -edge, -edge)
    path = QPainterPath()
    path.addRoundedRect(stall, 9, 9)
    painter.setPen(Qt.PenStyle.NoPen)
    for step in range(5):
        grow = edge * (step + 1) / 5
        painter.setBrush(QColor(0, 0, 0, 26))
        painter.drawRoundedRect(stall.adjusted(-grow, -grow, grow, grow), 9 + grow, 9 + grow)
    wood = QBrush(_planks())
    wood.setTransform(QTransform().translate(stall.left(), stall.top()).scale(0.8, 0.8))
    painter.fillPath(path, wood)
    painter.fillPath(path, QColor(0, 0, 0, 50))
    lamp = QRadialGradient(stall.center(), 0.6 * stall.width())
    lamp.setColorAt(0, QColor(255, 190, 110, 46))
    lamp.setColorAt(1, QColor(0, 0, 0, 70))
    painter.fillPath(path, lamp)
    painter.strokePath(path, QPen(GOLD if lit else QColor(10, 6, 3), 3))
    _paint_awning(painter, QRectF(stall.left() - 4, stall.top() - 3, stall.width() + 8, AWNING))


def _paint_awning(painter: QPainter, room: QRectF) -> None:
    wide = room.width() / STRIPES
    for number in range(STRIPES):
        left = room.left() + number * wide
        hem = room.bottom() - 0.28 * wide
        path = QPainterPath(QPointF(left, room.top()))
        path.lineTo(left + wide, room.top())
        path.lineTo(left + wide, hem)
        path.quadTo(QPointF(left + wide / 2, room.bottom() + 0.22 * wide), QPointF(left, hem))
        path.closeSubpath()
        light, dark = ("#a5402f", "#7a2b20") if number % 2 else ("#e9d8b0", "#c4ad7c")
        cloth = QLinearGradient(0, room.top(), 0, room.bottom())
        cloth.setColorAt(0, QColor(light).darker(130))
        cloth.setColorAt(0.35, QColor(light))
        cloth.setColorAt(1, QColor(dark))
        painter.fillPath(path, cloth)
        painter.strokePath(path, QPen(QColor(30, 16, 8, 120), 1.2))
