"""Chapters 10 to 21: what a party may wish for in the midst of something, each with its rule."""

from __future__ import annotations

from collections.abc import Collection
from functools import partial

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.attack_means import Means, all_means, attack_option, called
from tabletop.games.restless.choices.item_options import ACTIVE_IN_TURN, at_hand
from tabletop.games.restless.choices.item_targets import uses_of
from tabletop.games.restless.choices.rest_option import rest_option
from tabletop.games.restless.choices.swaps import swap_option
from tabletop.games.restless.choices.usable_items import is_active, is_consumable, would_use
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.running.questions import slot_options
from tabletop.games.restless.table.table_reads import (
    HELD_AT,
    INVENTORY,
    acting,
    inventory,
    living,
    slots,
)
from tabletop.play.questions.decision import Option, distinct
from tabletop.table.table import Table

RUNNING = "RST-205", "Nobody can use a Consumable while Fleeing."
NO_HANDS_FREE = "RST-106", "Items cannot be traded while Fleeing."
NO_FLIGHT = Option("flee", "Flee", value=-1).blocked(
    "RST-217", "The party can Flee only between turns."
)


def between_turns(table: Table, actor: int = -1) -> list[Option]:
    """RST-106, RST-145, RST-201, RST-202: what must wait while the party says who acts next."""
    return [*(option for option in at_hand(table, actor) if option.why), rest_option(table)]


def in_turn(table: Table, slot: int, spent: bool) -> list[Option]:
    """RST-196, RST-217: what waits until the turn of the Character in *slot* is over.

    A second attack, too, where the one there is is *spent*.
    """
    again = _attacks(table, slot, *ONE_ATTACK) if spent else []
    return [*again, *between_turns(table, slot), *_next_turns(table, slot)]


ONE_ATTACK = "RST-196", "A Character attacks only once in a turn."


def _attacks(table: Table, slot: int, rule: str, why: str) -> list[Option]:
    return [
        attack_option(table, means, partial(_promising_nothing, table, means)).blocked(rule, why)
        for means in all_means(table, slot)
    ]


def _promising_nothing(table: Table, means: Means) -> tuple[str, str]:
    return called(table, means), ""


def _next_turns(table: Table, slot: int) -> list[Option]:
    why = f"First {name(table, slot)} ends its turn."
    others = slot_options(table, [other for other in living(table) if other != slot])
    return [NO_FLIGHT, *(other.blocked("RST-196", why) for other in others)]


def in_flight(table: Table) -> list[Option]:
    """RST-205, RST-202, RST-106: while the party Flees nothing is used or traded."""
    options = [
        would_use(table, slot, piece).blocked(*(ACTIVE_IN_TURN if is_active(piece) else RUNNING))
        for slot in living(table)
        for piece in inventory(table, slot)
        if uses_of(piece)
    ]
    swap = swap_option(table)
    return [*options, swap.blocked(*NO_HANDS_FREE, absolute=swap.absolute)]


# --- before a roll stands ----------------------------------------------------------------------

STANDS = "RST-170", "First decide whether to keep the roll."
UNDECIDED = "RST-205", "Nobody can use a Consumable between a roll and its result."
DECLARED = "RST-197", "The Weapon or Spell is declared before the roll."


def at_a_roll(table: Table, rolled: str, *, declared: bool = False) -> list[Option]:
    """RST-170, RST-205: what waits until it is said whether what the die *rolled* shows stands.

    RST-197: the roll may be that of an attack, which was *declared* before it.
    """
    fights = table.count("battle") and not table.count("fleeing")
    actor = acting(table) if fights else -1
    options = [
        _waits(each, *(UNDECIDED if _is_consumed(table, each) else STANDS))
        for each in at_hand(table, actor)
    ]
    never = [rest_option(table), *_other_dice(table, rolled)]
    if actor >= 0:
        never += _attacks(table, actor, *(DECLARED if declared else STANDS))
        never += _next_turns(table, actor)
    return [*options, *(_never(each, *STANDS) for each in never)]


def _waits(option: Option, rule: str, why: str) -> Option:
    """*option*, barred by *rule* if it is not by one of its own."""
    return option if option.why else option.blocked(rule, why)


def _never(option: Option, rule: str, why: str) -> Option:
    """The same of what cannot be done here against the rule either."""
    return option.blocked(option.rule or rule, option.why or why, absolute=True)


def _is_consumed(table: Table, option: Option) -> bool:
    return option.key.startswith("use ") and is_consumable(table.pieces[int(option.value)])


def _other_dice(table: Table, rolled: str) -> list[Option]:
    why, options = f"It is {content.title(rolled)} that was rolled.", []
    for die in table["dice"]:
        if die.name != rolled:
            label = f"Roll {content.title(die.name)}"
            option = Option(f"reroll {die.name}", label, (die.id,), ("dice",))
            options.append(option.blocked("RST-170", why))
    return distinct(options)


# --- before all is shared out ------------------------------------------------------------------


def at_sharing(
    table: Table, rule: str, why: str, *, about: Collection[int] = (), offered: Collection[str] = ()
) -> list[Option]:
    """RST-211, RST-212: what waits until it is said what becomes of the drops *about*, or of all.

    What is *offered* there, by its key, does not wait.
    """
    options = [
        _waits(each, rule, why)
        for each in at_hand(table, -1)
        if not {*each.pieces} & {*about} and each.key not in offered
    ]
    never = [rest_option(table), *_drops(table, about), *_nobodies(table)]
    return [*options, *(_never(each, rule, why) for each in never)]


def _drops(table: Table, about: Collection[int]) -> list[Option]:
    """RST-214, RST-215: what lies there besides, and is won with its Target or shared out next."""
    held, options = tuple(INVENTORY[slot] for slot in living(table)), []
    for piece in table["drops"]:
        if piece.id not in about:
            key, label = f"take {piece.name}#{piece.id}", f"Take {content.title(piece.name)}"
            barred = WITH_ITS_TARGET if piece.counters.get("of") else ONE_BY_ONE
            options.append(Option(key, label, (piece.id,), held).blocked(*barred))
    return options


WITH_ITS_TARGET = "RST-214", "It is gained only when its Target is defeated."
ONE_BY_ONE = "RST-212", "First share out the Items that were drawn."


def _nobodies(table: Table) -> list[Option]:
    """RST-112: who is dead, or was never there, neither draws nor holds anything."""
    alive = living(table)
    return [
        Option(f"slot {slot}", who, (), HELD_AT[slot], slot).blocked(
            "RST-112", f"Nobody lives in {who}."
        )
        for slot in slots(table)
        if slot not in alive and (who := f"slot {slot + 1}")
    ]
