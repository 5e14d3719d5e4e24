"""The words of Darkest Talisman and of Reaper: what is shipped has one reading, and whatever is
declared stands in every position."""

from __future__ import annotations

import pytest

from tabletop.cardtext.parse import sentences
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.game import GAME
from tabletop.games.darkest.party.card_kinds import book_of
from tests.grammar.placing import Around, placed
from tests.grammar.read_back import composed

assert GAME, "with the game come its verbs"


def test_every_shipped_sentence_has_one_reading_and_is_printed_back() -> None:
    cards = {**content.pack().cards, **{card.id: card for card in content.boxed()}}
    shipped = {words: id for id, card in cards.items() for _, words in sentences(card.text or "")}
    assert len(shipped) > 290
    for words, card in shipped.items():
        assert [str(each) for each in book_of(card).readings(words)] == [words]


@pytest.mark.parametrize(
    "words",
    [
        # a measure is compared, counted and ranked
        "Each character that has no gold loses 1 Life.",
        "If you have more Craft than each other character, gain a Spell.",
        "The character with the most gold loses 2 gold.",
        "Lose gold equal to the number of Spells you have.",
        "If 2 or more characters have no Follower, the leader loses 1 Fate.",
        # a verb is done, left to somebody, awaited, forbidden, paid, and counted
        "A random character loses 1 Strength.",
        "Each character may pay 2 gold: that character gains a Spell.",
        "When another character gains gold, you gain 1 gold.",
        "When you lose 2 or more Life, gain 1 Fate.",
        "When you would lose Life, instead lose 1 Fate.",
        "Each character cannot gain gold.",
        "You cannot evade a Dragon.",
        "Lose 1 Life: gain 2 Craft.",
        "If you have lost a fight this Road Space, gain 1 Fate.",
        # numbers of the rules
        "You have +1 Strength for each Follower you have.",
        "Your Strength cannot fall below 3.",
        "Your Craft is doubled.",
        # what heroes have, by kind and by name
        "Gain 1 gold for each Follower you have.",
        "Each character that has a Water Bottle regains 1 Life.",
        "When you defeat an Enemy with a Strength of 5 or more, gain 1 Strength.",
        # how long, where
        "You have +2 Strength until the end of the Party Turn.",
        "You have +1 Craft in the Hills.",
        "You may evade Dragons in the Hills.",
        "If the party is in the Outer Region, gain 1 gold.",
        "Each character has -1 Craft until the end of the next Guardian Combat.",
        # what becomes of a deed
        "When you would lose Life, discard this Object: prevent that loss.",
    ],
)
def test_whatever_can_stand_together_is_said(words: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(words)] == [words]


SCENE = Around(
    "the leader gains 2 gold", "when you defeat it", "you lead the party", "you are Good",
    "It wins ties", "you cannot cast Spells", "once per Road Space",
    ("You gain gold equal to {}.", "You lose Life equal to half {}, rounded up."),
)  # fmt: skip
ROLES = sorted({each.role for each in GRAMMAR})


@pytest.mark.parametrize("role", ROLES)
def test_what_follows_from_a_part_is_read_in_one_way_and_printed_back(role: str) -> None:
    for function in (each for each in GRAMMAR if each.role == role):
        for words in placed(function, SCENE):
            found = GRAMMAR.readings(words)
            assert len(found) == 1, words  # what is so somewhere is printed shortly
            assert GRAMMAR.readings(str(found[0])) == found, words
            assert function in {said.phrase for said in found[0].whole}, words


def test_whatever_is_composed_is_read_as_that_alone() -> None:
    composed(GRAMMAR, 60, 7)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_of_twenty_thousand_none_is_ambiguous(seed: int) -> None:
    composed(GRAMMAR, 2000, 100 + seed)
