"""Sentences of several parts: who, when, if, what it costs, what is done, until when."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, write
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.slots import Choice, Counted, Noun, Number, Word
from tabletop.cardtext.unread import Unread

BOOK = Phrasebook(
    n=Number(),
    damage=Counted("damage", "damage"),
    who=Noun({"you": "you", "another": "another Character", "knight": "a Knight"}),
    whom=Choice(Noun({"parsifal": "Parsifal", "knight": "a Knight", "squire": "a Squire"})),
    bearer=Word(("ferryman", "chorister")),
)
BOOK.add("when {who} would take damage", "trigger")
BOOK.add("at Rest", "trigger")
BOOK.add("{who} is hurt", "condition")
BOOK.add("use", "cost")
BOOK.add("{n} Reroll Counters", "cost")
BOOK.add("{who} heals {n}", "action")
BOOK.add("draw {n} Loot", "action")
BOOK.add("Combat rolls gain +{n}", "modifier")
BOOK.add("until the end of the Battle", "duration")
BOOK.add("forever", "duration")
BOOK.add("{whom} is free", "quest")

SENTENCES = {
    "When you would take damage, if another Character is hurt, draw 2 Loot.": [
        "trigger",
        "if",
        "action",
    ],
    "Ferryman: at Rest, 3 Reroll Counters: you heals 2 and draw 1 Loot.": [
        "bearer",
        "trigger",
        "cost",
        "action",
        "action",
    ],
    "Use: a Knight heals 1.": ["cost", "action"],
    "Combat rolls gain +1 until the end of the Battle.": ["modifier", "duration"],
    "Combat rolls gain +1 forever.": ["modifier", "duration"],
    "A Knight heals 3.": ["action"],
    "1-5: draw 3 Loot.": ["range", "action"],
    "Parsifal, a Knight or a Squire is free.": ["quest"],
    "A Squire is free.": ["quest"],
}


@pytest.mark.parametrize("sentence", SENTENCES)
def test_each_part_of_a_sentence_is_a_phrase_of_its_role(sentence: str) -> None:
    (clause,) = parse(sentence, BOOK)
    assert isinstance(clause, Clause), clause
    assert [said.phrase.role for said in clause.parts] == SENTENCES[sentence]
    assert write([clause]) == sentence


@pytest.mark.parametrize(
    ("sentence", "column"),
    [
        ("Use: a Knight heels 1.", 15),
        ("When you would take damage, use: a Knight.", 42),
        ("Ferryman: at Rest, 3 Reroll Counters: jump.", 39),
        ("Sailor: use: a Knight heals 1.", 1),
    ],
)
def test_what_is_not_understood_is_found_behind_what_is(sentence: str, column: int) -> None:
    (found,) = parse(sentence, BOOK)
    assert isinstance(found, Unread)
    assert found.fault.column == column


def test_only_the_first_word_of_a_sentence_takes_a_capital() -> None:
    assert isinstance(parse("Use: A Knight heals 1.", BOOK)[0], Unread)
    assert isinstance(parse("use: a Knight heals 1.", BOOK)[0], Unread)
