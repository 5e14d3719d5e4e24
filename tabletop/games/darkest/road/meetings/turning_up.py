"""Turning up an Adventure card, and what may be done with it before anybody meets it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from tabletop.cardtext.subjects import Who
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.found import Found, is_found
from tabletop.games.darkest.cards.grammar import CHARACTER, GRAMMAR, PARTY
from tabletop.games.darkest.combat.fight_effects import is_such
from tabletop.games.darkest.combat.foes import foe_of
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.party import forced_fights, heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting
from tabletop.games.darkest.road.draws import drawing
from tabletop.grammar.noun import words
from tabletop.grammar.verb import Happens, verb
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class TurnsUp(Deed, kw_only=True):
    """The party turns up an Adventure card, the piece `card`. One that lies in its place `anew` is
    itself not replaced; where the card was replaced once it was seen, `instead` is by which."""

    would = "the party would turn up an Adventure card"

    card: int
    anew: bool = False
    instead: int = -1
    who: int = -1

    def do(self, play: Play) -> Rules[None]:
        """DTC-132: it lies face up."""
        card = yield from play.reveal(play.table.pieces[self.card], rule="DTC-132")
        if space_positions.OPEN in card.counters:
            play.count(space_positions.OPEN, 0, card)
        self.card = card.id
        play.say("{} is turned up.", card, rule="DTC-132")


def turned(play: Play, card: Piece) -> Rules[Piece | None]:
    """DTC-132: *card*, or what has come in its place, lies face up; none if it is gone."""
    deed = yield from play.happen(TurnsUp(card=card.id))
    while deed.instead >= 0:
        deed = yield from play.happen(TurnsUp(card=deed.instead, anew=True))
    found = play.table.pieces[deed.card]
    lies = found.face_up and space_positions.is_here(play.table, found.id)
    return found if lies and not heroes.is_bound(play.table) else None


# --- what may be done with it ---------------------------------------------------------------------

KEPT = (space_positions.EXTRA, space_positions.FORETOLD)
"""What is said of a card by the turn that brought it holds for what comes in its place."""


class Spot(NamedTuple):
    """Where a card lies on the road, and what is `kept` there for the card that replaces it."""

    space: int
    position: int
    kept: Mapping[str, int]


def spot_of(table: Table, card: Piece) -> Spot:
    """Where *card* lies."""
    kept = {each: n for each in KEPT if (n := card.counters.get(each, 0))}
    return Spot(table.zones[card.zone].number, space_positions.spot_of(card), kept)


def lay_at(play: Play, card: Piece, spot: Spot) -> None:
    """*card* lies there face down."""
    space_positions.put(play, card, spot.space, spot.position, face_up=False)
    for counter, n in spot.kept.items():
        play.count(counter, n, card)


TOP, DISCARDED = "top", "discarded"
"""By what a card is replaced: the top of the deck, or of its discards."""


def replace_it(context: Meeting, who: int, stock: str) -> Rules[bool]:
    """In its place lies another one, face down. What was seen is discarded; what nobody has seen
    goes under its deck."""
    deed, play = context.deed, context.play
    if not isinstance(deed, TurnsUp) or deed.anew:
        return False
    old = play.table.pieces[deed.card]
    lay = spot_of(play.table, old)
    if stock == TOP:
        new = yield from drawing.draw(play, "DTC-B38")
    else:
        new = discarded(play.table)
    if new is None:
        return False
    if deed.done:
        space_positions.put_away(play, old)
        deed.instead = new.id
    else:
        space_positions.pick_up(play, old)
        play.move(old, decks.deck_of(play, old).draws, index=0, face_up=False)
        deed.card, deed.anew = new.id, True
    lay_at(play, new, lay)
    return True


def swap_it(context: Meeting, who: int) -> Rules[bool]:
    """DTD-029: it lies on its deck again, and what lay there is turned up in its place."""
    deed, play = context.deed, context.play
    if not isinstance(deed, TurnsUp) or not deed.done or deed.anew:
        return False
    old = play.table.pieces[deed.card]
    lay = spot_of(play.table, old)
    new = yield from drawing.draw(play, "DTC-B38")
    if new is None:
        return False
    space_positions.pick_up(play, old)
    play.move(old, decks.deck_of(play, old).draws, face_up=False)
    deed.instead = new.id
    lay_at(play, new, lay)
    play.say("{} goes back on its deck.", old, rule="DTD-029")
    return True


def discarded(table: Table) -> Piece | None:
    """The top discarded card of the deck that is drawn from."""
    return next(reversed(table[decks.drawn_from(table).discards]), None)


def keep_it(context: Meeting, who: int) -> bool:
    """The Enemy that was turned up is a trophy, as if it had been beaten."""
    deed, play = context.deed, context.play
    if not isinstance(deed, TurnsUp) or heroes.card_of(play.table, who) is None:
        return False
    card = play.table.pieces[deed.card]
    if content.enemy(card.name) is None:
        return False
    space_positions.pick_up(play, card)
    play.move(card, f"trophies:{who}", face_up=False)
    play.say("{} keeps {} as a trophy.", heroes.hero_at(play.table, who), card, rule="DTC-204")
    return True


forced_fights.AVOIDS |= {replace_it, swap_it, keep_it}
NEEDS[replace_it] = lambda table, place, said: said["stock"] == TOP or discarded(table) is not None

# --- how it is said -------------------------------------------------------------------------------


def is_it(card: Piece, found: Found) -> bool:
    """Whether *card*, which lies open, is as *found* says."""
    if not is_found(card.name, found):
        return False
    return found.enemy is None or is_such(foe_of(card, turned=True), found.enemy)


def _is_turned_up(context: Meeting, who: Who, found: Found) -> bool:
    """Whether such a card is turned up; of one that lies face down nobody knows what it is."""
    deed = context.deed
    replaces = context.line.clause.body[0].phrase.run in (replace_it, swap_it)
    if not isinstance(deed, TurnsUp) or (deed.anew and replaces):
        return False
    if not deed.done:
        return found == Found()
    card = context.table.pieces[deed.card]
    still = deed.instead < 0 and space_positions.is_here(context.table, card.id)
    return still and is_it(card, found)


verb(
    GRAMMAR, "turn up", PARTY, "[turn] up {found}", deed=Happens(TurnsUp, fits=_is_turned_up),
    slots={"found": "found"}, only=("after", "before"),
)  # fmt: skip
words(GRAMMAR, "stock", {
    TOP: "the top Adventure card", DISCARDED: "the top discarded Adventure card",
})  # fmt: skip
verb(
    GRAMMAR, "replace it", CHARACTER, "[replace] it with {stock}", does=replace_it,
    slots={"stock": "stock"}, only=("done",),
)  # fmt: skip
verb(
    GRAMMAR, "swap it", CHARACTER, "[swap] it with the top Adventure card", does=swap_it,
    only=("done",),
)  # fmt: skip
verb(GRAMMAR, "keep it", CHARACTER, "[keep] it as a trophy", does=keep_it, only=("done",))
