"""Checks that a record is sound: faults that no hand and no rule can cause are reported, with their
place.

The types of a record exclude malformed data; this module checks what only a game knows: its zones,
pieces and steps. Counters, places and turns may be anything that players can do by hand.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace

from tabletop.play.questions.decision import CHANCE, Refusal
from tabletop.play.records.journal import Answer, AnyEntry, Chance, Override
from tabletop.play.records.record import Record
from tabletop.play.rules.chronicle import Line, Mention
from tabletop.play.rules.game import Game
from tabletop.play.rules.procedure import OVER
from tabletop.play.runner.overrides import fitted
from tabletop.table.bounds import MOST_PIECES
from tabletop.table.table import FELT, Table, check
from tabletop.table.view import EVERYONE
from tabletop.table.zone import Zone


def broken(record: Record) -> Iterator[str]:
    """The faults of *record* in any game, with their places, a sentence each."""
    for where, table in _tables(record):
        for fault in check(table):
            yield f"{where}: {fault}"
    numbers = [standing.entry for standing in record.checkpoints]
    if numbers and (numbers[0] < 0 or numbers[-1] > len(record.entries)):
        yield "checkpoints: There is none before an entry of this game."
    if numbers != sorted(set(numbers)):
        yield "checkpoints: Their entries are not in order."
    if not -1 <= record.bookmark <= len(record.entries) + len(record.undone):
        yield "bookmark: There is no such moment in this game."
    pieces = _called(record.table)
    for where, table in _tables(record):
        if _called(table) != pieces[: len(table.pieces)]:
            yield f"{where}: Its pieces are not those of the game."
        if table.campaign != record.table.campaign:
            yield f"{where}: Its campaign is not that of the game."
    seats, lying = len(record.table.seats), len(record.table.pieces)
    yield from _misfits("entries", record.entries, seats, lying)
    yield from _misfits("undone", record.undone, seats, MOST_PIECES)  # pieces, too, were taken back
    yield from _lies(record)


def _lies(record: Record) -> Iterator[str]:
    told = [line.entry for line in record.chronicle]
    if told != sorted(told):
        yield "chronicle: Its lines are not in order."
    for i, line in enumerate(record.chronicle):
        if lie := _lie(line, record):
            yield f"chronicle[{i}]: {lie}"


def strange(record: Record, game: Game, laid: Table) -> Iterator[str]:
    """The differences between *record* and what *game* has *laid* out for it, with their places, a
    sentence each."""
    for where, table in _tables(record):
        for fault in _stranger(table, game, laid):
            yield f"{where}: {fault}"


def _called(table: Table) -> list[tuple[str, str]]:
    """The names of the pieces of *table*, which never change, though pieces may be added."""
    return [(piece.name, piece.kind) for piece in table.pieces]


def _tables(record: Record) -> Iterator[tuple[str, Table]]:
    yield "table", record.table
    for i, standing in enumerate(record.checkpoints):
        yield f"checkpoints[{i}].table", standing.table


def _stranger(table: Table, game: Game, laid: Table) -> Iterator[str]:
    if table.game != game.id:
        yield f"It is a table of {table.game!r}, not of {game.id!r}."
    if len(table.seats) != len(laid.seats) or table.options != laid.options:
        yield "Its seats or options are not those of the game."
    over = table.outcome is not None and table.flow.step == OVER.step
    if not over and not game.lost(table.options):  # it may stand at a step of a module that is gone
        try:
            game.steps.check(table.flow.step, table.flow.args)
        except Refusal as refusal:
            yield f"flow: {refusal}"
    if FELT in table.zones and replace(table.zones[FELT], pieces=[]) != Zone(FELT):
        yield "The felt is nobody's, and nobody looks under what lies on it."
    for name in (laid.zones.keys() | table.zones.keys()) - {FELT}:
        zone, original = table.zones.get(name), laid.zones.get(name)
        if not zone or not original or replace(original, pieces=zone.pieces) != zone:
            yield f"Zone {name!r} is not as the game lays it out."
    for piece in table.pieces:
        if not game.knows(piece.name):
            yield f"{game.title} has no piece {piece.name!r}."


def _misfits(where: str, entries: list[AnyEntry], seats: int, pieces: int) -> Iterator[str]:
    for i, entry in enumerate(entries):
        if misfit := _misfit(entry, seats, pieces):
            yield f"{where}[{i}]: {misfit}"


def _misfit(entry: AnyEntry, seats: int, pieces: int) -> str:
    """Why *entry* is impossible in a game with so many seats and pieces; empty if it is
    possible."""
    if isinstance(entry, Answer) and not CHANCE < entry.seat < seats:
        return f"There is no seat {entry.seat}."
    if isinstance(entry, Chance) and isinstance(entry.outcome, list):
        return _disorder(entry.outcome, pieces)
    if isinstance(entry, Override):
        try:
            args = fitted(entry.verb, entry.args)
        except Refusal as refusal:
            return str(refusal)
        if not -1 <= args.get("piece", 0) < pieces:
            return f"There is no piece {args['piece']}."
    return ""


def _disorder(order: list[int], pieces: int) -> str:
    if len(order) > pieces or sorted(order) != list(range(len(order))):
        return "That is no order of pieces."
    return ""


def _lie(line: Line, record: Record) -> str:
    """Why *line* cannot be read as a sentence about this table; empty if it can."""
    gaps = line.words.count("{}")
    if gaps != len(line.parts):
        return f"The sentence has {gaps} gaps and {len(line.parts)} parts."
    if not line.words.replace("{}", "").strip():
        return "The sentence has no words."
    if not -1 <= line.entry < len(record.entries):
        return f"It tells of entry {line.entry}, which does not exist."
    for part in line.parts:
        if isinstance(part, Mention) and (strange := _unknown(part, record.table)):
            return strange
    return ""


def _unknown(mention: Mention, table: Table) -> str:
    if not 0 <= mention.piece < len(table.pieces):
        return f"There is no piece {mention.piece}."
    if table.pieces[mention.piece].name != mention.name:
        return f"Piece {mention.piece} is not {mention.name!r}."
    if not EVERYONE <= mention.known_to < len(table.seats):
        return f"There is no seat {mention.known_to}."
    return ""
