"""Chapters 10 and 14: what can be done with Items at will."""

from __future__ import annotations

from tabletop.games.restless.party.handing import gifts, no_trade, part, put_away, swap, swap_option
from tabletop.games.restless.party.using import ground_options, holder, use_item, use_options
from tabletop.games.restless.table.reading import living
from tabletop.play.decision import Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.table import Table


def free_options(table: Table) -> list[Option]:
    """RST-105, RST-110, RST-140: what can be done with Items outside Battle."""
    alive = living(table)
    return [
        *use_options(table, alive),
        *ground_options(table, alive),
        *gifts(table),
        *put_away(table),
        swap_option(table),
    ]


def in_battle(table: Table, actor: int) -> list[Option]:
    """RST-202, RST-203: what can be used now; RST-105: and traded, where a card allows it."""
    options = [each for each in use_options(table, living(table), actor=actor) if not each.why]
    if no_trade(table) is None:
        options += [each for each in (*gifts(table), swap_option(table)) if not each.why]
    return options


def freely(play: Play, option: Option) -> Rules[None]:
    """Carry out one of the free options."""
    verb, _, rest = option.key.partition(" ")
    if verb == "swap":
        yield from swap(play)
        return
    if verb != "use":
        yield from part(play, option)
        return
    number, user = int(option.value), rest.rpartition(" ")[2]
    slot = holder(play.table, number, int(user) if user.isdigit() else -1)
    yield from use_item(play, number, slot)
