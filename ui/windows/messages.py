"""Short messages over the window: a sentence or two, and the ways on. None blocks the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtGui import QFont
from PySide6.QtWidgets import QLabel, QMessageBox, QWidget

from ui.base import fonts, theme
from ui.base.safe_text import way_on
from ui.panels.widgets import restyle

CANCEL = "Cancel"

TITLE = 22
"""Pixels of the title at a text scale of 100: as of what is asked."""

MARGINS = 10, 18, 26, 14
"""Pixels around the words, from the left; there the box keeps more for a sign that ours has not."""


def tell(
    parent: QWidget | None,
    title: str,
    words: str,
    ways: Mapping[str, Callable[[], object]] | None = None,
) -> QMessageBox:
    """Say *words* under a *title*; each of the *ways* on is a button, the first of them put
    forward. Escape takes the way that cancels, or the first where none does."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    box.setWindowTitle("Tabletop")  # some systems show it, and the title once is enough
    box.setText(title)
    box.setInformativeText(words)
    box.setTextFormat(Qt.TextFormat.PlainText)
    for label, act in (ways or {"OK": lambda: None}).items():
        button = way_on(box, label, act)
        if box.defaultButton() is None:
            box.setDefaultButton(button)
            box.setEscapeButton(button)
        if label == CANCEL:
            box.setEscapeButton(button)
    box.open()
    _dress(box)
    return box


def _dress(box: QMessageBox) -> None:
    """Let *box* look as other questions do, once the style sheet has had its way with it."""
    if (heading := box.findChild(QLabel, "qt_msgbox_label")) is not None:
        heading.setFont(QFont(fonts.font(fonts.BOOK, theme.pixels(TITLE))))
    if (lies := box.layout()) is not None:
        lies.setContentsMargins(*map(theme.pixels, MARGINS))
    if (first := box.defaultButton()) is not None:
        restyle(first, "main")
