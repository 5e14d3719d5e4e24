"""Tables of what a die shows: looked up by what is rolled, their gaps and their overlaps."""

from __future__ import annotations

import pytest

from tabletop.cardtext.die_table import DieTable, die_tables, sides, with_tables
from tabletop.cardtext.parse import parse, write
from tabletop.cardtext.unread import Unread
from tests.cardtext.toy_grammar import TOY

WELL = "You may roll the D20. 1-5: lose 3 Health. 6-15: draw 1 card. 16-20: draw 2 cards."


def table(text: str) -> DieTable:
    (only,) = die_tables(parse(text, TOY))
    return only


def test_a_table_is_looked_up_by_what_is_rolled() -> None:
    well = table(WELL)
    assert write(parse(WELL, TOY)) == WELL
    rows = {n: str(well.row(n)) for n in (1, 5, 6, 15, 16, 20)}
    assert rows == {
        1: "1-5: lose 3 Health.",
        5: "1-5: lose 3 Health.",
        6: "6-15: draw 1 card.",
        15: "6-15: draw 1 card.",
        16: "16-20: draw 2 cards.",
        20: "16-20: draw 2 cards.",
    }
    assert well.row(21) is None
    assert (well.sides, well.gaps, well.overlaps) == (20, [], [])
    assert str(well.roll) == "You may roll the D20."


@pytest.mark.parametrize(
    ("text", "gaps", "overlaps"),
    [
        ("You may roll the D6. 2: lose 1 Health. 5-6: draw 1 card.", [(1, 1), (3, 4)], []),
        ("You may roll the D6. 1-4: lose 1 Health. 3-6: draw 1 card.", [], [(3, 4)]),
        ("You may roll the D4. 1-3: lose 1 Health. 4-6: draw 1 card.", [], [(5, 6)]),
        ("You may roll the D4. 1-4: lose 1 Health. 4-1: draw 1 card.", [], [(1, 4)]),
        ("You may roll the D4. 1-2: lose 1 Health. 4: draw 1 card.", [(3, 3)], []),
        ("Lose 1 Health. 3-4: lose 1 Health. 7: draw 1 card.", [(5, 6)], []),
    ],
)
def test_gaps_and_overlaps_are_found(
    text: str, gaps: list[tuple[int, int]], overlaps: list[tuple[int, int]]
) -> None:
    found = table(text)
    assert (found.gaps, found.overlaps) == (gaps, overlaps)


def test_a_row_that_is_not_understood_keeps_its_place() -> None:
    found = table("You may roll the D4. 1-2: howl. 3-4: draw 1 card.")
    assert isinstance(found.row(2), Unread)
    assert found.gaps == []


def test_a_text_may_have_several_tables_and_other_sentences() -> None:
    one, other = die_tables(parse(f"{WELL} Draw 1 card. 1-2: lose 1 Health.", TOY))
    assert (one.sides, len(one.rows)) == (20, 3)
    assert (other.roll, other.sides, len(other.rows)) == (None, 2, 1)
    assert die_tables(parse("Draw 1 card. You may roll the D4.", TOY)) == []


def test_a_table_stands_in_the_place_of_its_rows() -> None:
    said = parse(f"Draw 1 card. {WELL} Draw 2 cards.", TOY)
    first, roll, found, last = with_tables(said)
    assert (first, roll, last) == (said[0], said[1], said[-1])
    assert isinstance(found, DieTable)
    assert found.roll is roll
    assert [row for _, row in found.rows] == said[2:-1]


def test_a_sentence_rolls_the_die_that_it_names() -> None:
    assert [sides(said) for said in parse("You may roll the D12. Draw 1 card.", TOY)] == [12, 0]
