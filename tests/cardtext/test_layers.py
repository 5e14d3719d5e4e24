"""Numbers in layers: printed, set to, plus and minus, times, at least and at most."""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletop.executor.layers import in_layers, reckon
from tabletop.play.rules.modifiers import Part, Stage

FIVE: list[tuple[Stage, int]] = [
    ("set", 4),
    ("plus", 3),
    ("times", 2),
    ("at least", 20),
    ("at most", 17),
]


@pytest.mark.parametrize("order", [*permutations(FIVE)][::7])
def test_layers_follow_one_another_in_whatever_order_they_lie(
    order: tuple[tuple[Stage, int], ...],
) -> None:
    assert in_layers(9, order) == 17
    assert in_layers(9, order[:0]) == 9
    value = reckon(Part(9, "printed"), [Part(n, stage, stage=stage) for stage, n in order])
    assert value.n == 17
    assert [part.stage for part in value.parts[1:]] == [stage for stage, _ in FIVE]


@pytest.mark.parametrize(
    ("changes", "n"),
    [
        ([("plus", 3), ("plus", -1)], 11),
        ([("times", 2), ("plus", 1)], 20),
        ([("at most", 5), ("plus", 1)], 5),
        ([("set", 2), ("at least", 3)], 3),
    ],
)
def test_each_layer_does_to_what_came_before(changes: list[tuple[str, int]], n: int) -> None:
    assert in_layers(9, changes) == n


def test_never_below_so_much_is_a_part_that_says_so() -> None:
    value = reckon(Part(2, "printed"), [Part(-5, "Mud")], least=0, rule="RST-054")
    assert (value.n, value.parts[-1]) == (0, Part(3, "never below 0", "RST-054"))
