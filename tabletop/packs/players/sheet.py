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
from unicodedata import normalize

from tabletop.packs.cards import UNNAMED, Card, Row, fields_of, hints_of, words_of
from tabletop.packs.error import PackError
from tabletop.packs.players.encoding import decoded


def _same(words: str) -> frozenset[str]:
    """The *words* in a line, as `_word` has each."""
    return frozenset(map(_word, words.split()))


def _word(cell: str) -> str:
    """*cell* in small letters, however they were put in."""
    return normalize("NFC", cell.strip().casefold()).casefold()


LONGEST_CELL = 4000
WIDEST = 60
"""The most columns of a sheet."""

_BETWEEN = re.compile(r"[,;/|\n]")
_NUMBER = re.compile(r"([0-9]{1,6})(?:[.,]0{1,2})?")
"""A number, or one with zero decimals; three decimals may be thousands."""

_SAID = re.compile(r'"?sep=([^"\n])"?[,;\t| ]*\n', re.IGNORECASE)
"""The line in which Excel names the separator; other programs save it as a cell."""

_TRUE = _same(
    """
    yes true x 1 + ✓ ✔ ☑ ja wahr oui vrai si sí sì verdadero vero sim verdadeiro tak prawda ano áno
    pravda da istina igen igaz evet doğru kyllä tosi waar jes sant sann sand nai ναι αληθησ да так
    истина истинно істина はい 是 真 예 참 כן אמת نعم صحيح بله درست هاँ हाँ सत्य adevărat cert
    """
)
_FALSE = _same(
    """
    no false 0 - – ✗ ✘ ☐ nein falsch non faux falso não nie fałsz ne nepravda nem hamis hayır hayir
    yanlış yanliş ei epätosi nee onwaar nej falskt falsk usann όχι ψευδησ нет ні ложь хибність laž
    いいえ 否 假 아니오 거짓 לא שקר لا خطأ نه نادرست नहीं असत्य fals
    """
)


def sheet_rows(content: bytes, file: str, kinds: Mapping[str, type[Card]]) -> Iterator[Row]:
    """The cards in the sheet *content*, in order.

    :raises PackError: if it is no sheet, or its first row names no fields.
    """
    numbered = _rows(decoded(content, file), file)
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
    own = _kind_of_all(file, fields, kinds)
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


def _kind_of_all(file: str, fields: list[str], kinds: Mapping[str, type[Card]]) -> str:
    """The kind of cards that name none: the name of *file*, or else the usual kind. A file may have
    the name of a kind by chance (the cards of a class in `class.csv`): then the other kind has more
    of the *fields*."""
    own = file.rpartition("/")[2].rpartition(".")[0].lower()
    usual = next((kind for kind, model in kinds.items() if model.usual), own)
    if own not in kinds:
        return usual
    known = {kind: len({*fields} & {*fields_of(kinds[kind])}) for kind in {own, usual} & {*kinds}}
    return usual if known.get(usual, 0) > known[own] else own


def _more(fields: list[str], cells: list[str]) -> list[str]:
    """*fields*, as many as there are *cells*; surplus cells have no name."""
    return fields + [""] * (len(cells) - len(fields))


def _field(words: str) -> str:
    """The field for a column heading: `Max Weight` or `max-weight` becomes `max_weight`."""
    return re.sub(r"[\s_-]+", "_", words.strip().lower())


def _rows(text: str, file: str) -> Iterator[tuple[list[str], int]]:
    """The rows of the sheet with their numbers, as a spreadsheet counts them, without empty rows
    and without a first line that only names the separator."""
    text = text.replace("\r\n", "\n").replace("\r", "\n")
    before, sign = 0, _separator(text)
    if told := _SAID.match(text):
        text, before = text[told.end() :], 1
        sign = told[1] if told[1] in text.partition("\n")[0] else _separator(text)
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
            at += 1
    except csv.Error as fault:
        raise PackError(
            file,
            at + before,
            f"This row cannot be read: {fault}.",
            "Look whether a quotation mark is open there.",
        ) from fault


def _separator(text: str) -> str:
    """The separator of cells: the one that the first row has most of."""
    first = re.sub(r'"[^"]*"', "", text.lstrip("\n").partition("\n")[0])
    return max(",;\t", key=first.count)


# --- what stands in a cell ---------------------------------------------------------------------


def _values(cells: Mapping[str, str], model: type[Card]) -> dict[str, Any]:
    hints = hints_of(model)
    return {field: _value(cell, hints.get(field, str)) for field, cell in cells.items()}


def _value(cell: str, hint: Any) -> Any:
    """The value of *cell* for a field of type *hint*; a cell that makes no sense there is left
    unchanged."""
    if get_origin(hint) is tuple:
        return listed(cell, hint)
    plain = {hint, *get_args(hint)}
    if bool in plain:
        word = _word(cell)
        return word in _TRUE if word in _TRUE | _FALSE else cell
    if int in plain or all(isinstance(each, int) for each in get_args(hint) or [""]):
        number = _NUMBER.fullmatch(cell)
        return int(number[1]) if number else cell
    if str in plain:
        return cell
    return _known(cell, words_of(hint))


def listed(cell: str, hint: Any) -> list[str]:
    """The several words in *cell*, for a field of type *hint*."""
    parts = filter(None, map(str.strip, _BETWEEN.split(cell)))
    return [_known(each, words_of(hint)) for each in parts]


def _known(word: str, words: Iterable[str]) -> str:
    """The one of *words* that *word* is or begins, ignoring case and blanks; *word* itself if it is
    none or begins several."""
    plain = {each.casefold(): each for each in words}
    meant = " ".join(word.split()).casefold()
    begun = [each for key, each in plain.items() if key.startswith(meant)]
    return plain.get(meant) or (begun[0] if len(begun) == 1 else word)
