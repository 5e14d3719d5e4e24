"""Markers on Road Spaces: records of what lies there, and what it does to those who come to it."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.order import MARKERS as PLACE
from tabletop.play.rules.joins import Join
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Flow, Table
from tabletop.table.zone import Zone

MARKERS = "marker"
"""Modules bring theirs under this name."""


class Marker(Struct, frozen=True, kw_only=True):
    """A marker, a piece of this `name`: when the party `arrives` at its space that is done with the
    piece, and says where the game goes on, if anywhere else. Those that do not `stay` go with the
    road."""

    name: str
    arrives: Callable[[Play, Piece], Rules[Flow | None]]
    stay: bool = False


def lay(table: Table) -> None:
    """Room for markers on every space, once, whichever modules bring some."""
    for space in atlas(table).spaces:
        zone = Zone(f"marker:{space}", "everyone", kind="marker", number=space)
        table.zones.setdefault(zone.name, zone)


def put(play: Play, name: str, space: int) -> Piece:
    """A marker called *name* lies on a Road Space."""
    play.add(name, f"marker:{space}")
    return play.table[f"marker:{space}"][-1]


def lying(table: Table, space: int) -> list[Piece]:
    """Those on a space."""
    return table[f"marker:{space}"] if f"marker:{space}" in table.zones else []


def sweep(play: Play) -> None:
    """A road is cleared: those that do not stay go with it."""
    staying = {each.name for each in _all_of(play) if each.stay}
    for space in atlas(play.table).spaces:
        for piece in lying(play.table, space):
            if piece.name not in staying:
                play.move(piece, OUT)


def _all_of(play: Play) -> list[Marker]:
    return play.game.records_of(MARKERS)


def _arrives(play: Play) -> Rules[Flow | None]:
    does = {each.name: each.arrives for each in _all_of(play)}
    for piece in lying(play.table, play.table.count("at")) if does else ():
        if piece.name in does and (flow := (yield from does[piece.name](play, piece))) is not None:
            return flow
    return None


JOINS = tuple(
    Join(moment=moment, place=PLACE, rule="DTC-338", run=_arrives) for moment in ("arrive", "again")
)
