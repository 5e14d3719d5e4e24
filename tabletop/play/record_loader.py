"""Opening a record: reading and checking it, adapting it to today, and the doors into a session."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec
from msgspec.structs import replace

from tabletop.packs import library
from tabletop.play.adaptation.lost_modules import with_lost, without_lost
from tabletop.play.adaptation.old_sentence_numbers import renumber
from tabletop.play.adaptation.packs_in_play import lacking, renewed
from tabletop.play.adaptation.record_check import broken, strange
from tabletop.play.adaptation.record_upgrade import declare, renew
from tabletop.play.adaptation.stand_in import stand_in
from tabletop.play.campaigns.sitting import lay_sitting
from tabletop.play.questions.decision import Refusal
from tabletop.play.records.journal import Journal, Override
from tabletop.play.records.readable_json import unmarked
from tabletop.play.records.record import (
    FORMAT,
    LARGEST,
    Adapted,
    Record,
    Unfit,
    Unreadable,
    adapted,
    check_format,
    complete,
    lacks_beginning,
)
from tabletop.play.rules.chronicle import Line
from tabletop.play.rules.game import Game
from tabletop.play.runner.faults import Diverged, Stopped, Watch
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_at
from tabletop.play.start.new_game import bare
from tabletop.table.campaign import check as check_campaign
from tabletop.table.table import Table, freeze, thaw

STRETCH = 10_000
"""The most entries that are carried out again to open a record: no step of a game has so many."""

NO_WAY_ON = "the rules cannot go on from the table as it lies: put it right by hand"

Door = Literal["play", "step", "table"]


class Unrepeatable(Diverged):
    """A record that may fit the rules, but cannot be carried out again: the sentence says why."""

    def __init__(self, entry: int, why: str) -> None:
        super().__init__(entry, why)
        self.args = (why,)


_decoder = msgspec.json.Decoder(Record)


def parse(text: bytes | str) -> Adapted:
    """The record in *text*, validated: what is wrong is said with the place where it stands.

    :raises Newer: if a newer version of the program has written it.
    :raises Unreadable: if it is not a record, or one that no game can have led to.
    :raises Unplayable: if its game cannot be loaded; nothing is known then against the text.
    """
    if len(text) > LARGEST:
        raise Unreadable(f"The save is {len(text):,} bytes; no save is over {LARGEST:,}.")
    text = unmarked(text)
    check_format(text, "The save", FORMAT)
    try:
        record = _decoder.decode(text)
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        raise Unreadable(f"The save cannot be read: {fault}.") from fault
    if record.format < 1:
        raise Unfit(f"The save has format {record.format}, and there never was one.")
    try:
        game = game_at(record.game, record.table.options)
        laid = _laid(game, record)
    except Refusal as refusal:
        raise Unfit(f"The save does not fit this version: {refusal}") from refusal
    complete(record)
    for found in broken(record):
        raise Unreadable(f"The save is damaged at {found}")
    editions: list[str] = []
    if library.chosen(record.table.options):
        record, editions = renewed(record)
        laid = _laid(game, record)
    record = _in_todays_format(record, game, laid)
    if record.rules != game.rules_version or record.table.options != laid.options:
        renew(record, game, laid)
    other_cards = stand_in(record, game, laid) or bool(editions)
    for found in strange(record, game, laid):
        if words := _without_its_places(record, editions):
            raise Unfit(words)
        raise Unreadable(f"The save is damaged at {found}")
    return adapted(record, other_editions=editions, other_cards=other_cards)


def _in_todays_format(record: Record, game: Game, laid: Table) -> Record:
    """*record* as it would be written today; *laid* is what its game lays out."""
    if record.format == 1:
        declare(record, laid)
    if record.format < FORMAT:
        record = renumber(record, game)
        record.format = FORMAT
    return record


def _without_its_places(record: Record, editions: Sequence[str]) -> str:
    """Why *record* may not lie as it was laid out: a pack may bring places, and be gone or another
    by now; empty if it has none such."""
    gone = ", ".join(f"“{id}”" for id in lacking(record))
    if gone:
        return (
            f"It lies on places of the pack {gone}, which is not there. Put it back, and open it."
        )
    if editions:
        there = ", ".join(editions)
        return f"It lies on places of {there} as they were. Put that edition back, and open it."
    return ""


def _laid(game: Game, record: Record) -> Table:
    """What *game* lays out today for the game of *record*."""
    table = record.table
    options = game.as_begun(without_lost(game, table.options))
    if table.campaign is None:
        return with_lost(table, bare(game, table.seats, 0, options))
    for found in check_campaign(table.campaign, len(table.seats)):
        raise Unreadable(f"The save is damaged at table.campaign: {found}")
    return with_lost(table, lay_sitting(game, table.seats, 0, options, table.campaign))


def open_record(
    record: Record, *, door: Door = "play", hashing: bool = True, watch: Watch | None = None
) -> Session:
    """The session of *record*, as it was left.

    If the rules have changed since, its journal may not fit them any more. Two doors are honest:
    `step` goes back to the last checkpoint, `table` keeps the table as it lies and begins its step.
    What was played before a door stays told, but only the record itself can be rewound to it.

    *watch* hears how much of the journal was carried out again, and may end it.

    :raises Diverged: through the door `play`, if the journal does not lead to the saved table.
    :raises Stopped: by *watch*.
    :raises Unreadable: through the other doors, if the rules cannot go on from there either.
    """
    game = game_at(record.game, record.table.options)
    if door != "play":
        return _behind(door, record, game, hashing=hashing)
    if lacking := lacks_beginning(record):
        raise Unrepeatable(0, f"Its beginning is missing: {lacking}")
    last = record.checkpoints[-1]
    if len(record.entries) - last.entry > STRETCH:
        words = f"More than {STRETCH:,} steps were played since the last table that is kept in it"
        raise Unrepeatable(last.entry, words)
    journal = Journal(entries=list(record.entries))
    for standing in record.checkpoints:
        journal.keep(standing.entry, freeze(standing.table))
    try:
        lines = list(record.chronicle)
        session = Session(game, last.table, journal, lines, hashing=hashing, watch=watch)
        session.resume(record)
    except (Diverged, Stopped):
        raise
    except Exception as fault:
        raise Diverged(last.entry, f"they break there, {fault!r}") from fault
    if not _leads_to(record, session.table):
        raise Diverged(len(record.entries), "it leads to another table than the saved one")
    return session


def _leads_to(record: Record, table: Table) -> bool:
    """Whether the journal of *record* led to its table. How an end is worded is no rule: a game
    that is over keeps the sentence it was saved with."""
    if table.outcome is not None and record.table.outcome is not None:
        table.outcome.words = record.table.outcome.words
    return freeze(table) == freeze(record.table)


def _behind(door: Door, record: Record, game: Game, *, hashing: bool) -> Session:
    """The session behind the *door* of the last step, or of the table as it lies."""
    table, entry = record.table, None
    if door == "step":
        if not record.checkpoints:
            raise Unreadable("No table of an earlier step is in this save.")
        table, entry = record.checkpoints[-1].table, record.checkpoints[-1].entry
    lines = _earlier(record, entry)
    try:
        return Session(game, thaw(freeze(table)), lines=lines[:], hashing=hashing)
    except Exception as fault:
        if door == "step":
            raise Unreadable(f"The rules cannot go on from this table: {fault!r}") from fault
    halt = Override("go", {"step": table.flow.step, **table.flow.args}, NO_WAY_ON, halts=True)
    journal = Journal([halt])
    journal.keep(0, freeze(table))
    return Session(game, thaw(freeze(table)), journal, lines, hashing=hashing)


def _earlier(record: Record, entry: int | None) -> list[Line]:
    """The chronicle up to *entry* as told behind a door: nothing in it can be gone back to."""
    told = [line for line in record.chronicle if entry is None or line.entry < entry]
    words = "What was played before cannot be repeated; the game goes on from here."
    return [*(replace(line, entry=-1) for line in told), Line(-1, words, [], by_hand=True)]


def load(text: bytes | str, *, door: Door = "play") -> Session:
    """The session that `Session.to_json` wrote, through one of the doors of `open_record`.

    :raises Unreadable: if the text is no record.
    :raises Diverged: if its journal does not fit the rules.
    """
    return open_record(parse(text), door=door)


def verify(record: Record) -> list[str]:
    """Play *record* again from its first checkpoint and compare; what differs, a sentence each.

    Of a save by other rules that differs, that is said first: it opens where it was left, as far as
    its last stretch fits, and only what came before cannot be repeated.
    """
    differing = _differing(record)
    now = game_at(record.game, record.table.options).rules_version
    if differing and record.rules != now:
        words = f"It was played by version {record.rules} of the rules; these are version {now}."
        return [words, *differing]
    return differing


def _differing(record: Record) -> list[str]:
    if lacking := lacks_beginning(record):
        return [f"It cannot be played again: {lacking}."]
    first = record.checkpoints[0]
    journal = Journal(entries=list(record.entries))
    journal.keep(first.entry, freeze(first.table))
    try:
        game = game_at(record.game, record.table.options)
        session = Session(game, first.table, journal)
    except Exception as fault:
        return [str(fault) if isinstance(fault, Diverged) else f"The rules break: {fault!r}"]
    kept = {k.entry: freeze(k.table()) for k in session.journal.checkpoints}
    differing = [
        f"The table before entry {standing.entry + 1} differs from the saved one."
        for standing in record.checkpoints
        if standing.entry in kept and kept[standing.entry] != freeze(standing.table)
    ]
    if not _leads_to(record, session.table):
        differing.append("The table at the end differs from the saved one.")
    return differing
