"""Chapters 10 to 21: what a party may wish for in the midst of something, each with its rule."""

from __future__ import annotations

from tabletop.games.restless.at_will import free_options
from tabletop.games.restless.choosing import name, slot_options
from tabletop.games.restless.handing import gifts, laid_down, swap_option, thrown_away
from tabletop.games.restless.reading import inventory, living
from tabletop.games.restless.resting import rest_option
from tabletop.games.restless.using import (
    ground_options,
    is_active,
    use_options,
    uses_of,
    would_use,
)
from tabletop.play.decision import Option
from tabletop.table.table import Table

NOT_DOWN = "RST-106", "Nothing is laid down in Battle."
OWN_TURN = "RST-201", "Items are discarded in the own turn."
RUNNING = "RST-205", "While Fleeing nobody uses a Consumable."
NO_HANDS_FREE = "RST-106", "Nothing is traded while Fleeing."
ACTIVE_IN_TURN = "RST-202", "An Active Item is used in the turn of who holds it."
NO_FLIGHT = Option("flee", "Flee", value=-1).blocked(
    "RST-217", "The party Flees between turns, not inside one."
)


def at_hand(table: Table, actor: int) -> list[Option]:
    """All that could be done with Items, in Battle and outside; what is barred now, by its rule.

    In Battle the Character in the slot *actor* has its turn; -1: nobody has.
    """
    if not table.count("battle"):
        return free_options(table)
    alive = living(table)
    options = [*use_options(table, alive, actor=actor), *ground_options(table, alive)]
    options += [*gifts(table), swap_option(table)]
    for slot in alive:
        for piece in inventory(table, slot):
            away = thrown_away(piece.id, piece.name)
            options.append(laid_down(piece.id, piece.name).blocked(*NOT_DOWN))
            options.append(away if slot == actor else away.blocked(*OWN_TURN))
            if slot != actor and uses_of(piece) and is_active(piece):
                options.append(would_use(table, slot, piece).blocked(*ACTIVE_IN_TURN))
    return options


def between_turns(table: Table, actor: int = -1) -> list[Option]:
    """RST-106, RST-145, RST-201, RST-202: what must wait while the party says who acts next."""
    return [*(option for option in at_hand(table, actor) if option.why), rest_option(table)]


def in_turn(table: Table, slot: int) -> list[Option]:
    """RST-196, RST-217: what waits until the turn of the Character in *slot* is over."""
    why = f"First {name(table, slot)} ends its turn."
    others = slot_options(table, [other for other in living(table) if other != slot])
    wait = [other.blocked("RST-196", why) for other in others]
    return [*between_turns(table, slot), NO_FLIGHT, *wait]


def in_flight(table: Table) -> list[Option]:
    """RST-205, RST-202, RST-106: while the party Flees nothing is used or traded."""
    options = [
        would_use(table, slot, piece).blocked(*(ACTIVE_IN_TURN if is_active(piece) else RUNNING))
        for slot in living(table)
        for piece in inventory(table, slot)
        if uses_of(piece)
    ]
    return [*options, swap_option(table).blocked(*NO_HANDS_FREE)]
