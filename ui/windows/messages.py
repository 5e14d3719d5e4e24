"""Short messages over the window: a sentence or two, and the ways on. None blocks the game."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox, QWidget

from ui.base.safe_text import way_on

CANCEL = "Cancel"


def tell(
    parent: QWidget | None,
    title: str,
    words: str,
    ways: Mapping[str, Callable[[], object]] | None = None,
) -> QMessageBox:
    """Say *words*; each of the *ways* on is a button, the first of them preselected. Escape takes
    the way that cancels, or the first where none does."""
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
    return box
