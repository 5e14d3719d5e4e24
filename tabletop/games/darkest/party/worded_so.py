"""Sentences on the cards of a module for which its rules look: by the words of their
declaration."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from typing import Any

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.executor import EXECUTOR, sentences
from tabletop.games.darkest.party.heroes import MEMORY
from tabletop.packs.library import by_name
from tabletop.table.table import Table


@cache
def _phrases(module: str, template: str) -> frozenset[Phrase]:
    """What is worded so on the cards of a *module*."""
    said = (s.clause for card in content.brought_by(module) for s in sentences(card.id))
    return frozenset(each.phrase for each in said if each.phrase.template == template)


@partial(MEMORY.until_changed, on=MEMORY.live)
def _looked_for(table: Table) -> dict[tuple[str, str], Sequence[Line]]:
    """The sentences in force by their words and their module, as far as they were asked for."""
    return {}


def lines_so(table: Table, place: int, template: str, module: str) -> Sequence[Line]:
    """The sentences on cards of a *module* worded so that hold for the hero at *place*."""
    known = _looked_for(table)
    try:
        lines = known[template, module]
    except KeyError:
        phrases = _phrases(module, template)
        lines = [each for of in phrases for each in EXECUTOR.index.lines(table, ("rules", of))]
        known[template, module] = lines
    if not lines:  # as most often
        return lines
    return [line for line in lines if line.bearer == place and EXECUTOR.is_so(table, line)]


def spoken_so(table: Table, place: int, template: str, module: str) -> Sequence[dict[str, Any]]:
    """What sentences worded so that hold for the hero at *place* say in their gaps."""
    found = lines_so(table, place, template, module)
    return [line.clause.values for line in found] if found else ()


@by_name
def says(name: str, template: str) -> dict[str, Any] | None:
    """What the card called *name* says in the gaps of a sentence worded so; None if it has none."""
    said = (s.clause for s in sentences(name))
    return next((each.values for each in said if each.phrase.template == template), None)
