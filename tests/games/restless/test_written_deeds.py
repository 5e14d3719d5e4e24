"""What befalls Characters, the party and Targets, in every position of a sentence."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.game import GAME
from tests.games.restless.camp import battle, camp, health, keys, left, meeting, play, rerolls

assert GAME, "with the game come its verbs"

Prints = Callable[..., None]
PARTY = ("ann", "bo", "cy")


@pytest.mark.parametrize(
    "words",
    [
        # health: done, awaited before and after, so much of it, forbidden, paid, counted, changed
        "Each other Character takes 2 damage that ignores Armor.",
        "When another Character would take 3 damage or more, you take that damage.",
        "When a Character heals, that Character gains 1 Armor.",
        "When you would lose 2 Health or more, that loss is 1 less.",
        "When you would heal, that healing is doubled.",
        "Each Character that has no Armor cannot lose Health.",
        "Lose 2 Max Health: you heal fully.",
        "Take 1 damage: draw 1 Loot.",
        "Each Character loses 1 Health unless that Character takes 2 damage.",
        "You take 1 damage for each Health you have lost this Battle.",
        "If you have not taken damage this round, you heal 1.",
        "Once per round, when a Character takes damage, that Character gains 1 Armor.",
        "When a Character would gain Max Health, instead that Character gains 2 Armor.",
        "You cannot lose Max Health while you have Armor.",
        # the party: named or not, left to it, paid, awaited, forbidden, counted
        "Gain 2 Reroll Counters for each Sin you bear.",
        "The party may draw 1 Treasure.",
        "3 Reroll Counters: each Character heals 1.",
        "The Target dies unless the party pays 4 Reroll Counters.",
        "When the party would lose 2 Reroll Counters or more, instead lose 1 Reroll Counter.",
        "If the party has gained Reroll Counters this Realm, each Character heals 1.",
        "The party may reveal the next 2 Encounters: lose 1 Reroll Counter.",
        # drawing, rolling, and what is demanded
        "When another Character would draw Treasure, instead you draw 1 Loot.",
        "Each Character cannot draw Loot.",
        "You draw 1 Loot for each Treasure you have drawn this Realm.",
        "Each Character that has more Health than you must Dodge.",
        "Each Character takes 1 damage and must Dodge.",
        "When a Character Dodges, that Character draws 1 Loot.",
        # the Target
        "When the Target would heal, prevent that healing.",
        "The Target cannot escape while the Target is hurt.",
        "When the Target takes 4 damage or more, the Target loses 1 Health.",
        "When the Target would take damage, that damage is halved.",
        # one hit
        "Your first hit in each Battle deals +1 damage for each Sin you bear.",
        "This deals double damage on a roll of exactly 13.",
    ],
)  # fmt: skip
def test_a_deed_is_said_in_every_position_and_printed_back(words: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(words)] == [words]


@pytest.mark.rule("RST-048", "RST-044")
@pytest.mark.parametrize(
    ("text", "armor", "most"),
    [
        ("Each Character cannot gain Armor.", 0, 1),
        ("When a Character would gain Armor, that gain is doubled.", 4, 1),
        ("When a Character would gain Max Health, prevent that gain.", 2, 0),
        ("When a Character would gain Armor, instead that Character gains 1 Max Health.", 0, 2),
        ("When a Character gains Max Health, that Character gains 1 Armor.", 3, 1),
    ],
)
def test_armor_and_max_health_are_waited_for(
    prints: Prints, text: str, armor: int, most: int
) -> None:
    prints("closed-fist", text=text)
    prints("broth", text="Use: you gain 2 Armor and you gain 1 Max Health.")
    session = camp(("ann",), zones={"realm": ["closed-fist"]}, holds={"ann": ["broth"]})
    before = sum(health(session, "ann"))
    play(session, "use broth")
    (ann,) = session.table["character:0"]
    assert (ann.counters.get("armor", 0), sum(health(session, "ann")) - before) == (armor, most)


@pytest.mark.rule("RST-047", "RST-214")
@pytest.mark.parametrize(
    ("text", "healed", "escaped"),
    [
        ("The Target cannot heal.", 0, True),
        ("When the Target would heal, that healing is 1 less.", 2, True),
        ("When the Target would heal, that healing is doubled.", 4, True),
        ("The Target cannot escape.", 3, False),
        ("When the Target would escape, instead the Target loses 1 Health.", 2, False),
    ],
)
def test_what_a_target_does_is_waited_for(
    prints: Prints, text: str, healed: int, escaped: bool
) -> None:
    prints("closed-fist", text=text)
    prints("tonic", text="Use in Battle: the Target heals 3 and the Target escapes.")
    prints("rat", health=10)
    session = battle(
        ("ann",), zones={"realm": ["closed-fist"]}, holds={"ann": ["tonic"]},
        on={"rat": {"health": 6}},
    )  # fmt: skip
    play(session, "slot 0", "use tonic")
    assert (session.table.flow.step in ("spoils", "gap")) is escaped
    if not escaped:
        assert left(session, "rat") == 6 + healed


@pytest.mark.rule("RST-092", "RST-006")
@pytest.mark.parametrize(
    ("text", "answer", "has"),
    [
        ("Use: the party may lose 2 Reroll Counters. If you do, you heal 1.", "yes", (3, 0)),
        ("Use: the party may lose 2 Reroll Counters. If you do, you heal 1.", "no", (5, 1)),
        ("Use: you heal 1 unless the party pays 4 Reroll Counters.", "yes", (1, 1)),
        ("Use: you heal 1 unless the party pays 4 Reroll Counters.", "no", (5, 0)),
    ],
)
def test_the_party_is_asked_for_what_is_left_to_it(
    prints: Prints, text: str, answer: str, has: tuple[int, int]
) -> None:
    prints("broth", text=text)
    session = camp(("ann",), holds={"ann": ["broth"]}, wounds={"ann": 1})
    play(session, "use broth", answer)
    assert (rerolls(session), health(session, "ann")[1]) == has


def test_who_pays_takes_damage(prints: Prints) -> None:
    """Whatever a verb does is a price, too, for who lives through it."""
    prints("well", text="A Character may take 4 damage: gain 1 Reroll Counter.")
    session = meeting("well", PARTY, wounds={"bo": 3})
    assert {"slot 0", "slot 1", "nobody"} & {*keys(session)} == {"slot 0", "nobody"}
    play(session, "slot 0")
    assert (rerolls(session), health(session, "ann")[1]) == (6, 4)


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("Heal each Character for 2.", "Each Character heals 2."),
        ("Give 2 Health to another Character.", "Another Character heals 2."),
        ("All other Characters who bear a Sin suffer 2 damage.",
         "Each other Character that bears a Sin takes 2 damage."),
        ("Characters without Armor lose 1 Health.",
         "Each Character that has no Armor loses 1 Health."),
        ("You take 3 Chain Magic damage.", "You take 3 damage by Chain Magic."),
        ("The Target strikes the Character with the most Health.",
         "The Target deals its damage to the Character with the most Health."),
        ("Kill the Target.", "The Target dies."),
        ("Nobody has to Dodge.", "Each Character gets away without a Dodge roll."),
        ("Roll a D20 for each Character.", "Each Character rolls the D20."),
        ("You cannot be harmed.", "You cannot take damage."),
        ("Prevent all damage you would take.", "When you would take damage, prevent that damage."),
        ("Prevent the first damage you would take each round.",
         "Once per round, when you would take damage, prevent that damage."),
        ("The first Character to take damage in each Battle takes 1 more.",
         "Once per Battle, when a Character would take damage, that damage is 1 more."),
        ("You may choose to lose 2 Health; if you do, gain a Reroll Counter.",
         "Lose 2 Health: gain 1 Reroll Counter."),
        ("Discard a Food or lose 2 Health.", "You lose 2 Health unless you discard a Food."),
        ("The party gains 1 Reroll Counter and reveals every Encounter.",
         "The party gains 1 Reroll Counter and reveals every Encounter."),
    ],
)  # fmt: skip
def test_other_words_are_the_same_sentence(written: str, printed: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(written)] == [printed]


def test_the_party_does_not_go_on_from_a_character() -> None:
    """`And gains` would be each of them; what the party gets is said of it, or of nobody."""
    assert not GRAMMAR.readings("Each Character takes 1 damage and gains 1 Reroll Counter.")
    for words in ("gain 1 Reroll Counter", "the party gains 1 Reroll Counter"):
        assert GRAMMAR.readings(f"Each Character takes 1 damage and {words}.")
