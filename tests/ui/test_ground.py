"""The painted ground: its recipes, its seams, its levels of detail, and figures told apart."""

import itertools
import math
from collections.abc import Hashable
from pathlib import Path

import pytest
from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap

from assets.drawings import terrain, textures
from assets.drawings.props import load_props
from assets.drawings.recipe import RecipeError
from assets.drawings.shapes import PROPS
from tabletop.table.space import (
    FLAT,
    POINTY,
    SQUARES_4,
    Figure,
    Grid,
    Ground,
    Terrain,
    rectangle,
    road,
)
from tests.ui.eyes import EYES, lab
from tests.ui.moor import LEGEND, a_road, figure, ground_of, moor_of, shown
from ui.faces.pixmaps import Pixmaps
from ui.scene.ground import ground_paint
from ui.scene.ground.ground_layers import Style
from ui.scene.layout.layout_reader import read_layout
from ui.scene.pieces import figures
from ui.scene.places.space_plan import GridPlan, Plan, plan_of

KEPT: Pixmaps[Hashable] = Pixmaps(1 << 26)
RGB = QImage.Format.Format_RGB32
FEET = ("round", "square", "six", "spiked")
MAP = """
##########
#..~~,.o.#
#.#D#,,~.#
#..L.~~~.#
##########
"""


def painted(
    plan: Plan,
    ground: Ground,
    room: QRectF,
    pixels: float,
    *,
    contrast: bool = False,
    text: float = 1.0,
) -> QImage:
    """What lies in *room*, so that a cell is *pixels* wide."""
    scale = pixels / plan.cell
    size = (room.size() * scale).toSize()
    image = QImage(size, QImage.Format.Format_RGB32)
    image.fill(QColor("#1f3a2f"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.translate(-room.topLeft())
        ground_paint.paint(painter, room, plan, ground, {}, Style(pixels, contrast, text, KEPT))
    return image


# --- recipes -----------------------------------------------------------------------------------


def test_all_terrains_can_be_painted() -> None:
    load_props()
    for name, look in terrain.looks().items():
        things = [thing for variant in look.props for thing in variant] + [*look.burning]
        for thing in things:
            assert thing.prop in PROPS, f"{name}: {thing.prop}"
            assert thing.how.layer == "mid"
        for contrast in (False, True):
            assert terrain.place_of(look.place, contrast=contrast)
    for each in LEGEND.values():
        assert each.name in terrain.looks()


@pytest.mark.parametrize(
    ("lies", "name"),
    [
        (Terrain("hedge", wall=True), "hedge"),
        (Terrain("hedge"), "floor"),
        (Terrain("wall", blocked=True), "rubble"),
        (Terrain("moor", wall=True), "wall"),
        (Terrain("floor", door=True), "door"),
        (Terrain("door"), "floor"),
        (Terrain("nobody knows"), "floor"),
        (Terrain("fen"), "water"),
        (Terrain("Deep water"), "deep-water"),
        (None, "floor"),
    ],
)
def test_what_looks_shut_is_shut_and_what_is_shut_looks_it(lies: Terrain | None, name: str) -> None:
    ground = Ground(space=road(1), terrain={"1": lies} if lies else {})
    assert ground_paint.look_at(ground, "1", {"fen": "water"}) is terrain.look_of(name)


@pytest.mark.parametrize(
    ("table", "fault"),
    [
        ('texture = "slab"', "terrain.toml: bog: no texture 'slab'; did you mean 'slabs'?"),
        ('over = "flor"', "terrain.toml: bog: no ground 'flor'; did you mean 'floor'?"),
        ('over = "mud"', "terrain.toml: bog: no ground 'mud'"),
        ('texture = "earth"\nplace = "old cellr"', "did you mean 'old cellar'?"),
        ('texture = "earth"\ncolours = ["red", "#zz0000", "#000000"]', "written as '#a1b2c3'"),
        ('texture = "earth"\ncolours = ["#000000"]', "bog: "),
        ("depth = 4", "unknown field `depth`"),
        ("texture =", "terrain.toml: "),
    ],
)
def test_a_terrain_with_a_fault_is_told_with_what_is_near(
    table: str, fault: str, tmp_path: Path
) -> None:
    path = tmp_path / "terrain.toml"
    path.write_text(
        f'[floor]\ntexture = "slabs"\n[mud]\nover = "floor"\n[bog]\n{table}\n', encoding="utf-8"
    )
    with pytest.raises(RecipeError) as refused:
        terrain.read_terrain(path)
    assert fault in str(refused.value)


@pytest.mark.parametrize("name", ["floor", "planks", "earth", "moor", "water", "wall"])
def test_the_edges_of_a_texture_meet(name: str) -> None:
    look = terrain.look_of(name)
    image = textures.texture(look.texture, look.colours, 192).toImage()
    side = image.width()

    def apart(x: int) -> float:
        """How much two neighbouring columns, or rows, differ."""
        across = [
            far(image.pixelColor(x, n), image.pixelColor((x + 1) % side, n)) for n in range(side)
        ]
        down = [
            far(image.pixelColor(n, x), image.pixelColor(n, (x + 1) % side)) for n in range(side)
        ]
        return sum(across + down) / side

    def far(one: QColor, other: QColor) -> int:
        return abs(one.green() - other.green())

    within = [apart(x) for x in range(3, side - 3, 9)]
    assert apart(side - 1) <= max(within) * 1.15


# --- tiles and levels of detail ----------------------------------------------------------------


@pytest.mark.sampled
@pytest.mark.parametrize("contrast", [False, True], ids=["dark", "contrast"])
@pytest.mark.parametrize("pixels", [9.0, 24.0, 60.0])
def test_painted_in_tiles_it_is_the_same_as_in_one_piece(pixels: float, contrast: bool) -> None:
    read = moor_of(MAP)
    plan = GridPlan(read.space, QRectF(0, 0, 1200, 600))
    ground = ground_of(read, lamps=("3,3",), opened=("3,2",), edges=[("1,1", "2,1")])
    side = 96 * plan.cell / pixels
    whole = painted(plan, ground, QRectF(0, 0, 4 * side, 4 * side), pixels, contrast=contrast)
    for column, row in itertools.product(range(4), range(4)):
        room = QRectF(column * side, row * side, side, side)
        tile = painted(plan, ground, room, pixels, contrast=contrast)
        there = whole.copy(column * 96, row * 96, 96, 96)
        assert differing(tile, there) <= 0.004, (column, row)


def differing(one: QImage, other: QImage) -> float:
    """The part of all pixels that is not alike; lines may be rounded otherwise, and look alike."""
    assert one.size() == other.size()
    a, b = (bytes(each.convertToFormat(RGB).constBits()) for each in (one, other))
    unlike = {n // 4 for n, (x, y) in enumerate(zip(a, b, strict=True)) if abs(x - y) > 24}
    return 4 * len(unlike) / len(a)


@pytest.mark.parametrize("contrast", [False, True], ids=["dark", "contrast"])
@pytest.mark.parametrize("pixels", [9.0, 30.0, 90.0])
def test_at_every_size_water_walls_doors_and_floor_are_told_apart(
    pixels: float, contrast: bool
) -> None:
    read = moor_of("#########\n#~~~...D#\n#~~~...##\n#########\n")
    plan = GridPlan(read.space, QRectF(0, 0, 900, 420))
    image = painted(plan, ground_of(read), QRectF(0, 0, 900, 420), pixels, contrast=contrast)
    scale = pixels / plan.cell

    def mean(place: str) -> QColor:
        middle = plan.outlines[place].boundingRect().center() * scale
        reach = max(2, round(pixels * 0.22))
        part = image.copy(
            round(middle.x()) - reach, round(middle.y()) - reach, 2 * reach, 2 * reach
        )
        one = part.scaled(
            1, 1, Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
        )
        return one.pixelColor(0, 0)

    tones = [mean(place) for place in ("2,2", "5,2", "2,0", "7,1")]
    for one, other in itertools.combinations(tones, 2):
        apart = max(
            abs(one.red() - other.red()),
            abs(one.green() - other.green()),
            abs(one.blue() - other.blue()),
        )
        assert apart >= 8, (one.name(), other.name())


def test_codes_are_written_where_they_can_be_read_and_larger_with_large_text() -> None:
    read = moor_of("...\n...\n")
    plan = GridPlan(read.space, QRectF(0, 0, 400, 300))
    named, bare = ground_of(read), ground_of(read, codes=dict.fromkeys(read.space.places, " "))
    room = QRectF(0, 0, 400, 300)

    def written(pixels: float, text: float) -> float:
        return differing(
            painted(plan, named, room, pixels, contrast=True, text=text),
            painted(plan, bare, room, pixels, contrast=True, text=text),
        )

    assert written(20, 1.0) == 0
    assert 0 < written(90, 1.0) < written(90, 3.0)


@pytest.mark.parametrize("grid", [POINTY, FLAT, SQUARES_4], ids=lambda grid: grid.name)
@pytest.mark.parametrize("contrast", [False, True], ids=["dark", "contrast"])
def test_a_wall_between_two_places_stands_on_their_side_and_no_other(
    grid: Grid, contrast: bool
) -> None:
    space = rectangle(grid, 3, 3)
    plan = GridPlan(space, QRectF(0, 0, 600, 600))
    room = QRectF(0, 0, 600, 600)
    shut = [("1,1", beside) for beside in space.neighbours["1,1"][:1]]
    for pair in (shut[0], shut[0][::-1]):
        bare = painted(plan, Ground(space=space), room, 120, contrast=contrast)
        with_wall = painted(plan, Ground(space=space, edges=[pair]), room, 120, contrast=contrast)
        scale = 120 / plan.cell
        sides = {side.beside: (side.a + side.b) / 2 * scale for side in plan.sides["1,1"]}
        for beside, middle in sides.items():
            spot = QRectF(0, 0, 14, 14)
            spot.moveCenter(middle)
            part = spot.toRect()
            changed = differing(bare.copy(part), with_wall.copy(part))
            assert (changed > 0.3) == (beside == shut[0][1]), beside


def test_a_door_is_seen_to_be_open_or_shut_whichever_way_it_stands() -> None:
    for text in ("###\n.D.\n###\n", "#.#\n#D#\n#.#\n", "...\n.D.\n...\n"):
        read = moor_of(text)
        plan = GridPlan(read.space, QRectF(0, 0, 400, 400))
        room = plan.outlines["1,1"].boundingRect()
        for contrast in (False, True):
            shut = painted(plan, ground_of(read), room, 100, contrast=contrast)
            is_open = painted(plan, ground_of(read, opened=["1,1"]), room, 100, contrast=contrast)
            assert differing(shut, is_open) > 0.04


def test_roads_are_painted_in_all_sizes_and_a_plot_is_not_painted_larger_than_it_is() -> None:
    ground = a_road()
    text = b'size = [1600, 1000]\n[spaces.a]\nkind = "road"\nat = [0, 0]\nsize = [1600, 1000]\n'
    plan = plan_of(read_layout(text).spaces["a"], ground)
    for pixels, contrast in ((12.0, False), (60.0, False), (60.0, True)):
        image = painted(plan, ground, QRectF(0, 0, 1600, 1000), pixels, contrast=contrast)
        middles = [plot.center() * pixels / plan.cell for plot in plan.rooms.values()]
        assert all(image.pixelColor(at.toPoint()) != QColor("#1f3a2f") for at in middles)


# --- figures -----------------------------------------------------------------------------------


def standing(figure: Figure, wide: int, *, pictured: bool) -> QImage:
    """*figure*, *wide* pixels, as it stands on dark ground."""
    size = QSizeF(wide, round(wide * 124 / 84))
    image = QImage(size.toSize(), QImage.Format.Format_RGB32)
    image.fill(QColor("#3c3a36"))
    face = QPixmap(200, 300)
    face.fill(QColor("#7a6a58"))
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shows = face if pictured else None
        figures.paint(painter, QRectF(QPointF(), size), figure, shows, (0.0, 0.0, 1.0, 1.0))
    return image


@pytest.mark.sampled
@pytest.mark.parametrize("eyes", EYES)
@pytest.mark.parametrize("wide", [20, 60])
def test_figures_are_told_apart_by_all_eyes(eyes: str, wide: int) -> None:
    step = wide // 20
    looks = {}
    for foot, mark in itertools.product(FEET, range(6)):
        image = standing(Figure(foot=foot, mark=mark), wide, pictured=wide > 26)
        spots = itertools.product(range(0, wide, step), range(0, image.height(), step))
        looks[foot, mark] = [lab(image.pixelColor(x, y), eyes) for x, y in spots]
    for (one, a), (other, b) in itertools.combinations(looks.items(), 2):
        unlike = sum(math.dist(p, q) > 20 for p, q in zip(a, b, strict=True))
        least = 0.02 if one[1] == other[1] else 0.05
        assert unlike / len(a) >= least, (one, other)


def test_where_a_figure_looks_and_its_number_are_seen() -> None:
    seen = [standing(Figure(facing=n, mark=1), 60, pictured=True) for n in (-1, *range(0, 360, 60))]
    seen += [standing(Figure(mark=1, number=n), 60, pictured=True) for n in range(1, 10)]
    for one, other in itertools.combinations(seen, 2):
        assert differing(one, other) > 0.003


def test_a_figure_shows_its_cards_picture_once_it_is_large_enough() -> None:
    asked: list[tuple[str, int]] = []

    class Told:
        def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
            asked.append((card, width))
            made = QPixmap(width, width)
            made.fill(QColor("white"))
            return made

    ground = ground_of(moor_of(), figures={0: Figure(card="grave-hound", number=2)})
    view = shown({"moor": ground}, {"2,2": [figure(0, "hound-2")]}, faces=Told())
    assert [card for card, _ in asked] == ["picture:grave-hound"]
    asked.clear()
    view.zoom_by(0.2 / view.zoom)
    view.settle_zoom()
    assert asked == []
    view.zoom_by(3 / view.zoom)
    view.settle_zoom()
    assert [width for _, width in asked] == [400]


@pytest.mark.parametrize("contrast", [False, True])
def test_what_nobody_has_seen_yet_is_dark_and_nothing_else(contrast: bool) -> None:
    read = moor_of("######\n#..D~#\n######\n")
    plan = GridPlan(read.space, QRectF(0, 0, 600, 300))
    hidden = "4,1"
    for place in ("1,1", "2,1", hidden):
        room = plan.outlines[place].boundingRect().adjusted(30, 30, -30, -30)
        seen, dark = (
            painted(plan, ground_of(read, dark=which), room, 100, contrast=contrast)
            for which in ((), (hidden,))
        )
        assert (differing(seen, dark) > 0) == (place == hidden)
        if place == hidden:
            across = range(min(dark.width(), dark.height()))
            assert max(dark.pixelColor(n, n).lightness() for n in across) < 24
    around = plan.outlines[hidden].boundingRect()
    shown_open = ground_paint.shows(around, plan, ground_of(read))
    assert shown_open != ground_paint.shows(around, plan, ground_of(read, dark=(hidden,)))
