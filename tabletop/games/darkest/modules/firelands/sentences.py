"""Sentences of the Firelands for which its rules look: by the words of their declaration."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabletop.cardtext.phrase import Phrase
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.firelands import BOX
from tabletop.games.darkest.party.executor import sentences
from tabletop.games.darkest.party.scores import spoken
from tabletop.packs.library import by_name
from tabletop.table.table import Table

EASED = "you lose no Life to fire on the road"
AT_EVERY_MOVE = "the party moves on"
HOLDS_FATE = "this Object holds {n} Fate for draw dice and special locations"
BUILDS = "you may pay {n} gold to put {terrain} or {other} on a Road Space that the party leaves"
TELLS = "you may meet a card that lies on it at any time, and discard it once none is left"


@by_name
def _phrases(template: str) -> frozenset[Phrase]:
    """What is worded so on the cards of the Firelands."""
    said = (s.clause for card in content.brought_by(BOX.id) for s in sentences(card.id))
    return frozenset(each.phrase for each in said if each.phrase.template == template)


def spoken_so(table: Table, place: int, template: str) -> Iterator[dict[str, Any]]:
    """What sentences worded so that hold for the hero at *place* say in their gaps."""
    for phrase in _phrases(template):
        yield from spoken(table, place, phrase)


@by_name
def says(name: str, template: str) -> dict[str, Any] | None:
    """What the card called *name* says in the gaps of a sentence worded so; None if it has none."""
    said = (s.clause for s in sentences(name))
    return next((each.values for each in said if each.phrase.template == template), None)
