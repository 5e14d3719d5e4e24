"""Putting off what the first frame does not show."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimerEvent
from PySide6.QtWidgets import QWidget


class _Watch(QObject):
    """Waits in *widget* for its first painting."""

    def __init__(self, widget: QWidget, act: Callable[[], object]) -> None:
        super().__init__(widget)
        self._act = act
        widget.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() == QEvent.Type.Paint:
            watched.removeEventFilter(self)
            self.startTimer(0)  # a single shot would keep all that *act* knows, if we went before
        return False

    def timerEvent(self, event: QTimerEvent) -> None:
        self.killTimer(event.timerId())
        self.deleteLater()
        self._act()


def once_painted(widget: QWidget, act: Callable[[], object]) -> None:
    """Do *act* as soon as the next frame that shows *widget* is on the screen."""
    _Watch(widget, act)
