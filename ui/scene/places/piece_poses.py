"""How pieces lie in their place: a pose for each piece. Pure geometry."""

from __future__ import annotations

import math
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF

from ui.scene.measures import metrics, z_values
from ui.scene.places.shaped_cells import cells, takes_shape
from ui.scene.places.spot import Spot

Size = tuple[float, float]


class Pose(NamedTuple):
    """Where a piece lies: its middle, its scale, its rotation in degrees, and its z value. `tall`
    is a card's height divided by its width, if it is not shown in its printed shape."""

    x: float
    y: float
    scale: float
    turn: int = 0
    z: float = 0.0
    visible: bool = True
    tall: float = 0.0


def poses(spot: Spot, sizes: list[Size]) -> list[Pose]:
    """A pose for each piece of *spot*, bottom first. *sizes* are the widths and heights of the
    pieces."""
    if not sizes:
        return []
    if takes_shape(spot):
        return _shaped(spot, sizes)
    spot = _fitted(spot, sizes)
    scales = [spot.scale * _sideways(spot, size) for size in sizes]
    sizes = [
        (wide * scale, high * scale) for (wide, high), scale in zip(sizes, scales, strict=True)
    ]
    kind = spot.lies.kind
    if kind in ("pile", "away"):
        centres = _pile(spot, sizes)
    elif kind == "fan":
        centres = _fan(spot, sizes)
    elif kind == "grid":
        centres = _grid(spot, sizes)
    elif kind == "free":
        centres = _free(spot, sizes)
    else:
        centres = _line(spot, sizes, down=kind == "column")
    turns = _fan_turns(len(sizes)) if kind == "fan" else [0] * len(sizes)
    seen = _seen_in_pile(len(sizes)) if kind == "pile" else None
    return [
        Pose(
            at.x(),
            at.y(),
            scales[index],
            turn,
            height_of(spot, index),
            kind != "away" and (seen is None or index in seen),
        )
        for index, (at, turn) in enumerate(zip(centres, turns, strict=True))
    ]


def _sideways(spot: Spot, size: Size) -> float:
    """The factor by which a sideways piece of this *size* is smaller than an upright one, so that
    it is no wider where all fit."""
    wide, high = size
    return high / wide if spot.lies.region and spot.lies.fit and wide > high else 1.0


def height_of(spot: Spot, index: int) -> float:
    """The z value of the piece at *index* of *spot*."""
    base = z_values.UNDER if spot.lies.under else z_values.PIECES
    return base + index * z_values.STEP


def index_at(spot: Spot, sizes: list[Size], at: QPointF) -> int:
    """The index that a piece dropped into *spot* at *at* gets."""
    if spot.lies.kind in ("pile", "away", "free", "groups", "place", "stacks"):
        return len(sizes)
    lying = poses(spot, sizes)
    if spot.lies.kind == "grid":
        half = max(size[1] for size in sizes) * spot.scale / 2 if sizes else 0
        above = [p for p in lying if p.y + half < at.y()]
        before = above + [p for p in lying if abs(p.y - at.y()) <= half and p.x < at.x()]
    elif spot.lies.kind == "column":
        before = [p for p in lying if p.y < at.y()]
    else:
        before = [p for p in lying if p.x < at.x()]
    return len(before)


def slots(spot: Spot, card: Size) -> list[QRectF]:
    """The empty slots that *spot* shows: one per slot, or one for its first piece."""
    if takes_shape(spot):
        return cells(spot, max(spot.slots, 1), spot.scale * card[0])
    spot = _fitted(spot, [card] * max(spot.slots, 1))
    width, height = card[0] * spot.scale, card[1] * spot.scale
    if spot.lies.kind != "row":
        return [_centred(spot.area.center(), width, height)]
    lying = _line(spot, [(width, height)] * max(spot.slots, 1), down=False)
    return [_centred(at, width, height) for at in lying]


def _shaped(spot: Spot, sizes: list[Size]) -> list[Pose]:
    """Each piece in a cell of its own; pieces other than cards are as large as fits."""
    upright = min(min(size) for size in sizes)
    rooms = cells(spot, len(sizes), spot.scale * upright)
    seen = _seen_in_pile(len(sizes)) if spot.lies.kind == "pile" else None
    found = []
    for index, (room, (wide, high)) in enumerate(zip(rooms, sizes, strict=True)):
        side = min(room.width(), room.height()) if wide == high else room.width()
        found.append(
            Pose(
                room.center().x(),
                room.center().y(),
                side / min(wide, high),
                z=height_of(spot, index),
                visible=seen is None or index in seen,
                tall=room.height() / room.width(),
            )
        )
    return found


def _centred(at: QPointF, width: float, height: float) -> QRectF:
    return QRectF(at.x() - width / 2, at.y() - height / 2, width, height)


def _pile(spot: Spot, sizes: list[Size]) -> list[QPointF]:
    middle = spot.area.center()
    rise = min(metrics.THICKNESS, metrics.PILE_ROOM / max(len(sizes), 1)) * spot.scale
    return [QPointF(middle.x() - i * rise * 0.4, middle.y() - i * rise) for i in range(len(sizes))]


def _seen_in_pile(count: int) -> set[int]:
    """The pieces of a pile that are painted: the top, the bottom, and enough between to show an
    edge."""
    return {*range(max(0, count - metrics.PILE_TOP), count), *range(0, count, metrics.PILE_EVERY)}


def _line(spot: Spot, sizes: list[Size], *, down: bool) -> list[QPointF]:
    """Pieces side by side or one below the other, closer together if there are many."""
    area = spot.area
    if spot.lies.step is not None:
        dx, dy = (part * spot.scale for part in spot.lies.step)
        if dx > 0 and len(sizes) > 1:  # no piece overlaps what is beside its place
            dx = min(dx, max(0.0, area.width() - sizes[-1][0]) / (len(sizes) - 1))
        x = area.left() + sizes[0][0] / 2 + (-dx * (len(sizes) - 1) if dx < 0 else 0)
        y = area.top() + sizes[0][1] / 2 + (-dy * (len(sizes) - 1) if dy < 0 else 0)
        if not down:
            y = area.center().y()
        if spot.lies.middled:
            x = area.center().x() - dx * (len(sizes) - 1) / 2
            y = area.center().y() - (dy * (len(sizes) - 1) / 2 if down else 0)
        return [QPointF(x + i * dx, y + i * dy) for i in range(len(sizes))]
    room = area.height() if down else area.width()
    long = [size[1] if down else size[0] for size in sizes]
    gap = metrics.CARD_GAP * spot.scale
    if len(sizes) > 1:
        squeeze = (room - long[-1]) / sum(long[i] + gap for i in range(len(sizes) - 1))
    else:
        squeeze = 1.0
    centres, along = [], 0.0
    if spot.lies.middled and (squeeze > 1 or len(long) == 1):
        along = (room - sum(long) - gap * (len(long) - 1)) / 2
    if spot.about is not None and (squeeze > 1 or len(long) == 1) and not down:
        wide = sum(long) + gap * (len(long) - 1)
        along = min(max(spot.about - area.left() - wide / 2, 0.0), room - wide)
    for extent in long:
        at = along + extent / 2
        centres.append(
            QPointF(area.center().x(), area.top() + at)
            if down
            else QPointF(area.left() + at, area.center().y())
        )
        along += (extent + gap) * min(squeeze, 1.0)
    return centres


def slot_cells(spot: Spot, count: int, card: Size, lying: int) -> list[QRectF]:
    """The cells of *count* cards in the row of *spot*, as large as those that are *lying* there."""
    spot = _fitted(spot, [card] * max(lying, 1))
    width, height = card[0] * spot.scale, card[1] * spot.scale
    laid = _line(spot, [(width, height)] * max(count, lying, 1), down=False)
    return [_centred(at, width, height) for at in laid[:count]]


def _fitted(spot: Spot, sizes: list[Size]) -> Spot:
    """*spot* at a scale at which its pieces do not overlap, if it wants that."""
    if sizes and len(sizes) < spot.lies.many:
        sizes = [*sizes, *[sizes[-1]] * (spot.lies.many - len(sizes))]
    if spot.lies.region and sizes:
        return replace(spot, scale=_largest(spot, sizes))
    if not spot.lies.fit or not sizes:
        return spot
    gap = metrics.CARD_GAP
    if spot.lies.kind != "free":
        needed = sum(width for width, _ in sizes) + gap * (len(sizes) - 1)
        return replace(spot, scale=min(spot.scale, spot.area.width() / needed))
    width, height = _cell(sizes)
    best = spot.scale * metrics.FIT_LEAST
    for columns in range(1, len(sizes) + 1):
        rows = math.ceil(len(sizes) / columns)
        across = spot.area.width() / (columns * (width + gap) - gap)
        down = spot.area.height() / (rows * (height + gap) - gap)
        best = max(best, min(spot.scale, across, down))
    return replace(spot, scale=best)


def _largest(spot: Spot, sizes: list[Size]) -> float:
    """The largest scale, up to its own, at which pieces of these *sizes* fit the region of
    *spot*."""
    lies, gap, count = spot.lies, metrics.CARD_GAP, len(sizes)
    wide, high = max(spot.area.width(), 1.0), max(spot.area.height(), 1.0)
    width, height = _cell(sizes)
    if lies.kind == "fan":
        height *= 1 + metrics.FAN_ROOM
    across, down = (abs(part) * (count - 1) for part in lies.step or (0, 0))
    across = 0.0 if lies.kind == "row" and not lies.fit else across
    one = min(spot.scale, wide / (width + across), high / (height + down))
    least = lies.least * spot.board_scale
    if lies.kind == "row" and lies.fit and lies.step is None:
        needed = sum(min(size) for size in sizes) + gap * (count - 1)
        return max(min(one, wide / needed), min(least, one))
    if lies.kind not in ("free", "grid"):
        return one
    best = min(least, one)
    for columns in range(1, count + 1):
        rows = math.ceil(count / columns)
        fits = wide / (columns * (width + gap) - gap), high / (rows * (height + gap) - gap)
        best = max(best, min(one, *fits))
    return best


def _fan(spot: Spot, sizes: list[Size]) -> list[QPointF]:
    """A hand: cards side by side, with the ends hanging down a little."""
    area = spot.area
    width, height = sizes[0]
    count = len(sizes)
    step = width + metrics.CARD_GAP * spot.scale
    if count > 1:
        step = min(step, (area.width() - width) / (count - 1))
    left = area.center().x() - step * (count - 1) / 2
    sag = metrics.FAN_SAG * height / 240
    centres = []
    for i, turn in enumerate(_fan_turns(count)):
        y = area.top() + height / 2 + sag * turn * turn / 2
        centres.append(QPointF(left + i * step, y))
    return centres


def _fan_turns(count: int) -> list[int]:
    """The rotation of each card of a fan, in whole degrees, so that equal rotations share a
    picture."""
    if count < 2:
        return [0] * count
    most = min(metrics.FAN_MOST, metrics.FAN_TURN * (count - 1) / 2)
    return [round(-most + 2 * most * i / (count - 1)) for i in range(count)]


def _grid(spot: Spot, sizes: list[Size]) -> list[QPointF]:
    columns = spot.lies.columns
    rows = math.ceil(len(sizes) / columns)
    width, height = _cell(sizes)
    gap = metrics.CARD_GAP * spot.scale
    across = min(width + gap, (spot.area.width() - width) / max(columns - 1, 1))
    down = min(height + gap, (spot.area.height() - height) / max(rows - 1, 1))
    left, top = spot.area.left() + width / 2, spot.area.top() + height / 2
    return [
        QPointF(left + (i % columns) * across, top + (i // columns) * down)
        for i in range(len(sizes))
    ]


def _cell(sizes: list[Size]) -> Size:
    """The cell of one of several pieces; a sideways piece takes no more than an upright one."""
    return max(min(size) for size in sizes), max(max(size) for size in sizes)


def _free(spot: Spot, sizes: list[Size]) -> list[QPointF]:
    """Rows from the left, as wide as the area, closer together if they would not fit."""
    width, height = _cell(sizes)
    gap = metrics.CARD_GAP * spot.scale
    columns, down = _rows(spot, sizes)
    left, top = spot.area.left() + width / 2, spot.area.top() + height / 2
    if spot.lies.middled:
        rows = math.ceil(len(sizes) / columns)
        taken = min(columns, len(sizes)) * (width + gap) - gap
        left += max(0.0, spot.area.width() - taken) / 2
        top += max(0.0, spot.area.height() - height - (rows - 1) * down) / 2
    centres = []
    for i, (wide, _) in enumerate(sizes):
        x = left + (i % columns) * (width + gap)
        x = max(min(x, spot.area.right() - wide / 2), spot.area.left() + wide / 2)
        centres.append(QPointF(x, top + (i // columns) * down))
    return centres


def _rows(spot: Spot, sizes: list[Size]) -> tuple[int, float]:
    """How many pieces are in a row of a free place, and the distance of rows."""
    width, height = _cell(sizes)
    gap = metrics.CARD_GAP * spot.scale
    columns = max(1, int((spot.area.width() + gap + 0.01) // (width + gap)))
    rows = math.ceil(len(sizes) / columns)
    if spot.lies.middled:  # rows of equal length
        columns = math.ceil(len(sizes) / rows)
    return columns, min(height + gap, (spot.area.height() - height) / max(rows - 1, 1))


def seen_of(spot: Spot, sizes: list[Size]) -> list[float]:
    """The fraction of each piece of *spot*, from its upper edge, that no lower row covers."""
    if spot.lies.kind != "free" or not sizes or takes_shape(spot):
        return [1.0] * len(sizes)
    spot = _fitted(spot, sizes)
    sizes = [(width * spot.scale, height * spot.scale) for width, height in sizes]
    columns, down = _rows(spot, sizes)
    last, tall = len(sizes) - columns, _cell(sizes)[1]
    return [min(1.0, down / tall) if number < last else 1.0 for number in range(len(sizes))]
