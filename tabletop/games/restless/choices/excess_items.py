"""Chapter 10: letting go: what goes, one Item after another, until the rest can be carried.

All of it is one answer, asked of the table as it will lie by what was said before.
"""

from __future__ import annotations

from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import WHAT, one_of
from tabletop.games.restless.choices.carrying_capacity import Going, laid, room_after
from tabletop.games.restless.choices.item_options import at_will
from tabletop.games.restless.choices.recipients import others_than_its, parting, to_whom
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.table.table_reads import INVENTORY
from tabletop.play.questions.decision import Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.table import Table


class Way(NamedTuple):
    """How an Item goes: `what` says it, `to` the slot of who gets it (-1: not said, or nobody).

    It is `bent` where any of it is against a rule.
    """

    what: Option
    to: int = -1
    bent: bool = False


WAYS = ("give ", "lay ", "discard ")


def ways_said(said: Said) -> list[Way]:
    """The ways in which Items go, one after another, as it is *said*."""
    found = list[Way]()
    for part, chosen in said.items():
        option = chosen[0]
        if part == WHAT or part.startswith("way "):
            found.append(Way(option, bent=bool(option.why)))
        else:
            last = found[-1]
            found[-1] = Way(last.what, int(option.value), last.bent or bool(option.why))
    return found


def what_goes(table: Table, slot: int, going: Going) -> str:
    """RST-101, RST-102: the question to the Character in *slot*, who has no room for what is
    *going* to it, if anything is, or for all that it holds."""
    gets = [content.title(table.pieces[n].name) for n, to in going.items() if to == slot]
    if gets:
        return f"{name(table, slot)} has no room for {', '.join(gets)}: what goes?"
    return f"{name(table, slot)} carries {-room_after(table, slot, going)} too much: what goes?"


def lets_go(slot: int, going: Going, table: Table, said: Said) -> Part | None:
    """RST-101, RST-102: to whom it goes, and what goes next, until the Character in *slot* has room
    for what is *going* to it, and for all that it still holds."""
    if not said[WHAT][0].key.startswith(WAYS):
        return at_will(table, said)
    *before, last = ways_said(said)
    after, number = moved(table, before), len(before) + 1
    if last.what.key.startswith("give ") and last.to < 0:
        part = to_whom(after, last.what, {})
        if part is not None:
            return replace(part, name=f"to {number}" if before else "to")
    after = moved(after, [last])
    if room_after(after, slot, going) >= 0:
        return None
    options = parting(after, slot, going, discarding=bool(going))
    ways = [option for option in options if not option.why]
    if not ways or (not going and len(ways) == 1 and not ways[0].key.startswith("give ")):
        return None  # nothing is left to be said
    rule = "RST-101" if going else "RST-102"
    return one_of(f"way {number + 1}", what_goes(after, slot, going), rule, options)


def moved(table: Table, ways: list[Way]) -> Table:
    """The *table* as it will lie when all that went."""
    for way in ways:
        table = laid(table, {int(way.what.value): goes_to(table, way)})
    return table


def goes_to(table: Table, way: Way) -> str:
    """The zone that an Item goes to: of who gets it, where that is one only that one."""
    piece = table.pieces[int(way.what.value)]
    if way.what.key.startswith("lay "):
        return "ground"
    if way.what.key.startswith("discard "):
        return "out" if piece.kind == "token" else content.pile_of(piece.name)
    return INVENTORY[way.to if way.to >= 0 else others_than_its(table, piece)[0]]
