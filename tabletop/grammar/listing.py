"""What is listed in a grammar's categories: all the values that words without gaps have there."""

from __future__ import annotations

from typing import Any

from tabletop.grammar.grammar import Grammar


def values(grammar: Grammar, category: str) -> list[Any]:
    """What can be said in a *category*: all that is listed there, else the plainest."""
    if words := grammar.listed(category):
        return [value for each in words for value in grammar.read(category, each)]
    if category in grammar.examples:
        return [*grammar.examples[category]]
    value = grammar.plainest(category)
    return [] if value is None else [value]


def constants(grammar: Grammar, category: str) -> list[Any]:
    """All that is said in a *category* without gaps."""
    found: list[Any] = []
    for construction in grammar.lexicon.by_category.get(category, ()):
        for wording in construction.wordings:
            gaps = [*wording.gaps()]
            if not gaps:
                found.append(construction.make(dict(wording.fixed)))
            elif [gap.name for gap in gaps] == ["it"]:
                found += constants(grammar, gaps[0].category)
    return [value for value in found if value is not None]
