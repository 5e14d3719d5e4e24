"""Positions described by name, checked before anything is laid on a table."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping, Sequence
from difflib import get_close_matches
from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.game import Game
from tabletop.table import verbs
from tabletop.table.bounds import Count, Name
from tabletop.table.table import Flow, Seat, Table

DIE = re.compile(r"d([1-9][0-9]{0,3})")
"""The name of a die that tells its sides: `d6`."""

LISTED = 12
"""The most names that a refusal lists."""


class Position(Struct, kw_only=True):
    """The arguments of `lay`, with their types."""

    game: Name
    seats: int | list[Seat]
    zones: dict[Name, list[Name]]
    flow: Flow
    counters: dict[Name, Count]
    on: dict[Name, dict[Name, Count]]
    face_up: list[Name]
    coming: list[Annotated[int, Meta(ge=1)]]
    options: dict[Name, Name]
    seed: int


def position(**given: Any) -> Position:
    """The given arguments as a `Position`.

    :raises Refusal: if one has a wrong type, with its name.
    """
    seats = given["seats"]
    told = {**given, "seats": _plain(seats), "flow": _plain(given["flow"])}
    try:
        return msgspec.convert(told, Position)
    except (msgspec.ValidationError, UnicodeError, RecursionError) as fault:
        raise Refusal("", f"This cannot be laid: {fault}.") from fault


def _plain(given: Any) -> Any:
    """*given* as plain values where it is one or several structs, so that all of it is checked."""
    if isinstance(given, Struct):
        return msgspec.structs.asdict(given)
    return [*map(_plain, given)] if isinstance(given, (list, tuple)) else given


def arrange(game: Game, table: Table, told: Position) -> None:
    """Lay the new table of *game* as the position *told* describes.

    :raises Refusal: if the game has no such zone, piece, counter, step or die.
    """
    game.steps.check(told.flow.step, told.flow.args)
    _check_dice(table, told.coming)
    for counter in (*told.counters, *(each for counts in told.on.values() for each in counts)):
        if counter not in game.counters:
            raise Refusal("", game.counters.told(counter))
    for piece in table.pieces:
        if piece.kind == "card":
            verbs.move(table, piece.id, game.aside, face_up=False)
    placed = _place(table, told)
    for name in told.face_up:
        if name not in table.zones and numbered(table, name) not in placed:
            raise Refusal("", f"{name!r} is to lie face up, but is laid in no zone.")
    for name, counts in told.on.items():
        for counter, value in counts.items():
            verbs.count(table, numbered(table, name), counter, value)
    for counter, value in told.counters.items():
        verbs.count(table, -1, counter, value)
    table.coming.extend(told.coming)
    table.flow = told.flow


def _place(table: Table, told: Position) -> set[int]:
    """Lay the pieces into their zones; returns the pieces that were laid."""
    placed: set[int] = set()
    called = by_name(table)
    up = {numbered(table, name, called) for name in told.face_up if name not in table.zones}
    for zone, names in told.zones.items():
        if zone not in table.zones:
            raise Refusal("", f"There is no zone {zone!r}. There are: {', '.join(table.zones)}.")
        for name in names:
            number = numbered(table, name, called)
            if number in placed:
                raise Refusal("", f"{name!r} is laid twice.")
            placed.add(number)
            verbs.move(table, number, zone, face_up=zone in told.face_up or number in up)
    return placed


def _check_dice(table: Table, coming: Collection[int]) -> None:
    """Check that one of the game's dice can show each of the coming results."""
    dice = [piece.name for piece in table.pieces if piece.kind == "die"]
    sides = [int(found[1]) if (found := DIE.fullmatch(die)) else 0 for die in dice]
    for shown in coming:
        if 0 not in sides and shown > max(sides, default=0):
            there = f"There are: {', '.join(dice)}" if dice else "There are no dice in this game"
            raise Refusal("", f"No die can show {shown}. {there}.")


def by_name(table: Table) -> Mapping[str, Sequence[int]]:
    """The numbers of the pieces of each name."""
    found: dict[str, list[int]] = {}
    for piece in table.pieces:
        found.setdefault(piece.name, []).append(piece.id)
    return found


def numbered(table: Table, name: str, called: Mapping[str, Sequence[int]] | None = None) -> int:
    """The number of the piece called *name*; `chain#2` is the second piece of *called* with the
    name `chain`, as `by_name` lists them.

    :raises Refusal: if there is none, with the nearest names.
    """
    kind, marked, nth = name.partition("#")
    alike = (by_name(table) if called is None else called).get(kind, ())
    which = nth if marked else "1"
    if which in map(str, range(1, len(alike) + 1)):
        return alike[int(which) - 1]
    if alike:
        raise Refusal("", f"There is no piece {name!r} in this game, but {len(alike)} {kind!r}.")
    known = dict.fromkeys(piece.name for piece in table.pieces)
    near = get_close_matches(kind, known, LISTED) or [*known]
    more = ", ..." if len(near) > LISTED else ""
    there = f"There are: {', '.join(near[:LISTED])}{more}"
    raise Refusal("", f"There is no piece {name!r} in this game. {there}.")
