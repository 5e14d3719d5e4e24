"""The fields of a form for cards: what each type of field is written into, and their headings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import get_args, get_origin

from PySide6.QtWidgets import QComboBox, QLineEdit, QPlainTextEdit, QSpinBox, QWidget

from tabletop.packs.cards import Card, fields_of, hints_of, required, words_of
from tabletop.packs.offers import Offers
from ui.base.safe_text import Tick
from ui.panels.wheel_guard import drop_down, number_box
from ui.windows.sentence_box import SentenceBox

NONE = "none"
LONGEST, LONGEST_TEXT = 60, 600
"""Letters of a name, and of what a card says."""

MOST = 999
"""The largest number that can be written."""

UNASKED = ("id", "name", "back", "copies", "alike")
"""The fields that a form does not ask for, or asks for first."""


def groups(model: type[Card]) -> Iterator[tuple[str, list[str]]]:
    """The fields that a form for *model* asks for under their headings: `top` and all that begin so
    are one group. A kind that names none is asked for all: what it says, then its facts."""
    yield "Title", ["name"]
    if not model.asked:
        yield from _all(model)
        return
    asked = list(model.asked)
    heads = [name for name in asked if any(other.startswith(f"{name}_") for other in asked)]
    alone = [name for name in asked if not any(_is_of(name, head) for head in heads)]
    for name in alone:
        yield called(name, ""), [name]
    for head in heads:
        yield called(head, ""), [name for name in asked if _is_of(name, head)]


def _all(model: type[Card]) -> Iterator[tuple[str, list[str]]]:
    for name in model.texts:
        yield called(name, ""), [name]
    told = {*UNASKED, *model.texts, *model.drawn, "text", "flavour"}
    if facts := [name for name in fields_of(model) if name not in told]:
        yield "Facts", facts
    yield "Flavour", ["flavour"]


def _is_of(name: str, head: str) -> bool:
    return name == head or name.startswith(f"{head}_")


def called(name: str, heading: str) -> str:
    """A field in words; below a heading that it begins with, without it."""
    words = name.replace("_", " ").capitalize()
    rest = words.removeprefix(heading).strip()
    return rest.capitalize() if heading and rest else {"Name": "Title"}.get(words, words)


def field(model: type[Card], name: str, words: str, offers: Offers | None) -> QWidget:
    """What the field *name* of a card of the kind *model* is written into."""
    hint = hints_of(model)[name]
    if name in model.texts:
        return SentenceBox("What the card does", LONGEST_TEXT, offers)
    if hint is bool:
        return Tick(words)
    if hint is int or int in get_args(hint):
        made = number_box(MOST)
        made.setPrefix(f"{words}: ")
        if name not in required(model):
            made.setSpecialValueText(f"{words}: {NONE}")
        return made
    known = [*filter(None, words_of(hint))] if get_origin(hint) is not None else []
    if known and get_origin(hint) is tuple:
        return line(f"{words}: {', '.join(known)}", LONGEST_TEXT)
    if known:
        choice = drop_down()
        choice.addItem(f"{words}: {NONE}", "")
        for each in known:
            choice.addItem(each, each)
        return choice
    if words == "Title":
        return line(words, LONGEST)
    return line("What it says" if model.asked else words, LONGEST_TEXT)


def line(hint: str, longest: int = LONGEST_TEXT) -> QLineEdit:
    """A line of at most *longest* letters with a *hint* in it."""
    made = QLineEdit(placeholderText=hint, maxLength=longest)
    made.setAccessibleName(hint)
    return made


def value(of: QWidget) -> str:
    """What is written in a field, as it stands in a sheet."""
    match of:
        case Tick():
            return "yes" if of.isChecked() else ""
        case QSpinBox():
            return str(of.value()) if of.value() or not of.specialValueText() else ""
        case QComboBox():
            return str(of.currentData())
        case QPlainTextEdit():
            return of.toPlainText().strip()
        case QLineEdit():
            return of.text().strip()
    raise TypeError(f"{type(of).__name__} is no field of a form.")


def fill(of: QWidget, words: str) -> None:
    """Have *words* in a field; none empties it."""
    match of:
        case Tick():
            of.setChecked(bool(words))
        case QSpinBox():
            of.setValue(int(words or 0))
        case QComboBox():
            of.setCurrentIndex(max(0, of.findData(words)))
        case QPlainTextEdit():
            of.setPlainText(words)
        case QLineEdit():
            of.setText(words)


def takes_a_row(of: QWidget) -> bool:
    """Whether a field has a row of its own."""
    return isinstance(of, QLineEdit | QPlainTextEdit)
