"""The guide on the page of packs: what a pack is, how to make one, and examples."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from pathlib import Path

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from ui.base import fonts, theme
from ui.panels.widgets import button, label, title
from ui.panels.wrapping_row import WrappingRow

WHAT = (
    "A pack is a folder with your own cards for a game. The table does what you write on them in "
    "plain sentences."
)

STEPS = (
    "1.  Make an example for a game. You can tick it in a new game at once.",
    "2.  Press “Open its folder”, and edit a card in any text editor or spreadsheet.",
    "3.  Press “Check again” to see what is wrong, with the file and its line or row.",
)

MORE = "docs/packs.md explains everything step by step."


class Example(Struct, frozen=True):
    """An example pack: its path, its title, and its game."""

    place: Path
    title: str
    game: str


class PackGuide(QFrame):
    """The guide, with a button for each of *examples*. `example_wanted(path)`: make this one."""

    example_wanted = Signal(object)

    def __init__(self, examples: Sequence[Example]) -> None:
        super().__init__()
        self.setProperty("role", "card")
        below = QVBoxLayout(self)
        below.setContentsMargins(18, 14, 18, 16)
        below.setSpacing(8)
        below.addWidget(title("Cards of your own", 18))
        below.addWidget(theme.titled(label(WHAT), 17, fonts.BOOK))
        for words in STEPS:
            below.addWidget(label(words))
        below.addWidget(label("Make an example pack for", "muted"))
        self._makers = []
        for each in examples:
            made = button(
                each.game, "", f"{each.title}: a few cards that work, to look at and change"
            )
            made.setAccessibleName(f"Make an example pack for {each.game}")
            made.clicked.connect(partial(self.example_wanted.emit, each.place))
            self._makers.append(made)
        below.addWidget(WrappingRow(*self._makers))
        below.addWidget(label(MORE, "muted"))

    def show_first(self) -> None:
        """Focus the first example."""
        if self._makers:
            self._makers[0].setFocus()
