"""Chapter 10: how an Item leaves an Inventory, at will or because it is too much to carry."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.restless import content
from tabletop.games.restless.belongings import discard, hold, put_down, room, weight
from tabletop.games.restless.choosing import name
from tabletop.games.restless.effects import Happening, after_all, happens
from tabletop.games.restless.fight import is_fighting
from tabletop.games.restless.reading import carried, inventory, living
from tabletop.games.restless.ruling import NO_TRADE, forbidden
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Taker = tuple[int, int]
"""A living Character's slot, and the weight that it has room for."""


def takers(table: Table) -> list[Taker]:
    """RST-099: all the living, with their room."""
    return [(slot, room(table, slot)) for slot in living(table)]


def handed(table: Table, piece: Piece, among: list[Taker]) -> list[Option]:
    """RST-105: *piece* goes to one of them; RST-099: it must fit."""
    rule, why = forbidden(table, NO_TRADE, "RST-105") or ("", "")
    options = []
    for slot, free in among:
        who, barred = name(table, slot), (rule, why)
        if free < weight(piece):
            barred = "RST-099", f"{who} has no room for it."
        options.append(_handed(piece.id, piece.name, slot, who, *barred))
    return options


@lru_cache(4096)
def _handed(piece: int, card: str, slot: int, who: str, rule: str, why: str) -> Option:
    key, label = f"give {card}#{piece} {slot}", f"{content.title(card)} to {who}"
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


def hand_over(play: Play, piece: Piece, slot: int) -> Rules[None]:
    """RST-105: *piece* goes to the Character in *slot*; what is taken up new is gained."""
    fresh = not piece.counters.get("known")
    hold(play, piece, slot)
    play.say("{} goes to {}.", piece, name(play.table, slot), rule="RST-105")
    if fresh:
        yield from happens(play, Happening("gains an Item", slot, by=piece.id))


def parting(table: Table, slot: int, *, discarding: bool) -> list[Option]:
    """RST-101, RST-102: how *slot* can make itself lighter; in Battle it can only discard."""
    fighting = is_fighting(table)
    others = [] if fighting else [taker for taker in takers(table) if taker[0] != slot]
    options = []
    for held in inventory(table, slot):
        if not weight(held):
            continue
        options += handed(table, held, others)
        if not fighting:
            options.append(laid_down(held.id, held.name))
        if fighting or discarding:
            options.append(thrown_away(held.id, held.name))
    return options


def part(play: Play, option: Option) -> Rules[None]:
    """Do what one of these options says."""
    piece = play.table.pieces[int(option.value)]
    verb, _, rest = option.key.partition(" ")
    if verb == "lay":
        put_down(play, piece)
    elif verb == "give":
        yield from hand_over(play, piece, int(rest.rpartition(" ")[2]))
    else:
        yield from discard(play, piece)


@after_all
def shed(play: Play) -> Rules[None]:
    """RST-102: who carries too much lets go of Items, one by one, until the rest fits."""
    while (slot := _overloaded(play.table)) is not None:
        ways = [way for way in parting(play.table, slot, discarding=False) if not way.why]
        if len(ways) == 1:
            yield from part(play, ways[0])
        else:
            yield from part(play, (yield from play.choose(lambda: _too_much(play.table))))


def _overloaded(table: Table) -> int | None:
    """RST-099: the first of the living that carries too much."""
    return next(
        (slot for slot in living(table) if carried(table, slot) and room(table, slot) < 0), None
    )


def _too_much(table: Table) -> Decision:
    slot = _overloaded(table) or 0
    ask = f"{name(table, slot)} carries {-room(table, slot)} too much: what goes?"
    return Decision(slot, ask, "RST-102", parting(table, slot, discarding=False))
