"""Maps read from text with all that is wrong in them, and spaces that are no grids."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabletop.table.space import (
    FLAT,
    POINTY,
    SQUARES_4,
    MapFinding,
    Placed,
    Walls,
    read_map,
    rectangle,
    regions,
    road,
    track,
)
from tests.table.maps import LEGEND, MAPS, drawn


def found(text: str, *placed: Placed) -> list[tuple[str, int, int]]:
    """The code, line and column of all that is wrong with a map."""
    read = read_map(text, LEGEND, POINTY, placed)
    return [(finding.code, finding.line, finding.column) for finding in read.findings]


@pytest.mark.parametrize(
    ("name", "size", "starts"), [("causeway", 77, 5), ("lamps", 84, 5), ("sexton", 108, 5)]
)
def test_the_maps_of_a_hex_game_are_read(name: str, size: int, starts: int) -> None:
    read = drawn(MAPS[name], POINTY)
    assert len(read.space.places) == size == len(read.terrain)
    assert read.starts == [f"1,{row}" for row in range(1, 9) if f"1,{row}" in read.starts]
    assert len(read.starts) == starts
    assert read.terrain["0,0"].wall


def test_neighbours_are_those_that_the_rules_list() -> None:
    """P5 of the hex game to come: even rows, odd rows."""
    space = rectangle(POINTY, 9, 9)
    c, r = 4, 4
    even = [(c - 1, r), (c + 1, r), (c - 1, r - 1), (c, r - 1), (c - 1, r + 1), (c, r + 1)]
    assert set(space.neighbours["4,4"]) == {f"{a},{b}" for a, b in even}
    r = 5
    odd = [(c - 1, r), (c + 1, r), (c, r - 1), (c + 1, r - 1), (c, r + 1), (c + 1, r + 1)]
    assert set(space.neighbours["4,5"]) == {f"{a},{b}" for a, b in odd}
    assert space.neighbours["4,4"] == tuple(space.in_order(space.neighbours["4,4"]))


def test_a_good_map_has_nothing_wrong() -> None:
    assert found("S..\n.~.") == []


def test_an_unknown_sign_is_told_with_those_there_are() -> None:
    assert found("S.\n.x") == [("unknown-sign", 2, 2)]
    message = str(read_map("\nS.\n.x\n", LEGEND, POINTY).findings[0])
    assert message == (
        "line 3, column 2: The sign 'x' is not in the legend. "
        "There are: # . D L S o ~ [unknown-sign]"
    )


def test_a_tab_is_an_unknown_sign_and_no_gap() -> None:
    assert found("S.\n\t.") == [("unknown-sign", 2, 1)]


def test_a_place_that_no_way_leads_to_is_told() -> None:
    assert found("S.#.\n####") == [("unreachable-place", 1, 4)]
    assert found("S.D.\n####") == [], "a door can be opened"
    assert found("S.o.\n####") == [("unreachable-place", 1, 4)], "an obstacle cannot"
    assert found("S .") == [("unreachable-place", 1, 3)], "and a gap is no place"


def test_an_empty_map_and_one_without_a_start_are_told() -> None:
    assert found("") == found(" \n\n") == [("map-empty", 0, 0)]
    assert found("...") == [("no-start", 0, 0)]
    assert str(read_map("...", LEGEND, POINTY).findings[0]).startswith("No place is a start.")


def test_what_lies_beside_the_map_is_told() -> None:
    assert found("S..", Placed("a hound", 3, 0)) == [("off-the-map", 1, 4)]
    assert found("S..", Placed("a hound", 1, -1)) == [("off-the-map", 0, 2)]
    assert found("S. .", Placed("a hound", 2, 0))[0] == ("off-the-map", 1, 3)


def test_two_things_in_one_spot_are_told() -> None:
    two = Placed("a hound", 1, 0), Placed("a husk", 1, 0)
    assert found("S..", *two) == [("same-place", 1, 2)]
    assert found("S..", two[0], Placed("a hound", 2, 0)) == [("same-place", 1, 3)]


def test_what_stands_in_a_wall_is_told() -> None:
    assert found("S.#\no..", Placed("a hound", 2, 0)) == [("in-a-wall", 1, 3)]
    assert found("S.#\no..", Placed("a hound", 0, 1)) == [("in-a-wall", 2, 1)]


def test_all_that_is_good_is_kept_and_findings_come_in_the_order_of_the_text() -> None:
    placed = [Placed("b", 9, 9), Placed("a", 1, 0), Placed("c", 1, 0)]
    read = read_map("S.x\n?..", LEGEND, FLAT, placed)
    assert [finding.code for finding in read.findings] == [
        "same-place",
        "unknown-sign",
        "unknown-sign",
        "off-the-map",
    ]
    assert read.placed == {"a": "1,0"}
    assert read.space.places == ("0,0", "1,0", "1,1", "2,1")


@given(st.text("S.#~oLD \nx\t"))
def test_whatever_is_drawn_is_read_and_what_is_told_lies_on_it(text: str) -> None:
    read = read_map(text, LEGEND, SQUARES_4, [Placed("a", 1, 1)])
    assert set(read.space.places) == set(read.terrain)
    lines = text.split("\n")
    for finding in read.findings:
        assert isinstance(finding, MapFinding)
        if finding.code in ("unknown-sign", "unreachable-place"):
            sign = lines[finding.line - 1][finding.column - 1]
            assert (sign in LEGEND) == (finding.code == "unreachable-place")


def test_a_door_that_is_opened_is_no_wall() -> None:
    read = drawn(MAPS["causeway"], POINTY)
    assert read.walls().places - read.walls(["4,3"]).places == {"4,3"}
    assert read.walls().distance("1,3", "6,3") is None
    assert read.walls(["4,3"]).distance("1,3", "6,3") == 5


# --- what is no grid ----------------------------------------------------------------------------


def test_a_road_goes_on_and_branches() -> None:
    space = road(12, [(4, 21, 22, 9), (12, 30)])
    assert space.places == tuple(map(str, [*range(1, 13), 21, 22, 30]))
    assert space.neighbours["4"] == ("3", "5", "21")
    assert space.neighbours["30"] == ("12",)
    walls = Walls(space)
    assert walls.approach(["12"]).way("1") == [
        "1",
        "2",
        "3",
        "4",
        "21",
        "22",
        "9",
        "10",
        "11",
        "12",
    ]
    assert walls.distance("1", "30") == 10
    assert Walls(space, edges=[("22", "9")]).distance("1", "12") == 11
    assert list(walls.reach("4", 1)) == ["4", "3", "5", "21"]


def test_a_track_may_be_a_ring_and_one_way() -> None:
    days = ["mon", "tue", "wed", "thu"]
    assert track(days).distance("mon", "thu") == 3
    assert track(days, ring=True).distance("mon", "thu") == 1
    wheel = track(days, ring=True, one_way=True)
    assert (wheel.distance("mon", "thu"), wheel.distance("thu", "mon")) == (3, 1)
    assert track(days, one_way=True).distance("thu", "mon") is None
    walls = Walls(wheel)
    assert walls.approach(["mon"]).way("tue") == ["tue", "wed", "thu", "mon"]
    assert track(["alone"], ring=True).neighbours == {"alone": ()}


def test_regions_are_neighbours_as_soon_as_one_says_so() -> None:
    space = regions({"moor": ["abbey", "ford"], "abbey": [], "ford": ["mill"], "mill": []})
    assert space.neighbours["ford"] == ("moor", "mill")
    assert space.distance("abbey", "mill") == 3
    assert Walls(space, ["ford"]).distance("abbey", "mill") is None
    assert Walls(space).away("ford", "abbey") == ["mill"]


def test_what_is_no_grid_has_no_lines_of_sight_and_no_directions() -> None:
    space = road(3)
    with pytest.raises(ValueError, match="no lines of sight"):
        Walls(space).sees("1", "3")
    with pytest.raises(ValueError, match="no direction 'n'"):
        space.beside("1", "n")


def test_wrong_graphs_are_refused() -> None:
    with pytest.raises(ValueError, match="'moor' cannot have the neighbour 'mor'"):
        regions({"moor": ["mor"]})
    with pytest.raises(ValueError, match="'moor' cannot have the neighbour 'moor'"):
        regions({"moor": ["moor"]})
    with pytest.raises(ValueError, match="Two places are called 'a'"):
        track(["a", "b", "a"])
