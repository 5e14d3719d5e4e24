"""Chapter 10: a swap: what goes to whom, Item by Item, and all of it at once."""

from __future__ import annotations

from functools import lru_cache

from msgspec.structs import replace

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import one_of
from tabletop.games.restless.choices.carrying_capacity import Going, room, room_after, weight
from tabletop.games.restless.choices.recipients import no_trade, others_than_its, to_character
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.table.table_reads import HELD_AT, holding, inventory, living
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.table import Table

SWAP = Option("swap", "Swap several Items at once", value=-1)
ALL = Option("all", "Make these swaps", value=-1)
LEAVE = Option("leave", "Swap nothing", value=-1)


def swap_option(table: Table) -> Option:
    """RST-105: Items change hands, any number of them at once."""
    holders = holding(table)
    never = not holders or len(living(table)) < 2
    barred = no_trade(table)
    if not barred and len(holders) < 2:
        barred = "RST-105", "A swap needs two Characters with Items."
    return _barred(*barred, never) if barred else SWAP


@lru_cache(64)
def _barred(rule: str, why: str, never: bool) -> Option:
    return SWAP.blocked(rule, why, absolute=never)


def swapped(table: Table, what: Option, said: Said) -> Part | None:
    """RST-105: an Item and who gets it, and so on; RST-099: the weight is tested at the end."""
    number = 1
    while item := said.get(f"item {number}"):
        if item[0].key in (ALL.key, LEAVE.key):
            return None
        if f"to {number}" not in said and len(_others(table, item[0])) > 1:
            return _gets(table, item[0], number)
        number += 1
    return _goes(table, changing_hands(table, said), number, bent=bool(what.why))


def changing_hands(table: Table, said: Said) -> dict[int, int]:
    """What goes to whom: Items by number, Characters by slot."""
    going, number = dict[int, int](), 1
    while (item := said.get(f"item {number}")) and item[0].pieces:
        to = said.get(f"to {number}")
        going[int(item[0].value)] = int(to[0].value) if to else _others(table, item[0])[0]
        number += 1
    return going


def _others(table: Table, item: Option) -> list[int]:
    return others_than_its(table, table.pieces[int(item.value)])


def _goes(table: Table, going: dict[int, int], number: int, *, bent: bool) -> Part:
    """Which Item changes hands next; or all those that were said do. What is *bent* has an end."""
    told = [
        f"{content.title(table.pieces[n].name)} to {name(table, to)}" for n, to in going.items()
    ]
    so_far = f" So far: {', '.join(told)}." if told else ""
    alive = living(table)
    options = [
        Option(f"swap {held.name}#{held.id}", content.title(held.name), (held.id,),
               tuple(zone for to in alive if to != slot for zone in HELD_AT[to]), held.id)
        for slot in alive
        for held in inventory(table, slot)
        if held.id not in going
    ]  # fmt: skip
    ends = [_all(table, going)]
    if ends[0].why and not options and not bent:  # else there were no answer any more
        ends.append(LEAVE)
    return one_of(
        f"item {number}", f"Which Items are swapped?{so_far}", "RST-105", [*ends, *options]
    )


def _all(table: Table, going: dict[int, int]) -> Option:
    if not going:
        return ALL.blocked("RST-105", "Swap nothing yet.", absolute=True)
    slot = overladen_after(table, going)
    if slot < 0:
        return ALL
    who = name(table, slot)
    stays = sum(weight(held) for held in inventory(table, slot) if held.id not in going)
    if room_after(table, slot, going) + stays < 0:
        return ALL.blocked("RST-099", f"{who} cannot carry it, whatever it discards.")
    return replace(ALL, tells=f"{who} makes room first.")


def _gets(table: Table, item: Option, number: int) -> Part:
    piece = table.pieces[int(item.value)]
    options = [to_character(table, piece.id, slot) for slot in _others(table, item)]
    return one_of(f"to {number}", f"Who gets {content.title(piece.name)}?", "RST-105", options)


def overladen_after(table: Table, going: Going) -> int:
    """RST-099: who would carry too much once these Items have changed hands; -1: nobody."""
    over = (
        slot for slot in living(table) if room_after(table, slot, going) < min(0, room(table, slot))
    )
    return next(over, -1)


def still_going(table: Table, going: Going) -> dict[int, int]:
    """Those of the Items that are still in somebody's hands, for who still lives."""
    alive = living(table)
    return {
        number: to
        for number, to in going.items()
        if to in alive and table.zones[table.pieces[number].zone].owner in alive
    }
