"""Chapters 10 and 14: all that may be done with Items, at will or in a turn."""

from __future__ import annotations

from tabletop.games.restless.choices.act_declaration import WHAT
from tabletop.games.restless.choices.item_targets import uses_of
from tabletop.games.restless.choices.recipients import (
    gifts,
    laid_down,
    no_trade,
    put_away,
    thrown_away,
    to_whom,
)
from tabletop.games.restless.choices.swaps import swap_option, swapped
from tabletop.games.restless.choices.usable_items import (
    ground_options,
    is_active,
    use_options,
    used_on,
    would_use,
)
from tabletop.games.restless.table.table_reads import holding, inventory, living
from tabletop.play.questions.decision import Option, aside
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.table import Table

NOT_DOWN = "RST-106", "Items cannot be laid down in Battle."
OWN_TURN = "RST-201", "You can discard Items only on your own turn."
ACTIVE_IN_TURN = "RST-202", "You can use an Active Item only on your own turn."


def free_options(table: Table) -> list[Option]:
    """RST-105, RST-110, RST-140: what can be done with Items outside Battle."""
    return [*free_uses(table), *gifts(table), *put_away(table), swap_option(table)]


def at_a_rest(table: Table) -> list[Option]:
    """RST-153: the same while Resting, where they are used: all else stands aside."""
    return [*free_uses(table), *aside([*gifts(table), *put_away(table), swap_option(table)])]


def free_uses(table: Table) -> list[Option]:
    """RST-140, RST-158: what can be used outside Battle."""
    return [*use_options(table, holding(table)), *ground_options(table, living(table))]


def in_battle(table: Table, actor: int) -> list[Option]:
    """RST-202, RST-203: what can be used now; RST-105: and traded, where a card allows it."""
    holders = holding(table)
    if not holders:  # as often
        return []
    options = [each for each in use_options(table, holders, actor=actor) if not each.why]
    if no_trade(table) is None:
        options += [each for each in (*gifts(table), swap_option(table)) if not each.why]
    return options


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


def at_will(table: Table, said: Said) -> Part | None:
    """What is said of an Item that is used, handed over or swapped: on whom, to whom."""
    what = said[WHAT][0]
    goes_on = GOES_ON.get(what.key.partition(" ")[0])
    return goes_on(table, what, said) if goes_on else None


GOES_ON = {"use": used_on, "give": to_whom, "swap": swapped}
"""What is said of each act, by the first word of its key."""
