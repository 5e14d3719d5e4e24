"""Keeps cards that were typed in at a table as packs for later games."""

from __future__ import annotations

import csv
from collections.abc import Iterator, Mapping, Sequence
from io import StringIO
from itertools import count

from saves import pack_folder
from saves.folders import Folders
from saves.names_and_bin import Untidied
from tabletop import Session
from tabletop.packs import library
from tabletop.packs.error import PackError
from tabletop.packs.players.encoding import decoded
from tabletop.packs.players.file_names import THIS_TABLE
from tabletop.packs.players.pack import Pack, sheet_pack
from tabletop.play.adaptation.packs_in_play import kinds_of

Row = Mapping[str, str]


def keep_written(folders: Folders, session: Session) -> list[Pack]:
    """Save the cards typed in at the table of *session*, together with earlier ones of the same
    name. Returns their packs.

    :raises Untidied: if that fails.
    """
    sheets = session.game.kept(session.table)
    return [_keep(folders, session.game.id, name, rows) for name, rows in sheets.items()]


def _keep(folders: Folders, game: str, name: str, rows: Sequence[Row]) -> Pack:
    for number in count(1):
        try:
            pack = _sheet(game, name, number, rows)
            before = next(pack_folder.packs_for(folders, "", pack.about.id), None)
            if before is not None and before.about.id == pack.about.id:
                if before.about.author != THIS_TABLE or before.about.game != game:
                    continue  # somebody else's pack
                pack = _sheet(game, name, number, [*_rows(before), *rows])
                if pack.digest == before.digest:
                    return before
            pack_folder.take_in(folders, pack)
            library.add(pack)
            return pack
        except PackError as fault:
            raise Untidied(f"{name}: {fault}") from fault
    raise AssertionError("a number is followed by another")


def _sheet(game: str, name: str, number: int, rows: Sequence[Row]) -> Pack:
    """The pack of *rows*; of two cards with one name, the later one counts."""
    last = {(row.get("kind"), row.get("name")): row for row in rows}
    fields = dict.fromkeys(field for row in last.values() for field in row)
    text = StringIO()
    sheet = csv.DictWriter(text, [*fields], lineterminator="\n")
    sheet.writeheader()
    sheet.writerows(last.values())
    content = text.getvalue().encode()
    pack = sheet_pack(name, content, game, kinds_of, author=THIS_TABLE, number=number)
    for found in pack.findings:
        raise PackError(found.file, found.line, found.message, "")
    return pack


def _rows(pack: Pack) -> Iterator[Row]:
    """The rows of the sheets of *pack*."""
    for path, content in pack.files.items():
        if path.endswith(".csv"):
            yield from csv.DictReader(StringIO(decoded(content, path)))
