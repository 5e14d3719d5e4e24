"""The layout of a seat's own window, in which the seat's hand is the largest place."""

from __future__ import annotations

from msgspec.structs import replace

from ui.scene.layout.region_layout import ALL, Region
from ui.scene.layout.table_layout import Board, Layout

SMALLER = 0.75
"""The scale of the least table size in such a window."""

OWN = 0.78
"""The least fraction of the table's height for the seat's board."""

HAND = 0.55
"""The fraction of that height for the hand, if there is room for everything."""

BESIDE = 0.28
"""The fraction of that height for the other places, above the hand."""

_ABOVE = "above the hand"


def held_large(layout: Layout) -> Layout:
    """*layout* in which the nearest board grows first, with the seat's hand (`held`) at the bottom.
    Returns *layout* itself if nothing is held or its boards have no regions."""
    near = {seating.places[0] for seating in layout.seating if seating.places}
    regions = dict(layout.table.regions)
    if not layout.held or not regions or not all(place.region in regions for place in near):
        return layout
    size = (layout.size[0] * SMALLER, layout.size[1] * SMALLER)
    high = OWN * size[1]
    for place in near:
        own = regions[place.region]
        regions[place.region] = replace(own, least=(0.0, high), most=(0.0, 0.0), grow=0)
    boards = dict(layout.boards)
    for name in {place.board for place in near}:
        boards[name] = _hand_below(boards[name], layout.held, high)
    table = replace(layout.table, regions=regions)
    return replace(layout, size=size, table=table, boards=boards)


def _hand_below(board: Board, held: str, high: float) -> Board:
    """*board*, *high* scene units high, with the places of the kind *held* below the others."""
    whole, lies = board.regions.get(ALL), board.zones.get(held)
    if whole is None or lies is None or lies.region not in whole.across:
        return board
    others = tuple(part for part in whole.across if part != lies.region)
    rooms = dict(board.regions)
    hand = rooms[lies.region]
    rooms[lies.region] = replace(hand, least=(0.0, HAND * high), grow=1)
    for part in others:  # the other places now have the full width
        rooms[part] = replace(rooms[part], most=(0.0, rooms[part].most[1]))
    if others:
        rooms[_ABOVE] = Region(across=others, gap=whole.gap, least=(0.0, BESIDE * high), grow=2)
    down = (*((_ABOVE,) if others else ()), lies.region)
    rooms[ALL] = replace(whole, across=(), down=down)
    zones = dict(board.zones)
    zones[held] = replace(lies, scale=max(lies.scale, 4.0))
    return replace(board, regions=rooms, zones=zones)
