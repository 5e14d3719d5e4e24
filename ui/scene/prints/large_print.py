"""The texts on a table at the text scale in use."""

from __future__ import annotations

from collections.abc import Iterator

from msgspec.structs import replace
from PySide6.QtCore import QRectF
from PySide6.QtGui import QTransform

from ui.scene.measures import metrics
from ui.scene.places import piece_poses
from ui.scene.places.arrangement import Arrangement
from ui.scene.places.grown_words import Words, grown
from ui.scene.places.shaped_cells import takes_shape
from ui.scene.prints import lined_words, plates
from ui.scene.whereabouts.laid_scene import LaidScene

ACROSS = ("split", "bar", "tally", "coins", "tag", "plate", "told")
DOWN = ("tally", "coins", "tag", "words", "plate", "told")
"""Readouts that do not get wider or higher; their text grows within its room."""


def written_large(table: LaidScene) -> Arrangement:
    """The places of *table*, with text enlarged as far as there is room, if large text is
    wanted."""
    found = table.arrangement
    labels = {
        zone: plates.label_area(spot)
        for zone, spot in found.spots.items()
        if spot.shown and _label(table, zone)
    }
    if table.text <= 1:
        return replace(found, labels=labels)
    whole = QRectF(0, 0, *table.layout.size)
    words: dict[str, Words] = {}
    counts = {zone: area for zone, area in labels.items() if found.spots[zone].shut}
    lines = lined_words.lines(counts)
    for number, line in enumerate(lines):
        area = labels[line[0]].united(labels[line[-1]])
        ground = _ground(found, found.spots[line[0]].seat, area, whole)
        words[f"line {number}"] = Words(area, ground, middled=True)
    lined = {zone for line in lines for zone in line}
    for zone, area in labels.items():
        if zone in lined:
            continue
        spot = found.spots[zone]
        ground = _ground(found, spot.seat, area, whole)
        words[f"label {zone}"] = Words(area, ground, middled=plates.is_middled(spot))
    for number, gauge in enumerate(found.gauges):
        show, ground = gauge.readout.show, _ground(found, gauge.seat, gauge.area, whole)
        # the readout is laid out by regions
        shared = any(mat.area.contains(gauge.area) for mat in found.mats)
        words[f"gauge {number}"] = Words(
            gauge.area,
            ground,
            across=not shared and show not in ACROSS,
            down=not shared and show not in DOWN,
        )
    rooms = grown(words, _taken(table), table.text)
    at = {zone: rooms[f"label {zone}"] for zone in labels if zone not in lined}
    for number, line in enumerate(lines):
        said = {zone: _label(table, zone) for zone in line}
        at |= lined_words.parted(line, said, rooms[f"line {number}"])
    return replace(
        found,
        labels=at,
        gauges=tuple(
            replace(gauge, area=rooms[f"gauge {number}"])
            for number, gauge in enumerate(found.gauges)
        ),
    )


def _label(table: LaidScene, zone: str) -> str:
    """The label of the place *zone*."""
    spot = table.arrangement.spots[zone]
    return plates.label_of(spot, len(table.lying.zones.get(zone, ())))


def _ground(found: Arrangement, seat: int, area: QRectF, whole: QRectF) -> QRectF:
    """The rectangle within which the text in *area* may grow: the board of *seat* that it is on, or
    the *whole* table."""
    board = found.board_at(seat, area.center())
    return whole if board is None else board.adjusted(6, 6, -6, -6)


def _taken(table: LaidScene) -> Iterator[QRectF]:
    """Where pieces lie or may lie, and the pictures of spaces: text does not grow over them."""
    above = -1.25 * metrics.WAY_ON_EDGE  # where ways between boards have their stops
    yield from (plate.adjusted(0, above, 0, 0) for plate in table.arrangement.plates.values())
    yield from (plan.area for plan in table.arrangement.plans.values())
    for zone, spot in table.arrangement.spots.items():
        lying = table.lying.zones.get(zone, [])
        if not spot.shown:
            continue
        if spot.lies.outline or (lying and spot.lies.kind == "pile"):
            piled = spot.lies.kind == "pile" and not takes_shape(spot)
            rise = metrics.PILE_ROOM * spot.scale if piled else 0.0
            slots = piece_poses.slots(spot, table.layout.card)
            yield from (slot.adjusted(0, -rise, 0, 0) for slot in slots)
        for item in lying if spot.lies.kind != "pile" else ():
            wide, high = table.home_size(item)
            lies = QRectF(-wide / 2, -high / 2, wide, high)
            turned = QTransform().rotate(item.home.turn).mapRect(lies)
            yield turned.translated(item.home.x, item.home.y)
