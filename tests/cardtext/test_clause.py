"""Sentences of several parts: who, when, if, what it costs, what is done, until when."""

from __future__ import annotations

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, write
from tabletop.cardtext.unread import Unread
from tests.toys.cellar.words import GRAMMAR

SENTENCES = {
    "When you would take damage, if another Hero has 3 Health or less, draw 2 cards.": [
        "trigger", "if", "action",
    ],
    "Once per round, at the end of each round, discard a card: heal 2 and draw 1 card.": [
        "limit", "trigger", "cost", "action", "action",
    ],
    "Discard a card: a Hero heals 1.": ["cost", "action"],
    "You have +1 Luck until the end of the round.": ["modifier", "duration"],
    "You have +1 Luck while you have 3 Health or less.": ["modifier", "duration"],
    "A Hero heals 3.": ["action"],
    "1-5: draw 3 cards.": ["range", "action"],
}  # fmt: skip


@pytest.mark.parametrize("sentence", SENTENCES)
def test_each_part_of_a_sentence_is_a_phrase_of_its_role(sentence: str) -> None:
    (clause,) = parse(sentence, GRAMMAR)
    assert isinstance(clause, Clause), clause
    assert [said.phrase.role for said in clause.parts] == SENTENCES[sentence]
    assert write([clause]) == sentence


@pytest.mark.parametrize(
    ("sentence", "column"),
    [
        ("Discard a card: a Hero heels 1.", 24),
        ("When you would take damage, discard a card: a Hero.", 51),
        ("Once per round, at the end of each round, discard a card: jump.", 59),
        ("Sailor: discard a card: a Hero heals 1.", 1),
    ],
)
def test_what_is_not_understood_is_found_behind_what_is(sentence: str, column: int) -> None:
    (found,) = parse(sentence, GRAMMAR)
    assert isinstance(found, Unread)
    assert found.fault.column == column


def test_a_sentence_begins_with_a_capital() -> None:
    assert isinstance(parse("discard a card: a Hero heals 1.", GRAMMAR)[0], Unread)
