"""Cards that change their deck for good, or leave the game: later sessions begin with that."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import decks, space_positions
from tabletop.games.darkest.ground.decks import HOME, Deck
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import OUT, Table
from tabletop.table.zone import Zone

BURNED = "burned"
"""The zone of what is out of the game for good, where a module burns anything."""


def lay_burned(table: Table) -> None:
    """Room for what is burned, once, whichever modules burn anything."""
    table.zones.setdefault(BURNED, Zone(BURNED, "everyone"))


def burn(play: Play, card: Piece, rule: str) -> None:
    """*card* is out of the game for good, wherever it lay."""
    space_positions.pick_up(play, card)
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
        top = yield from play.top(deck.draws, rule=rule)
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


def kept(table: Table) -> dict[str, list[Piece]]:
    """What later sessions begin with, by the zone where it lies then."""
    found = {BURNED: table[BURNED]} if BURNED in table.zones else {}
    for deck in decks.listed(table):
        lying = [*table[deck.draws], *table[deck.discards]]
        if cards := [card for card in lying if card.counters.get(HOME, 0) == deck.number]:
            found[deck.draws] = cards
    return found
