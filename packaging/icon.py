"""Draw the program's icon: two tarot cards, the upper one with a tower under a bolt.

    python packaging/icon.py            writes assets/icons/tabletop-SIZE.png

Small sizes leave out what would only blur: stars, courses of stone, the inner rule of the frame.
"""

import os
import sys
from math import cos, pi, sin
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QGuiApplication,
    QImage,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
    QRadialGradient,
)

ICONS = Path(__file__).resolve().parent.parent / "assets" / "icons"
SIZES = (512, 128, 48)
DETAIL = 96  # pixels; below this the picture is simplified

NIGHT, DUSK, GLOW = QColor("#1b1a3f"), QColor("#3d2d66"), QColor("#f4c77b")
GOLD, DEEP_GOLD = QColor("#e9bf62"), QColor("#a87a2c")
STONE, SHADE, DARK = QColor("#efe3cb"), QColor("#b39f8d"), QColor("#141230")
WINE = QColor("#6e1f33")
CARD = QRectF(-150, -232, 300, 464)  # in a square of 512 about the middle


def icon(size: int) -> QImage:
    """The icon, `size` pixels square, on a transparent background."""
    image = QImage(size, size, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(size / 512, size / 512)
    painter.translate(256, 256)
    fine = size >= DETAIL
    painter.save()
    painter.translate(52, 10)
    painter.rotate(14)
    painter.scale(0.94, 0.94)
    lower_card(painter)
    painter.restore()
    painter.translate(-26, 2)
    painter.rotate(-6)
    upper_card(painter, fine)
    painter.end()
    return image


def lower_card(painter: QPainter) -> None:
    """The card behind: only its edge and a lattice show."""
    body(painter, QBrush(WINE))
    painter.setPen(QPen(GOLD, 5))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(CARD.adjusted(17, 17, -17, -17), 14, 14)


def upper_card(painter: QPainter, fine: bool) -> None:
    """The card in front, with the tower."""
    sky = QLinearGradient(0, CARD.top(), 0, CARD.bottom())
    sky.setColorAt(0, NIGHT)
    sky.setColorAt(0.7, DUSK)
    sky.setColorAt(1, QColor("#7a4a6b"))
    body(painter, QBrush(sky))
    inner = CARD.adjusted(17, 17, -17, -17)
    painter.save()
    clip = QPainterPath()
    clip.addRoundedRect(inner, 14, 14)
    painter.setClipPath(clip)
    rays(painter, fine)
    hill(painter, QColor("#3a2553"), 110)
    tower(painter, fine)
    hill(painter, DARK, 144)
    bolt(painter)
    painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(GOLD, 6 if fine else 12))
    painter.drawRoundedRect(inner, 14, 14)
    if fine:
        painter.setPen(QPen(DEEP_GOLD, 2))
        painter.drawRoundedRect(inner.adjusted(9, 9, -9, -9), 9, 9)


def body(painter: QPainter, brush: QBrush) -> None:
    """A card with its edge and a soft shadow."""
    painter.setPen(Qt.PenStyle.NoPen)
    for spread in range(8, 0, -2):
        painter.setBrush(QColor(10, 6, 20, 16))
        painter.drawRoundedRect(CARD.adjusted(-spread, 4 - spread, spread, 4 + spread), 30, 30)
    painter.setBrush(QColor("#f6eddc"))
    painter.drawRoundedRect(CARD, 26, 26)
    painter.setBrush(brush)
    painter.drawRoundedRect(CARD.adjusted(6, 6, -6, -6), 21, 21)


def rays(painter: QPainter, fine: bool) -> None:
    """The moon behind the tower's crown, its rays, and stars."""
    centre = QPointF(0, -70)
    halo = QRadialGradient(centre, 210)
    halo.setColorAt(0, QColor(244, 199, 123, 235))
    halo.setColorAt(0.42, QColor(214, 130, 110, 120))
    halo.setColorAt(1, QColor(0, 0, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(halo)
    painter.drawEllipse(centre, 210, 210)
    painter.setBrush(QColor(250, 222, 160, 46))
    for ray in range(16):
        angle = 2 * pi * ray / 16
        far = [
            centre + QPointF(cos(angle + turn), sin(angle + turn)) * 330 for turn in (-0.07, 0.07)
        ]
        painter.drawPolygon(QPolygonF([centre, *far]))
    painter.setBrush(QColor("#fbe6b4"))
    painter.drawEllipse(centre, 84, 84)
    if fine:
        painter.setBrush(QColor("#fff3d0"))
        for x, y, r in ((-104, -176, 5), (-52, -196, 3), (112, -20, 4), (-112, -8, 5), (66, 62, 3)):
            star(painter, QPointF(x, y), r * 2.2)


def star(painter: QPainter, at: QPointF, radius: float) -> None:
    """A star of four points."""
    points = [
        at + QPointF(cos(pi * i / 4), sin(pi * i / 4)) * (radius if i % 2 == 0 else radius * 0.3)
        for i in range(8)
    ]
    painter.drawPolygon(QPolygonF(points))


def hill(painter: QPainter, colour: QColor, top: float) -> None:
    """A roll of ground from edge to edge, its crest at about `top`."""
    ground = QPainterPath(QPointF(-160, 240))
    ground.lineTo(-160, top + 40)
    ground.cubicTo(-70, top, 40, top + 80, 160, top + 18)
    ground.lineTo(160, 240)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    painter.drawPath(ground)


def tower(painter: QPainter, fine: bool) -> None:
    """The tower: a shaft that widens to its foot, a crown of battlements, lit windows."""
    stone = QLinearGradient(-62, 0, 62, 0)
    stone.setColorAt(0, STONE)
    stone.setColorAt(0.45, QColor("#dccbb2"))
    stone.setColorAt(1, SHADE.darker(135))
    painter.setPen(QPen(DARK, 5 if fine else 9))
    painter.setBrush(stone)
    shaft = [QPointF(x, y) for x, y in ((-48, -84), (48, -84), (62, 176), (-62, 176))]
    painter.drawPolygon(QPolygonF(shaft))
    crown = [(-66, -88), (-66, -150), (-40, -150), (-40, -124), (-14, -124), (-14, -150)]
    mirrored = [(-x, y) for x, y in reversed(crown)]
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in (*crown, *mirrored)]))
    if fine:
        courses(painter)
    painter.setPen(QPen(DARK, 4))
    painter.setBrush(GLOW)
    for x, y, scale in ((0, -40, 1.0), (-16, 28, 0.8), (18, 88, 0.8)):
        window = QPainterPath(QPointF(x - 12 * scale, y + 22 * scale))
        window.lineTo(x - 12 * scale, y)
        window.arcTo(QRectF(x - 12 * scale, y - 12 * scale, 24 * scale, 24 * scale), 180, -180)
        window.lineTo(x + 12 * scale, y + 22 * scale)
        window.closeSubpath()
        painter.drawPath(window)


def courses(painter: QPainter) -> None:
    """A few stones of the wall."""
    painter.setPen(QPen(QColor(70, 52, 70, 110), 3))
    for x, y, length in (
        (-44, -62, 22),
        (20, -58, 20),
        (-44, 6, 18),
        (12, 2, 30),
        (16, 46, 34),
        (-50, 72, 24),
        (-52, 118, 34),
        (-10, 134, 36),
        (-56, 152, 26),
        (24, 150, 28),
    ):
        painter.drawLine(QPointF(x, y), QPointF(x + length, y))


def bolt(painter: QPainter) -> None:
    """The bolt that strikes the crown."""
    points = ((88, -202), (30, -144), (58, -140), (14, -90), (96, -154), (66, -158), (116, -202))
    painter.setPen(QPen(DARK, 5))
    painter.setBrush(QColor("#ffd95e"))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def main() -> int:
    """Write every size. Returns 0."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    QGuiApplication(sys.argv[:1])
    ICONS.mkdir(exist_ok=True)
    for size in SIZES:
        icon(size).save(str(ICONS / f"tabletop-{size}.png"))
    return 0


if __name__ == "__main__":
    sys.exit(main())
