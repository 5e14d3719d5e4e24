"""Layouts: Tower's holds four heroes without overlap, and a bad file is told what is wrong."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from tabletop import new_game
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.rules.modifiers import Value
from tabletop.play.shelf.game_shelf import game_at, game_called, names, package_of
from tabletop.play.start.new_game import bare
from tabletop.table.view import SeenPiece, SeenZone, view
from tabletop.table.zones import Zones
from ui.scene.layout.layout_reader import LayoutError, layout_of, read_layout, unplaced
from ui.scene.layout.space_layout import asked_of
from ui.scene.layout.table_layout import Layout
from ui.scene.places.arrangement import Arrangement, arrange
from ui.scene.places.piece_poses import index_at, poses
from ui.scene.places.place_facts import Facts
from ui.scene.prints import readouts
from ui.scene.prints.plates import label_area, label_of
from ui.scene.prints.readouts import read

LAID_OUT = [name for name in names() if package_of(name).startswith("tabletop.")]

HELD = {"hero": 1, "hand": 6}
"""How much each hero has in a usual fight."""

SMALLEST = (880, 600)  # pixels that the table has in a window of 1280 x 720 beside its panels


def tower(seats: int, near: int = 0, floor: int = 3, **filled: int) -> Arrangement:
    layout = layout_of("tower")
    lying = {f"{kind}:{seat}": n for seat in range(seats) for kind, n in HELD.items()}
    filled = {"deck": 20, "discard": 3, **lying, **filled}
    zones = view(bare(game_called("tower"), seats, 1, {}), 0).index()
    wards = {"tower.wards": floor}
    return arrange(layout, Facts(seats, near, {"floor": floor}, filled, wards, zones=zones))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_zone_of_tower_has_a_place(seats: int) -> None:
    session = new_game("tower", seats=seats, seed=1)
    assert unplaced(layout_of("tower"), session.table.index(), seats) == []
    placed = tower(seats).spots
    assert set(session.table.zones) == set(placed)


@pytest.mark.parametrize("floor", range(6))
@pytest.mark.parametrize(("seats", "near"), [(2, 1), (3, 2), (4, 0), (4, 3)])
def test_nothing_of_tower_overlaps_or_leaves_the_table(seats: int, near: int, floor: int) -> None:
    found = tower(seats, near, floor)
    areas = {
        spot.zone: spot.area
        for spot in found.spots.values()
        if spot.shown and not spot.lies.under and spot.zone != "courts"
    }
    areas |= {f"{g.zone} {g.readout.show}": g.area for g in found.gauges if g.zone != "courts"}
    areas |= {
        f"{spot.zone} label": label_area(spot)
        for spot in found.spots.values()
        if spot.shown and label_of(spot, 0)
    }
    width, height = layout_of("tower").size
    for name, area in areas.items():
        assert QRectF(0, 0, width, height).contains(area), name
    for (one, area), (other, there) in itertools.combinations(areas.items(), 2):
        assert not area.intersects(there), (one, other)


def test_a_bar_is_full_at_what_the_game_tells_or_else_the_layout() -> None:
    gauge = next(g for g in tower(2).gauges if g.zone == "hero:0" and g.readout.show == "bar")

    def reading(health: int, **told: int) -> tuple[int, bool]:
        hero = SeenPiece(3, "cups-queen", "card", counters={"health": health})
        facts = {label.replace("_", " "): Value(n, ()) for label, n in told.items()}
        found = read(gauge, layout_of("tower"), [hero], -1, "", {}, lambda _: facts)
        assert found is not None
        return found.full, found.gold

    assert reading(28, Full_health=28) == (28, False)
    assert reading(29, Full_health=28) == (28, True)
    assert reading(21) == (20, True)


def test_the_nearest_seat_has_the_near_board() -> None:
    for near in range(4):
        plates = tower(4, near).plates
        assert max(plates, key=lambda seat: plates[seat].top()) == near
        assert max(plates, key=lambda seat: plates[seat].width()) == near


def test_the_lit_floor_is_larger_and_lower_floors_are_dim() -> None:
    spots = tower(2, floor=3).spots
    floors = [spots[f"floor:{n}"] for n in range(1, 6)]
    assert [spot.lit for spot in floors] == [False, False, True, False, False]
    assert [spot.dimmed for spot in floors] == [True, True, False, False, False]
    assert [label_of(spot, 0) for spot in floors] == ["1", "2", "3", "4", "5"]
    assert not any(spot.slots or spot.folded for spot in floors), "what wards have"
    card = [poses(spot, [(140, 240)])[0].scale for spot in floors]
    assert card[2] > 2 * card[1]
    tops = [spot.named.top() for spot in floors if spot.named]
    assert tops == sorted(tops, reverse=True)
    assert len(tops) == 5


def test_zones_that_hide_others_do_so_only_while_they_hold_pieces() -> None:
    assert tower(2, courts=16).spots["floor:1"].shown is False
    assert tower(2, courts=0).spots["floor:1"].shown is True


def test_the_smallest_table_keeps_cards_readable() -> None:
    width, height = layout_of("tower").size
    zoom = min(SMALLEST[0] / width, SMALLEST[1] / height)
    held = poses(tower(4).spots["hand:0"], [(140, 240)] * 6)
    assert held[0].scale * 140 * zoom > 90


@pytest.mark.parametrize("count", [1, 2, 5, 7, 12])
@pytest.mark.parametrize("zone", ["hand:0", "hand:1", "shields:0", "treasures", "wards"])
def test_pieces_stay_within_their_place(zone: str, count: int) -> None:
    spot = tower(4, floor=5, **{zone: count}).spots[zone]
    lying = poses(spot, [(140, 240)] * count)
    half = 70 * lying[0].scale
    assert len(lying) == count
    assert min(p.x for p in lying) - half >= spot.area.left() - 1
    assert max(p.x for p in lying) + half <= spot.area.right() + 1
    assert [p.z for p in lying] == sorted(p.z for p in lying)


def test_a_piece_laid_between_two_comes_between_them() -> None:
    spot = tower(4).spots["hand:0"]
    sizes = [(140.0, 240.0)] * 5
    lying = poses(spot, sizes)
    middle = (lying[1].x + lying[2].x) / 2
    assert index_at(spot, sizes, spot.area.center()) in (2, 3)
    point = spot.area.center()
    point.setX(middle)
    assert index_at(spot, sizes, point) == 2


HEAD = "size = [100, 100]\n"


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("size = [0, 100]", "size must be larger than 0"),
        ("size = [1, 2", "layout.toml:"),
        ("sise = [1, 2]", "sise"),
        (HEAD + '[table.zones.a]\nkind = "heap"\nat = [0, 0]', "heap"),
        (HEAD + '[table.zones.a]\nkind = "row"\nat = [90, 0]\nsize = [20, 5]', "beyond"),
        (HEAD + '[table.zones.a]\nkind = "row"\nat = [0, 0]\nbeside = "b"', "no column 'b'"),
        (HEAD + '[table.zones.a]\nkind = "row"\nat = [0, 0]\nslots = "b"', "needs beside"),
        (
            HEAD + '[[table.readouts]]\nshow = "bar"\nzone = "x"\nat = [0, 0]\nsize = [1, 1]',
            "no zone 'x'",
        ),
        (HEAD + "[[seating]]\nseats = 2\nplaces = []", "has 0 places"),
        (
            HEAD + '[[seating]]\nseats = 1\nplaces = [{ board = "far", at = [0, 0] }]',
            "no board 'far'",
        ),
    ],
)
def test_a_bad_layout_is_told_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(LayoutError) as caught:
        read_layout(text.encode())
    assert told in str(caught.value)
    assert all(finding.startswith("layout.toml") for finding in caught.value.findings)


def test_a_zone_of_a_column_that_has_no_number_is_nowhere() -> None:
    column = '[columns.c]\nzones = ["top"]\nat = [0, 0]\nwidth = 5\nlit = "n"\nscale = 1'
    layout = read_layout((HEAD + column).encode())
    assert unplaced(layout, Zones({"top": SeenZone("top", kind="shelf")}), 1) == ["top"]
    assert unplaced(layout, Zones({"top": SeenZone("top", kind="shelf", number=2)}), 1) == []


def test_a_game_without_a_layout_says_so() -> None:
    with pytest.raises(LayoutError, match="has no layout"):
        layout_of("no such game")


def test_a_layout_names_no_sign_that_there_is_not() -> None:
    """A disc, or a letter, would be shown in its place."""
    for table in ("signs", "token_signs"):
        with pytest.raises(LayoutError) as refused:
            read_layout(f'size = [100, 100]\n[{table}]\nmired = "ankor"\n'.encode())
        assert refused.value.findings == ["layout.toml: mired has no sign 'ankor'."]


@pytest.mark.parametrize("name", LAID_OUT)
def test_a_layout_reads_no_counter_that_the_rules_do_not_know(name: str) -> None:
    game = game_at(name, put_in_play(each.id for each in game_called(name).modules))
    read = {*counters_of(layout_of(game.edition))} - {""}
    grounds = game.spaces(bare(game, game.seats[0], 1, {})).values()
    counted = {counter for ground in grounds for counter in ground.counts}
    assert {each for each in read - counted if each not in game.counters} == set()


def counters_of(layout: Layout) -> Iterator[str]:
    yield from (layout.turn, layout.begun, *layout.quiet, *layout.signs)
    yield from (*layout.due, *layout.due.values())
    for on in layout.attached.values():
        yield from (on.stands_for, on.home, on.through)
    yield from (column.lit for column in layout.columns.values())
    boards = (layout.table, *layout.boards.values())
    zones = [zone for board in boards for zone in board.zones.values()]
    for zone in zones:
        yield from (zone.slots, zone.dim, zone.grown.counter if zone.grown else "")
    for readout in (each for board in boards for each in board.readouts):
        yield from (readout.counter, readout.full_by, readout.lost, readout.during)
        yield from asked_of(readout.when)
    for lies in (*zones, *layout.spaces.values()):
        yield from asked_of(lies.during)


def test_a_bar_of_turns_and_a_candle_that_cannot_be_shown_are_refused() -> None:
    with pytest.raises(LayoutError) as refused:
        read_layout(b"""
size = [100, 100]
turns = [10, 10, 95, 20]
[table.zones.night]
kind = "pile"
size = [10, 10]
[[table.readouts]]
show = "candle"
zone = "night"
at = [0, 0]
size = [10, 10]
""")
    assert refused.value.findings == [
        "layout.toml: turns extends beyond the table of 100 x 100.",
        "layout.toml: table: the candle of 'night' needs a counter.",
        "layout.toml: table: the candle of 'night' needs full_fact.",
    ]


def test_a_bar_keeps_half_of_its_room_beside_large_words(one_application: QApplication) -> None:
    room = QRectF(0, 0, 110, 36)
    image = QImage(110, 36, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        readouts._paint_bar(painter, room, readouts.Reading(value=20, full=20))
    ink = [image.pixelColor(x, 18) for x in range(image.width())]
    filled = sum(1 for each in ink if each.alpha() == 255 and each.green() > 1.3 * each.blue())
    assert filled >= 0.4 * (room.width() - 1.55 * room.height())
