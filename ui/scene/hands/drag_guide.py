"""The guide for a figure that is dragged over a space: the way it would go, why it may not, and
what it could strike from there."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection, Sequence
from itertools import pairwise

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF

from tabletop.play.questions.decision import Option
from ui.base.theme import current
from ui.scene.hands.gesture_tips import wrapped
from ui.scene.hands.light_colours import chosen_colour
from ui.scene.hands.lights import Lights
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import Paint, Printed
from ui.scene.pieces.tokens import INK, IVORY
from ui.scene.places.space_plan import Plan
from ui.scene.prints import plates
from ui.scene.view.felt import on_felt
from ui.scene.view.laid_view import LaidView

Why = Callable[[int, str], str]
Reach = Callable[[int, str], Collection[str]]

_ROUND = 1  # decimals to which corners of cells are compared


def danger() -> QColor:
    """The colour of what blocks a move, and of what can be struck."""
    return on_felt(current().colours.danger, "#ff8a78")


def beside(item: QRect, pointer: QPoint, height: int) -> QPoint:
    """Where the tip for *item* under the *pointer* goes in a view of this *height*: below the item,
    or beside it if there is no room."""
    if item.bottom() + metrics.TIP < height:
        return QPoint(pointer.x(), max(pointer.y(), item.bottom() - metrics.TIP_HANGS))
    return QPoint(item.right(), pointer.y())


class Guide:
    """The guide of one table view.

    `why` says why a piece may not go to a place, `reach` which places it could strike from one.
    """

    def __init__(self, view: LaidView, lights: Lights) -> None:
        self.view = view
        self._lights = lights
        self.why: Why = lambda piece, place: ""
        self.reach: Reach = lambda piece, place: ()
        self._shown: tuple[int, str] = (-1, "")
        self._words = ""
        self._printed: dict[str, Printed] = {}

    def begin(self) -> None:
        """Start with a new scene: nothing is shown."""
        self._printed.clear()
        self._shown = (-1, "")

    def over(self, piece: int, place: str) -> str:
        """Show where *piece*, dragged over *place*, would go. Returns what that would do, or why it
        cannot."""
        if (piece, place) == self._shown:
            return self._words
        self.clear()
        self._shown = (piece, place)
        table = self.view.table
        item = table.lying.known(piece) if table else None
        if table is None or item is None or place not in table.arrangement.spots:
            return ""
        self._words = self._lights.meaning(piece, place)
        meant = self._lights.meant(piece, place)
        options = [each.said[-1] for each in meant]
        plan = self._plan(place)
        if plan is None:
            return self._words
        if not meant and place != item.zone and not self.view.by_hand:
            self._words = self.why(piece, place)
            self._bar(plan.outlines[place])
        goes = bool(meant) and all(option.way for option in options)
        if goes and self._plan(item.zone) is plan:
            self._draw_way(plan, item.zone, min(options, key=lambda option: len(option.way)))
        self._mark(plan, self.reach(piece, place if goes else item.zone))
        return self._words

    def point_at(self, piece: int, place: str) -> None:
        """Show where *piece*, which is not dragged, could go from its *place*, and what it could
        strike from there."""
        if (piece, place) == self._shown:
            return
        self.clear()
        self._shown = (piece, place)
        plan = self._plan(place)
        if plan is not None and piece >= 0:
            self._mark(plan, self._lights.gone_to(piece), "goes", chosen_colour())
            self._mark(plan, self.reach(piece, place))

    def told_at(self, pixel: QPoint) -> str:
        """The notes at *pixel*, and what may be done to the piece there."""
        table = self.view.table
        if table is None:
            return ""
        piece, _ = self._shown
        found = [table.notes.tell_at(self.view.mapToScene(pixel)), self._lights.brought(piece)]
        return wrapped("\n".join(filter(None, found)))

    def clear(self) -> None:
        """Hide the guide."""
        table = self.view.table
        for printed in self._printed.values():
            if table is not None and printed.scene() is table:
                table.removeItem(printed)
        self._printed.clear()
        self._shown, self._words = (-1, ""), ""

    def _plan(self, place: str) -> Plan | None:
        table = self.view.table
        spot = table.arrangement.spots.get(place) if table else None
        if table is None or spot is None or spot.shape is None:
            return None
        return table.arrangement.plans[spot.space]

    def _bar(self, shape: QPolygonF) -> None:
        """Mark a blocked place."""
        look = plates.cell_barred(shape, danger())
        self._print("barred", shape.boundingRect(), look, z_values.TARGET)

    def _draw_way(self, plan: Plan, start: str, option: Option) -> None:
        stops = [plan.centre(place) for place in (start, *option.way)]
        room = QPolygonF(stops).boundingRect()
        dot = min(metrics.GUIDE_DOT, plan.cell * metrics.GUIDE_DOT_OF_CELL)
        room.adjust(-dot * 2, -dot * 2, dot * 2, dot * 2)
        look = plates.Look(_way(stops, dot), ("way", start, option.way, dot))
        self._print("way", room, look, z_values.NOTE)

    def _mark(
        self, plan: Plan, places: Collection[str], key: str = "rim", colour: QColor | None = None
    ) -> None:
        """Outline *places*: what could be struck, or, in another *colour*, something else."""
        shapes = [plan.outlines[place] for place in places if place in plan.outlines]
        if not shapes:
            return
        edges = rim(shapes)
        room = QRectF()
        for shape in shapes:
            room |= shape.boundingRect()
        colour = colour or danger()
        look = plates.Look(_rim(edges, colour), (key, frozenset(places), colour.name()))
        self._print(key, room.adjusted(-3, -3, 3, 3), look, z_values.TARGET + 1)

    def _print(self, key: str, area: QRectF, look: plates.Look, z: float) -> None:
        table = self.view.table
        assert table is not None
        printed = self._printed[key] = Printed(z)
        table.addItem(printed)

        def paint(painter: QPainter, room: QRectF) -> None:
            painter.translate(room.topLeft() - area.topLeft())
            look.paint(painter, area)

        printed.print(area, paint, look.shows, self.view.zoom, table.looks.dpr)


Edge = tuple[tuple[float, float], tuple[float, float]]


def rim(shapes: Sequence[QPolygonF]) -> list[Edge]:
    """The outer edges of *shapes*, cells of one grid."""
    found: Counter[Edge] = Counter()
    for shape in shapes:
        corners = [(round(p.x(), _ROUND), round(p.y(), _ROUND)) for p in shape.toList()]
        for a, b in pairwise([*corners, corners[0]]):
            if a != b:
                found[min(a, b), max(a, b)] += 1
    return [edge for edge, count in found.items() if count == 1]


def _rim(edges: Sequence[Edge], colour: QColor) -> Paint:
    def paint(painter: QPainter, room: QRectF) -> None:
        path = QPainterPath()
        for a, b in edges:
            path.moveTo(*a)
            path.lineTo(*b)
        for tint, wide in ((INK, 5.0), (colour, 2.4)):
            pen = QPen(tint, wide)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(path, pen)

    return paint


def _way(stops: Sequence[QPointF], dot: float) -> Paint:
    """A line from place to place, with a *dot* in each and a larger one at the end."""

    def paint(painter: QPainter, room: QRectF) -> None:
        line = QPainterPath(stops[0])
        for stop in stops[1:]:
            line.lineTo(stop)
        for tint, wide in ((INK, 1.2 * dot), (IVORY, 0.55 * dot)):
            pen = QPen(tint, wide)
            pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            painter.strokePath(line, pen)
        painter.setPen(QPen(INK, dot / 3))
        painter.setBrush(IVORY)
        for stop in stops[1:-1]:
            painter.drawEllipse(stop, dot * 0.6, dot * 0.6)
        painter.drawEllipse(stops[-1], dot * 1.3, dot * 1.3)

    return paint
