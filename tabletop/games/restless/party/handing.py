"""Chapter 10: how an Item leaves an Inventory, at will or because it is too much to carry."""

from __future__ import annotations

from copy import copy
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from tabletop.games.restless.battle.fight import is_fighting
from tabletop.games.restless.cards import content
from tabletop.games.restless.party.belongings import (
    carries_anyway,
    comes_into_hands,
    discard,
    hold,
    put_down,
    room,
    weight,
)
from tabletop.games.restless.running.asking import name
from tabletop.games.restless.running.choosing import for_party
from tabletop.games.restless.running.effects import after_all
from tabletop.games.restless.running.numbers import varies
from tabletop.games.restless.running.ruling import (
    FOLLOWED,
    NO_TRADE,
    TRADE_FIGHTING,
    forbidden,
    rule_by,
)
from tabletop.games.restless.table.reading import INVENTORY, character, inventory, living
from tabletop.play.decision import Decision, Option
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table import verbs
from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Taker(NamedTuple):
    """A living Character that an Item may be handed to: its slot, its name and its room.

    Where nothing changes hands it has none, and `barred` are the rule and the reason.
    """

    slot: int
    who: str
    room: int
    barred: tuple[str, str] | None


def takers(table: Table) -> list[Taker]:
    """RST-099, RST-105: all the living."""
    barred = no_trade(table)
    return [
        Taker(slot, name(table, slot), 0 if barred else room(table, slot), barred)
        for slot in living(table)
    ]


def no_trade(table: Table) -> tuple[str, str] | None:
    """RST-105, RST-106, RST-143: the rule by which Items do not change hands now, and why."""
    if is_fighting(table):
        if rule_by(table, TRADE_FIGHTING) is None:
            return "RST-106", "Nothing is traded during Battle."
    elif rule_by(table, FOLLOWED) and any(foe.counters.get("fight") for foe in table["encounter"]):
        return "RST-143", "The next fight follows at once."
    return forbidden(table, NO_TRADE, "RST-105")


def gifts(table: Table) -> list[Option]:
    """RST-105: each Item in hands to each of the others, and what lies on the Ground to all."""
    among, options = takers(table), []
    for slot in living(table):
        others = [taker for taker in among if taker.slot != slot]
        for piece in inventory(table, slot):
            options += handed(piece, others)
    for piece in table["ground"]:
        options += handed(piece, among)
    return options


def put_away(table: Table) -> list[Option]:
    """RST-110: each Item in hands onto the Ground, or onto its discard pile."""
    held = [piece for slot in living(table) for piece in inventory(table, slot)]
    ways = (laid_down, thrown_away)
    return [way(piece.id, piece.name) for piece in held for way in ways]


def handed(piece: Piece, among: list[Taker]) -> list[Option]:
    """RST-105: *piece* goes to one of them; RST-099: it must fit."""
    heavy = weight(piece)
    options = []
    for slot, who, free, barred in among:
        if barred is None and free < heavy:
            barred = "RST-099", f"{who} has no room for it."
        options.append(_handed(piece.id, piece.name, slot, who, barred))
    return options


@lru_cache(4096)
def _handed(piece: int, card: str, slot: int, who: str, barred: tuple[str, str] | None) -> Option:
    key, label = f"give {card}#{piece} {slot}", f"{content.title(card)} to {who}"
    rule, why = barred or ("", "")
    return Option(
        key, label, (piece,), (f"inventory:{slot}", f"character:{slot}"), piece, why, rule
    )


@lru_cache(4096)
def laid_down(piece: int, card: str) -> Option:
    """RST-110: onto the Ground."""
    key = f"lay {card}#{piece}"
    return Option(key, f"Lay {content.title(card)} down", (piece,), ("ground",), piece)


@lru_cache(4096)
def thrown_away(piece: int, card: str) -> Option:
    """RST-201, RST-110: onto its discard pile."""
    return Option(f"discard {card}#{piece}", f"Discard {content.title(card)}", (piece,), (), piece)


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


def swap_option(table: Table) -> Option:
    """RST-105: Items change hands, any number of them at once."""
    barred = no_trade(table)
    holding = [slot for slot in living(table) if table.zones[INVENTORY[slot]].pieces]
    if not barred and len(holding) < 2:
        barred = "RST-105", "It takes two Characters that hold something."
    return _swapping.blocked(*barred) if barred else _swapping


_swapping = Option("swap", "Swap Items: several change hands at once", value=-1)


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


def parting(table: Table, slot: int, *, discarding: bool) -> list[Option]:
    """RST-101, RST-102: how *slot* can make itself lighter; in Battle it can only discard."""
    fighting = is_fighting(table)
    others = [taker for taker in takers(table) if taker.slot != slot]
    options = []
    for held in inventory(table, slot):
        if not weight(held):
            continue
        options += handed(held, others)
        if not fighting:
            options.append(laid_down(held.id, held.name))
        if fighting or discarding:
            options.append(thrown_away(held.id, held.name))
    return options


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


@after_all
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
