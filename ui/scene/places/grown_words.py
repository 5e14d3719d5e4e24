"""Texts that grow into the free felt around them: pure geometry."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

STEP = 0.1

APART = 10.0
"""The distance to keep between texts side by side, unless they were closer already."""

Room = tuple[float, float, float, float]
"""Left, top, right, bottom."""


class Words(NamedTuple):
    """A text: its room, the ground it may grow within, and how it may grow: `across`, `down`, and
    from its middle (`middled`) or its left edge."""

    room: QRectF
    ground: QRectF
    across: bool = True
    down: bool = True
    middled: bool = False


def grown(words: Mapping[str, Words], taken: Iterable[QRectF], by: float) -> dict[str, QRectF]:
    """The rooms of *words*, up to *by* times as large, each within its ground.

    They grow together in steps, and never over each other or over *taken*, except where they
    overlap already. A room that cannot grow both ways grows one way.
    """
    rooms = {name: _room(each.room) for name, each in words.items()}
    at_first = dict(rooms)
    solid = [_room(each) for each in taken]
    grounds = {name: _room(each.ground) for name, each in words.items()}
    near = {
        name: [each for each in solid if _meet(each, _reach(room, by)) and not _meet(each, room)]
        for name, room in at_first.items()
    }
    others = {
        name: [
            (other, _between(room, there))
            for other, there in at_first.items()
            if other != name
            and _meet(_reach(there, by), _reach(room, by))
            and not _meet(there, room)
        ]
        for name, room in at_first.items()
    }
    for step in range(1, round((by - 1) / STEP) + 1):
        size = 1 + step * STEP
        for name, room in rooms.items():
            left, top, right, bottom = at_first[name]
            wide = (right - left) * (size if words[name].across else 1)
            high = (bottom - top) * (size if words[name].down else 1)
            ground, blocks = (
                grounds[name],
                [*near[name], *(_wider(rooms[each], apart) for each, apart in others[name])],
            )
            for tried in _ways(room, wide, high, middled=words[name].middled):
                if _within(tried, ground) and not any(_meet(tried, each) for each in blocks):
                    rooms[name] = tried
                    break
    return {name: QRectF(x, y, r - x, b - y) for name, (x, y, r, b) in rooms.items()}


def _ways(room: Room, wide: float, high: float, *, middled: bool) -> Sequence[Room]:
    """*room* grown to *wide* and *high*, or only one of them; downwards rather than upwards. Text
    keeps its left edge, or its middle if *middled*."""
    left, top, right, bottom = room
    wider = (left, left + wide)
    if middled:
        wider = ((left + right - wide) / 2, (left + right + wide) / 2)
    across, down = (left, right), (top, bottom)
    higher, up = (top, top + high), (bottom - high, bottom)
    ways = ((wider, higher), (wider, up), (across, higher), (across, up), (wider, down))
    return [(x[0], y[0], x[1], y[1]) for x, y in ways]


def _room(rect: QRectF) -> Room:
    return rect.left(), rect.top(), rect.right(), rect.bottom()


def _reach(room: Room, by: float) -> Room:
    wide, high = (room[2] - room[0]) * (by - 1), (room[3] - room[1]) * (by - 1)
    return room[0] - wide, room[1] - high, room[2] + wide, room[3] + high


def _between(one: Room, other: Room) -> float:
    """The horizontal distance of two rooms, at most `APART`; 0 if one is above the other."""
    return min(APART, max(other[0] - one[2], one[0] - other[2], 0.0))


def _wider(room: Room, by: float) -> Room:
    return room[0] - by, room[1], room[2] + by, room[3]


def _meet(one: Room, other: Room) -> bool:
    return (
        one[0] < other[2] - 0.01
        and other[0] < one[2] - 0.01
        and one[1] < other[3] - 0.01
        and other[1] < one[3] - 0.01
    )


def _within(one: Room, ground: Room) -> bool:
    return (
        ground[0] <= one[0] and ground[1] <= one[1] and one[2] <= ground[2] and one[3] <= ground[3]
    )
