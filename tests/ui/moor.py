"""A moor of hexes with figures on it, and a road with piles, shown without any rules."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tabletop.table.space import POINTY, Figure, Grid, Ground, Map, Terrain, read_map, road
from tabletop.table.table import Flow, Seat
from tabletop.table.view import SeenPiece, SeenZone, View
from tests.bench.frames import PlainFaces
from ui.scene.layout.layout_reader import read_layout
from ui.scene.pieces.piece_looks import CardFaces
from ui.scene.table_view import TableView

LEGEND = {
    "#": Terrain("wall", wall=True),
    ".": Terrain("floor"),
    "S": Terrain("floor", start=True),
    "~": Terrain("water", cost=2),
    "o": Terrain("rubble", blocked=True),
    ",": Terrain("moor"),
    "L": Terrain("lamp", blocked=True),
    "D": Terrain("door", door=True),
}
CAUSEWAY = """
###########
#S..#..~..#
#S..#.o...#
#S..D..~..#
#S.o#.o...#
#S..#..~..#
###########
"""
LAYOUT = """
size = [1600, 1000]
card = [120, 180]
[spaces.moor]
kind = "hexes"
at = [20, 20]
size = [1560, 960]
"""


def moor_of(text: str = CAUSEWAY, grid: Grid = POINTY) -> Map:
    """The map of *text*."""
    return read_map(text, LEGEND, grid)


def moor_view(pieces: Mapping[str, Sequence[SeenPiece]], places: Sequence[str]) -> View:
    """A view with these *pieces* on *places*."""
    zones = {place: SeenZone(place, pieces=[*pieces.get(place, ())]) for place in places}
    return View("moor", 0, [Seat("One", 0)], Flow(""), {}, zones, {}, [], [], {}, None)


def figure(number: int, name: str = "hound") -> SeenPiece:
    """A figure."""
    return SeenPiece(number, name, "figure", True)


def shown(
    grounds: dict[str, Ground],
    pieces: Mapping[str, Sequence[SeenPiece]] = {},
    *,
    layout: str = LAYOUT,
    size: tuple[int, int] = (1280, 720),
    faces: CardFaces | None = None,
) -> TableView:
    """A window's table with *grounds*, whose dict may be changed, and *pieces* on them."""
    places = [place for ground in grounds.values() for place in ground.space.places]
    places += [z for ground in grounds.values() for zones in ground.zones.values() for z in zones]
    view = TableView()
    view.resize(*size)
    view.show()
    seen, table = moor_view(pieces, places), read_layout(layout.encode())
    view.show_view(seen, table, faces or PlainFaces(), str, lambda: dict(grounds))
    return view


def ground_of(read: Map, **more: object) -> Ground:
    """What is seen of a map."""
    return Ground(space=read.space, terrain=read.terrain, **more)  # type: ignore[arg-type]


def heroes(count: int, first: int = 0) -> dict[int, Figure]:
    """How so many figures stand: each with a mark of its own, every second one a foe."""
    feet = ("round", "square", "six", "spiked")
    return {
        first + n: Figure(foot=feet[n % 4], mark=n % 6, number=n % 3, facing=n * 60 % 360)
        for n in range(count)
    }


def a_road() -> Ground:
    """A road of seven spaces with a branch, and piles on its second and third."""
    space = road(7, [(2, 8, 9, 4)])
    zones = {"2": ("2/1", "2/2"), "3": ("3/1", "3/2", "3/3", "3/4")}
    land = {
        place: Terrain(("moor", "woods", "hills")[n % 3]) for n, place in enumerate(space.places)
    }
    return Ground(space=space, terrain=land, zones=zones)
