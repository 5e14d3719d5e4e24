"""A game in the gallery: what stands on its box, or why it cannot be played."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QFrame, QHBoxLayout

from saves.summary import Summary
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import Unplayable
from ui.base import fonts, theme
from ui.base.repair_advice import MEND
from ui.base.safe_text import Button
from ui.brief.dressing import dressing
from ui.faces.faces import Faces
from ui.panels.widgets import button, clear, column, label, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.cover import CoverPicture
from ui.windows.save_card import when


class GameCard(QFrame):
    """One game, with its cover painted by *faces*.

    `new_wanted()`: set up a new game. `open_wanted(path)`: go on with this save.
    `report_wanted(unplayable)`: write down why the game cannot be played.
    """

    new_wanted = Signal()
    open_wanted = Signal(object)
    report_wanted = Signal(object)

    def __init__(self, game: str, faces: Faces | None) -> None:
        super().__init__()
        self.game = game
        self.first: Button | None = None
        self.setProperty("role", "card")
        worn = dressing(game)
        self.cover = CoverPicture(worn.cover.cards, faces.shaped(worn.tall) if faces else None)
        self._words = column(gap=6)
        self._hint = label("", "met")
        self._hint.hide()
        self._across = QHBoxLayout(self)
        self._across.setContentsMargins(14, 12, 14, 12)
        self._across.setSpacing(24)
        self._across.addWidget(self.cover)
        self._across.addLayout(self._words, 1)

    def stack(self, narrow: bool) -> None:
        """Have the words below the cover in a *narrow* window, else beside it."""
        way = QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight
        self._across.setDirection(way)

    def show_box(self, box: Box, newest: Summary | None, ended: Sequence[Summary] = ()) -> None:
        """Show what is on the *box*, the *newest* game to go on with, how those *ended* went."""
        facts = (_seats(box.seats), dressing(box.id).length, difficulties(box))
        new = button("New game", "" if newest else "main", f"Set up a game of {box.title}")
        new.setAccessibleName(f"New game of {box.title}")
        new.clicked.connect(self.new_wanted)
        buttons = [new]
        clear(self._words)
        self._words.addWidget(title(box.title, 34))
        self._words.addWidget(theme.titled(label(box.blurb), 19, fonts.BOOK))
        self._words.addWidget(label(" · ".join(filter(None, facts)), "muted"))
        if box.campaign:
            length = f"{box.campaign[:1].lower()}{box.campaign[1:]}"
            self._words.addWidget(label(f"A campaign: {length}", "muted"))
        if ended:
            self._words.addWidget(label(record(ended), "met"))
        self._words.addWidget(self._hint)
        self._words.addStretch(1)
        if newest is not None:
            go_on = button("Continue", "main", when(newest.when))
            go_on.clicked.connect(lambda: self.open_wanted.emit(newest.path))
            buttons.insert(0, go_on)
            self._words.addWidget(label(f"Begun: {newest.question}"))
        self._words.addWidget(WrappingRow(*buttons))
        self.first = buttons[0]

    def recommend(self, words: str) -> None:
        """Say in *words* why to begin with this game."""
        self._hint.setText(words)
        self._hint.show()

    def show_unplayable(self, fault: Unplayable) -> None:
        """Say what is wrong with the game, and what can be done."""
        report = button("Write a report", tip="All that is known of it, to pass on")
        report.setAccessibleName(f"Write a report of {fault.title}")
        report.clicked.connect(lambda: self.report_wanted.emit(fault))
        clear(self._words)
        self._words.addWidget(title(fault.title, 34))
        self._words.addWidget(label(f"This game cannot be loaded. {fault.why}", "danger"))
        self._words.addWidget(label(MEND))
        self._words.addStretch(1)
        self._words.addWidget(WrappingRow(report))
        self.first = None


def difficulties(box: Box) -> str:
    """How hard the game is with each number of seats, in words."""
    options = box.settle({})
    fewest, most = box.seats
    counts: dict[str, list[int]] = {}
    for n in range(fewest, most + 1):
        counts.setdefault(box.difficulty(n, options), []).append(n)
    if len(counts) == 1:
        return next(iter(counts)).capitalize()
    words = [
        f"{hard} with {first[0]} to {first[-1]}" if len(first) > 1 else f"{hard} with {first[0]}"
        for hard, first in counts.items()
    ]
    return ", ".join(words).capitalize()


def record(ended: Sequence[Summary]) -> str:
    """How the games that have *ended* went, the newest first."""
    won = [each for each in ended if each.won]
    words = f"Won {len(won)} of {len(ended)}"
    return f"{words}, the last on {won[0].when:%d %B %Y}".replace(" 0", " ") if won else words


def _seats(seats: tuple[int, int]) -> str:
    fewest, most = seats
    return f"{fewest} to {most} seats" if fewest != most else f"{most} seats"
