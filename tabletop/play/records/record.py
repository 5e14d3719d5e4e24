"""The record of a session: all that a save keeps, as plain data with validation on the way in."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from msgspec import Struct, field
from msgspec.structs import replace

from tabletop.play.records.journal import Answer, AnyEntry
from tabletop.play.records.readable_json import readable
from tabletop.play.rules.chronicle import Line
from tabletop.table.bounds import Name, Words
from tabletop.table.table import Table

FORMAT = 3
"""The number of the record's format; it grows when old records need migrating."""

SPACING = 60
"""How many entries lie between a record's last two checkpoints; further back the gaps double."""

LARGEST = 32_000_000
"""The most bytes a record may have: a long game of 900 cards has about 2 million."""


class Unreadable(ValueError):
    """A text is not a record; the message says what is wrong and where."""


class Unfit(Unreadable):
    """A record, but not one for this version: its format, game or options are unknown here."""


class Newer(Unfit):
    """What a newer version of the program has written: it is to be left as it lies."""


class _Version(Struct):
    format: int


_versions = msgspec.json.Decoder(_Version)


def check_format(text: bytes | str, what: str, newest: int) -> None:
    """See that *what* is in *text* is of no newer format than *newest*, whatever else is in it.

    :raises Newer: if it is.
    """
    try:
        format = _versions.decode(text).format
    except (msgspec.DecodeError, RecursionError, UnicodeError):
        return  # it is told elsewhere what is wrong with it
    if format > newest:
        raise Newer(
            f"{what} has format {format}; this version reads 1 to {newest}. A newer version of the "
            "program has written it, and can open it. Nothing of it was changed."
        )


class Standing(Struct):
    """A checkpoint in a record: the whole table before entry number `entry`."""

    entry: int
    table: Table


Opaque = Annotated[str, msgspec.Meta(max_length=100_000)]


class Record(Struct, kw_only=True):
    """One session, whole. The header comes first so that a gallery can read it cheaply.

    `table` is the table as it lies, `question` what was asked when it was saved, `undone` what was
    taken back and can be done again, `bookmark` the entry to come back to, -1 if there is none,
    `waiting` the answers that wait for those of others and `begun` what was said of answers that
    are not whole, each as a text that does not show them.
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
        """The table as it lies, and those of its checkpoints."""
        return [self.table, *(standing.table for standing in self.checkpoints)]

    def prove_nothing(self) -> None:
        """Take the hashes off its answers, since its tables were changed."""
        for entry in (*self.entries, *self.undone):
            if isinstance(entry, Answer):
                entry.hash = ""


class Adapted(Record, kw_only=True):
    """A record as it was read, adapted to the cards that there are today.

    `other_editions` are the titles of the packs of which it has another edition than it was saved
    with. `other_cards` says whether any cards are not what they were then: gone, changed, or there
    again. Then the table as it lies counts, and not how it came to lie so.
    """

    other_editions: list[str] = field(default_factory=list)
    other_cards: bool = False


def adapted(record: Record, **how: Any) -> Adapted:
    """*record*, of which is told *how* it was adapted."""
    return Adapted(**_fields(record), **how)


def _fields(record: Record) -> dict[str, Any]:
    return {name: getattr(record, name) for name in Record.__struct_fields__}


def write(record: Record) -> bytes:
    """*record* as readable JSON; the campaign, which never changes, stands in it once."""
    record = Record(**_fields(record))  # what became of it when it was read is not kept
    if record.table.campaign is not None:
        bare_of_it = [
            Standing(standing.entry, replace(standing.table, campaign=None))
            for standing in record.checkpoints
        ]
        record = replace(record, checkpoints=bare_of_it)
    return readable(record)


def lacks_beginning(record: Record) -> str:
    """Why *record* cannot be gone back through, if so: what is answered on top of it would be lost
    with the first thing that is taken back."""
    if record.checkpoints and record.checkpoints[0].entry == 0:
        return ""
    return "the table that the game began with is not in the save"
