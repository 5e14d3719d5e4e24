"""The only functions that change a table. Each applies one change and returns its event.

They know no game's rules: rules check legality before. They refuse only what no table can have,
such as an unknown zone or a card turned by 45 degrees.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from tabletop.table.bounds import (
    LEAST_COUNTED,
    MOST_COUNTED,
    MOST_PIECES,
    Arg,
    Count,
    Name,
    Spot,
    Words,
)
from tabletop.table.event import (
    Added,
    Counted,
    Ended,
    Event,
    Flipped,
    Moved,
    Noted,
    Ordered,
    Rolled,
    Ruled,
    Seated,
    Turned,
)
from tabletop.table.piece import Kind, Piece
from tabletop.table.table import FELT, Flow, Outcome, Table
from tabletop.table.zone import Zone


class Impossible(ValueError):
    """No table allows this; the message says why."""


def move(
    table: Table, piece: int, zone: str, index: int = -1, face_up: bool | None = None
) -> Moved:
    """Move *piece* to *zone*: to the top, or to *index* counted from the bottom.

    :raises Impossible: if the piece or the zone does not exist.
    """
    if not 0 <= piece < len(table.pieces) or zone not in table.zones:
        raise _nowhere(piece, zone)
    thing = table.pieces[piece]
    origin, was_face_up = thing.zone, thing.face_up
    came_from = table.zones[origin].pieces.index(piece)
    shift(table, piece, zone, index, face_up)
    top = len(table.zones[zone].pieces) - 1
    lies_at = index if 0 <= index < top else top
    return Moved(piece, origin, came_from, zone, lies_at, was_face_up, thing.face_up)


def shift(
    table: Table, piece: int, zone: str, index: int = -1, face_up: bool | None = None
) -> None:
    """Move *piece* as `move` does, without an event: most moves are made in thought, or by bots
    alone.

    :raises Impossible: if the piece or the zone does not exist.
    """
    zones = table.zones
    try:
        thing, target = table.pieces[piece], zones[zone].pieces
        if piece < 0:
            raise IndexError(piece)
    except LookupError:
        raise _nowhere(piece, zone) from None
    origin = thing.zone
    source = zones[origin].pieces
    if source[-1] == piece:
        del source[-1]
    else:
        source.remove(piece)
    if index < 0:
        target.append(piece)
    else:
        target.insert(index, piece)
    thing.zone = zone
    if thing.at is not None:
        thing.at = None
    if face_up is not None:
        thing.face_up = face_up
    memory = table.__dict__
    if memory:
        watched = memory["watched"]
        if origin in watched or zone in watched:
            _forget(table, origin, zone)


def put(table: Table, piece: int, across: Spot, down: Spot, face_up: bool | None = None) -> Moved:
    """Lay *piece* anywhere on the felt, over what lies there."""
    if FELT not in table.zones:
        table.zones[FELT] = Zone(FELT)
    moved = move(table, piece, FELT, face_up=face_up)
    moved.at = table.pieces[piece].at = across, down
    return moved


def flip(table: Table, piece: int, face_up: bool | None = None) -> Flipped:
    """Turn *piece* over, or to the side asked for."""
    thing = _piece(table, piece)
    was_face_up = thing.face_up
    thing.face_up = (not was_face_up) if face_up is None else face_up
    memory = table.__dict__
    if memory and thing.zone in memory["watched"]:
        _forget(table, thing.zone)
    return Flipped(piece, was_face_up, thing.face_up)


def turn(table: Table, piece: int, degrees: int) -> Turned:
    """Turn *piece* to *degrees* clockwise: 0, 90, 180 or 270.

    :raises Impossible: for any other angle.
    """
    thing = _piece(table, piece)
    if degrees % 90:
        raise Impossible(f"A piece lies at a quarter turn, not at {degrees} degrees.")
    before, thing.turn = thing.turn, degrees % 360
    return Turned(piece, before, thing.turn)


def count(table: Table, piece: int, counter: Name, value: Count) -> Counted:
    """Set *counter* on *piece* (-1: on the table) to *value*; a counter of 0 is taken off.

    :raises Impossible: if *value* is beyond a million either way.
    """
    counters = table.counters if piece == -1 else _piece(table, piece).counters
    return Counted(piece, counter, set_counter(table, counters, counter, value), value)


def set_counter(table: Table, counters: dict[Name, Count], counter: Name, value: Count) -> int:
    """Set one of *counters*, those of the table or of a piece, as `count` does, without an event;
    returns the old value.

    :raises Impossible: if *value* is beyond a million either way.
    """
    before = counters.get(counter, 0)
    if not value:
        counters.pop(counter, None)
    elif LEAST_COUNTED <= value <= MOST_COUNTED:
        counters[counter] = value
    else:
        raise Impossible(f"A counter goes up to {MOST_COUNTED:,}, not to {value:,}.")
    memory = table.__dict__
    if (
        memory
        and before != value
        and counter in memory["watched"]
        and (not (before and value) or before * value < 0 or counter in memory["exactly"])
    ):
        _forget(table, counter)
    return before


def uncount(table: Table, counters: Iterable[Name]) -> list[Counted]:
    """Remove these *counters* from the table where they lie on it; an event for each."""
    lying, memory, gone = table.counters, table.__dict__, []
    for counter in counters:
        if counter in lying:
            gone.append(Counted(-1, counter, lying.pop(counter), 0))
            if memory and counter in memory["watched"]:
                _forget(table, counter)
    return gone


def order(table: Table, zone: str, order: list[int], shuffled: bool = False) -> Ordered:
    """Put the pieces of *zone* into a new order, given as their old indexes.

    :raises Impossible: if *order* does not name each old index once.
    """
    lying = _zone(table, zone).pieces
    if sorted(order) != list(range(len(lying))):
        raise Impossible(f"That order does not name each of the {len(lying)} pieces once.")
    lying[:] = [lying[i] for i in order]
    memory = table.__dict__
    if memory and zone in memory["watched"]:
        _forget(table, zone)
    return Ordered(zone, order, shuffled)


def roll(table: Table, piece: int, sides: int, shown: int) -> Rolled:
    """Let the die *piece* show *shown*.

    :raises Impossible: if the die has no such side.
    """
    if not 1 <= shown <= sides:
        raise Impossible(f"A die of {sides} sides cannot show {shown}.")
    _piece(table, piece).counters["shown"] = shown
    return Rolled(piece, sides, shown)


def add(table: Table, name: Name, zone: str, kind: Kind = "card", face_up: bool = False) -> Added:
    """Bring a new piece called *name* to the top of *zone*.

    :raises Impossible: if the table is full.
    """
    pieces, zones = table.pieces, table.zones
    if len(pieces) >= MOST_PIECES:
        raise Impossible(f"A table holds {MOST_PIECES:,} pieces, and this one is full.")
    lying = zones[zone].pieces if zone in zones else _zone(table, zone).pieces
    number = len(pieces)
    pieces.append(Piece(number, name, zone, kind, face_up))
    lying.append(number)
    if table.__dict__:
        _forget(table, zone)
    return Added(number, zone)


def stock(table: Table, cards: Iterable[tuple[Name, Name, bool]]) -> None:
    """Add *cards* to a bare table, by name, zone and side, without events."""
    pieces, zones, known = table.pieces, table.zones, len(table.pieces)
    pieces += [
        Piece(number, name, zone, "card", face_up)
        for number, (name, zone, face_up) in enumerate(cards, known)
    ]
    for piece in pieces[known:]:
        zones[piece.zone].pieces.append(piece.id)


def seat(table: Table, seat: int, name: Name, player: Count, bot: Name = "") -> Seated:
    """Change who sits at *seat*.

    :raises Impossible: if there is no such seat.
    """
    if not 0 <= seat < len(table.seats):
        raise Impossible(f"There is no seat {seat + 1} at this table.")
    place = table.seats[seat]
    place.name, place.player, place.bot = name, player, bot
    return Seated(seat)


def suspend(table: Table, subject: Name) -> Ruled:
    """Put the rule or card *subject* out of force."""
    if subject not in table.suspended:
        table.suspended.append(subject)
        table.__dict__.clear()
    return Ruled(subject, "suspended")


def reinstate(table: Table, subject: str) -> Ruled:
    """Put the suspended *subject* back into force."""
    if subject in table.suspended:
        table.suspended.remove(subject)
        table.__dict__.clear()
    return Ruled(subject, "reinstated")


def adopt(table: Table, subject: Name) -> Ruled:
    """Make it a house rule of this game to ignore rule *subject*."""
    if subject not in table.house_rules:
        table.house_rules.append(subject)
    return Ruled(subject, "adopted")


def abandon(table: Table, subject: str) -> Ruled:
    """End the house rule about *subject*."""
    if subject in table.house_rules:
        table.house_rules.remove(subject)
    return Ruled(subject, "abandoned")


def note(table: Table, key: Name, words: Words) -> Noted:
    """Add a note that is saved with the game."""
    table.notes[key] = words
    return Noted(key)


def look(table: Table, zone: str, top: bool = False) -> Noted:
    """Look through *zone*, or only at its *top*. This changes nothing, but players are told of
    it."""
    _zone(table, zone)
    return Noted(zone)


def go(table: Table, step: Name, **args: Arg) -> Noted:
    """Let the game continue at *step* with its arguments; a finished game continues."""
    table.outcome = None
    table.flow = Flow(step, dict(args))
    return Noted("flow")


def end(table: Table, winners: list[int], words: Words, rule: Name) -> Ended:
    """End the game."""
    table.outcome = Outcome(winners, words, rule)
    return Ended(words)


BY_HAND: dict[str, Callable[..., Event]] = {
    verb.__name__: verb
    for verb in (
        move, put, flip, turn, count, order, roll, add, seat,
        suspend, reinstate, adopt, abandon, note, look, go, end,
    )
}  # fmt: skip
"""The verbs that players may use by hand, by name."""


def _forget(table: Table, *names: str) -> None:
    """Drop the cached values of *table* that depend on any of these zones or counters."""
    memory = table.__dict__
    watched = memory["watched"]
    hangs = False
    for name in names:
        if name in watched:
            hangs = True
            for known in watched[name]:
                if known in memory:
                    del memory[known]
    if hangs and "noted" in memory:
        memory["noted"].append(names)


def _nowhere(piece: int, zone: str) -> Impossible:
    return Impossible(f"There is no piece {piece} or no zone {zone!r} on this table.")


def _piece(table: Table, piece: int) -> Piece:
    if not 0 <= piece < len(table.pieces):
        raise Impossible(f"There is no piece {piece} on this table.")
    return table.pieces[piece]


def _zone(table: Table, zone: str) -> Zone:
    if zone not in table.zones:
        raise Impossible(f"There is no zone {zone!r} on this table.")
    return table.zones[zone]
