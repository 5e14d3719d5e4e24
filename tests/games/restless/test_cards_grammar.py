"""The words of The Restless in its grammar."""

from __future__ import annotations

import pytest

from tabletop.cardtext.parse import sentences
from tabletop.games.restless.cards import content
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.game import GAME
from tests.grammar.placing import Around, placed
from tests.grammar.read_back import composed, otherwise

assert GAME, "with the game come its verbs"


def test_every_shipped_sentence_has_one_reading_and_is_printed_back() -> None:
    texts = (
        getattr(card, field, "") for card in content.pack().cards.values()
        for field in ("text", "death")
    )  # fmt: skip
    shipped = {words for text in texts for _, words in sentences(text)}
    assert len(shipped) > 780
    for words in shipped:
        assert [str(each) for each in GRAMMAR.readings(words)] == [words]


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
        # a time begins and ends, has a number, and is how long something lasts, and how often
        "At the start of each Encounter, absolve this.",
        "At the end of round 2, each Character absolves a Sin.",
        "Each Character has -1 to Combat rolls from round 3 on.",
        "The Target has +1 Attack until the end of the next Rest.",
        "Once per Rest, when a Rest ends, you absolve a Sin.",
        "When you die, each other Character has +1 to all rolls until that Character's next turn.",
        # what is so is asked, and is how long something lasts
        "If the Target is Human, you absolve a Sin.",
        "You have +1 to Dodge rolls while the Target is hurt.",
        "Nobody heals while the party is in Battle.",
        # what happens is awaited before and after, forbidden, counted
        "When you would rejoin, instead another Character absolves a Sin.",
        "Each Character that bears a Sin cannot die.",
        "When a Character misses, that Character has +1 to Combat rolls for its next roll.",
        "The first time a Character hits each round, you absolve a Sin.",
        "If you have missed this Battle, you absolve a Sin.",
        "+1 to Combat rolls for each time you have Dodged this Battle.",
        "When another Character uses a Weapon, you absolve a Sin.",
        "When you roll exactly 7, you absolve a Sin.",
        # a number is changed for whom, with what, and for each of what
        "Each Character that has Armor has -1 to Dodge rolls for each Item you hold.",
        "Another Character has +3 Max Weight until the end of the Realm.",
        "-1 to Ranged rolls with this for each Armor you have.",
        # things are called by their kinds, and how many of them
        "Each Character discards 2 Items with a Value of 3 or more.",
        "A random Character discards 2 random Weapons.",
        "You discard all Foods.",
        "When another Character discards a Melee Weapon, you absolve a Sin.",
        "When you use a Consumable with a Value of 4 or more, you absolve a Sin.",
        "Discard 2 Foods: each Character absolves a Sin.",
        "Each Character that holds an Active Item turns upright.",
        "A Character takes a Spell from the Treasure discard pile.",
        # an order is left to the party, or given
        "The party may add a Combat Encounter.",
        "If it is round 3 or later, skip the next Encounter.",
        "Each Character attacks once more.",
        "Every Encounter is Pick From 3.",
        # types of what is gained are waited for, and forbidden
        "When you would gain Salt, instead you absolve a Sin.",
        "Each Character cannot gain a Status Effect.",
        "+1 to Combat rolls for each other Character that has missed this Battle.",
        "-1 to Dodge rolls for each Character that bears a Sin.",
        "Prices are doubled until the end of the Encounter.",
        "If nobody has Armor, each Character absolves a Sin.",
        "Each Character has +1 to all rolls while each other Character is hurt.",
        "Absolve this unless somebody has missed this Battle.",
        "Your Max Weight cannot exceed 9 while you have Armor.",
        "The Target's Die Defense is 12 in the first round.",
        "Each Character that bears no Sin has -1 to damage taken.",
        "Penitent: this deals double damage against Divine Targets.",
        "At the end of round 3, this deals double damage on a roll of exactly 3.",
        # what is in both books stands side by side
        "When you absolve a Sin, you heal 1 for each Sin you bear.",
        "Each Character that bears no Sin heals 1 and the Target takes 2 damage.",
        # Targets and Items of a kind, and who of the party is there
        "Use in Battle: a Human Target takes 3 damage.",
        "When this hits, each other Target loses 2 Health.",
        "You take 1 damage for each Weapon you hold.",
        "Each Character heals 1 for each Food it holds.",
        "The Target heals 2 unless there is a Chorister.",
        "The Character with the least Health must act last in each round.",
    ],
)  # fmt: skip
def test_what_follows_from_the_parts_is_read_in_one_way(words: str) -> None:
    assert len(GRAMMAR.readings(words)) == 1


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("+1 to healing while the party is in Battle.", "+1 to healing in Battle."),
        ("This deals 1 more damage while the Target is Beast.",
         "This deals +1 damage against Beast Targets."),
        ("This deals +1 damage while it is round 1.", "This deals +1 damage in the first round."),
        ("Your Dodge rolls get +2 during round 1.",
         "You have +2 to Dodge rolls in the first round."),
        ("The Target's Die Defense drops by 2 this Battle.",
         "The Target has -2 Die Defense until the end of the Battle."),
        ("Your next attack deals +2 damage.",
         "You have +2 to attack damage for your next attack."),
        ("While Fleeing, each failed Dodge roll costs 3 damage instead of 1.",
         "+2 to damage while Fleeing."),
        ("This Weapon fires 2 extra shots.", "This has 2 more shots."),
        ("The party may pay 2 Reroll Counters; if it does, draw 1 Loot.",
         "The party may pay 2 Reroll Counters: draw 1 Loot."),
        ("A Character may take 3 damage: it draws 1 Treasure.",
         "A Character may take 3 damage: that Character draws 1 Treasure."),
        ("When a Character would take damage, it may discard an Item to take none instead.",
         "When a Character would take damage, that Character may discard an Item: prevent that "
         "damage."),
        ("Each Character takes 2 damage unless it discards an Item.",
         "Each Character takes 2 damage unless that Character discards an Item."),
        ("Each other Character absolves a Sin; if nobody bears one, draw 1 Treasure instead.",
         "If nobody bears a Sin, draw 1 Treasure, otherwise each other Character absolves a Sin."),
        ("Use and choose one: you heal 2, or another Character heals 3.",
         "Use: choose one: you heal 2; or another Character heals 3."),
        ("When you roll a 1, absolve this.", "When you roll a natural 1, absolve this."),
        ("This deals +1 damage to a Beast.", "This deals +1 damage against Beast Targets."),
        ("A Treasure costs 1 less.", "-1 to prices of Treasure."),
        ("Choose a Character: it heals to full Health.", "A Character heals fully."),
        ("Use: choose another Character: it gains Veil and loses 1 Health.",
         "Use: another Character gains Veil and loses 1 Health."),
        ("A Treasure costs 1 less for each Sin borne by another Character.",
         "-1 to prices of Treasure for each Sin another Character bears."),
        ("The Target's Die Defense drops by 1 for each dead Character.",
         "The Target has -1 Die Defense for each dead Character."),
        ("You take 1 more damage for each Sin you bear.",
         "You have +1 to damage taken for each Sin you bear."),
        ("Before the first turn, the party may pay 3 Reroll Counters to draw 1 Loot.",
         "When a Battle begins, the party may pay 3 Reroll Counters: draw 1 Loot."),
        ("When a Reroll Counter is spent on another Character's roll, absolve this.",
         "When another Character spends a Reroll Counter on a roll, absolve this."),
        ("Food cannot be sold here.", "Foods cannot be sold."),
        ("A Character may take 3 damage: it draws 1 Treasure and gains Veil.",
         "A Character may take 3 damage: that Character draws 1 Treasure and gains Veil."),
        ("If this misses, absolve this.", "When this misses, absolve this."),
    ],
)  # fmt: skip
def test_other_words_are_the_same_sentence(written: str, printed: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(written)] == [printed]


@pytest.mark.parametrize(
    "words",
    [
        # it may be the Target that this happens to
        "A Character may take 3 damage: it takes 4 damage.",
        "A Character may take 3 damage: it heals 2.",
        "You may draw 1 Loot; if nobody bears a Sin, draw 1 Treasure instead.",
        "The party chooses one: you heal 2, or gain 1 Reroll Counter.",  # who of the party?
        "The Target takes 2 damage unless it loses 1 Health.",
    ],
)
def test_what_may_mean_something_else_is_not_read(words: str) -> None:
    assert GRAMMAR.readings(words) == []


SCENE = Around(
    "absolve this", "when a Battle begins", "somebody is dead", "the party is Resting",
    "Each Character cannot absolve a Sin", "each Character cannot absolve a Sin",
    "once per round",
    ("+1 to Combat rolls for each {}.",),
)  # fmt: skip

ROLES = sorted({each.role for each in GRAMMAR} - {"count"})


@pytest.mark.parametrize("role", ROLES)
def test_what_follows_from_a_part_is_read_in_one_way_and_printed_back(role: str) -> None:
    sayable = (each for each in GRAMMAR if each.role == role and GRAMMAR.example_of(each))
    for function in sayable:
        for words in placed(function, SCENE):
            found = GRAMMAR.readings(words)
            assert len(found) == 1, words  # what is so for long is printed shortly: `in Battle`
            assert GRAMMAR.readings(str(found[0])) == found, words
            assert function in {said.phrase for said in found[0].whole}, words


def test_whatever_is_composed_is_read_as_that_alone() -> None:
    composed(GRAMMAR, 100, 5)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10))
def test_of_twenty_thousand_none_is_ambiguous(seed: int) -> None:
    composed(GRAMMAR, 2000, 200 + seed)


AROUND = {
    **dict.fromkeys(("action", "modifier", "trait", "whole", "either"), "{}."),
    "condition": "If {}, absolve this.",
    "trigger": "{}, absolve this.",
    "cost": "{}: absolve this.",
    "only ban": "{} if somebody is dead.",
    "duration": "Each Character cannot absolve a Sin {}.",
}
"""Whole sentences around what is said in a category."""


def test_other_wordings_say_one_thing_that_prints_back() -> None:
    assert otherwise(GRAMMAR, AROUND, 100, 3) > 80


@pytest.mark.slow
def test_many_other_wordings_say_one_thing_that_prints_back() -> None:
    assert otherwise(GRAMMAR, AROUND, 6000, 4) > 5000
