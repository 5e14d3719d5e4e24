"""Moves by hand: the verbs that players use, checked and reported in the chronicle."""

from __future__ import annotations

import inspect
from collections.abc import Mapping
from functools import cache
from typing import Any, get_type_hints

import msgspec

from tabletop.play.questions.decision import Refusal
from tabletop.play.records.journal import Override
from tabletop.play.rules.chronicle import GIVES_UP
from tabletop.play.rules.play import Play
from tabletop.table.bounds import MOST_PIECES, Arg
from tabletop.table.table import Table
from tabletop.table.verbs import BY_HAND, Impossible

_WORDS = {
    "move": "By hand: {piece} was moved to {zone}",
    "put": "By hand: {piece} was laid on the felt",
    "flip": "By hand: {piece} was turned over",
    "turn": "By hand: {piece} was turned to {degrees} degrees",
    "count": "By hand: {counter} set to {value} on {piece}",
    "order": "By hand: {zone} was put into another order",
    "roll": "By hand: {piece} was rolled: {shown}",
    "add": "By hand: {name} was added to {zone}",
    "seat": "By hand: seat {seat} is now {name}",
    "suspend": "By hand: {subject} is out of force",
    "reinstate": "By hand: {subject} is in force again",
    "adopt": "By hand: doing without {subject} is now a house rule",
    "abandon": "By hand: the house rule about {subject} was given up",
    "note": "A note was written",
    "look": "By hand: a look through {zone}",
    "go": "By hand: the game goes on at “{step}”",
    "end": "By hand: the game was ended",
}


def checked(table: Table, verb: str, args: dict[str, object]) -> dict[str, Any]:
    """*args* with the types that the verb needs, for this table.

    :raises Refusal: if the verb is unknown, or its arguments do not fit it or this table.
    """
    fitting = fitted(verb, args)
    try:
        _refuse_strangers(table, verb, fitting)
    except Impossible as fault:
        raise Refusal("", f"{verb.capitalize()} by hand: {fault}") from fault
    return fitting


def fitted(verb: str, args: Mapping[str, object]) -> dict[str, Any]:
    """*args* with the types that the verb needs, for any table; names, types and bounds are
    checked.

    :raises Refusal: if the verb is unknown, or its arguments do not fit it.
    """
    if verb not in BY_HAND:
        raise Refusal("", f"There is no verb {verb!r}. There are: {', '.join(BY_HAND)}.")
    signature, hints = _shape(verb)
    try:
        signature.bind(None, **args)
        return {name: msgspec.convert(args[name], hints.get(name, Arg)) for name in args}
    except (TypeError, msgspec.ValidationError) as fault:
        raise Refusal("", f"{verb.capitalize()} by hand: {fault}") from fault


@cache
def _shape(verb: str) -> tuple[inspect.Signature, dict[str, Any]]:
    """The arguments that the verb takes, computed once, because a save may hold hundreds of
    thousands."""
    function = BY_HAND[verb]
    return inspect.signature(function), get_type_hints(function, include_extras=True)


def lies_up(table: Table, piece: int, zone: str) -> bool:
    """Whether *piece*, moved to *zone* by hand, lies face up: as the top piece there does. In an
    empty zone it lies face down if only its owner may look, and face up if all may."""
    if not 0 <= piece < len(table.pieces) or zone not in table.zones:
        return True  # it is refused
    thing, here, top = table.pieces[piece], table.zones[zone], table.top(zone)
    if thing.zone == zone:
        return thing.face_up
    if top is not None:
        return top.face_up
    return {"everyone": True, "owner": False}.get(here.seen_by, thing.face_up)


def lies_open(table: Table, piece: int) -> bool:
    """Whether *piece*, put on the felt, lies face up: as it did, or as its owner saw it."""
    if not 0 <= piece < len(table.pieces):
        return True  # it is refused
    thing = table.pieces[piece]
    return thing.face_up or table.zones[thing.zone].seen_by != "nobody"


def carry_out(play: Play, entry: Override) -> None:
    """Carry out the players' ruling, and report it.

    :raises Impossible: if no table allows it.
    """
    words, parts = _numbered(play, entry) or _told(play, entry)
    play.record(BY_HAND[entry.verb](play.table, **entry.args))
    play.table.__dict__.clear()  # whatever rules remember of it: hands may change anything
    if entry.reason and not entry.gives_up:
        words, parts = words + " ({})", [*parts, entry.reason]
    play.say(words + ".", *parts)
    play.lines[-1].by_hand = True


def _refuse_strangers(table: Table, verb: str, args: dict[str, Any]) -> None:
    piece = args.get("piece", 0)
    lowest = -1 if verb == "count" else 0
    if not lowest <= piece < len(table.pieces):
        raise Impossible(f"There is no piece {piece} on this table.")
    zone = args.get("zone")
    if zone is not None and zone not in table.zones:
        raise Impossible(f"There is no zone {zone!r} on this table.")
    if zone and "order" in args and _disorders(table, zone, args["order"]):
        raise Impossible(f"That order does not name each piece of {zone!r} once.")
    if "shown" in args and not 1 <= args["shown"] <= args["sides"]:
        raise Impossible(f"A die of {args['sides']} sides cannot show {args['shown']}.")
    if args.get("degrees", 0) % 90:
        raise Impossible(f"A piece lies at a quarter turn, not at {args['degrees']} degrees.")
    if not 0 <= args.get("seat", 0) < len(table.seats):
        raise Impossible(f"There is no seat {args['seat'] + 1} at this table.")
    if not all(0 <= winner < len(table.seats) for winner in args.get("winners", ())):
        raise Impossible("Only seats of this table can win.")
    if verb == "add" and len(table.pieces) >= MOST_PIECES:
        raise Impossible(f"A table holds {MOST_PIECES:,} pieces, and this one is full.")


def _disorders(table: Table, zone: str, order: list[int]) -> bool:
    return sorted(order) != list(range(len(table.zones[zone].pieces)))


def _zone_in_words(play: Play, zone: str) -> str:
    """The name of *zone* in the chronicle: the hand of its player, the third place of the row, the
    spoken name of a hex."""
    place = play.table.zones[zone]
    kind = play.game.called.get(place.kind, place.kind)
    if place.owner >= 0:
        return f"the {kind.removeprefix('the ')} of {play.table.seats[place.owner].name}"
    if place.on >= 0:
        return f"{kind} {_in_words(play, play.table.pieces[place.on].name)}"
    for ground in play.game.spaces(play.table).values():
        if zone in ground.space.rank:
            return f"{kind} {ground.code_of(zone).upper()}"
    if place.number >= 0:
        return f"{kind} {place.number}"
    if place.name != place.kind:
        return f"{kind} {place.name}"
    return kind if kind[:1].isupper() or kind.startswith("the ") else f"the {kind}"


def _in_words(play: Play, name: str) -> str:
    """The name for *name* in the chronicle: the title of a piece, anything else unchanged."""
    return play.game.title_of(name) if play.game.knows(name) else name


def _player(play: Play, seat: Any) -> str:
    """Who sits at *seat*; nobody, if there is no such seat."""
    return play.table.seats[seat].name if seat in range(len(play.table.seats)) else "nobody"


def _worded(play: Play, entry: Override) -> str:
    """The sentence for *entry*, with the names of its parts in braces."""
    if entry.gives_up:
        return GIVES_UP
    args = entry.args
    if entry.verb == "move" and args["zone"] == play.game.aside:
        return "By hand: {piece} was taken out of the game"
    if entry.verb == "look" and args.get("top"):
        return "By hand: a look at the top of {zone}"
    if entry.verb == "count" and args["counter"] == "shown":
        return "By hand: {piece} was set to {value}"
    if entry.verb == "count" and args["counter"] == "active" and args["piece"] == -1:
        return "By hand: it is the turn of {active} now"
    return _WORDS[entry.verb]


def _told(play: Play, entry: Override) -> tuple[str, list[Any]]:
    """The sentence for *entry*, with a `{}` for each part, and the parts."""
    words = _worded(play, entry)
    parts: list[Any] = []
    for stretch in words.split("{")[1:]:
        name = stretch.partition("}")[0]
        words = words.replace("{" + name + "}", "{}", 1)
        value: Any = entry.args.get(name, "")
        if name == "piece":
            parts.append("the table" if value == -1 else play.table.pieces[value])
        elif name == "seat":
            parts.append(str(value + 1))
        elif name == "active":
            parts.append(_player(play, entry.args["value"]))
        elif name == "zone":
            parts.append(_zone_in_words(play, value))
        elif name == "counter":
            parts.append(play.game.called_by_hand(value).lower() or value)
        elif name == "subject":
            parts.append(_in_words(play, value))
        else:
            parts.append(str(value))
    return words, parts


def _numbered(play: Play, entry: Override) -> tuple[str, list[Any]] | None:
    """What `_told` gives for *entry*, if it sets a number of the table itself; otherwise None."""
    of_table = entry.verb == "count" and entry.args["piece"] == -1
    number = play.game.number_of(str(entry.args["counter"])) if of_table else None
    if number is None:
        return None
    value = entry.args["value"]
    assert isinstance(value, int)
    sentence, shown = number.told(value)
    return f"By hand: {sentence}", [shown]
