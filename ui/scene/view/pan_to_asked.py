"""Follow: pans the table when everything a question is about is outside the window."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QPoint, QRect

from ui.scene.measures import metrics, speeds
from ui.scene.motion.motion import eased
from ui.scene.view.laid_view import LaidView


class AutoPan:
    """Pans the table of one view. Any other motion or drag has priority."""

    def __init__(self, view: LaidView, lit: Callable[[], Sequence[QRect]]) -> None:
        """*lit* returns where everything is that the question is about; empty while a hand is
        busy."""
        self.on = False
        self._view = view
        self._lit = lit

    def look(self) -> None:
        """Pan to what is lit, if none of it is in the window."""
        view = self._view
        self.stop()
        if not self.on or view.moving:
            return
        way = way_to(self._lit(), view.viewport().rect())
        if not way.isNull():
            view.clock.start([_Pan(view, way)])

    def stop(self) -> None:
        """Stop panning."""
        self._view.clock.stop(lambda motion: isinstance(motion, _Pan))


def way_to(rooms: Sequence[QRect], window: QRect) -> QPoint:
    """How far the table must move so that all of *rooms*, or the nearest if they are too far apart,
    lie in *window*; zero if one does already."""
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
    """How far to move the range *first* to *last* into *least* to *most*."""
    return least - first if first < least else min(0, most - last)


class _Pan:
    """A pan by *way* pixels."""

    passing = True
    delay = 0.0
    lasts: float = speeds.PAN

    def __init__(self, view: LaidView, way: QPoint) -> None:
        self._view, self._way, self._done = view, way, QPoint()

    def step(self, part: float) -> None:
        """Move along."""
        there = self._way * eased(part)
        self._view.pan(there.x() - self._done.x(), there.y() - self._done.y())
        self._done = there

    def end(self) -> None:
        """Finish the pan."""
        self.step(1.0)
