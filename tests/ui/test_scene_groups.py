"""Cards that lie on cards: groups that fit, nothing that is read covered, whose each is."""

import itertools

import pytest
from PySide6.QtCore import QRectF

from tabletop import new_game
from tabletop.bots.luck import Luck
from tests.conformance.walk import whole
from tests.ui import fellowship
from tests.ui.fellowship import crowded, laid
from tests.ui.test_scene_follows import PlainFaces
from ui.scene.layout.layout_reader import LayoutError, layout_of, read_layout, unplaced
from ui.scene.pieces.items import PieceItem
from ui.scene.places.box_packing import pack
from ui.scene.prints import plates
from ui.scene.table.table_scene import TableScene
from ui.scene.whereabouts.attached import tied

LAYOUT = "parsifal"
SMALLEST = (880, 600)  # pixels that the table has in a window of 1280 x 720 beside its panels


def scene(view) -> TableScene:
    made = TableScene(view, layout_of(LAYOUT), PlainFaces(), 1.0, lambda name: name.title())
    made.settle()
    return made


def card(table: TableScene, name: str) -> PieceItem:
    found = table.lying.known(fellowship.number(name))
    assert found is not None
    return found


def at_home(table: TableScene, item: PieceItem) -> QRectF:
    """The rectangle of *item*, by its home alone."""
    width, height = table.home_size(item)
    return QRectF(item.home.x - width / 2, item.home.y - height / 2, width, height)


def group_area(table: TableScene, root: PieceItem) -> QRectF:
    covered = at_home(table, root)
    for item in table.group_of(root):
        covered |= at_home(table, item)
    return covered


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_zone_has_a_place_for_any_number_of_seats(seats: int) -> None:
    view = crowded(seats)
    assert unplaced(layout_of(LAYOUT), view.index(), seats) == []
    assert set(view.zones) <= set(scene(view).arrangement.spots) | {
        zone for zone in view.zones if zone.startswith(("under:", "over:"))
    }


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_game_itself_has_no_zone_without_a_place(seats: int) -> None:
    session, luck = new_game(LAYOUT, seats=seats, seed=1), Luck(1)
    assert unplaced(layout_of(LAYOUT), session.table.index(), seats) == []
    for _ in range(8):
        if session.decision is not None:
            asked = session.decision
            session.answer(whole(asked, asked.legal()[0], luck), seat=asked.seat)
    table = scene(session.view(0))
    known = [item for item in table.lying if item.piece.id >= 0 and item.zone[:4] == "area"]
    assert known
    assert all(item.home.visible and item.seat >= 0 for item in known)


@pytest.mark.parametrize("seats", range(2, 7))
@pytest.mark.parametrize("near", [0, 1])
def test_boards_and_the_middle_do_not_overlap(seats: int, near: int) -> None:
    table = scene(crowded(seats))
    table.near = near
    table.find_homes()
    found = table.arrangement
    areas = {f"board of {seat}": area for seat, area in found.plates.items()}
    for spot in found.spots.values():
        if spot.shown and spot.seat < 0 and spot.on < 0:
            areas[spot.zone] = spot.area
            areas[f"{spot.zone} label"] = plates.label_area(spot)
    areas |= {g.readout.show: g.area for g in found.gauges if g.seat < 0}
    whole = QRectF(0, 0, *layout_of(LAYOUT).size)
    for name, area in areas.items():
        assert whole.contains(area), name
    for (one, area), (other, there) in itertools.combinations(areas.items(), 2):
        assert not area.intersects(there), (one, other)
    largest = max(found.plates, key=lambda s: found.plates[s].width() * found.plates[s].height())
    assert largest == near
    assert max(found.plates, key=lambda seat: found.plates[seat].bottom()) == near


@pytest.mark.parametrize("seats", range(2, 7))
def test_groups_and_ghosts_stay_in_their_area_and_apart(seats: int) -> None:
    table = scene(crowded(seats))
    for seat in range(seats):
        spot = table.arrangement.spots[f"area:{seat}"]
        rooms = [group_area(table, item) for item in table.lying.zones[spot.zone]]
        for room in rooms:
            assert spot.area.adjusted(-1, -1, 1, 1).contains(room)
        rooms += [ghost.area for ghost in table.ghosts if ghost.seat == seat]
        assert all(table.arrangement.plates[seat].contains(room) for room in rooms)
        for one, other in itertools.combinations(rooms, 2):
            assert not one.intersects(other)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_characters_are_still_recognised_in_the_smallest_window(seats: int) -> None:
    width, height = layout_of(LAYOUT).size
    zoom = min(SMALLEST[0] / width, SMALLEST[1] / height)
    table = scene(crowded(seats))
    roots = [i for zone, items in table.lying.zones.items() if zone[:4] == "area" for i in items]
    assert min(item.home.scale for item in roots) * 140 * zoom > 30
    twelve = scene(laid([list(fellowship.CHARACTERS[:12]), *[[]] * (seats - 1)]))
    assert min(i.home.scale for i in twelve.lying.zones["area:0"]) * 140 * zoom > 40
    one = scene(laid([["swan"], *[["kundry"]] * (seats - 1)]))
    assert card(one, "swan").home.scale * 140 * zoom > 90


@pytest.mark.rule("PAR-031")
def test_no_card_of_a_group_covers_another() -> None:
    """The large card of each is what may act; its captive lies above it, what it owns below."""
    table = scene(crowded(4))
    for root in (item for item in table.lying if item.on is None and item.zone[:4] == "area"):
        cards = [item for item in [root, *table.group_of(root)] if item.piece.kind == "card"]
        for one, other in itertools.combinations(cards, 2):
            assert not at_home(table, one).intersects(at_home(table, other)), one.piece.name
        assert all(item.seen == QRectF(0, 0, 1, 1) for item in cards)
    captive, locker = at_home(table, card(table, "squire-2")), card(table, "herzeleide")
    large = at_home(table, locker)
    assert captive.bottom() <= large.top()
    assert captive.height() < large.height()
    assert captive.width() == pytest.approx(large.width())
    for name in ("bow", "balm", "wine"):
        assert at_home(table, card(table, name)).top() >= large.bottom()
    for name in ("squire-2", "bow", "balm", "wine"):  # as it is carried
        assert locker.home.z > card(table, name).home.z
    sizes = {
        (round(at_home(table, item).width()), round(at_home(table, item).height()))
        for zone in ("area:1", "area:2", "area:3")
        for root in table.lying.zones[zone]
        for item in [root, *table.group_of(root)]
        if item.piece.kind == "card"
        and item.held_as != "under"
        and not any(other.on is item and other.held_as == "over" for other in table.lying)
    }
    assert len(sizes) == 1, "one size at all other seats"


def test_a_piece_and_what_lies_on_it_is_one_group() -> None:
    table = scene(crowded(6))
    names = {item.piece.name for item in table.group_of(card(table, "squire-2"))}
    assert names == {"herzeleide", "bow", "balm", "wine"}
    assert card(table, "bow").root() is card(table, "squire-2")


def test_each_card_shows_whose_it_is_and_ghosts_mark_homes() -> None:
    view = laid(
        [["klingsor", "kundry"], ["parsifal"], ["herzeleide", "swan", "gawan", "ferris"]],
        locks={"klingsor": ["swan", "parsifal"], "herzeleide": ["gawan"]},
        under={"klingsor": ["spear"]},
        common=["horn"],
        limbo=["titurel"],
    )
    table = scene(view)
    owners = {"klingsor": 0, "kundry": 0, "spear": 0, "parsifal": 1, "swan": 2, "herzeleide": 2}
    assert {name: card(table, name).seat for name in owners} == owners
    assert {card(table, name).seat for name in ("horn", "titurel")} == {-1}
    chain = table.lying.zones["over:swan"][0]
    assert chain.seat == 0
    # Herzeleide lies in her own controller's area: nothing is in doubt there.
    assert [(ghost.item.piece.name, ghost.seat) for ghost in table.ghosts] == [("klingsor", 0)]


def test_pointing_at_a_locker_or_its_chain_lights_all_it_holds() -> None:
    table = scene(crowded(6))
    lying = list(table.lying)
    held = {"knight-1", "parsifal", "gamuret", "squire-2", "herzeleide"}
    chains = {
        item
        for zone in ("over:knight-1", "over:parsifal", "over:gamuret")
        for item in table.lying.zones[zone]
    }
    for pointed in (card(table, "herzeleide"), *chains):
        found = tied(table.layout, pointed, lying)
        assert {item.piece.name for item in found} - {"chain"} == held
        assert chains <= found
    assert tied(table.layout, card(table, "titurel"), lying) == set()
    assert tied(table.layout, card(table, "bow"), lying) == set()


def test_what_has_lost_its_owner_is_still_seen() -> None:
    view = laid([["kundry"], ["swan"]], under={"gawan": ["grail"]})
    table = scene(view)
    assert card(table, "grail").home.visible
    assert QRectF(0, 0, *table.layout.size).contains(at_home(table, card(table, "grail")))


def test_an_owner_in_a_row_keeps_what_lies_on_it() -> None:
    """By hand anything can lie anywhere: what is tucked under a card of Limbo stays in sight."""
    view = laid([["kundry"], ["swan"]], under={"gawan": ["grail"]}, limbo=["gawan"])
    table = scene(view)
    grail, gawan = card(table, "grail"), card(table, "gawan")
    assert grail.on is gawan
    assert grail.home.y > gawan.home.y
    assert table.arrangement.spots["under:gawan"].shown
    assert "over:gawan" not in table.arrangement.spots


def test_boxes_are_packed_as_large_as_they_fit() -> None:
    room = QRectF(10, 20, 600, 300)
    alone = pack(room, [(100, 200)], 1.2, 10)
    assert alone.scale == 1.2
    rows = pack(room, [(100, 100)] * 12, 5, 0)
    assert rows.scale == 1.0
    assert len({corner.y() for corner in rows.corners}) == 2
    tall = pack(room, [(100, 100)] * 3 + [(100, 400)], 5, 10)
    assert tall.scale == 0.75, "as large as the tallest has room: all have one size"
    assert pack(room, [], 1, 1).corners == []


def test_boxes_keep_their_order_unless_all_gain_much_without_it() -> None:
    room = QRectF(0, 0, 392, 270)
    few = pack(QRectF(0, 0, 900, 270), [(140, 240)] * 2 + [(147, 378)] + [(140, 240)] * 2, 1.3, 22)
    assert [corner.x() for corner in few.corners] == sorted(corner.x() for corner in few.corners)
    crowd = [(140, 240)] * 5 + [(147, 543), (147, 378), (140, 58)]
    lying = pack(room, crowd, 1.3, 22)
    assert lying.scale > 0.4
    laid = [
        QRectF(corner.x(), corner.y(), wide * lying.scale, high * lying.scale)
        for (wide, high), corner in zip(crowd, lying.corners, strict=True)
    ]
    assert all(room.adjusted(-1, -1, 1, 1).contains(each) for each in laid)
    assert not any(one.intersects(other) for one, other in itertools.combinations(laid, 2))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ('near = "acting"', "needs turn"),
        ('[controlled]\nzone = "area"', "no zone 'area'"),
        ("[attached.on]\nstep = [0, 1]\nportrait = [0, 0, 0, 1]", "no area"),
        ('[[seating]]\nseats = 0\nplaces = []\nmiddle = { board = "b", at = [0, 0] }', "seats"),
        (
            '[[seating]]\nseats = 1\nplaces = [{ board = "x", at = [0, 0] }]\n'
            'middle = { board = "b", at = [0, 0] }\n[boards.x]',
            "no board 'b'",
        ),
    ],
)
def test_a_bad_layout_of_groups_is_told_what_is_wrong(text: str, told: str) -> None:
    with pytest.raises(LayoutError) as caught:
        read_layout(f"size = [100, 100]\n{text}".encode())
    assert told in str(caught.value)
