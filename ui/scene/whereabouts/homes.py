"""The home of every piece at present: places first, then groups within them."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF, QSizeF

from tabletop.table.table import FELT
from tabletop.table.view import SeenPiece, SeenZone
from tabletop.table.zones import Zones
from ui.scene.layout.table_layout import Layout, ZoneLayout
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import WHOLE, PieceItem
from ui.scene.places import crowd_poses, file_poses, piece_poses, stack_poses
from ui.scene.places.arrangement import Arrangement
from ui.scene.places.box_packing import pack
from ui.scene.places.piece_poses import Pose
from ui.scene.places.shaped_cells import takes_shape
from ui.scene.places.shaped_groups import Shape, alike, rooms, shape_of
from ui.scene.places.spot import Gauge, Spot
from ui.scene.whereabouts.attached import Group, Groups, Size, owed
from ui.scene.whereabouts.group_stacks import stack_of

NOWHERE = Pose(0, 0, 0.1, visible=False)


_STAGE = ZoneLayout(kind="row", fit=True, middled=True, region="stage")
"""The layout of the stage, for pieces that are met."""


def is_met(item: PieceItem, counter: str, now: int) -> bool:
    """Whether *item* is met while the table's *counter* is *now*."""
    return item.piece.face_up and item.piece.counters.get(counter) == now


class Ghost(NamedTuple):
    """Marks the home of a piece that lies elsewhere."""

    item: PieceItem
    seat: int
    area: QRectF


def beside(gauge: Gauge, pieces: Sequence[PieceItem], size: Size) -> Gauge:
    """*gauge* moved to the piece it reads, one of *pieces*, whose *size* is at scale 1."""
    home = pieces[gauge.index].home
    width = size[0] * home.scale
    height = width * home.tall if home.tall else size[1] * home.scale
    (x, y), (wide, high) = gauge.readout.at, gauge.readout.size
    corner = QPointF(home.x - width / 2 + x * width, home.y + height / 2 + y)
    return replace(gauge, area=QRectF(corner, QSizeF(wide * width, high)))


class Homes:
    """Sets the home of each item in *zones*, by *arrangement*, and adds the attached places to it.

    *seen* describes the zones, *size_of* gives a piece's size at scale 1; *seats* is the number of
    seats, and *away* are the figures that no file shows. `ghosts` are marks to print.
    """

    def __init__(
        self,
        layout: Layout,
        arrangement: Arrangement,
        zones: Mapping[str, Sequence[PieceItem]],
        seen: Zones[SeenZone],
        size_of: Callable[[SeenPiece], Size],
        seats: int,
        away: Collection[int] = (),
    ) -> None:
        self.ghosts: list[Ghost] = []
        self._seats, self._away = seats, away
        self._layout, self._spots, self._zones = layout, arrangement.spots, zones
        self._seen, self._size_of = seen, size_of
        self._groups: dict[str, list[Group]] = {}

    def find(self, zones: Iterable[str]) -> None:
        """Set the home of every piece in *zones*: these must be all zones if pieces can lie on
        others."""
        if self._layout.attached:
            self._gather()
        for zone in zones:
            self._lay_zone(zone, self._zones.get(zone, ()))

    def _lay_zone(self, zone: str, items: Sequence[PieceItem]) -> None:
        spot = self._spots.get(zone)
        if self._is_attached(zone):
            for item in items:
                if item.on is None:  # its owner cannot be seen, but this piece must be
                    width, height = self._layout.size
                    item.home = Pose(width / 2, height / 2, 0.5)
        elif spot is None:
            for item in items:
                item.home = NOWHERE
        elif zone == FELT:
            self._lay(spot, items, [self._loose(spot, item, n) for n, item in enumerate(items)])
        elif spot.lies.kind == "groups":
            self._lay_groups(spot)
        elif spot.stage is not None or spot.lies.used:
            self._lay_parted(spot, items)
        else:
            self._lay_alone(spot, items)

    def _lay_alone(self, spot: Spot, items: Sequence[PieceItem]) -> None:
        """Lay out pieces that are independent of all other places."""
        kind = spot.lies.kind
        if kind == "file" and self._away:
            gone = [item for item in items if item.piece.id in self._away]
            items = [item for item in items if item not in gone]
            self._lay(spot, gone, [_unseen(spot)] * len(gone))
        sizes = self._sizes(items)
        for item, part in zip(items, piece_poses.seen_of(spot, sizes), strict=True):
            item.staged, item.seen = False, QRectF(0, 0, 1, part)
        if kind == "place":
            found = crowd_poses.poses(spot, sizes)
        elif kind == "file":
            found = file_poses.poses(spot, sizes)
        elif kind == "stacks":
            found = stack_poses.poses(spot, [item.piece.name for item in items], sizes)
        else:
            found = piece_poses.poses(spot, sizes)
        self._lay(spot, items, found)

    def _lay_parted(self, spot: Spot, items: Sequence[PieceItem]) -> None:
        """Lay out met pieces on their stage, and hide unused ones."""
        dim = spot.lies.dim if spot.lies.used else ""
        used = [item for item in items if not dim or item.piece.counters.get(dim, 0) > 0]
        met = [item for item in used if spot.stage is not None and is_met(item, *spot.staged)]
        homes = dict(zip(used, piece_poses.poses(spot, self._sizes(used)), strict=True))
        for item in met:
            item.left = homes[item]
        if spot.stage is not None:
            stage = replace(spot, area=spot.stage, scale=spot.stage_scale, lies=_STAGE)
            homes |= zip(met, piece_poses.poses(stage, self._sizes(met)), strict=True)
        for item in items:
            item.staged = item in met
            self._lay(spot, [item], [homes.get(item, _unseen(spot))])

    def _sizes(self, items: Sequence[PieceItem]) -> list[Size]:
        return [self._size_of(item.piece) for item in items]

    def _gather(self) -> None:
        """Find out what is attached to each piece, and whose each is."""
        for items in self._zones.values():
            for item in items:
                item.on, item.held_as, item.seat, item.seen = None, "", -1, WHOLE
        groups = Groups(self._layout, self._zones, self._seen, self._size_of)
        for zone, items in self._zones.items():
            if not self._is_attached(zone):
                self._groups[zone] = [groups.of(item) for item in items]
        controlled = self._layout.controlled
        if controlled is not None:
            for held in self._seen.of_kind(controlled.zone):
                for group in self._groups.get(held.name, ()):
                    for part in group.parts:
                        part.item.seat = self._seat_of(part.item, held.owner)

    def _is_attached(self, zone: str) -> bool:
        return zone in self._seen and self._seen[zone].kind in self._layout.attached

    def _seat_of(self, item: PieceItem, here: int) -> int:
        """The owner of *item*, whose group lies in the place of the seat *here*."""
        away = owed(self._layout, item)
        if 0 <= away < self._seats:  # by hand, the counter may have any value
            return away
        if item.on is None:
            return here
        how = self._layout.attached[item.held_as]
        return self._seat_of(item.on, here) if how.tucked else -1

    # --- laying ----------------------------------------------------------------------------------

    def _lay_groups(self, spot: Spot) -> None:
        groups = self._groups.get(spot.zone, [])
        if takes_shape(spot):
            self._lay_shaped(spot, groups)
            return
        boxes = [group.extent for group in groups]
        sizes = [(box.width(), box.height()) for box in boxes]
        away = self._away_from(spot)
        width, height = self._layout.card
        tall = self._layout.controlled.ghost * height if self._layout.controlled else height
        gap = metrics.GROUP_GAP
        stack = max(1, int((height + gap) // (tall + gap)))
        for first in range(0, len(away), stack):
            count = min(stack, len(away) - first)
            sizes.append((width, count * (tall + gap) - gap))
        packed = pack(spot.area, sizes, spot.scale, gap)
        roots = []
        for number, box in enumerate(boxes):
            middle = packed.corners[number] - box.topLeft() * packed.scale
            roots.append(
                Pose(middle.x(), middle.y(), packed.scale, z=piece_poses.height_of(spot, number))
            )
        self._lay(spot, [group.root for group in groups], roots)
        for number, item in enumerate(away):
            column = len(boxes) + number // stack
            scale, corner = packed.scale, packed.corners[column]
            top = corner + QPointF(0, number % stack * (tall + gap)) * scale
            area = QRectF(top.x(), top.y(), width * scale, tall * scale)
            self.ghosts.append(Ghost(item, spot.seat, area))

    def _lay_shaped(self, spot: Spot, groups: Sequence[Group]) -> None:
        """Lay out *groups* so that no card covers another."""
        self._name_absent(spot)
        spot = self._without_absent(spot)
        if not groups:
            return
        stacks = [stack_of(self._layout, group) for group in groups]
        held = [stack.held for stack in stacks]
        wide, high = self._layout.card
        shape = shape_of(spot, held, spot.scale * wide)
        if spot.lies.alike:
            shape = self._alike(spot)
        for number, (group, stack, places) in enumerate(
            zip(groups, stacks, rooms(spot, held, shape), strict=True)
        ):
            z = piece_poses.height_of(spot, number)
            for item, pose in stack.poses(places, (wide, high), z):
                item.home = pose if spot.shown else pose._replace(visible=False)
            for place in stack.spots(group, (wide, high), spot.seat):
                self._spots[place.zone] = place

    def _alike(self, spot: Spot) -> Shape:
        """The shape of *spot* in which large cards have one size in all places that are `alike`."""
        places = []
        for zone in self._seen.of_kind(self._seen[spot.zone].kind):
            other, groups = self._spots.get(zone.name), self._groups.get(zone.name)
            if other is not None and groups and other.lies.alike and takes_shape(other):
                held = [stack_of(self._layout, group).held for group in groups]
                most = other.scale * self._layout.card[0]
                other = self._without_absent(other)
                places.append((other, held, shape_of(other, held, most)))
        shapes = alike(places)
        return next(
            shape
            for (other, _, _), shape in zip(places, shapes, strict=True)
            if other.zone == spot.zone
        )

    def _beside_name(self, spot: Spot) -> int:
        """How many of the cards that belong at *spot* and lie elsewhere are named beside the name
        of its seat."""
        room, away = spot.absent, self._away_from(spot)
        if room is None:
            return 0
        gap, least = metrics.BETWEEN * spot.board_scale, metrics.ABSENT_LEAST * room.height()
        free = room.width() - metrics.NAMED_WIDE * room.height()
        return min(len(away), max(0, int((free + gap) // (least + gap))))

    def _without_absent(self, spot: Spot) -> Spot:
        """*spot* without the line for those names that do not fit there."""
        room = spot.absent
        if room is None or self._beside_name(spot) == len(self._away_from(spot)):
            return spot
        line = room.height() + metrics.BETWEEN * spot.board_scale
        return replace(spot, area=spot.area.adjusted(0, 0, 0, -line))

    def _name_absent(self, spot: Spot) -> None:
        """Name the cards that belong at *spot* and lie elsewhere."""
        away, room, beside = self._away_from(spot), spot.absent, self._beside_name(spot)
        if room is None:
            return
        most = metrics.ABSENT_WIDE * room.height()
        free = room.width() - metrics.NAMED_WIDE * room.height()
        self._name_in(room, away[:beside], free, spot.seat, most)
        line = QRectF(spot.area.left(), 0, spot.area.width(), room.height())
        line.moveBottom(spot.area.bottom())
        self._name_in(line, away[beside:], line.width(), spot.seat, most)

    def _name_in(
        self, room: QRectF, away: Sequence[PieceItem], free: float, seat: int, most: float
    ) -> None:
        """Name the cards *away* at the right end of *room*, within its fraction *free*."""
        gap = metrics.BETWEEN
        each = min((free + gap) / max(len(away), 1) - gap, most)
        left = room.right() - len(away) * (each + gap) + gap
        for number, item in enumerate(away):
            area = QRectF(left + number * (each + gap), room.top(), each, room.height())
            self.ghosts.append(Ghost(item, seat, area))

    def _loose(self, spot: Spot, item: PieceItem, index: int) -> Pose:
        """Where *item* was laid on the felt, kept within the table."""
        width, height = (part * spot.scale / 2 for part in self._size_of(item.piece))
        across, down = item.piece.at or (500, 500)
        x = min(max(across * spot.area.width() / 1000, width), spot.area.width() - width)
        y = min(max(down * spot.area.height() / 1000, height), spot.area.height() - height)
        return Pose(x, y, spot.scale, z=z_values.LOOSE + index * z_values.STEP)

    def _away_from(self, spot: Spot) -> list[PieceItem]:
        """The cards that belong at *spot* and lie on pieces in other places."""
        if self._layout.controlled is None or spot.seat < 0:
            return []
        return [
            part.item
            for zone, groups in self._groups.items()
            if zone != spot.zone
            for group in groups
            for part in group.parts
            if part.item.piece.kind == "card" and owed(self._layout, part.item) == spot.seat
        ]

    def _lay(self, spot: Spot, items: Sequence[PieceItem], poses: Sequence[Pose]) -> None:
        """Set *poses* as the homes of *items*, each with its group."""
        groups = self._groups.get(spot.zone)
        for number, (item, pose) in enumerate(zip(items, poses, strict=True)):
            seen = spot.shown and not spot.shut
            item.home = pose if seen else pose._replace(visible=False)
            if groups is None or len((group := groups[number]).held) == 0:
                continue
            for part, lies in group.lie_about(item.home):
                part.item.home = lies
                part.item.seen = _part_of(part.rect, part.seen)
            takes = spot.lies.kind == "groups"
            for place in group.spots(self._layout, item.home, spot.seat):
                if takes or self._zones[place.zone]:
                    self._spots[place.zone] = place


def _unseen(spot: Spot) -> Pose:
    """Where a piece is that lies in *spot* and is not shown."""
    centre = spot.area.center()
    return Pose(centre.x(), centre.y(), spot.scale, visible=False)


def _part_of(whole: QRectF, part: QRectF) -> QRectF:
    """*part* as fractions of *whole*."""
    return QRectF(
        (part.left() - whole.left()) / whole.width(),
        (part.top() - whole.top()) / whole.height(),
        part.width() / whole.width(),
        part.height() / whole.height(),
    )
