"""A row that has said something else looks as one that was made for what it says."""

from __future__ import annotations

from itertools import product

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QWidget

from ui.panels.wordy_button import WordyButton

ROLES = ("", "main", "blocked", "quiet")
LINES = ("muted", "danger", "")


def say(row: WordyButton, role: str, line: str) -> QImage:
    """What *row* looks like once it says so."""
    row.say("Words", role)
    row.set_badge("1")
    row.add_line("A line", line)
    row.fit()
    row.setGeometry(300, 100, 200, row.heightForWidth(200))
    row.window().setFocus()
    for _ in range(2):
        QApplication.processEvents()
    return row.grab().toImage()


def test_a_row_looks_as_one_made_for_what_it_says(over: QWidget) -> None:
    row = WordyButton("Words")
    row.setParent(over)
    row.show()
    looks = [*product(ROLES, LINES)]
    for role, line in (*looks, *reversed(looks)):
        fresh = WordyButton("Words", role)
        fresh.setParent(over)
        fresh.show()
        assert say(row, role, line) == say(fresh, role, line), (role, line)
        fresh.deleteLater()
