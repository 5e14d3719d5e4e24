"""Groups of pieces in which none covers another: which card is large, and where the others lie."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QRectF

from ui.scene.layout.table_layout import Layout, ZoneLayout
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import PieceItem
from ui.scene.places.piece_poses import Pose
from ui.scene.places.shaped_groups import Held
from ui.scene.places.spot import Spot
from ui.scene.whereabouts.attached import Group, Size

_LIES = ZoneLayout(kind="free", outline=False)
"""The layout of an attached zone; its group lays out the pieces."""

# the size of a token on a large card, in its shorter sides, and at most
_TOKEN, _TOKEN_MOST = 0.36, 64.0
_TOKEN_LEAST = 0.9  # the size of a token on a strip, in strip heights


class Stack(NamedTuple):
    """The cards of a group from top to bottom: those that hold or are held by the `large` one, the
    large one, and those tucked under any; the tokens on them; and the z order (`over`) of each
    piece when the group is carried."""

    above: tuple[PieceItem, ...]
    large: PieceItem
    below: tuple[PieceItem, ...]
    tokens: tuple[PieceItem, ...]
    over: Mapping[PieceItem, int]

    @property
    def held(self) -> Held:
        """The number of strips."""
        return Held(len(self.above), len(self.below))

    @property
    def cards(self) -> tuple[PieceItem, ...]:
        """All cards from top to bottom."""
        return (*self.above, self.large, *self.below)

    def poses(
        self, places: Sequence[QRectF], card: Size, z: float
    ) -> Iterator[tuple[PieceItem, Pose]]:
        """The pose of each piece, given the *places* of the cards."""
        found = dict(zip(self.cards, places, strict=True))
        base = self.over[self.large]
        for item, place in found.items():
            at, height = place.center(), z + (self.over[item] - base) * z_values.TUCK
            tall = place.height() / place.width()
            yield item, Pose(at.x(), at.y(), place.width() / card[0], z=height, tall=tall)
        for number, item in enumerate(self.tokens):
            owner = found[item.on if item.on in found else self.large]
            low = owner.height() < 0.5 * owner.width()
            side = owner.height() * _TOKEN_LEAST
            if not low:
                side = min(_TOKEN * min(owner.width(), owner.height()), _TOKEN_MOST)
            beside = sum(1 for other in self.tokens[:number] if other.on is item.on)
            x = owner.right() - side * (0.55 + beside * 0.7)
            y = owner.center().y() if low else owner.bottom() - side * 0.55
            height = z + (self.over[item] - base) * z_values.TUCK
            yield item, Pose(x, y, side / metrics.TOKEN, z=height)

    def spots(self, group: Group, card: Size, seat: int) -> Iterator[Spot]:
        """The attached zones of the *group*'s cards as places. A tucked zone accepts drops on its
        owner, or on the pieces in it."""
        for held in group.held:
            home = held.owner.home
            drop = _room(held.owner, card)
            for item in self.below:
                if item.on is held.owner and item.zone == held.zone:
                    drop |= _room(item, card)
            yield Spot(
                held.zone, _LIES, drop, drop, home.scale, seat,
                shown=home.visible, on=held.owner.piece.id,
            )  # fmt: skip


def stack_of(layout: Layout, group: Group) -> Stack:
    """The stack of *group*'s pieces."""
    items = [part.item for part in group.parts]
    cards = [item for item in items if item.piece.kind == "card"]
    tucked = {
        item for item in cards if item.on is not None and layout.attached[item.held_as].tucked
    }
    upright = [item for item in cards if item not in tucked]
    large = upright[-1] if upright else group.root
    above = tuple(item for item in upright if item is not large)
    below = tuple(item for item in cards if item in tucked and item is not large)
    tokens = tuple(item for item in items if item.piece.kind != "card" and item is not large)
    return Stack(above, large, below, tokens, {item: n for n, item in enumerate(items)})


def _room(item: PieceItem, card: Size) -> QRectF:
    """The rectangle of *item*, a card that takes the shape of its cell."""
    home = item.home
    wide = home.scale * card[0]
    high = wide * home.tall
    return QRectF(home.x - wide / 2, home.y - high / 2, wide, high)
