"""A road drawn as one landscape: where its stops lie, who stands there, what is painted when."""

from __future__ import annotations

import itertools

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter

from tabletop.table.space import Figure, Ground, Terrain, track
from tests.ui.moor import figure, shown
from ui.faces.pixmaps import Pixmaps
from ui.scene.ground import ground_paint, landscape_paint
from ui.scene.ground.ground_layers import Style
from ui.scene.measures import metrics
from ui.scene.places import file_poses
from ui.scene.places.landscape_plan import LandscapePlan

STOPS = [f"stop:{n}" for n in range(7)]
LOOKS = ("village", "fields", "plains", "woods", "hills", "ruins", "city")
ROAD = Ground(
    space=track(STOPS),
    terrain=dict(zip(STOPS, map(Terrain, LOOKS), strict=True)),
    here="stop:2",
    ahead=STOPS[3:],
)
LAYOUT = """
size = [1600, 1000]
card = [120, 180]
[spaces.road]
kind = "landscape"
at = [20, 20]
size = [1500, 300]
[table.zones.order]
kind = "file"
follows = "banner"
scale = 0.8
"""
ROOM, SMALL = QRectF(20, 20, 1500, 300), QRectF(10, 10, 420, 84)


def painted(ground: Ground, kept: Pixmaps[object], room: QRectF = SMALL) -> QImage:
    """The landscape of *ground*: all of it, or at least what lies in *room*."""
    plan = LandscapePlan(ground.space, SMALL, (), {})
    image = QImage(440, 104, QImage.Format.Format_RGB32)
    image.fill(QColor("#1f3a2f"))
    with QPainter(image) as painter:
        ground_paint.paint(painter, room, plan, ground, {}, Style(plan.cell, False, 1.0, kept))
    return image


@pytest.mark.parametrize("count", [2, 7, 10])
def test_stops_share_the_picture_and_whoever_stands_there_stays_within(count: int) -> None:
    space = track([f"stop:{n}" for n in range(count)])
    plan = LandscapePlan(space, ROOM, (), {})
    assert [plan.place_at(plan.milestone(place)) for place in plan.places] == [*space.places]
    assert plan.place_at(QPointF(10, 10)) == ""
    for one, other in itertools.pairwise(plan.places):
        assert plan.rooms[one].right() == pytest.approx(plan.rooms[other].left())
        assert plan.milestone(one).y() != plan.milestone(other).y(), "the way is curved"
    for place in plan.places:
        assert ROOM.adjusted(-1, 0, 1, 0).contains(plan.standing(place))


@pytest.mark.parametrize(("facing", "first"), [(90, "right"), (270, "left")])
def test_who_marches_stands_in_file_at_the_banner_the_first_where_it_goes(
    facing: int, first: str
) -> None:
    flies = replace(ROAD, figures={9: Figure(foot="banner", facing=facing)})
    heroes = [figure(n, f"hero-{n}") for n in range(3)]
    pieces = {"stop:2": [figure(9, "banner")], "order": heroes}
    lies = {"road": flies}
    view = shown({"road": replace(flies, zones={"stop:2": ("order",)})}, pieces, layout=LAYOUT)
    view._spaces = lambda: lies  # type: ignore[attr-defined]
    table = view.table
    assert table is not None
    table._spaces = lambda: lies
    table.look_at_ground()
    table.laying.forget()
    table.find_homes()
    table.settle()
    spot = table.arrangement.spots["order"]
    middles = [item.home.x for item in table.lying.zones["order"]]
    assert middles == sorted(middles, reverse=first == "right")
    plan = table.arrangement.plans["road"]
    assert plan.standing("stop:2").contains(
        QPointF(middles[1], plan.standing("stop:2").center().y())
    )
    sizes = [metrics.FIGURE] * 2
    for number, x in enumerate((2000.0, -2000.0)):
        ahead = (first == "right") == (number == 0)
        assert file_poses.index_at(spot, sizes, QPointF(x, 0)) == (0 if ahead else 2)
    lies["road"] = replace(flies, here="stop:5")
    table.lying.zones["stop:5"] = table.lying.zones.pop("stop:2")
    table.lying._number(["stop:5"])
    table.look_at_ground()
    table.find_homes()
    assert all(item.home.x > plan.rooms["stop:4"].left() for item in table.lying.zones["order"])


def test_the_picture_is_painted_once_while_the_party_goes_along_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    made: list[object] = []
    panorama = landscape_paint.panorama
    monkeypatch.setattr(
        landscape_paint, "panorama", lambda *told: made.append(told) or panorama(*told)
    )
    kept: Pixmaps[object] = Pixmaps(32 * 1024 * 1024)
    before = painted(ROAD, kept)
    gone = replace(ROAD, here="stop:3", ahead=STOPS[4:])
    after = painted(gone, kept)
    assert len(made) == 1, "only the way, the veil and the boards are painted over it"
    plan = LandscapePlan(ROAD.space, SMALL, (), {})
    stone = plan.milestone("stop:3").toPoint()
    assert before.pixelColor(stone) != after.pixelColor(stone)
    assert ground_paint.shows(SMALL, plan, ROAD) != ground_paint.shows(SMALL, plan, gone)
    far = plan.rooms["stop:6"]
    assert ground_paint.shows(far, plan, ROAD) == ground_paint.shows(far, plan, gone)
    tavern = replace(gone, terrain={**gone.terrain, "stop:4": Terrain("tavern")})
    painted(tavern, kept)
    assert len(made) == 2, "a special location takes the place of the scene"
    whole, parts = painted(gone, kept), (plan.rooms["stop:2"], plan.rooms["stop:4"])
    for part in (part.toAlignedRect().adjusted(1, 1, -1, -1) for part in parts):
        alone = painted(gone, kept, QRectF(part))
        assert alone.copy(part) == whole.copy(part), "whatever reaches there from beside it"


def test_by_night_all_lies_in_the_dark() -> None:
    def light(weather: str) -> int:
        image = painted(replace(ROAD, weather=weather), Pixmaps(32 * 1024 * 1024))
        return sum(
            QColor(image.pixel(x, y)).lightness() for x in range(20, 420, 7) for y in (20, 40)
        )

    assert light("night") < 0.7 * light("")
