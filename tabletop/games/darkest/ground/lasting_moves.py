"""Cards that change their deck for good, or leave the game: later sessions begin with that."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec import Struct

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.ground.decks import HOME, Deck
from tabletop.games.darkest.ground.known import game_of
from tabletop.games.darkest.ground.regions import land_of
from tabletop.games.darkest.order import NEW_ROAD, TRIPS
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.joins import Join
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Table
from tabletop.table.zone import Zone

GRADUATES = "graduates"
"""Modules bring what comes into another deck under this name."""

WON, DONE = 1, 2
"""Of what comes into another deck: the Trove is won, and the cards have come."""


class Graduates(Struct, frozen=True, kw_only=True):
    """Cards that have this `name` as their home, and wait in the zone `aside`. Once per campaign,
    as the party leaves the `region` after it has won the Trove of the destination `place`, they
    come into the game's own deck for good. The table's `counter` says how far that is."""

    name: str
    aside: str
    place: str
    region: str
    counter: str
    rule: str


BURNED = "burned"
"""The zone of what is out of the game for good, where a module burns anything."""


def lay_burned(table: Table) -> None:
    """Room for what is burned, once, whichever modules burn anything."""
    table.zones.setdefault(BURNED, Zone(BURNED, "everyone"))


def burn(play: Play, card: Piece, rule: str) -> None:
    """*card* is out of the game for good, wherever it lay."""
    space_positions.leaves_play(play, card)
    play.move(card, BURNED, face_up=True)
    play.say("{} is out of the game for good.", card, rule=rule)


def is_fireproof(card: Piece) -> bool:
    """DTL-004: whether nothing can burn *card*, or what is no card."""
    return card.kind != "card" or content.is_fireproof(card.name)


def burn_top(play: Play, deck: Deck, n: int, rule: str) -> Rules[int]:
    """DTL-003: the *n* top cards of a *deck* are turned up and burned. Those that are fireproof are
    set aside meanwhile, and shuffled back onto it; how many were burned."""
    aside, burned = [], 0
    for _ in range(n):
        top = yield from decks.top(play, deck, rule)
        if top is None:
            break
        card = yield from play.reveal(top, rule=rule)
        if is_fireproof(card):
            play.move(card, OUT, face_up=True)
            play.say("{} does not burn.", card, rule="DTL-004")
            aside.append(card)
        else:
            burn(play, card, rule)
            burned += 1
    while aside:
        lot: int = 1
        if len(aside) > 1:
            lot = yield Roll(len(aside), "Which card goes back first?", rule)
        play.move(aside.pop(lot - 1), deck.draws, face_up=False)
    return burned


def graduate(play: Play, cards: Iterable[Piece], to: Deck, rule: str) -> Rules[None]:
    """*cards* are of the deck *to* from now on, and are shuffled into it."""
    for card in cards:
        space_positions.pick_up(play, card)
        play.count(HOME, to.number, card)
        play.move(card, to.draws, face_up=False)
    yield from play.shuffle(to.draws, rule=rule)


def listed(table: Table) -> list[Graduates]:
    """What comes into another deck in the game on *table*."""
    found: list[Graduates] = game_of(table).records_of(GRADUATES)
    return found


def counters(table: Table) -> tuple[str, ...]:
    """The counters of how far that is, for later sessions."""
    return tuple(each.counter for each in listed(table))


def is_won(play: Play, place: str) -> None:
    """The Trove of a destination is won: what waits for that waits for the way out now."""
    for each in listed(play.table):
        if each.place == place and not play.table.count(each.counter):
            play.count(each.counter, WON)


def joins_for_good(play: Play) -> Rules[None]:
    """Once per campaign: the party is out of a Region whose Trove it has won."""
    for each in listed(play.table):
        outside = land_of(play.table).name != each.region
        if play.table.count(each.counter) == WON and outside:
            play.count(each.counter, DONE)
            cards = play.table[each.aside]
            play.say("{} cards come into the Adventure deck for good.", len(cards), rule=each.rule)
            yield from graduate(play, cards, decks.OWN, each.rule)


def begin_graduated(play: Play) -> None:
    """A session begins, in the Village: what has come into another deck, or was about to, is there,
    but for what was recorded elsewhere."""
    for each in listed(play.table):
        if play.table.count(each.counter):
            play.count(each.counter, DONE)
            for card in play.table[each.aside]:
                play.count(HOME, decks.OWN.number, card)
                play.move(card, decks.OWN.draws, face_up=False)


JOINS = tuple(
    Join(moment=moment, place=TRIPS, rule="DTX-016", run=joins_for_good)
    for moment in (NEW_ROAD, "home")
)


def kept(table: Table) -> dict[str, list[Piece]]:
    """What later sessions begin with, by the zone where it lies then."""
    found = {BURNED: table[BURNED]} if BURNED in table.zones else {}
    for deck in decks.listed(table):
        lying = [*table[deck.draws], *table[deck.discards]]
        if cards := [card for card in lying if card.counters.get(HOME, 0) == deck.number]:
            found[deck.draws] = cards
    return found
