"""Costs, reach, ways and their ties, against all ways there are.

The rulings are those of the hex game to come: SCN-118, 119, 129, 155 and 165 to 174.
"""

from __future__ import annotations

from itertools import islice, pairwise
from random import Random

import pytest

from tabletop.table.space import FLAT, POINTY, SQUARES_4, SQUARES_8, Map, Pace, Walls, rectangle
from tabletop.table.space.graph import Space
from tests.table.maps import MAPS, by_chance, drawn
from tests.table.plain_space import Graph, all_ways, least_costs

GRIDS = {"pointy": POINTY, "flat": FLAT, "squares": SQUARES_4, "squares-8": SQUARES_8}


def open_graph(walls: Walls) -> Graph:
    """Where one step leads, found out anew; diagonals between two shut squares do not."""
    space, shut = walls.space, walls.places
    return {
        place: ()
        if place in shut
        else tuple(
            to for to in space.neighbours[place] if to not in shut and fits(walls, place, to)
        )
        for place in space.places
    }


def fits(walls: Walls, a: str, b: str) -> bool:
    (c, r), (column, row) = (tuple(map(int, place.split(","))) for place in (a, b))
    if walls.space.grid is not SQUARES_8 or c == column or r == row:
        return True
    corners = {f"{c},{row}", f"{column},{r}"}
    return any(corner in walls.space.rank and corner not in walls.places for corner in corners)


def hold_against_plain(walls: Walls, pace: Pace) -> int:
    """Costs and ways between all places; returns how many ways there were."""
    graph, places = open_graph(walls), walls.space.places
    assert graph == walls.links
    costs = {place: walls.flood(place, pace) for place in places}
    ways = 0
    for goal in places:
        left = least_costs(graph, goal, dict(pace.costs), pace.blocked)
        approach = walls.approach([goal], pace)
        assert approach.left == left
        for start in places:
            assert costs[start].get(goal) == left.get(start), (start, goal)
            way = approach.way(start)
            if start not in left:
                assert way is None
                continue
            assert way is not None
            assert pace.cost(way) == left[start]
            assert all(b in graph[a] for a, b in pairwise(way))
            ways += 1
    return ways


@pytest.mark.parametrize("hound", [False, True])
@pytest.mark.parametrize("name", MAPS)
def test_each_pair_of_the_maps_of_a_hex_game_costs_what_it_costs(name: str, hound: bool) -> None:
    """SCN-118 and SCN-156: water costs 2, for hounds 1; obstacles and lamps bar the way."""
    read = drawn(MAPS[name], POINTY)
    water = [place for place, terrain in read.terrain.items() if terrain.cost == 2]
    pace = read.pace(costs=dict.fromkeys(water, 1) if hound else None)
    assert {pace.costs[place] for place in water} == {1 if hound else 2}
    for opened in ((), read.doors):
        assert hold_against_plain(read.walls(opened), pace) > 800


@pytest.mark.parametrize("name", MAPS)
def test_each_pair_is_as_far_apart_as_by_plain_counting(name: str) -> None:
    """SCN-165: range goes around walls and closed doors, through everything else."""
    read = drawn(MAPS[name], POINTY)
    for opened in ((), read.doors):
        walls = read.walls(opened)
        graph = open_graph(walls)
        for goal in walls.space.places:
            left = least_costs(graph, goal, {}, ())
            for place in walls.space.places:
                assert walls.distance(place, goal) == walls.distance(goal, place)
                assert walls.distance(place, goal) == left.get(place)


@pytest.mark.parametrize("kind", GRIDS)
def test_maps_by_chance_cost_what_they_cost(kind: str) -> None:
    luck = Random(kind)
    ways = 0
    for _ in range(50):
        read = by_chance(luck, GRIDS[kind], 5)
        figures = luck.sample(read.space.places, 2)
        ways += hold_against_plain(read.walls(read.doors), read.pace(figures))
    assert ways > 2000


@pytest.mark.parametrize("kind", GRIDS)
def test_all_cheapest_ways_are_found_and_the_first_is_taken(kind: str) -> None:
    luck = Random(kind)
    several = 0
    for _ in range(30):
        read = by_chance(luck, GRIDS[kind], 5)
        walls, pace = read.walls(read.doors), read.pace()
        for start in luck.sample(read.space.places, 3):
            for goal, cost in walls.flood(start, pace).items():
                costs, barred = dict(pace.costs), pace.blocked
                expected = list(all_ways(walls.links, [start], goal, cost, costs, barred))
                approach = walls.approach([goal], pace)
                assert list(approach.ways(start)) == expected
                assert approach.way(start) == expected[0] == min(expected, key=by_rank(read))
                several += len(expected) > 1
    assert several > 50


@pytest.mark.parametrize("kind", GRIDS)
def test_the_ways_to_all_places_in_reach_are_those_that_are_taken_there(kind: str) -> None:
    luck = Random(kind)
    dear = 0
    for _ in range(30):
        read = by_chance(luck, GRIDS[kind], 6)
        walls, pace = read.walls(read.doors), read.pace(luck.sample(read.space.places, 2))
        allies = luck.sample(read.space.places, 2)
        for start in luck.sample(read.space.places, 3):
            for points in (0, 2, 5, 99):
                ways = walls.ways(start, points, pace, allies)
                assert list(ways) == list(walls.reach(start, points, pace, allies))
                for goal, way in ways.items():
                    assert way == walls.approach([goal], pace).way(start)
                    dear += pace.cost(way) > len(way) - 1
    assert dear > 50


@pytest.mark.parametrize("kind", GRIDS)
def test_who_looks_no_farther_than_it_must_finds_the_same(kind: str) -> None:
    """The nearest of some places cost what they cost, and the way from a start is the same."""
    luck, nearer = Random(kind), 0
    for _ in range(30):
        read = by_chance(luck, GRIDS[kind], 6)
        walls, pace = read.walls(read.doors), read.pace(luck.sample(read.space.places, 2))
        for start in luck.sample(read.space.places, 3):
            wanted = luck.sample(read.space.places, 3)
            costs, found = walls.flood(start, pace), walls.flood(start, pace, {*wanted})
            least = min((costs[each] for each in wanted if each in costs), default=None)
            assert found == {p: n for p, n in costs.items() if least is None or n <= least}
            looked = walls.approach(wanted, pace, start)
            assert looked.way(start) == walls.approach(wanted, pace).way(start)
            nearer += len(found) < len(costs)
    assert nearer > 20


def by_rank(read: Map) -> object:
    return lambda way: [read.space.rank[place] for place in way]


def test_among_shortest_ways_the_smaller_row_and_then_the_smaller_column_comes_first() -> None:
    """SCN-173: the number of the row, then that of the column."""
    walls = Walls(rectangle(POINTY, 6, 6))
    assert walls.approach(["4,2"]).way("2,3") == ["2,3", "3,2", "4,2"]
    assert walls.approach(["2,4"]).way("2,2") == ["2,2", "1,3", "2,4"]
    squares = Walls(rectangle(SQUARES_4, 3, 3))
    assert squares.approach(["2,2"]).way("0,0") == ["0,0", "1,0", "2,0", "2,1", "2,2"]
    assert len(list(squares.approach(["2,2"]).ways("0,0"))) == 6


def test_very_many_ways_are_listed_only_as_far_as_they_are_taken() -> None:
    walls = Walls(rectangle(SQUARES_4, 30, 30))
    ways = list(islice(walls.approach(["29,29"]).ways("0,0"), 5))
    assert len({tuple(way) for way in ways}) == 5


def test_the_nearest_of_several_goals_is_gone_to() -> None:
    walls = Walls(rectangle(POINTY, 9, 1))
    approach = walls.approach(["0,0", "7,0"])
    assert approach.way("5,0") == ["5,0", "6,0", "7,0"]
    assert approach.left["1,0"] == 1


def test_allies_are_passed_and_never_stopped_on() -> None:
    """SCN-118, SCN-166: an ally at (2,0) is gone through, an enemy at (5,0) is not."""
    walls = Walls(rectangle(POINTY, 8, 1))
    reach = walls.reach("1,0", 5, Pace(blocked={"5,0"}), no_stop={"2,0", "1,0"})
    assert reach == {"1,0": 0, "0,0": 1, "3,0": 2, "4,0": 3}


def test_a_figure_stops_before_water_that_it_cannot_pay_for() -> None:
    """SCN-118, SCN-169."""
    walls = Walls(rectangle(POINTY, 5, 1))
    pace = Pace({"2,0": 2})
    assert list(walls.reach("0,0", 2, pace)) == ["0,0", "1,0"]
    assert walls.reach("0,0", 3, pace) == {"0,0": 0, "1,0": 1, "2,0": 3}


def test_the_cost_that_remains_is_known_from_everywhere() -> None:
    """SCN-169: if the farthest hex on its way is taken, the one nearest to the goal is chosen."""
    walls = Walls(rectangle(SQUARES_4, 5, 3))
    approach = walls.approach(["4,1"])
    reach = walls.reach("0,1", 2, no_stop={"2,1"})
    assert {place: approach.left[place] for place in reach} == {
        "0,1": 4,
        "0,0": 5,
        "1,1": 3,
        "0,2": 5,
        "1,0": 4,
        "1,2": 4,
    }


def test_a_leap_minds_only_walls_and_where_it_ends() -> None:
    """SCN-119: water, obstacles and figures are leapt over; each hex costs 1."""
    read = drawn(MAPS["causeway"], POINTY)
    obstacles = {place for place, terrain in read.terrain.items() if terrain.blocked}
    leaps = read.walls().reach("5,2", 2, no_stop=obstacles)
    moves = read.walls().reach("5,2", 2, read.pace())
    assert obstacles.isdisjoint(leaps)
    assert leaps["7,2"] == 2, "over the obstacle at (6,2)"
    assert "7,2" not in moves
    assert set(moves) < set(leaps)


def test_a_goal_that_cannot_be_entered_is_no_goal_but_for_who_stands_there() -> None:
    walls = Walls(rectangle(POINTY, 4, 1))
    approach = walls.approach(["3,0"], Pace(blocked={"3,0"}))
    assert approach.way("0,0") is None
    assert approach.way("3,0") == ["3,0"]


def test_pushes_lead_away_and_pulls_nearer_in_plain_hexes() -> None:
    """SCN-174: from (2,2) a figure at (3,2) is pushed to three hexes; walls are not counted."""
    walls = Walls(rectangle(POINTY, 7, 7))
    assert walls.away("3,2", "2,2") == ["3,1", "4,2", "3,3"]
    assert walls.nearer("4,2", "2,2") == ["3,2"]
    assert walls.nearer("3,2", "2,2") == ["2,2"], "into the source's own hex: that is taken"
    stopped = Walls(walls.space, ["4,2"], edges=[("3,2", "3,1")])
    assert stopped.away("3,2", "2,2") == ["3,3"], "walls and closed doors stop it"
    for place in walls.space.places:
        for to in walls.away(place, "3,3"):
            assert walls.space.distance(to, "3,3") == walls.space.distance(place, "3,3") + 1


def test_diagonal_steps_go_past_one_corner_and_not_between_two() -> None:
    space = rectangle(SQUARES_8, 3, 3)
    assert "1,1" in Walls(space, ["1,0"]).links["0,0"]
    assert "1,1" not in Walls(space, ["1,0", "0,1"]).links["0,0"]


def test_a_shut_edge_stops_steps_both_ways() -> None:
    walls = Walls(rectangle(POINTY, 3, 1), edges=[("1,0", "0,0")])
    assert walls.links == {"0,0": (), "1,0": ("2,0",), "2,0": ("1,0",)}
    assert walls.distance("0,0", "2,0") is None


def test_no_step_is_free() -> None:
    with pytest.raises(ValueError, match="costs 1 or more"):
        Pace({"0,0": 0})


def test_a_way_back_may_cost_more() -> None:
    """Entering costs, leaving does not: up a hill is dearer than down."""
    walls = Walls(Space({"hill": ["dale"], "dale": ["hill"]}))
    pace = Pace({"hill": 3})
    assert walls.flood("dale", pace)["hill"] == 3
    assert walls.flood("hill", pace)["dale"] == 1
