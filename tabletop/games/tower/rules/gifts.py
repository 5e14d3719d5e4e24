"""Chapter F: gifts, and the amount a card works with."""

from __future__ import annotations

from functools import cache

from tabletop.games.tower.deck.content import amount_printed, gain_printed
from tabletop.games.tower.rules import cards
from tabletop.games.tower.rules.steps import MODIFIERS
from tabletop.play.modifiers import Part, Value
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def amount(table: Table, card: Piece, seat: int) -> Value:
    """The number that *card* works with in the hands of *seat*.

    That is the number printed on it; for a Mage's companion the rank of the Wands card (TWR-081),
    for a wild Fool the floor (TWR-122), both kept on the card as `rank`; and the gift's bonus.
    """
    lent = card.counters.get("rank")
    own = Part(amount_printed(card.name), "printed")
    printed = Part(lent, "lent", "TWR-081") if lent else own
    return MODIFIERS.value("amount", table, seat, card, printed)


def works_with(table: Table, card: Piece) -> int:
    """What `amount` comes to in the hands of the active hero, without its reasons."""
    printed: int = card.counters.get("rank") or amount_printed(card.name)
    return printed + MODIFIERS.change("amount", table, cards.active(table), card)


@MODIFIERS.of("amount")
def gift(table: Table, seat: int, card: Piece) -> Part | None:
    """TWR-094: a gift adds what its court says to each card of its suit that its hero plays."""
    if not 0 <= seat < len(table.seats):
        return None  # by hand it is nobody's turn
    heroes, lent = table.zones[cards.HERO[seat]].pieces, card.counters
    if not heroes:
        return None  # taken away by hand
    court = table.pieces[heroes[0]]
    if not lent:  # as in every hand
        return _gain(court.name, court.id, cards.suit(card.name), False)
    return _gain(court.name, court.id, cards.suit_in_play(card), "companion" in lent)


@cache
def _gain(court: str, piece: int, suit: str, companion: bool) -> Part | None:
    if not applies(court, suit, companion):
        return None
    return Part(gain_printed(court), cards.gift_of(court), "TWR-094", piece)


@cache
def applies(court: str, suit: str, companion: bool) -> bool:
    """Whether this hero's gift works on a card of *suit* (TWR-094), or on a Mage's *companion*."""
    own = cards.suit(court)
    return suit == own or (companion and own == "wands")  # TWR-096


def may_overheal(table: Table, seat: int) -> bool:
    """TWR-099: whether the Cups of this hero may lift health above 20."""
    return overheals(cards.hero(table, seat).name, table.options["overheal_by"])


@cache
def overheals(court: str, by: str) -> bool:
    """TWR-099: whether this hero's Cups may lift health above 20, where *by* says whose may."""
    devout, queen = cards.gift_of(court) == "Devout", cards.class_of(court) == "Priest"
    return {"devout": devout, "queens": queen, "both": devout or queen}[by]
