"""The background of the gallery: boards of dark wood with a lamp above, painted once per size."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

from ui.base import theme
from ui.windows.cover import is_flat

BOARD = 95
"""The approximate height of a board in units."""

SMALLER = 4
"""The factor by which it is painted smaller: wood is soft, and that saves time."""

_WOOD = {"dark": ("#3a2618", "#1c110a", "#ffca80"), "light": ("#c7a877", "#8d6c3f", "#fff2cf")}
"""For each theme, the colours of the wood, its lines, and the light."""


def boards(size: QSize, unit: float) -> QPixmap:
    """The background in *size*; plain in themes without pictures."""
    look = theme.current()
    if is_flat() or look.id not in _WOOD:
        ground = QPixmap(size)
        ground.fill(QColor(look.colours.window))
        return ground
    wood, line, lamp = map(QColor, _WOOD[look.id])
    ground = QPixmap(size / SMALLER)
    ground.fill(wood)
    with QPainter(ground) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(1 / SMALLER, 1 / SMALLER)
        room = QRectF(0, 0, size.width(), size.height())
        _paint_boards(painter, room, unit, wood, line)
        _paint_light(painter, room, lamp, QColor(0, 0, 0, 185 if look.id == "dark" else 70))
    return ground.scaled(
        size, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    )


def _paint_boards(painter: QPainter, room: QRectF, unit: float, wood: QColor, line: QColor) -> None:
    luck, y = Random(4), room.top()
    while y < room.bottom():
        high = (BOARD - 11 + luck.random() * 22) * unit
        tone = wood.lighter(92 + luck.randrange(18))
        board = QRectF(room.left(), y, room.width(), high)
        shade = QLinearGradient(board.topLeft(), board.bottomLeft())
        for at, colour in ((0, tone.lighter(112)), (0.08, tone), (0.9, tone.darker(108))):
            shade.setColorAt(at, colour)
        shade.setColorAt(1, tone.darker(150))
        painter.fillRect(board, shade)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for _ in range(6):
            grain = QColor(line)
            grain.setAlpha(40 + luck.randrange(40))
            painter.setPen(QPen(grain, (0.6 + luck.random() * 1.1) * unit))
            painter.drawPath(_grain(board, unit, luck))
        painter.fillRect(QRectF(room.left(), y + high - 1.6 * unit, room.width(), 1.6 * unit), line)
        y += high


def _grain(board: QRectF, unit: float, luck: Random) -> QPainterPath:
    """One line along the wood."""
    y = board.top() + board.height() * (0.1 + 0.8 * luck.random())
    x, path = board.left(), QPainterPath(QPointF(board.left(), y))
    while x < board.right():
        far = x + (180 + luck.random() * 260) * unit
        one, two = ((luck.random() - 0.5) * 9 * unit for _ in range(2))
        path.cubicTo(
            QPointF(x + (far - x) * 0.35, y + one),
            QPointF(x + (far - x) * 0.7, y + two),
            QPointF(far, y),
        )
        x = far
    return path


def _paint_light(painter: QPainter, room: QRectF, lamp: QColor, dark: QColor) -> None:
    """Paint a lamp above the middle, and less light towards the edges."""
    above = QPointF(room.width() / 2, 0.2 * room.height())
    glow = QRadialGradient(above, 0.55 * room.width())
    for at, alpha in ((0.0, 70), (0.5, 25), (1.0, 0)):
        lamp.setAlpha(alpha)
        glow.setColorAt(at, lamp)
    painter.fillRect(room, glow)
    edge = QRadialGradient(
        QPointF(room.width() / 2, 0.4 * room.height()), 0.68 * max(room.width(), room.height())
    )
    for at, part in ((0.0, 0.0), (0.5, 0.15), (1.0, 1.0)):
        edge.setColorAt(
            at, QColor(dark.red(), dark.green(), dark.blue(), round(dark.alpha() * part))
        )
    painter.fillRect(room, edge)
