"""Chapters 10 to 21: what a party may wish for in Battle and cannot do, each with its rule."""

from __future__ import annotations

from functools import lru_cache

from tabletop.games.restless.choosing import name, slot_options
from tabletop.games.restless.gap import rest_option
from tabletop.games.restless.handing import handed, laid_down, swap_option, takers, thrown_away
from tabletop.games.restless.reading import inventory, living
from tabletop.games.restless.using import ground_options, is_active, uses_of, would_use
from tabletop.play.decision import Option
from tabletop.table.table import Table

NOT_DOWN = "RST-106", "Nothing is laid down in Battle."
OWN_TURN = "RST-201", "Items are discarded in the own turn."
RUNNING = "RST-205", "While Fleeing nobody uses a Consumable."
NO_HANDS_FREE = "RST-106", "Nothing is traded while Fleeing."
ACTIVE_IN_TURN = "RST-202", "An Active Item is used in the turn of who holds it."


def in_battle(table: Table, *, actor: int = -1) -> list[Option]:
    """RST-105, RST-106, RST-201, RST-202: trade where a card allows it, and all that must wait.

    The Character in the slot *actor* has its turn; -1: nobody has.
    """
    options = []
    among, alive = takers(table), living(table)
    for slot in alive:
        others = [taker for taker in among if taker.slot != slot]
        for piece in inventory(table, slot):
            options += handed(piece, others)
            options.append(_not_laid_down(piece.id, piece.name))
            if slot == actor:
                continue
            options.append(_not_thrown_away(piece.id, piece.name))
            if uses_of(piece) and is_active(piece):
                options.append(_barred(would_use(table, slot, piece), *ACTIVE_IN_TURN))
    for piece in table["ground"]:
        options += handed(piece, among)
    return [*options, swap_option(table), *ground_options(table, alive), rest_option(table)]


def in_turn(table: Table, slot: int) -> list[Option]:
    """RST-196, RST-217: what waits until the turn of the Character in *slot* is over."""
    why = f"First {name(table, slot)} ends its turn."
    others = slot_options(table, [other for other in living(table) if other != slot])
    flee = Option("flee", "Flee", value=-1)
    return [
        *in_battle(table, actor=slot),
        flee.blocked("RST-217", "The party Flees between turns, not inside one."),
        *(_barred(other, "RST-196", why) for other in others),
    ]


def in_flight(table: Table) -> list[Option]:
    """RST-205, RST-202, RST-106: while the party Flees nothing is used or traded."""
    options = [
        _barred(would_use(table, slot, piece), *(ACTIVE_IN_TURN if is_active(piece) else RUNNING))
        for slot in living(table)
        for piece in inventory(table, slot)
        if uses_of(piece)
    ]
    return [*options, _barred(swap_option(table), *NO_HANDS_FREE)]


@lru_cache(4096)
def _not_laid_down(piece: int, card: str) -> Option:
    return laid_down(piece, card).blocked(*NOT_DOWN)


@lru_cache(4096)
def _not_thrown_away(piece: int, card: str) -> Option:
    return thrown_away(piece, card).blocked(*OWN_TURN)


@lru_cache(4096)
def _barred(option: Option, rule: str, why: str) -> Option:
    return option.blocked(rule, why)
