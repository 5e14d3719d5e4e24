"""The field: the map of the night and the figures on it. Pure reads of a table."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, cached_property, lru_cache

from tabletop.executor.memory import Changes, Memory
from tabletop.games.scenario.cards import content
from tabletop.games.scenario.cards.nights import Night, drawn
from tabletop.games.scenario.cards.titles import title
from tabletop.packs.library import by_name
from tabletop.table.piece import Piece
from tabletop.table.space import Ground, Map, Pace, Place, Walls
from tabletop.table.table import Table

OPEN, FLAME = "open-door", "flame"
"""The tokens for an open door and a lit lamp."""

SEATS = range(4)


@by_name
def map_of(night: str) -> Map:
    """The map of the scenario called *night*."""
    return drawn(content.night(night).map)


@cache
def _ground(night: str) -> Ground:
    return Ground(space=map_of(night).space)


@cache
def _codes(night: str) -> dict[Place, str]:
    return {place: _ground(night).code_of(place).upper() for place in map_of(night).space.places}


@lru_cache(256)
def _walls(night: str, shut: frozenset[Place]) -> Walls:
    read = map_of(night)
    walls = [place for place, terrain in read.terrain.items() if terrain.wall]
    return Walls(read.space, [*walls, *shut])


@cache
def _ground_of(night: str) -> frozenset[Place]:
    """The hexes on which figures can stand, including open doors."""
    lies = map_of(night).terrain
    return frozenset(place for place in lies if not (lies[place].wall or lies[place].blocked))


@lru_cache(256)
def _open_ground(night: str, shut: frozenset[Place]) -> frozenset[Place]:
    return _ground_of(night) - shut


@cache
def _lamps(night: str) -> list[Place]:
    return _called(night, "lamp")


@cache
def _stairs(night: str) -> list[Place]:
    return _called(night, "stair")


def _called(night: str, terrain: str) -> list[Place]:
    return [place for place, lies in map_of(night).terrain.items() if lies.name == terrain]


@cache
def _doors(night: str) -> tuple[Place, ...]:
    return (*map_of(night).doors,)


@lru_cache(65536)
def _struck_from(night: str, shut: frozenset[Place], goal: Place, range: int) -> tuple[Place, ...]:
    """The places from which *goal* is in range and in sight."""
    walls, near = _walls(night, shut), _within(night, shut, goal, range)
    places = map_of(night).space.places
    return tuple([p for p in places if p in near and p != goal and walls.sees(p, goal)])


@cache
def _costs(night: str, swims: bool) -> Pace:
    pace = map_of(night).pace()
    return Pace({}, pace.blocked) if swims else pace


@lru_cache(4096)
def _within(night: str, shut: frozenset[Place], start: Place, n: int) -> frozenset[Place]:
    """The places at most *n* hexes away from *start*."""
    return frozenset(_walls(night, shut).reach(start, n))


@lru_cache(512)
def _ways(
    night: str, shut: frozenset[Place], swims: bool, start: Place, n: int, blocked: frozenset[Place]
) -> dict[Place, tuple[Place, ...]]:
    """The ways from *start* with *n* points. Places in *blocked* cannot be entered."""
    pace = Pace(_costs(night, swims).costs, blocked)
    through = _walls(night, shut).ways(start, n, pace)
    return {place: tuple(way[1:]) for place, way in through.items()}


class Field:
    """The field as it lies on a table.

    `standing` maps a hex to its figure. `heroes` maps a seat to its hero, and `monsters` lists the
    monsters in the order in which they act (SCN-159). `opened` are the open doors among `doors`,
    `shut` the closed ones, which count as `walls` (SCN-164). `lit` are the lit lamps. `lying` holds
    all these pieces; all of it is public.
    """

    def __init__(self, table: Table) -> None:
        self._read(content.night_of(table), table.pieces, len(table.seats))

    @classmethod
    def of(cls, night: str, pieces: Iterable[Piece], seats: int = len(SEATS)) -> Field:
        """Build the field of a *night* for the given number of *seats* from the *pieces* on it."""
        field = cls.__new__(cls)
        field._read(night, pieces, seats)
        return field

    def _read(self, night: str, pieces: Iterable[Piece], seats: int) -> None:
        self.night, self.map, self.codes = night, map_of(night), _codes(night)
        self.standing: dict[Place, Piece] = {}
        self.heroes: dict[int, Piece] = {}
        self.opened: set[Place] = set()
        self.lit: set[Place] = set()
        monsters: list[Piece] = []
        terrain = self.map.terrain
        self.lying = [piece for piece in pieces if piece.zone in terrain]
        self.figures: list[Piece] = []
        for piece in self.lying:
            if piece.kind == "figure":
                self.figures.append(piece)
                self.standing[piece.zone] = piece
                if is_monster(piece.name):
                    monsters.append(piece)
                elif 0 <= seat_of(piece) < seats:  # players removed its seat by hand
                    self.heroes[seat_of(piece)] = piece
            elif piece.name == OPEN:
                self.opened.add(piece.zone)
            elif piece.name == FLAME:
                self.lit.add(piece.zone)
        if len(self.heroes) > 1:
            self.heroes = dict(sorted(self.heroes.items()))
        self.monsters = sorted(monsters, key=in_order) if len(monsters) > 1 else monsters
        self._sides = {hero.id for hero in self.heroes.values()}
        self._foes = {monster.id for monster in self.monsters}
        self.doors = _doors(night)
        self.shut = frozenset(self.doors) - self.opened
        self.walls = _walls(night, self.shut)
        self._ground = _open_ground(night, self.shut)
        self._begin()

    def _begin(self) -> None:
        """Clear the caches that depend on where figures stand."""
        self._paces: dict[tuple[bool, bool], Pace] = {}
        self._costs: dict[tuple[Place, bool, bool], dict[Place, int]] = {}

    def moved(self) -> Field:
        """A copy of the field after figures have moved and nothing else has changed."""
        field = Field.__new__(Field)
        vars(field).update(vars(self))
        field.standing = {figure.zone: figure for figure in self.figures}
        field._begin()
        return field

    @property
    def lamps(self) -> list[Place]:
        """All lamps, lit or unlit."""
        return _lamps(self.night)

    @cached_property
    def unlit(self) -> list[Place]:
        """The unlit lamps."""
        return [place for place in self.lamps if place not in self.lit]

    @property
    def stairs(self) -> list[Place]:
        """The stair hexes, by which heroes leave some nights."""
        return _stairs(self.night)

    def ground(self, kind: str) -> list[Place]:
        """The hexes of a *kind* of ground: `stair`, `water`, or the whole `map`."""
        if kind == "stair":
            return self.stairs
        terrain = self.map.terrain
        return [place for place in terrain if kind == "map" or terrain[place].cost > 1]

    @property
    def titles(self) -> dict[int, str]:
        """The titles of the figures by piece number."""
        return {figure.id: called(figure) for figure in self.figures}

    def code(self, place: Place) -> str:
        """The spoken name of *place*, such as D5."""
        return self.codes[place]

    def is_hero(self, figure: Piece) -> bool:
        """Whether *figure* is a hero on the field."""
        return figure.id in self._sides

    def is_foe(self, figure: Piece) -> bool:
        """Whether *figure* is a monster on the field."""
        return figure.id in self._foes

    def allies(self, figure: Piece) -> list[Piece]:
        """The other figures of its side, in order."""
        side: Iterable[Piece] = self.heroes.values() if self.is_hero(figure) else self.monsters
        return [each for each in side if each.id != figure.id]

    def enemies(self, figure: Piece) -> list[Piece]:
        """The figures of the other side, in order."""
        return self.monsters if self.is_hero(figure) else [*self.heroes.values()]

    def far(self, a: Place, b: Place) -> int | None:
        """SCN-165: the distance in hexes around walls and closed doors; None if there is no way."""
        return self.walls.distance(a, b) if a in self.map.terrain else None

    def within(self, figure: Piece, others: Iterable[Piece], n: int) -> list[Piece]:
        """The figures of *others* at most *n* hexes away."""
        found = ((other, self.far(figure.zone, other.zone)) for other in others)
        return [other for other, far in found if far is not None and far <= n]

    def in_reach(self, figure: Piece, others: Iterable[Piece], n: int) -> list[Piece]:
        """SCN-129: the figures of *others* that *figure* can target at range *n*."""
        return [other for other in others if self.strikes(figure.zone, other.zone, n)]

    def bars(self, figure: Piece, other: Piece, n: int) -> tuple[str, str]:
        """SCN-129, SCN-130: the rule and the reason why *figure* cannot target *other* at range
        *n*; empty if it can."""
        away = self.far(figure.zone, other.zone)
        if away is None or away > n:
            words = "there is no way to it" if away is None else f"it is {away} hexes away"
            return "SCN-129", f"Out of range: {words}, and the range is {n}."
        if not self.walls.sees(figure.zone, other.zone):
            return "SCN-130", "Out of sight: a wall or a closed door is in the way."
        return "", ""

    def goals(self, figure: Piece, goal: Place, range: int) -> tuple[Place, ...]:
        """SCN-129, SCN-130, SCN-166: the places from which *goal* is in range and in sight, and on
        which *figure* can stop. Its present place counts."""
        ground, standing, own = self._ground, self.standing, figure.zone
        places = _struck_from(self.night, self.shut, goal, range)
        return tuple([p for p in places if p == own or (p in ground and p not in standing)])

    def strikes(self, start: Place, goal: Place, range: int) -> bool:
        """SCN-129, SCN-130: whether *goal* is in range and in sight of *start*."""
        walls = self.walls
        far = walls.distance(start, goal) if start in self.map.terrain else None
        return far is not None and 0 < far <= range and walls.sees(start, goal)

    def pace(self, figure: Piece) -> Pace:
        """SCN-118, SCN-156: what each hex costs *figure*, and which it cannot enter. Monsters open
        no doors."""
        goes = self._goes(figure)
        known = self._paces.get(goes)
        if known is None:
            ground, foes = _costs(self.night, goes[1]), self.enemies(figure)
            barred = frozenset([*ground.blocked, *(foe.zone for foe in foes)])
            known = self._paces[goes] = Pace(ground.costs, barred)
        return known

    def costs(self, figure: Piece) -> dict[Place, int]:
        """SCN-118: the movement points that *figure* needs for each place that it can reach."""
        whence = figure.zone, *self._goes(figure)
        known = self._costs.get(whence)
        if known is None:
            known = self._costs[whence] = self.walls.flood(figure.zone, self.pace(figure))
        return known

    def ways(self, figure: Piece, n: int) -> dict[Place, tuple[Place, ...]]:
        """SCN-118: the way of *figure* to each place it can reach with *n* points, without its
        present place. Do not change the result: it is cached."""
        swims, blocked = self._goes(figure)[1], frozenset(self.pace(figure).blocked)
        near = _within(self.night, self.shut, figure.zone, n)
        return _ways(self.night, self.shut, swims, figure.zone, n, blocked & near)

    def _goes(self, figure: Piece) -> tuple[bool, bool]:
        """The facts that decide how *figure* moves: its side, and whether it swims."""
        of = content.monster(figure.name)
        return self.is_hero(figure), of is not None and of.swims

    def taken(self, figure: Piece) -> set[Place]:
        """SCN-118, SCN-166: the places that *figure* can pass but not stop on."""
        return {ally.zone for ally in self.allies(figure)}

    def is_free(self, place: Place) -> bool:
        """Whether a figure can stand on *place*: it is free, and no wall, closed door, rubble or
        lamp."""
        return place in self._ground and place not in self.standing

    def nearest_free(self, place: Place) -> Place | None:
        """SCN-180: the free hex nearest to *place*. Ties: lower row, then lower column."""
        space = self.map.space
        free = [each for each in space.places if self.is_free(each)]
        reached = [each for each in free if self.far(place, each) is not None]
        return min(
            reached, key=lambda each: (space.distance(place, each), space.rank[each]), default=None
        )


@cache
def _types() -> list[tuple[str, content.Monster]]:
    """All monster types, each with the zone of its tactics."""
    listed = content.of_kind("monster")
    return [(f"tactic:{card.id}", card) for card in listed if isinstance(card, content.Monster)]


FIGURE = "-figure"
"""The suffix that turns the name of a class into the name of its figure."""


def seat_of(figure: Piece) -> int:
    """The seat whose hero *figure* is; -1 for a monster."""
    return figure.counters.get("seat", 0) - 1


@cache
def is_monster(name: str) -> bool:
    """Whether *name* is the name of a monster."""
    return content.monster(name) is not None


@cache
def _rank(name: str) -> tuple[int, int]:
    """The sort key of a monster: the position of its type, and its number."""
    types = [card.id for card in content.of_kind("monster")]
    of, digits = content.monster(name), name.rpartition("-")[2]
    rank = types.index(of.id) if of is not None else len(types)
    return rank, int(digits) if digits.isdecimal() else 0


def in_order(figure: Piece) -> tuple[int, int, int]:
    """SCN-159, P2: sorted by type, elites first, then by number."""
    rank, number = _rank(figure.name)
    return rank, -figure.counters.get("elite", 0), number


def rank_of(figure: Piece) -> str:
    """The prefix of an elite's title (SCN-159); empty for others."""
    return "Elite" if figure.counters.get("elite") else ""


def called(figure: Piece) -> str:
    """The title of *figure*. Elites are called elite (SCN-159)."""
    return f"{rank_of(figure)} {title(figure.name)}".lstrip()


def number_of(figure: Piece) -> int:
    """The number on its base; 0 for a hero."""
    return _rank(figure.name)[1]


PLACES = frozenset(f"{column},{row}" for column in range(60) for row in range(60))
"""All possible hex names. Caches about standing figures depend on these zones."""

LIVE = {"kept", "slot", "night"} | {
    f"{kind}:{seat}" for kind in ("active", "hero") for seat in SEATS
}
"""The kinds of zones whose cards are in force, with their owners. Cards of heroes who are off the
map do not count."""

LYING = PLACES | {"seat", "elite"}
"""The zones that the field depends on."""

MEMORY = Memory(LYING | LIVE, LIVE | {"seat"})
"""The cache about a table that is valid until a figure moves or the active cards change."""


def _again(table: Table, field: Field, changes: Changes) -> Field:
    """Rebuild the field from *table*. Usually only figures have moved."""
    places, zones, pieces = field.map.terrain, table.zones, table.pieces
    found: dict[int, Piece] = {}
    moved = True
    for names in changes:
        if LYING.isdisjoint(names):
            continue
        touched = [name for name in names if name in places]
        for name in touched:
            for number in zones[name].pieces:
                found[number] = pieces[number]
                moved = moved and pieces[number].kind == "figure"
        moved = moved and len(touched) == 2  # from hex to hex
    if moved:
        return field.moved()
    lying = {piece.id: piece for piece in field.lying if piece.zone in places} | found
    return Field.of(field.night, [lying[number] for number in sorted(lying)], len(table.seats))


field_of = MEMORY.kept_up(Field, _again, LYING)
"""The field of a table. It is cached until anything on it changes."""


def types_on(table: Table) -> list[content.Monster]:
    """P2: the monster types that can appear in this night, in the order that breaks ties."""
    return [card for zone, card in _types() if zone in table.zones]


def night_on(table: Table) -> Night:
    """The card of the night that the table is set up for (SCN-104)."""
    return content.night(content.night_of(table))
