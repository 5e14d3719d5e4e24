"""What must hold on any map: turned, mirrored, with one wall more, with one point more."""

from __future__ import annotations

from typing import NamedTuple

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tabletop.table.space import FLAT, POINTY, SQUARES_4, SQUARES_8, Grid, Pace, Walls
from tabletop.table.space.graph import cells
from tests.table.maps import block, called, column_row

GRIDS = (POINTY, FLAT, SQUARES_4, SQUARES_8)
HEXES = (POINTY, FLAT)
SIZE = 2
CELLS = [(c, r) for c in range(-SIZE, SIZE + 1) for r in range(-SIZE, SIZE + 1)]

Cell = tuple[int, int]


class Scene(NamedTuple):
    """Some of 25 cells shut, some dear; the space is in slanted columns so that it can turn."""

    grid: Grid
    shut: frozenset[Cell]
    dear: frozenset[Cell]

    def walls(self, turns: int = 0, mirrored: bool = False) -> Walls:
        """The walls of the scene, turned and mirrored."""
        space = cells(self.grid, (self.lying(cell, turns, mirrored) for cell in CELLS))
        return Walls(space, (self.name(cell, turns, mirrored) for cell in self.shut))

    def pace(self, turns: int = 0, mirrored: bool = False) -> Pace:
        """What the dear places cost, turned and mirrored."""
        return Pace({self.name(cell, turns, mirrored): 3 for cell in self.dear})

    def lying(self, cell: Cell, turns: int, mirrored: bool) -> Cell:
        """The column and row of a cell of the scene, turned and mirrored."""
        a, b = cell[::-1] if mirrored else cell
        for _ in range(turns):
            a, b = (-b, a + b) if self.grid in HEXES else (-b, a)
        if self.grid is POINTY:
            return a + (b - b % 2) // 2, b
        if self.grid is FLAT:
            return a, b + (a - a % 2) // 2
        return a, b

    def name(self, cell: Cell, turns: int = 0, mirrored: bool = False) -> str:
        """The place of a cell of the scene."""
        return called(*self.lying(cell, turns, mirrored))


SCENES = st.builds(
    Scene,
    st.sampled_from(GRIDS),
    st.frozensets(st.sampled_from(CELLS), max_size=10),
    st.frozensets(st.sampled_from(CELLS), max_size=6),
)
ONE = st.sampled_from(CELLS)


@settings(deadline=None)
@given(SCENES, ONE, st.integers(0, 5), st.booleans())
def test_turning_and_mirroring_a_map_changes_nothing(
    scene: Scene, start: Cell, turns: int, mirrored: bool
) -> None:
    before, after = scene.walls(), scene.walls(turns, mirrored)
    here, there = scene.name(start), scene.name(start, turns, mirrored)
    costs = before.flood(here, scene.pace())
    turned = after.flood(there, scene.pace(turns, mirrored))
    for cell in CELLS:
        a, b = scene.name(cell), scene.name(cell, turns, mirrored)
        assert before.sees(here, a) == after.sees(there, b)
        assert before.distance(here, a) == after.distance(there, b)
        assert before.space.distance(here, a) == after.space.distance(there, b)
        assert costs.get(a) == turned.get(b)
        ways = sum(1 for _ in before.approach([here], scene.pace()).ways(a))
        again = after.approach([there], scene.pace(turns, mirrored))
        assert sum(1 for _ in again.ways(b)) == ways


@settings(deadline=None)
@given(SCENES, ONE, ONE)
def test_a_wall_more_never_opens_sight_and_never_shortens_a_way(
    scene: Scene, more: Cell, start: Cell
) -> None:
    less = scene.walls()
    walled = scene._replace(shut=scene.shut | {more}).walls()
    here = scene.name(start)
    costs, dearer = less.flood(here, scene.pace()), walled.flood(here, scene.pace())
    for place in less.space.places:
        assert less.sees(here, place) or not walled.sees(here, place)
        if place in dearer:
            assert dearer[place] >= costs[place]
    assert set(dearer) <= set(costs)


@settings(deadline=None)
@given(SCENES, ONE, ONE, st.data())
def test_a_shut_edge_more_never_opens_sight_and_never_shortens_a_way(
    scene: Scene, start: Cell, beside: Cell, data: st.DataObject
) -> None:
    less = scene.walls()
    place = scene.name(beside)
    edge = place, data.draw(st.sampled_from(less.space.neighbours[place]))
    walled = Walls(less.space, less.places, [edge])
    here = scene.name(start)
    costs, dearer = less.flood(here), walled.flood(here)
    for other in less.space.places:
        assert less.sees(here, other) or not walled.sees(here, other)
        if other in dearer:
            assert dearer[other] >= costs[other]
    assert set(dearer) <= set(costs)


@settings(deadline=None)
@given(SCENES, ONE, st.integers(0, 8))
def test_a_point_more_reaches_no_less(scene: Scene, start: Cell, points: int) -> None:
    walls, here = scene.walls(), scene.name(start)
    fewer = walls.reach(here, points, scene.pace())
    more = walls.reach(here, points + 1, scene.pace())
    assert fewer.items() <= more.items()
    assert max(more.values()) <= points + 1


@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.name)
@given(a=ONE, b=ONE, c=ONE)
def test_distance_is_a_metric_where_nothing_blocks(grid: Grid, a: Cell, b: Cell, c: Cell) -> None:
    space = block(grid)
    one, two, three = called(*a), called(*b), called(*c)
    between = space.distance(one, two)
    assert between == space.distance(two, one) == Walls(space).distance(one, two)
    assert (between == 0) == (a == b)
    assert (between == 1) == (two in space.neighbours[one])
    assert space.distance(one, three) <= between + space.distance(two, three)


@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.name)
def test_cells_and_centres_are_two_names_for_the_same(grid: Grid) -> None:
    space = block(grid)
    assert len(space.by_centre) == len(space.places)
    for place, at in space.centre.items():
        assert grid.cell(at) == column_row(place)
        assert space.by_centre[at] == place


@pytest.mark.parametrize("grid", GRIDS, ids=lambda grid: grid.name)
def test_every_direction_has_a_way_back(grid: Grid) -> None:
    space = block(grid, 2)
    ways = list(grid.directions)
    assert len(ways) == len(set(grid.directions.values()))
    for name, (x, y) in grid.directions.items():
        back = next(other for other in ways if grid.directions[other] == (-x, -y))
        beside = space.beside("0,0", name)
        assert beside in space.neighbours["0,0"]
        assert space.beside(beside, back) == "0,0"
    assert {space.beside("0,0", name) for name in ways} == set(space.neighbours["0,0"])
