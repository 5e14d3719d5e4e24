"""Short messages over the window: a sentence or two, and buttons. None blocks the game."""

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
"""The size of the title in pixels at a text scale of 100: that of a question."""

MARGINS = 10, 18, 26, 14
"""Pixels around the text, clockwise from the left; Qt reserves room there for an icon that ours
lacks."""


def tell(
    parent: QWidget | None,
    title: str,
    words: str,
    ways: Mapping[str, Callable[[], object]] | None = None,
) -> QMessageBox:
    """Show *words* under a *title*, with a button for each of *ways*; the first is the default. Esc
    presses the cancelling button, or the first if there is none."""
    box = QMessageBox(parent)
    box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
    # some systems show the window title, and the same title twice would be too much
    box.setWindowTitle("Tabletop")
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
    """Style *box* like other questions, after the style sheet was applied."""
    if (heading := box.findChild(QLabel, "qt_msgbox_label")) is not None:
        heading.setFont(QFont(fonts.font(fonts.BOOK, theme.pixels(TITLE))))
    if (lies := box.layout()) is not None:
        lies.setContentsMargins(*map(theme.pixels, MARGINS))
    if (first := box.defaultButton()) is not None:
        restyle(first, "main")
