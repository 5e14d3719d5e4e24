"""What is offered for a sentence that is not read: the same in other or in several sentences, and
what is near to it."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.likeness import says_the_same
from tabletop.cardtext.parse import parse, write
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Counted, Number
from tabletop.cardtext.unread import Fault, Unread
from tabletop.play.shelf.game_shelf import game_called

SMALL = Phrasebook(n=Number(), cards=Counted("card", "cards"))
SMALL.add("draw {cards}", "action")
SMALL.add("lose {n} Health", "action")
SMALL.add("the Foe loses {n} Health", "action")
SMALL.add("when you sleep", "trigger")
SMALL.add("once per night", "limit")
SMALL.add("the Foe has no Wards", "condition")


def book(game: str) -> Phrasebook:
    """The phrases of *game*."""
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
        "Unless you lose 2 Health, draw 1 card.",
        "Draw 1 card or lose 2 Health.",
        "The Foe with the least Health loses 2 Health.",
        "When you are hurt, draw 1 card.",
        "Once per moon, draw 1 card.",
        "You cannot draw 2 cards.",
        "Draw 2 cards instead of 3 cards.",
    ],
)
def test_nothing_is_offered_that_says_anything_else(written: str) -> None:
    (said,) = parse(written, SMALL)
    assert isinstance(said, Unread)
    assert (said.fault.nearest, said.fault.close) == ("", ())


def test_what_is_done_with_an_amount_is_not_done_twice() -> None:
    readings = book("scenario").readings
    assert [*map(str, readings("Attack 3, range 3; 2 targets."))] == [
        "Attack 3, range 3, 2 targets."
    ]
    assert [*map(str, readings("Attack 3; range 3."))] == ["Attack 3, range 3."]


@pytest.mark.parametrize(
    ("made", "written", "same"),
    [
        ("each Character heals 2", "every Character regains 2", True),
        ("this deals +2 damage", "this deals 2 more damage", True),
        ("this deals +2 damage", "this deals 2 less damage", False),
        ("the Foe loses a Ward", "the Foe loses no Ward", False),
        ("a Hero heals 2", "each Hero heals 2", False),
        ("a Hero heals 2", "that Hero heals 2", False),
        ("a Hero heals 2", "another Hero heals 2", False),
        ("the Foe harms a Hero", "a Hero harms the Foe", False),
        ("draw 2 cards", "draw 3 cards", False),
        ("draw a card", "you may draw a card", False),
    ],
)
def test_every_word_that_carries_meaning_must_be_there(made: str, written: str, same: bool) -> None:
    assert says_the_same(made, written) == same


def test_the_part_that_cannot_be_said_is_named_with_what_is_left_without_it() -> None:
    (said,) = parse("Lose 2 Health for each moon.", SMALL)
    assert isinstance(said, Unread)
    (close,) = said.fault.close
    assert close.sentence == "Lose 2 Health."
    assert "cannot be said in a sentence: 'for each moon'" in close.told


@pytest.mark.parametrize(
    ("written", "expected", "awaited"),
    [
        (
            "When you wake, draw 1 card.",
            "what it waits for",
            "Behind 'When you' can stand: 'sleep'",
        ),
        ("If the Foe has spikes, draw 1 card.", "a condition", "'no Wards'"),
        ("Draw some cards.", "what is done", "Behind 'Draw' can stand: as '2 cards'"),
    ],
)
def test_it_is_told_what_may_stand_where_a_sentence_stops_to_make_sense(
    written: str, expected: str, awaited: str
) -> None:
    (said,) = parse(written, SMALL)
    assert isinstance(said, Unread)
    assert f"Expected: {expected}." in said.fault.why
    assert awaited in said.fault.why
