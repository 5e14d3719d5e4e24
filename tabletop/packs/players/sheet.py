"""Cards out of a spreadsheet, as LibreOffice, Excel, Numbers and Sheets save it: a card a row.

The first row names the fields, in the words that a TOML file has them in. A column `kind` says what
kind of card each is; without it, the file's own name does (`loot.csv`), or else each is of the kind
that is the game's usual one, if it has such. An empty cell is a field that is left out. Several
words in one cell stand with commas between them, several sentences on lines of their own, or behind
each other.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterable, Iterator, Mapping
from io import StringIO
from typing import Any, get_args, get_origin

from tabletop.packs.cards import UNNAMED, Card, Row, hints_of, words_of
from tabletop.packs.error import PackError

LONGEST_CELL = 4000
WIDEST = 60
"""Columns that a sheet may have."""

_BETWEEN = re.compile(r"[,;/|\n]")
_NUMBER = re.compile(r"([0-9]{1,6})(?:[.,]0+)?")
_TRUE = frozenset({"yes", "true", "x", "1", "ja", "oui", "si", "sí", "wahr", "vrai", "✓"})
_FALSE = frozenset({"no", "false", "0", "-", "nein", "non", "falsch", "faux"})


def decoded(content: bytes, file: str) -> str:
    """The text of a sheet, in whichever of three ways it was saved.

    :raises PackError: if it is no text.
    """
    if content.startswith((b"\xff\xfe", b"\xfe\xff")):
        ways = ["utf-16"]
    else:
        ways = ["utf-8-sig", "cp1252"]
    for way in ways:
        try:
            return content.decode(way)
        except UnicodeDecodeError:
            continue
    raise PackError(file, 0, "This is not the text of a sheet.", "Save it as CSV, in UTF-8.")


def sheet_rows(content: bytes, file: str, kinds: Mapping[str, type[Card]]) -> Iterator[Row]:
    """The cards in the sheet *content*, in its order.

    :raises PackError: if it is no sheet, or has no first row that names fields.
    """
    numbered = _lines(decoded(content, file), file)
    heading, line = next(numbered, ([], 0))
    fields = [_field(each) for each in heading]
    while fields and not fields[-1]:
        fields.pop()
    if not fields:
        raise PackError(file, line, "The first row names no fields.", "Write kind, name ... there.")
    if len(fields) > WIDEST:
        raise PackError(file, line, f"It has {len(fields)} columns.", f"Keep to {WIDEST}.")
    if twice := next((each for each in fields if each and fields.count(each) > 1), ""):
        raise PackError(
            file, line, f"Two columns are called {twice[:60]!r}.", "Give one another name."
        )
    own = file.rpartition("/")[2].rpartition(".")[0].lower()
    if own not in kinds:
        own = next((kind for kind, model in kinds.items() if model.usual), own)
    for cells, at in numbered:
        filled = {
            field or f"{UNNAMED}{number}": cell
            for number, (field, cell) in enumerate(
                zip(_more(fields, cells), cells, strict=False), 1
            )
            if cell
        }
        if not filled:
            continue
        kind = filled.pop("kind", own).lower().replace(" ", "-")
        model = kinds.get(kind)
        values = _values(filled, model) if model else dict(filled)
        yield Row(file, kind, at, values, dict.fromkeys(values, at))


def _more(fields: list[str], cells: list[str]) -> list[str]:
    """*fields*, as many as there are *cells*: those too many have no name."""
    return fields + [""] * (len(cells) - len(fields))


def _field(words: str) -> str:
    """What a field is called whose column is headed by *words*: `Max Weight`, `max-weight`."""
    return re.sub(r"[\s_-]+", "_", words.strip().lower())


def _lines(text: str, file: str) -> Iterator[tuple[list[str], int]]:
    """The rows of the sheet with the lines they begin on, without those that say nothing."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    before, sign = 0, _separator(text)
    if told := re.match(r"sep=(.)\n", text):
        text, before, sign = text[told.end() :], 1, told[1]
    if "\0" in text:
        raise PackError(file, 0, "This is not the text of a sheet.", "Save it as CSV.")
    reader = csv.reader(StringIO(text), delimiter=sign, strict=True)
    at = 1
    try:
        for cells in reader:
            if any(len(cell) > LONGEST_CELL for cell in cells):
                raise PackError(
                    file, at + before, "A cell is far too long.", f"Keep to {LONGEST_CELL} letters."
                )
            if any(cell.strip() for cell in cells):
                yield [cell.strip() for cell in cells], at + before
            at = reader.line_num + 1
    except csv.Error as fault:
        raise PackError(
            file, at + before, f"This row cannot be read: {fault}.",
            "Look whether a quotation mark is open there.",
        ) from fault  # fmt: skip


def _separator(text: str) -> str:
    """What stands between two cells: the sign that the first row has most of."""
    first = re.sub(r'"[^"]*"', "", text.lstrip("\n").partition("\n")[0])
    return max(",;\t", key=first.count)


# --- what stands in a cell ---------------------------------------------------------------------


def _values(cells: Mapping[str, str], model: type[Card]) -> dict[str, Any]:
    hints = hints_of(model)
    return {field: _value(cell, hints.get(field, str)) for field, cell in cells.items()}


def _value(cell: str, hint: Any) -> Any:
    """What *cell* means where *hint* is wanted; what makes no sense there is left as it is."""
    if get_origin(hint) is tuple:
        return listed(cell, hint)
    plain = {hint, *get_args(hint)}
    if bool in plain:
        word = cell.casefold()
        return word in _TRUE if word in _TRUE | _FALSE else cell
    if int in plain or all(isinstance(each, int) for each in get_args(hint) or [""]):
        number = _NUMBER.fullmatch(cell)
        return int(number[1]) if number else cell
    if str in plain:
        return cell
    return _known(cell, words_of(hint))


def listed(cell: str, hint: Any) -> list[str]:
    """The several words in *cell*, as the field has them whose type is *hint*."""
    parts = filter(None, map(str.strip, _BETWEEN.split(cell)))
    return [_known(each, words_of(hint)) for each in parts]


def _known(word: str, words: Iterable[str]) -> str:
    """The one of *words* that *word* is, or begins, but for large letters and blanks; itself if it
    is none, or begins several."""
    plain = {each.casefold(): each for each in words}
    meant = " ".join(word.split()).casefold()
    begun = [each for key, each in plain.items() if key.startswith(meant)]
    return plain.get(meant) or (begun[0] if len(begun) == 1 else word)
