"""The words of The Restless in its grammar, and in the phrasebook that they move from."""

from __future__ import annotations

import pytest

from tabletop.cardtext.parse import sentences
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.game import GAME
from tabletop.grammar.function import Function

assert GAME, "with the game come its verbs"


def test_every_shipped_sentence_has_one_reading_and_is_printed_back() -> None:
    texts = (
        getattr(card, field, "") for card in content.pack().cards.values()
        for field in ("text", "death")
    )  # fmt: skip
    shipped = {words for text in texts for _, words in sentences(text)}
    assert len(shipped) > 780
    for words in shipped:
        assert [str(each) for each in PHRASES.readings(words)] == [words]


@pytest.mark.parametrize(
    "words",
    [
        # a measure is compared, counted and ranked
        "Each Character that has 3 Health or less absolves a Sin.",
        "Each Character that bears more Sins than you absolves a Sin.",
        "If you hold exactly 2 Items, you absolve a Sin.",
        "If the party has no Reroll Counters, each Character absolves a Sin.",
        "The Character with the most Sins absolves a Sin.",
        "The Character with the least Armor takes on a Sin.",
        "When a Battle begins, a random Character that lacks 2 Health or more absolves a Sin.",
        "While the Target has 5 Health or less, no Character can absolve a Sin.",
        # a verb is done, left to somebody, awaited, forbidden, paid, and counted
        "You may absolve a Sin.",
        "Each other Character may absolve a Sin.",
        "When another Character would reveal a Sin, instead you absolve a Sin.",
        "You cannot absolve a Sin.",
        "Each Character cannot reveal a Sin.",
        "Absolve a Sin: another Character takes on a Sin.",
        "A Character may take on a Sin: that Character heals fully.",
        "Each Character takes 1 damage unless that Character takes on a Sin.",
        # what is in both books stands side by side
        "When you absolve a Sin, you heal 1 for each Sin you bear.",
        "Each Character that bears no Sin heals 1 and the Target takes 2 damage.",
    ],
)  # fmt: skip
def test_what_follows_from_the_parts_is_read_in_one_way(words: str) -> None:
    assert len(PHRASES.readings(words)) == 1


def test_a_word_stands_in_one_book_alone() -> None:
    """What has moved is not in the phrasebook any more."""
    old = {each.template for each in PHRASES if not isinstance(each, Function)}
    for function in GRAMMAR:
        assert function.shown not in old, function.shown
