"""Work that is postponed until a widget has been painted, so that the first frame comes sooner."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimerEvent
from PySide6.QtWidgets import QWidget

from ui.base.qt_guard import guarded


@guarded
class _Watch(QObject):
    """Wait for the first paint event of *widget*, then run *acts* one by one."""

    def __init__(self, widget: QWidget, acts: tuple[Callable[[], object], ...]) -> None:
        super().__init__(widget)
        self._acts = list(acts)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            # a single-shot timer would keep *acts* alive after this object is deleted
            self.startTimer(0)
        return False

    def timerEvent(self, event: QTimerEvent) -> None:
        act = self._acts.pop(0)
        if not self._acts:
            self.killTimer(event.timerId())
            self.deleteLater()
        act()


def once_painted(widget: QWidget, *acts: Callable[[], object]) -> None:
    """Run *acts*, in order, as soon as the next frame that shows *widget* has been painted.

    Each runs in its own turn of the event loop, so keys and clicks in between are handled at once.
    """
    _Watch(widget, acts)


RISES = 4
"""How often to deliver layout requests: a change rises one level per round, from an answer button
up to the window."""


def place_changed() -> None:
    """Apply pending layout changes now, so that nothing is painted in its old place first."""
    for _ in range(RISES):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def lay_out() -> None:
    """Lay out all widgets that were just filled now, instead of one frame later."""
    # show events come first, then layouts
    for kind in (QEvent.Type.MetaCall, QEvent.Type.LayoutRequest):
        QCoreApplication.sendPostedEvents(None, kind)
