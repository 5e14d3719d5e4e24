"""Of how many people something must be true: of each, of any, of nobody."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial
from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.phrase_function import Run, check
from tabletop.cardtext.subjects import (
    EACH,
    NOBODY,
    SOMEBODY,
    AllOf,
    AnyOf,
    Such,
    Who,
    nouns_of,
    quantifier,
)
from tabletop.grammar.grammar import Grammar

ALL = ("each", "other")
"""The nouns that mean all of those whom they mean; the others mean any."""


def of_people(grammar: Grammar, name: str, run: Run, gaps: Collection[str]) -> Run:
    """*run*, which tells what is true of one, as it tells that of whoever is meant.

    :raises TypeError: if it does not take `who` and *gaps*.
    """
    check(name, ("who", *gaps), run)
    return partial(_is_true, grammar, run)


def _is_true(grammar: Grammar, run: Run, context: Any, who: Who, **said: Any) -> bool:
    if isinstance(who, AllOf):
        return all(_is_true(grammar, run, context, each, **said) for each in who.nouns)
    how = quantifier(who)
    if isinstance(who, AnyOf) or how not in (NOBODY, SOMEBODY, *ALL):
        return bool(run(context, who=who, **said))
    meant = who
    if how in (NOBODY, SOMEBODY):
        all_of = f"each{nouns_of(who)[0].removeprefix(how)}"
        meant = Such(all_of, who.condition) if isinstance(who, Such) else all_of
    found = [
        bool(run(replace(context, that=one), who=EACH, **said))
        for one in grammar.meant(context, meant)
    ]
    if how == NOBODY:
        return not any(found)
    return any(found) if how == SOMEBODY else bool(found) and all(found)
