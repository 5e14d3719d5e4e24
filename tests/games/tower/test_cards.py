"""The 78 cards: their arithmetic, and that what they say is what the rules do."""

from __future__ import annotations

from collections import Counter

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse, write
from tabletop.commands.lint import called_in
from tabletop.games.tower.deck.content import (
    ALL,
    WORDING,
    Foe,
    Hero,
    NumberCard,
    effect,
    pack,
    says,
)
from tabletop.games.tower.deck.grammar import CLASSES, DISPEL, EXCUSE, GAIN, GRAMMAR, OVERHEAL
from tabletop.games.tower.game import GAME
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.foes import ANSWERS
from tabletop.packs.lint import lint

FOES = [card for card in pack().cards.values() if isinstance(card, Foe)]
HEROES = [card for card in pack().cards.values() if isinstance(card, Hero)]
NUMBERS = [card for card in pack().cards.values() if isinstance(card, NumberCard)]


def test_the_pack_is_sound_and_each_sentence_is_understood() -> None:
    assert pack().findings == []
    assert list(lint(WORDING, called_in("tabletop.games.tower"))) == []


@pytest.mark.parametrize("name", ALL)
def test_each_sentence_has_one_reading_and_prints_back_letter_for_letter(name: str) -> None:
    card = pack().cards[name]
    clauses = parse(card.text, GRAMMAR)
    assert clauses
    assert all(isinstance(clause, Clause) for clause in clauses)
    assert write(clauses) == card.text


def test_the_deck_says_only_what_the_book_knows() -> None:
    assert {phrase for name in ALL for phrase in says(name)} < set(GRAMMAR)


def test_no_two_cards_share_a_name_or_a_flavour() -> None:
    for field in ("name", "flavour"):
        words = Counter(getattr(card, field) for card in pack().cards.values())
        assert [text for text, count in words.items() if count > 1 or not text] == []


@pytest.mark.rule("TWR-004")
def test_the_deck_is_a_tarot_deck() -> None:
    assert set(pack().cards) == set(ALL)
    assert len(ALL) == len(set(ALL)) == 78
    assert [len(FOES), len(HEROES), len(NUMBERS)] == [21, 16, 40]
    assert sorted(card.number for card in FOES) == list(range(1, 22))
    assert Counter(card.suit for card in HEROES) == dict.fromkeys(cards.SUITS, 4)
    for suit in cards.SUITS:
        ranks = sorted(card.rank for card in NUMBERS if card.suit == suit)
        assert (ranks, sum(ranks)) == (list(range(1, 11)), 55)


@pytest.mark.parametrize("card", FOES + HEROES + NUMBERS, ids=lambda card: card.id)
def test_an_id_says_what_the_card_is(card: Foe | Hero | NumberCard) -> None:
    if isinstance(card, Foe):
        assert card.id == f"major-{card.number}"
        return
    assert card.id == f"{card.suit}-{card.rank}"
    ranks = ["Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]
    rank = card.rank.capitalize() if isinstance(card, Hero) else ranks[card.rank - 1]
    assert card.name == f"{rank} of {card.suit.capitalize()}"


@pytest.mark.rule("TWR-058")
def test_so_many_foes_are_of_each_type() -> None:
    counted = {kind: {card.number for card in FOES if kind in card.types} for kind in ANSWERS}
    assert set(range(1, 22)) - counted["human"] == {10, 14, 18}
    assert counted["celestial"] == {6, 10, 14, 15, 20}
    assert counted["beast"] == {6, 7, 8, 10, 13, 17, 18, 19, 21}
    ornaments = {card.number: card.ornaments for card in FOES if card.ornaments}
    beasts = dict.fromkeys((1, 4, 15), ("beast",))
    assert ornaments == beasts | {10: ("human",), 18: ("human",), 21: ("celestial",)}


@pytest.mark.rule("TWR-053", "TWR-054", "TWR-056", "TWR-057")
@pytest.mark.parametrize("card", FOES, ids=lambda card: card.name)
def test_a_foe_tells_the_suits_that_answer_its_types(card: Foe) -> None:
    suits = tuple(ANSWERS[kind] for kind in card.types)
    assert says(card.id)[DISPEL].values == {"suits": suits}


@pytest.mark.rule("TWR-008", "TWR-009", "TWR-094", "TWR-099")
@pytest.mark.parametrize("card", HEROES, ids=lambda card: card.name)
def test_a_court_says_its_class_and_its_gift(card: Hero) -> None:
    classes = {"king": "Paladin", "knight": "Rogue", "page": "Mage", "queen": "Priest"}
    assert cards.class_of(card.id) == classes[card.rank]
    assert cards.gift_of(card.id) == cards.GIFTS[card.suit]
    said = says(card.id)
    assert said[GAIN].values == {"suit": card.suit, "n": 1}
    assert (OVERHEAL in said) == (card.suit == "cups")
    assert len([phrase for phrase in said if phrase in CLASSES]) == 1


@pytest.mark.rule("TWR-024", "TWR-027", "TWR-034", "TWR-035", "TWR-037", "TWR-040")
@pytest.mark.parametrize("card", NUMBERS, ids=lambda card: card.name)
def test_a_number_card_says_what_its_suit_does_in_its_rank(card: NumberCard) -> None:
    verbs = {
        "wands": "deal_damage",
        "swords": "deal_damage",
        "cups": "regain_health",
        "pentacles": "give_out",
    }
    done = effect(card.id)
    assert done is not None
    clause = done.clause
    kind = {"wands": {"kind": "magic"}, "swords": {"kind": "weapon"}}.get(card.suit, {})
    assert clause.values == {"n": card.rank, **kind}
    assert clause.phrase.run is not None
    assert clause.phrase.run.__name__ == verbs[card.suit]


@pytest.mark.rule("TWR-118")
def test_the_fool_says_what_it_is_good_for() -> None:
    assert list(says("major-0")) == [EXCUSE]
    assert effect("major-0") is None


def test_a_token_is_called_what_the_players_call_it() -> None:
    assert GAME.title_of("a lucky penny") == "a lucky penny"
    assert GAME.title_of("major-18") == "The Moon"
    assert not GAME.knows("wands-11")
    assert not GAME.knows("major-22")


def test_what_stands_on_a_card_is_shown_to_players() -> None:
    moon = GAME.printed("major-18")
    assert (moon.kind, moon.sentences) == ("Foe", ("Swords dispel a Ward.",))
    assert moon.tags == {"Shows": "beast", "Ornaments": "human"}
    assert moon.flavour == pack().cards["major-18"].flavour
    queen = GAME.printed("cups-queen")
    assert (queen.kind, len(queen.sentences)) == ("Hero", 3)
    assert queen.tags == {"Class": "Priest", "Gift": "Devout"}
    assert GAME.printed("swords-10").kind == "Swords"
    assert GAME.printed("a lucky penny").sentences == ()
