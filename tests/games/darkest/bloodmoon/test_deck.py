"""Blood Moon: what its decks are made of, and what its cards say."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.deck_measure import tree, twins
from tabletop.grammar.grammar import Grammar
from tabletop.packs.cards import Card
from tabletop.play.shelf.game_shelf import game_called

CARDS = content.brought_by("bloodmoon")
ADVENTURES = [card for card in CARDS if type(card) in {*map(content.KINDS.get, content.ADVENTURES)}]


def grammar() -> Grammar:
    """What cards say while the box is in play."""
    wording = game_called("darkest+bloodmoon").wording
    assert wording is not None
    assert isinstance(wording.phrases, Grammar)
    return wording.phrases


def test_few_cards_are_built_like_another() -> None:
    others: list[Card] = [*content.pack().cards.values(), *content.brought_by("reaper")]
    alike = twins(ADVENTURES, others, grammar())
    assert len(alike) * 3 <= len(ADVENTURES), [card.name for card in alike]


def test_numbers_and_nouns_do_not_tell_cards_apart() -> None:
    cards = content.pack().cards
    assert tree(cards["lucky-nail"]) == tree(cards["tin-whistle"])
    assert tree(cards["hill-brute"]) == tree(cards["ash-wyrm"])[1:]
    assert tree(cards["bog-man"]) != tree(cards["wraith"])


@pytest.mark.parametrize(
    "words",
    [
        "When you would fight a Barn Owl, you have +1 Strength in this combat.",
        "You may evade Moon Worms.",
        "If a Barn Owl lies face up on the road, gain 1 gold.",
        "You may fight a Barn Owl that lies face up on the road for 2 gold.",
        "If you have a Silver Dagger and it is Night, regain 1 Life.",
    ],
)
def test_cards_name_each_other(words: str) -> None:
    assert [str(each) for each in grammar().readings(words)] == [words]
