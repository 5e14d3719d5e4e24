"""Proof that an answer was given on this very table: the table's fingerprint, in any format."""

from __future__ import annotations

from typing import Any

from msgspec import Struct, field
from msgspec.structs import replace

from tabletop.table.table import Table, fingerprint, freeze

_OLD = "1:"


def proof(table: Table) -> str:
    """The proof that is stored with an answer on *table*."""
    return fingerprint(freeze(table))


def proves(proof_then: str, table: Table) -> bool:
    """Whether *proof_then* was made from a table that equals *table*."""
    if proof_then.startswith(_OLD):
        return proof_then == _OLD + fingerprint(freeze(_as_in_format_1(table)))
    return proof_then == proof(table)


def of_format_1(proof_then: str) -> str:
    """*proof_then*, which a save of format 1 holds, in its marked form."""
    return proof_then and _OLD + proof_then


class _Zone(Struct, omit_defaults=True):
    """A zone in format 1, where all its fields were part of its name."""

    name: str
    seen_by: str = "nobody"
    owner: int = -1
    capacity: int = -1
    pieces: list[int] = field(default_factory=list)


def _as_in_format_1(table: Table) -> Table:
    zones: dict[str, Any] = {
        name: _Zone(zone.name, zone.seen_by, zone.owner, zone.capacity, zone.pieces)
        for name, zone in table.zones.items()
    }
    return replace(table, zones=zones)
