"""Roads on the screen: plots that follow one another, each with its piles in exact order."""

import itertools

import pytest
from PySide6.QtCore import QPointF, QRectF

from tabletop.table.view import SeenPiece
from tests.ui.moor import LAYOUT, a_road, figure, ground_of, moor_of, shown
from ui.scene.layout.layout_reader import LayoutError, read_layout
from ui.scene.places.arrangement import arrange
from ui.scene.places.place_facts import Facts
from ui.scene.places.space_plan import RIM, GridPlan, plan_of, room_for, walls_of

ROAD = LAYOUT.replace('"hexes"', '"road"')


def test_plots_of_a_road_follow_one_another_and_hold_their_piles_in_order() -> None:
    ground = a_road()
    layout = read_layout(ROAD.encode())
    zones = dict.fromkeys([*ground.space.places, *sum(ground.zones.values(), ())], 0)
    found = arrange(layout, Facts(1, 0, {}, zones, {}, grounds={"moor": ground}))
    plan = found.plans["moor"]
    plots = [outline.boundingRect() for outline in plan.outlines.values()]
    for one, other in itertools.combinations(plots, 2):
        assert not one.intersects(other)
    for place in ground.space.places:
        areas = [found.spots[zone].area for zone in ground.zones.get(place, ())]
        plot = plan.outlines[place].boundingRect()
        assert all(plot.contains(area) for area in areas)
        assert [area.left() for area in areas] == sorted(area.left() for area in areas)
        for one, other in itertools.combinations([*areas, plan.standing(place)], 2):
            assert not one.intersects(other)
        near = [b for b in ground.space.neighbours[place] if abs(int(b) - int(place)) == 1]
        steps = [plan.outlines[b].boundingRect().center() - plot.center() for b in near]
        assert all(min(abs(way.x()), abs(way.y())) < 1 for way in steps), "beside or below"


def test_rows_say_where_the_plots_of_a_road_lie() -> None:
    rows = 'rows = ["1 2 3 4", ". 8 9 .", "7 6 5 ."]'
    plan = plan_of(read_layout(f"{ROAD}{rows}".encode()).spaces["moor"], a_road())
    middles = {place: plot.boundingRect().center() for place, plot in plan.outlines.items()}
    assert len(middles) == 9
    assert middles["1"].y() == middles["4"].y() < middles["8"].y() < middles["6"].y()
    assert middles["2"].x() == middles["8"].x() == middles["6"].x()
    bare = plan_of(read_layout(f'{ROAD}rows = ["1 2", "3"]'.encode()).spaces["moor"], a_road())
    assert set(bare.outlines) == set(middles), "what rows leave out lies in rows of its own"


def test_a_pile_on_a_road_is_meant_before_the_plot_it_lies_on() -> None:
    cards = {"2/1": [SeenPiece(0, "ghost", face_up=True), SeenPiece(1, "sack", face_up=True)]}
    view = shown({"moor": a_road()}, {**cards, "2": [figure(5)]}, layout=ROAD)
    assert view.table is not None
    pile = view.table.arrangement.spots["2/2"].area
    assert view.hands.zone_at(view.mapFromScene(pile.center())) == "2/2"
    way = view.table.arrangement.plans["moor"].standing("2")
    assert view.hands.zone_at(view.mapFromScene(way.center())) == "2"
    lower, upper = view.table.lying.zones["2/1"]
    assert lower.y() < upper.y()
    assert lower.zValue() < upper.zValue()
    assert upper.body().top() - lower.body().top() > 0.2 * lower.body().height()


def test_only_a_rim_is_seen_of_the_walls_around_a_map_and_all_on_it_is_still_found() -> None:
    ground = ground_of(moor_of())
    lies = read_layout(LAYOUT.encode()).spaces["moor"]
    plan = plan_of(lies, ground)
    assert isinstance(plan, GridPlan)
    floor = [place for place, lies in ground.terrain.items() if not lies.wall]
    inner = QRectF()
    for place in floor:
        inner |= plan.cells[place].boundingRect()
        assert plan.place_at(plan.centre(place)) == place
        assert plan.outlines[place] == plan.cells[place]
    edge = RIM * plan.cell
    assert plan.area.toRect() == inner.adjusted(-edge, -edge, edge, edge).toRect()
    for place in ground.space.places:
        assert plan.area.contains(plan.centre(place)), "none is lost"
        assert not plan.outlines[place].isEmpty()
    assert plan.place_at(plan.area.topLeft() - QPointF(2, 2)) == ""
    wide, high = room_for(ground, 60)
    assert GridPlan(ground.space, QRectF(0, 0, wide, high), walls_of(ground)).cell > 59.9
    whole = GridPlan(ground.space, QRectF(*lies.at, *lies.size))
    assert plan.cell > whole.cell * 1.1, "what is walked on takes the room"


@pytest.mark.parametrize(
    ("wrong", "finding"),
    [
        ("at = [900, 20]", "spaces.moor extends beyond the table of 1600 x 1000."),
        ("size = [0, 960]", "spaces.moor: size must be larger than 0."),
        ('rows = ["1 2"]', "spaces.moor: rows are for a road"),
        ('kind = "road"\nrows = ["1 2", "2"]', "spaces.moor: '2' is in rows twice."),
        ("portrait = [0, 0, 0, 1]", "spaces.moor: the portrait has no area."),
        ('kind = "ring"', "Invalid enum value 'ring'"),
        ("colour = 3", "unknown field `colour`"),
    ],
)
def test_a_layout_with_a_bad_space_is_refused_with_a_sentence(wrong: str, finding: str) -> None:
    lines = dict(
        line.split(" = ", 1) for line in LAYOUT.partition("[spaces.moor]\n")[2].split("\n") if line
    )
    lines |= dict(line.split(" = ", 1) for line in wrong.split("\n"))
    text = LAYOUT.partition("[spaces.moor]")[0] + "[spaces.moor]\n"
    with pytest.raises(LayoutError, match=r".") as refused:
        read_layout((text + "\n".join(f"{k} = {v}" for k, v in lines.items())).encode())
    assert finding in str(refused.value)
