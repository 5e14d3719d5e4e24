"""Chapter D: attacks, pushes and doors."""

from __future__ import annotations

from collections.abc import Iterator

from tabletop.play.questions.decision import Option
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.modifiers import Part, Value
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.space import Place
from tabletop.table.table import Table
from tests.toys.skirmish.field import OPEN, RANKS, Field, rank, side
from tests.toys.skirmish.names import title
from tests.toys.skirmish.steps import MODIFIERS, REACTIONS


class Harm(Deed):
    """The piece numbered `figure` is about to lose `n` health by an attack or a push."""

    figure: int
    n: int
    rule: str

    def do(self, play: Play) -> None:
        """SKI-017, SKI-023: health is lowered, not below 0."""
        figure = play.table.pieces[self.figure]
        left = max(0, figure.counters.get("health", 0) - self.n)
        play.count("health", left, figure)
        play.say("{} loses {}: {} health left.", figure, self.n, left, rule=self.rule)


# --- attacks ------------------------------------------------------------------------------------


def attacks(field: Field, figure: Piece) -> Iterator[Option]:
    """SKI-014: each foe that *figure* might attack; those that it cannot, with the reason."""
    for foe in field.against(side(figure)):
        option = Option(
            f"attack {figure.name} {foe.name}",
            f"{title(figure.name)} attacks the {title(foe.name)}",
            (figure.id, foe.id),
            (foe.zone,),
            figure.id,
        )
        told = _spared(field, figure.zone, foe.zone, RANKS[rank(figure)][1])
        yield option.blocked(*told) if told else option


def _spared(field: Field, start: Place, goal: Place, range: int) -> tuple[str, str] | None:
    """SKI-015, SKI-016: why what stands at *goal* cannot be attacked from *start*."""
    far = field.walls.distance(start, goal)
    if far is None or far > range:
        why = "no way leads there" if far is None else f"it is {far} hexes away"
        return "SKI-015", f"Out of range: {why}, and the range is {range}."
    if not field.walls.sees(start, goal):
        stops = field.walls.in_the_way(start, goal)
        what = field.map.terrain[stops[0]].name if stops else "wall"
        return "SKI-016", f"Out of sight: a {what} stands between."
    return None


def attack(play: Play, figure: Piece, foe: Piece) -> Rules[None]:
    """SKI-017: a die, and the figure's strength."""
    table = play.table
    play.count("acted", 1, figure)
    die = table.named("d6")
    shown = yield from play.roll(die, 6, ask=f"{title(figure.name)} attacks.", rule="SKI-017")
    n = strength(table, figure).n + (shown == 6)
    if shown == 1 or n < 1:
        play.say("{} attacks {} and misses.", figure, foe, rule="SKI-017")
        return
    play.say("{} attacks {}.", figure, foe, rule="SKI-017")
    yield from play.happen(Harm(figure=foe.id, n=n, rule="SKI-017"))


def strength(table: Table, figure: Piece) -> Value:
    """SKI-018, SKI-019: what a blow of *figure* takes, and why."""
    printed = Part(RANKS[rank(figure)][2], "of its rank", "SKI-003", figure.id)
    return MODIFIERS.value("strength", table, side(figure), figure, printed)


@MODIFIERS.of("strength")
def in_water(table: Table, seat: int, figure: Piece) -> Part | None:
    """SKI-018: who stands in water strikes for 1 less."""
    terrain = Field(table).map.terrain.get(figure.zone)
    return Part(-1, "in water", "SKI-018") if terrain and terrain.cost > 1 else None


@MODIFIERS.of("strength")
def beside_the_king(table: Table, seat: int, figure: Piece) -> Part | None:
    """SKI-019: who stands beside the own king strikes for 1 more."""
    field = Field(table)
    king = next((each for each in field.of(seat) if rank(each) == "king"), figure)
    near = figure.id in field.figures and field.beside(figure.zone, king.zone)
    return Part(1, "beside the king", "SKI-019", king.id) if near else None


@REACTIONS.would(Harm, "hex")
def the_king_covers(play: Play, king: Piece, harm: Harm) -> Rules[None] | None:
    """SKI-020: a king beside an own figure takes 1 of what it would lose."""
    field, figure = Field(play.table), play.table.pieces[harm.figure]
    covers = king.id in field.figures and rank(king) == "king" and figure.id in field.figures
    if not covers or side(king) != side(figure) or not field.beside(king.zone, figure.zone):
        return None
    if harm.n < 1 or harm.rule != "SKI-017":
        return None
    harm.n -= 1
    play.say("{} covers {}.", king, figure, rule="SKI-020")
    return _hurt(play, king, "SKI-020")


def _hurt(play: Play, figure: Piece, rule: str) -> Rules[None]:
    yield from play.happen(Harm(figure=figure.id, n=1, rule=rule))


# --- pushes and doors ---------------------------------------------------------------------------


def pushes(field: Field, figure: Piece) -> Iterator[Option]:
    """SKI-021: each foe beside *figure*, to each hex that lies farther away."""
    for foe in field.against(side(figure)):
        if not field.beside(figure.zone, foe.zone):
            continue
        for place in field.map.space.neighbours[foe.zone]:
            if field.map.space.distance(figure.zone, place) == 2:
                yield Option(
                    f"push {figure.name} {foe.name} {place}",
                    f"{title(figure.name)} pushes the {title(foe.name)} to {field.codes[place]}",
                    (foe.id,),
                    (place,),
                    figure.id,
                    tells=_bump(field, place),
                )


def _bump(field: Field, place: Place) -> str:
    """SKI-023, SKI-024: what somebody who is pushed to *place* strikes."""
    if place in field.standing:
        return f"It strikes the {title(field.standing[place].name)}: both lose 1 health."
    terrain = field.map.terrain[place]
    stopped = terrain.wall or terrain.blocked or place in field.shut
    return f"It strikes a {terrain.name} and loses 1 health." if stopped else ""


def push(play: Play, figure: Piece, foe: Piece, place: Place) -> Rules[None]:
    """SKI-022 to SKI-024: it goes there, or strikes what stands there."""
    field = Field(play.table)
    play.count("acted", 1, figure)
    play.say("{} pushes {}.", figure, foe, rule="SKI-021")
    if not _bump(field, place):
        play.move(foe, place)
        return
    yield from _hurt(play, foe, "SKI-023")
    if place in field.standing:
        yield from _hurt(play, field.standing[place], "SKI-024")


def doors(field: Field, figure: Piece) -> Iterator[Option]:
    """SKI-025: each shut door beside *figure*."""
    for place in field.map.space.neighbours[figure.zone]:
        if place in field.shut:
            key = f"open {figure.name} {place}"
            label = f"{title(figure.name)} opens the door at {field.codes[place]}"
            yield Option(key, label, (figure.id,), (place,), figure.id)


def open_door(play: Play, figure: Piece, place: Place) -> None:
    """SKI-026: it stays open."""
    play.count("acted", 1, figure)
    play.add(OPEN, place)
    play.say("{} opens a door.", figure, rule="SKI-025")
