"""Boards for large text: text gets more height, and cards make room for it.

The height of a board does not change. Parts with text are stretched and all others shrink, so that
what was above or below something still is. No card gets smaller than `KEEP`, so texts grow only as
far as that allows.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import pairwise

import msgspec

from ui.scene.layout.table_layout import Board, Layout, Readout, ZoneLayout
from ui.scene.measures import metrics

KEEP = 0.75
"""The least fraction of its height that a card keeps."""

THINNEST = 0.15
"""The least fraction that a stretch without text or cards keeps, so that things stay apart."""

STRIPS = 0.5
"""How much of that growth strips of cards get, because the cards in them take no room from
others."""

STEP = 0.05

Span = tuple[float, float]
Map = Callable[[float], float]


@lru_cache(maxsize=16)
def _stretched(game: bytes, text: float) -> Layout:
    layout = msgspec.msgpack.decode(game, type=Layout)
    boards = {name: _board(board, text) for name, board in layout.boards.items()}
    return msgspec.structs.replace(layout, boards=boards, table=_written(layout.table, text))


def stretched(layout: Layout, text: float) -> Layout:
    """*layout* for text *text* times as large, as far as its boards have room."""
    return _stretched(msgspec.msgpack.encode(layout), text) if text > 1 else layout


def _written(board: Board, text: float) -> Board:
    """*board* with larger text regions, which take room from the others."""
    regions = {}
    for name, region in board.regions.items():
        by = 1 + (text - 1) * region.written
        least, most = ((wide, high * by) for wide, high in (region.least, region.most))
        regions[name] = msgspec.structs.replace(region, least=least, most=most)
    zones = {
        name: msgspec.structs.replace(zone, strip=zone.strip * (1 + STRIPS * (text - 1)))
        if zone.strip
        else zone
        for name, zone in board.zones.items()
    }
    return msgspec.structs.replace(board, regions=regions, zones=zones)


def _board(board: Board, text: float) -> Board:
    if board.regions:
        return _written(board, text)
    height = board.size[1]
    spans = list(_texts(board))
    if not height or not spans:
        return board
    cuts = sorted({0.0, height, *(min(max(0.0, y), height) for span in spans for y in span)})
    for steps in range(round((text - 1) / STEP), 0, -1):
        to = _map(cuts, spans, height, 1 + steps * STEP)
        if to is not None and all(_keeps(zone, to) for zone in board.zones.values()):
            return _moved(board, to, 1 + steps * STEP)
    return board


def _texts(board: Board) -> Iterator[Span]:
    """The y ranges of text on the board."""
    for readout in board.readouts:
        top = _top(board.zones[readout.zone]) + readout.at[1]
        if readout.of != "each" and readout.show not in ("words", "way"):
            yield top, top + readout.size[1]
    for zone in board.zones.values():
        if zone.label and not (zone.fill or zone.beside or zone.kind == "away"):
            yield zone.at[1] - metrics.LABEL * 1.35, zone.at[1]


def _top(zone: ZoneLayout) -> float:
    return zone.fill[1] if zone.fill else zone.at[1]


def _map(cuts: Sequence[float], spans: Sequence[Span], height: float, by: float) -> Map | None:
    """Where each y goes if text is *by* times as high, or None if too little room would be left."""
    parts = [
        (one, other, any(a < (one + other) / 2 < b for a, b in spans))
        for one, other in pairwise(cuts)
    ]
    written = sum(other - one for one, other, words in parts if words)
    rest = height - written
    thinner = (height - by * written) / rest if rest else 0.0
    if thinner < THINNEST:
        return None

    def to(y: float) -> float:
        found = 0.0
        for one, other, words in parts:
            found += (min(max(y, one), other) - one) * (by if words else thinner)
        return found + min(0.0, y) + max(0.0, y - height)

    return to


def _keeps(zone: ZoneLayout, to: Map) -> bool:
    if zone.fill or zone.kind == "away" or not zone.size[1]:
        return True
    top, bottom = zone.at[1], zone.at[1] + zone.size[1]
    return to(bottom) - to(top) >= KEEP * zone.size[1]


def _moved(board: Board, to: Map, by: float) -> Board:
    zones = {name: _zone(zone, to) for name, zone in board.zones.items()}
    readouts = tuple(
        _readout(each, board.zones[each.zone], zones[each.zone], to) for each in board.readouts
    )
    return msgspec.structs.replace(board, zones=zones, readouts=readouts)


def _zone(zone: ZoneLayout, to: Map) -> ZoneLayout:
    if zone.kind == "away" or zone.beside:
        return zone
    if zone.fill:
        left, top, right, bottom = zone.fill
        return msgspec.structs.replace(zone, fill=(left, to(top), right, bottom))
    (x, y), (width, height) = zone.at, zone.size
    top, high = to(y), to(y + height) - to(y)
    drop = zone.drop
    if drop:
        upper = to(y + drop[1])
        drop = (drop[0], upper - top, drop[2], to(y + drop[1] + drop[3]) - upper)
    scale = zone.scale * min(1, high / height if height else 1)
    return msgspec.structs.replace(zone, at=(x, top), size=(width, high), drop=drop, scale=scale)


def _readout(readout: Readout, before: ZoneLayout, zone: ZoneLayout, to: Map) -> Readout:
    if readout.of == "each":
        return readout
    top = _top(before) + readout.at[1]
    upper = to(top)
    return msgspec.structs.replace(
        readout,
        at=(readout.at[0], upper - _top(zone)),
        size=(readout.size[0], to(top + readout.size[1]) - upper),
    )
