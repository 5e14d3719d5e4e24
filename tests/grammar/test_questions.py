"""What people are asked of a sentence that a grammar reads: addressed, and told of somebody."""

from __future__ import annotations

import pytest

from tabletop.executor import question_text
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.game import GAME

assert GAME, "with the game come its verbs"


@pytest.mark.parametrize(
    ("sentence", "addressed", "told"),
    [
        ("Each Hero loses 2 Health.", "lose 2 Health", "Elf loses 2 Health"),
        ("Another Hero may draw 1 card.", "draw 1 card", "Elf draws 1 card"),
        ("Each Hero discards a Cups card.", "discard a Cups card", "Elf discards a Cups card"),
        ("The Foe loses a Ward.", "the Foe loses a Ward", "the Foe loses a Ward"),
    ],
)
def test_who_is_asked_is_addressed_and_who_is_meant_is_named(
    sentence: str, addressed: str, told: str
) -> None:
    (clause,) = GRAMMAR.readings(sentence)
    said = clause.body[0]
    assert said.addressed == addressed
    assert question_text.told_of(said, "Elf") == told


def test_who_did_what_is_waited_for_is_named() -> None:
    (clause,) = GRAMMAR.readings("When another Hero falls, draw 1 card.")
    assert question_text.circumstances(clause, "Elf") == " (when Elf falls)"
