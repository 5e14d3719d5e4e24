"""What the phrasebook has to grow into: the sentences of a larger game's first cards, each read."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import die_tables
from tabletop.cardtext.parse import parse, write
from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.cardtext.roles import Role
from tabletop.cardtext.slots import Choice, Counted, Noun, Number, Word
from tabletop.cardtext.unread import Unread
from tests.bench.restless_phrases import phrasebook, sentences

TEMPLATES: dict[Role, str] = {
    "limit": "once per Encounter",
    "trigger": "when {who} would take damage|when {who} would die|when this hits a {types} Target|"
    "after each Battle|at Rest|when defeated|at the end of each round|on a failed roll|"
    "the first time its Health is {n} or less",
    "cost": "use|use in Battle|{rerolls}",
    "action": "{who} may take {n} of it|gain {rerolls}|reveal the next Encounter|"
    "{who} gains {n} Armor|discard {what} or lose {n} Max Health|absolve this|stay at {n} Health|"
    "discard this|{who} loses {n} Health|{who} heals {n}|{who} may roll the {die}|"
    "{who} draws {n} {deck}|the next Target's Attack is -{n}|"
    "{who} must Dodge instead of attacking|{n} damage to {who}|{n} damage by Chain Magic|"
    "{who} discards {what} or takes {n} damage|exhaust {what}|{who} takes {n} damage for {per}",
    "modifier": "Combat rolls with this gain +{n}|its Die Defense is -{n}|its Die Defense is {n}|"
    "this deals +{n} damage to {types} Targets|the Target's Attack is -{n}|Dodge rolls gain +{n}|"
    "each Rest gives {rerolls} less|Traders ask no fee",
    "duration": "while {who} is unhurt|until the end of the Battle|"
    "until the end of the Battle, to no less than {n}|on their next turn",
    "trait": "Chain Magic from another Character's roll does not damage you|the party cannot Flee|"
    "the last Encounter must be a Combat Encounter|Chain Magic|"
    "Encounters {n} and {more:n} are Pick From {of:n}",
}

TEXTS = [
    "Once per Encounter, when another Character would take damage, you may take 1 of it.",
    "Gain 2 Reroll Counters. Reveal the next Encounter.",
    "Ferryman: Combat rolls with this gain +1 while the Target is unhurt.",
    "When this hits a Divine Target, its Die Defense is -1 until the end of the Battle.",
    "This deals +2 damage to Profane Targets. Use: a Character gains 2 Armor.",
    "Chain Magic from another Character's roll does not damage you. Use in Battle: the Target's "
    "Attack is -1 until the end of the Battle, to no less than 1.",
    "After each Battle, discard an Item or lose 1 Max Health. At Rest, 3 Reroll Counters: absolve "
    "this.",
    "Dodge rolls gain +2. When you would die, stay at 1 Health and discard this.",
    "A random Character loses 1 Health. The party cannot Flee. When defeated, each Character heals "
    "2.",
    "The last Encounter must be a Combat Encounter. Encounters 2 and 4 are Pick From 2. Each Rest "
    "gives 1 Reroll Counter less. Ferryman: Traders ask no fee.",
    "A Character may roll the D20. 1-5: that Character loses 3 Health. 6-15: that Character draws "
    "1 Loot. 16-20: that Character draws 1 Treasure and the next Target's Attack is -1.",
    "Chain Magic. At the end of each round, the Target heals 1. The first time its Health is 5 or "
    "less, each Character must Dodge instead of attacking on their next turn. Chorister: its Die "
    "Defense is 12.",
    "On a failed roll, 1-4: 4 damage to the roller. 5-9: 2 damage by Chain Magic. 10-13: the "
    "roller discards an Item or takes 2 damage. At the end of each round, exhaust a random Active "
    "Item. The first time its Health is 30 or less, each Character takes 1 damage for each Sin "
    "they bear.",
]


def same(*words: str) -> Noun:
    return Noun({word: word for word in words})


@pytest.fixture(scope="module")
def book() -> Phrasebook:
    made = Phrasebook(
        n=Number(),
        rerolls=Counted("Reroll Counter", "Reroll Counters"),
        who=same(
            "you",
            "another Character",
            "a Character",
            "each Character",
            "a random Character",
            "that Character",
            "the Target",
            "the roller",
        ),
        what=same("an Item", "a random Active Item"),
        per=same("each Sin they bear"),
        deck=Word(("loot", "treasure")),
        types=Choice(Word(("divine", "profane"))),
        bearer=Word(("ferryman", "chorister")),
    )
    for role, templates in TEMPLATES.items():
        for template in templates.split("|"):
            made.add(template, role)
    return made


@pytest.mark.parametrize("text", TEXTS)
def test_each_sentence_has_one_reading(text: str, book: Phrasebook) -> None:
    said = parse(text, book)
    assert [one for one in said if not isinstance(one, Clause)] == []
    assert write(said) == text


def test_a_sentence_says_how_often_it_is_done(book: Phrasebook) -> None:
    (clause,) = parse(TEXTS[0], book)
    assert isinstance(clause, Clause)
    assert list(clause.heads) == ["limit", "trigger"]


def test_a_table_may_begin_with_what_it_waits_for(book: Phrasebook) -> None:
    (table,) = die_tables(parse(TEXTS[-1], book))
    assert str(table.trigger) == "on a failed roll"
    assert (table.roll, table.gaps, table.overlaps) == (None, [], [])
    assert str(table.row(7)) == "5-9: 2 damage by Chain Magic."
    (other,) = die_tables(parse(TEXTS[10], book))
    assert (other.trigger, other.sides) == (None, 20)


def test_a_table_that_waits_for_something_is_one_of_its_own(book: Phrasebook) -> None:
    text = f"{TEXTS[10]} {TEXTS[-1]}"
    rolled, waiting = die_tables(parse(text, book))
    assert (len(rolled.rows), len(waiting.rows)) == (3, 3)
    assert waiting.roll is None


@pytest.mark.slow
def test_slips_of_the_pen_are_put_right_in_a_large_book() -> None:
    large, luck = phrasebook(), Random(5)
    remedies = []
    for sentence in sentences(large, 300, Random(3)):
        at = luck.randrange(1, len(sentence) - 2)
        slip = f"{sentence[:at]}{sentence[at + 1]}{sentence[at]}{sentence[at + 2 :]}"
        (said,) = parse(slip, large)
        if isinstance(said, Unread):
            remedies.append((sentence, said.fault.nearest))
    assert len(remedies) > 270
    assert sum(bool(nearest) for _, nearest in remedies) > 0.9 * len(remedies)
    assert sum(meant == nearest for meant, nearest in remedies) > 0.8 * len(remedies)
