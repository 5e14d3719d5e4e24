"""What a card would do, in two words, read off its sentences and never off its text."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.party.effect_words import effect_of as of_thing
from tabletop.games.restless.cards.effect_words import effect_of as of_use
from tabletop.games.restless.choices.item_targets import uses_named
from tabletop.games.scenario.board.executor import of_half
from tabletop.games.scenario.cards.content import Half
from tabletop.games.scenario.cards.effect_words import effect_of as of_sentences
from tabletop.play.shelf.game_shelf import game_called


@pytest.mark.parametrize(
    ("card", "half", "words"),
    [
        ("pole-shove", "top", "attack 2, push 2"),
        ("pole-shove", "bottom", "move 2"),
        ("plant-the-feet", "bottom", "+2 guard"),
        ("stand-in-the-gap", "top", "draw focus, attack 1"),
    ],
)
def test_a_half_of_scenario_says_what_it_does(card: str, half: Half, words: str) -> None:
    game_called("scenario")
    assert of_sentences(of_half(card, half)) == words


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("unsent-letter", "+2 rerolls"),
        ("funeral-cake", "heals 1"),
        ("doll-of-the-toll-keeper", "-2 attack"),
    ],
)
def test_an_item_of_the_restless_says_what_using_it_does(card: str, words: str) -> None:
    game_called("restless")
    assert of_use(uses_named(card)).startswith(words)


@pytest.mark.parametrize(
    ("card", "words"),
    [
        ("sword", "+1 Strength"),
        ("shield", "saves on 5+"),
        ("crown-of-salt", "+1 Strength, +1 Craft"),
        ("mule", "+4 slots"),
        ("water-bottle", ""),
    ],
)
def test_an_object_of_darkest_says_what_it_is_good_for(card: str, words: str) -> None:
    game_called("darkest")
    assert of_thing(card) == words
