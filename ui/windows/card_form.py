"""Writing cards of one's own, one after another: a form of the fields that their kind asks for."""

from __future__ import annotations

import csv
from collections.abc import Callable, Iterator
from io import StringIO
from pathlib import Path
from typing import Any, get_origin

from PySide6.QtWidgets import (
    QComboBox,
    QLineEdit,
    QSpinBox,
    QVBoxLayout,
    QWidget,
)

from saves.atomic_write import SaveFailed, write
from tabletop.packs.cards import Card, hints_of, words_of
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Tick
from ui.panels.wheel_guard import drop_down, number_box
from ui.panels.widgets import Scroll, button, label
from ui.panels.wrapping_row import WrappingRow
from ui.windows.dialogs import Dialog, fit
from ui.windows.file_dialogs import file_to_write

NONE = "none"
LONGEST = 60
"""Letters of a name."""

MOST = 99
"""The largest number that can be written."""


@guarded
class CardForm(Dialog):
    """Takes down cards of the kind *model*. `told(name, sheet)` says what is wrong with a sheet of
    that name, or nothing.

    When it is closed, `keep(name, sheet)` gets all cards as the bytes of a CSV, and says why they
    could not be kept, if so: then the form stays, and offers to write them elsewhere.
    """

    def __init__(
        self,
        model: type[Card],
        told: Callable[[str, bytes], str],
        keep: Callable[[str, bytes], str],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__("Write cards", parent)
        self._told, self._keep = told, keep
        self._cards: list[dict[str, str]] = []
        self._fields: dict[str, QWidget] = {}
        self.sheet = _line("What they are called together, such as your class")
        self._wrong, self._done = label("", "danger"), label("No card yet.", "muted")
        self._wrong.hide()
        scroll = Scroll(margin=14, gap=6)
        scroll.column.addWidget(self._titled("Together", self.sheet))
        for heading, fields in groups(model):
            scroll.column.addWidget(self._group(model, heading, fields))
        scroll.column.addStretch(1)
        self.add = button("Add this card", "main", "Enter")
        self.add.setDefault(True)
        self.add.clicked.connect(self._add)
        self.undo = button("Take back the last one", "quiet")
        self.undo.clicked.connect(self._take_back)
        self.close_ = button("That is all", "", "The cards are kept as a pack (Esc)")
        self.close_.clicked.connect(self.reject)
        self.elsewhere = button("Write them to a file…", "", "A sheet that can be opened as a pack")
        self.elsewhere.clicked.connect(self._write_elsewhere)
        self.without = button("Throw them away", "quiet")
        self.without.clicked.connect(self._throw_away)
        for way in (self.elsewhere, self.without):
            way.hide()
        outer = QVBoxLayout(self)
        outer.addWidget(scroll, 1)
        ways = WrappingRow(self.add, self.undo, self.close_, self.elsewhere, self.without)
        for each in (self._wrong, self._done, ways):
            outer.addWidget(each)
        fit(self, 380, 700)
        self._tell()

    def _group(self, model: type[Card], heading: str, fields: list[str]) -> QWidget:
        hints, made = hints_of(model), []
        for name in fields:
            words = heading if len(fields) == 1 else _called(name, heading)
            field = self._fields[name] = _field(hints[name], words)
            field.setAccessibleName(f"{heading}: {words}" if heading != words else heading)
            made.append(field)
        return self._titled(heading, *made)

    def _titled(self, heading: str, *fields: QWidget) -> QWidget:
        group = QWidget()
        below = QVBoxLayout(group)
        below.setContentsMargins(0, 0, 0, 4)
        below.setSpacing(4)
        below.addWidget(theme.titled(label(heading), 16, fonts.BOOK))
        lines = [each for each in fields if isinstance(each, QLineEdit)]
        for each in lines:
            below.addWidget(each)
        if others := [each for each in fields if each not in lines]:
            below.addWidget(WrappingRow(*others))
        return group

    # --- what is written -------------------------------------------------------------------------

    @property
    def name(self) -> str:
        """What the cards are called together."""
        return self.sheet.text().strip() or "My cards"

    def _add(self) -> None:
        """Take down the card, if nothing is wrong with it, and ask for the next."""
        card = {name: _value(field) for name, field in self._fields.items()}
        wrong = self._told(self.name, as_sheet([*self._cards, card]))
        self._wrong.setText(wrong)
        self._wrong.setVisible(bool(wrong))
        if not wrong:
            self._cards.append(card)
            for field in self._fields.values():
                _empty(field)
        next(iter(self._fields.values())).setFocus()
        self._tell()

    def _take_back(self) -> None:
        """Have the last card in the form again."""
        for name, value in self._cards.pop().items():
            _fill(self._fields[name], value)
        self._tell()

    def _tell(self) -> None:
        names = ", ".join(card["name"] for card in self._cards)
        self._done.setText(f"{len(self._cards)}: {names}" if names else "No card yet.")
        self.undo.setEnabled(bool(self._cards))

    def reject(self) -> None:
        """It is closed, by Esc or in any other way: what was written is handed over first."""
        if self._cards and (wrong := self._keep(self.name, as_sheet(self._cards))):
            self._say_unkept(wrong)
            return
        self._cards = []
        super().reject()

    def _say_unkept(self, wrong: str) -> None:
        """The cards could not be kept, so they stay here, with ways on."""
        self._wrong.setText(f"The cards are not kept yet. {wrong}")
        for each in (self._wrong, self.elsewhere, self.without):
            each.show()
        self.elsewhere.setFocus()

    def _write_elsewhere(self) -> None:
        """Write the sheet where the player wants it, and close."""
        suggested = Path.home() / "cards.csv"
        picked = file_to_write(self, "Write the cards to a file", suggested, "Sheets (*.csv)")
        if picked is None:
            return
        try:
            write(picked, as_sheet(self._cards))
        except SaveFailed as fault:
            self._say_unkept(f"They could not be written to {picked.parent}: {fault.why}.")
            return
        self._throw_away()

    def _throw_away(self) -> None:
        """Close without handing anything over."""
        self._cards = []
        self.reject()


def groups(model: type[Card]) -> Iterator[tuple[str, list[str]]]:
    """The fields that *model* asks for under their headings: `top` and all that begin so are one
    group."""
    asked = list(model.asked)
    heads = [name for name in asked if any(other.startswith(f"{name}_") for other in asked)]
    alone = [name for name in asked if not any(_is_of(name, head) for head in heads)]
    for name in ("name", *alone):
        yield _called(name, ""), [name]
    for head in heads:
        yield _called(head, ""), [name for name in asked if _is_of(name, head)]


def _is_of(name: str, head: str) -> bool:
    return name == head or name.startswith(f"{head}_")


def _called(name: str, heading: str) -> str:
    """A field in words; below a heading that it begins with, without it."""
    words = name.replace("_", " ").capitalize()
    rest = words.removeprefix(heading).strip()
    return rest.capitalize() if heading and rest else {"Name": "Title"}.get(words, words)


def as_sheet(cards: list[dict[str, str]]) -> bytes:
    """*cards* as CSV."""
    text = StringIO()
    writer = csv.DictWriter(text, list(cards[0]), lineterminator="\n")
    writer.writeheader()
    writer.writerows(cards)
    return text.getvalue().encode()


# --- fields --------------------------------------------------------------------------------------


def _line(hint: str) -> QLineEdit:
    made = QLineEdit(placeholderText=hint, maxLength=600)
    made.setAccessibleName(hint)
    return made


def _field(hint: Any, words: str) -> QWidget:
    """What a field of the type *hint* is written into."""
    if hint is bool:
        return Tick(words)
    if hint is int:
        made = number_box(MOST)
        made.setSpecialValueText(f"{words}: {NONE}")
        made.setPrefix(f"{words}: ")
        return made
    if get_origin(hint) is not None and (known := words_of(hint)):
        choice = drop_down()
        choice.addItem(f"{words}: {NONE}", "")
        for each in filter(None, known):
            choice.addItem(each, each)
        return choice
    made_line = _line("What it says" if words != "Title" else words)
    made_line.setMaxLength(LONGEST if words == "Title" else 600)
    return made_line


def _value(field: QWidget) -> str:
    if isinstance(field, Tick):
        return "yes" if field.isChecked() else ""
    if isinstance(field, QSpinBox):
        return str(field.value() or "")
    if isinstance(field, QComboBox):
        return str(field.currentData())
    assert isinstance(field, QLineEdit)
    return field.text().strip()


def _fill(field: QWidget, value: str) -> None:
    if isinstance(field, Tick):
        field.setChecked(bool(value))
    elif isinstance(field, QSpinBox):
        field.setValue(int(value or 0))
    elif isinstance(field, QComboBox):
        field.setCurrentIndex(max(0, field.findData(value)))
    elif isinstance(field, QLineEdit):
        field.setText(value)


def _empty(field: QWidget) -> None:
    _fill(field, "")
