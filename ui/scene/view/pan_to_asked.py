"""Follow: the table is moved, never turned or zoomed, when all that is asked about lies outside the
window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect

from ui.scene.measures import metrics, speeds
from ui.scene.motion.motion import eased
from ui.scene.view.laid_view import LaidView


class AutoPan:
    """Moves the table of one view; whatever else moves or is held comes first."""

    def __init__(self, view: LaidView, lit: Callable[[], Sequence[QRect]]) -> None:
        """*lit* tells where all is that is asked about; nowhere while a hand is at something."""
        self.on = False
        self._view = view
        self._lit = lit

    def look(self) -> None:
        """Bring what is lit into the window, if nothing of it is there."""
        view = self._view
        self.stop()
        if not self.on or view.moving:
            return
        way = way_to(self._lit(), view.viewport().rect())
        if not way.isNull():
            view.clock.start([_Pan(view, way)])

    def stop(self) -> None:
        """Leave the table where it is on its way."""
        self._view.clock.stop(lambda motion: isinstance(motion, _Pan))


def way_to(rooms: Sequence[QRect], window: QRect) -> QPoint:
    """How far the table must move for all of *rooms* to lie in *window*, or for the nearest of
    them, if they are too far apart; nowhere, if one lies there already."""
    if not rooms or any(window.contains(room) for room in rooms):
        return QPoint()
    middle = window.center()
    together = rooms[0]
    for room in rooms:
        together = together.united(room)
    edge = metrics.FIT_MARGIN
    inner = window.adjusted(edge, edge, -edge, -edge)
    if together.width() > inner.width() or together.height() > inner.height():
        together = min(rooms, key=lambda room: (room.center() - middle).manhattanLength())
    return QPoint(
        _into(together.left(), together.right(), inner.left(), inner.right()),
        _into(together.top(), together.bottom(), inner.top(), inner.bottom()),
    )


def _into(first: int, last: int, least: int, most: int) -> int:
    """How far to move what reaches from *first* to *last* to lie between *least* and *most*."""
    return least - first if first < least else min(0, most - last)


class _Pan:
    """The table moves by *way* pixels."""

    passing = True
    delay = 0.0
    lasts: float = speeds.PAN

    def __init__(self, view: LaidView, way: QPoint) -> None:
        self._view, self._way, self._done = view, way, QPoint()

    def step(self, part: float) -> None:
        """Be on the way."""
        there = self._way * eased(part)
        self._view.pan(there.x() - self._done.x(), there.y() - self._done.y())
        self._done = there

    def end(self) -> None:
        """Be there."""
        self.step(1.0)
