"""The record of a session: everything that a save holds, as plain data that is validated when it is
read."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tabletop.play.records.earlier_tables import Misfit, difference, grew_into, restored
from tabletop.play.records.journal import Answer, AnyEntry
from tabletop.play.records.readable_json import readable
from tabletop.play.rules.chronicle import Line, name_mentions, unnamed
from tabletop.table.bounds import Name, Words
from tabletop.table.table import Table

FORMAT = 4
"""The number of the record's format. It grows when old records need migration."""

SPACING = 60
"""The number of entries between a record's last two checkpoints; further back the gaps double."""

LARGEST = 32_000_000
"""The most bytes of a record. A long game with 900 cards has about 2 million."""


class Unreadable(ValueError):
    """A text is not a record; the message says what is wrong and where."""


class Unfit(Unreadable):
    """A record of another version: this version does not know its format, game or options."""


class Newer(Unfit):
    """The file was written by a newer version of the program, so it must not be changed."""


class _Version(Struct):
    format: int


_versions = msgspec.json.Decoder(_Version)


def check_format(text: bytes | str, what: str, newest: int) -> None:
    """Check that *what* in *text* has a format no newer than *newest*, whatever else is in it.

    :raises Newer: if its format is newer.
    """
    try:
        format = _versions.decode(text).format
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return  # other checks report what is wrong with it
    if format > newest:
        raise Newer(
            f"{what} has format {format}; this version reads 1 to {newest}. A newer version of the "
            "program has written it, and can open it. Nothing of it was changed."
        )


class Standing(Struct, omit_defaults=True):
    """A checkpoint of a record: the table before entry number `entry`.

    In a save, `table` is only a `difference` from the present table, and the numbers of pieces and
    zones are those that it had then; they are -1 if `table` is whole.
    """

    entry: int
    table: Table
    piece_count: int = -1
    zone_count: int = -1

    def shortened(self, present: Table) -> Standing:
        """This checkpoint with its difference from *present*, if that is all there is to it."""
        if not grew_into(self.table, present):
            return replace(self, table=replace(self.table, campaign=None))
        table = difference(self.table, present)
        return Standing(self.entry, table, len(self.table.pieces), len(self.table.zones))

    def completed(self, present: Table) -> Standing:
        """This checkpoint with its whole table, part of which is as it is at *present*.

        :raises Misfit: if it cannot be completed.
        """
        table = self.table
        if (self.piece_count, self.zone_count) != (-1, -1):
            table = restored(table, present, self.piece_count, self.zone_count)
        return Standing(self.entry, replace(table, campaign=table.campaign or present.campaign))


Opaque = Annotated[str, msgspec.Meta(max_length=100_000)]


class Record(Struct, kw_only=True):
    """A whole session. The header comes first so that a gallery can read it quickly.

    `table` is the table as it lies and `question` the open question when it was saved. `undone` are
    the undone entries, which can be redone. `bookmark` is the entry to come back to, -1 if there is
    none. `waiting` are the answers that wait for other seats, and `begun` the declarations in
    progress, each as a text that does not reveal them.
    """

    format: int = FORMAT
    program: Name
    game: Name
    rules: int
    question: Words
    table: Table
    entries: list[AnyEntry]
    undone: list[AnyEntry] = field(default_factory=list)
    bookmark: int = -1
    waiting: Opaque = ""
    begun: Opaque = ""
    checkpoints: list[Standing]
    chronicle: list[Line]

    def tables(self) -> list[Table]:
        """The table as it lies, and the tables of its checkpoints."""
        return [self.table, *(standing.table for standing in self.checkpoints)]

    def prove_nothing(self) -> None:
        """Remove the hashes from its answers, because its tables were changed."""
        for entry in (*self.entries, *self.undone):
            if isinstance(entry, Answer):
                entry.hash = ""


class Adapted(Record, kw_only=True):
    """A record as it was read, adapted to today's cards.

    `other_editions` are the titles of the packs whose edition differs from the save. `other_cards`
    tells whether any cards changed, disappeared or came back; then the table as it lies counts, and
    not the journal that led to it.
    """

    other_editions: list[str] = field(default_factory=list)
    other_cards: bool = False


def adapted(record: Record, **how: Any) -> Adapted:
    """*record* with the note *how* it was adapted."""
    return Adapted(**_fields(record), **how)


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in Record.__struct_fields__}


def write(record: Record) -> bytes:
    """Write *record* as readable JSON. What its checkpoints and its chronicle have in common with
    the present table is written once."""
    record = Record(**_fields(record))  # how it was adapted when it was read is not saved
    present = record.table
    record.checkpoints = [standing.shortened(present) for standing in record.checkpoints]
    record.chronicle = [unnamed(line) for line in record.chronicle]
    return readable(record)


def complete(record: Record) -> None:
    """Give the checkpoints of *record*, just read, their whole tables, and its chronicle the names
    of pieces.

    :raises Unreadable: if one of them cannot be completed.
    """
    for i, standing in enumerate(record.checkpoints):
        try:
            record.checkpoints[i] = standing.completed(record.table)
        except Misfit as misfit:
            raise Unreadable(f"The save is damaged at checkpoints[{i}].table: {misfit}") from misfit
    name_mentions(record.chronicle, record.table)


def lacks_beginning(record: Record) -> str:
    """Why *record* cannot be undone to its beginning, or empty if it can. Answers given after
    loading such a record would be lost with the first undo."""
    if record.checkpoints and record.checkpoints[0].entry == 0:
        return ""
    return "the table that the game began with is not in the save"
