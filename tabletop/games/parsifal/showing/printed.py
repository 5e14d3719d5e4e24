"""Showing: the printed text of Parsifal's tarots."""

from __future__ import annotations

from tabletop.cardtext.parse import as_printed
from tabletop.games.parsifal.cards.content import Character, pack
from tabletop.games.parsifal.cards.grammar import GRAMMAR
from tabletop.packs.library import by_name
from tabletop.play.rules.game import Printed


@by_name
def printed(name: str) -> Printed:
    """Everything printed on the tarot called *name*; empty for a token."""
    card = pack().cards.get(name)
    if card is None:
        return Printed()
    kind, tags, quests = "Artifact", {}, ""
    if isinstance(card, Character):
        kind, quests = card.house.capitalize(), card.quests
        tags = {"House": kind}
        if card.copy is not None:
            tags["Copy"] = str(card.copy)
    sentences, by_hand = as_printed(card.text, GRAMMAR)
    goals, judged_by_hand = as_printed(quests, GRAMMAR)
    return Printed(
        kind=kind,
        sentences=sentences,
        flavour=card.flavour,
        tags=tags,
        epithet=card.epithet,
        quests=goals,
        by_hand=by_hand + judged_by_hand,
    )
