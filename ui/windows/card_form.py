"""The form for writing cards, one after another, with the fields that their kind has."""

from __future__ import annotations

import csv
from collections.abc import Callable, Mapping, Sequence
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from PySide6.QtCore import QSignalBlocker
from PySide6.QtWidgets import QComboBox, QVBoxLayout, QWidget

from saves.atomic_write import SaveFailed, write
from tabletop.packs.cards import Card
from tabletop.packs.offers import Offers
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.panels.wheel_guard import drop_down
from ui.panels.widgets import Scroll, button, clear, column, label
from ui.panels.wrapping_row import WrappingRow
from ui.windows.card_fields import called, field, fill, groups, line, takes_a_row, value
from ui.windows.dialogs import Dialog, fit
from ui.windows.file_dialogs import file_to_write
from ui.windows.sentence_box import SentenceBox


class Writable(NamedTuple):
    """A game for which cards can be written: its `id` and `title`, its `kinds` of cards (the usual
    one first), and a source of word suggestions."""

    id: str
    title: str
    kinds: Mapping[str, type[Card]]
    offers: Callable[[], Offers | None]


@guarded
class CardForm(Dialog):
    """Collects cards for one of *games*. `told(game, name, sheet)` returns what is wrong with a
    sheet of that name; empty if nothing.

    On closing, `keep(game, name, sheet)` gets all cards as CSV and returns why they could not be
    saved; then the form stays open and offers to write them elsewhere.
    """

    def __init__(
        self,
        games: Sequence[Writable],
        told: Callable[[str, str, bytes], str],
        keep: Callable[[str, str, bytes], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Write cards", parent)
        self._games, self._told, self._keep = games, told, keep
        self._cards: list[dict[str, str]] = []
        self._fields: dict[str, QWidget] = {}
        self._offers: Offers | None = None
        self.sheet = line("A name for the set, such as a class")
        self._wrong, self._done = label("", "danger"), label("No card yet.", "muted")
        self._wrong.hide()
        self.game, self.kind = drop_down(), drop_down()
        self.game.setAccessibleName("Game")
        self.kind.setAccessibleName("Kind of card")
        for each in games:
            self.game.addItem(each.title, each.id)
        self.game.currentIndexChanged.connect(self._show_kinds)
        self.kind.currentIndexChanged.connect(self._show_fields)
        scroll = Scroll(margin=14, gap=6)
        scroll.column.addWidget(WrappingRow(self.game, self.kind))
        scroll.column.addWidget(self._titled("Set of cards", self.sheet))
        self._groups = column(gap=6)
        scroll.column.addLayout(self._groups)
        scroll.column.addStretch(1)
        self._add_ways(scroll)
        self._show_kinds()
        self._tell()

    def _add_ways(self, scroll: Scroll) -> None:
        self.add = button("Add this card", "main", "Enter")
        self.add.setDefault(True)
        self.add.clicked.connect(self._add)
        self.undo = button("Edit the last card", "quiet")
        self.undo.clicked.connect(self._take_back)
        self.close_ = button("Done", "", "Save the cards as a pack (Esc)")
        self.close_.clicked.connect(self.reject)
        self.elsewhere = button("Write to a file…", "", "A sheet that you can open as a pack")
        self.elsewhere.clicked.connect(self._write_elsewhere)
        self.without = button("Discard the cards", "quiet")
        self.without.clicked.connect(self._throw_away)
        for way in (self.elsewhere, self.without):
            way.hide()
        outer = QVBoxLayout(self)
        outer.addWidget(scroll, 1)
        ways = WrappingRow(self.add, self.undo, self.close_, self.elsewhere, self.without)
        for each in (self._wrong, self._done, ways):
            outer.addWidget(each)
        fit(self, 420, 700)

    @property
    def _writable(self) -> Writable:
        return self._games[self.game.currentIndex()]

    def _show_kinds(self) -> None:
        """Offer the kinds of cards of the chosen game."""
        self._offers = self._writable.offers()
        with QSignalBlocker(self.kind):
            self.kind.clear()
            for kind in self._writable.kinds:
                self.kind.addItem(kind.replace("-", " ").capitalize(), kind)
        self._show_fields()

    def _show_fields(self) -> None:
        """Show the fields of the chosen kind; text in fields of the same name stays."""
        model = self._writable.kinds[self.kind.currentData()]
        before = {name: value(each) for name, each in self._fields.items()}
        clear(self._groups)
        self._fields = {}
        for heading, names in groups(model):
            self._groups.addWidget(self._group(model, heading, names))
        for name, each in self._fields.items():
            if before.get(name) and type(each) is not QComboBox:
                fill(each, before[name])

    def _group(self, model: type[Card], heading: str, names: list[str]) -> QWidget:
        made = []
        for name in names:
            words = heading if len(names) == 1 else called(name, heading)
            each = self._fields[name] = field(model, name, words, self._offers)
            each.setAccessibleName(f"{heading}: {words}" if heading != words else heading)
            made.append(each)
        return self._titled(heading, *made)

    def _titled(self, heading: str, *fields: QWidget) -> QWidget:
        group = QWidget()
        below = QVBoxLayout(group)
        below.setContentsMargins(0, 0, 0, 4)
        below.setSpacing(4)
        below.addWidget(theme.titled(label(heading), 16, fonts.BOOK))
        wide = [each for each in fields if takes_a_row(each)]
        for each in wide:
            below.addWidget(each)
        if others := [each for each in fields if each not in wide]:
            below.addWidget(WrappingRow(*others))
        return group

    # --- what is written -------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """The name of the set of cards."""
        return self.sheet.text().strip() or "My cards"

    def _add(self) -> None:
        """Add the card if nothing is wrong with it, and clear the form for the next."""
        card = {name: value(each) for name, each in self._fields.items()}
        if len(self._writable.kinds) > 1:
            card["kind"] = str(self.kind.currentData())
        sheet = as_sheet([*self._cards, card])
        wrong = self._told(self._writable.id, self.name, sheet)
        self._wrong.setText(wrong or self._left_to_players())
        self._wrong.setVisible(bool(self._wrong.text()))
        if not wrong:
            self._cards.append(card)
            for each in self._fields.values():
                fill(each, "")
        next(iter(self._fields.values())).setFocus()
        self._tell()

    def _left_to_players(self) -> str:
        """The parts of the texts that the rules do not carry out; empty if there are none."""
        if self._offers is None:
            return ""
        boxes = [each for each in self._fields.values() if isinstance(each, SentenceBox)]
        left = [str(said) for box in boxes for said in self._offers.left_to_players(value(box))]
        said = " ".join(left)
        return f"Card added. The players carry out what the rules do not: {said}" if said else ""

    def _take_back(self) -> None:
        """Move the last card back into the form."""
        card = self._cards.pop()
        self.kind.setCurrentIndex(max(0, self.kind.findData(card.pop("kind", ""))))
        for name, words in card.items():
            fill(self._fields[name], words)
        self._tell()

    def _tell(self) -> None:
        names = ", ".join(card["name"] for card in self._cards)
        self._done.setText(f"{len(self._cards)}: {names}" if names else "No card yet.")
        self.undo.setEnabled(bool(self._cards))
        self.game.setEnabled(not self._cards)

    def reject(self) -> None:
        """Close: save the cards first, however it is closed."""
        if self._cards and (
            wrong := self._keep(self._writable.id, self.name, as_sheet(self._cards))
        ):
            self._say_unkept(wrong)
            return
        self._cards = []
        super().reject()

    def _say_unkept(self, wrong: str) -> None:
        """Say that the cards could not be saved and are kept here, with the ways on."""
        self._wrong.setText(f"The cards are not saved yet. {wrong}")
        for each in (self._wrong, self.elsewhere, self.without):
            each.show()
        self.elsewhere.setFocus()

    def _write_elsewhere(self) -> None:
        """Write the sheet to a file of the player's choice, and close."""
        suggested = Path.home() / "cards.csv"
        picked = file_to_write(self, "Write the cards to a file", suggested, "Sheets (*.csv)")
        if picked is None:
            return
        try:
            write(picked, as_sheet(self._cards))
        except SaveFailed as fault:
            self._say_unkept(f"The cards could not be written to {picked.parent}: {fault.why}.")
            return
        self._throw_away()

    def _throw_away(self) -> None:
        """Close without saving."""
        self._cards = []
        self.reject()


def as_sheet(cards: list[dict[str, str]]) -> bytes:
    """*cards* as CSV."""
    text = StringIO()
    fields = [*dict.fromkeys(name for card in cards for name in card)]
    writer = csv.DictWriter(text, fields, lineterminator="\n")
    writer.writeheader()
    writer.writerows(cards)
    return text.getvalue().encode()
