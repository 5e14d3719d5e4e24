"""What joins the halves of a sentence comes to the same as its halves do by themselves."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.left_to_players import BESIDE, numbers
from tabletop.cardtext.parse import parse, write
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.game import GAME
from tabletop.games.restless.running.executor import EXECUTOR
from tests.games.restless.camp import battle, health, left, names, play, rerolls

Prints = Callable[..., None]
PARTY = ("ann", "bo")

assert GAME, "with the game come its words"


def _after(prints: Prints, text: str, *keys: str) -> tuple[object, ...]:
    """What there is of each Character, the Target and the counters once a Battle began."""
    prints("rat", text=text, health=20)
    session = play(battle(PARTY, holds={"bo": ["rope"]}), *keys)
    lost = [health(session, name)[1] for name in PARTY]
    return *lost, left(session, "rat"), rerolls(session), names(session, "inventory:1")


OFFER = "When a Battle begins, the party may pay 2 Reroll Counters. "
PAID = "When a Battle begins, the party loses 2 Reroll Counters."


@pytest.mark.parametrize(
    ("text", "keys", "plain"),
    [
        (OFFER + "If it does, each Character loses 1 Health.", ["yes"],
         PAID + " When a Battle begins, each Character loses 1 Health."),
        (OFFER + "If the party does, each Character loses 1 Health.", ["no"], ""),
        (OFFER + "If it does not, each Character loses 1 Health.", ["no"],
         "When a Battle begins, each Character loses 1 Health."),
        (OFFER + "If nobody does, each Character loses 1 Health.", ["no"],
         "When a Battle begins, each Character loses 1 Health."),
        (OFFER + "If the party does not, each Character loses 1 Health.", ["yes"], PAID),
        (OFFER.replace(". ", "; if it does, each Character loses 1 Health."), ["yes"],
         PAID + " When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, the party chooses one: lose 2 Reroll Counters, or each Character "
         "loses 1 Health.", ["mode 0"], PAID),
        ("When a Battle begins, the party chooses one: lose 2 Reroll Counters, or each Character "
         "loses 1 Health.", ["mode 1"], "When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, each Character loses 1 Health; if the Target is hurt, lose 2 "
         "Reroll Counters instead.", [], "When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, each Character loses 1 Health; if the Target is unhurt, lose 2 "
         "Reroll Counters instead.", [], PAID),
        ("When a Battle begins, each Character takes 1 damage unless it loses 1 Health.",
         ["no", "no"], "When a Battle begins, each Character takes 1 damage."),
        ("When a Battle begins, each Character takes 2 damage. When a Character would take damage, "
         "it may lose 1 Health to take none instead.", ["yes", "yes"],
         "When a Battle begins, each Character loses 1 Health."),
        (OFFER[:-2] + "; if it does not, each Character loses 1 Health.", ["no"],
         "When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, lose 2 Reroll Counters; the Target has +1 Attack until the end of "
         "the round; each Character loses 1 Health.", [],
         PAID + " When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, lose 2 Reroll Counters and the Target has +1 Attack until the end "
         "of the round.", [], PAID),
        ("When a Battle begins, the party chooses one: the Target has +1 Attack until the end of "
         "the round, or each Character loses 1 Health.", ["mode 1"],
         "When a Battle begins, each Character loses 1 Health."),
        ("When a Battle begins, each Character loses 1 Health. If the Target is unhurt, lose 2 "
         "Reroll Counters instead.", [], PAID),
        ("When a Battle begins, each Character loses 1 Health. If the Target is hurt, lose 2 "
         "Reroll Counters instead.", [], "When a Battle begins, each Character loses 1 Health."),
    ],
)  # fmt: skip
def test_it_comes_to_the_same(prints: Prints, text: str, keys: list[str], plain: str) -> None:
    assert _after(prints, text, *keys) == _after(prints, plain)


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("The Target has +1 Attack and each Character has -1 to Combat rolls.",
         "The Target has +1 Attack. Each Character has -1 to Combat rolls."),
        ("While you bear a Sin, you have +1 to Combat rolls and cannot gain Armor.",
         "You have +1 to Combat rolls while you bear a Sin. You cannot gain Armor while you bear a "
         "Sin."),
        ("The Target has +1 Attack, and you have -1 to Dodge rolls until the end of the Battle.",
         "The Target has +1 Attack until the end of the Battle. You have -1 to Dodge rolls until "
         "the end of the Battle."),
        ("Each Character rolls the D20: on 5 or less, it loses 2 Health; otherwise, it heals 1.",
         "Each Character rolls the D20. 1-5: that Character loses 2 Health. 6-20: that Character "
         "heals 1."),
        ("A Character rolls the D20: on a roll of 1 to 7 it loses 2 Health, and on 20, draw 1 "
         "Loot.",
         "A Character rolls the D20. 1-7: that Character loses 2 Health. 20: draw 1 Loot."),
        ("Use: you heal 2. Smuggler: you heal 4 instead.",
         "Use: if you are a Smuggler, you heal 4, otherwise you heal 2."),
        ("Each Character that has 3 Health or less has +1 to Combat rolls and deals +1 damage.",
         "Each Character that has 3 Health or less has +1 to Combat rolls. Each Character that has "
         "3 Health or less has +1 to attack damage."),
        ("At the end of each round, put 1 counter on this; the Target has +1 Attack.",
         "At the end of each round, put 1 counter on this. The Target has +1 Attack."),
        ("Use: reveal this Target's drops or reveal the next Realm.",
         "Use: choose one: reveal this Target's drops; or reveal the next Realm."),
        ("When a Battle begins, draw 1 Loot; when it ends, draw 1 Loot.", ""),
        ("If you bear a Sin, lose 1 Reroll Counter and you have +1 to Combat rolls.", ""),
        ("A Character rolls the D20: on 1-8, it heals 1, on 5-20, it loses 1 Health.", ""),
    ],
)  # fmt: skip
def test_several_ideas_are_several_sentences(written: str, meant: str) -> None:
    """What is done may change what has to be so; numbers of a die stand in one row."""
    said = parse(written, GRAMMAR)
    assert (write(said) if all(isinstance(each, Clause) for each in said) else "") == meant
    assert parse(meant, GRAMMAR) == said or not meant


def test_what_begins_among_other_things_that_are_done_is_over_in_time(prints: Prints) -> None:
    """RST-003: the second half of a sentence is named by its place in that."""
    text = ("When a Battle begins, lose 2 Reroll Counters and the Target has +1 Attack until the "
            "end of the round.")  # fmt: skip
    prints("rat", text=text, health=20)
    session = battle(PARTY, holds={"bo": ["rope"]})
    assert names(session, "kept") == ["lasting:rat:text:0.1"]
    assert EXECUTOR.lasting.holds("lasting:rat:text:0.1")[0].words == (
        "The Target has +1 Attack until the end of the round."
    )


def test_a_sentence_of_several_ideas_moves_no_other(prints: Prints) -> None:
    """What lasts and is counted is named by the number of a sentence as it is written."""
    text = ("The Target has +1 Attack; you have -1 to Dodge rolls. Draw 1 Loot. If you bear a Sin, "
            "draw 2 Loot instead. Draw 1 Treasure.")  # fmt: skip
    assert numbers(parse(text, GRAMMAR)) == [0, BESIDE, 1, 3]


def test_counters_lie_on_the_card_that_says_so(prints: Prints) -> None:
    text = ("When a Battle begins, put 3 counters on this. When there are 2 or more counters on "
            "this, each Character loses 1 Health. When a Battle begins, if there are 3 counters on "
            "this, lose 1 Reroll Counter for each counter on this. When a Battle begins, remove "
            "all counters from this.")  # fmt: skip
    plain = "When a Battle begins, each Character loses 1 Health. When a Battle begins, lose 3 "
    assert _after(prints, text) == _after(prints, plain + "Reroll Counters.")


@pytest.mark.parametrize(
    ("text", "answer"),
    [
        ("You may discard an Item. If you discarded an Item, draw 1 Loot.", "If you do, "),
        ("You may lose 2 Health. If you did not lose Health, draw 1 Loot.", "If you do not, "),
        ("You may discard an Item. If you discard a Food, draw 1 Loot.", ""),
        ("You may discard 2 Items. If you discarded an Item, draw 1 Loot.", ""),
        ("Use: roll the D4. If you roll a 1, draw 1 Loot.", ""),
    ],
)
def test_what_is_asked_in_the_words_of_the_sentence_before(text: str, answer: str) -> None:
    """Whether it was done, and nothing more."""
    said = parse(text, GRAMMAR)[1]
    assert (str(said) if isinstance(said, Clause) else "") == (answer and f"{answer}draw 1 Loot.")
