"""Chapter 10: how an Item leaves an Inventory, at will or because it is too much to carry."""

from __future__ import annotations

from copy import copy

from msgspec.structs import replace

from tabletop.games.restless.cards import content
from tabletop.games.restless.choices.carrying import room
from tabletop.games.restless.choices.giving import parting
from tabletop.games.restless.party.belongings import (
    carries_anyway,
    comes_into_hands,
    discard,
    hold,
    put_down,
)
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.choosing import for_party
from tabletop.games.restless.running.numbers import varies
from tabletop.games.restless.table.reading import INVENTORY, character, inventory, living
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def hand_out(play: Play, takers: dict[int, int], option: Option) -> Rules[None]:
    """RST-105: Items, by number, go to Characters, by slot, all at once, as *option* says.

    They fit by then, but where it is taken against the rule (RST-004).
    """
    for number, slot in takers.items():
        piece = play.table.pieces[number]
        hold(play, piece, slot)
        play.say("{} goes to {}.", piece, name(play.table, slot), rule="RST-105")
    for slot in takers.values() if option.why else ():
        carries_anyway(play, slot)
    for number, slot in takers.items():
        yield from comes_into_hands(play, play.table.pieces[number], slot)


def swap(play: Play) -> Rules[None]:
    """RST-105: it is one transaction, and RST-099: the weight is tested at its end."""
    going: dict[int, int] = {}
    while True:
        option = yield from play.choose(lambda: _which_change_hands(play.table, going))
        if option.key in ("done", "leave"):
            break
        going[int(option.value)] = int(option.key.rpartition(" ")[2])
    if option.key == "done":
        yield from hand_out(play, going, option)


def _which_change_hands(table: Table, going: dict[int, int]) -> Decision:
    """RST-105: each Item that does not go yet to each other Character; then all at once."""
    options = [
        Option("done", "All of this changes hands", value=-1),
        Option("leave", "Nothing changes hands", value=-1),
    ]
    if not going:
        options[0] = options[0].blocked("RST-105", "Nothing changes hands yet.")
    elif (slot := _overladen_after(table, going)) >= 0:
        why = f"{name(table, slot)} would carry too much."
        options[0] = options[0].blocked("RST-099", why)
    for slot in living(table):
        for piece in inventory(table, slot):
            if piece.id not in going:
                options += [_swapped(table, piece, to) for to in living(table) if to != slot]
    told = [
        f"{content.title(table.pieces[n].name)} to {name(table, to)}" for n, to in going.items()
    ]
    ask = f"So far: {', '.join(told)}." if told else "Nothing so far."
    return for_party(table, f"What changes hands? {ask}", "RST-105", options)


def _swapped(table: Table, piece: Piece, slot: int) -> Option:
    label = f"{content.title(piece.name)} to {name(table, slot)}"
    zones = (f"inventory:{slot}", f"character:{slot}")
    return Option(f"swap {piece.name}#{piece.id} {slot}", label, (piece.id,), zones, piece.id)


def _overladen_after(table: Table, going: dict[int, int]) -> int:
    """RST-099: who would carry too much if these Items went to these slots; -1: nobody."""
    after = copy(table)
    after.pieces, after.zones = [*table.pieces], {**table.zones}
    for zone in INVENTORY[: len(table.seats)]:
        after.zones[zone] = replace(table.zones[zone], pieces=[*table.zones[zone].pieces])
    for number, slot in going.items():
        after.pieces[number] = copy(table.pieces[number])
        verbs.move(after, number, INVENTORY[slot], face_up=True)
    return next((slot for slot in living(after) if room(after, slot) < 0), -1)


def part(play: Play, option: Option) -> Rules[None]:
    """Do what one of these options says."""
    verb, _, rest = option.key.partition(" ")
    if verb == "keep":
        carries_anyway(play, int(option.value))
        return
    piece = play.table.pieces[int(option.value)]
    if verb == "lay":
        put_down(play, piece)
    elif verb == "give":
        yield from hand_out(play, {piece.id: int(rest.rpartition(" ")[2])}, option)
    else:
        yield from discard(play, piece)


def shed(play: Play) -> Rules[bool]:
    """RST-102: who carries too much lets go of Items, one by one, until the rest fits."""
    _let_no_more(play)
    while (slot := _overloaded(play.table)) is not None:
        ways = [way for way in parting(play.table, slot, discarding=False) if not way.why]
        if len(ways) == 1:
            yield from part(play, ways[0])
        else:
            yield from part(play, (yield from play.choose(lambda: _too_much(play.table))))
    return not varies(play.table, "weight")


def _overloaded(table: Table) -> int | None:
    """RST-099: the first of the living that carries too much, if players have not ruled it in."""
    if table.house_rules and {"RST-099", "RST-102"} & {*table.house_rules}:
        return None
    for slot in living(table):
        if room(table, slot) < 0:
            return slot
    return None


def _too_much(table: Table) -> Decision:
    slot = _overloaded(table) or 0
    ask = f"{name(table, slot)} carries {-room(table, slot)} too much: what goes?"
    keep = Option("keep", "Carry it all", value=slot).blocked("RST-102", "It is too much.")
    return Decision(slot, ask, "RST-102", [*parting(table, slot, discarding=False), keep])


def _let_no_more(play: Play) -> None:
    """RST-004: what somebody carries against the rule is let go by the rule, once it is less."""
    for slot in living(play.table):
        piece = character(play.table, slot)
        over = piece.counters.get("over", 0) if piece else 0
        if over and (spare := min(over, room(play.table, slot))) > 0:
            play.count("over", over - spare, piece)
