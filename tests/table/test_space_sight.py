"""Sight, pair by pair against a slow reference, and each case that the rulings name.

The rulings are those of the hex game to come: SCN-130 and SCN-164.
"""

from __future__ import annotations

from itertools import combinations, combinations_with_replacement
from random import Random

import pytest

from tabletop.table.space import FLAT, POINTY, SQUARES_4, SQUARES_8, Grid, Walls, rectangle
from tests.seeds import some_slow
from tests.table.maps import MAPS, by_chance, called, column_row, drawn
from tests.table.plain_space import Plain, goes_inside, on_line

GRIDS = {"pointy": POINTY, "flat": FLAT, "squares": SQUARES_4, "squares-8": SQUARES_8}
KINDS = {"pointy": "pointy", "flat": "flat", "squares": "squares", "squares-8": "squares"}


def plain(kind: str, walls: Walls) -> Plain:
    """The slow reference of the same walls."""
    return Plain(KINDS[kind], map(column_row, walls.space.places), map(column_row, walls.places))


@pytest.mark.slow
@pytest.mark.parametrize("name", MAPS)
def test_each_pair_of_the_maps_of_a_hex_game_is_seen_as_by_plain_reckoning(name: str) -> None:
    """SCN-164; walls and doors are ends, too."""
    read = drawn(MAPS[name], POINTY)
    for opened in [[], read.doors] if read.doors else [[]]:
        walls = read.walls(opened)
        slow = plain("pointy", walls)
        seen = 0
        for a, b in combinations_with_replacement(walls.space.places, 2):
            expected = slow.sees(column_row(a), column_row(b))
            assert walls.sees(a, b) == walls.sees(b, a) == expected, (a, b, opened)
            seen += expected
        assert 300 < seen < len(walls.space.places) ** 2 // 2, "some see each other, some do not"


@pytest.mark.sampled
@pytest.mark.parametrize("kind", ["flat", "squares"])
@pytest.mark.parametrize("name", MAPS)
def test_the_same_maps_on_other_grids_are_seen_as_by_plain_reckoning(name: str, kind: str) -> None:
    walls = drawn(MAPS[name], GRIDS[kind]).walls()
    slow = plain(kind, walls)
    pairs = list(combinations(walls.space.places, 2))
    for a, b in Random(name).sample(pairs, 400):
        expected = slow.sees(column_row(a), column_row(b))
        assert walls.sees(a, b) == walls.sees(b, a) == expected, (a, b)


@pytest.mark.sampled
@pytest.mark.long
@pytest.mark.parametrize("kind", some_slow(GRIDS, {"pointy", "squares-8"}))
def test_maps_by_chance_are_seen_as_by_plain_reckoning(kind: str) -> None:
    luck = Random(kind)
    told = {True: 0, False: 0}
    for _ in range(50):
        read = by_chance(luck, GRIDS[kind])
        walls = read.walls(read.doors if luck.random() < 0.5 else ())
        slow = plain(kind, walls)
        pairs = list(combinations(walls.space.places, 2))
        for a, b in luck.sample(pairs, min(40, len(pairs))):
            expected = slow.sees(column_row(a), column_row(b))
            assert walls.sees(a, b) == walls.sees(b, a) == expected, (a, b, walls.places)
            told[expected] += 1
    assert min(told.values()) > 100, told


@pytest.mark.sampled
@pytest.mark.long
@pytest.mark.parametrize("kind", some_slow(GRIDS, {"pointy", "squares-8"}))
def test_thin_walls_are_seen_by_as_by_plain_reckoning(kind: str) -> None:
    """Walls that stand on edges, together with walls that fill cells."""
    luck = Random(kind)
    space = rectangle(GRIDS[kind], 5, 5)
    edges = [(a, b) for a in space.places for b in space.neighbours[a] if a < b]
    sides = [(a, b) for a, b in edges if len(shared(kind, a, b)) == 2]
    told = {True: 0, False: 0}
    for _ in range(40):
        thin = luck.sample(sides, 8)
        walls = Walls(space, luck.sample(space.places, 3), thin)
        slow = plain(kind, walls)
        for a, b in luck.sample(list(combinations(space.places, 2)), 40):
            lines = [(column_row(p), column_row(q)) for p, q in thin]
            expected = slow.sees(column_row(a), column_row(b), lines)
            assert walls.sees(a, b) == walls.sees(b, a) == expected, (a, b, thin, walls.places)
            told[expected] += 1
    assert min(told.values()) > 100, told


def shared(kind: str, a: str, b: str) -> set:
    """The corners that two cells share."""
    slow = Plain(KINDS[kind], [column_row(a), column_row(b)])
    return set(slow.corners(column_row(a))) & set(slow.corners(column_row(b)))


def sees(grid: Grid, a: tuple[int, int], b: tuple[int, int], *walls: tuple[int, int]) -> bool:
    """Whether *a* sees *b* on a map of 9 x 9 cells with these walls."""
    standing = Walls(rectangle(grid, 9, 9), (called(*wall) for wall in walls))
    there, back = standing.sees(called(*a), called(*b)), standing.sees(called(*b), called(*a))
    assert there == back
    return there


def test_a_wall_on_the_line_blocks() -> None:
    assert sees(POINTY, (1, 4), (7, 4))
    assert not sees(POINTY, (1, 4), (7, 4), (4, 4))


def test_the_ends_never_block() -> None:
    """SCN-164: also where they are walls themselves."""
    assert sees(POINTY, (1, 4), (7, 4), (1, 4), (7, 4))
    assert sees(POINTY, (3, 3), (3, 3), (3, 3))
    assert sees(POINTY, (3, 3), (4, 3), (3, 3), (4, 3))


def test_touching_the_corner_of_a_wall_is_not_crossing_it() -> None:
    """SCN-164: from (2,4) to (6,5) the line meets only a corner of (3,5), and one of (5,4)."""
    slow = Plain("pointy", [(c, r) for c in range(9) for r in range(9)])
    start, end = slow.middle((2, 4)), slow.middle((6, 5))
    touched = {
        cell
        for cell in slow.cells
        if any(on_line(start, end, corner) for corner in slow.polygons[cell])
        and not goes_inside(start, end, slow.polygons[cell])
    }
    assert touched == {(3, 5), (5, 4)}
    assert sees(POINTY, (2, 4), (6, 5), *touched), "one from either side, at different corners"
    assert not sees(POINTY, (2, 4), (6, 5), (4, 5))


def test_along_an_edge_either_side_will_do() -> None:
    """SCN-164: from (4,2) to (4,4) the line runs between (3,3) and (4,3)."""
    assert sees(POINTY, (4, 2), (4, 4))
    assert sees(POINTY, (4, 2), (4, 4), (3, 3))
    assert sees(POINTY, (4, 2), (4, 4), (4, 3))
    assert not sees(POINTY, (4, 2), (4, 4), (3, 3), (4, 3))


def test_one_side_must_be_clear_over_the_whole_length() -> None:
    """SCN-164: from (4,0) to (4,8) along four edges."""
    assert sees(POINTY, (4, 0), (4, 8), (3, 1), (3, 3), (3, 5), (3, 7))
    assert sees(POINTY, (4, 0), (4, 8), (4, 1), (4, 3), (4, 5), (4, 7))
    assert not sees(POINTY, (4, 0), (4, 8), (3, 1), (4, 5)), "walls on alternating sides block"
    assert not sees(POINTY, (4, 0), (4, 8), (4, 2)), "and so does one that it goes through"


def test_hexes_that_lie_on_a_side_are_seen_past_likewise() -> None:
    """SCN-164, turned by a quarter: from (2,4) to (4,4) between (3,3) and (3,4)."""
    assert sees(FLAT, (2, 4), (4, 4), (3, 3))
    assert sees(FLAT, (2, 4), (4, 4), (3, 4))
    assert not sees(FLAT, (2, 4), (4, 4), (3, 3), (3, 4))
    assert not sees(FLAT, (0, 4), (8, 4), (1, 3), (5, 4))


def test_between_two_squares_that_meet_in_a_corner_nothing_is_seen() -> None:
    for grid in (SQUARES_4, SQUARES_8):
        assert sees(grid, (1, 1), (3, 3))
        assert sees(grid, (1, 1), (3, 3), (1, 2)), "one corner is only touched"
        assert sees(grid, (1, 1), (4, 4), (1, 2), (3, 2)), "and so are two, one after the other"
        assert not sees(grid, (1, 1), (3, 3), (1, 2), (2, 1))
        assert not sees(grid, (1, 1), (3, 3), (2, 2))


def test_an_open_door_never_blocks_and_a_closed_one_does() -> None:
    """SCN-130, SCN-164."""
    read = drawn(MAPS["causeway"], POINTY)
    assert read.doors == ["4,3"]
    assert not read.walls().sees("1,3", "8,3")
    assert read.walls(read.doors).sees("1,3", "8,3")
    assert read.walls().sees("1,3", "4,3"), "the door itself is in sight"


def test_water_obstacles_and_lamps_do_not_block() -> None:
    """SCN-130: on the lamps' map the line from (3,3) to (8,3) goes over water and a lamp."""
    walls = drawn(MAPS["lamps"], POINTY).walls()
    assert walls.sees("2,3", "9,3")


def test_what_is_not_on_the_map_is_as_shut_as_a_wall() -> None:
    space = rectangle(POINTY, 9, 1)
    assert Walls(space).sees("0,0", "8,0")
    two = rectangle(POINTY, 3, 3)
    assert Walls(two).sees("0,0", "0,2"), "past the edge of the map, over the open side"
    assert not Walls(two, ["0,1"]).sees("0,0", "0,2"), "a wall on one side, no place on the other"


def test_a_thin_wall_blocks_across_and_not_along() -> None:
    space = rectangle(POINTY, 5, 5)
    wall = Walls(space, edges=[("1,3", "2,3")])
    assert not wall.sees("1,3", "2,3")
    assert not wall.sees("0,3", "4,3")
    assert wall.sees("2,2", "2,4"), "the line runs along it"
    assert wall.sees("1,2", "1,4")


def test_in_sight_lists_what_is_seen_in_order() -> None:
    walls = drawn(MAPS["causeway"], POINTY).walls()
    seen = walls.in_sight("1,1")
    assert seen == [place for place in walls.space.places if walls.sees("1,1", place)]
    assert walls.in_sight("1,1", ["8,1", "2,1"]) == ["2,1"]


@pytest.mark.parametrize("kind", GRIDS)
def test_what_stands_in_the_way_is_what_would_stop_sight_if_all_of_it_were_walls(kind: str) -> None:
    luck = Random(kind)
    told = {True: 0, False: 0}
    for _ in range(40):
        walls = by_chance(luck, GRIDS[kind], 6).walls()
        space = walls.space
        for _ in range(30):
            a, b, *figures = luck.sample(space.places, min(5, len(space.places)))
            found = walls.in_the_way(a, b, figures)
            assert set(found) <= {*walls.places, *figures} - {a, b}
            assert set(found) == set(walls.in_the_way(b, a, figures))
            stopped = not Walls(space, walls.places.union(figures)).sees(a, b)
            assert bool(found) == stopped or not (found or Walls(space).sees(a, b)), (a, b)
            told[bool(found)] += 1
    assert min(told.values()) > 100, told


def test_what_stands_in_the_way_is_told_from_where_one_looks() -> None:
    walls = Walls(rectangle(POINTY, 9, 1), ["3,0"])
    assert walls.in_the_way("0,0", "8,0", ["6,0", "7,0"]) == ["3,0", "6,0", "7,0"]
    assert walls.in_the_way("8,0", "0,0", ["6,0"]) == ["6,0", "3,0"]
    assert walls.in_the_way("0,0", "3,0") == [], "an end is never in the way"
    assert Walls(walls.space, edges=[("3,0", "4,0")]).in_the_way("0,0", "8,0") == []


def test_what_was_seen_goes_with_its_walls() -> None:
    space = rectangle(POINTY, 5, 1)
    before = Walls(space)
    assert before.sees("0,0", "4,0")
    assert not Walls(space, ["2,0"]).sees("0,0", "4,0")
    assert before.sees("0,0", "4,0")


def test_wrong_walls_are_refused() -> None:
    space = rectangle(SQUARES_4, 3, 3)
    with pytest.raises(ValueError, match="no place '9,9'"):
        Walls(space, ["9,9"])
    with pytest.raises(ValueError, match="no edge between '0,0' and '2,2'"):
        Walls(space, edges=[("0,0", "2,2")])
