"""The field: the map of the night and who stands where. Pure reads of a table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache

from tabletop.games.scenario.cards import content
from tabletop.table.piece import Piece
from tabletop.table.space import POINTY, Ground, Map, Pace, Place, Terrain, Walls, read_map
from tabletop.table.table import Table

LEGEND = {
    "#": Terrain("wall", wall=True),
    ".": Terrain("floor"),
    "S": Terrain("start", start=True),
    "~": Terrain("deep water", cost=2),
    "o": Terrain("rubble", blocked=True),
    "L": Terrain("lamp", blocked=True),
    "D": Terrain("door", door=True),
}
"""What the signs of a map stand for (SCN-104)."""

OPEN, FLAME = "open-door", "flame"
"""The tokens in a door that stands open, and in a lamp that is lit."""

SWIMMERS = ("fen-hound",)
"""SCN-156: to whom deep water is a hex like others."""


@cache
def map_of(night: str) -> Map:
    """The map of the scenario called *night*."""
    read = read_map(content.night(night).map, LEGEND, POINTY)
    assert not read.findings, read.findings
    return read


@cache
def _ground(night: str) -> Ground:
    return Ground(space=map_of(night).space)


@lru_cache(256)
def _walls(night: str, shut: frozenset[Place]) -> Walls:
    read = map_of(night)
    walls = [place for place, terrain in read.terrain.items() if terrain.wall]
    return Walls(read.space, [*walls, *shut])


@cache
def _costs(night: str, swims: bool) -> Pace:
    pace = map_of(night).pace()
    return Pace({}, pace.blocked) if swims else pace


class Field:
    """The field as it lies on *table* now.

    `standing` are the figures by their hex, `heroes` those of heroes by seat, `monsters` the rest
    in the order in which they act (SCN-159); `opened` the doors that stand open, `lit` the lamps;
    `lying` is all of that, which everybody may know.
    """

    def __init__(self, table: Table) -> None:
        self._read(table.options["night"], table.pieces)

    @classmethod
    def of(cls, night: str, pieces: Iterable[Piece]) -> Field:
        """The field of a *night* on which these *pieces* lie."""
        field = cls.__new__(cls)
        field._read(night, pieces)
        return field

    def _read(self, night: str, pieces: Iterable[Piece]) -> None:
        self.night, self.map = night, map_of(night)
        self.standing: dict[Place, Piece] = {}
        self.heroes: dict[int, Piece] = {}
        self.opened: set[Place] = set()
        self.lit: set[Place] = set()
        monsters: list[Piece] = []
        for piece in pieces:
            if piece.zone not in self.map.terrain:
                continue
            if piece.kind == "figure":
                self.standing[piece.zone] = piece
                if content.monster(piece.name) is not None:
                    monsters.append(piece)
                else:
                    self.heroes[seat_of(piece)] = piece
            elif piece.name == OPEN:
                self.opened.add(piece.zone)
            elif piece.name == FLAME:
                self.lit.add(piece.zone)
        self.heroes = dict(sorted(self.heroes.items()))
        self.monsters = sorted(monsters, key=in_order)
        self._sides = {hero.id for hero in self.heroes.values()}
        self.lying = [p for p in pieces if p.zone in self.map.terrain]

    @cached_property
    def walls(self) -> Walls:
        """Walls and shut doors (SCN-164)."""
        return _walls(self.night, frozenset(self.map.doors) - frozenset(self.opened))

    @property
    def lamps(self) -> list[Place]:
        """All lamps, lit or not."""
        return [place for place, lies in self.map.terrain.items() if lies.name == "lamp"]

    def code(self, place: Place) -> str:
        """What *place* is called aloud: D5."""
        return _ground(self.night).code_of(place).upper()

    def is_hero(self, figure: Piece) -> bool:
        """Whether *figure* is a hero that stands on the field."""
        return figure.id in self._sides

    def allies(self, figure: Piece) -> list[Piece]:
        """The others of its side, in their order."""
        side: Iterable[Piece] = self.heroes.values() if self.is_hero(figure) else self.monsters
        return [each for each in side if each.id != figure.id]

    def enemies(self, figure: Piece) -> list[Piece]:
        """Those of the other side, in their order."""
        return self.monsters if self.is_hero(figure) else [*self.heroes.values()]

    def far(self, a: Place, b: Place) -> int | None:
        """SCN-165: how many hexes apart, around walls and closed doors; None if there is no way."""
        return self.walls.distance(a, b) if a in self.map.terrain else None

    def within(self, figure: Piece, others: Iterable[Piece], n: int) -> list[Piece]:
        """Those of *others* that are at most *n* hexes away."""
        found = ((other, self.far(figure.zone, other.zone)) for other in others)
        return [other for other, far in found if far is not None and far <= n]

    def strikes(self, start: Place, goal: Place, range: int) -> bool:
        """SCN-129, SCN-130: whether *goal* is in range and in sight of *start*."""
        far = self.far(start, goal)
        return far is not None and 0 < far <= range and self.walls.sees(start, goal)

    def pace(self, figure: Piece) -> Pace:
        """SCN-118, SCN-156: what hexes cost *figure*, and which it cannot enter: a monster opens
        no door."""
        swims = content.kind_of(figure.name) in SWIMMERS
        ground = _costs(self.night, swims)
        foes = {foe.zone for foe in self.enemies(figure)}
        return Pace(ground.costs, {*ground.blocked, *foes})

    def taken(self, figure: Piece) -> set[Place]:
        """SCN-118, SCN-166: where *figure* passes and does not stop."""
        return {ally.zone for ally in self.allies(figure)}

    def is_free(self, place: Place) -> bool:
        """Whether a figure could stand on *place*: nobody does, and it is no wall, closed door,
        rubble or lamp."""
        terrain = self.map.terrain.get(place)
        if terrain is None or terrain.wall or terrain.blocked or place in self.standing:
            return False
        return not terrain.door or place in self.opened

    def nearest_free(self, place: Place) -> Place | None:
        """SCN-180: the free hex nearest to *place*; among equals the smaller row, then column."""
        space = self.map.space
        free = [each for each in space.places if self.is_free(each)]
        reached = [each for each in free if self.far(place, each) is not None]
        return min(reached, key=lambda each: (space.distance(place, each), space.rank[each]),
                   default=None)  # fmt: skip


FIGURE = "-figure"
"""What the figure of a hero is called behind its class."""


def seat_of(figure: Piece) -> int:
    """The seat whose hero *figure* is; -1 for a monster."""
    return figure.counters.get("seat", 0) - 1


def in_order(figure: Piece) -> tuple[int, int, int]:
    """SCN-159, P2: by type, elites first, then by number."""
    of = content.monster(figure.name)
    types = [card.id for card in content.of_kind("monster")]
    rank = types.index(of.id) if of is not None else len(types)
    return rank, -figure.counters.get("elite", 0), number_of(figure)


def number_of(figure: Piece) -> int:
    """The number on its base, 0 for a hero."""
    digits = figure.name.rpartition("-")[2]
    return int(digits) if digits.isdecimal() else 0
