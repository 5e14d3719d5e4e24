"""What stands on the cards: that it is understood, printed back, counted, and of use."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from tabletop import new_game
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, write
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.cards.lexicon import STATUSES, TRAITS
from tabletop.packs.cards import Card

FILES = ("characters.toml", "starters.toml", "status.toml", "loot.toml", "treasure.toml")


def cards(*files: str) -> list[Card]:
    return [card for card in content.pack().cards.values() if card.file in files]


def words_of(card: Card) -> Iterator[str]:
    yield card.text
    if isinstance(card, content.Character):
        yield card.death


def copies(kind: type[Card]) -> int:
    return sum(
        getattr(card, "copies", 1)
        for card in content.pack().cards.values()
        if isinstance(card, kind)
    )


@pytest.mark.parametrize("file", FILES)
def test_every_sentence_has_one_meaning_and_is_printed_back(file: str) -> None:
    for card in cards(file):
        for words in words_of(card):
            said = parse(words, GRAMMAR)
            assert all(isinstance(sentence, Clause) for sentence in said), (card.id, words)
            assert write(said) == words


@pytest.mark.rule("RST-009", "RST-011")
def test_the_decks_have_as_many_cards_as_they_should() -> None:
    assert copies(content.Character) == 23
    assert copies(content.Starter) == 26
    assert copies(content.Nothing) == 33
    assert copies(content.Loot) >= 50
    assert copies(content.Treasure) >= 40
    assert copies(content.Sin) >= 8


@pytest.mark.rule("RST-014", "RST-061")
def test_blanks_lie_in_no_deck_until_they_are_filled() -> None:
    effects = [card for card in cards("status.toml") if isinstance(card, content.StatusEffect)]
    types = {effect.type: effect.copies for effect in effects}
    assert types == dict.fromkeys(STATUSES, 4)
    assert copies(content.Reminder) == 4
    assert copies(content.Blank) == 4
    assert "supply" not in content.missing(), "24 in all"
    session = new_game("restless", seats=2, seed=1)
    assert [piece.name for piece in session.table["out"]] == ["unwritten"] * 4
    assert len(session.table["supply"]) == 24 - 4


@pytest.mark.rule("RST-055")
def test_characters_differ_in_trait_and_numbers() -> None:
    characters = [card for card in cards("characters.toml") if isinstance(card, content.Character)]
    traits = Counter(card.trait for card in characters)
    assert set(traits) == set(TRAITS)
    assert set(traits.values()) <= {1, 2}
    for card in characters:
        assert 5 <= card.health <= 8
        assert card.text
        assert card.death


@pytest.mark.parametrize("trait", TRAITS)
def test_every_trait_is_good_for_something(trait: str) -> None:
    helped = [
        card.id
        for card in cards("starters.toml", "loot.toml", "treasure.toml")
        if f"{trait}:" in card.text
    ]
    assert len(helped) >= 4


def test_no_two_cards_share_a_name() -> None:
    names = Counter(card.name for card in content.pack().cards.values())
    assert [name for name, n in names.items() if n > 1] == []


def test_every_item_says_or_is_something() -> None:
    for card in cards("starters.toml", "loot.toml", "treasure.toml"):
        if isinstance(card, content.Item):
            assert card.text, card.id
            assert card.flavour, card.id
            assert card.value is not None
            assert card.damage or not {"Melee Weapon", "Ranged Weapon"} & set(card.kinds)
            assert card.recharge or "Active Item" not in card.kinds
