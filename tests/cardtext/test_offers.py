"""What is offered for a sentence that is not read: the same in other or in several sentences, and
what is near to it."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, write
from tabletop.cardtext.unread import Fault, Unread
from tabletop.grammar.grammar import Grammar
from tabletop.play.shelf.game_shelf import game_called
from tests.cardtext.toy_grammar import TOY


def book(game: str) -> Grammar:
    """The grammar of *game*."""
    wording = game_called(game).wording
    assert wording is not None
    return wording.phrases


def fault(game: str, sentence: str) -> Fault:
    """What is said of *sentence*, which is not read."""
    (said,) = parse(sentence, book(game))
    assert isinstance(said, Unread)
    return said.fault


@pytest.mark.parametrize(
    ("game", "written", "meant"),
    [
        (
            "restless",
            "When a Battle begins, roll the D20, and if you roll 15 or more, the Target takes 4 "
            "damage, otherwise you take 2 damage.",
            "When a Battle begins, you roll the D20. If the roll is 15 or more, the Target takes 4 "
            "damage, otherwise you take 2 damage.",
        ),
        (
            "tower",
            "Your Cups cards gain +1 and may raise Health above 20.",
            "Your Cups cards gain +1. Your Cups cards may raise Health above 20.",
        ),
        (
            "tower",
            "Roll the die: on 5 or 6 the Foe loses 3 Health, on a 1, you lose 2 Health.",
            "Roll the die. 5-6: the Foe loses 3 Health. 1: you lose 2 Health.",
        ),
        (
            "restless",
            "Each Character rolls the D20: on 15 or more, that Character heals 1; on a 1 that "
            "Character dies.",
            "Each Character rolls the D20. 15-20: that Character heals 1. 1: that Character dies.",
        ),
    ],
)
def test_what_is_said_in_one_is_read_as_several_sentences(
    game: str, written: str, meant: str
) -> None:
    said = parse(written, book(game))
    assert all(isinstance(each, Clause) for each in said)
    assert write(said) == meant
    assert parse(meant, book(game)) == said


@pytest.mark.parametrize(
    "written",
    [
        "Lose 2 Luck.",
        "The Foe with the least Health loses 2 Health.",
        "When you are hurt, draw 1 card.",
        "You cannot draw 2 cards.",
        "Draw 2 cards instead of 3 cards.",
    ],
)
def test_nothing_is_offered_that_says_anything_else(written: str) -> None:
    (said,) = parse(written, TOY)
    assert isinstance(said, Unread)
    assert (said.fault.nearest, said.fault.close) == ("", ())


def test_what_is_done_with_an_amount_is_not_done_twice() -> None:
    readings = book("scenario").readings
    assert [*map(str, readings("Attack 3, range 3; 2 targets."))] == [
        "Attack 3, range 3, 2 targets."
    ]
    assert [*map(str, readings("Attack 3; range 3."))] == ["Attack 3, range 3."]


@pytest.mark.parametrize(
    ("written", "expected", "awaited"),
    [
        (
            "When you wake, draw 1 card.",
            "what it waits for",
            "Behind 'When you' can stand: 'sleep'",
        ),
        ("Deal 3 harm.", "what is done", "Behind 'Deal 3' can stand: 'damage'"),
    ],
)
def test_it_is_told_what_may_stand_where_a_sentence_stops_to_make_sense(
    written: str, expected: str, awaited: str
) -> None:
    (said,) = parse(written, TOY)
    assert isinstance(said, Unread)
    assert f"Expected: {expected}." in said.fault.why
    assert awaited in said.fault.why
