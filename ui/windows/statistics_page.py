"""The statistics of all finished games: to read, to export, and to erase."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QGridLayout, QVBoxLayout, QWidget

from ui.base import theme
from ui.base.qt_guard import guarded
from ui.brief.statistics import Counted, OfGame, Tally
from ui.panels.widgets import Scroll, button, clear, label, row, title
from ui.windows.dialogs import Dialog, fit

NONE_YET = "No game has been finished here yet. Finished games are counted automatically."

ALL_LOCAL = "Counted from finished games, and kept only on this computer. Lessons do not count."

HEADS = ("Played", "Won", "Answers", "Minutes", "Last played")

BENT = "With moves by hand or house rules"

UNKNOWN = "–"

WIDE = 600
"""The width in pixels, at a text scale of 100, below which each row becomes a sentence."""

STEP = 40
"""Pixels scrolled by an arrow key."""


@guarded
class StatisticsDialog(Dialog):
    """Shows statistics. Signals: `write_wanted()` write all games to a file; `erase_wanted()` erase
    them."""

    write_wanted = Signal()
    erase_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__("Statistics", parent)
        fit(self, 860, 660)
        self._scroll = Scroll(margin=18, gap=6)
        self._told = label("", "muted")
        self._write = button("Write to a file…", tip="All games, one per line, for other programs")
        self._erase = button("Erase…", tip="Erase the statistics of all games so far")
        close = button("Close", "main", "Esc")
        self._write.clicked.connect(self.write_wanted)
        self._erase.clicked.connect(self.erase_wanted)
        close.clicked.connect(self.accept)
        below = QVBoxLayout(self)
        below.addWidget(self._scroll, 1)
        below.addWidget(self._told)
        below.addLayout(row(self._write, self._erase, close))
        close.setFocus()

    def show_games(self, games: Sequence[OfGame]) -> None:
        """Show the statistics of *games*."""
        column = self._scroll.column
        clear(column)
        column.addWidget(title("Statistics", 20))
        column.addWidget(label(ALL_LOCAL if games else NONE_YET, "muted"))
        for game in games:
            self._show_game(game)
        column.addStretch(1)
        for one in (self._write, self._erase):
            one.setEnabled(bool(games))
        self.setAccessibleDescription(" ".join(_in_words(game) for game in games) or NONE_YET)

    def say(self, words: str) -> None:
        """Report an action."""
        self._told.setText(words)

    def _show_game(self, game: OfGame) -> None:
        column = self._scroll.column
        column.addSpacing(10)
        column.addWidget(title(game.title, 17))
        column.addWidget(label(_in_words(game)))
        parts = [
            (heading, rows)
            for heading, rows in (("By the rules", game.strict), (BENT, game.bent))
            if rows
        ]
        if self.width() < theme.pixels(WIDE):
            for heading, rows in parts:
                column.addWidget(label(heading, "muted"))
                for counted in rows:
                    column.addWidget(label(_sentence(counted)))
            return
        grid = QGridLayout()
        grid.setHorizontalSpacing(18)
        grid.setVerticalSpacing(3)
        grid.setColumnStretch(0, 3)
        grid.setColumnStretch(1, 3)
        line = 0
        for heading, rows in parts:
            _put(grid, line, (heading, "", *HEADS), "muted")
            for counted in rows:
                line += 1
                _put(grid, line, _cells(counted), "")
            line += 1
        column.addLayout(grid)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Scroll with arrows and page keys."""
        bar = self._scroll.verticalScrollBar()
        by = {
            Qt.Key.Key_Down: STEP,
            Qt.Key.Key_Up: -STEP,
            Qt.Key.Key_PageDown: bar.pageStep(),
            Qt.Key.Key_PageUp: -bar.pageStep(),
            Qt.Key.Key_Home: -bar.maximum(),
            Qt.Key.Key_End: bar.maximum(),
        }.get(Qt.Key(event.key()))
        if by is None:
            super().keyPressEvent(event)
        else:
            bar.setValue(bar.value() + by)


def _put(grid: QGridLayout, line: int, cells: Sequence[str], role: str) -> None:
    for place, words in enumerate(cells):
        if words:
            cell = label(words, role)
            if place > 1:
                cell.setWordWrap(False)
                cell.setAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignTop)
                cell.setMinimumWidth(theme.pixels(52))
            over = 2 if not any(cells[place + 1 : 2]) and place < 2 else 1  # a heading alone
            grid.addWidget(cell, line, place, 1, over)


def _cells(counted: Counted) -> tuple[str, ...]:
    tally = counted.tally
    return (
        counted.who,
        counted.options,
        f"{tally.played}",
        f"{tally.won} ({tally.share}%)",
        f"{tally.usual_answers}",
        f"{tally.usual_minutes}" if tally.usual_minutes else UNKNOWN,
        _day(tally),
    )


def _sentence(counted: Counted) -> str:
    """A row as a sentence."""
    who, options, played, won, answers, minutes, last = _cells(counted)
    length = f"{answers} answers" + (f" and {minutes} minutes" if minutes != UNKNOWN else "")
    return f"{who}, {options}: {played} played, {won} won, {length} each, the last on {last}."


def _in_words(game: OfGame) -> str:
    """A summary of a game in a sentence or two."""
    tally, told = game.whole, []
    if tally.played:
        games = "1 game" if tally.played == 1 else f"{tally.played} games"
        told.append(f"{games} of {game.title}, {tally.won} won, the last on {_day(tally)}.")
    if tally.minutes:
        told.append(f"{tally.minutes / 60:.1f} hours in all.")
    if game.watched:
        times = "once" if game.watched == 1 else f"{game.watched} times"
        told.append(f"Bots played alone {times}.")
    return " ".join(told)


def _day(tally: Tally) -> str:
    return f"{tally.last.day} {tally.last:%b %Y}"
