"""The first moment of a start: the table as it was left, before anything else is loaded."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtCore import QSize
from PySide6.QtGui import QIcon, QPixmapCache
from PySide6.QtWidgets import QApplication

from saves.folders import folders
from ui.base import heap
from ui.base.garbage_collection import Waste
from ui.base.import_hook import import_qt
from ui.base.root import ROOT
from ui.program.screen_check import check_screen
from ui.windows import start_picture
from ui.windows.shell import Shell

SMALL_PICTURES = 2 * 1024
"""Kilobytes that Qt may use to cache arrows, frames and marks; its default is 10 MB."""

ICONS = ROOT / "assets" / "icons"
ICON_SIZES = (48, 128, 512)

SIGHT = "sight"
"""The folder, in the cache, of the start picture."""


def application() -> QApplication:
    """The QApplication, with our name and icon.

    :raises NoScreen: if there is no screen. :raises ImportError: if a system library is missing.
    """
    check_screen()
    heap.give_pages()
    import_qt()
    # naming the style here avoids a slow Python object for it
    made = QApplication(["tabletop", "-style", "fusion"])
    QPixmapCache.setCacheLimit(SMALL_PICTURES)
    made.setApplicationName("Tabletop")
    made.setDesktopFileName("tabletop")
    made.setWindowIcon(_icon())
    Waste(made)
    return made


def _icon() -> QIcon:
    """The icon of all windows; each size is read when the desktop asks for it."""
    icon = QIcon()
    for size in ICON_SIZES:
        icon.addFile(str(ICONS / f"tabletop-{size}.png"), QSize(size, size))
    return icon


def wake(qt: QApplication, data_dir: Path | None) -> Shell | None:
    """A window that shows the last closed game as it was left, or None if there is no picture of
    it."""
    files = folders(data_dir)
    kept = files.cache / SIGHT
    seen = start_picture.find(kept, files.playing, qt.primaryScreen().devicePixelRatio())
    if seen is None:
        return None
    shell = Shell()
    start_picture.place(kept, shell)
    shell.show_page(seen)
    shell.show()
    qt.processEvents()
    return shell
