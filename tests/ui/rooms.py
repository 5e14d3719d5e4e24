"""How much text a room of a face is sure to hold, measured with the typeface that is printed."""

from __future__ import annotations

from PySide6.QtCore import QSizeF
from PySide6.QtGui import QFontMetricsF

from tabletop.packs.cards import Room
from ui.faces import fonts

NINE_POINTS = 9 / 72 * 25.4
"""The smallest type of a card in print, in millimetres."""

WIDE = "When another Character would lose Max Health, each Combat Encounter may draw 12 Weapons. "
"""A sentence with more capitals and wide letters than most."""


def room_of(box: QSizeF, pixels: int) -> Room:
    """The room in a *box*, measured in pixels like its type."""
    metrics = QFontMetricsF(fonts.font(fonts.BOOK, pixels))
    letter = metrics.horizontalAdvance(WIDE) / len(WIDE)
    below = 0.35 * pixels  # what `typeset` leaves below a paragraph
    return Room(int(box.width() / letter), int((box.height() - below) / metrics.lineSpacing()))
