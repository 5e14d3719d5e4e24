"""Numbers and what changes them: stage by stage, whatever was registered first."""

from __future__ import annotations

from itertools import permutations

import pytest

from tabletop.play.rules.modifiers import STAGES, Modifiers, Part, Stage
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table

PARTS: dict[Stage, int] = {"set": 4, "plus": -1, "times": 3, "at least": 5, "at most": 8}
TABLE = Table("none", [], Flow("none"))
PIECE = Piece(0, "stone", "hill")


def made(stages: tuple[Stage, ...]) -> Modifiers:
    """What changes a weight by one part in each of *stages*."""
    modifiers = Modifiers()
    for stage in stages:
        part = Part(PARTS[stage], stage.title(), f"ABC-{PARTS[stage]}")
        modifiers.of("weight", stage)(lambda table, seat, piece, part=part: part)
    return modifiers


def weighed(modifiers: Modifiers, printed: int = 7, suspended: tuple[str, ...] = ()) -> str:
    table = Table("none", [], Flow("none"), suspended=[*suspended])
    return modifiers.value("weight", table, 0, PIECE, Part(printed, "printed")).explained()


def test_stages_apply_in_their_order_whatever_was_registered_first() -> None:
    told = {weighed(made(order)) for order in permutations(STAGES)}
    assert told == {
        "8 = 7 printed, set to 4 Set - 1 Plus × 3 Times, at least 5 At Least, at most 8 At Most"
    }


@pytest.mark.parametrize(
    ("stages", "printed", "words"),
    [
        (("set",), 7, "4 = 7 printed, set to 4 Set"),
        (("plus",), 7, "6 = 7 printed - 1 Plus"),
        (("times",), 7, "21 = 7 printed × 3 Times"),
        (("at least",), 7, "7 = 7 printed, at least 5 At Least"),
        (("at least",), 2, "5 = 2 printed, at least 5 At Least"),
        (("at most",), 9, "8 = 9 printed, at most 8 At Most"),
        (("plus", "times"), 2, "3 = 2 printed - 1 Plus × 3 Times"),
        ((), 7, "7 printed"),
    ],
)
def test_each_stage_does_its_own(stages: tuple[Stage, ...], printed: int, words: str) -> None:
    assert weighed(made(stages), printed) == words


def test_a_part_that_is_suspended_is_left_out_of_any_stage() -> None:
    whole = made(tuple(STAGES))
    assert weighed(whole, suspended=("ABC-4", "ABC-3", "ABC-8")) == (
        "6 = 7 printed - 1 Plus, at least 5 At Least"
    )
