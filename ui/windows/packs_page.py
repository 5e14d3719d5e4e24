"""The page of packs: the installed packs, what is in them and what is wrong."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import partial
from pathlib import Path

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from tabletop.packs.finding import Finding
from ui.base import fonts, theme
from ui.base.after_paint import lay_out
from ui.base.qt_guard import guarded
from ui.base.safe_text import Tick
from ui.panels.widgets import Scroll, button, clear, column, label, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.dropped_files import dropped_pack
from ui.windows.pack_checker import Checked
from ui.windows.pack_guide import Example, PackGuide
from ui.windows.told import Told

NONE_YET = "No packs yet. Write cards, make an example, or open a pack that somebody gave you."

SHOWN = 12
"""How many findings of a pack are shown at first."""


@guarded
class PacksPage(QWidget):
    """The page of packs.

    `show_packs(places, off)` lists the installed packs, `show_checked(place, told)` shows the
    result for one, `say(words, undo)` reports an action. Below, a guide explains packs and offers
    *examples*.

    Signals: `open_wanted()` choose a pack; `write_wanted()` write cards; `dropped(path)` install
    this pack; `example_wanted(path)` make this example; `folder_wanted()` show the folder of all
    packs; `place_wanted(place)` show that of one; `remove_wanted(place)`; `again_wanted(place)`
    check again; `switch_wanted(id, on)` offer it in new games or not; `undo_wanted()`,
    `back_wanted()`.
    """

    open_wanted = Signal()
    write_wanted = Signal()
    dropped = Signal(object)
    folder_wanted = Signal()
    example_wanted = Signal(object)
    place_wanted = Signal(object)
    remove_wanted = Signal(object)
    again_wanted = Signal(object)
    switch_wanted = Signal(str, bool)
    undo_wanted = Signal()
    back_wanted = Signal()

    def __init__(self, examples: Sequence[Example] = ()) -> None:
        super().__init__()
        self._examples = examples
        self._guide: PackGuide | None = None
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("Packs")
        self.setAcceptDrops(True)
        self._cards: dict[Path, PackCard] = {}
        self._refused: dict[Path, PackCard] = {}
        self._off: Collection[str] = ()
        self._scroll = Scroll(margin=20, gap=12)
        self._told = Told(self)
        self._told.undo_wanted.connect(self.undo_wanted)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addLayout(self._top())
        below.addWidget(self._scroll, 1)

    def _top(self) -> QVBoxLayout:
        heading = QHBoxLayout()
        heading.addWidget(title("Packs", theme.TITLE), 1)
        back = button("Back", "", "To the gallery (Esc)")
        back.clicked.connect(self.back_wanted)
        heading.addWidget(back)
        self.opener = button(
            "Open a pack…", "main", "A pack.toml, a zip or a sheet; or drag it here"
        )
        self.opener.clicked.connect(self.open_wanted)
        folder = button("Open the folder", "", "Show the folder of all packs")
        folder.clicked.connect(self.folder_wanted)
        example = button("Make an example pack", "", "A few working cards to look at and change")
        example.clicked.connect(self._show_examples)
        write = button("Write cards…", "", "Write your own cards for any game, one after another")
        write.clicked.connect(self.write_wanted)
        top = column(gap=8)
        top.setContentsMargins(20, 12, 20, 8)
        top.addLayout(heading)
        top.addWidget(WrappingRow(self.opener, write, folder, example))
        return top

    def show_packs(self, places: Sequence[Path], off: Collection[str]) -> None:
        """List the packs at *places*; those whose ids are in *off* are not offered in new games."""
        clear(self._scroll.column)
        self._cards, self._refused, self._off = {}, {}, off
        if not places:
            self._scroll.column.addWidget(theme.titled(label(NONE_YET), 17, fonts.BOOK))
        for place in places:
            card = self._cards[place] = PackCard(place)
            card.remove_wanted.connect(partial(self.remove_wanted.emit, place))
            card.again_wanted.connect(partial(self.again_wanted.emit, place))
            card.switch_wanted.connect(self.switch_wanted)
            card.place_wanted.connect(partial(self.place_wanted.emit, place))
            self._scroll.column.addWidget(card)
        self._guide = PackGuide(self._examples)
        self._guide.example_wanted.connect(self.example_wanted)
        self._scroll.column.addWidget(self._guide)
        self._scroll.column.addStretch(1)

    def _show_examples(self) -> None:
        """Scroll to the examples."""
        if self._guide is not None:
            self._scroll.ensureWidgetVisible(self._guide)
            self._guide.show_first()

    def show_place(self, place: Path) -> None:
        """Scroll to the pack at *place*."""
        if place in self._cards:
            lay_out()
            self._scroll.ensureWidgetVisible(self._cards[place])

    def show_checked(self, place: Path, told: Checked) -> None:
        """Show the result *told* for the pack at *place*."""
        if place in self._cards:
            self._cards[place].show_checked(told, told.id not in self._off)

    def say(self, words: str, undo: bool = False) -> None:
        """Report an action, and offer to *undo* it."""
        self._told.say(words, undo)

    def show_refused(self, place: Path, told: Checked) -> None:
        """Show why the pack at *place*, which somebody opened, was not installed."""
        before = self._refused.pop(place, None)
        if before is not None:
            before.hide()
            before.deleteLater()
        card = self._refused[place] = PackCard(place, lies_elsewhere=True)
        card.again_wanted.connect(partial(self.dropped.emit, place))
        card.place_wanted.connect(partial(self.place_wanted.emit, place))
        card.show_checked(told, False)
        # keeps the other cards in place
        self._scroll.column.insertWidget(self._scroll.column.count() - 1, card)
        lay_out()
        self._scroll.ensureWidgetVisible(card)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a pack anywhere on the page."""
        if dropped_pack(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Install the dropped pack."""
        place = dropped_pack(event)
        if place is not None:
            event.acceptProposedAction()
            self.dropped.emit(place)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)


class PackCard(QFrame):
    """The pack at *place*; `show_checked(told, on)` shows the result.

    Signals: `remove_wanted()`; `again_wanted()`; `place_wanted()` show its folder;
    `switch_wanted(id, on)`.
    """

    place_wanted = Signal()
    remove_wanted = Signal()
    again_wanted = Signal()
    switch_wanted = Signal(str, bool)

    def __init__(self, place: Path, *, lies_elsewhere: bool = False) -> None:
        super().__init__()
        self._place, self._elsewhere = place, lies_elsewhere
        self.setProperty("role", "card")
        self._words = column(gap=4)
        across = QHBoxLayout(self)
        across.setContentsMargins(14, 10, 14, 10)
        across.addLayout(self._words, 1)
        self._head(place.name)
        for words in ("…", "", "Checking…"):  # as many lin  # as many lines as most results need
            self._words.addWidget(label(words, "muted"))
        self._words.addWidget(WrappingRow(*self._hands(Checked(), False)))

    def _head(self, words: str) -> None:
        clear(self._words)
        self._words.addWidget(theme.titled(label(words), 17, fonts.BOOK))

    def show_checked(self, told: Checked, on: bool) -> None:
        """Show the result *told*, and whether the pack is *on*."""
        self._head(told.title or self._place.name)
        for words in filter(None, (told.about, told.notes)):
            self._words.addWidget(label(words, "muted"))
        if told.fault:
            self._words.addWidget(label(f"The pack cannot be opened. {told.fault}", "danger"))
        elif told.findings:
            few = len(told.findings) == 1
            words = "Fix this problem" if few else f"Fix these {len(told.findings)} problems"
            self._words.addWidget(label(f"{words} before you play with it:", "danger"))
            self._list(told.findings)
        elif told.advice:
            words = "Ready to play. The players carry out what the program does not understand:"
            self._words.addWidget(label(words))
            self._list(told.advice)
        else:
            words = "Ready to play. The program understands all its cards."
            self._words.addWidget(label(words if told.cards else "It contains no cards.", "met"))
        self._words.addWidget(WrappingRow(*self._hands(told, on)))

    def _hands(self, told: Checked, on: bool) -> list[QWidget]:
        made: list[QWidget] = []
        name = told.title or self._place.name
        if told.sound and not self._elsewhere:
            offered = Tick("Offered in new games")
            offered.setChecked(on)
            offered.setAccessibleName(f"{name}: offered in new games")
            offered.toggled.connect(partial(self.switch_wanted.emit, told.id))
            made.append(offered)
        again = button("Check again", "quiet", "Check it again after you have edited its files")
        again.clicked.connect(self.again_wanted)
        made.append(again)
        opener = button("Open its folder", "quiet", "Open its folder to edit its files")
        opener.clicked.connect(self.place_wanted)
        made.append(opener)
        if not self._elsewhere:
            remove = button("Remove", "quiet", "Remove this pack; this can be undone")
            remove.clicked.connect(self.remove_wanted)
            made.append(remove)
        for each in made:
            if not isinstance(each, Tick):
                each.setAccessibleName(f"{name}: {each.property('text')}")
        return made

    def _list(self, findings: Sequence[Finding]) -> None:
        for found in findings[:SHOWN]:
            self._words.addWidget(label(in_lines(found)))
        if len(findings) > SHOWN:
            rest = button(f"Show {len(findings) - SHOWN} more", "quiet")
            rest.clicked.connect(partial(self._show_rest, rest, list(findings[SHOWN:])))
            self._words.addWidget(WrappingRow(rest))

    def _show_rest(self, opener: QWidget, findings: Sequence[Finding]) -> None:
        opener.hide()
        at = self._words.count() - 1
        for number, found in enumerate(findings):
            self._words.insertWidget(at + number, label(in_lines(found)))


def in_lines(found: Finding) -> str:
    """A finding for the author of a card: where it is, what is wrong, and what would work."""
    lines = [f"• {found.place}: {found.message}"]
    lines += [f"     {found.sentence}"] if found.sentence else []
    lines += [f"     Did you mean: {found.nearest}"] if found.nearest else []
    return "\n".join(lines)
