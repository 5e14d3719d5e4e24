"""Cards as players write them, brought into the form of the game's own."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from typing import get_origin

from tabletop.packs.cards import Card, Row, hints_of
from tabletop.packs.finding import Finding
from tabletop.packs.players.file_names import plain
from tabletop.packs.players.ids import ids_of
from tabletop.packs.players.sheet import listed
from tabletop.packs.visible_characters import hides, unseen

Kinds = Mapping[str, type[Card]]


def tidied(written: Iterable[Row], kinds: Kinds) -> list[Row]:
    """The cards that are *written*, each with an id, and with its sentences in the game's form."""
    tidy = [_tidy(row, kinds) for row in written]
    nameless = [row for row in tidy if isinstance(row.fields, dict) and "id" not in row.fields]
    names = [row.fields["name"] for row in nameless if isinstance(row.fields.get("name"), str)]
    ids = ids_of(names)
    for row in nameless:
        if isinstance(name := row.fields.get("name"), str):
            row.fields["id"] = ids[name]
    return tidy


def _tidy(row: Row, kinds: Kinds) -> Row:
    """*row* with its name, and with its sentences in the game's form."""
    if not isinstance(row.fields, dict):
        return row
    fields = dict(row.fields)
    if "name" not in fields and "title" in fields:
        fields["name"] = fields.pop("title")
    model = kinds.get(row.kind)
    texts, hints = (model.texts, hints_of(model)) if model else (("text",), {})
    drawn = model.drawn if model else ()
    for field, value in fields.items():
        if field in drawn:
            continue
        if isinstance(value, str) and get_origin(hints.get(field)) is tuple:
            fields[field] = listed(value, hints[field])
        elif isinstance(value, str):
            tidied = sentences(value) if field in texts else " ".join(value.split())
            fields[field] = value if unseen(value, "\n\r\t") else tidied
    return row._replace(fields=fields)


_SIGNS = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "\u00a0": " ", "…": "..."})
_DASH = re.compile(r"(?<=\d)\s*[–—−]\s*(?=\d)")
_BULLET = re.compile(r"^\s*[-•*·]\s+")


def sentences(words: str) -> str:
    """*words* as sentences in one paragraph, in the game's form. Sentences may stand on lines of
    their own, with or without a full stop, after bullets or `|`; curly quotes become straight."""
    words = _DASH.sub("-", words.translate(_SIGNS))
    parts = (" ".join(_BULLET.sub("", part).split()) for part in re.split(r"[\n|]", words))
    return " ".join(
        part if part.endswith((".", "!", "?")) else f"{part}." for part in parts if part
    )


def hidden(written: Iterable[Row], kinds: Kinds) -> Iterator[Finding]:
    """Words with signs in them that nobody can see."""
    for row in written:
        drawn = kinds[row.kind].drawn if row.kind in kinds else ()
        for field, value in row.fields.items() if isinstance(row.fields, dict) else ():
            if field in drawn and isinstance(value, str):
                value = "".join(value.split("\n"))
            if isinstance(value, str) and hides(value):
                message = f"There are signs in its {plain(field)} that nobody can see."
                yield Finding("bad-value", *row.place, message)
