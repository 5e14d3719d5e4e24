"""Nothing is offered for a sentence that says anything else than what was written."""

from __future__ import annotations

from itertools import islice, permutations
from random import Random

import pytest

from tabletop.cardtext.parse import parse
from tabletop.cardtext.slips import is_slip
from tabletop.cardtext.unread import Unread
from tests.cardtext.mangling import GAMES, WAYS, book_of, offer, sentences

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
    assert is_slip(written, word, {"character", "damage", "heal", "open", "round"}) is slip
