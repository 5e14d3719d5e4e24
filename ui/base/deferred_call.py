"""Deferred calls that are dropped when their owner is deleted."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QMetaObject, QObject, Qt, QTimer, Slot

Act = Callable[[], object]


class _Turn(QObject):
    """A deferred call; it is deleted together with *owner*."""

    def __init__(self, owner: QObject, act: Act) -> None:
        super().__init__(owner)
        self._act = act

    @Slot()
    def take(self) -> None:
        """Make the call, once."""
        self.deleteLater()
        self._act()


def soon(owner: QObject, act: Act, after: int = 0) -> None:
    """Call *act* in the next turn of *owner*'s event loop, or *after* that many milliseconds.

    Without a delay the call is a posted event, so `ui.base.after_paint.lay_out` can run it before
    the first frame. `QTimer.singleShot` would keep *act*, and all it refers to, alive after *owner*
    is deleted.
    """
    turn = _Turn(owner, act)
    if after:
        timer = QTimer(turn, singleShot=True, interval=after)
        timer.timeout.connect(turn.take)
        timer.start()
    else:
        QMetaObject.invokeMethod(turn, "take", Qt.ConnectionType.QueuedConnection)
