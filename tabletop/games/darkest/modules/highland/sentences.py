"""Sentences of the Highland for which its rules look: by the words of their declaration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.cardtext.phrase import Phrase
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.highland import BOX
from tabletop.games.darkest.party.executor import EXECUTOR, sentences
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.table import Table

CLIMBED = "the party cannot go on before it is climbed"
NEAR = "you may take up Objects here that were dropped on this visit"
DRAINS = "you may discard a Follower of any character once per Road Space , and regain 1 Life"
GOES = "you may send this Follower away for {n} gold"
FAR = "you may take up Objects of the road that were dropped this Party Turn"


@by_name
def _phrases(template: str) -> frozenset[Phrase]:
    """What is worded so on the cards of the Highland."""
    said = (s.clause for card in content.brought_by(BOX.id) for s in sentences(card.id))
    return frozenset(each.phrase for each in said if each.phrase.template == template)


def spoken_so(table: Table, place: int, template: str) -> bool:
    """Whether a sentence worded so holds for the hero at *place*."""
    return any(True for _ in said_by(table, place, template))


def said_by(table: Table, place: int, template: str) -> Iterator[tuple[Piece, dict[str, Any]]]:
    """The cards of the hero at *place* whose sentences are worded so, and what is in the gaps."""
    for phrase in _phrases(template):
        for line in EXECUTOR.index.lines(table, ("rules", phrase)):
            if line.bearer == place and EXECUTOR.is_so(table, line):
                yield line.piece, line.clause.values


@by_name
def stands_on(name: str, template: str) -> bool:
    """Whether the card called *name* has a sentence worded so."""
    return any(s.clause.phrase.template == template for s in sentences(name))
