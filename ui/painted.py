"""Putting off what the first frame does not show."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject, QTimer
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
            QTimer.singleShot(0, self, self._go)
        return False

    def _go(self) -> None:
        self.deleteLater()
        self._act()


def once_painted(widget: QWidget, act: Callable[[], object]) -> None:
    """Do *act* as soon as the next frame that shows *widget* is on the screen."""
    _Watch(widget, act)
