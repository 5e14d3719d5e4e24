"""What comes of a sitting, in sentences: nothing that changes goes untold."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from tabletop.play.campaigns.aftermath_text import told
from tabletop.table.campaign import (
    Aftermath,
    AnyWritten,
    Burned,
    Campaign,
    Counted,
    CrossedOut,
    Hero,
    Marked,
    Named,
    Recorded,
    Thing,
    Unlocked,
)
from tests.play.nights import nights

SEXTON = Hero("sexton", "The Sexton", 0, {"health": 3}, {"pack": [Thing("lantern")]})
BEFORE = Campaign(
    2,
    "well",
    [Recorded("shore", "The shore was held."), Counted("omens", 3)],
    [SEXTON],
    {"shelf": [Thing("bell")]},
)
SAME = Aftermath(words="Dawn.", heroes=[SEXTON], stores=BEFORE.stores, over=True)

WRITTEN: list[tuple[AnyWritten, str]] = [
    (Recorded("well", "The well was held."), "The well was held."),
    (CrossedOut("shore"), "Crossed out: The shore was held."),
    (Counted("omens", 5), "Omens: 5 (was 3)."),
    (Counted("omens", 3), "Omens: 3."),
    (Named("lantern", "Gull"), "The Lantern is called “Gull” from now on."),
    (Marked("fog", "seen"), "Marked as seen: Fog."),
    (Unlocked("rope"), "Unlocked: A Rope."),
    (Burned("bell"), "Burned: A Hand Bell. It never comes back."),
]


@pytest.mark.parametrize(("written", "words"), WRITTEN, ids=lambda each: str(each)[:30])
def test_each_entry_of_a_log_reads_as_a_sentence(written: AnyWritten, words: str) -> None:
    assert told(BEFORE, replace(SAME, log=[written]), nights())[0] == words


def test_there_is_an_entry_of_each_kind() -> None:
    assert {type(written) for written, _ in WRITTEN} == set(AnyWritten.__args__)


def test_marks_of_a_kind_are_told_together() -> None:
    log: list[AnyWritten] = [Marked("fog", "seen"), Marked("cold", "seen"), Unlocked("rope")]
    lines = told(BEFORE, replace(SAME, log=log), nights())
    assert lines[:2] == ["Marked as seen: Fog and The Cold.", "Unlocked: A Rope."]


HEROES: list[tuple[Hero, str]] = [
    (replace(SEXTON, counters={"health": 1}), "The Sexton: health 1 (was 3)."),
    (replace(SEXTON, counters={}), "The Sexton: health 0 (was 3)."),
    (replace(SEXTON, things={}), "The Sexton: no more The Lantern in the pack."),
    (replace(SEXTON, name="Ada"), "The Sexton is called “Ada” from now on."),
    (SEXTON.falls(2, "A bell rang."), "The Sexton has fallen. A bell rang."),
]


@pytest.mark.parametrize(("hero", "words"), HEROES, ids=[words for _, words in HEROES])
def test_what_becomes_of_a_hero_is_told(hero: Hero, words: str) -> None:
    assert told(BEFORE, replace(SAME, heroes=[hero]), nights()) == [words, "The campaign is over."]


def test_who_joins_and_what_moves_is_told_and_what_comes_next() -> None:
    widow = Hero("widow", "The Widow", 1, {"health": 4})
    came = replace(SAME, heroes=[SEXTON, widow], stores={}, over=False, chapter="church")
    assert told(BEFORE, came, nights()) == [
        "The Widow joins the campaign: health 4.",
        "Gone from the shelf: A Hand Bell.",
        "Next: The Night in the Church.",
    ]


def test_where_nothing_changed_nothing_is_told() -> None:
    assert told(BEFORE, SAME, nights()) == ["The campaign is over."]


def test_counters_on_things_are_told_too() -> None:
    worn = replace(SEXTON, things={"pack": [Thing("lantern", {"oil": 2})]})
    lines = told(BEFORE, replace(SAME, heroes=[worn]), nights())
    assert lines[0] == "The Sexton: The Lantern with oil 2 in the pack."
