"""Doing something a moment later, unless whoever it is for is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer


def soon(owner: QObject, act: Callable[[], object], after: int = 0) -> None:
    """Do *act* once *owner* has had its turn, or *after* so many milliseconds.

    `QTimer.singleShot` would keep *act*, and all it knows, for ever if *owner* goes before.
    """
    timer = QTimer(owner, singleShot=True, interval=after)
    timer.timeout.connect(act)
    timer.timeout.connect(timer.deleteLater)
    timer.start()
