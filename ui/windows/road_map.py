"""The map of all roads: each land with its road, and the places to which one may go."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import partial
from itertools import pairwise
from math import sin

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QSizePolicy, QVBoxLayout, QWidget

from tabletop.play.rules.road_map import Road, Stop
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.panels.widgets import Scroll, as_panel, button, column, label, title
from ui.windows.dialogs import Dialog, close_row, fit

TITLE = "Map of all roads"
WIDE, HIGH = 860, 640
"""The size of the dialog in pixels at a text scale of 100."""

IN = 26
"""How far a road is set in from the one that it leads on from, in pixels."""

ACROSS = 3
"""So many stops stand side by side."""


@guarded
class RoadMap(Dialog):
    """Shows *roads*, each under the one that it leads on from. A stop whose key is *offered* is a
    button: `chosen(key)` is emitted, and the map closes."""

    chosen = Signal(str)

    def __init__(
        self, roads: Sequence[Road], offered: Collection[str], parent: QWidget | None
    ) -> None:
        super().__init__(TITLE, parent)
        fit(self, WIDE, HIGH)
        below = QVBoxLayout(self)
        below.addWidget(title(TITLE))
        scroll = Scroll(margin=4, gap=14)
        below.addWidget(scroll, 1)
        for road, depth in _with_depths(roads):
            scroll.column.addWidget(self._land(road, depth, offered))
        scroll.column.addStretch(1)
        close_row(self, below)

    def _land(self, road: Road, depth: int, offered: Collection[str]) -> QWidget:
        """A land: its name, its road, and below it where that may end."""
        made = QWidget()
        as_panel(made, f"{road.title}. {road.told}".strip())
        down = column(gap=4)
        down.setContentsMargins(theme.pixels(IN) * depth + 10, 6, 10, 10)
        made.setLayout(down)
        words = f"{road.title}: you are here" if road.here else road.title
        down.addWidget(theme.titled(label(words, "title"), theme.HEADING, fonts.BOOK))
        if road.told:
            down.addWidget(label(road.told, "muted"))
        if road.spaces:
            down.addWidget(RoadStrip(road))
        grid = QGridLayout()
        grid.setHorizontalSpacing(10)
        grid.setVerticalSpacing(6)
        for n, stop in enumerate(road.stops):
            grid.addWidget(self._stop(stop, offered), n // ACROSS, n % ACROSS)
        for n in range(ACROSS):
            grid.setColumnStretch(n, 1)
        down.addLayout(grid)
        return made

    def _stop(self, stop: Stop, offered: Collection[str]) -> QWidget:
        """A place: its name, which is a button if one may go there, and what happens there."""
        made, down = QWidget(), column(gap=1)
        down.setContentsMargins(0, 0, 0, 0)
        made.setLayout(down)
        words = f"{stop.title} ({stop.kind})" if stop.kind else stop.title
        if stop.key in offered:
            leads = button(words)
            leads.clicked.connect(partial(self._choose, stop.key))
            down.addWidget(leads)
        else:
            down.addWidget(label(words))
        if stop.told:
            down.addWidget(theme.titled(label(stop.told, "muted"), theme.SMALL, fonts.PLAIN))
        down.addStretch(1)
        return made

    def _choose(self, key: str) -> None:
        self.accept()
        self.chosen.emit(key)


@guarded
class RoadStrip(QWidget):
    """The spaces of *road* as milestones along a way, from where it begins."""

    HIGH = 58
    """Its height in pixels at a text scale of 100."""

    def __init__(self, road: Road) -> None:
        super().__init__()
        self._stones = (road.begins, *road.spaces)
        self.setAccessibleName(f"The road: {', '.join(self._stones)}.")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def sizeHint(self) -> QSize:
        """As wide as there is room."""
        return QSize(theme.pixels(320), theme.pixels(self.HIGH))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the way, and the stones with their names."""
        step, scale = self.width() / len(self._stones), theme.text_scale()
        spots = [
            QPointF(step * (n + 0.5), scale * (16 + 6 * sin(n * 2.2)))
            for n in range(len(self._stones))
        ]
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            _paint_way(painter, [*spots, QPointF(self.width(), 16 * scale)])
            painter.setFont(fonts.font(fonts.PLAIN, theme.pixels(theme.SMALL)))
            for n, spot in enumerate(spots):
                _paint_stone(painter, spot, large=n == 0)
                painter.setPen(QColor(theme.current().colours.text))
                room = QRectF(spot.x() - step / 2, 30 * scale, step, self.height() - 30 * scale)
                top = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop
                painter.drawText(room, top | Qt.TextFlag.TextWordWrap, self._stones[n])


def _paint_way(painter: QPainter, spots: Sequence[QPointF]) -> None:
    way = QPainterPath(spots[0])
    for before, after in pairwise(spots):
        bend = QPointF((after.x() - before.x()) / 2, 0)
        way.cubicTo(before + bend, after - bend, after)
    pen = QPen(QColor(theme.current().colours.line), 5 * theme.text_scale())
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    painter.strokePath(way, pen)


def _paint_stone(painter: QPainter, spot: QPointF, *, large: bool) -> None:
    colours, scale = theme.current().colours, theme.text_scale()
    painter.setPen(QPen(QColor(colours.panel), 2 * scale))
    painter.setBrush(QColor(colours.accent if large else colours.muted))
    radius = (9 if large else 6) * scale
    painter.drawEllipse(spot, radius, radius)


def _with_depths(roads: Sequence[Road]) -> Iterator[tuple[Road, int]]:
    """Each road, with how many roads lead to it."""
    depths: dict[str, int] = {}
    for road in roads:
        depth = depths.get(road.beyond, -1) + 1
        depths |= dict.fromkeys((stop.key for stop in road.stops), depth)
        yield road, depth
