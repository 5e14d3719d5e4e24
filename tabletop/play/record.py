"""The record of a session: all that a save keeps, as plain data with validation on the way in."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from tabletop.play.chronicle import Line
from tabletop.play.game import game_called
from tabletop.play.journal import Answer, Chance, Journal, Override, Restart, Skip
from tabletop.play.session import Diverged, Session
from tabletop.table.table import Table, check, fingerprint, freeze, thaw
from tabletop.version import VERSION

FORMAT = 1
"""The number of the record's format; it grows when old records need migrating."""

SPACING = 60
"""About how many entries lie between two checkpoints of a record."""

LARGEST = 64_000_000
"""The most bytes a record may have: a long game of 900 cards has about 2 million."""


class Unreadable(ValueError):
    """A text is not a record; the message says what is wrong and where."""


class Standing(Struct):
    """A checkpoint in a record: the whole table before entry number `entry`."""

    entry: int
    table: Table


class Record(Struct, kw_only=True):
    """One session, whole. The header comes first so that a gallery can read it cheaply.

    `table` is the table as it lies, `question` what was asked when it was saved.
    """

    format: int = FORMAT
    program: str
    game: str
    rules: int
    question: str
    table: Table
    entries: list[Answer | Chance | Override | Skip | Restart]
    checkpoints: list[Standing]
    chronicle: list[Line]


_decoder = msgspec.json.Decoder(Record)


def to_record(session: Session) -> Record:
    """All that is to be kept of *session*."""
    journal = session.journal
    decision = session.decision
    return Record(
        program=VERSION,
        game=session.game.id,
        rules=session.game.rules_version,
        question=decision.ask if decision else "",
        table=session.table,
        entries=journal.entries,
        checkpoints=[Standing(k.entry, thaw(k.frozen)) for k in journal.sparse(SPACING)],
        chronicle=session.lines,
    )


def write(record: Record) -> bytes:
    """*record* as readable JSON."""
    return msgspec.json.format(msgspec.json.encode(record), indent=1)


def parse(text: bytes | str) -> Record:
    """The record in *text*, validated.

    :raises Unreadable: if it is not a record, or one whose table cannot lie on a table.
    """
    if len(text) > LARGEST:
        raise Unreadable(f"The save is {len(text):,} bytes; no save is over {LARGEST:,}.")
    try:
        record = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeDecodeError) as fault:
        raise Unreadable(f"The save cannot be read: {fault}.") from fault
    if record.format > FORMAT:
        raise Unreadable(
            f"The save has format {record.format}; this version reads up to {FORMAT}. "
            "A newer version of the program opens it."
        )
    for where, table in [("table", record.table)] + [
        (f"checkpoints[{i}].table", standing.table) for i, standing in enumerate(record.checkpoints)
    ]:
        faults = check(table)
        if faults:
            raise Unreadable(f"The save is damaged at {where}: {faults[0]}")
        if table.game != record.game:
            raise Unreadable(f"The save is damaged at {where}: it is a table of {table.game!r}.")
    numbers = [standing.entry for standing in record.checkpoints]
    if not numbers or numbers != sorted(set(numbers)) or numbers[-1] > len(record.entries):
        raise Unreadable("The save is damaged at checkpoints: their entries are not in order.")
    return record


def open_record(
    record: Record, *, door: Literal["play", "step", "table"] = "play", hashing: bool = True
) -> Session:
    """The session of *record*, as it was left.

    If the rules have changed since, the journal may not fit them any more. Two doors are honest:
    `step` goes back to the last checkpoint, `table` keeps the table as it lies and begins its step.

    :raises Diverged: through the door `play`, if the journal does not lead to the saved table.
    :raises Unreadable: if the game, its options or its seats do not fit this program.
    """
    game = game_called(record.game)
    game.settle(record.table.options)
    journal = Journal(entries=list(record.entries))
    for standing in record.checkpoints:
        journal.keep(standing.entry, freeze(standing.table))
    lines = list(record.chronicle)
    if door == "step":
        journal.cut(record.checkpoints[-1].entry)
    if door == "table":
        journal.keep(len(journal.entries), freeze(record.table))
        return Session(game, record.table, journal, lines, hashing=hashing)
    session = Session(game, record.checkpoints[-1].table, journal, lines, hashing=hashing)
    if door == "play" and freeze(session.table) != freeze(record.table):
        raise Diverged(len(record.entries), "it leads to another table than the saved one")
    return session


def load(text: bytes | str, *, door: Literal["play", "step", "table"] = "play") -> Session:
    """The session that `Session.to_json` wrote, through one of the doors of `open_record`.

    :raises Unreadable: if the text is no record.
    :raises Diverged: if its journal does not fit the rules.
    """
    return open_record(parse(text), door=door)


def verify(record: Record) -> list[str]:
    """Play *record* again from its first checkpoint and compare; what differs, a sentence each."""
    try:
        start = Journal(entries=list(record.entries))
        start.keep(record.checkpoints[0].entry, freeze(record.checkpoints[0].table))
        session = Session(game_called(record.game), thaw(start.checkpoints[0].frozen), start)
    except Diverged as fault:
        return [str(fault)]
    kept = {k.entry: fingerprint(k.frozen) for k in session.journal.checkpoints}
    differing = [
        f"The table before entry {standing.entry + 1} differs from the saved one."
        for standing in record.checkpoints
        if kept.get(standing.entry) != fingerprint(freeze(standing.table))
    ]
    if freeze(session.table) != freeze(record.table):
        differing.append("The table at the end differs from the saved one.")
    return differing
