"""What is told of a sentence that has no reading: its column, which half made sense, what was
expected in the other, and what is meant where only a slip is in the way."""

from __future__ import annotations

import time

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Fault, Unread
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.game import GAME

assert GAME, "with the game come its verbs"


def fault(sentence: str) -> Fault:
    (said,) = parse(sentence, GRAMMAR)
    assert isinstance(said, Unread)
    return said.fault


@pytest.mark.parametrize(
    ("written", "column", "told"),
    [
        ("When you wake, draw 1 card.", 10, ["it waits for", "again is 'draw 1 card'"]),
        ("You lose 2 Luck.", 12, ["Behind 'You lose 2' can stand: 'Health'"]),
        ("Lose 2 Health for each moon.", 24, ["what is counted"]),
        ("If the Foe has spikes, draw 1 card.", 16, ["Behind 'If the Foe has' can stand"]),
        ("Each Hero loses 2 Health and flies home.", 30, ["what is done"]),
    ],
)
def test_it_is_told_where_it_stops_and_what_was_expected(
    written: str, column: int, told: list[str]
) -> None:
    found = fault(written)
    assert (found.code, found.column, found.nearest) == ("unread-sentence", column, "")
    for words in told:
        assert words in found.why


def test_a_word_where_a_list_fits_is_told_of_with_the_list() -> None:
    found = fault("Plums dispel a Ward.")
    assert found.code == "unknown-word"
    assert "These can: Wands, Cups, Swords, Pentacles" in found.why


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Each Hero lose 2 Health.", "Each Hero loses 2 Health."),
        ("Each Hro loses 2 Health.", "Each Hero loses 2 Health."),
        ("When you Focus draw 1 card.", "When you Focus, draw 1 card."),
        ("Draw 2 card.", "Draw 2 cards."),
        ("Yo ulose 2 Health.", "You lose 2 Health."),
        ("Each Hero loses 2 Health", "Each Hero loses 2 Health."),
    ],
)  # fmt: skip
def test_a_slip_is_put_right(written: str, meant: str) -> None:
    assert fault(written).nearest == meant
    assert all(isinstance(each, Clause) for each in parse(meant, GRAMMAR))


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Each player forfeits 2 Health.", "Each Hero loses 2 Health."),
        ("When the monster perishes, you are allowed to draw 1 card as usual.",
         "When the Foe is defeated, you may draw 1 card."),
        ("Your Cups cards gain +1 and are able to raise life above 20.",
         "Your Cups cards gain +1. Your Cups cards may raise Health above 20."),
    ],
)  # fmt: skip
def test_the_house_words_are_offered_for_others(written: str, meant: str) -> None:
    assert fault(written).nearest == meant
    assert all(isinstance(each, Clause) for each in parse(meant, GRAMMAR))


@pytest.mark.parametrize(
    "written",
    ["Takes 2 damage.", "You never lose 2 Health.", "It loses 2 Health to nobody.",
     "Lose 2 Health, draw 2 cards.", "Each Hero unloses 2 Health."],
)  # fmt: skip
def test_nothing_is_offered_that_says_anything_else(written: str) -> None:
    assert fault(written).nearest == ""


def test_the_part_that_cannot_be_said_is_named_with_the_rest() -> None:
    (close,) = fault("Lose 2 Health for each moon.").close
    assert close.sentence == "Lose 2 Health."


LONGEST = [
    (again * 60)[:599].strip(" ,:") + "."
    for again in (
        "Draw 1 card and ", "If, ", "1-8: ", "each Hero that has ", "you lose 1 Health and ",
        "if you have 1 Health or less and ", "a Hero loses Health equal to half ",
        "Each Hero loses 1 Health for each Ward the Foe has left and ",
    )
]  # fmt: skip


@pytest.mark.parametrize("sentence", LONGEST, ids=lambda each: each[:24])
def test_six_hundred_letters_are_read_and_explained_soon(sentence: str) -> None:
    """Twice as much as it takes on a slow machine, and a fifth of a second for a reading."""
    sentence = sentence[:1].upper() + sentence[1:]
    began = time.process_time()
    (said,) = parse(sentence, GRAMMAR)
    assert time.process_time() - began < 0.2
    began = time.process_time()
    if isinstance(said, Unread):
        assert said.fault.why
    assert time.process_time() - began < 0.3


def test_a_fault_is_explained_soon() -> None:
    taken = []
    for written in (
        "When you wake, draw 1 card.",
        "Each Hero losees 2 Health.",
        "You lose 2 Luck.",
        "If the Foe has spikes, draw 1 card.",
        "Draw 2 crads and lose 1 Health.",
    ):
        began = time.process_time()
        assert fault(written).why
        taken.append(time.process_time() - began)
    assert sorted(taken)[2] < 0.06
