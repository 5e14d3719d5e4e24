"""Chapter 10: how an Item leaves an Inventory, at will or because it is too much to carry."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.restless.choices.act_declaration import begun, declaring, said_of
from tabletop.games.restless.choices.carrying_capacity import bending, room, rooms
from tabletop.games.restless.choices.excess_items import Way, lets_go, ways_said, what_goes
from tabletop.games.restless.choices.recipients import others_than_its, parting
from tabletop.games.restless.party.holdings.belongings import (
    carries_anyway,
    comes_into_hands,
    hold,
    put_down,
    throw_away,
    was_discarded,
)
from tabletop.games.restless.running.lasting_changes import varies
from tabletop.games.restless.running.question_context import name
from tabletop.games.restless.table.table_reads import CHARACTER, holding, living
from tabletop.play.questions.decision import Decision, Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table


def hand_out(play: Play, takers: dict[int, int], *, anyway: bool) -> Rules[None]:
    """RST-105: Items, by number, go to Characters, by slot, all at once.

    They fit by then, but where it is done *anyway*, against the rule (RST-004).
    """
    for number, slot in takers.items():
        handed_to(play, play.table.pieces[number], slot)
    for slot in takers.values() if anyway else ():
        carries_anyway(play, slot)
    for number, slot in takers.items():
        yield from comes_into_hands(play, play.table.pieces[number], slot)


def handed_to(play: Play, piece: Piece, slot: int) -> None:
    """RST-105, RST-103: it is in the Inventory of the Character in *slot*."""
    rule = "RST-103" if piece.zone == "ground" else "RST-105"
    hold(play, piece, slot)
    play.say("{} goes to {}.", piece, name(play.table, slot), rule=rule)


def part(play: Play, answer: Option) -> Rules[None]:
    """Do what one of these options says, and what else was said to go with it."""
    what = begun(answer)
    if what.key == "keep":
        carries_anyway(play, int(what.value))
        return
    comes_of_it = [_goes(play, way) for way in ways_said(said_of(answer))]
    for each in comes_of_it:  # all of it goes at once
        yield from each()


def _goes(play: Play, way: Way) -> Callable[[], Rules[None]]:
    """An Item goes; returned is what comes of that."""
    piece, verb = play.table.pieces[int(way.what.value)], way.what.key.partition(" ")[0]
    if verb == "lay":
        put_down(play, piece)
        return nothing_more
    if verb == "discard":
        return partial(was_discarded, play, piece, throw_away(play, piece))
    to = way.to if way.to >= 0 else others_than_its(play.table, piece)[0]
    handed_to(play, piece, to)
    if way.bent:
        carries_anyway(play, to)

    def is_had() -> Rules[None]:
        yield from comes_into_hands(play, piece, to)

    return is_had


def nothing_more() -> Rules[None]:
    """Nothing comes of it."""
    yield from ()


def shed(play: Play) -> Rules[bool]:
    """RST-102: who carries too much lets go of Items until the rest fits."""
    _let_no_more(play)
    while (slot := _overloaded(play.table)) is not None:
        ways = [way for way in parting(play.table, slot, {}, discarding=False) if not way.why]
        if len(ways) == 1 and not ways[0].key.startswith("give "):
            yield from part(play, ways[0])
        else:
            yield from part(play, (yield from play.choose(lambda: _too_much(play.table))))
    return not varies(play.table, "weight")


def _overloaded(table: Table) -> int | None:
    """RST-099: the first of the living that carries too much, if players have not ruled it in."""
    if table.house_rules and {"RST-099", "RST-102"} & {*table.house_rules}:
        return None
    laden = holding(table)
    for slot, free in zip(laden, rooms(table, laden) if laden else (), strict=True):
        if free < 0:
            return slot
    return None


def _too_much(table: Table) -> Decision:
    slot = _overloaded(table) or 0
    keep = Option("keep", "Carry it all", value=slot).blocked("RST-102", "It is too much.")
    options = [*parting(table, slot, {}, discarding=False), keep]
    asked = Decision(slot, what_goes(table, slot, {}), "RST-102", options)
    return declaring(table, asked, partial(lets_go, slot, {}))


def _let_no_more(play: Play) -> None:
    """RST-004: what somebody carries against the rule is let go by the rule, once it is less."""
    table = play.table
    for slot in bending(table):
        piece = table.pieces[table.zones[CHARACTER[slot]].pieces[-1]]
        over = piece.counters.get("over", 0)
        if slot in living(table) and (spare := min(over, room(table, slot))) > 0:
            play.count("over", over - spare, piece)
