"""A plain layout for a game without one: its zones in rows, and a board for each seat."""

from __future__ import annotations

from math import ceil, sqrt

from tabletop.play.rules.game import Game
from tabletop.play.start.new_game import bare
from tabletop.table.table import FELT
from tabletop.table.zone import Zone
from ui.scene.layout.attached_layout import Attached
from ui.scene.layout.space_layout import SpaceLayout
from ui.scene.layout.table_layout import (
    Board,
    Layout,
    Place,
    Readout,
    Seating,
    ZoneLayout,
)

ROW = (330.0, 150.0)
"""The width and height of a place."""

GAP = 36.0
"""The space between two places, with room for a label."""

SCALE = 0.6
"""The scale of pieces."""

FEW = 5
"""The most boards in a row."""

SPACE = 700.0
"""The width and height of a space."""


def plain(game: Game) -> Layout:
    """Places for the zones of *game*, as set up for the most players without options.

    Zones that come with options are placed when they exist (`stray_zones`).
    """
    most = game.seats[1]
    table = bare(game, most, 0, game.settle({}))
    grounds = game.spaces(table)
    placed = {place for ground in grounds.values() for place in ground.space.places}
    placed.update(
        zone for ground in grounds.values() for zones in ground.zones.values() for zone in zones
    )
    zones = [z for z in table.zones.values() if z.on < 0 and z.name not in {FELT, *placed}]
    common = [zone for zone in zones if zone.owner < 0 and zone.name != game.aside]
    kinds = {zone.kind: zone for zone in reversed(zones) if zone.owner >= 0}
    rows = ceil(most / FEW)
    across = max(min(most, FEW), 1) if kinds else ceil(sqrt(len(common))) or 1
    lying, down = _in_rows(common, across)
    for zone in (zone for zone in zones if zone.name == game.aside):
        lying[zone.name] = ZoneLayout(kind="away")
    board = _board(kinds)
    high = board.size[1] + GAP if kinds else 0.0
    deep = SPACE + 2 * GAP if grounds else 0.0
    right = GAP + across * (ROW[0] + 2 * GAP)
    return Layout(
        size=(right + len(grounds) * (SPACE + GAP), max(down + rows * high, deep)),
        table=Board(zones=lying),
        boards={"seat": board} if kinds else {},
        seating=tuple(_seating(n, down, high) for n in range(game.seats[0], most + 1) if kinds),
        attached={z.kind: Attached(step=(0.1, 0.12)) for z in table.zones.values() if z.on >= 0},
        spaces={
            name: SpaceLayout(
                kind="hexes" if ground.space.grid is not None else "road",
                at=(right + n * (SPACE + GAP), GAP),
                size=(SPACE, SPACE),
            )
            for n, (name, ground) in enumerate(grounds.items())
        },
    )


def _in_rows(zones: list[Zone], across: int) -> tuple[dict[str, ZoneLayout], float]:
    """The places of zones without an owner, *across* in a row, and the y at which they end."""
    found = {
        zone.name: _place(
            zone,
            zone.name,
            GAP + n % across * (ROW[0] + 2 * GAP),
            GAP + n // across * (ROW[1] + GAP),
            10 + n,
        )
        for n, zone in enumerate(zones)
    }
    return found, GAP + ceil(len(zones) / across) * (ROW[1] + GAP)


def _board(kinds: dict[str, Zone]) -> Board:
    """The board of a seat: its places below each other, under its name."""
    zones = {
        kind: _place(zone, kind, GAP / 2, 2 * GAP + n * (ROW[1] + GAP), 50 + n)
        for n, (kind, zone) in enumerate(reversed(kinds.items()))
    }
    named = [
        Readout(show="seat", zone=kind, at=(0, -2 * GAP + 6), size=(ROW[0], GAP - 6))
        for kind in list(zones)[:1]
    ]
    size = (ROW[0] + GAP, 2 * GAP + len(kinds) * (ROW[1] + GAP))
    return Board(size=size, zones=zones, readouts=tuple(named))


def _place(zone: Zone, name: str, x: float, y: float, order: int) -> ZoneLayout:
    """A row, or a pile if nobody may look at its pieces."""
    piled = zone.seen_by == "nobody"
    return ZoneLayout(
        kind="pile" if piled else "row",
        at=(x, y),
        size=(84.0, ROW[1]) if piled else ROW,
        scale=SCALE,
        fit=not piled,
        label=name.replace("-", " ").replace("_", " ").capitalize(),
        order=order,
    )


def _seating(seats: int, down: float, high: float) -> Seating:
    """Boards for the seats, in rows that begin at y = *down*."""
    places = (
        Place(board="seat", at=(GAP + n % FEW * (ROW[0] + 2 * GAP), down + n // FEW * high))
        for n in range(seats)
    )
    return Seating(seats=seats, places=tuple(places))
