"""Ways over the table: numbered stops with arrows between them."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from ui.base import fonts
from ui.scene.measures import metrics
from ui.scene.pieces.felt_text import write
from ui.scene.pieces.tokens import GOLD, INK, IVORY

Point = tuple[float, float]


class Way(Struct, frozen=True):
    """A way on the table: its stops, the numbers written on each (the first is its next stop), and
    its legs, forth and `back`."""

    stops: tuple[tuple[Point, str], ...]
    legs: tuple[tuple[Point, Point, bool], ...]

    @property
    def area(self) -> QRectF:
        """The rectangle that it needs."""
        xs, ys = zip(*(at for at, _ in self.stops), strict=True)
        out = metrics.WAY_HIGH
        return QRectF(
            min(xs) - out * 2,
            min(ys) - out,
            max(xs) - min(xs) + out * 4,
            max(ys) - min(ys) + out * 2,
        )

    def is_near(self, at: QPointF) -> bool:
        """Whether *at* is on one of its stops."""
        return any((at - QPointF(*stop)).manhattanLength() < 30 for stop, _ in self.stops)

    def paint(self, painter: QPainter, room: QRectF) -> None:
        """Paint the legs first, as light lines with dark edges that show on any felt, and the stops
        over them."""
        painter.translate(-self.area.topLeft())
        for start, end, back in self.legs:
            _paint_leg(painter, QPointF(*start), QPointF(*end), back=back)
        for number, (at, words) in enumerate(self.stops):
            _paint_stop(painter, QPointF(*at), words, first=number == 0)


def way_through(stops: Sequence[QPointF]) -> Way:
    """The way from stop to stop; a leg in the opposite direction leads back."""
    places: dict[Point, list[str]] = {}
    for number, stop in enumerate(stops, 1):
        places.setdefault((stop.x(), stop.y()), []).append(str(number))
    legs = [(a, b) for a, b in pairwise(stops) if a != b]
    on = min(legs, key=lambda leg: abs(leg[1].x() - leg[0].x()), default=None)
    ahead = on is None or on[1].x() > on[0].x()
    drawn: dict[tuple[Point, Point], bool] = {}
    for a, b in legs:
        drawn[(a.x(), a.y()), (b.x(), b.y())] = (b.x() > a.x()) != ahead
    return Way(
        tuple((at, " ".join(numbers)) for at, numbers in places.items()),
        tuple((a, b, back) for (a, b), back in drawn.items()),
    )


def _paint_leg(painter: QPainter, start: QPointF, end: QPointF, *, back: bool) -> None:
    """Paint a line with an arrow in each third. A leg that leads back is dashed and lower."""
    aside = QPointF(0, metrics.WAY_HIGH * (0.28 if back else -0.14))
    start, end = start + aside, end + aside
    line = QPainterPath(start)
    line.lineTo(end)
    for colour, width in ((INK, 7.0), (IVORY, 3.0)):
        pen = QPen(colour, width)
        pen.setCapStyle(Qt.PenCapStyle.FlatCap)
        if back:
            pen.setDashPattern([9.0 / width * 1.6, 9.0 / width])
        painter.strokePath(line, pen)
    long = end.x() - start.x()
    count = max(1, round(abs(long) / metrics.WAY_ARROWS))
    for number in range(count):
        middle = start + (end - start) * ((number + 0.5) / count)
        _paint_arrow(painter, middle, 1 if long > 0 else -1)


def _paint_arrow(painter: QPainter, tip: QPointF, ahead: int) -> None:
    size = metrics.WAY_HIGH * 0.36
    head = QPainterPath(tip + QPointF(size * ahead, 0))
    head.lineTo(tip + QPointF(-size * 0.7 * ahead, -size))
    head.lineTo(tip + QPointF(-size * 0.25 * ahead, 0))
    head.lineTo(tip + QPointF(-size * 0.7 * ahead, size))
    head.closeSubpath()
    painter.strokePath(head, QPen(INK, 4))
    painter.fillPath(head, IVORY)


def _paint_stop(painter: QPainter, at: QPointF, words: str, *, first: bool) -> None:
    """Paint the numbers of a stop on a pill; its next stop is light and has a double edge."""
    high = metrics.WAY_HIGH
    pill = QRectF(0, 0, high * max(1.0, 0.38 + 0.36 * len(words)), high)
    pill.moveCenter(at)
    painter.setPen(QPen(INK, 6))
    painter.setBrush(INK)
    painter.drawRoundedRect(pill.adjusted(1, 1, -1, -1), high / 2, high / 2)
    painter.setPen(QPen(GOLD, 2.4))
    painter.setBrush(IVORY if first else INK)
    inner = pill.adjusted(2, 2, -2, -2)
    painter.drawRoundedRect(inner, high / 2 - 2, high / 2 - 2)
    if first:
        painter.setFont(fonts.font(fonts.PLAIN, round(high * 0.66), bold=True))
        painter.setPen(INK)
        painter.drawText(inner, int(Qt.AlignmentFlag.AlignCenter), words)
    else:
        write(painter, inner, words, fonts.PLAIN, IVORY, bold=True)
