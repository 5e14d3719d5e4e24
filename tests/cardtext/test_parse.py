from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import as_printed, parse, sentences, write
from tabletop.cardtext.unread import Unread
from tabletop.grammar.english.language import English
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.idiom import idiom
from tabletop.grammar.noun import words
from tests.cardtext.toy_grammar import BURN, DEAL, DRAW, TOY


def unread(text: str) -> Unread:
    (only,) = parse(text, TOY)
    assert isinstance(only, Unread)
    return only


def test_each_sentence_is_a_clause() -> None:
    text = "Deal 3 damage to the Foe. Draw 1 card. Cups burn."
    clauses = parse(text, TOY)
    assert [c.phrase for c in clauses if isinstance(c, Clause)] == [DEAL, DRAW, BURN]
    assert write(clauses) == text


def test_no_text_says_nothing() -> None:
    assert parse("", TOY) == []


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
        ("deal 3 damage to the Foe.", 25, "Deal 3 damage to the Foe."),
        ("Deal 3 damage to the Foe", 25, "Deal 3 damage to the Foe."),
        ("Draw 12 card.", 9, "Draw 12 cards."),
        ("Wands, Cups and Wands glow.", 13, ""),
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
        ("Coins burn.", "Coins", ""),
        ("Draw 1 card. Cusp burn.", "Cusp", "Cups burn."),
    ],
)
def test_a_word_that_the_lexicon_has_not_is_told_of_with_its_nearest(
    text: str, strange: str, nearest: str
) -> None:
    found = next(said for said in parse(text, TOY) if isinstance(said, Unread))
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
        ("1-4: darw 2 cards.", "1-4: draw 2 cards."),
    ],
)
def test_one_part_that_is_wrong_is_put_right_between_those_that_are_not(
    text: str, nearest: str
) -> None:
    assert unread(text).fault.nearest == nearest


def test_a_sentence_that_says_so_is_left_to_the_players_on_purpose() -> None:
    text = "Draw 2 cards (by hand). Howl. Draw 1 card."
    marked, howled, drawn = parse(text, TOY)
    assert isinstance(marked, Unread)
    assert (marked.fault.code, marked.fault.column) == ("by-hand", 1)
    assert isinstance(howled, Unread)
    assert isinstance(drawn, Clause)
    assert write([marked, howled, drawn]) == text
    assert as_printed(text, TOY) == (
        ("Draw 2 cards.", "Howl.", "Draw 1 card."),
        ("Draw 2 cards.", "Howl."),
    )


def test_columns_count_in_the_whole_text() -> None:
    text = "Draw 2 cards. Draw 2 crads."
    understood, found = parse(text, TOY)
    assert isinstance(understood, Clause)
    assert isinstance(found, Unread)
    assert text[found.fault.column - 1 :] == "crads."
    assert write([understood, found]) == text


def test_a_nearest_sentence_is_one_that_is_understood() -> None:
    for text in ("Deal 12 damge to the Foe.", "Darw 1 card.", "Cusp burn."):
        assert isinstance(parse(unread(text).fault.nearest, TOY)[0], Clause)


def test_a_sentence_with_two_readings_is_left_to_the_players() -> None:
    grammar = Grammar(English())
    words(grammar, "suit", {"wands": "Wands"})
    idiom(grammar, "trait", "{suit} burn", slots={"suit": "suit"})
    idiom(grammar, "trait", "Wands burn")
    (found,) = parse("Wands burn.", grammar)
    assert isinstance(found, Unread)
    assert found.fault.code == "ambiguous-sentence"
    assert "more than one way: " in found.fault.why
    assert "suit='Wands'" in found.fault.why


def test_words_that_one_phrase_can_share_out_in_two_ways_are_ambiguous() -> None:
    grammar = Grammar(English())
    words(grammar, "leads", {"one": "the King", "two": "the King and the Queen"})
    words(grammar, "follows", {"one": "the Jack", "two": "the Queen and the Jack"})
    idiom(grammar, "trait", "{who} and {whom} dance", slots={"who": "leads", "whom": "follows"})
    (found,) = parse("The King and the Queen and the Jack dance.", grammar)
    assert isinstance(found, Unread)
    assert found.fault.code == "ambiguous-sentence"
    assert "who='the King' whom='the Queen and the Jack' and " in found.fault.why
    (clause,) = parse("The King and the Jack dance.", grammar)
    assert isinstance(clause, Clause)
