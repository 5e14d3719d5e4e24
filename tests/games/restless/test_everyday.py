"""What people write who have not learned how cards say it, and what they are told."""

from __future__ import annotations

import pytest

from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tabletop.games.restless.game import GAME

assert GAME.wording is not None
BOOK = GAME.wording.phrases


def nearest(sentence: str) -> str:
    """How the house words *sentence*, or what may be meant by it if it is not understood."""
    (said,) = parse(sentence, BOOK)
    return said.fault.nearest if isinstance(said, Unread) else str(said)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Use: heal 2 Health.", "Use: you heal 2."),
        ("You regain 2 Health.", "You heal 2."),
        ("All Characters heal 1.", "Each Character heals 1."),
        ("Every Character heals 1.", "Each Character heals 1."),
        ("Gain a Reroll Counter.", "Gain 1 Reroll Counter."),
        ("Gain 2 Rerolls.", "Gain 2 Reroll Counters."),
        ("You gain 1 Reroll Counter.", "The party gains 1 Reroll Counter."),
        ("Draw a Loot card.", "Draw 1 Loot."),
        ("Draw two Loot.", "Draw 2 Loot."),
        ("Deal 2 damage to each Character.", "Each Character takes 2 damage."),
        ("The enemy takes 3 damage.", "The Target takes 3 damage."),
        ("At the start of a Battle, gain 1 Reroll Counter.",
         "When a Battle begins, gain 1 Reroll Counter."),
        ("At the beginning of each round, the Target heals 1.",
         "At the start of each round, the Target heals 1."),
        ("When you rest, you heal 1.", "When a Rest begins, you heal 1."),
        ("When a Battle ends, you heal 1.", "After each Battle, you heal 1."),
        ("You take 1 less damage.", "You have -1 to damage taken."),
        ("If you miss with this, you lose 1 Health.", "When this misses, you lose 1 Health."),
        ("When this kills an enemy, draw 1 Loot.", "When this kills the Target, draw 1 Loot."),
        ("+1 to Combat rolls.", "+1 to Combat rolls."),
        ("This deals 2 more damage against Beasts.",
         "This deals +2 damage against Beast Targets."),
        ("You have +2 Max Weight.", "You have +2 Max Weight."),
        ("The Target gets +1 Attack.", "The Target has +1 Attack."),
        ("You may lose 1 Health to gain 1 Reroll Counter.",
         "Lose 1 Health: gain 1 Reroll Counter."),
        ("If you have no Armor, gain 1 Armor at the start of each round.",
         "At the start of each round, if you have no Armor, you gain 1 Armor."),
        ("While you have a Status Effect, your Combat rolls gain +1.",
         "You have +1 to Combat rolls while you have a Status Effect."),
        ("Characters without Armor take 1 damage.",
         "Each Character that has no Armor takes 1 damage."),
        ("Prevent the first damage you would take each Battle.",
         "Once per Battle, when you would take damage, prevent that damage."),
        ("Each Character must either discard an Item or take 2 damage.",
         "Each Character takes 2 damage unless that Character discards an Item."),
        ("Each Character may discard a Food to heal 4.",
         "Each Character may discard a Food: that Character heals 4."),
        ("Use: heal 1, or 3 if the party is Resting.",
         "Use: if the party is Resting, you heal 3, otherwise you heal 1."),
        ("While Fleeing, each failed Dodge roll costs 2 damage instead of 1.",
         "+1 to damage while Fleeing."),
        ("The Target's Attack is -1.", "The Target has -1 Attack."),
        ("Dodge rolls gain -1 for each Sin you bear.",
         "-1 to Dodge rolls for each Sin you bear."),
        ("When a Ranged roll misses, the attacker discards a Consumable.",
         "When a Character misses with a Ranged roll, that Character discards a Consumable."),
        ("Everybody heals 2.", "Each Character heals 2."),
        ("All other Characters heal 2.", "Each other Character heals 2."),
        ("Until the end of the Battle, the Target's Attack is +1.",
         "The Target has +1 Attack until the end of the Battle."),
        ("Unless you have Armor, you take 2 damage.", "You take 2 damage unless you have Armor."),
        ("No Character can draw Loot.", "Each Character cannot draw Loot."),
        ("On a roll of 10 or more, each Character heals 1.",
         "If the roll is 10 or more, each Character heals 1."),
        ("For every Sin you bear, you take 1 damage.", "You take 1 damage for each Sin you bear."),
        ("You may choose to lose 2 Health; if you do, gain a Reroll Counter.",
         "Lose 2 Health: gain 1 Reroll Counter."),
        ("When a battle begins, deal one damage to each character.",
         "When a Battle begins, each Character takes 1 damage."),
    ],
)  # fmt: skip
def test_everyday_words_are_told_as_cards_say_them(written: str, meant: str) -> None:
    assert nearest(written) == meant


@pytest.mark.parametrize(
    "written",
    [
        "At the close of each round, the Target heals 1.",
        "You cannot rejoin.",
        "You take -1 damage.",
        "When you draw Nothing, lose 1 Reroll Counter.",
        "If so, gain 2 Reroll Counters.",
        "Whenever everybody sleeps, each Character heals 1.",
    ],
)
def test_no_remedy_says_the_contrary_or_drops_what_it_waits_for(written: str) -> None:
    found = nearest(written)
    assert found.count(", ") >= written.count(", ") or not found


def test_where_nothing_is_near_no_remedy_is_offered_but_the_closest_is_told() -> None:
    (said,) = parse("The Trader takes 2 damage.", BOOK)
    assert isinstance(said, Unread)
    assert not said.fault.nearest
    assert "It is understood up to 'takes 2 damage.'" in said.fault.why


def test_it_is_told_which_half_makes_sense_and_what_is_expected() -> None:
    (said,) = parse("When a Battle begins, sing a song until the end of the Battle.", BOOK)
    assert isinstance(said, Unread)
    assert "understood up to 'sing a song" in said.fault.why
    assert "'until the end of the Battle" in said.fault.why
    assert "or what is done" in said.fault.why


@pytest.mark.parametrize(
    "written",
    [
        "A Character gains a Status Effect of your choice.",
        "Each Character has +1 to Combat rolls until the end of your turn.",
    ],
)
def test_whose_choice_and_whose_turn_it_is_is_not_read_as_another(written: str) -> None:
    (said,) = parse(written, BOOK)
    if isinstance(said, Unread):
        assert "Status Effect" not in said.fault.nearest
    else:
        assert str(said) == written
