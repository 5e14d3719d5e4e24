"""The bin of deleted saves."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from saves.summary import Summary
from ui.panels.widgets import button, clear, column, label
from ui.panels.wrapping_row import WrappingRow
from ui.windows.save_card import heading, when


class Bin(QWidget):
    """The bin. Signals: `restore_wanted(path)` put a save back; `empty_wanted()` delete all for
    good."""

    restore_wanted = Signal(object)
    empty_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._opener = button("Bin", "quiet", "Deleted saves stay here until you empty the bin")
        self._opener.setCheckable(True)
        self._inside = QWidget()
        self._lying = column(gap=4)
        empty = button("Empty the bin", "", "Delete these files for good")
        empty.clicked.connect(self.empty_wanted)
        inside = QVBoxLayout(self._inside)
        inside.setContentsMargins(0, 0, 0, 0)
        inside.addLayout(self._lying)
        inside.addWidget(WrappingRow(empty))
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(WrappingRow(self._opener))
        below.addWidget(self._inside)
        self._inside.hide()
        self._opener.toggled.connect(self._inside.setVisible)

    def show_bin(self, lying: Sequence[Summary], titles: Mapping[str, str]) -> None:
        """Show the saves *lying* in the bin; *titles* are those of games by id."""
        self._opener.setText(f"Bin ({len(lying)})")
        clear(self._lying)
        for save in lying:
            self._lying.addLayout(self._line(save, heading(save, titles.get(save.game, ""))))

    def _line(self, save: Summary, words: str) -> QHBoxLayout:
        back = button("Put back")
        back.setAccessibleName(f"Put back: {words}, {when(save.when)}")
        back.clicked.connect(lambda: self.restore_wanted.emit(save.path))
        across = QHBoxLayout()
        across.addWidget(label(f"{words} · {when(save.when)}"), 1)
        across.addWidget(back, 0, Qt.AlignmentFlag.AlignVCenter)
        return across
