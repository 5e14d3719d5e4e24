"""Regions: who grows first, what is kept, and where what is empty may still be."""

from __future__ import annotations

import itertools

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QRectF

from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import bare
from tabletop.table.view import SeenZone, view
from tabletop.table.zones import Zones
from ui.scene.layout.held_large import held_large
from ui.scene.layout.layout_part import LayoutPart
from ui.scene.layout.layout_reader import LayoutError, layout_of, read_layout
from ui.scene.layout.region_layout import ALL, Region, Regions
from ui.scene.layout.table_layout import Board, Layout
from ui.scene.places.arrangement import Arrangement, arrange
from ui.scene.places.piece_poses import poses
from ui.scene.places.place_facts import Facts
from ui.scene.places.region_rooms import Room, in_rows, solve
from ui.scene.places.stretched_boards import stretched

PARTS = ("one", "two", "three", "four")

lengths = st.integers(0, 200).map(float)
parts = st.builds(
    Region,
    least=st.tuples(lengths, lengths),
    most=st.tuples(st.sampled_from([0.0, 150.0, 400.0]), st.just(0.0)),
    grow=st.integers(1, 3),
    share=st.sampled_from([1.0, 2.0]),
)


@st.composite
def boards(draw: st.DrawFn) -> Regions:
    """A board of four regions in a row, of which two may stand one above the other."""
    found = {name: draw(parts) for name in PARTS}
    gap = float(draw(st.integers(0, 20)))
    if draw(st.booleans()):
        found["two"] = Region(down=("three", "four"), gap=gap)
        return {ALL: Region(across=("one", "two"), gap=gap), **found}
    return {ALL: Region(across=PARTS, gap=gap), **found}


def rooms(regions: Regions, wide: float, high: float) -> dict[str, Room]:
    return solve(regions, (0.0, 0.0, wide, high), PARTS).rooms


@given(boards())
def test_regions_lie_within_the_board_and_beside_each_other(regions: Regions) -> None:
    found = rooms(regions, 900, 500)
    for name, (left, top, wide, high) in found.items():
        assert left >= -0.01
        assert top >= -0.01
        assert left + wide <= 900.01, name
        assert top + high <= 500.01, name
    alone = [QRectF(*room).adjusted(0.01, 0.01, -0.01, -0.01) for name, room in found.items()
             if not regions[name].parts]  # fmt: skip
    for one, other in itertools.combinations(alone, 2):
        assert not one.intersects(other) or one.isEmpty() or other.isEmpty()


@given(boards())
def test_least_sizes_are_kept_where_there_is_room(regions: Regions) -> None:
    for name, (_, _, wide, high) in rooms(regions, 1000, 600).items():
        assert wide >= regions[name].least[0] - 0.01, name
        assert high >= min(regions[name].least[1], 600) - 0.01, name


@given(boards(), st.integers(0, 300))
def test_no_region_becomes_narrower_in_a_wider_window(regions: Regions, more: int) -> None:
    small, large = rooms(regions, 700, 500), rooms(regions, 700 + more, 500)
    assert all(large[name][2] >= small[name][2] - 0.01 for name in small)


def test_what_grows_first_takes_all_until_it_may_grow_no_more() -> None:
    regions = {
        ALL: Region(across=("foe", "rest", "hand"), gap=0),
        "foe": Region(least=(100, 0), shape=0.5, grow=1),
        "hand": Region(least=(100, 0), grow=2),
        "rest": Region(least=(50, 0), grow=3),
    }
    used = regions.keys()
    small, large = (solve(regions, (0, 0, wide, 500), used).rooms for wide in (400, 800))
    assert [small[name][2] for name in ("foe", "rest", "hand")] == [250, 50, 100]
    assert [large[name][2] for name in ("foe", "rest", "hand")] == [250, 50, 500]


def test_where_room_is_missing_the_last_give_way_first_and_words_after_all_others() -> None:
    regions = {
        ALL: Region(down=("foe", "name", "rest"), gap=0),
        "foe": Region(least=(0, 200), grow=1),
        "name": Region(least=(0, 40), grow=9, written=1),
        "rest": Region(least=(0, 100), grow=2),
    }
    found = solve(regions, (0, 0, 100, 300), regions.keys()).rooms
    assert [found[name][3] for name in ("foe", "name", "rest")] == [200, 40, 60]


def test_boards_share_a_region_in_rows() -> None:
    assert in_rows((0, 0, 310, 100), [1.0, 2.0], 0, 10) == [(0, 0, 100, 100), (110, 0, 200, 100)]
    assert in_rows((0, 0, 100, 210), [1.0, 1.0], 1, 10) == [(0, 0, 100, 100), (0, 110, 100, 100)]


# --- on a table ----------------------------------------------------------------------------------

LAYOUT = b"""
size = [600, 400]
card = [100, 150]
[table.regions]
all = { across = ["foe", "bag", "ground"], gap = 10 }
foe = { least = [100, 0], grow = 1 }
bag = { least = [120, 0] }
ground = { least = [100, 0], stays = true }
[table.zones.foe]
kind = "row"
region = "foe"
fit = true
scale = 9
[table.zones.bag]
kind = "free"
region = "bag"
label = "Bag"
fit = true
scale = 9
[table.zones.ground]
kind = "row"
region = "ground"
"""


Names = tuple[str, ...]


def laid(filled: dict[str, int], opened: Names = (), over: Names = ()) -> Arrangement:
    zones = Zones({name: SeenZone(name, kind=name) for name in ("foe", "bag", "ground")})
    facts = Facts(1, 0, {}, filled, {}, opened, zones=zones, over=over)
    return arrange(read_layout(LAYOUT), facts)


def test_what_is_empty_gives_its_room_away_until_it_holds_anything() -> None:
    empty, full = laid({"foe": 1}), laid({"foe": 1, "bag": 1})
    assert empty.spots["foe"].area.width() == 490
    assert full.spots["foe"].area.width() == 360
    assert not empty.spots["bag"].shown
    assert empty.spots["bag"].folded
    assert full.spots["bag"].area.top() > 20, "below its name"
    assert empty.spots["ground"].area.width() == 100, "what stays keeps its room"
    assert laid({"foe": 1}, opened=("bag",)).spots["foe"].area.width() == 360


def test_what_is_empty_lies_over_the_others_while_something_is_held() -> None:
    before, held = laid({"foe": 1}), laid({"foe": 1}, over=("bag",))
    assert held.spots["foe"] == before.spots["foe"], "nothing moves under the hand"
    assert held.spots["bag"].shown
    assert held.spots["bag"].lies.outline
    assert held.spots["bag"].area.width() >= 120


def test_cards_are_as_large_as_all_fit() -> None:
    spot = laid({"foe": 1}).spots["foe"]
    for count in (1, 2, 5, 9):
        lying = poses(spot, [(100, 150)] * count)
        scale = lying[0].scale
        gaps = 8 * scale * (count - 1)
        fits = min(spot.area.height() / 150, (spot.area.width() - gaps) / (100 * count))
        assert scale == pytest.approx(fits)


SHUT = b"""
size = [600, 400]
card = [100, 150]
[table.regions]
all = { down = ["own", "near"], gap = 0 }
own = { least = [0, 100], most = [0, 100] }
near = { least = [0, 200], most = [0, 200], fades = true }
[boards.own.regions]
all = { down = ["hero", "counts"], gap = 0 }
hero = { least = [0, 60], stays = true }
counts = { across = ["hand-count", "lost-count"], least = [0, 40] }
hand-count = {}
lost-count = {}
[boards.own.zones.hero]
kind = "row"
region = "hero"
cornered = true
[boards.own.zones.hand]
kind = "row"
shut = "hand-count"
veiled = true
label = "Hand"
[boards.own.zones.lost]
kind = "row"
shut = "lost-count"
label = "Lost"
[boards.near.regions]
all = { across = ["hand", "lost"] }
hand = {}
lost = {}
[boards.near.zones.hand]
kind = "row"
region = "hand"
shut = "elsewhere"
veiled = true
label = "Hand"
[boards.near.zones.lost]
kind = "row"
region = "lost"
shut = "elsewhere"
label = "Lost"
[[seating]]
seats = 1
places = [{ board = "near", region = "near", beside = { board = "own", region = "own" } }]
"""


def test_of_what_is_shut_the_number_alone_is_shown_until_something_there_may_be_chosen() -> None:
    layout = read_layout(SHUT)
    names = ("hero", "hand", "lost")
    zones = Zones({f"{name}:0": SeenZone(f"{name}:0", owner=0, kind=name) for name in names})

    def lie(opened: Names = (), veiled: Names = ()) -> Arrangement:
        filled = dict.fromkeys(zones, 2)
        facts = Facts(1, 0, {}, filled, {}, opened, zones=zones, veiled=veiled)
        return arrange(layout, facts)

    known, veiled = lie(), lie(veiled=("hand:0",))
    assert not known.spots["hand:0"].shut, "who knows the cards sees them"
    assert known.spots["lost:0"].shut
    assert known.spots["lost:0"].named is not None
    assert known.frames[0].height() < known.plates[0].height(), "the plate has the frame"
    assert veiled.spots["hand:0"].shut
    assert set(veiled.spots) == set(zones), "no place is lost"
    assert veiled.frames[0].contains(veiled.spots["hand:0"].area)
    assert veiled.plates[0] == veiled.frames[0], "what shows no card gives its room away"
    opened = lie(opened=("lost:0",))
    assert not opened.spots["lost:0"].shut
    assert opened.plates[0].contains(opened.spots["lost:0"].area)
    assert opened.plates[0].height() == 200
    hero = opened.spots["hero:0"].area
    assert hero.width() == pytest.approx(hero.height() * 100 / 150), "in a card's shape"


def test_a_window_of_another_shape_gives_the_table_that_shape_and_no_less_room() -> None:
    layout = read_layout(LAYOUT)
    assert layout.shaped(1200, 400).size == (1200, 400)
    assert layout.shaped(300, 400).size == (600, 800)
    fixed = read_layout(b"size = [600, 400]")
    assert fixed.shaped(1200, 400) is fixed


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('a = { down = ["b"] }', "there is no region 'all'"),
        ('all = { down = ["b"] }', "there is no region 'b'"),
        ('all = { down = ["b", "b"] }\nb = {}', "region 'b' is in 2 others"),
        ('all = { down = ["b"], across = ["b"] }\nb = {}', "both across and down"),
        ("all = {}\nb = {}", "region 'b' is in no other region"),
        ('all = {}\n[table.zones.x]\nkind = "row"\nregion = "y"', "there is no region 'y'"),
    ],
)
def test_bad_regions_are_told_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(LayoutError) as caught:
        read_layout(f"size = [100, 100]\n[table.regions]\n{text}".encode())
    assert told in str(caught.value)


def test_what_pads_is_there_as_long_as_another_part_beside_it() -> None:
    regions = {
        ALL: Region(across=("row", "last"), gap=0),
        "row": Region(across=("air", "card"), gap=0),
        "air": Region(least=(30, 0), pads=True),
        "card": Region(least=(50, 0)),
        "last": Region(least=(20, 0)),
    }
    both = solve(regions, (0, 0, 200, 50), {"card", "last"}).rooms
    assert {"air", "card", "last"} <= {*both}
    assert both["card"][0] >= 30
    assert "air" not in solve(regions, (0, 0, 200, 50), {"last"}).rooms


@pytest.mark.parametrize(("game", "across"), [("tower", 0.9), ("scenario", 0.9), ("keeper", 0.7)])
@pytest.mark.parametrize("room", [(700, 600), (560, 400), (1440, 1000)])
def test_what_is_held_is_the_largest_place_of_a_seats_own_window(
    game: str, across: float, room: tuple[float, float]
) -> None:
    """It is as wide as the table, or all of it beside a column; nothing lies over another."""
    layout = held_large(layout_of(game)).shaped(*room)
    zones = view(bare(game_called(game), 2, 1, {}), 0).index()
    filled = {"hero:0": 1, "hand:0": 7, "hero:1": 1, "hand:1": 7, "floor:1": 1, "deck": 9}
    found = arrange(layout, Facts(2, 0, {"floor": 1}, filled, {}, zones=zones))
    hand, plate = found.spots["hand:0"].area, found.plates[0]
    wide, high = layout.size
    assert plate.height() > 0.5 * high
    assert hand.width() > across * wide
    assert hand.height() > 0.28 * high
    assert plate.contains(hand)
    told = [each.area for each in found.gauges if each.seat == 0 and each.readout.region]
    assert told
    assert not any(area.adjusted(1, 1, -1, -1).intersects(hand) for area in told)
    assert not plate.intersects(found.plates.get(1, QRectF()))


def middle_of_the_tower(
    seats: int, text: float, room: tuple[float, float], **more: int
) -> Arrangement:
    layout = stretched(layout_of("tower"), text).shaped(*room)
    zones = view(bare(game_called("tower"), seats, 1, {}), 0).index()
    filled = {"floor:1": 1, "deck": 9, "discard": 3, "dice": 1, **more}
    filled |= {f"{kind}:{seat}": 1 for kind in ("hero", "hand") for seat in range(seats)}
    counters = {"floor": 1}
    return arrange(layout, Facts(seats, 0, counters, filled, {"tower.wards": 2}, zones=zones))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_what_is_dropped_among_treasures_falls_on_nothing_else(seats: int) -> None:
    spots = middle_of_the_tower(seats, 1.0, (925, 607)).spots
    others = ("wards", "dice", "deck", "discard")
    laid = spots["treasures"].area
    assert all(not laid.intersects(spots[zone].drop) for zone in others)


def test_large_words_leave_the_common_piles_their_room() -> None:
    room = (844, 553)
    spots = middle_of_the_tower(4, 2.0, room, treasures=2).spots
    zoom = room[0] / stretched(layout_of("tower"), 2.0).shaped(*room).size[0]
    for zone in ("wards", "deck", "discard", "treasures"):
        assert spots[zone].area.height() * zoom > 36, zone


@pytest.mark.parametrize(
    ("first", "parts"), [(False, ("one", "two", "own")), (True, ("own", "one", "two"))]
)
def test_the_region_of_a_module_comes_into_one_of_its_game(
    first: bool, parts: tuple[str, ...]
) -> None:
    of_game = Board(regions={ALL: Region(down=("one", "two")), "one": Region(), "two": Region()})
    layout = Layout(size=(100, 100), card=(10, 10), table=of_game)
    own = Region(into=ALL, first=first)
    found = LayoutPart(table=Board(regions={"own": own})).beside(layout).table.regions
    assert found[ALL].down == parts
    assert found["own"] is own


def test_into_a_region_without_parts_it_comes_as_its_only_part() -> None:
    layout = Layout(size=(100, 100), card=(10, 10), table=Board(regions={ALL: Region()}))
    part = LayoutPart(table=Board(regions={"own": Region(into=ALL)}))
    assert part.beside(layout).table.regions[ALL].across == ("own",)
