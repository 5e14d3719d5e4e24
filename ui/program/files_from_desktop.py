"""Files that the desktop hands to the program: by name when it starts, or while it runs."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtGui import QFileOpenEvent

from ui.base.qt_guard import guarded


@guarded
class Handed(QObject):
    """Gives each file that is handed to *qt* while it runs to `open(path)`: macOS does so, for a
    double click as well."""

    def __init__(self, qt: QCoreApplication, open: Callable[[Path], object]) -> None:
        super().__init__(qt)
        self._open = open
        qt.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A file that was handed over goes no further."""
        if isinstance(event, QFileOpenEvent) and event.file():
            self._open(Path(event.file()))
            return True
        return super().eventFilter(watched, event)
