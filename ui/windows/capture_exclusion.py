"""Keeping a window out of what is shared on a call, as far as the system can.

Windows leaves a window out of every capture if it is asked to. macOS did so before version 15 and
need not any more; on Linux nothing can be asked. Nobody promises more than `promised()` says: where
it is not, whoever marks a window private must have something else to show while it is shared.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from ui.base.qt_guard import guarded

SYSTEM = sys.platform
"""What we run on."""

EXCLUDED, SHOWN = 0x11, 0x00
"""What Windows is told of a window: WDA_EXCLUDEFROMCAPTURE (before 2004 it is black), WDA_NONE."""

NOT_SHARED, READ_ONLY = 0, 1
"""What macOS is told: NSWindowSharingNone, NSWindowSharingReadOnly."""


def promised() -> bool:
    """Whether this system keeps a private window out of every share."""
    return SYSTEM == "win32"


def heard() -> bool:
    """Whether this system can be asked at all."""
    return SYSTEM in ("win32", "darwin")


def keep_out(window: QWidget, private: bool) -> bool:
    """Ask the system to keep *window* out of shares, or not to; whether it was heard.

    Only a window that has come to the screen can be kept out of anything.
    """
    try:
        if SYSTEM == "win32":
            return _tell_windows(int(window.winId()), private)
        if SYSTEM == "darwin":
            return _tell_macos(int(window.winId()), private)
    except (OSError, AttributeError, ValueError):  # a system that does not know of it
        return False
    return False


def _tell_windows(handle: int, private: bool) -> bool:
    user32 = ctypes.WinDLL("user32")  # type: ignore[attr-defined]  # Windows alone has it
    affinity = EXCLUDED if private else SHOWN
    return bool(user32.SetWindowDisplayAffinity(ctypes.c_void_p(handle), ctypes.c_uint(affinity)))


def _tell_macos(view: int, private: bool) -> bool:
    objc: Any = ctypes.CDLL("/usr/lib/libobjc.dylib")
    objc.sel_registerName.restype = ctypes.c_void_p
    send = objc.objc_msgSend
    send.restype, send.argtypes = ctypes.c_void_p, [ctypes.c_void_p, ctypes.c_void_p]
    window = send(view, objc.sel_registerName(b"window"))
    if not window:
        return False
    tell = ctypes.CFUNCTYPE(None, ctypes.c_void_p, ctypes.c_void_p, ctypes.c_ulong)(
        ("objc_msgSend", objc)
    )
    tell(window, objc.sel_registerName(b"setSharingType:"), NOT_SHARED if private else READ_ONLY)
    return True


@guarded
class Privacy(QObject):
    """Keeps all windows of the program out of shares while it is `on`, but for those that are
    `shared`: menus, panels that float and cards shown large tell as much as the table does."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.on = False
        self.shared: set[QWidget] = set()

    def set_on(self, on: bool) -> None:
        """Keep them out from now on, or no longer."""
        if on == self.on:
            return
        self.on = on
        if not heard():
            return
        application = QApplication.instance()
        assert isinstance(application, QApplication)
        (application.installEventFilter if on else application.removeEventFilter)(self)
        for window in application.topLevelWidgets():
            if window.isVisible():
                self._keep(window)

    def _keep(self, window: QWidget) -> None:
        keep_out(window, self.on and window not in self.shared)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A window that comes to the screen is kept out at once."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self._keep(watched)
        return False
