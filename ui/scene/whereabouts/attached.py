"""Pieces that lie beside another piece: tucked under it, or laid over it.

A piece with everything attached to it, at any depth, is a group. A group is laid out, moved and
dragged as one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF

from tabletop.table.view import SeenPiece, SeenZone
from tabletop.table.zones import Zones
from ui.scene.layout.attached_layout import Attached
from ui.scene.layout.table_layout import Layout, ZoneLayout
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import PieceItem
from ui.scene.places.piece_poses import Pose
from ui.scene.places.spot import Spot

Size = tuple[float, float]
Lying = Mapping[str, Sequence[PieceItem]]


class Part(Struct):
    """A piece of a group: its rectangle about the root's middle, at the root's scale 1.

    `seen` is the fraction that nothing attached covers, `scale` is relative to the root's.
    """

    item: PieceItem
    rect: QRectF
    scale: float
    seen: QRectF


class Held(Struct):
    """An attached zone of a group: the piece it is attached to, and where it accepts drops."""

    zone: str
    kind: str
    owner: PieceItem
    drop: QRectF


class Group(Struct):
    """A piece and everything attached to it, bottom first."""

    root: PieceItem
    parts: list[Part] = []
    held: list[Held] = []

    @property
    def extent(self) -> QRectF:
        """The rectangle of the whole group about the root's middle, at scale 1."""
        covered = QRectF()
        for part in self.parts:
            covered |= part.rect
        return covered

    def lie_about(self, pose: Pose) -> Iterator[tuple[Part, Pose]]:
        """The pose of each part when the root lies at *pose*."""
        base = next(n for n, part in enumerate(self.parts) if part.item is self.root)
        for number, part in enumerate(self.parts):
            if part.item is self.root:
                yield part, pose
                continue
            middle = part.rect.center() * pose.scale
            yield (
                part,
                Pose(
                    pose.x + middle.x(),
                    pose.y + middle.y(),
                    pose.scale * part.scale,
                    z=pose.z + (number - base) * z_values.TUCK,
                    visible=pose.visible,
                ),
            )

    def spots(self, layout: Layout, pose: Pose, seat: int) -> Iterator[Spot]:
        """The places of the group's attached zones when its root lies at *pose*."""
        about = QPointF(pose.x, pose.y)
        for held in self.held:
            drop = QRectF(held.drop.topLeft() * pose.scale, held.drop.size() * pose.scale)
            drop.translate(about)
            yield Spot(
                held.zone, _LIES, drop, drop, pose.scale, seat,
                shown=pose.visible, on=held.owner.piece.id,
            )  # fmt: skip


_LIES = ZoneLayout(kind="free", outline=False)
"""The layout of an attached zone; its group lays out the pieces."""


class Groups:
    """The groups of the pieces in *zones*; *lying* are all pieces, *size_of* gives a piece's size
    at scale 1."""

    def __init__(
        self,
        layout: Layout,
        lying: Lying,
        zones: Zones[SeenZone],
        size_of: Callable[[SeenPiece], Size],
    ) -> None:
        self._layout, self._lying, self._zones, self._size_of = layout, lying, zones, size_of

    def of(self, root: PieceItem) -> Group:
        """The group of *root*."""
        group = Group(root)
        group.parts = self._lay(root, QPointF(), 1.0, group, {root})
        return group

    def _lay(
        self, item: PieceItem, middle: QPointF, scale: float, group: Group, laid: set[PieceItem]
    ) -> list[Part]:
        """The parts of *item* and everything attached to it, bottom first."""
        width, height = (side * scale for side in self._size_of(item.piece))
        rect = _about(middle, width, height)
        own = Part(item, rect, scale, QRectF(rect))
        below: list[Part] = []
        above: list[Part] = []
        for kind, how in self._layout.attached.items():
            zone = self._zones.one(kind, on=item.piece.id) if item.piece.name else None
            if zone is None:
                continue
            drop = QRectF(rect)
            for number, other in enumerate(self._lying.get(zone.name, ())):
                if other in laid:
                    continue
                laid.add(other)
                other.on, other.held_as = item, kind
                at, own_scale = _place(how, number, other.piece.kind, rect, scale)
                parts = self._lay(other, at, own_scale, group, laid)
                top = next(part for part in parts if part.item is other)
                if how.tucked:
                    top.seen.setTop(top.rect.bottom() - how.step[1] * height)
                    drop |= top.seen
                    below = [*parts, *below]
                else:
                    if other.piece.kind == "card" and top.rect.top() > own.seen.top():
                        own.seen.setBottom(min(own.seen.bottom(), top.rect.top()))
                    above += parts
            group.held.append(Held(zone.name, kind, item, drop if how.tucked else QRectF()))
        for held in group.held:
            if held.owner is item and held.drop.isEmpty():
                held.drop = QRectF(own.seen)
        return [*below, own, *above]


def _place(
    how: Attached, number: int, kind: str, owner: QRectF, scale: float
) -> tuple[QPointF, float]:
    """The middle and scale of the piece at *number* of a zone on *owner*, whose own scale is
    *scale*."""
    first = how.first or how.step
    x = (first[0] + number * how.step[0]) * owner.width()
    y = (first[1] + number * how.step[1]) * owner.height()
    if kind == "card":
        return owner.center() + QPointF(x, y), scale
    across = number * how.token * 0.5 * owner.width()
    at = QPointF(
        owner.left() + how.token_at[0] * owner.width() + across,
        owner.top() + how.token_at[1] * owner.height(),
    )
    return at, how.token * owner.width() / metrics.TOKEN


def _about(middle: QPointF, width: float, height: float) -> QRectF:
    return QRectF(middle.x() - width / 2, middle.y() - height / 2, width, height)


# --- who is tied to whom -----------------------------------------------------------------------


def stands_for(layout: Layout, item: PieceItem) -> int:
    """The number of the piece that the token *item* on another piece stands for, or -1."""
    how = layout.attached.get(item.held_as)
    return item.piece.counters.get(how.stands_for, 0) - 1 if how and how.stands_for else -1


def through(layout: Layout, item: PieceItem) -> int:
    """The number of the piece through which *item* is attached, or -1 if it is attached
    directly."""
    how = layout.attached.get(item.held_as)
    if how is None or not how.through:
        return -1
    holder = stands_for(layout, item) if stands_for(layout, item) >= 0 else item.piece.id
    named = item.piece.counters.get(how.through, 0) - 1
    return named if named != holder else -1


def tied(layout: Layout, item: PieceItem, all_items: Sequence[PieceItem]) -> set[PieceItem]:
    """*item*, the piece it lies on, and all tokens that stand for it with the pieces those lie on.

    For a token, the same of the piece it stands for. Empty for a piece without ties.
    """
    holder = item.piece.id if stands_for(layout, item) < 0 else stands_for(layout, item)
    found: set[PieceItem] = set()
    for other in all_items:
        how = layout.attached.get(other.held_as)
        if other.on is None or how is None or how.tucked:
            continue
        if other.piece.id == holder or stands_for(layout, other) == holder:
            found |= {other, other.on}
    if found and holder >= 0:
        found |= {other for other in all_items if other.piece.id == holder}
    return found


def owed(layout: Layout, item: PieceItem) -> int:
    """The seat that owns *item* by its counter, although it lies on another piece; -1 if none."""
    how = layout.attached.get(item.held_as)
    return item.piece.counters.get(how.home, 0) - 1 if how and how.home else -1
