"""The Travelling Bazaar: what lay on the City Road is drawn from outside the City."""

from __future__ import annotations

from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.modules.city import streets
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

OPEN = "city-bazaar-open"
"""The table's counter: a Bazaar pile lies there."""

ABOVE = "city-bazaar-above"
"""The table's counter: the number of the deck above whose slot it lies, once it is drawn from."""

DECK = decks.Deck(
    name="city-bazaar", number=15, draws="city-bazaar", discards="city-bazaar-out", rule="DTY-074"
)
SLOT = decks.Slot(deck=DECK.name, while_=OPEN)
"""DTY-075, DTX-015: below the deck of a Region, above the game's own."""


def _others(table: Table, but: int) -> list[Piece]:
    """The Adventure cards that lie on the City Road, but for one."""
    if heroes.region(table) != streets.REGION.name:
        return []
    return [
        card
        for space in heroes.spaces(table)
        for card in [*table[f"pinned:{space}"], *space_positions.cards_at(table, space)]
        if card.id != but
    ]


def packs_up(context: Meeting) -> Rules[bool]:
    """DTY-074: they are shuffled into a pile, face down."""
    play, found = context.play, _others(context.table, context.card.id)
    for card in found:
        space_positions.pick_up(play, card)
        for counter in ("turned", "holds", "void", "held-fast"):
            if counter in card.counters:
                play.count(counter, 0, card)
        play.move(card, DECK.draws, face_up=False)
    if found:
        yield from play.shuffle(DECK.draws, rule="DTY-074")
        play.count(OPEN, 1)
        play.say("{} cards are packed up in the Bazaar.", len(found), rule="DTY-074")
    return bool(found)


def closes(play: Play) -> None:
    """DTY-075: once the pile is empty, or another deck comes into a slot, even one below, the rest
    of it is discarded; in the City it waits."""
    if not play.table.count(OPEN):
        return
    if play.table[DECK.draws] and (_waits(play) or _is_drawn_from(play)):
        return
    for card in play.table[DECK.draws]:
        play.move(card, streets.DECK.discards, face_up=True)
    play.count(OPEN, 0)
    play.count(ABOVE, 0)
    play.say("The Bazaar is over.", rule="DTY-075")


def _waits(play: Play) -> bool:
    return decks.active(play).name == streets.DECK.name


def _is_drawn_from(play: Play) -> bool:
    """Whether it is on top, and above the same deck as it was at first."""
    if decks.active(play).name != DECK.name:
        return False
    below, since = decks.below(play.table, SLOT).number, play.table.count(ABOVE)
    if not since:
        play.count(ABOVE, below)
    return since in (0, below)


NEEDS[packs_up] = lambda table, place, said: bool(_others(table, -1))
