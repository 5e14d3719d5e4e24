"""Chapter 10: what a Character can carry, and how much of it there is room for."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from copy import copy

from msgspec.structs import replace

from tabletop.games.restless.cards import content
from tabletop.games.restless.running.executor import EXECUTOR, lines, number
from tabletop.games.restless.running.lasting_changes import varies
from tabletop.games.restless.table.table_reads import INVENTORY, carried, character, slots
from tabletop.packs.library import by_name
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def max_weight(table: Table, slot: int) -> Value:
    """RST-099: what the Character in *slot* can carry."""
    most = number(table, "weight", slot, Part(_printed(table, slot), "printed", "RST-055"))
    over = _over(table, slot)  # RST-004
    if not over:
        return most
    return Value(most.n + over, (*most.parts, Part(over, "against the rule", "RST-004")))


def room(table: Table, slot: int) -> int:
    """How much weight *slot* can still take; negative if it carries too much."""
    return rooms(table, (slot,))[0]


def rooms(table: Table, among: Iterable[int]) -> list[int]:
    """The same of each slot *among* several."""
    if lines(table, ("changes", "weight")):
        return [max_weight(table, slot).n - carried(table, slot) for slot in among]
    free, over = _free(table), bending(table)  # as most often: printed numbers tell
    if not over:
        return [free[slot] for slot in among]
    return [free[slot] + (_over(table, slot) if slot in over else 0) for slot in among]


def _free(table: Table) -> list[int]:
    """The printed Max Weight of each slot without what is held there."""
    return [_printed(table, slot) - carried(table, slot) for slot in slots(table)]


def bending(table: Table) -> list[int]:
    """RST-004: the slots that carry something against the rule."""
    return [slot for slot in slots(table) if _over(table, slot)]


def _printed(table: Table, slot: int) -> int:
    piece = character(table, slot)
    return content.max_weight(piece.name) if piece else 0


def _over(table: Table, slot: int) -> int:
    piece = character(table, slot)
    return piece.counters.get("over", 0) if piece else 0


def weight(piece: Piece) -> int:
    """RST-099: what *piece* weighs."""
    return content.weight(piece.name)


# --- once Items have changed hands -------------------------------------------------------------

Going = Mapping[int, int]
"""Items that change hands at once, by number, and the slots of who gets them (-1: nobody)."""


def room_after(table: Table, slot: int, going: Going) -> int:
    """RST-099: the room of *slot* at the end of a transaction in which Items are *going* to others:
    those among them that change a Max Weight count where they are by then."""
    if _weighs_anew(table, going):
        return room(_once(table, going), slot)
    free = room(table, slot)
    for each, to in going.items():
        piece = table.pieces[each]
        owner = table.zones[piece.zone].owner
        free += weight(piece) * ((owner == slot) - (to == slot))
    return free


def would_carry(table: Table, slot: int, going: Going) -> str:
    """RST-099: how much *slot* would carry at the end of a transaction in which Items are *going*
    to others, and of how much."""
    most = max_weight(_once(table, going) if _weighs_anew(table, going) else table, slot).n
    return f"Would carry {most - room_after(table, slot, going)} of {most}."


def _once(table: Table, going: Going) -> Table:
    """The *table* once Items are *going* to others."""
    return laid(table, {each: INVENTORY[to] if to >= 0 else "out" for each, to in going.items()})


def fits(table: Table, piece: Piece, slot: int, free: int) -> bool:
    """RST-099: whether the Character in *slot*, with so much *free* room, can take *piece*."""
    if _weighs_anew(table, (piece.id,)):
        return room_after(table, slot, {piece.id: slot}) >= 0
    return free >= weight(piece)  # as most often


def _weighs_anew(table: Table, going: Iterable[int]) -> bool:
    """Whether a Max Weight may be another once these Items have changed hands."""
    return varies(table, "weight") or any(_lifts(table.pieces[each].name) for each in going)


@by_name
def _lifts(card: str) -> bool:
    """Whether *card* changes what somebody can carry while it is held."""
    return any(heading == ("changes", "weight") for heading, _ in EXECUTOR.index.headed(card))


def laid(table: Table, zones: Mapping[int, str]) -> Table:
    """The *table* as it lies when these pieces are in these *zones*: nobody else touches it."""
    after = copy(table)
    after.pieces, after.zones = [*table.pieces], {**table.zones}
    for each, zone in zones.items():
        for name in (after.pieces[each].zone, zone):
            after.zones[name] = replace(after.zones[name], pieces=[*after.zones[name].pieces])
        after.pieces[each] = copy(after.pieces[each])
        verbs.move(after, each, zone, face_up=True)
    return after
