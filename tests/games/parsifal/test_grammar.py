"""What follows from Parsifal's declarations is said in one way, and composed sentences are."""

from __future__ import annotations

from random import Random

import pytest

from tabletop.games.parsifal.cards.grammar import GRAMMAR
from tabletop.games.parsifal.game import GAME
from tests.grammar.composing import sentence
from tests.grammar.placing import Around, placed

assert GAME, "with the game come its verbs"

AROUND = Around(
    "draw 1 tarot", "when Kundry is locked", "Klingsor is in Limbo", "the deck is empty",
    "Kundry cannot be locked", "Kundry cannot be freed", "once per turn",
    ("Draw tarots equal to {}.",),
)  # fmt: skip
"""What else stands in the sentences."""


@pytest.mark.parametrize("role", sorted({each.role for each in GRAMMAR} - {"quest"}))
def test_what_follows_is_read_in_one_way_and_printed_back(role: str) -> None:
    examples = [each for each in GRAMMAR if each.role == role and GRAMMAR.example_of(each)]
    assert examples
    for function in examples:
        for words in placed(function, AROUND):
            if " unless you " in words:
                continue  # it is a tarot that pays
            found = GRAMMAR.readings(words)
            assert [str(each) for each in found] == [words]
            assert function in {said.phrase for said in found[0].whole}, words


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_composed_is_read_as_that_alone(seed: int) -> None:
    luck, read = Random(seed), 0
    while read < 25:
        made = sentence(GRAMMAR, luck)
        if made is not None:
            assert GRAMMAR.readings(str(made)) == [made], str(made)
            read += 1


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ("When Parsifal locks the Swan, send it to Limbo.",
         "When Parsifal locks the Swan, send the Swan to Limbo."),
        ("As long as Amfortas owns the Balm, he cannot be locked.",
         "Amfortas cannot be locked while Amfortas owns the Balm."),
        ("When a Knight takes an artifact, it drops it.",
         "When a Knight takes an artifact, that character drops that artifact."),
        ("When a character takes the Grail, lock it.",
         "When a character takes the Grail, lock that character."),
        ("Recall a Knight and lock it.", "Recall a Knight and lock that character."),
        ("It cannot be dropped.", "This cannot be dropped."),
        ("She cannot be freed.", "This character cannot be freed."),
        ("If Klingsor is locked, free him.", "If Klingsor is locked, free Klingsor."),
    ],
)  # fmt: skip
def test_a_pronoun_is_whoever_the_sentence_names(written: str, printed: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(written)] == [printed]


@pytest.mark.parametrize(
    "written",
    [
        "If a Knight is locked, free it.",  # which of several was never said
        "When Kundry locks Gawan, he may take an artifact.",
        "Kundry or Gawan may take the Bow while she is free.",
    ],
)
def test_a_pronoun_that_might_be_anybody_is_not_read(written: str) -> None:
    assert not GRAMMAR.readings(written)
