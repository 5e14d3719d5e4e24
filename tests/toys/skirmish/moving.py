"""Chapter C: moving."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.play import Play
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Table
from tests.toys.skirmish.field import RANKS, Field, rank, side
from tests.toys.skirmish.names import title


def moves(table: Table, field: Field, figure: Piece) -> list[Option]:
    """SKI-008: each hex that *figure* can end on, with its way.

    A wide field has many hexes: those that are barred are told when somebody asks for one
    (`barred`), but for those that a house rule opens.
    """
    pace, ways = field.pace(side(figure)), field.ways(figure)
    found = [
        _to(field, figure, place, counted(pace.cost(way), "step"), tuple(way[1:]))
        for place, way in ways.items()
        if len(way) > 1
    ]
    if table.house_rules:
        others = (barred(table, field, figure, place) for place in field.map.space.places)
        found += [option for option in others if option and option.rule in table.house_rules]
    return found


def barred(table: Table, field: Field, figure: Piece, place: Place) -> Option | None:
    """Why *figure* may not move to *place*: that option, blocked; nothing if it may."""
    told = why(field, figure, place)
    if told is None:
        return None
    return _to(field, figure, place, "against the rule", (place,)).blocked(*told)


def why(field: Field, figure: Piece, place: Place) -> tuple[str, str] | None:
    """The rule that keeps *figure* from ending on *place*, and why; nothing if none does."""
    terrain, walls = field.map.terrain[place], field.walls
    if place == figure.zone:
        return "SKI-008", "It stands there already."
    if terrain.wall:
        return "SKI-009", "That is a wall."
    if place in field.shut:
        return "SKI-009", "The door is shut."
    if terrain.blocked:
        return "SKI-010", "Nobody can stand on a rock."
    if place in field.standing:
        return "SKI-011", f"The {title(field.standing[place].name)} stands there."
    movement, cost = RANKS[rank(figure)][0], field.costs(figure).get(place)
    if cost is None:
        shut = walls.distance(figure.zone, place) is None
        return "SKI-012", "No way leads there" + (" but by a shut door." if shut else ".")
    if cost <= movement:
        return None
    plain = field.map.space.distance(figure.zone, place)
    if plain is not None and plain <= movement and walls.in_the_way(figure.zone, place):
        words = f"A wall stands between: the way round it costs {cost} of {movement} steps."
        return "SKI-013", words
    return "SKI-013", f"Too far: the way costs {cost} of {movement} steps."


def refuse(table: Table, field: Field, figure: Piece, place: Place) -> Refusal:
    """Why a drop of *figure* on *place* does nothing."""
    option = barred(table, field, figure, place)
    if figure.counters.get("moved") or option is None:
        return Refusal("SKI-006", "It has moved already.")
    return Refusal(option.rule, option.why, answers=(option.key,))


def move(play: Play, figure: Piece, way: Sequence[Place]) -> None:
    """SKI-008: *figure* goes its way, hex by hex."""
    for place in way:
        play.move(figure, place)
    play.count("moved", 1, figure)
    play.say("{} moves {}.", figure, counted(len(way), "hex", "hexes"), rule="SKI-008")


def _to(field: Field, figure: Piece, place: Place, cost: str, way: tuple[Place, ...]) -> Option:
    return Option(
        f"move {figure.name} {place}",
        f"{title(figure.name)} to {field.codes[place]}: {cost}",
        (figure.id,),
        (place,),
        figure.id,
        way=way,
    )


def counted(n: int, one: str, more: str = "") -> str:
    """So many of a thing: 1 step, 2 steps."""
    return f"{n} {one if n == 1 else more or one + 's'}"
