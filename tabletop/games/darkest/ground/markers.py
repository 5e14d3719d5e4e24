"""Markers on Road Spaces and on their Draw Spots: records of what lies there, and what it does to
those who come to it."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from msgspec import Struct

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.known import MEMORY
from tabletop.games.darkest.ground.regions import ENTRANCE, REGION, atlas
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
    """A marker, a piece of this `name`: when the party `arrives` at its space, or its Draw Spot,
    that is done with the piece, and says where the game goes on, if anywhere else. Those that do
    not `stay` go with the road, but for what lies `astride` a Straddle (`astride`)."""

    name: str
    arrives: Callable[[Play, Piece], Rules[Flow | None]]
    stay: bool = False
    astride: bool = False


def lay(table: Table) -> None:
    """Room for markers on every space, once, whichever modules bring some."""
    for space in atlas(table).spaces:
        zone = Zone(f"marker:{space}", "everyone", kind="marker", number=space)
        table.zones.setdefault(zone.name, zone)


def put(play: Play, name: str, space: int, spot: int = 0) -> Piece:
    """A marker called *name* lies on a Road Space, or on the Draw Spot there at that position."""
    zone = f"marker:{space}"
    if (laid_by := next((p for p in play.table[OUT] if p.name == name), None)) is not None:
        play.move(laid_by, zone, face_up=True)
    else:
        play.add(name, zone)
    piece = play.table[zone][-1]
    if piece.counters.get(space_positions.SPOT, 0) != spot:
        play.count(space_positions.SPOT, spot, piece)
    return piece


_ZONES = [f"marker:{space}" for space in space_positions.REMEMBERED]
MEMORY.watch(_ZONES)
while_they_lie = partial(MEMORY.until_changed, on={REGION, ENTRANCE, *_ZONES})
"""Cache what depends on which of them lie on the road, and on nothing else."""


def lying(table: Table, space: int) -> list[Piece]:
    """Those on a space, with those on its Draw Spots."""
    return table[zone] if (zone := f"marker:{space}") in table.zones else []


def on(table: Table, space: int, spot: int) -> list[Piece]:
    """Those on the Draw Spot at that position, or, at 0, on the space itself."""
    return [piece for piece in lying(table, space) if space_positions.spot_of(piece) == spot]


def clear_spots(play: Play, space: int) -> None:
    """DTL-008: the Draw Spots of a space are cleared: what lay on them lies on the space itself; of
    what is alike there, one stays."""
    there = {piece.name for piece in on(play.table, space, 0)}
    for piece in lying(play.table, space):
        if not space_positions.spot_of(piece):
            continue
        play.count(space_positions.SPOT, 0, piece)
        if piece.name in there:
            play.move(piece, OUT)
        there.add(piece.name)


def sweep(play: Play) -> None:
    """A road is cleared: those that do not stay go with it."""
    staying = {each.name for each in all_of(play) if each.stay}
    for space in atlas(play.table).spaces:
        for piece in lying(play.table, space):
            if piece.name not in staying:
                play.move(piece, OUT)


def all_of(play: Play) -> list[Marker]:
    """Those of all modules."""
    return play.game.records_of(MARKERS)


def _arrives(play: Play) -> Rules[Flow | None]:
    return _comes_to(play, 0)


def _comes_to_spot(play: Play) -> Rules[Flow | None]:
    spot = play.table.flow.args.get("spot")
    return _comes_to(play, spot if isinstance(spot, int) and spot else -1)


def _comes_to(play: Play, spot: int) -> Rules[Flow | None]:
    there = on(play.table, play.table.count("at"), spot)
    does = {each.name: each.arrives for each in all_of(play)} if there else {}
    for piece in there:
        if piece.name in does and (flow := (yield from does[piece.name](play, piece))) is not None:
            return flow
    return None


JOINS = (
    *(
        Join(moment=moment, place=PLACE, rule="DTC-338", run=_arrives, of=MARKERS)
        for moment in ("arrive", "again")
    ),
    Join(moment="spot", place=PLACE, rule="DTL-009", run=_comes_to_spot, of=MARKERS),
)
