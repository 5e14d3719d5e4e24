"""Chapter P6, Monsters: the hero that a monster focuses on, and the way it takes.

Pure reads of a table. A candidate can explain in words what was compared.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from tabletop.executor.sentence import Line
from tabletop.games.scenario.board.executor import EXECUTOR
from tabletop.games.scenario.board.field import Field, field_of, seat_of
from tabletop.games.scenario.board.whom import WHOM
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.games.scenario.night.initiative import initiative_of
from tabletop.grammar.function import Function
from tabletop.grammar.idiom import idiom
from tabletop.table.piece import Piece
from tabletop.table.space import Pace, Place
from tabletop.table.table import Table

TAUNT = idiom(
    GRAMMAR, "trait", "{by:who/1} focuses on you", agrees="{by:who/+} focus on you",
    slots={"by": "who"}, name="focus on you",
)  # fmt: skip
UNSEEN = idiom(GRAMMAR, "trait", "{by} cannot focus on you", slots={"by": "who"})
HIDDEN = idiom(
    GRAMMAR, "trait", "monsters focus on you only if they can focus on nobody else",
    "(enemies|monsters) focus on you only if (they can focus on no one else|there is nobody else)",
)  # fmt: skip


class Candidate(NamedTuple):
    """A hero as a possible focus of a monster.

    It has the movement points that the monster needs to attack it (None: it never can), its
    distance, its seat, the `nearest` hexes from which it can be attacked, and its initiative, which
    is looked up only if needed.
    """

    table: Table
    hero: Piece
    cost: int | None
    far: int
    seat: int
    nearest: tuple[Place, ...]

    @property
    def initiative(self) -> int:
        """The hero's initiative this round."""
        return initiative_of(self.table, self.seat)

    @property
    def nearness(self) -> tuple[int, int]:
        """SCN-152: points and hexes, which usually decide."""
        return self.cost or 0, self.far

    @property
    def rank(self) -> tuple[int, int, int, int]:
        """SCN-152: the sort key: fewest points, then distance, then lower initiative, then seat."""
        return (*self.nearness, self.initiative, self.seat)

    @property
    def words(self) -> str:
        """The compared values in words, in the order in which they count. The text follows the
        cost."""
        points = "point" if self.cost == 1 else "points"
        hexes = "1 hex" if self.far == 1 else f"{self.far} hexes"
        return f"{points} of movement, {hexes} away, initiative {self.initiative}"


def bound_by(table: Table, figure: Piece, rule: Function) -> set[int]:
    """The figures of heroes that apply a *rule* to *figure* by their cards."""
    lines = EXECUTOR.lines(table, ("rules", rule))
    return {line.bearer for line in lines if _means(table, line, figure)}


def _means(table: Table, line: Line, figure: Piece) -> bool:
    context = EXECUTOR.context(table, line, line.bearer, figure.id)
    return WHOM.includes(context, line.clause.values["by"], figure.id)


def hiding(table: Table) -> set[int]:
    """The figures of heroes that monsters focus on only if there is no other hero."""
    return {line.bearer for line in EXECUTOR.lines(table, ("rules", HIDDEN))}


def candidates(table: Table, figure: Piece, range: int) -> list[Candidate]:
    """SCN-152: every hero as a candidate of *figure*."""
    field = field_of(table)
    costs = field.costs(figure)
    found = []
    for seat, hero in field.heroes.items():
        goals = field.goals(figure, hero.zone, range)
        cost = min([costs[goal] for goal in goals if goal in costs], default=None)
        nearest = tuple([goal for goal in goals if goal in costs and costs[goal] == cost])
        found.append(Candidate(table, hero, cost, _far(field, figure, hero), seat, nearest))
    return found


def nearest(table: Table, figure: Piece, range: int) -> list[Candidate]:
    """The candidates that cost the fewest points, found without rating the others."""
    field, here = field_of(table), figure.zone
    walls, heroes = field.walls, field.heroes.items()
    at_once = []
    for seat, hero in heroes:
        far = walls.distance(here, hero.zone)
        if far is not None and 0 < far <= range and walls.sees(here, hero.zone):
            at_once.append(Candidate(table, hero, 0, far, seat, (here,)))
    if at_once:  # the usual case
        return at_once
    goals = {seat: field.goals(figure, hero.zone, range) for seat, hero in heroes}
    wanted = {goal for each in goals.values() for goal in each}
    costs = walls.flood(here, field.pace(figure), wanted) if wanted else {}
    found = []
    for seat, hero in heroes:
        reached = tuple([goal for goal in goals[seat] if goal in costs])
        if reached:
            far = _far(field, figure, hero)
            found.append(Candidate(table, hero, costs[reached[0]], far, seat, reached))
    return found


def _far(field: Field, figure: Piece, hero: Piece) -> int:
    far = field.far(figure.zone, hero.zone)
    return 999 if far is None else far


def focus(table: Table, figure: Piece, range: int) -> Candidate | None:
    """SCN-152 to SCN-154, SCN-172: the focus of *figure*; None if it can attack no hero."""
    drawn, hidden = bound_by(table, figure, TAUNT), hiding(table)
    unseen = bound_by(table, figure, UNSEEN)
    if drawn or hidden or unseen:
        among = _drawn_to(table, figure, range, drawn, hidden, unseen)
    else:  # the usual case
        among = nearest(table, figure, range)
    if len(among) < 2:
        return among[0] if among else None
    least = min([each.nearness for each in among])
    alike = [each for each in among if each.nearness == least]
    return alike[0] if len(alike) == 1 else min(alike, key=lambda each: each.rank)


def _drawn_to(
    table: Table, figure: Piece, range: int, drawn: set[int], hidden: set[int], unseen: set[int]
) -> list[Candidate]:
    """SCN-172: the heroes among whom *figure* chooses when some draw or avoid its focus."""
    seen = (each for each in candidates(table, figure, range) if each.hero.id not in unseen)
    able = [each for each in seen if each.cost is not None]
    taunted = [each for each in able if each.hero.id in drawn]
    return taunted or [each for each in able if each.hero.id not in hidden] or able


def explained(table: Table, figure: Piece, range: int, title: Callable[[str], str]) -> str:
    """Why *figure* has its focus, in words: each hero with the compared values. Heroes it can never
    attack come last."""
    chosen, lines = focus(table, figure, range), []
    weighed = candidates(table, figure, range)
    for each in sorted(weighed, key=lambda each: (each.cost is None, each.rank)):
        mark = " (focus)" if chosen is not None and chosen.hero.id == each.hero.id else ""
        words = "cannot be attacked" if each.cost is None else f"{each.cost} {each.words}"
        lines.append(f"{title(each.hero.name)}{mark}: {words}")
    return "; ".join(lines)


# --- movement ------------------------------------------------------------------------------------


def way_of(
    table: Table, figure: Piece, chosen: Candidate, points: int, range: int
) -> Sequence[Place]:
    """SCN-155, SCN-169, SCN-170: the hexes on the way of *figure* with the given *points*, from its
    hex to its last."""
    if not chosen.cost:
        return [figure.zone]  # the usual case: it can attack from its present hex
    field = field_of(table)
    pace = field.pace(figure)
    goal = min(chosen.nearest, key=lambda place: _liked(field, place, range))
    way = field.walls.approach([goal], pace, figure.zone).way(figure.zone) or [figure.zone]
    way = _as_far(pace, way, points)  # the way that it would take if its last hex were the goal
    if len(way) == 1 or field.is_free(way[-1]):
        return way
    place = _as_near(field, figure, chosen, points, range)
    return field.walls.approach([place], pace, figure.zone).way(figure.zone) or [figure.zone]


def _liked(field: Field, place: Place, range: int) -> tuple[int, int]:
    """SCN-155: the sort key of equal hexes. A ranged monster prefers hexes adjacent to no hero;
    then row and column decide."""
    beside = range > 1 and any(field.far(place, hero.zone) == 1 for hero in field.heroes.values())
    return int(beside), field.map.space.rank[place]


def _as_far(pace: Pace, way: list[Place], points: int) -> list[Place]:
    """The part of *way* that *points* pay for."""
    spent = 0
    for number, place in enumerate(way[1:], 1):
        spent += pace.costs.get(place, 1)
        if spent > points:
            return way[:number]
    return way


def _as_near(field: Field, figure: Piece, chosen: Candidate, points: int, range: int) -> Place:
    """SCN-169: the hex in reach from which the shortest way is left, for a monster that cannot stop
    at the end of its way."""
    pace = field.pace(figure)
    goals = field.goals(figure, chosen.hero.zone, range)
    left = field.walls.approach(goals, pace).left
    reach = field.walls.reach(figure.zone, points, pace)
    nearer = [place for place in reach if field.is_free(place) and left[place] < left[figure.zone]]
    return min(
        nearer,
        key=lambda place: (left[place], reach[place], _liked(field, place, range)),
        default=figure.zone,
    )


def further(table: Table, figure: Piece, range: int, first: Piece | None) -> list[Piece]:
    """SCN-157, SCN-171: the heroes that it strikes from its hex: the focus first, then those in
    range by distance, initiative and seat."""
    field = field_of(table)
    others = [
        hero
        for hero in field.heroes.values()
        if field.strikes(figure.zone, hero.zone, range) and (first is None or hero.id != first.id)
    ]
    others.sort(key=lambda h: (field.far(figure.zone, h.zone) or 0,
                               initiative_of(table, seat_of(h)), seat_of(h)))  # fmt: skip
    struck = first is not None and field.strikes(figure.zone, first.zone, range)
    return [first, *others] if struck and first is not None else others
