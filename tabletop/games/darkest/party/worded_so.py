"""Sentences on the cards of a module for which its rules look: by the words of their
declaration."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Line
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.executor import EXECUTOR, sentences
from tabletop.packs.library import by_name
from tabletop.table.table import Table


@cache
def _phrases(module: str, template: str) -> frozenset[Phrase]:
    """What is worded so on the cards of a *module*."""
    said = (s.clause for card in content.brought_by(module) for s in sentences(card.id))
    return frozenset(each.phrase for each in said if each.phrase.template == template)


def lines_so(table: Table, place: int, template: str, module: str) -> Iterator[Line]:
    """The sentences on cards of a *module* worded so that hold for the hero at *place*."""
    for phrase in _phrases(module, template):
        for line in EXECUTOR.index.lines(table, ("rules", phrase)):
            if line.bearer == place and EXECUTOR.is_so(table, line):
                yield line


def spoken_so(table: Table, place: int, template: str, module: str) -> Iterator[dict[str, Any]]:
    """What sentences worded so that hold for the hero at *place* say in their gaps."""
    for line in lines_so(table, place, template, module):
        yield line.clause.values


@by_name
def says(name: str, template: str) -> dict[str, Any] | None:
    """What the card called *name* says in the gaps of a sentence worded so; None if it has none."""
    said = (s.clause for s in sentences(name))
    return next((each.values for each in said if each.phrase.template == template), None)
