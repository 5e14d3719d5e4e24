"""Hands, keys, lights and motion where cards lie on cards."""

import itertools
from collections.abc import Iterator
from typing import Literal

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor

from tabletop.play.questions.decision import Decision, Option
from tabletop.table.event import Counted, Moved
from tabletop.table.view import EVERYONE, View
from tests.ui.asked import ask
from tests.ui.eyes import EYES, lab
from tests.ui.fellowship import crowded, laid, number
from tests.ui.test_scene_follows import PlainFaces, assert_lies_as
from tests.ui.test_scene_hands import heard, mouse, pixel
from ui.scene.hands.light_colours import BESIDE_BANDS, POINTED_BESIDE_BANDS
from ui.scene.layout.layout_reader import layout_of
from ui.scene.motion.motion import Glide
from ui.scene.pieces import seat_marks
from ui.scene.pieces.items import PieceItem
from ui.scene.table_view import TableView

Near = Literal["viewer", "acting", "asked", "first"]
AREAS = [["kundry", "klingsor", "amfortas"], ["parsifal", "swan"], ["herzeleide"]]


@pytest.fixture
def shown() -> Iterator[TableView]:
    view = TableView()
    view.set_speed(0)
    view.resize(1000, 700)
    view.show()
    yield view
    view.close()


def open_table(view: TableView, seen: View, *options: Option) -> None:
    view.show_view(seen, layout_of("parsifal"), PlainFaces(), str.title)
    ask(view, asks(*options))


def asks(*options: Option, seat: int = 0) -> Decision:
    return Decision(seat, "What now?", "PAR-011", list(options))


def card(view: TableView, name: str) -> PieceItem:
    found = view.table.lying.known(number(name))
    assert found is not None
    return found


def drag(view: TableView, item: PieceItem, to: QPointF) -> None:
    """Drag *item* by what is seen of it."""
    start, end = pixel(view, item.body_seen().center()), pixel(view, to)
    mouse(view, QEvent.Type.MouseButtonPress, start)
    for part in (0.1, 0.5, 1.0):
        mouse(view, QEvent.Type.MouseMove, start + (end - start) * part)
    mouse(view, QEvent.Type.MouseButtonRelease, end)


def locking(**how: object) -> View:
    """Klingsor, who owns the Spear, locks Parsifal; Amfortas owns the Balm."""
    return laid(
        AREAS,
        locks={"klingsor": ["parsifal"]},
        under={"klingsor": ["spear"], "amfortas": ["balm"]},
        common=["horn"],
        **how,  # type: ignore[arg-type]
    )


# --- drops -------------------------------------------------------------------------------------


def test_a_card_dropped_on_a_character_means_the_place_that_is_allowed(shown: TableView) -> None:
    take = Option("take", "Kundry takes the Horn", (number("horn"),), ("under:kundry",))
    lock = Option("lock", "Lock", (number("kundry"),), ("over:swan", "area:1"))
    open_table(shown, laid(AREAS, common=["horn"]), take, lock)
    drops = heard(shown.dropped)
    drag(shown, card(shown, "horn"), card(shown, "kundry").pos() + QPointF(10, 20))
    assert drops[-1][:2] == (number("horn"), "under:kundry")
    shown.put_back()
    drag(shown, card(shown, "kundry"), card(shown, "swan").pos() + QPointF(12, -15))
    assert drops[-1][:2] == (number("kundry"), "over:swan")
    shown.put_back()
    plate = shown.table.arrangement.plates[1]  # beside its cards, such as on its name
    drag(shown, card(shown, "kundry"), plate.topRight() + QPointF(-60, 16))
    assert drops[-1][:2] == (number("kundry"), "area:1")


def test_a_held_card_says_what_it_will_do_and_not_only_who_does_it(shown: TableView) -> None:
    who = Option("kundry", "Kundry", (number("kundry"), number("horn")), ("under:kundry",))
    lock = Option("swan", "Lock the Swan", (number("amfortas"),), ("over:swan",))
    open_table(shown, laid(AREAS, common=["horn"]), who, lock)
    meaning = shown.lights.meaning
    assert meaning(number("horn"), "under:kundry") == "Horn under Kundry"
    assert meaning(number("amfortas"), "over:swan") == "Lock the Swan"
    assert meaning(number("amfortas"), "over:kundry") == ""


def test_a_drop_on_a_character_that_nothing_allows_still_says_where(shown: TableView) -> None:
    open_table(shown, laid(AREAS, common=["horn"]))
    drops = heard(shown.dropped)
    drag(shown, card(shown, "horn"), card(shown, "swan").pos())
    assert drops[-1][:2] == (number("horn"), "under:swan")  # the rules say why not
    shown.put_back()
    drag(shown, card(shown, "kundry"), card(shown, "swan").pos())
    assert drops[-1][:2] == (number("kundry"), "over:swan")


def test_by_hand_each_kind_of_card_has_its_place_on_another(shown: TableView) -> None:
    open_table(shown, locking())
    shown.by_hand = True
    drops = heard(shown.dropped)
    swan = card(shown, "swan").pos()
    for name, zone in (("horn", "under:swan"), ("kundry", "over:swan"), ("spear", "under:swan")):
        drag(shown, card(shown, name), swan)
        assert drops[-1][:2] == (number(name), zone)
        shown.put_back()
    felt = shown.table.arrangement.spots["area:2"].area.bottomLeft() + QPointF(20, -20)
    drag(shown, card(shown, "kundry"), felt)
    assert drops[-1][1] == "area:2"


def test_what_may_take_a_held_card_is_lit_over_the_cards(shown: TableView) -> None:
    takes = [
        Option(n, f"{n} takes it", (number("horn"),), (f"under:{n}",)) for n in ("kundry", "swan")
    ]
    open_table(shown, laid(AREAS, common=["horn"]), *takes)
    start, swan = pixel(shown, card(shown, "horn").pos()), pixel(shown, card(shown, "swan").pos())
    mouse(shown, QEvent.Type.MouseButtonPress, start)
    mouse(shown, QEvent.Type.MouseMove, start + QPoint(0, -20))
    assert shown.lights.zones == {"under:kundry": False, "under:swan": False}
    mouse(shown, QEvent.Type.MouseMove, swan)
    assert shown.lights.zones == {"under:kundry": False, "under:swan": True}
    lit = shown.lights._printed["zone", "under:swan"]
    assert lit.zValue() > card(shown, "swan").zValue()
    mouse(shown, QEvent.Type.MouseButtonRelease, swan)


def test_a_group_is_dragged_and_put_back_as_one(shown: TableView) -> None:
    open_table(shown, locking())
    captive, locker, spear = (card(shown, n) for n in ("parsifal", "klingsor", "spear"))
    away = [item.pos() - captive.pos() for item in (locker, spear)]
    start = pixel(shown, captive.body_seen().center())
    mouse(shown, QEvent.Type.MouseButtonPress, start)
    mouse(shown, QEvent.Type.MouseMove, start + QPoint(30, 200))
    assert shown.hands.holding
    assert [item.pos() - captive.pos() for item in (locker, spear)] == away
    assert spear.zValue() < locker.zValue() > captive.zValue() > card(shown, "swan").zValue()
    mouse(shown, QEvent.Type.MouseButtonRelease, start + QPoint(30, 200))
    shown.put_back()
    assert shown.table.is_settled()


def test_a_nudge_of_a_locker_means_nothing(shown: TableView) -> None:
    free = Option("release", "Release", (number("klingsor"),), ("area:0", "area:1"))
    open_table(shown, locking(), free)
    drops = heard(shown.dropped)
    klingsor = card(shown, "klingsor")
    drag(shown, klingsor, klingsor.pos() + QPointF(15, 10))
    assert drops == []
    assert shown.table.is_settled()
    drag(shown, klingsor, shown.table.arrangement.spots["area:0"].area.bottomLeft())
    assert drops[-1][1] == "area:0"


def test_clicks_name_the_card_that_is_seen_there(shown: TableView) -> None:
    open_table(shown, locking())
    clicks = heard(shown.clicked)
    expected = [("parsifal", "area:1"), ("klingsor", "over:parsifal"), ("spear", "under:klingsor")]
    for name, zone in expected:
        at = pixel(shown, card(shown, name).body_seen().center())
        mouse(shown, QEvent.Type.MouseButtonPress, at)
        mouse(shown, QEvent.Type.MouseButtonRelease, at)
        assert clicks[-1][:2] == (number(name), zone)


# --- lights, codes, keys, words ----------------------------------------------------------------


def test_pointing_at_a_chain_rings_all_that_is_held(shown: TableView) -> None:
    open_table(shown, crowded(6))
    chain = shown.table.lying.zones["over:parsifal"][0]
    none = Qt.MouseButton.NoButton
    mouse(shown, QEvent.Type.MouseMove, pixel(shown, chain.pos()), none)
    ringed = {item.piece.name for item in shown.table.lying if item.ringed}
    assert ringed == {"chain", "knight-1", "parsifal", "gamuret", "squire-2", "herzeleide"}
    mouse(shown, QEvent.Type.MouseMove, QPoint(2, 2), none)
    assert not any(item.ringed for item in shown.table.lying)


def test_pointing_at_a_ghost_or_a_chain_tells_of_the_card(shown: TableView) -> None:
    open_table(shown, crowded(6))
    told = heard(shown.hovered)
    none = Qt.MouseButton.NoButton
    ghost = next(g for g in shown.table.ghosts if g.item.piece.name == "klingsor")
    mouse(shown, QEvent.Type.MouseMove, pixel(shown, ghost.area.center()), none)
    assert told[-1] == (number("klingsor"), "over:kundry")
    assert {item.piece.name for item in shown.table.lying if item.ringed} == {
        "klingsor",
        "kundry",
        "swan",
        "chain",
    }
    chain = shown.table.lying.zones["over:parsifal"][0]
    mouse(shown, QEvent.Type.MouseMove, pixel(shown, chain.pos()), none)
    assert told[-1] == (number("herzeleide"), "over:squire-2")


def test_each_code_lies_on_what_is_seen_of_its_card(shown: TableView) -> None:
    names = ("parsifal", "squire-2", "herzeleide", "bow", "balm", "wine", "titurel", "grail")
    options = [Option(name, name, (number(name),)) for name in names]
    place = Option("limbo", "To Limbo", (), ("limbo",))
    open_table(shown, crowded(6), *options, place)
    shown.call_outs = True
    codes = shown.lights.codes
    assert {piece for piece, _ in codes.values()} == {number(name) for name in names} | {-1}
    tags = {}
    for code, (piece, _) in codes.items():
        tag = shown.lights._printed["code", code]
        tags[code] = tag.area
        if piece >= 0:
            body = shown.table.lying.known(piece).body_seen()
            assert body.contains(tag.area.center()), code
            assert tag.area.height() * shown.zoom >= 12
            assert (
                tag.area.left() < body.left() - 0.4 * tag.area.height()
            )  # a name is in the middle
            if body.height() > body.width() * 1.5:  # a whole card: a name may stand at its foot
                assert tag.area.bottom() < body.bottom() - 0.18 * body.height()
    for one, other in itertools.combinations(tags.values(), 2):
        assert not one.intersects(other)


def test_the_focus_goes_from_a_card_to_what_lies_on_it(shown: TableView) -> None:
    open_table(shown, locking(), Option("x", "", (), ("over:swan",)))
    walked = []
    for _ in shown.walk.stops():
        shown.focus_next("next")
        piece, zone, _ = shown.walk.at()
        walked.append(shown.table.lying.known(piece).piece.name if piece >= 0 else zone)
    assert len(set(walked)) == len(walked)
    at = walked.index("parsifal")
    assert walked[at : at + 5] == ["parsifal", "klingsor", "spear", "swan", "over:swan"]
    assert walked.index("balm") == walked.index("amfortas") + 1


def test_readers_hear_who_locks_and_owns_whom(shown: TableView) -> None:
    open_table(shown, crowded(6, active=0))
    said = {item.piece.name: shown.walk.title(item) for item in shown.table.lying}
    assert said["squire-2"] == "Squire-2, locked by Herzeleide through Bow, Area of Dan, 2 of 3"
    assert said["parsifal"].startswith("Parsifal, locked by Herzeleide, ")
    assert said["herzeleide"] == ("Herzeleide, owns Bow and Balm and Wine, of Dan, On Squire-2")
    assert said["bow"] == "Bow, of Dan, Under Herzeleide, 1 of 3"
    chain = shown.table.lying.zones["over:parsifal"][0]
    assert shown.walk.title(chain) == "Chain of Herzeleide, of Dan, On Parsifal"
    assert shown.zone_title("under:titurel") == "Under Titurel"


# --- motion ------------------------------------------------------------------------------------


def test_a_locker_flies_with_its_artifacts_and_ends_as_the_view_says(shown: TableView) -> None:
    before = laid(AREAS, under={"klingsor": ["spear"], "amfortas": ["balm"]}, common=["horn"])
    open_table(shown, before)
    shown.set_speed(1)
    piece = number("klingsor")
    after = locking()
    events = [
        (Counted(piece, "source", 0, piece + 1), 1),
        (Counted(piece, "home", 0, 1), 1),
        (Moved(piece, "area:0", 1, "over:parsifal", 0, True, True), 1),
    ]
    shown.play_events(events, after)
    locker, spear = card(shown, "klingsor"), card(shown, "spear")
    counted = [m for m, _ in shown.clock._running if hasattr(m, "_motion")]
    delays = {m._motion.item: m.delay for m in counted if isinstance(m._motion, Glide)}
    assert delays[locker] == delays[spear]
    shown.skip()
    assert_lies_as(shown, after)
    assert [ghost.item for ghost in shown.table.ghosts] == [locker]


def test_every_board_glides_to_its_new_place_when_somebody_wishes_it(shown: TableView) -> None:
    then = crowded(4, active=0)
    open_table(shown, then)
    shown.set_speed(1)
    plate = shown.table.prints.items["plate", "1"]
    there = plate.pos()
    shown.sit_near(1)
    assert shown.table.near == 1
    assert shown.moving
    assert plate.pos() == there  # it only sets out
    shown.skip()
    assert plate.pos() == shown.table.arrangement.plates[1].topLeft()
    assert plate.transform().isIdentity()
    assert_lies_as(shown, then)


@pytest.mark.parametrize(
    ("players", "bots", "seat", "active", "near"),
    [
        ([0, 1, 2], [1, 2], 0, 1, 0),  # one person: their own seat stays
        ([0, 0, 0], [], 0, 2, 2),  # one person plays all: the one that acts, too
        ([0, 1, 2], [], 1, 1, 1),  # several people: the one that acts
        ([0, 1, 2], [], 2, 1, 0),  # asked while another acts: nothing turns
        ([0, 1, 2], [0, 1, 2], EVERYONE, 2, 0),  # bots only: nor for who watches
    ],
)
def test_who_sits_nearest(
    shown: TableView, players: list[int], bots: list[int], seat: int, active: int, near: int
) -> None:
    how = {"players": players, "bots": bots}
    open_table(shown, laid([["swan"], ["kundry"], ["gawan"]], seat=max(seat, 0), **how))
    shown.set_near(0)
    shown.show_view(laid([["swan"], ["kundry"], ["gawan"]], seat=seat, active=active, **how))
    assert shown.table.near == near


@pytest.mark.parametrize(
    ("turns", "near"), [("viewer", 1), ("acting", 2), ("asked", 1), ("first", 0)]
)
def test_the_board_of_who_is_asked_lies_nearest_from_the_first_frame_on(
    shown: TableView, turns: Near, near: int
) -> None:
    """However boards turn: when a table opens, none does."""
    shown.set_speed(1)
    started = heard(shown.motion_started)
    seen = laid([["swan"], ["kundry"], ["gawan"]], seat=1, active=2, players=[0, 0, 0])
    layout, asked = replace(layout_of("parsifal"), near=turns), asks(seat=1)
    shown.show_view(seen, layout, PlainFaces(), str.title, asked=asked)
    shown.offer(asked)
    assert shown.table.near == near
    assert started == []
    assert_lies_as(shown, seen)


# --- colours and signs -------------------------------------------------------------------------


@pytest.mark.parametrize("eyes", EYES)
def test_seats_differ_in_colour_for_all_eyes(eyes: str) -> None:
    rings = BESIDE_BANDS, POINTED_BESIDE_BANDS
    seen = [lab(QColor(colour), eyes) for colour in (*seat_marks.COLOURS, *rings)]
    least = 30 if eyes == "all" else 20
    for one, other in itertools.combinations(seen, 2):
        assert sum((a - b) ** 2 for a, b in zip(one, other, strict=True)) ** 0.5 > least


def test_seats_differ_in_sign() -> None:
    room = QRectF(0, 0, 100, 100)
    signs = [seat_marks.sign(seat, room) for seat in range(6)]
    for one, other in itertools.combinations(signs, 2):
        assert one != other
    assert all(room.contains(sign.boundingRect()) for sign in signs)
