"""Doing something a moment later, unless whoever it is for is gone by then."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, Slot

Act = Callable[[], object]


class _Turn(QObject):
    """What *owner* has yet to do; it goes with it."""

    def __init__(self, owner: QObject, act: Act) -> None:
        super().__init__(owner)
        self._act = act

    @Slot()
    def take(self) -> None:
        """Do it, once."""
        self.deleteLater()
        self._act()


def soon(owner: QObject, act: Act, after: int = 0) -> None:
    """Do *act* once *owner* has had its turn, or *after* so many milliseconds.

    Without such a wait it is a call that is posted: `ui.base.after_paint.lay_out` lets it be done
    before the first frame. `QTimer.singleShot` would keep *act*, and all it knows, for ever if
    *owner* goes before.
    """
    turn = _Turn(owner, act)
    if after:
        timer = QTimer(turn, singleShot=True, interval=after)
        timer.timeout.connect(turn.take)
        timer.start()
    else:
        QMetaObject.invokeMethod(turn, "take", Qt.ConnectionType.QueuedConnection)
