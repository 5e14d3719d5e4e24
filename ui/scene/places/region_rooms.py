"""Computes the sizes of a board's regions: pure arithmetic, without a table or a screen."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from itertools import groupby
from math import inf
from typing import NamedTuple

from ui.scene.layout.region_layout import ALL, Regions

ACROSS, DOWN = 0, 1

KEEP = 0.4
"""The least fraction of its least size that a region keeps if there is not enough room."""

APART = 1 / 3
"""The fraction of the surrounding region that a region without room takes over others."""

Room = tuple[float, float, float, float]
"""Left, top, width and height."""


class Solved(NamedTuple):
    """The rooms of regions that are there, and where others lie over them for now."""

    rooms: dict[str, Room]
    over: dict[str, Room]


def solve(regions: Regions, room: Room, used: Collection[str]) -> Solved:
    """The rooms of *regions* within *room*; only *used* regions, and those that stay, take room.

    Rooms do not overlap, keep their least sizes while those fit, and never shrink when *room*
    grows.
    """
    there = _there(regions, used)
    solved = Solved({}, {})
    if ALL in regions:
        _lay(regions, ALL, room, there, solved)
    return solved


def in_rows(room: Room, shares: Sequence[float], many: int, gap: float) -> list[Room]:
    """Divide *room* into rows of *many* (0: one row), in proportion to *shares*."""
    per_row = many or len(shares)
    rows = [shares[first : first + per_row] for first in range(0, len(shares), per_row)]
    left, top, wide, high = room
    tall = (high - gap * (len(rows) - 1)) / max(len(rows), 1)
    found = []
    for number, row in enumerate(rows):
        spare, x = wide - gap * (len(row) - 1), left
        for share in row:
            across = spare * share / sum(row)
            found.append((x, top + number * (tall + gap), across, tall))
            x += across + gap
    return found


def _there(regions: Regions, used: Collection[str]) -> set[str]:
    """The regions that take room."""
    found: set[str] = set()

    def look(name: str) -> bool:
        region = regions[name]
        parts = [look(part) for part in region.parts]
        if region.stays or name in used or any(parts):
            found.add(name)
            found.update(part for part in region.parts if regions[part].pads)
        return name in found

    if ALL in regions:
        look(ALL)
    return found


def _lay(regions: Regions, name: str, room: Room, there: set[str], solved: Solved) -> None:
    region = regions[name]
    if name in there:
        solved.rooms[name] = room
    if region.edge:
        edge = min(region.edge, room[2] / 2, room[3] / 2)
        room = (room[0] + edge, room[1] + edge, room[2] - 2 * edge, room[3] - 2 * edge)
    axis = ACROSS if region.across else DOWN
    parts = [part for part in region.parts if part in there]
    absent = [part for part in region.parts if part not in there]
    for part, beside in zip(absent, _at_the_edge(regions, absent, axis, room), strict=True):
        _lay_over(regions, part, beside, solved)
    if not parts:
        return
    cross = room[3 - axis]
    long = room[2 + axis]
    sizes = _shared(regions, parts, axis, cross, long - region.gap * (len(parts) - 1), there)
    at = room[axis]
    for part, size in zip(parts, sizes, strict=True):
        if axis == ACROSS:
            lies = (at, room[1], size, room[3])
        else:
            lies = (room[0], at, room[2], size)
        _lay(regions, part, lies, there, solved)
        at += size + region.gap


def _lay_over(regions: Regions, name: str, room: Room, solved: Solved) -> None:
    """Place *name*, and all regions in it without a room, over others within *room*."""
    solved.over[name] = room
    for part in regions[name].parts:
        _lay_over(regions, part, room, solved)


def _at_the_edge(regions: Regions, parts: Sequence[str], axis: int, around: Room) -> list[Room]:
    """Where *parts* lie over the region with the room *around*: side by side along its far edge."""
    if not parts:
        return []
    deep = max(regions[part].least[axis] for part in parts)
    deep = min(around[2 + axis], max(deep, around[2 + axis] * APART))
    each = around[3 - axis] / len(parts)
    first, beside = around[axis] + around[2 + axis] - deep, around[1 - axis]
    if axis == ACROSS:
        return [(first, beside + n * each, deep, each) for n in range(len(parts))]
    return [(beside + n * each, first, each, deep) for n in range(len(parts))]


def _shared(
    regions: Regions,
    parts: Sequence[str],
    axis: int,
    cross: float,
    long: float,
    there: set[str],
) -> list[float]:
    """The length of each of *parts* along *axis*, out of *long*, if they are *cross* wide across
    it."""
    least = {part: _least(regions, part, axis, there) for part in parts}
    sizes = dict(least)
    most = {part: max(least[part], _most(regions, part, axis, cross, there)) for part in parts}
    spare = long - sum(sizes.values())
    by_order = sorted(parts, key=lambda part: regions[part].grow)
    if spare >= 0:
        for _, group in groupby(by_order, key=lambda part: regions[part].grow):
            spare = _grow(regions, list(group), sizes, most, spare)
    else:
        _shrink(regions, by_order, sizes, -spare)
    return [sizes[part] for part in parts]


def _shrink(
    regions: Regions, by_order: Sequence[str], sizes: dict[str, float], missing: float
) -> None:
    """Take *missing* from *sizes*: from the last order first, among those without text, each order
    alike; then from all text; at last from everything."""
    silent = [part for part in reversed(by_order) if not regions[part].written]
    for _, alike in groupby(silent, key=lambda part: regions[part].grow):
        group = list(alike)
        whole = sum(sizes[part] for part in group)
        part_taken = min(missing / whole, 1 - KEEP) if whole else 0.0
        for part in group:
            sizes[part] *= 1 - part_taken
        missing -= whole * part_taken
    words = [part for part in by_order if regions[part].written]
    for parts, kept in ((words, KEEP), (by_order, 0.0)):
        whole = sum(sizes[part] for part in parts)
        if missing > 0 and whole:
            left = max(kept, 1 - missing / whole)
            for part in parts:
                sizes[part] *= left
            missing -= whole * (1 - left)


def _grow(
    regions: Regions,
    group: list[str],
    sizes: dict[str, float],
    most: Mapping[str, float],
    spare: float,
) -> float:
    """Let the regions in *group* grow by their shares of *spare*. Returns what is left."""
    growing = [part for part in group if sizes[part] < most[part]]
    while growing and spare > 1e-6:
        shares = sum(regions[part].share for part in growing)
        step = min(
            spare / shares,
            *((most[part] - sizes[part]) / regions[part].share for part in growing),
        )
        for part in growing:
            sizes[part] += step * regions[part].share
        spare -= step * shares
        growing = [part for part in growing if most[part] - sizes[part] > 1e-6]
    return spare


def _least(regions: Regions, name: str, axis: int, there: set[str]) -> float:
    """The least length of *name* along *axis*."""
    region = regions[name]
    own = region.least[axis]
    parts = [_least(regions, part, axis, there) for part in region.parts if part in there]
    if not parts:
        return own
    along = axis == (ACROSS if region.across else DOWN)
    taken = sum(parts) + region.gap * (len(parts) - 1) if along else max(parts)
    return max(own, taken + 2 * region.edge)


def _most(regions: Regions, name: str, axis: int, cross: float, there: set[str]) -> float:
    """The greatest length of *name* along *axis* if it is *cross* wide across it."""
    region = regions[name]
    own = region.most[axis] or inf
    if region.shape:
        own = min(own, cross * region.shape if axis == ACROSS else cross / region.shape)
    parts = [part for part in region.parts if part in there]
    if not parts:
        return own
    if axis == (ACROSS if region.across else DOWN):
        inner = cross - 2 * region.edge
        mosts = [_most(regions, part, axis, inner, there) for part in parts]
        return min(own, sum(mosts) + region.gap * (len(parts) - 1) + 2 * region.edge)
    return own
