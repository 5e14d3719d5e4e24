"""What each sentence of Tower's chronicle says of the table, held to it when it is told."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.tower.rules import cards
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def seat_of(table: Table, name: str) -> int:
    return next(n for n, seat in enumerate(table.seats) if seat.name == name)


def health_is(table: Table, seat: str, *parts: object) -> bool:
    return cards.health(table, seat_of(table, seat)) == int(str(parts[-1]))


def foe_has(table: Table, card: Piece, n: object, foe: Piece, left: object) -> bool:
    return foe.counters.get("health", 0) == int(str(left))


def lies_in(*kinds: str) -> Callable[..., bool]:
    def holds(table: Table, *parts: object) -> bool:
        card = next(part for part in parts if isinstance(part, Piece))
        return table.zones[card.zone].kind in kinds

    return holds


def wards_are(table: Table, card: Piece, left: object) -> bool:
    return card.zone == "wards" and cards.wards_left(table) == left


def shields(table: Table, card: Piece, seat: str, n: object) -> bool:
    return card.zone == f"shields:{seat_of(table, seat)}" and card.counters["value"] == n


def joins(table: Table, card: Piece, rank: object) -> bool:
    return card.zone == "play" and card.counters.get("rank") == rank


def is_hero(table: Table, seat: str, court: Piece, *kinds: object) -> bool:
    return cards.hero(table, seat_of(table, seat)) is court


def counts_as(table: Table, fool: Piece, suit: str) -> bool:
    return fool.zone == "play" and cards.suit_in_play(fool) == suit.lower()


def always(table: Table, *parts: object) -> bool:
    return True


CLAIMS: dict[str, Callable[..., bool]] = {
    "{} is {}, {} and {}.": is_hero,
    "{} plays {}.": lies_in("play", "discard"),
    "{} discards {}.": lies_in("discard"),
    "{} stops drawing: {} not drawn.": always,
    "{} strikes again with {}.": lies_in("play"),
    "{} joins, and counts as {}.": joins,
    "{} counts as {}.": counts_as,
    "{} deals {} to {}: {} left.": foe_has,
    "{} deals {} to {}: {} left, and the rest is lost.": foe_has,
    "{} deals nothing: {} has no health left.": lambda table, card, foe: (
        not cards.foe_health(table)
    ),
    "{} does no damage: {} still has wards.": lambda table, card, foe: cards.wards_left(table) > 0,
    "{} dispels a ward: {} left.": wards_are,
    "{} regains {}: {} health.": health_is,
    "{} rests: {} health.": health_is,
    "{} is struck for {}: {} health left.": health_is,
    "{} has fallen.": lambda table, seat: not cards.health(table, seat_of(table, seat)),
    "{} draws {}.": lies_in("hand"),
    "{} shields {} for {}.": shields,
    "{} is a sanctuary for {}.": lies_in("sanctuary"),
    "{} takes the blow and is discarded.": lies_in("discard"),
    "{} is discarded: the sanctuary ends.": lies_in("discard"),
    "{} before {} is discarded.": lies_in("discard"),
    "{} turns up for {}.": lies_in("discard"),
    "{} is defeated.": lambda table, foe: not cards.foe_health(table),
    "The treasure of floor {} is {}.": lies_in("treasures"),
    "Floor {}: {} bars the way.": lambda table, floor, foe: cards.foe(table) is foe,
    "The discard pile is shuffled into the deck.": lambda table: not table["discard"],
    "No counterattack: the Fool excused this turn.": lambda table: table.count("excused") == 1,
    "No counterattack: sanctuary.": always,
    "{} focuses.": always,
    "{} leads the party.": always,
    "Five treasures are laid out with a foe on each, and hands are dealt.": always,
    "The game is over: {}": lambda table, words: table.outcome.words == words,
}
"""What each sentence of the chronicle says of the table as it is told."""
