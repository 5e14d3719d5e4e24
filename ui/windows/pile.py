"""Looking through a pile: what lies in it from the top down, sought by words, and moved by hand."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal, SignalInstance
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QVBoxLayout,
    QWidget,
)

from ui import theme
from ui.guarded import guarded
from ui.panels.parts import button, label
from ui.panels.wheel import number_box
from ui.windows.dialogs import Dialog

WIDE, HIGH = 420, 460
"""Pixels at a text scale of 100."""


@guarded
class PileDialog(Dialog):
    """What lies in the pile called *name*, the top first: *cards* are titles and what is printed.

    Where things may be done *by_hand*: `draw_wanted(n)`, from the top; `take_wanted(n)`,
    `top_wanted(n)` and `under_wanted(n)`, of the card that is the n-th from the top, from 0 on.
    """

    draw_wanted = Signal(int)
    take_wanted = Signal(int)
    top_wanted = Signal(int)
    under_wanted = Signal(int)

    def __init__(
        self, name: str, cards: Sequence[tuple[str, str]], *, by_hand: bool, parent: QWidget | None
    ) -> None:
        super().__init__(f"{name} · {len(cards)}", parent)
        self.resize(theme.room(WIDE), theme.room(HIGH))
        self._find = QLineEdit(placeholderText="Find", clearButtonEnabled=True)
        self._find.setAccessibleName("Find a card")
        self._find.textChanged.connect(self._seek)
        self.rows = QListWidget()
        self.rows.setAccessibleName("What lies there, from the top")
        for number, (words, printed) in enumerate(cards):
            row = QListWidgetItem(f"{number + 1}  {words}", self.rows)
            row.setData(Qt.ItemDataRole.UserRole, (number, words, printed))
        self.rows.currentItemChanged.connect(lambda row, _before: self._read(row))
        self._printed = label("", "muted")
        across = QVBoxLayout(self)
        for widget in (self._find, self.rows, self._printed):
            across.addWidget(widget)
        if by_hand:
            across.addLayout(self._acts(len(cards)))
        self.rows.setCurrentRow(0)

    def _acts(self, count: int) -> QHBoxLayout:
        """The buttons for what is done by hand."""
        many = number_box(max(count, 1), least=1)
        many.setAccessibleName("How many to draw")
        draw = button("Draw", "", "Draw so many from the top")
        draw.clicked.connect(lambda: self._done(self.draw_wanted, many.value()))
        line = QHBoxLayout()
        line.addWidget(draw)
        line.addWidget(many)
        line.addStretch(1)
        for words, tip, wanted in (
            ("Take it", "Take the chosen card into the hand", self.take_wanted),
            ("Put on top", "Lay the chosen card on top", self.top_wanted),
            ("Put under", "Lay the chosen card under the others", self.under_wanted),
        ):
            act = button(words, "", tip)
            act.clicked.connect(lambda _=False, wanted=wanted: self._done(wanted, self._chosen))
            line.addWidget(act)
        return line

    @property
    def _chosen(self) -> int:
        """Which card is chosen, from the top; -1 for none."""
        return self.rows.currentRow()

    def _done(self, wanted: SignalInstance, number: int) -> None:
        """Ask for what is done to the pile, which is another then."""
        if number >= 0:
            self.close()
            wanted.emit(number)

    def _seek(self, words: str) -> None:
        """Show what has all of *words* in its title or in what is printed on it."""
        sought = words.casefold().split()
        for at in range(self.rows.count()):
            row = self.rows.item(at)
            _, title, printed = row.data(Qt.ItemDataRole.UserRole)
            told = f"{title} {printed}".casefold()
            row.setHidden(not all(word in told for word in sought))

    def _read(self, row: QListWidgetItem | None) -> None:
        self._printed.setText("" if row is None else row.data(Qt.ItemDataRole.UserRole)[2])
