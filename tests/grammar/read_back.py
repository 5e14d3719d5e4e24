"""Whether what a grammar composes, or understands in other words, is read in one way, and back."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from tabletop.grammar.english.spelling import written
from tabletop.grammar.grammar import Grammar
from tests.grammar.composing import sentence, spoken


def composed(grammar: Grammar, often: int, seed: int) -> None:
    """Make sure that so many sentences, composed at random, are read as what they are."""
    luck = Random(seed)
    for _ in range(often):
        made = sentence(grammar, luck)
        assert grammar.readings(str(made)) == [made], str(made)


def otherwise(grammar: Grammar, around: Mapping[str, str], often: int, seed: int) -> int:
    """How many sentences were read, of so many in whatever wording, *around* what is said in some
    category; none in two ways, and each printed and read again."""
    luck, read = Random(seed), 0
    for _ in range(often):
        category = luck.choice([*around])
        words = spoken(grammar, category, luck)
        if words is None:
            continue
        said = around[category].format(written(words))
        found = grammar.readings(said[:1].upper() + said[1:])
        assert len(found) <= 1, said
        read += len(found)
        assert [grammar.readings(str(each)) for each in found] == [[each] for each in found], said
    return read
