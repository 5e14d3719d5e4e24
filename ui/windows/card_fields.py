"""The input fields of the card form: one kind of widget for each type of field, and their
headings."""

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
"""The largest number that can be entered."""

UNASKED = ("id", "name", "back", "copies", "alike")
"""Fields that the form does not ask for, or asks for first."""


def groups(model: type[Card]) -> Iterator[tuple[str, list[str]]]:
    """The fields of the form for *model*, by heading: `top` and all fields that begin with it are
    one group. A kind without headings is asked for all: its text, then its facts."""
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
    """The name of a field in words; below a heading that it begins with, without that."""
    words = name.replace("_", " ").capitalize()
    rest = words.removeprefix(heading).strip()
    return rest.capitalize() if heading and rest else {"Name": "Title"}.get(words, words)


def field(model: type[Card], name: str, words: str, offers: Offers | None) -> QWidget:
    """The input widget for the field *name* of a card of the kind *model*."""
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
    """A line for at most *longest* letters, with *hint* as its placeholder."""
    made = QLineEdit(placeholderText=hint, maxLength=longest)
    made.setAccessibleName(hint)
    return made


def value(of: QWidget) -> str:
    """The content of a field as a cell of a sheet."""
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
    """Set the content of a field; empty *words* clear it."""
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
    """Whether a field takes a whole row."""
    return isinstance(of, QLineEdit | QPlainTextEdit)
