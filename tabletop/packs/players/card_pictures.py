"""Which picture belongs to which card: the one that the card names, or the one with the card's
name, in any case and Unicode form."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.packs.cards import Row
from tabletop.packs.finding import Finding, nearest
from tabletop.packs.players.file_names import plain, same
from tabletop.packs.players.ids import id_of

FOLDER = "pictures/"
"""The folder of pictures in a pack."""


class Picture(NamedTuple):
    """A picture, and its path in its pack."""

    path: str
    content: bytes


def picture_of(files: Mapping[str, bytes], row: Row, asked: str) -> Picture | Finding | None:
    """The picture of the card in *row*, which may have *asked* for one by name; None if there is
    none."""
    own = {path: path[len(FOLDER) :] for path in files if same(path).startswith(FOLDER)}
    if asked:
        wanted = asked.strip()
        wanted = wanted[len(FOLDER) :] if same(wanted).startswith(FOLDER) else wanted
        for path, name in own.items():
            if same(wanted) in (same(name), same(_stem(name))):
                return Picture(path, files[path])
        message = f"There is no picture {plain(asked)!r} in the folder pictures."
        near = nearest(wanted, own.values())
        return Finding("no-picture", *row.place, message, nearest=near)
    called = same(str(row.fields.get("name", ""))) if isinstance(row.fields, dict) else ""
    by_name = [path for path, name in own.items() if same(_stem(name)) == called]
    by_id = [path for path, name in own.items() if id_of(_stem(name)) == row.place[2]]
    return next((Picture(path, files[path]) for path in [*by_name, *by_id]), None)


def _stem(name: str) -> str:
    return name.rpartition(".")[0]
