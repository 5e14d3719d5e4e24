"""The journey's cards as they are printed: how many there are, and how their sentences read."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import die_tables
from tabletop.cardtext.parse import parse, write
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.content import Combat, Event, God, Realm, Rest, Trader
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.cards.lexicon import TRAITS, TYPES

JOURNEY = (Combat, Event, Trader, Rest, Realm, God)
CARDS = [card for card in content.pack().cards.values() if isinstance(card, JOURNEY)]
IDS = [card.id for card in CARDS]


def of(*kinds: type) -> list[content.Card]:
    return [card for card in CARDS if isinstance(card, kinds)]


@pytest.mark.parametrize("card", CARDS, ids=IDS)
def test_every_sentence_has_one_meaning_and_prints_back(card: content.Card) -> None:
    said = parse(card.text, GRAMMAR)
    assert all(isinstance(sentence, Clause) for sentence in said)
    assert write(said) == card.text


@pytest.mark.rule("RST-009", "RST-010", "RST-161")
def test_there_are_twelve_realms_of_each_level() -> None:
    realms = [card for card in CARDS if isinstance(card, Realm)]
    assert Counter(card.level for card in realms) == dict.fromkeys(range(1, 6), 12)


@pytest.mark.rule("RST-009", "RST-243")
def test_there_are_fourteen_gods_each_with_its_own_rules() -> None:
    gods = [card for card in CARDS if isinstance(card, God)]
    assert len(gods) == len({card.text for card in gods}) == 14
    for god in gods:
        assert 12 <= god.defense <= 15, god.name
        assert 45 <= god.health <= 80, god.name


@pytest.mark.rule("RST-246")
@pytest.mark.parametrize("card", of(God), ids=lambda card: card.id)
def test_a_god_answers_every_roll_that_can_miss(card: God) -> None:
    (table,) = [each for each in die_tables(content.says(card.id)) if each.roll is None]
    assert str(table.trigger) == "on a failed roll"
    (lowest, _), (_, highest) = table.rows[0][0], table.rows[-1][0]
    assert lowest == 1
    assert highest < card.defense
    assert all(high + 1 == low for ((_, high), _), ((low, _), _) in pairwise(table.rows))


def test_most_encounters_are_fights_with_all_four_types() -> None:
    fights = [card for card in CARDS if isinstance(card, Combat)]
    assert len(fights) >= 36
    for kind in TYPES:
        assert sum(kind in card.types for card in fights) >= 10, kind
    assert len(of(Trader)) >= 6
    assert len(of(Combat, Event, Trader)) >= 60


@pytest.mark.rule("RST-073")
def test_some_events_can_be_passed_by_and_some_cannot() -> None:
    chances = Counter(card.optional for card in CARDS if isinstance(card, Event))
    assert chances[True] >= 8
    assert chances[False] >= 8


@pytest.mark.rule("RST-159")
def test_few_nights_are_horrors() -> None:
    nights = [card for card in CARDS if isinstance(card, Rest)]
    horrors = [card for card in nights if card.health]
    assert len(nights) >= 24
    assert 4 <= len(horrors) <= len(nights) // 4
    assert all(card.types and card.attack and card.defense for card in horrors)


@pytest.mark.rule("RST-059")
def test_each_trait_is_spoken_to_on_the_way() -> None:
    said = [clause for card in CARDS for clause in content.says(card.id)]
    named = Counter(c.heads["bearer"].values["bearer"] for c in said if "bearer" in c.heads)
    assert all(named[trait] >= 3 for trait in TRAITS), named


def test_later_realms_are_worse() -> None:
    """What a Realm gives and takes, by the words it is said in."""
    bad = ("cannot", "nobody", "does nothing", "loses", "takes", "Attack is +", "must be", "-")

    def harm(level: int) -> float:
        texts = [card.text for card in CARDS if isinstance(card, Realm) and card.level == level]
        return sum(any(word in text for word in bad) for text in texts) / len(texts)

    assert harm(5) > harm(1)
