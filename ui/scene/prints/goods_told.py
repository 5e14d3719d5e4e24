"""The text for the stacks of goods in a place, from the game and the open question."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from msgspec import Struct

from ui.scene.pieces.items import PieceItem
from ui.scene.places import stack_poses
from ui.scene.places.spot import Spot
from ui.scene.places.stack_poses import Stack
from ui.scene.whereabouts.laid_scene import LaidScene


class Told(Struct, frozen=True):
    """The text for one stack. `lacks` is how much money is missing for its `price` (`printed` is
    the printed one); `why` is another reason why it cannot be had."""

    name: str
    brief: str
    count: int
    price: int = 0
    printed: int = 0
    lacks: int = 0
    why: str = ""

    @property
    def dull(self) -> bool:
        """Whether it cannot be had now."""
        return self.lacks > 0 or bool(self.why)

    @property
    def left(self) -> str:
        """How many are left, or how much money is missing."""
        return f"{self.lacks} short" if self.lacks else f"{self.count} left"


def of_zone(table: LaidScene, spot: Spot) -> Iterator[tuple[Stack, Told]]:
    """Each visible stack in the place of *spot*, with its text."""
    items = table.lying.zones.get(spot.zone, [])
    names = [item.piece.name for item in items]
    for stack in stack_poses.stacks(spot, names, table.layout.card):
        if stack.name:
            yield stack, _told(table, spot, stack, [items[number] for number in stack.pieces])


def _told(table: LaidScene, spot: Spot, stack: Stack, items: Sequence[PieceItem]) -> Told:
    top, goods = items[0], spot.lies.goods
    facts = table.explain(top.piece.id)
    price = facts.get(goods.price) if goods else None
    is_had = any(item.piece.id in table.had for item in items)
    lacks = facts.get(goods.lacks) if goods and not is_had else None
    return Told(
        table.titles(stack.name),
        table.briefs(stack.name),
        len(stack.pieces),
        price.n if price else 0,
        price.parts[0].n if price and price.parts else 0,
        lacks.n if lacks else 0,
        table.barred.get(top.piece.id, ""),
    )


def lies_below(table: LaidScene, item: PieceItem) -> bool:
    """Whether *item* lies under others of its name in a stack, which are taken first."""
    spot = table.arrangement.spots.get(item.zone)
    if spot is None or spot.lies.kind != "stacks":
        return False
    items = table.lying.zones.get(item.zone, [])
    return any(other.piece.name == item.piece.name for other in items[: item.index])


def uppermost(table: LaidScene, piece: int) -> PieceItem | None:
    """The item of *piece*, unless it lies under others of its stack."""
    item = table.lying.known(piece)
    return None if item is not None and lies_below(table, item) else item


def words_of(table: LaidScene, item: PieceItem) -> list[str]:
    """The text for the stack with *item* on top, in words."""
    spot = table.arrangement.spots.get(item.zone)
    if spot is None or spot.lies.kind != "stacks":
        return []
    for stack, told in of_zone(table, spot):
        if stack.name == item.piece.name:
            price = f"{told.price} gold" if told.price else ""
            return [each for each in (price, told.left, told.why) if each]
    return []
