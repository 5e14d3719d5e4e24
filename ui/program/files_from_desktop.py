"""Files that the desktop passes to the program, by name at the start or while it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from ui.base.qt_guard import guarded


@guarded
class Handed(QObject):
    """Calls `open(path)` for each file passed to *qt* while it runs; macOS does that also for a
    double click."""

    def __init__(self, qt: QCoreApplication, open: Callable[[Path], object]) -> None:
        super().__init__(qt)
        self._open = open
        qt.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Handle a passed file."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
