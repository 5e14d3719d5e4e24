"""The small marks of buttons and boxes, painted in the theme's colours for its style sheet."""

from __future__ import annotations

from functools import cache

from PySide6.QtCore import QPointF, Qt, QTemporaryDir
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QPolygonF

SIZE = 96  # pixels: larger than any mark is shown, because Qt only ever scales icons down

_LINES: dict[str, tuple[tuple[tuple[float, float], ...], ...]] = {
    "down": (((0.15, 0.35), (0.5, 0.7), (0.85, 0.35)),),
    "up": (((0.15, 0.65), (0.5, 0.3), (0.85, 0.65)),),
    "check": (((0.15, 0.55), (0.4, 0.8), (0.87, 0.2)),),
    "dot": (((0.5, 0.5), (0.5, 0.5)),),
    "close": (((0.2, 0.2), (0.8, 0.8)), ((0.8, 0.2), (0.2, 0.8))),
    "float": (((0.2, 0.35), (0.65, 0.35), (0.65, 0.8), (0.2, 0.8), (0.2, 0.35)),
              ((0.4, 0.15), (0.85, 0.15), (0.85, 0.6))),
    "left": (((0.65, 0.15), (0.3, 0.5), (0.65, 0.85)),),
    "right": (((0.35, 0.15), (0.7, 0.5), (0.35, 0.85)),),
    "above": (((0.2, 0.45), (0.5, 0.15), (0.8, 0.45)), ((0.5, 0.15), (0.5, 0.9))),
    "folder": (((0.1, 0.8), (0.1, 0.2), (0.4, 0.2), (0.5, 0.35), (0.9, 0.35), (0.9, 0.8),
                (0.1, 0.8)), ((0.5, 0.48), (0.5, 0.68)), ((0.4, 0.58), (0.6, 0.58))),
    "icons": tuple(((x, y), (x + 0.2, y), (x + 0.2, y + 0.2), (x, y + 0.2), (x, y))
                   for x in (0.2, 0.6) for y in (0.2, 0.6)),
    "lines": tuple(((0.15, y), (0.85, y)) for y in (0.2, 0.5, 0.8)),
    "hand": (((0.3, 0.75), (0.3, 0.3)), ((0.45, 0.7), (0.45, 0.18)), ((0.6, 0.7), (0.6, 0.22)),
             ((0.12, 0.5), (0.32, 0.88), (0.65, 0.88), (0.75, 0.75), (0.75, 0.35))),
}  # fmt: skip
"""Each mark as lines in a unit square."""

EVERYWHERE = ("down", "up", "check", "dot", "close", "float")
OF_FILES = ("left", "right", "above", "folder", "icons", "lines")
"""The marks used in every window, and those used only in file dialogs."""


@cache
def _folder() -> QTemporaryDir:
    return QTemporaryDir()


@cache
def mark_files(
    theme: str, on_panel: str, on_accent: str, names: tuple[str, ...] = EVERYWHERE
) -> str:
    """A folder that holds `NAME-THEME.png` for each mark in *names*, in these colours."""
    folder = _folder().path()
    for name in names:
        colour = on_accent if name in ("check", "dot") else on_panel
        mark(name, colour).save(f"{folder}/{name}-{theme}.png", quality=100)
    return folder


@cache
def mark(name: str, colour: str) -> QPixmap:
    """Paint the mark *name* in *colour*."""
    pixmap = QPixmap(SIZE, SIZE)
    pixmap.fill(Qt.GlobalColor.transparent)
    with QPainter(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = SIZE * (0.5 if name == "dot" else 0.13)
        painter.setPen(
            QPen(QColor(colour), width, c=Qt.PenCapStyle.RoundCap, j=Qt.PenJoinStyle.RoundJoin)
        )
        for line in _LINES[name]:
            painter.drawPolyline(QPolygonF([QPointF(x * SIZE, y * SIZE) for x, y in line]))
    return pixmap
