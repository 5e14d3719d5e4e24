"""The name of a card, in whatever room its face has for it."""

from __future__ import annotations

from typing import NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QPainter

from ui.base import fonts

# the part of a line's width that regular letters may take, because bold ones are wider
_BOLD = 0.92


class SetTitle(NamedTuple):
    """A typeset name: one line or two, in one font."""

    lines: tuple[str, ...]
    font: QFont

    @property
    def pixels(self) -> int:
        """Its font size in pixels."""
        return self.font.pixelSize()


def halves(title: str) -> tuple[str, ...]:
    """*title* divided into halves of similar length; whole, if it is one word."""
    words = title.split()
    best = min(
        range(1, len(words)),
        key=lambda n: abs(len(" ".join(words[:n])) - len(" ".join(words[n:]))),
        default=0,
    )
    return (" ".join(words[:best]), " ".join(words[best:])) if best else (title,)


def in_one(title: str, width: float, most: int, smallest: int) -> SetTitle:
    """*title* in a line of *width* pixels, at most *most* pixels high: in capitals, or, if these
    would be smaller than *smallest*, in the narrower book face."""
    face = fonts.fitted(fonts.CAPITALS, title, width, most)
    if face.pixelSize() >= smallest:
        return SetTitle((title,), face)
    narrow = fonts.fitted(fonts.BOOK, title, width * _BOLD, most)
    return SetTitle((title,), fonts.font(fonts.BOOK, narrow.pixelSize(), bold=True))


def in_two(title: str, width: float, height: float) -> SetTitle:
    """*title* as large as fits *width* by *height* pixels, in one line or two."""
    found = [_plain((title,), width, height)]
    if len(parts := halves(title)) > 1:
        found.append(_plain(parts, width, height))
    return max(found, key=lambda title: title.pixels)


def _plain(lines: tuple[str, ...], width: float, height: float) -> SetTitle:
    most = max(round(height / len(lines) * 0.8), 4)
    fitted = (fonts.fitted(fonts.PLAIN, line, width, most) for line in lines)
    return SetTitle(lines, min(fitted, key=QFont.pixelSize))


def paint_title(
    painter: QPainter,
    room: QRectF,
    title: SetTitle,
    across: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Write *title* in *room* with the painter's pen; *across* is its alignment."""
    painter.setFont(title.font)
    tall = min(room.height() / len(title.lines), 1.3 * title.pixels)
    top = room.center().y() - tall * len(title.lines) / 2
    for number, line in enumerate(title.lines):
        at = QRectF(room.left(), top + number * tall, room.width(), tall)
        painter.drawText(at, Qt.AlignmentFlag.AlignVCenter | across, line)
