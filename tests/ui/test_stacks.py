"""Goods in stacks: where they lie, what is told of each, and that the top one is taken."""

from __future__ import annotations

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from ui.scene.layout.table_layout import ZoneLayout
from ui.scene.places import stack_poses
from ui.scene.places.spot import Spot
from ui.scene.prints.goods_told import Told

CARD = (126.0, 176.0)
AREA = QRectF(100, 50, 1200, 360)
SPOT = Spot("shop", ZoneLayout(kind="stacks"), AREA, AREA, 3.0)


@pytest.mark.parametrize("counts", [(4, 4, 4, 4, 4, 4, 3, 3), (1,), (2, 9), (1,) * 10])
def test_each_name_has_a_stack_with_room_for_words_and_the_first_lies_on_top(
    counts: tuple[int, ...],
) -> None:
    names = [f"thing-{n}" for n, count in enumerate(counts) for _ in range(count)]
    found = stack_poses.stacks(SPOT, names, CARD)
    assert [len(stack.pieces) for stack in found] == [*counts]
    poses = stack_poses.poses(SPOT, names, [CARD] * len(names))
    for stack in found:
        assert AREA.adjusted(-0.1, -0.1, 0.1, 0.1).contains(stack.cell)
        assert stack.cell.contains(stack.card)
        assert stack.cell.contains(stack.words)
        assert stack.words.width() > 0.8 * stack.card.width()
        top, *below = stack.pieces
        assert QPointF(poses[top].x, poses[top].y) == stack.card.center()
        assert all(poses[top].z > poses[other].z for other in below)
        assert sum(poses[n].visible for n in stack.pieces) == min(len(stack.pieces), 4)
    for one, other in itertools.combinations(found, 2):
        assert not one.cell.intersects(other.cell)


def test_what_is_told_says_what_is_lacking_before_how_many_there_are() -> None:
    sold = Told("Axe", "+1 Strength", 4, price=2, printed=3)
    assert (sold.left, sold.dull) == ("4 left", False)
    dear = Told("Axe", "+1 Strength", 4, price=3, lacks=2)
    assert (dear.left, dear.dull) == ("2 short", True)
    full = Told("Axe", "+1 Strength", 4, price=2, why="No slot is free.")
    assert (full.left, full.dull) == ("4 left", True)
