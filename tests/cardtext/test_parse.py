from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import as_printed, parse, sentences, write
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Counted, Noun, Number, Word
from tabletop.cardtext.unread import Unread

SUIT = Word(("wands", "cups"))
BOOK = Phrasebook(
    n=Number(),
    cards=Counted("card", "cards"),
    suit=SUIT,
    suits=Choice(SUIT),
    bearer=Word(("ferryman", "chorister")),
)
DEAL = BOOK.add("deal {n} damage to the Foe", "action")
DRAW = BOOK.add("draw {cards}", "action")
BURN = BOOK.trait("{suit} burn")
BOOK.trait("{suits} glow")
BOOK.add("when you sleep", "trigger")
BOOK.add("until dawn", "duration")


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
        ("Deal three damage to the Foe.", 6, "Deal 3 damage to the Foe."),
        ("deal 3 damage to the Foe.", 1, "Deal 3 damage to the Foe."),
        ("Deal 3 damage to the Foe", 25, "Deal 3 damage to the Foe."),
        ("Draw 12 card.", 6, "Draw 12 cards."),
        ("Deal 03 damage to the Foe.", 7, "Deal 3 damage to the Foe."),
        ("Wands, Cups and Wands glow.", 6, ""),
        ("Deal with it, all of you, and do not come back.", 6, ""),
        ("Whereas the undersigned", 1, ""),
    ],
)
def test_what_is_not_understood_says_where_and_what_would_do(
    text: str, column: int, nearest: str
) -> None:
    found = unread(text)
    assert (found.fault.column, found.fault.nearest) == (column, nearest)
    assert column == 1 or repr(text[column - 1 :] or "its end") in found.fault.why


@pytest.mark.parametrize(
    ("text", "strange", "nearest"),
    [
        ("Swords burn.", "Swords", ""),
        ("Draw 1 card. Cusp burn.", "Cusp", "Cups burn."),
        ("Wands, Cusp or Wands glow.", "Cusp", "Wands, Cups or Wands glow."),
        ("Ferrymen: draw 1 card.", "Ferrymen", "Ferryman: draw 1 card."),
        ("Sailor: draw 1 card.", "Sailor", ""),
    ],
)
def test_a_word_that_the_lexicon_has_not_is_told_of_with_its_nearest(
    text: str, strange: str, nearest: str
) -> None:
    found = next(said for said in parse(text, BOOK) if isinstance(said, Unread))
    assert (found.fault.code, found.fault.nearest) == ("unknown-word", nearest)
    assert text[found.fault.column - 1 :].startswith(strange)
    assert repr(strange) in found.fault.why


@pytest.mark.parametrize(
    ("text", "nearest"),
    [
        ("Draw 2 crads and cups burn.", ""),
        ("Draw 2 cards and deal 3 damge to the Foe.", "Draw 2 cards and deal 3 damage to the Foe."),
        ("Darw 2 cards and draw 1 card.", "Draw 2 cards and draw 1 card."),
        ("When you sleep, darw 2 cards.", "When you sleep, draw 2 cards."),
        ("When you sleeep, draw 2 cards.", "When you sleep, draw 2 cards."),
        ("Draw 2 cards until dwan.", "Draw 2 cards until dawn."),
        ("Draw 2 crads until dawn.", "Draw 2 cards until dawn."),
        ("1-4: darw 2 cards.", "1-4: draw 2 cards."),
    ],
)
def test_one_part_that_is_wrong_is_put_right_between_those_that_are_not(
    text: str, nearest: str
) -> None:
    assert unread(text).fault.nearest == nearest


def test_a_sentence_that_says_so_is_left_to_the_players_on_purpose() -> None:
    text = "Draw 2 cards (by hand). Howl. Draw 1 card."
    marked, howled, drawn = parse(text, BOOK)
    assert isinstance(marked, Unread)
    assert (marked.fault.code, marked.fault.column) == ("by-hand", 1)
    assert isinstance(howled, Unread)
    assert isinstance(drawn, Clause)
    assert write([marked, howled, drawn]) == text
    assert as_printed(text, BOOK) == (
        ("Draw 2 cards.", "Howl.", "Draw 1 card."),
        ("Draw 2 cards.", "Howl."),
    )


def test_columns_count_in_the_whole_text() -> None:
    text = "Draw 2 cards. Draw 2 crads."
    understood, found = parse(text, BOOK)
    assert isinstance(understood, Clause)
    assert isinstance(found, Unread)
    assert text[found.fault.column - 1 :] == "2 crads."
    assert write([understood, found]) == text


def test_a_nearest_sentence_is_one_that_is_understood() -> None:
    for text in ("Deal 12 dmg to the Foe.", "Draw 1 cards.", "Cups burns."):
        assert isinstance(parse(unread(text).fault.nearest, BOOK)[0], Clause)


def test_a_sentence_with_two_readings_is_left_to_the_players() -> None:
    book = Phrasebook(suit=Word(("wands",)))
    book.trait("{suit} burn")
    book.trait("Wands burn")
    (found,) = parse("Wands burn.", book)
    assert isinstance(found, Unread)
    assert found.fault.code == "ambiguous-sentence"
    assert "more than one way: 'Wands burn' and '{suit} burn' suit='Wands'." in found.fault.why


def test_words_that_one_phrase_can_share_out_in_two_ways_are_ambiguous() -> None:
    king, jack = "the King", "the Jack"
    book = Phrasebook(
        who=Noun({"one": king, "two": f"{king} and the Queen"}),
        whom=Noun({"one": jack, "two": f"the Queen and {jack}"}),
    )
    book.trait("{who} and {whom} dance")
    (found,) = parse("The King and the Queen and the Jack dance.", book)
    assert isinstance(found, Unread)
    assert found.fault.code == "ambiguous-sentence"
    assert "who='the King' whom='the Queen and the Jack' and " in found.fault.why
    (clause,) = parse("The King and the Jack dance.", book)
    assert isinstance(clause, Clause)
