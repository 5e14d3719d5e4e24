"""Nothing is offered for a sentence that says anything else than what was written."""

from __future__ import annotations

from itertools import islice, permutations
from random import Random

import pytest

from tabletop.cardtext.fidelity import is_faithful, is_slip, vocabulary
from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tests.cardtext.mangling import GAMES, WAYS, book_of, offer, sentences
from tests.cardtext.toy_book import TOY

SAMPLE = 20
"""Sentences of each game that are mangled here; `python -m tests.cardtext.mangling` mangles all."""


@pytest.mark.parametrize("game", GAMES)
def test_no_offer_is_read_otherwise_than_what_was_meant(game: str) -> None:
    luck = Random(7)
    some = luck.sample(sentences(game), SAMPLE)
    found = [offer(game, each, luck.choice(WAYS), luck) for each in some for _ in range(4)]
    offered = [each for each in found if each is not None]
    assert offered, "something is offered"
    assert [each for each in offered if each.differs] == []


def test_there_are_a_hundred_ways() -> None:
    assert len({way.name for way in WAYS}) == len(WAYS) >= 100


VERBS = (
    "heals 2",
    "takes 1 damage",
    "discards an Item",
    "draws 1 Loot",
    "gains 1 Armor",
    "loses 1 Health",
    "is transfigured",
    "gains Vigil",
    "absolves a Sin",
)


def test_no_offer_turns_the_subject_of_a_second_verb() -> None:
    book = book_of("restless")
    for first, second in islice(permutations(VERBS, 2), 0, None, 17):
        for who in ("a Character", "each Character", "another Character", "a random Character"):
            (said,) = parse(f"Use: {who} {first} and {second}.", book)
            nearest = said.fault.nearest if isinstance(said, Unread) else str(said)
            read = " ".join(map(str, parse(nearest, book)))
            assert "you " not in read.lower(), (first, second, nearest)


@pytest.mark.parametrize(
    ("written", "made"),
    [
        (
            "You cant heal until the end of the round.",
            "You cannot heal until the end of the round.",
        ),
        ("Each Charatcer heals 2.", "Each Character heals 2."),
        ("You heal 2 & draw 1 Loot.", "You heal 2 and draw 1 Loot."),
        ("Each Character heal 2.", "Each Character heals 2."),
        ("Every Character suffers 2 damage.", "Each Character takes 2 damage."),
        ("Each Character heals two.", "Each Character heals 2."),
        ("Each Character also heals 2.", "Each Character heals 2."),
        ("You heal 1 when a Battle begins.", "When a Battle begins, you heal 1."),
    ],
)
def test_what_is_put_right_says_what_was_written(written: str, made: str) -> None:
    assert is_faithful(made, written, TOY)


@pytest.mark.parametrize(
    ("written", "made"),
    [
        ("Each Character isn't healed.", "Each Character heals 2."),
        ("You can heal 2.", "You may heal 2."),
        ("The other Characters heal 2.", "Another Character heals 2."),
        ("Characters heal 2.", "Each Character heals 2."),
        ("It heals 2.", "That Character heals 2."),
        ("Heals 2.", "Heal 2."),
        ("Each Character heals 2 and takes 1 damage.", "Each Character heals 2 and take 1 damage."),
        ("Each Character heals 3.", "Each Character heals 2."),
        ("Each Character heals.", "Each Character heals 1."),
        ("Lose 1 Health, draw 2 Loot.", "Lose 1 Health: draw 2 Loot."),
        ("The targets heals 1.", "The Target heals 1."),
        ("When a Battle unbegins, you heal 1.", "When a Battle begins, you heal 1."),
        ("Anybody heals in Battle.", "Nobody heals in Battle."),
        ("Any Characters heal 2.", "Any Character heals 2."),
        ("Deal 2 magic damage to the Foes.", "Deal 2 magic damage to the Foe."),
        ("4+: you heal 2.", "4: you heal 2."),
        ("4-: you heal 2.", "4: you heal 2."),
        (">4: you heal 2.", "4: you heal 2."),
        ("≥ 4: you heal 2.", "4: you heal 2."),
        ("You heal 2%.", "You heal 2."),
        ("You heal ~2.", "You heal 2."),
        ("−2 to Loot.", "2 to Loot."),
    ],
)
def test_what_says_anything_else_is_not_offered(written: str, made: str) -> None:
    assert not is_faithful(made, written, TOY)


@pytest.mark.parametrize(
    ("written", "word", "slip"),
    [
        ("charatcer", "character", True),
        ("damge", "damage", True),
        ("advantage", "disadvantage", False),
        ("unopen", "open", False),
        ("on", "or", False),
        ("most", "must", False),
        ("wound", "round", False),
        ("heals", "heal", False),
    ],
)
def test_a_slip_of_the_pen_is_no_other_word(written: str, word: str, slip: bool) -> None:
    known = vocabulary(TOY) | {"open", "disadvantage"}
    assert is_slip(written, word, known) is slip
