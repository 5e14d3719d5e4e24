"""A save in the gallery: its game, date, players, and its question or result."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLineEdit

from saves.names_and_bin import LONGEST
from saves.summary import Summary
from ui.base import fonts, theme
from ui.base.focused import has_focus
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button
from ui.panels.widgets import button, column, label


@guarded
class EntryCard(QFrame):
    """An entry of the gallery: *save*, of the game titled *title*, with *modules*, and buttons.

    Signals: `open_wanted(path)`; `rename_wanted(path, name)`; `delete_wanted(path)` move it to the
    bin.
    """

    open_wanted = Signal(object)
    rename_wanted = Signal(object, str)
    delete_wanted = Signal(object)

    def __init__(self, save: Summary, title: str, modules: Sequence[str] = ()) -> None:
        super().__init__()
        self.game = save.game
        self.save = save
        self._path = save.path
        self._called = f"{heading(save, title)}, {when(save.when)}"
        self._ways: list[Button] = []
        self.setProperty("role", "card")
        across = QHBoxLayout(self)
        across.setContentsMargins(14, 10, 14, 10)
        self._words = column(gap=2)
        across.addLayout(self._words, 1)
        self._heading = theme.titled(label(heading(save, title)), 17, fonts.BOOK)
        self._name = _NameLine(save.name or title)
        self._name.given.connect(self._give_name)
        self._name.left.connect(self._show_heading)
        self._words.addWidget(self._heading)
        self._words.addWidget(self._name)
        if modules:
            self._words.addWidget(label(f"With {' and '.join(modules)}", "muted"))
        self._across = across
        self._tell()
        self._make_ways()

    def _add_way(
        self, words: str, act: Callable[[], object], role: str = "", tip: str = ""
    ) -> Button:
        """Add a button with the label *words*; for screen readers, also the name of the save."""
        made = button(words, role, tip)
        made.clicked.connect(lambda _=False: act())
        made.setAccessibleName(f"{words}: {self._called}")
        self._lay_way(made)
        self._ways.append(made)
        return made

    def _lay_way(self, way: Button) -> None:
        """Put the button beside the text."""
        self._across.addWidget(way, 0, Qt.AlignmentFlag.AlignVCenter)

    def _add_tidying(self) -> None:
        """Add the buttons for renaming and deleting."""
        put_away = "Move to the bin; you can restore it (Del)"
        self._rename = self._add_way("Rename", self._ask_name, "quiet", "F2")
        self._delete = self._add_way(
            "Delete", lambda: self.delete_wanted.emit(self._path), "quiet", put_away
        )

    def _tell(self) -> None:
        """Add the lines of text."""
        raise NotImplementedError

    def _make_ways(self) -> None:
        """Add the buttons, including renaming and deleting."""
        raise NotImplementedError

    @property
    def has_focus(self) -> bool:
        """Whether the keyboard focus is on this save."""
        return has_focus(self)

    def take_focus(self) -> None:
        """Take the keyboard focus."""
        self._rename.setFocus()

    def show_closed(self, why: str) -> None:
        """Show *why* it cannot be opened now."""
        closed = [made for made in self._ways if made not in (self._rename, self._delete)]
        if any(made.isEnabled() for made in closed):
            for made in closed:
                made.setEnabled(False)
            self._words.addWidget(label(why, "danger"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Rename on F2, delete on Delete, as in a file list."""
        if event.key() == Qt.Key.Key_F2:
            self._rename.click()
        elif event.key() == Qt.Key.Key_Delete and not self._name.isVisible():
            self._delete.click()
        else:
            super().keyPressEvent(event)

    def _ask_name(self) -> None:
        self._heading.hide()
        self._name.show()
        self._name.selectAll()
        self._name.setFocus()

    def _give_name(self, name: str) -> None:
        self._show_heading()
        self.rename_wanted.emit(self._path, name)

    def _show_heading(self) -> None:
        self._name.hide()
        self._heading.show()
        self._rename.setFocus()


class SaveCard(EntryCard):
    """A save, or a game in play."""

    def _make_ways(self) -> None:
        save = self.save
        self._add_tidying()
        words = "Look back" if save.over else "Try to open" if save.damage else "Go on"
        self._add_way(words, lambda: self.open_wanted.emit(self._path))

    def _tell(self) -> None:
        save = self.save
        if save.damage:
            self._words.addWidget(label(f"Damaged: {save.damage}", "danger"))
            self._words.addWidget(label(f"{when(save.when)}. The file is kept.", "muted"))
            return
        names = ", ".join(seat.name for seat in save.seats)
        self._words.addWidget(label(f"{when(save.when)} · {names}", "muted"))
        if save.outcome is None:
            self._words.addWidget(label(f"Waiting: {save.question}"))
        else:
            ended = "Won" if save.won else "Lost" if save.outcome.winners == [] else "Ended"
            words = f"{ended}: {save.outcome.words}"
            self._words.addWidget(label(words, "met" if save.won else ""))


@guarded
class _NameLine(QLineEdit):
    """The field for a new name: `given(name)` on Enter, `left()` on Esc."""

    given = Signal(str)
    left = Signal()

    def __init__(self, name: str) -> None:
        super().__init__(name, maxLength=LONGEST)
        self.setAccessibleName("Name of this save")
        self.hide()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter gives the name, Esc cancels."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.given.emit(self.text())
        elif event.key() == Qt.Key.Key_Escape:
            self.left.emit()
        else:
            super().keyPressEvent(event)


def heading(save: Summary, title: str) -> str:
    """The name of a save: its players' name for it, or else its game."""
    title = title or save.game or save.path.name
    return f"{save.name} · {title}" if save.name and save.name != title else title


def when(moment: datetime) -> str:
    """The date and time for reading."""
    return f"{moment:%d %B %Y, %H:%M}".lstrip("0")
