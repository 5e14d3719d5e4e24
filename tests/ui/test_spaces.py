"""Spaces on the screen: where their places lie, which one a point is in, and what stands there."""

import itertools
import random

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest

from tabletop.play.questions.decision import Decision, Option
from tabletop.table.event import Moved
from tabletop.table.piece import Kind
from tabletop.table.space import (
    FLAT,
    POINTY,
    SQUARES_4,
    SQUARES_8,
    Figure,
    Grid,
    Ground,
    Terrain,
    cells,
    rectangle,
    regions,
    road,
)
from tabletop.table.view import SeenPiece
from tests.bench.frames import PlainFaces
from tests.ui.asked import ask
from tests.ui.moor import (
    LAYOUT,
    a_road,
    figure,
    ground_of,
    heroes,
    moor_of,
    moor_view,
    shown,
)
from ui.scene.layout.layout_reader import read_layout, unplaced
from ui.scene.measures import metrics, speeds
from ui.scene.motion import director, motion
from ui.scene.pieces.items import Printed
from ui.scene.places import crowd_poses
from ui.scene.places.arrangement import arrange
from ui.scene.places.place_facts import Facts
from ui.scene.places.space_plan import GridPlan
from ui.scene.table_view import TableView

GRIDS = (POINTY, FLAT, SQUARES_4, SQUARES_8)
ROOM = QRectF(20, 30, 1500, 900)
ROAD = LAYOUT.replace('"hexes"', '"road"')


def plan_on(grid: Grid, columns: int = 7, rows: int = 5) -> GridPlan:
    return GridPlan(rectangle(grid, columns, rows), ROOM)


@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.name)
def test_cells_fill_their_room_touch_their_neighbours_and_overlap_nobody(grid: Grid) -> None:
    plan = plan_on(grid)
    space, middles = rectangle(grid, 7, 5), {}
    whole = QRectF()
    for place, outline in plan.outlines.items():
        middles[place] = outline.boundingRect().center()
        whole |= outline.boundingRect()
        sides = [*itertools.pairwise([*outline, outline[0]])]
        lengths = [(b - a).x() ** 2 + (b - a).y() ** 2 for a, b in sides]
        assert max(lengths) == pytest.approx(min(lengths)), "all sides of a cell are as long"
    assert ROOM.adjusted(-0.01, -0.01, 0.01, 0.01).contains(whole)
    assert whole.width() == pytest.approx(ROOM.width()) or whole.height() == pytest.approx(900)
    for one, other in itertools.combinations(space.places, 2):
        corners = {(round(p.x(), 3), round(p.y(), 3)) for p in plan.outlines[one]}
        shared = sum((round(p.x(), 3), round(p.y(), 3)) in corners for p in plan.outlines[other])
        if space.distance(one, other) == 1 and len(grid.directions) < 8:
            assert shared == 2, f"{one} and {other} share a side"
        else:
            assert shared <= 2
        assert plan.place_at(middles[one]) == one


@pytest.mark.sampled
@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.name)
def test_a_point_is_in_the_cell_whose_outline_holds_it(grid: Grid) -> None:
    plan, luck = plan_on(grid), random.Random(4)
    found = set()
    for _ in range(4000):
        point = QPointF(luck.uniform(-40, 1600), luck.uniform(-40, 1000))
        held = {
            place
            for place, outline in plan.outlines.items()
            if outline.containsPoint(point, Qt.FillRule.OddEvenFill)
        }
        place = plan.place_at(point)
        found.add(place)
        assert held == ({place} if place else set()), point
    assert found == {"", *plan.outlines}


def test_a_gap_of_a_map_is_no_place() -> None:
    read = moor_of("...\n. .\n...\n")
    plan = GridPlan(read.space, ROOM)
    inside = {plan.place_at(QPointF(x, y)) for x in range(0, 1600, 9) for y in range(0, 950, 9)}
    assert inside == {"", *read.space.places}
    assert len(read.space.places) == 8


@pytest.mark.parametrize("zoom", [0.15, 0.4, 1.0, 2.7, 4.0])
def test_the_hex_under_the_pointer_is_right_at_all_zooms(zoom: float) -> None:
    view = shown({"moor": ground_of(moor_of())})
    view.zoom_by(zoom / view.zoom)
    view.settle_zoom()
    plan = plan_in(view)
    for place, outline in plan.outlines.items():
        middle = outline.boundingRect().center()
        for corner in outline:
            point = view.mapFromScene(corner * 0.85 + middle * 0.15)
            assert view.hands.zone_at(point) == place
        view.centerOn(middle)


def plan_in(view: TableView) -> GridPlan:
    assert view.table is not None
    plan = view.table.arrangement.plans["moor"]
    assert isinstance(plan, GridPlan)
    return plan


def test_a_places_code_is_told_wherever_it_is_named() -> None:
    lies = {"moor": ground_of(moor_of(), opened=("4,3",), lamps=("2,2",))}
    view = shown(lies, {"2,2": [figure(0)]})
    assert view.zone_title("0,0") == "A1, wall"
    assert view.zone_title("7,1") == "H2, water"
    assert view.zone_title("4,3") == "E4, open door"
    assert view.zone_title("2,2") == "C3, floor, lit by a lamp"
    lies["moor"] = ground_of(moor_of())
    assert view.table is not None
    view.show_view(replace(view.table.view), glide=False)
    assert view.zone_title("4,3") == "E4, closed door"
    view.focus_next()
    assert "C3, floor" in view.walk.title(view.table.lying.zones["2,2"][0])
    plan = plan_in(view)
    told = {place: view.table.notes.tell_at(plan.centre(place)) for place in plan.outlines}
    assert told["4,3"] == "E4, closed door"
    assert told["0,0"] == "A1, wall"
    assert len(set(told.values())) == len(told)
    assert view.table.notes.tell_at(QPointF(1, 1)) == ""


def test_codes_are_letters_for_columns_and_numbers_for_rows() -> None:
    ground = Ground(space=rectangle(POINTY, 60, 3), codes={"1,1": "the well"})
    codes = [ground.code_of(place) for place in ground.space.places]
    assert len(set(codes)) == len(codes)
    assert [ground.code_of(p) for p in ("0,0", "25,0", "26,1", "51,2", "52,0", "1,1")] == [
        "a1",
        "z1",
        "aa2",
        "az3",
        "ba1",
        "the well",
    ]
    assert Ground(space=road(3)).code_of("2") == "2"


# --- what stands there -------------------------------------------------------------------------


@pytest.mark.parametrize("count", range(1, 10))
@pytest.mark.parametrize("tokens", [0, 1, 4])
def test_what_shares_a_place_stays_on_it_and_every_figures_foot_is_seen(
    count: int, tokens: int
) -> None:
    view = shown({"moor": ground_of(moor_of())})
    assert view.table is not None
    spot = view.table.arrangement.spots["2,2"]
    assert spot.shape is not None
    sizes = [metrics.FIGURE] * count + [(metrics.TOKEN, metrics.TOKEN)] * tokens
    poses = crowd_poses.poses(spot, sizes)
    cell = plan_in(view).cell
    feet = []
    for pose, (wide, tall) in zip(poses, sizes, strict=True):
        foot = QPointF(pose.x, pose.y)
        if tall == metrics.FIGURE[1]:
            foot.setY(pose.y + tall * pose.scale * (0.5 - metrics.FOOT / 2))
            feet.append((foot, wide * pose.scale, pose.z))
        assert spot.shape.containsPoint(foot, Qt.FillRule.OddEvenFill)
        assert wide * pose.scale <= cell
    for (one, wide, below), (other, _, above) in itertools.combinations(feet, 2):
        away = other - one
        assert abs(away.x()) > 0.7 * wide or abs(away.y()) > 0.2 * wide
        assert above > below, "who stands further down stands in front"
        assert other.y() >= one.y()


def test_who_is_lower_on_the_map_stands_in_front() -> None:
    pieces = {place: [figure(n)] for n, place in enumerate(("2,1", "2,2", "1,3", "2,4"))}
    view = shown({"moor": ground_of(moor_of())}, pieces)
    assert view.table is not None
    items = sorted(view.table.lying, key=lambda item: item.piece.id)
    heights = [item.zValue() for item in items]
    assert heights == sorted(heights)
    assert [item.y() for item in items] == sorted(item.y() for item in items)


def test_beside_a_figure_the_place_behind_it_is_meant() -> None:
    view = shown({"moor": ground_of(moor_of())}, {"2,3": [figure(0)]})
    assert view.table is not None
    (item,) = view.table.lying
    body = item.body()
    for x, y, on in (
        (0.5, 0.1, True),
        (0.5, 0.9, True),
        (0.05, 0.9, True),
        (0.95, 0.9, True),
        (0.05, 0.1, False),
        (0.95, 0.3, False),
    ):
        point = body.topLeft() + QPointF(x * body.width(), y * body.height())
        assert (view.hands.item_at(view.mapFromScene(point)) is item) == on, (x, y)


def test_figures_stand_in_a_zone_that_is_one_place() -> None:
    village = '[table.zones.village]\nkind = "place"\nat = [1000, 40]\nsize = [500, 300]\n'
    layout = LAYOUT.partition("[spaces")[0] + village
    view = TableView()
    view.resize(1280, 720)
    view.show()
    seen = moor_view({"village": [figure(n) for n in range(5)]}, ["village"])
    view.show_view(seen, read_layout(layout.encode()), PlainFaces(), str)
    assert view.table is not None
    area = view.table.arrangement.spots["village"].area
    bodies = [item.body() for item in view.table.lying]
    assert all(area.contains(QPointF(body.center().x(), body.bottom() - 9)) for body in bodies)
    for one, other in itertools.combinations(bodies, 2):
        assert (one.center() - other.center()).manhattanLength() > one.width() / 2


def test_a_figure_is_dropped_where_the_pointer_is_and_nowhere_beside() -> None:
    ground = ground_of(moor_of(), figures=heroes(1))
    view = shown({"moor": ground}, {"2,2": [figure(0)]})
    told: list[tuple[int, str]] = []
    view.dropped.connect(lambda piece, zone, _: told.append((piece, zone)))
    view.offer(Decision(0, "Where?", "", [Option("go", "Go", (0,), ("3,2",))]))
    left, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    plan = plan_in(view)

    def drag(to: QPointF) -> None:
        assert view.table is not None
        (item,) = view.table.lying
        port = view.viewport()
        QTest.mousePress(port, left, none, view.mapFromScene(item.pos()))
        QTest.mouseMove(port, view.mapFromScene(item.pos()) + QPoint(9, 9))
        QTest.mouseMove(port, view.mapFromScene(to))
        at = item.pos() + item.foot() - to
        assert abs(at.x()) < 2
        assert abs(at.y()) < 2
        QTest.mouseRelease(port, left, none, view.mapFromScene(to))
        view.put_back(0)
        view.clock.finish()

    target = plan.outlines["3,2"]
    for corner in target:
        drag(corner * 0.8 + target.boundingRect().center() * 0.2)
    assert told == [(0, "3,2")] * 6
    drag(plan.outlines["2,3"].boundingRect().center())  # much of it lies over what is lit
    assert told[6:] == [(0, "2,3")]  # asked for, to be refused with its reason


def test_the_focus_on_a_place_has_its_shape() -> None:
    view = shown({"moor": ground_of(moor_of())})
    view.walk.set_to("5,2")
    ring = view.walk._ring
    assert ring is not None
    assert ring.area == plan_in(view).outlines["5,2"].boundingRect()
    image = ring.pixmap().toImage()
    assert image.pixelColor(1, 1).alpha() == 0
    assert image.pixelColor(image.width() // 2, 6).alpha() > 0


def test_what_is_lit_shares_its_picture_and_by_hand_only_the_place_aimed_at_is() -> None:
    read = moor_of()
    view = shown({"moor": ground_of(read)}, {"2,2": [figure(0)]})
    assert view.table is not None
    (item,) = view.table.lying
    view.zoom_by(4 / view.zoom)
    view.settle_zoom()
    to = [place for place, lies in read.terrain.items() if place != "2,2" and not lies.wall]
    ask(view, Decision(0, "Where?", "", [Option(each, "Go", (0,), (each,)) for each in to]))

    def lit() -> list[Printed]:
        printed = view.lights._printed
        return [printed["zone", zone] for zone in to if ("zone", zone) in printed]

    view.lights.hold(item)
    assert len(lit()) == len(to)
    assert len({each.pixmap().cacheKey() for each in lit()}) == 1
    view.lights.aim("3,2")
    assert len({each.pixmap().cacheKey() for each in lit()}) == 2
    areas = [view.table.arrangement.spots[zone].shape.boundingRect() for zone in to]
    assert [each.pos() for each in lit()] == [area.topLeft() for area in areas]
    view.by_hand = True
    view.lights.hold(item)
    view.lights.aim("3,3")
    assert lit() == [view.lights._printed["zone", "3,3"]]


@pytest.mark.parametrize(("kind", "quick"), [("figure", True), ("token", False)])
def test_a_figure_walks_from_place_to_place_without_a_rest(
    monkeypatch: pytest.MonkeyPatch, kind: Kind, quick: bool
) -> None:
    piece = SeenPiece(0, "hound", kind, True)
    view = shown({"moor": ground_of(moor_of())}, {"1,1": [piece]})
    assert view.table is not None
    way = ["1,1", "2,1", "2,2", "3,2"]
    steps = [Moved(0, a, 0, b, 0, True, True) for a, b in itertools.pairwise(way)]
    then = moor_view({"3,2": [piece]}, list(view.table.view.zones))
    rests: list[float] = []
    monkeypatch.setattr(director, "Rest", lambda lasts: rests.append(lasts) or motion.Rest(lasts))
    where = []
    view.play_events([(step, 1) for step in steps], then)
    while view.moving:
        where.append(view.table.lying.known(0).zone)
        view.clock.finish()
    assert where == way[1:]
    last = speeds.STEP + speeds.BEAT_GAP
    plain = [speeds.GLIDE + speeds.BEAT_GAP] * 3
    assert rests == ([speeds.STEP, speeds.STEP, last] if quick else plain)


def test_what_is_no_zone_takes_no_drop_and_a_space_without_places_is_none() -> None:
    read = moor_of()
    floor = [place for place, lies in read.terrain.items() if not lies.wall]
    layout, ground = read_layout(LAYOUT.encode()), ground_of(read)
    found = arrange(layout, Facts(1, 0, {}, dict.fromkeys(floor, 0), {}, grounds={"moor": ground}))
    assert set(found.spots) == set(floor)
    wall = found.plans["moor"].centre("0,0")
    assert found.place_at(wall) == "0,0"
    assert found.under(wall) == []
    empty = Ground(space=cells(POINTY, []))
    assert arrange(layout, Facts(1, 0, {}, {}, {}, grounds={"moor": empty})).plans == {}
    assert arrange(layout, Facts(1, 0, {}, {}, {}, grounds={"elsewhere": ground})).plans == {}


@pytest.mark.parametrize("kind", ["hexes", "road"])
def test_a_ground_that_makes_little_sense_is_shown_as_far_as_it_does(kind: str) -> None:
    read = moor_of("S.\n..\n")
    odd = Ground(
        space=read.space,
        terrain={
            "0,0": Terrain("none such"),
            "9,9": Terrain("floor"),
            "1,1": Terrain("", wall=True),
        },
        opened=["0,0", "elsewhere"],
        edges=[("0,0", "7,7"), ("0,0", "1,1"), ("a", "b")],
        lamps=["elsewhere", "0,0"],
        zones={"elsewhere": ("x",), "0,0": ("pile",)},
        codes={"0,0": "a name that is longer than any place is wide", "elsewhere": "x"},
        figures={0: Figure(mark=77, number=123456, facing=1234), 5: Figure()},
    )
    layout = LAYOUT.replace('"hexes"', f'"{kind}"')
    view = shown({"moor": odd}, {"0,0": [figure(0), figure(1)]}, layout=layout)
    for zoom in (0.2, 1.0, 3.0):
        view.zoom_by(zoom / view.zoom)
        view.settle_zoom()
        view._grounds.finish()
        assert not view.grab().isNull()
    lone = shown({"moor": Ground(space=regions({"here": []}))}, {"here": [figure(0)]})
    assert lone.zone_title("here") == "HERE"


def test_every_zone_of_a_space_has_a_place() -> None:
    layout, ground = read_layout(ROAD.encode()), a_road()
    names = [*ground.space.places, "2/1", "2/2", "3/1", "3/2", "3/3", "3/4", "elsewhere"]
    zones = moor_view({}, names).zones
    assert unplaced(layout, zones, 1, {"moor": ground}) == ["elsewhere"]
    assert unplaced(layout, zones, 1) == names
