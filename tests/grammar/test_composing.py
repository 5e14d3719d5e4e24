"""Whatever a grammar composes is read as that alone, and a slow reader finds no other reading."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.cardtext.phrase import Said
from tabletop.games.tower.deck.content import WORDING, pack
from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.game import GAME
from tests.grammar.composing import sentence
from tests.grammar.exhaustive import readings
from tests.grammar.read_back import composed, otherwise

assert GAME, "with the game come its verbs"


def test_whatever_is_composed_is_read_as_that_alone() -> None:
    composed(GRAMMAR, 200, 7)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_of_twenty_thousand_none_is_ambiguous(seed: int) -> None:
    composed(GRAMMAR, 2000, 100 + seed)


def exhausted(often: int, seed: int) -> None:
    luck = Random(seed)
    for _ in range(often):
        made = sentence(GRAMMAR, luck)
        assert readings(GRAMMAR, str(made)) == [made], str(made)


def test_a_slow_reader_finds_no_other_reading() -> None:
    exhausted(8, 3)


@pytest.mark.slow
def test_a_slow_reader_finds_no_other_reading_of_many() -> None:
    exhausted(400, 4)
    for words in sorted({card.text for card in pack().cards.values()}):
        for each in words.split(". "):
            printed = f"{each.removesuffix('.')}."
            assert [str(read) for read in readings(GRAMMAR, printed)] == [printed]


def test_the_slow_reader_finds_what_is_ambiguous() -> None:
    """Two trees for one wording, if somebody declares them."""
    from tabletop.grammar.english.language import English
    from tabletop.grammar.grammar import Grammar
    from tabletop.grammar.idiom import idiom

    toy = Grammar(English())
    one = idiom(toy, "action", "ring the bell", run=lambda context: None)
    other = idiom(toy, "action", "ring a bell", "ring the bell", run=lambda context: None)
    for found in (readings(toy, "Ring the bell."), toy.readings("Ring the bell.")):
        assert [each.body for each in found] == [(Said(one, {}),), (Said(other, {}),)]


AROUND = {
    "action": "{}.",
    "modifier": "{}.",
    "trait": "{}.",
    "whole": "{}.",
    "either": "{}.",
    "condition": "If {}, the Foe loses all Wards.",
    "trigger": "{}, the Foe loses all Wards.",
    "cost": "{}: the Foe loses all Wards.",
    "only ban": "{} if the deck is empty.",
}
"""Whole sentences around what is said in a category."""


def test_other_wordings_say_one_thing_that_prints_back() -> None:
    """Some that are spoken at random fit no wording: of Cups, Wands or Cups."""
    assert otherwise(GRAMMAR, AROUND, 150, 1) > 100


@pytest.mark.slow
def test_many_other_wordings_say_one_thing_that_prints_back() -> None:
    assert otherwise(GRAMMAR, AROUND, 6000, 2) > 5000


def test_the_shipped_words_are_those_of_the_grammar() -> None:
    assert WORDING.phrases is GRAMMAR


def test_no_other_wording_of_an_idiom_says_more_than_the_idiom_knows() -> None:
    from tabletop.grammar.english.language import English
    from tabletop.grammar.grammar import Grammar
    from tabletop.grammar.idiom import idiom

    toy, longer = Grammar(English()), "it rains for {n:number} days"
    with pytest.raises(ValueError, match="has a gap 'n'"):
        idiom(toy, "action", "it rains", longer, run=lambda context: None)
