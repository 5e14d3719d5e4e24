"""What waits until a widget is on the screen: work that the first frame does not show."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimerEvent
from PySide6.QtWidgets import QWidget

from ui.base.qt_guard import guarded


@guarded
class _Watch(QObject):
    """Waits in *widget* for its first painting."""

    def __init__(self, widget: QWidget, acts: tuple[Callable[[], object], ...]) -> None:
        super().__init__(widget)
        self._acts = list(acts)
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self.startTimer(0)  # a single shot would keep all that *acts* know, if we went before
        return False

    def timerEvent(self, event: QTimerEvent) -> None:
        act = self._acts.pop(0)
        if not self._acts:
            self.killTimer(event.timerId())
            self.deleteLater()
        act()


def once_painted(widget: QWidget, *acts: Callable[[], object]) -> None:
    """Do *acts*, in order, as soon as the next frame that shows *widget* is on the screen.

    Each has a turn of the event loop to itself: keys and clicks in between are answered at once.
    """
    _Watch(widget, acts)


RISES = 4
"""A layout tells the one around it that it has changed: so often, from an answer to the window."""


def place_changed() -> None:
    """Let what was changed just now have its place before it is painted, not once it was painted
    at the old one."""
    for _ in range(RISES):
        QCoreApplication.sendPostedEvents(None, QEvent.Type.LayoutRequest)


def lay_out() -> None:
    """Let all widgets that were filled just now have their places at once, not a frame later."""
    for kind in (QEvent.Type.MetaCall, QEvent.Type.LayoutRequest):  # shown first, then laid
        QCoreApplication.sendPostedEvents(None, kind)
