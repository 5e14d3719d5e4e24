"""Upgrading a record to today's rules, where these only lay out more or differently."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.play.records.journal import Answer
from tabletop.play.records.record import Record
from tabletop.play.records.table_proof import of_format_1
from tabletop.play.rules.game import Game
from tabletop.table import verbs
from tabletop.table.table import FELT, Table


def declare(record: Record, laid: Table) -> None:
    """Give the zones of a *record* of format 1 the fields that they have in the game as it is
    *laid* out. In format 1, all these fields were part of a zone's name."""
    for table in record.tables():
        for name, zone in table.zones.items():
            if original := laid.zones.get(name):
                zone.kind, zone.number = original.kind, original.number
                zone.on, zone.live = original.on, original.live
    for entry in (*record.entries, *record.undone):
        if isinstance(entry, Answer):
            entry.hash = of_format_1(entry.hash)


def renew(record: Record, game: Game, laid: Table) -> None:
    """Give the tables of *record* the options and zones that *game* has *laid* out today.

    Options keep their values, and zones their pieces; pieces of a zone that no longer exists are
    put aside. Hashes of changed tables prove nothing any more and are removed.
    """
    renewed = [_renew(table, game, laid) for table in record.tables()]
    if any(renewed):
        record.prove_nothing()


def _renew(table: Table, game: Game, laid: Table) -> bool:
    """Upgrade one table; returns whether anything changed."""
    zones = {
        name: replace(zone, pieces=table.zones[name].pieces if name in table.zones else [])
        for name, zone in laid.zones.items()
    }
    if FELT in table.zones:
        zones[FELT] = table.zones[FELT]
    if (zones, laid.options) == (table.zones, table.options):
        return False
    gone = [zone for name, zone in table.zones.items() if name not in zones]
    table.options = laid.options
    table.zones.update(zones)
    for zone in gone:
        for piece in zone.pieces[:]:
            verbs.move(table, piece, game.aside)
        del table.zones[zone.name]
    return True
