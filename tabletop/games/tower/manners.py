"""Chapter K: table manners. Which rule forbids what nobody was asked for."""

from __future__ import annotations

from tabletop.games.tower import cards, foes
from tabletop.games.tower.content import title
from tabletop.play.decision import Refusal
from tabletop.table.table import Table


def refuse(table: Table, seat: int, piece: int, zone: str) -> Refusal:
    """Why *seat* may not lay *piece* into *zone* now."""
    thing = table.pieces[piece]
    source, target = table.zones[thing.zone], table.zones[zone]
    if seat != cards.active(table):
        turn = table.seats[cards.active(table)].name
        return Refusal("TWR-022", f"It is the turn of {turn}.")
    if source.kind in ("deck", "box", "foes", "floor"):
        return Refusal("TWR-134", "Nobody may look at the deck, the treasures or waiting foes.")
    if source.kind == "hand" and source.owner != seat:
        return Refusal("TWR-024", "You play cards from your own hand.")
    if source.kind == "hand" and target.kind == "hand":
        return Refusal("TWR-135", "Cards cannot be passed from hand to hand.")
    if source.kind == "hand" and target.kind == "discard":
        return Refusal("TWR-022", "A turn is one action: Play, Focus or Rest. Discarding is none.")
    if source.kind == "hand" and target.kind in ("floor", "wards"):
        if _answers(table, cards.suit(thing.name)):
            return Refusal("TWR-064", "No ward is left to dispel.")
        return Refusal("TWR-057", f"{title(thing.name)} does not answer this foe.")
    if source.kind == "hand":
        return Refusal("TWR-024", "A card is played on the play spot, the foe or a hero it is for.")
    if source.kind == "hero":
        return Refusal("TWR-005", "A hero's card stays in front of its player.")
    if source.kind in ("shields", "sanctuary"):
        return Refusal("TWR-075", "It stays where it lies until the rules discard it.")
    return Refusal("TWR-022", "The rules move this card by themselves.")


def _answers(table: Table, suit: str) -> bool:
    """Whether *suit* answers the foe, if there is one yet."""
    floor = table.zones.get(f"floor:{table.count('floor')}")
    return floor is not None and bool(floor.pieces) and suit in foes.answers(table)
