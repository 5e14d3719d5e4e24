"""Keeps a window out of screen sharing and recordings, as far as the system can.

Windows can exclude a window from every capture. macOS could before version 15 and may ignore it
since; Linux has no way. `promised()` says when it is reliable. Where it is not, a private window
must show something harmless while it is shared.
"""

from __future__ import annotations

import ctypes
import sys
from typing import Any

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication, QWidget

from ui.base.qt_guard import guarded

SYSTEM = sys.platform
"""The system that the program runs on."""

EXCLUDED, SHOWN = 0x11, 0x00
"""Values for Windows: WDA_EXCLUDEFROMCAPTURE (black before version 2004) and WDA_NONE."""

NOT_SHARED, READ_ONLY = 0, 1
"""Values for macOS: NSWindowSharingNone and NSWindowSharingReadOnly."""


def promised() -> bool:
    """Whether this system reliably excludes private windows from captures."""
    return SYSTEM == "win32"


def heard() -> bool:
    """Whether this system can be asked to exclude a window."""
    return SYSTEM in ("win32", "darwin")


def keep_out(window: QWidget, private: bool) -> bool:
    """Ask the system to exclude *window* from captures, or not to. Returns whether the system
    supports it.

    Only works for a window that is on the screen.
    """
    try:
        if SYSTEM == "win32":
            return _tell_windows(int(window.winId()), private)
        if SYSTEM == "darwin":
            return _tell_macos(int(window.winId()), private)
    except (OSError, AttributeError, ValueError):  # a system that does not know it
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
    """Excludes all windows of the program from captures while it is `on`, except those in `shared`.

    This includes menus, floating panels and enlarged cards, which reveal as much as the table.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.on = False
        self.shared: set[QWidget] = set()

    def set_on(self, on: bool) -> None:
        """Switch it on or off."""
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
        """Exclude each window when it appears."""
        if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self._keep(watched)
        return False
