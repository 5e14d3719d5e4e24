"""Regions with their roads, and Villages: records, found by name, to which modules add theirs.

What a table or a save keeps of them are numbers that last: those of a record are its own for ever.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping
from functools import cache, lru_cache, partial
from typing import TypeVar

from msgspec import Struct
from msgspec.structs import replace

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.cards.content import Location
from tabletop.games.darkest.ground.known import MEMORY
from tabletop.games.darkest.ground.trove_recipes import Boss
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_at, game_called
from tabletop.table.table import Table

REGIONS, VILLAGES = "region", "village"
"""Modules bring their Regions and their Villages under these names."""

OFF = "off"
"""The value of a table option that shuts an entrance."""


class Village(Struct, frozen=True, kw_only=True):
    """Where roads of `region` begin. What heroes store there lies in `store-` and its `number`. By
    the table's counter `reached` the journey is kept that first led there."""

    name: str
    number: int
    region: str
    called: str = "Village"
    look: str = ""
    reached: str = ""


class Entrance(Struct, frozen=True, kw_only=True):
    """DTX-023: a further way into a Region, from the destination `straddle` of the Region `of`;
    shut where the table option `option` is off."""

    of: str
    straddle: str
    option: str = ""


class Region(Struct, frozen=True, kw_only=True):
    """A Region: the terrains of its `road`, behind which lies a destination. The counter `region`
    holds its `number`.

    `home` is the Village at which its road begins. Other Regions are entered from the destination
    `straddle` of the Region `of`: where there is a `home`, too, the party comes there, else to the
    first space of the road, which leads back to the Straddle. `crossing` are the words of those
    that the party may enter as it likes; `back` those of the way to `of` from the Village.
    Without a `road` it lies above that of the Region `of`, and from the Straddle the game goes on
    with the step `climb`.

    A `guard` at the Straddle lets nobody pass who does not beat it in a Guardian Combat, of which
    there is one: `challenge` and `opened` say so. Over a `river` a raft carries the party to that
    Region. A careful party that comes by its own will `wants` so much Strength in a fight.

    It may have further `entrances`: who comes by one of those goes back to it, and is beyond *its*
    Region, while the table's counter `entrance` says which it was (from 1 on).

    Special locations are those of the Region `shares`, or its own. `weather` falls there by the
    day.
    """

    name: str
    number: int
    called: str
    road: tuple[str, ...] = ()
    home: str = ""
    of: str = ""
    straddle: str = ""
    crossing: str = ""
    climb: str = ""
    guard: Boss | None = None
    challenge: str = ""
    opened: str = ""
    river: str = ""
    wants: int = 11
    back: str = ""
    shares: str = ""
    weather: tuple[str, ...] = ("",)
    entrances: tuple[Entrance, ...] = ()


REGION = "region"
"""The table's counter: the Region that the party is in, by its number."""

ENTRANCE = "entrance"
"""The table's counter: by which of its further entrances the party has come into the Region (0: by
none of them)."""

INNER = Region(
    name="inner",
    number=0,
    called="Inner Region",
    road=("fields", "plains", "woods", "hills", "ruins"),
    home="first-village",
    river="outer",
    weather=("birds", "clouds", "rain", "leaves", "", "petals", "rain", "clouds"),
)
OUTER = Region(
    name="outer",
    number=1,
    called="Outer Region",
    road=("outer-hills", "outer-woods", "runes", "desert", "oasis"),
    home="outer-village",
    of="inner",
    straddle="sentinel",
    guard=Boss(name="sentinel", strength=9),
    challenge="Challenge the Sentinel",
    opened="The bridge is free: the outer Village.",
    back="over the bridge and down the Inner road",
    weather=("", "clouds", "snow", "rain", "stars", "clouds"),
)
TOWER = Region(
    name="tower",
    number=2,
    called="Tower Region",
    of="outer",
    straddle="portal-of-power",
    climb="portal",
    weather=("embers",),
)
OWN_REGIONS = (INNER, OUTER, TOWER)
"""DTC-058, DTC-064, DTC-068, DTC-B34."""

BEYOND_CHAPEL = Region(
    name="beyond-chapel",
    number=11,
    called="Northern Region",
    road=INNER.road,
    of="inner",
    straddle="chapel",
    crossing="Go on beyond the Chapel",
    shares="inner",
    wants=9,
    weather=("clouds", "", "birds"),
)
"""DTF-007, DTS-005: beyond the Chapel. Every module that has a destination there brings it."""

OWN_VILLAGES = (
    Village(name="first-village", number=0, region="inner"),
    Village(
        name="outer-village",
        number=1,
        region="outer",
        called="Outer Village",
        look="village",
        reached="outer-by",
    ),
)
"""DTC-095: the two Villages, each with stores of its own."""


GOALS = ("trove", "aid", "waypoint")
"""The categories of locations that roads lead to."""


def told(goal: Location) -> str:
    """How a location that a road leads to is offered."""
    return f"{goal.name} ({goal.category.capitalize()})"


class Atlas:
    """The Regions, Villages and locations of the game with the modules in play; those further
    entrances are *shut* whose options are off.

    Several modules may bring one Region or one Village.

    :raises ValueError: if two different ones have one name or one number.
    """

    def __init__(self, game: Game, shut: Collection[str] = ()) -> None:
        self.shut = shut
        self.regions: dict[str, Region] = _named(game.records_of(REGIONS))
        self.villages: dict[str, Village] = _named(game.records_of(VILLAGES))
        self._numbers = {
            each.number: each for each in sorted(self.regions.values(), key=lambda r: r.number)
        }
        self._entered = {(number, 0): each for number, each in self._numbers.items()} | {
            (each.number, n): replace(each, of=way.of, straddle=way.straddle, entrances=())
            for each in self.regions.values()
            for n, way in enumerate(each.entrances, 1)
        }
        self._through = {
            land.straddle for land in self.regions.values() if land.crossing and land.guard is None
        }
        self._locations = [self._as_waypoint(each) for each in _locations(game.with_modules)]
        self.spaces = range(1, max(len(each.road) for each in self.regions.values()) + 2)
        """As many Road Spaces as the longest road has."""

    def numbered(self, number: int) -> Region:
        """The Region with this number; the first, where no module in play has one of it."""
        return self._numbers.get(number) or next(iter(self._numbers.values()))

    def _as_waypoint(self, place: Location) -> Location:
        """DTX-025: a Trove's place through which the way into a Region leads has none any more."""
        if place.category == "trove" and place.id in self._through:
            return replace(place, category="waypoint")
        return place

    def entered(self, number: int, entrance: int) -> Region:
        """The Region with this number, as it lies behind the *entrance* that was used."""
        return self._entered.get((number, entrance)) or self.numbered(number)

    def entrance(self, region: str, place: str) -> int:
        """By which of its further entrances a Region is entered at a destination; 0 by none."""
        ways = self.regions[region].entrances
        return next((n for n, way in enumerate(ways, 1) if way.straddle == place), 0)

    def under(self, region: Region) -> Region:
        """The Region whose road lies on the table while the party is in *region*."""
        while not region.road:
            region = self.regions[region.of]
        return region

    def village(self, region: Region) -> Village:
        """The Village to which the ways of *region* lead home."""
        while not region.home:
            region = self.regions[region.of]
        return self.villages[region.home]

    def beyond(self, place: str) -> list[Region]:
        """The Regions that the party may enter from a destination as it likes."""
        return [
            r
            for r in self.regions.values()
            if r.crossing and (r.straddle == place or self._is_entrance(r, place))
        ]

    def _is_entrance(self, region: Region, place: str) -> bool:
        return any(
            way.straddle == place and way.option not in self.shut for way in region.entrances
        )

    def guarded(self, place: str) -> Region | None:
        """The Region whose guard stands at a destination."""
        found = (r for r in self.regions.values() if r.guard is not None and r.straddle == place)
        return next(found, None)

    def climb_at(self, place: str) -> str:
        """The step that leads up from a destination to what lies above; empty if none does."""
        return next((r.climb for r in self.regions.values() if r.straddle == place), "")

    def places(self, region: str, category: str) -> tuple[Location, ...]:
        """The locations of a *category* in *region* that roads may lead to."""
        return tuple(
            each for each in self._locations if each.region == region and each.category == category
        )

    def goals(self, region: str) -> tuple[Location, ...]:
        """The locations in *region* that its roads may lead to, Troves first."""
        return tuple(each for category in GOALS for each in self.places(region, category))

    def special(self, region: Region) -> dict[int, str]:
        """DTC-071, DTC-072: what a die finds on the way, by its number."""
        table = region.shares or region.name
        return {c.number: c.id for c in self._locations if c.region == table and c.number}

    def category(self, place: str) -> str:
        """Of what kind the location called *place* is with the modules in play (DTX-025)."""
        of = content.location(place)
        is_passed = of.category == "trove" and place in self._through
        return "waypoint" if is_passed else of.category

    def locations(self) -> list[Location]:
        """All of them, the game's first."""
        return [*self._locations]


Record = TypeVar("Record", Region, Village)


def _named(brought: list[Record]) -> dict[str, Record]:
    records = [each for n, each in enumerate(brought) if each not in brought[:n]]
    found: dict[str, Record] = {each.name: each for each in records}
    if len(found) < len(records) or len({each.number for each in records}) < len(records):
        raise ValueError(f"two of {[*found]} have one name or one number")
    return found


def _locations(modules: tuple[str, ...]) -> Iterator[Location]:
    yield from (c for c in content.of_kind("location") if isinstance(c, Location))
    for card in content.boxed():
        if isinstance(card, Location) and content.module_of(card.id) in modules:
            yield card


@cache
def drawn(edition: str, shut: frozenset[str] = frozenset()) -> Atlas:
    """The atlas of the game with the modules of an *edition*, where entrances are *shut*."""
    return Atlas(game_called(edition), shut)


@cache
def _doors(edition: str) -> frozenset[str]:
    """The table options that shut entrances."""
    lands = drawn(edition).regions.values()
    return frozenset(way.option for land in lands for way in land.entrances if way.option)


def atlas_of(game: str, options: Mapping[str, str]) -> Atlas:
    """That of a game with its table *options*."""
    return _atlas_of(game_at(game, options).edition, tuple(options.items()))


@lru_cache(maxsize=256)
def _atlas_of(edition: str, options: tuple[tuple[str, str], ...]) -> Atlas:
    off = {door for door, choice in options if choice == OFF}
    return drawn(edition, frozenset(_doors(edition) & off))


def _lying(table: Table) -> Atlas:
    return atlas_of(table.game, table.options)


atlas = MEMORY.until_changed(_lying, on=())
"""That of the game on a table."""


MEMORY.watch_exactly({REGION, ENTRANCE})
while_in_region = partial(MEMORY.until_changed, on={REGION, ENTRANCE})
"""Cache what is read from a table until the party is in another Region."""


@while_in_region
def land_of(table: Table) -> Region:
    """The Region that the party is in, as it lies behind the entrance by which it came."""
    return atlas(table).entered(table.count(REGION), table.count(ENTRANCE))


@while_in_region
def way(table: Table) -> Region:
    """The Region whose road lies on the table: from the Tower the outer one's leads home."""
    return atlas(table).under(land_of(table))


@while_in_region
def last_space(table: Table) -> int:
    """The Road Space on which the destination lies."""
    return len(way(table).road) + 1


def leads_to(table: Table, place: str) -> bool:
    """Whether the road leads to the destination called *place*."""
    return any(card.name == place for card in table[f"ground:{last_space(table)}"])
