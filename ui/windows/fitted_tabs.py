"""Tabs whose names are never cut: the text shrinks if there is little room."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTabBar

from ui.base import fonts, theme
from ui.base.qt_guard import guarded

BESIDE = 22
"""Pixels of a tab besides its name, at a text scale of 100."""

SMALLEST = 12
"""The smallest font size in pixels; below it the tabs scroll."""

WHEN = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.StyleChange, QEvent.Type.Show)


def fit_always(tabs: QTabBar) -> None:
    """Keep *tabs* fitted from now on, whatever room they get."""
    tabs.setUsesScrollButtons(True)
    tabs.installEventFilter(_fitting())
    fit(tabs)


def fit(tabs: QTabBar) -> None:
    """Set the largest font at which all names of *tabs* fit side by side."""
    names = [tabs.tabText(at) for at in range(tabs.count())]
    large = theme.pixels(theme.TEXT)
    room = tabs.width() - len(names) * theme.room(BESIDE)
    needed = sum(_wide(large, name) for name in names)
    size = large if needed <= room else max(int(large * room / max(needed, 1)), SMALLEST)
    if tabs.font().pixelSize() != size:
        tabs.setFont(fonts.font(fonts.PLAIN, size))


def _wide(size: int, name: str) -> int:
    return QFontMetrics(fonts.font(fonts.PLAIN, size)).horizontalAdvance(name)


@guarded
class _Fitting(QObject):
    """Fits tabs whenever their room changes."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Fit the tabs."""
        if event.type() in WHEN and isinstance(watched, QTabBar) and watched.count():
            fit(watched)
        return False


@cache
def _fitting() -> _Fitting:
    """The only instance. It has no parent, because Qt creates and deletes tab bars by itself."""
    return _Fitting()
