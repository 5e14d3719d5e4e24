"""Chapter 10: to whom Items may go, and where else."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.carrying import room, weight
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.ruling import (
    FOLLOWED,
    NO_TRADE,
    TRADE_FIGHTING,
    forbidden,
    rule_by,
)
from tabletop.games.restless.table.fighting import is_fighting
from tabletop.games.restless.table.reading import INVENTORY, inventory, living
from tabletop.play.decision import Option
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Taker(NamedTuple):
    """A living Character that an Item may be handed to: its slot, its name and its room.

    Where nothing changes hands it has none, and `barred` are the rule and the reason.
    """

    slot: int
    who: str
    room: int
    barred: tuple[str, str] | None


def takers(table: Table) -> list[Taker]:
    """RST-099, RST-105: all the living."""
    barred = no_trade(table)
    return [
        Taker(slot, name(table, slot), 0 if barred else room(table, slot), barred)
        for slot in living(table)
    ]


def no_trade(table: Table) -> tuple[str, str] | None:
    """RST-105, RST-106, RST-143: the rule by which Items do not change hands now, and why."""
    if is_fighting(table):
        if rule_by(table, TRADE_FIGHTING) is None:
            return "RST-106", "Nothing is traded during Battle."
    elif rule_by(table, FOLLOWED) and any(foe.counters.get("fight") for foe in table["encounter"]):
        return "RST-143", "The next fight follows at once."
    return forbidden(table, NO_TRADE, "RST-105")


def gifts(table: Table) -> list[Option]:
    """RST-105: each Item in hands to each of the others, and what lies on the Ground to all."""
    among, options = takers(table), []
    for slot in living(table):
        others = [taker for taker in among if taker.slot != slot]
        for piece in inventory(table, slot):
            options += handed(piece, others)
    for piece in table["ground"]:
        options += handed(piece, among)
    return options


def put_away(table: Table) -> list[Option]:
    """RST-110: each Item in hands onto the Ground, or onto its discard pile."""
    held = [piece for slot in living(table) for piece in inventory(table, slot)]
    ways = (laid_down, thrown_away)
    return [way(piece.id, piece.name) for piece in held for way in ways]


def handed(piece: Piece, among: list[Taker]) -> list[Option]:
    """RST-105: *piece* goes to one of them; RST-099: it must fit."""
    heavy = weight(piece)
    options = []
    for slot, who, free, barred in among:
        if barred is None and free < heavy:
            barred = "RST-099", f"{who} has no room for it."
        options.append(_handed(piece.id, piece.name, slot, who, barred))
    return options


@lru_cache(4096)
def _handed(piece: int, card: str, slot: int, who: str, barred: tuple[str, str] | None) -> Option:
    key, label = f"give {card}#{piece} {slot}", f"{content.title(card)} to {who}"
    rule, why = barred or ("", "")
    return Option(
        key, label, (piece,), (f"inventory:{slot}", f"character:{slot}"), piece, why, rule
    )


@lru_cache(4096)
def laid_down(piece: int, card: str) -> Option:
    """RST-110: onto the Ground."""
    key = f"lay {card}#{piece}"
    return Option(key, f"Lay {content.title(card)} down", (piece,), ("ground",), piece)


@lru_cache(4096)
def thrown_away(piece: int, card: str) -> Option:
    """RST-201, RST-110: onto its discard pile."""
    return Option(f"discard {card}#{piece}", f"Discard {content.title(card)}", (piece,), (), piece)


def swap_option(table: Table) -> Option:
    """RST-105: Items change hands, any number of them at once."""
    barred = no_trade(table)
    holding = [slot for slot in living(table) if table.zones[INVENTORY[slot]].pieces]
    if not barred and len(holding) < 2:
        barred = "RST-105", "It takes two Characters that hold something."
    return _swapping.blocked(*barred) if barred else _swapping


_swapping = Option("swap", "Swap Items: several change hands at once", value=-1)


def parting(table: Table, slot: int, *, discarding: bool) -> list[Option]:
    """RST-101, RST-102: how *slot* can make itself lighter; in Battle it can only discard."""
    fighting = is_fighting(table)
    others = [taker for taker in takers(table) if taker.slot != slot]
    options = []
    for held in inventory(table, slot):
        if not weight(held):
            continue
        options += handed(held, others)
        if not fighting:
            options.append(laid_down(held.id, held.name))
        if fighting or discarding:
            options.append(thrown_away(held.id, held.name))
    return options
