from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import Unread, parse, sentences, write
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Counted, Number, Word

BOOK = Phrasebook(n=Number(), cards=Counted("card", "cards"), suit=Word(("wands", "cups")))
DEAL = BOOK.trait("deal {n} damage to the Foe")
DRAW = BOOK.trait("draw {cards}")
BURN = BOOK.trait("{suit} burn")


def unread(text: str) -> Unread:
    (only,) = parse(text, BOOK)
    assert isinstance(only, Unread)
    return only


def test_each_sentence_is_a_clause() -> None:
    text = "Deal 3 damage to the Foe. Draw 1 card. Cups burn."
    clauses = parse(text, BOOK)
    assert [c.phrase for c in clauses if isinstance(c, Clause)] == [DEAL, DRAW, BURN]
    assert write(clauses) == text


def test_no_text_says_nothing() -> None:
    assert parse("", BOOK) == []


def test_a_full_stop_inside_a_word_ends_no_sentence() -> None:
    assert [s for _, s in sentences("Roll 1.5 dice! Why? Because... yes.")] == [
        "Roll 1.5 dice!",
        "Why?",
        "Because...",
        "yes.",
    ]


@pytest.mark.parametrize(
    ("text", "column", "nearest"),
    [
        ("Deal 3 damge to the Foe.", 8, "Deal 3 damage to the Foe."),
        ("Deal three damage to the Foe.", 6, "Deal 2 damage to the Foe."),
        ("deal 3 damage to the Foe.", 1, "Deal 3 damage to the Foe."),
        ("Deal 3 damage to the Foe", 25, "Deal 3 damage to the Foe."),
        ("Draw 12 card.", 6, "Draw 12 cards."),
        ("Deal 03 damage to the Foe.", 7, "Deal 3 damage to the Foe."),
        ("Swords burn.", 1, "Wands burn."),
        ("Deal with it, all of you, and do not come back.", 6, ""),
        ("Whereas the undersigned", 1, ""),
    ],
)
def test_what_is_not_understood_says_where_and_what_would_do(
    text: str, column: int, nearest: str
) -> None:
    found = unread(text)
    assert (found.column, found.nearest) == (column, nearest)
    assert repr(text[column - 1 :] or "its end") in found.why


def test_columns_count_in_the_whole_text() -> None:
    text = "Draw 2 cards. Draw 2 crads."
    understood, found = parse(text, BOOK)
    assert isinstance(understood, Clause)
    assert isinstance(found, Unread)
    assert text[found.column - 1 :] == "2 crads."
    assert write([understood, found]) == text


def test_a_nearest_sentence_is_one_that_is_understood() -> None:
    for text in ("Deal 12 dmg to the Foe.", "Draw 1 cards.", "Cups burns."):
        assert isinstance(parse(unread(text).nearest, BOOK)[0], Clause)


def test_a_sentence_with_two_readings_is_left_to_the_players() -> None:
    book = Phrasebook(suit=Word(("wands",)))
    book.trait("{suit} burn")
    book.trait("Wands burn")
    (found,) = parse("Wands burn.", book)
    assert isinstance(found, Unread)
    assert "more than one way: 'Wands burn' and '{suit} burn'" in found.why
