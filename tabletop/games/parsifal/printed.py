"""What stands on Parsifal's tarots, as it is shown to players."""

from __future__ import annotations

from tabletop.cardtext.parse import sentences
from tabletop.games.parsifal.content import Character, pack
from tabletop.play.game import Printed


def printed(name: str) -> Printed:
    """All that stands on the tarot called *name*; nothing for a token."""
    card = pack().cards.get(name)
    if card is None:
        return Printed()
    kind, tags, quests = "Artifact", {}, ""
    if isinstance(card, Character):
        kind, quests = card.house.capitalize(), card.quests
        tags = {"House": kind}
        if card.copy is not None:
            tags["Copy"] = str(card.copy)
    return Printed(
        kind=kind,
        sentences=tuple(sentence for _, sentence in sentences(card.text)),
        flavour=card.flavour,
        tags=tags,
        epithet=card.epithet,
        quests=tuple(sentence for _, sentence in sentences(quests)),
    )
