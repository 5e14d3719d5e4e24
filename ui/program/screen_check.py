"""Checks whether a window can be opened, before Qt tries, which would abort the program."""

from __future__ import annotations

import ctypes
import os
import re
import sys
from pathlib import Path

from PySide6.QtCore import QLibraryInfo

from ui.program.command_line import NoScreen

PLATFORM = "QT_QPA_PLATFORM"
"""The variable that chooses Qt's platform."""

FIRST_KIND = re.compile(r"(wayland|[^:;-]+)")
"""The first platform in it: `wayland` in `wayland-egl;xcb:nograb`."""


def check_screen() -> None:
    """Check that there is a screen that Qt can use. This can only fail on Linux.

    :raises NoScreen: if there is none. :raises ImportError: if a system library that Qt needs for
        it is missing.
    """
    if not sys.platform.startswith("linux"):
        return
    if not any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", PLATFORM)):
        raise NoScreen("There is no screen to open a window on (DISPLAY is not set).")
    kind = _kind()
    if not kind:
        return
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath), "platforms")
    plugin = next(folder.glob(f"libq{kind}*.so"), None)
    if plugin is None:
        raise NoScreen(f"Qt has no platform “{kind}” ({PLATFORM}).")
    try:
        ctypes.CDLL(str(plugin))
    except OSError as fault:
        raise ImportError(str(fault)) from fault
    if kind == "xcb":
        _check_x()


def _kind() -> str:
    """The only platform that Qt will try; empty if there are several."""
    named = FIRST_KIND.match(os.environ.get(PLATFORM, ""))
    if named:
        return named[1]
    return "" if os.environ.get("WAYLAND_DISPLAY") else "xcb"


def _check_x() -> None:
    xcb = ctypes.CDLL("libxcb.so.1")
    xcb.xcb_connect.restype = ctypes.c_void_p
    for function in (xcb.xcb_connection_has_error, xcb.xcb_disconnect):
        function.argtypes = [ctypes.c_void_p]
    connection = xcb.xcb_connect(None, None)
    failed = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if failed:
        screen = os.environ.get("DISPLAY", "")
        raise NoScreen(f"There is no screen to open a window on (“{screen}” does not answer).")
