"""Chapter 20: sharing out: who takes each of several Items, said in one answer.

They are asked for in their order; another may be said first, as by whoever drags it to somebody.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from msgspec.structs import replace

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.act_declaration import WHAT, one_of
from tabletop.games.restless.choices.carrying_capacity import room_after, weight, would_carry
from tabletop.games.restless.choices.greyed_options import at_sharing
from tabletop.games.restless.choices.item_options import at_will
from tabletop.games.restless.running.questions import for_party, slot_options
from tabletop.games.restless.table.table_reads import HELD_AT, carried, living
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Part, Said
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Going = dict[int, Option]
"""Who takes which Item, by its number."""


def sharing(table: Table, items: list[int]) -> Decision:
    """RST-212: who takes the first of *items*; those that are said with it follow.

    Where players have taken all of it away by hand, nothing is left to be shared out.
    """
    if not items:
        return for_party(table, "Nothing is left to share out.", "RST-212", [GONE])
    asked = for_party(table, _asks(table, items[0]), "RST-212", _takers(table, items, {}, items[0]))
    asked.beside = partial(_beside, table, items)
    return asked


GONE = Option("gone", "Go on", value=-1)
AWAY = ("slot ", "ground", "first ")
"""What is said of an Item that is shared out: who takes it, nobody, or that it comes first."""


def shared(items: list[int], table: Table, said: Said) -> Part | None:
    """What is said of the next of *items* that nothing is said of yet, or of what is used first."""
    if not said[WHAT][0].key.startswith(AWAY):
        return at_will(table, said)
    going, left = takers_of(items, said), [*_left(items, said)]
    if not left:
        return None
    chosen = [*said.values()][-1][0]
    among = left[:1] if chosen.key.startswith("first ") else left
    options = _takers(table, among, going, left[0])
    return one_of(
        f"item {len(said) + 1}",
        _asks(table, left[0]),
        "RST-212",
        options,
        beside=partial(_never_beside, table, left),
    )


def takers_of(items: list[int], said: Said) -> Going:
    """Who takes which of *items*, as it is *said*."""
    going, first = Going(), -1
    for chosen in said.values():
        option = chosen[0]
        if option.key.startswith("first "):
            first = int(option.value)
        elif option.key.startswith(AWAY):
            left = [number for number in items if number not in going]
            going[first if first in left else left[0]] = option
            first = -1
    return going


def _left(items: list[int], said: Said) -> Iterator[int]:
    """Those of which nothing is said; that which is said to come first does."""
    going, last = takers_of(items, said), [*said.values()][-1][0]
    first = int(last.value) if last.key.startswith("first ") else -1
    left = [number for number in items if number not in going]
    yield from (number for number in left if number == first)
    yield from (number for number in left if number != first)


def _asks(table: Table, item: int) -> str:
    piece = table.pieces[item]
    return f"Who takes {content.title(piece.name)} (weight {weight(piece)})?"


def _takers(table: Table, items: list[int], going: Going, item: int) -> list[Option]:
    """RST-099: the living, but who can never carry it; the Ground; and the others of *items*."""
    piece, options = table.pieces[item], []
    for option in slot_options(table, living(table)):
        options.append(_taking(table, piece, option, going))
    options.append(Option("ground", "Leave it on the Ground", (item,), ("ground",), -1))
    others = (table.pieces[number] for number in items if number not in going and number != item)
    return [*options, *map(_first, others)]


def _taking(table: Table, piece: Piece, option: Option, going: Going) -> Option:
    """RST-099: *piece* for the Character of *option*, with what else it gets by then."""
    slot = int(option.value)
    gets = [table.pieces[number] for number, taker in going.items() if taker.value == slot]
    getting = {each.id: slot for each in gets}
    after = room_after(table, slot, {**getting, piece.id: slot})
    free = room_after(table, slot, getting)
    short = "" if after >= 0 else ", must make room"
    label = f"{option.label} (room for {max(free, 0)}{short})"
    tells = f"It gets {'; '.join(content.title(each.name) for each in gets)}." if gets else ""
    if after >= 0:
        carries = would_carry(table, slot, {**getting, piece.id: slot})
        tells = f"{tells} {carries}".strip()
    pieces = (piece.id, *option.pieces)
    taking = Option(option.key, label, pieces, HELD_AT[slot], slot, tells=tells)
    if room_after(table, slot, {piece.id: slot}) + carried(table, slot) < 0:
        why = f"{option.label} cannot carry it, whatever it discards."
        return taking.blocked("RST-099", why)
    return taking


def _first(piece: Piece) -> Option:
    """Another Item is given away first: who drags it says so."""
    title = content.title(piece.name)
    return Option(f"first {piece.name}#{piece.id}", f"First {title}", (piece.id,), (), piece.id)


def _beside(table: Table, items: list[int]) -> list[Option]:
    first = f"First it is said who takes {content.title(table.pieces[items[0]].name)}."
    return at_sharing(table, "RST-212", first, about=items)


def _never_beside(table: Table, items: list[int]) -> list[Option]:
    """The same in the midst of it: what waits can wait, and is not done against the rule there."""
    return [replace(each, absolute=True) for each in _beside(table, items)]
