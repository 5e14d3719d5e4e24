"""Tabs whose names are never cut: where there is little room their letters are smaller."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QFontMetrics
from PySide6.QtWidgets import QTabBar

from ui.base import fonts, theme
from ui.base.qt_guard import guarded

BESIDE = 22
"""Pixels of a tab beside its name, at a text scale of 100."""

SMALLEST = 12
"""Pixels below which letters do not go: rather have the tabs scroll, then."""

WHEN = (QEvent.Type.Resize, QEvent.Type.LayoutRequest, QEvent.Type.StyleChange, QEvent.Type.Show)


def fit_always(tabs: QTabBar) -> None:
    """Have *tabs* fit from now on, whatever room they get."""
    tabs.setUsesScrollButtons(True)
    tabs.installEventFilter(_fitting())
    fit(tabs)


def fit(tabs: QTabBar) -> None:
    """Let all names of *tabs* stand beside each other, in the largest letters that allow it."""
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
        """Fit them."""
        if event.type() in WHEN and isinstance(watched, QTabBar) and watched.count():
            fit(watched)
        return False


@cache
def _fitting() -> _Fitting:
    """The one for all tabs; it belongs to none, for Qt makes and ends tabs by itself."""
    return _Fitting()
