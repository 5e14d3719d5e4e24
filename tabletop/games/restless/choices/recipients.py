"""Chapter 10: to whom Items may go, and where else."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import one_of
from tabletop.games.restless.choices.carrying_capacity import (
    Going,
    fits,
    rooms,
    weight,
    would_carry,
)
from tabletop.games.restless.running.changed_rules import (
    FOLLOWED,
    NO_TRADE,
    TRADE_FIGHTING,
    forbidden,
    rule_by,
)
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.table.table_reads import HELD_AT, character, holding, inventory, living
from tabletop.games.restless.table.targets import is_fighting
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.piece import Piece
from tabletop.table.table import Table

AWAY = "Give, lay down or discard"
"""What is done with Items besides using them, as one group."""


class Taker(NamedTuple):
    """A living Character that an Item may be handed to: its slot and its room.

    Where nothing changes hands it has none, and `barred` are the rule and the reason.
    """

    slot: int
    room: int
    barred: tuple[str, str] | None


def takers(table: Table, *, lying: bool = False) -> list[Taker]:
    """RST-099: all the living, to whom somebody hands an Item (RST-105), or who take up what is
    *lying* on the Ground (RST-103)."""
    alive = living(table)
    if barred := no_taking_up(table) if lying else no_trade(table):
        return [Taker(slot, 0, barred) for slot in alive]
    return [Taker(slot, free, None) for slot, free in zip(alive, rooms(table, alive), strict=True)]


def no_trade(table: Table) -> tuple[str, str] | None:
    """RST-105, RST-106, RST-143: the rule by which Items do not change hands now, and why."""
    if is_fighting(table):
        if rule_by(table, TRADE_FIGHTING) is None:
            return "RST-106", "Items cannot be traded during Battle."
    elif follows := _no_time(table):
        return follows
    return forbidden(table, NO_TRADE, "RST-105")


def no_taking_up(table: Table) -> tuple[str, str] | None:
    """RST-103, RST-143: the rule by which nothing is taken up from the Ground now, and why. It is
    no trade."""
    if is_fighting(table):
        return "RST-103", "Items cannot be picked up during Battle."
    return _no_time(table)


def _no_time(table: Table) -> tuple[str, str] | None:
    if rule_by(table, FOLLOWED) and any(foe.counters.get("fight") for foe in table["encounter"]):
        return "RST-143", "The next Battle follows at once."
    return None


def gifts(table: Table) -> list[Option]:
    """RST-105: each Item in hands, to be handed to somebody else; RST-103: what lies on the
    Ground, to be taken up."""
    holders, ground, options = holding(table), table["ground"], []
    among = takers(table) if holders else []
    for slot in holders:
        others = [taker for taker in among if taker.slot != slot]
        options += [gift(table, held, others) for held in inventory(table, slot)] if others else []
    among = takers(table, lying=True) if ground else []
    return [*options, *(gift(table, piece, among) for piece in ground if among)]


def gift(table: Table, piece: Piece, among: list[Taker]) -> Option:
    """RST-105, RST-103: *piece* goes to one of them; RST-099: one must have room for it."""
    barred = among[0].barred  # who is barred is so with all
    if barred is None and not any(fits(table, piece, taker.slot, taker.room) for taker in among):
        who = f"{name(table, among[0].slot)} has no" if len(among) == 1 else "Nobody has"
        barred = "RST-099", f"{who} room for it."
    lies = piece.zone == "ground"
    return _gift(piece.id, piece.name, lies, tuple(taker.slot for taker in among), barred)


@lru_cache(4096)
def _gift(
    piece: int, card: str, lies: bool, slots: tuple[int, ...], barred: tuple[str, str] | None
) -> Option:
    title, zones = content.title(card), tuple(zone for slot in slots for zone in HELD_AT[slot])
    label = f"Take {title} up" if lies else f"Hand {title} over"
    rule, why = barred or ("", "")
    key, group = f"give {card}#{piece}", "Take up" if lies else AWAY
    return Option(key, label, (piece,), zones, piece, why, rule, group=group)


def to_whom(table: Table, what: Option, said: Said) -> Part | None:
    """RST-105: who gets the Item that is handed over, of all the others; RST-099: it must fit."""
    piece = table.pieces[int(what.value)]
    if "to" in said or len(others_than_its(table, piece)) < 2:
        return None
    owner = table.zones[piece.zone].owner
    among = takers(table, lying=owner < 0)
    options = [handed(table, piece, taker) for taker in among if taker.slot != owner]
    rule = "RST-105" if owner >= 0 else "RST-103"
    return one_of("to", f"Who gets {content.title(piece.name)}?", rule, options)


def others_than_its(table: Table, piece: Piece) -> list[int]:
    """The living that *piece* may go to: all but who holds it. Where it is one, nobody is asked."""
    owner = table.zones[piece.zone].owner
    return [slot for slot in living(table) if slot != owner]


def handed(table: Table, piece: Piece, taker: Taker) -> Option:
    """RST-105: *piece* goes to the *taker*; RST-099: it must fit."""
    slot, free, barred = taker
    if barred is None and not fits(table, piece, slot, free):
        barred = "RST-099", f"{name(table, slot)} has no room for it."
    tells = "" if barred else would_carry(table, slot, {piece.id: slot})
    return to_character(table, piece.id, slot, barred, tells)


def to_character(
    table: Table, piece: int, slot: int, barred: tuple[str, str] | None = None, tells: str = ""
) -> Option:
    """The Item *piece* goes to the Character in *slot*, on whom it is dropped; *tells* is what is
    known of what that brings."""
    who = character(table, slot)
    rule, why = barred or ("", "")
    return _to_character(piece, slot, who.id if who else -1, name(table, slot), rule, why, tells)


@lru_cache(4096)
def _to_character(
    piece: int, slot: int, who: int, called: str, rule: str, why: str, tells: str
) -> Option:
    return Option(f"slot {slot}", called, (piece, who), HELD_AT[slot], slot, why, rule, tells=tells)


def put_away(table: Table) -> list[Option]:
    """RST-110: each Item in hands onto the Ground, or onto its discard pile."""
    held = [piece for slot in holding(table) for piece in inventory(table, slot)]
    ways = (laid_down, thrown_away)
    return [way(piece.id, piece.name) for piece in held for way in ways]


@lru_cache(4096)
def laid_down(piece: int, card: str) -> Option:
    """RST-110: onto the Ground."""
    key, label = f"lay {card}#{piece}", f"Lay {content.title(card)} down"
    return Option(key, label, (piece,), ("ground",), piece, group=AWAY)


@lru_cache(4096)
def thrown_away(piece: int, card: str) -> Option:
    """RST-201, RST-110: onto its discard pile."""
    key, label = f"discard {card}#{piece}", f"Discard {content.title(card)}"
    return Option(key, label, (piece,), (), piece, group=AWAY)


def parting(table: Table, slot: int, going: Going, *, discarding: bool) -> list[Option]:
    """RST-101, RST-102: how *slot* can make itself lighter by what is not *going* already; in
    Battle it can only discard."""
    fighting = is_fighting(table)
    others = [taker for taker in takers(table) if taker.slot != slot]
    options = []
    for held in inventory(table, slot):
        if held.id in going or not weight(held):
            continue
        options += [gift(table, held, others)] if others else []
        if not fighting:
            options.append(laid_down(held.id, held.name))
        if fighting or discarding:
            options.append(thrown_away(held.id, held.name))
    return options
