"""Hands on the table: real mouse events become drops, clicks, pans and zooms."""

import random
from collections.abc import Iterator

import pytest
from msgspec.structs import replace
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop import Session
from tabletop.play.ports.port import Port
from tests.conformance.walk import whole
from tests.games.tower.climbing import climb
from tests.ui.test_scene_follows import open_game
from ui.scene.measures import metrics
from ui.scene.pieces.items import PieceItem
from ui.scene.table_view import TableView
from ui.scene.view.by_hand_frame import ByHandFrame


def heard(signal) -> list[tuple]:
    """All that *signal* gives from now on."""
    given: list[tuple] = []
    signal.connect(lambda *what: given.append(what))
    return given


LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier


@pytest.fixture
def fight() -> Session:
    """Two heroes before a foe; the first holds a card of each suit."""
    hand = ["wands-3", "cups-4", "swords-5", "pentacles-2"]
    return climb(hands=[hand, ["wands-4"]], wards=())


@pytest.fixture
def shown(fight: Session) -> Iterator[TableView]:
    QApplication.instance() or QApplication([])
    view = TableView()
    view.set_speed(0)
    view.resize(1000, 700)
    view.show()
    open_game(view, fight, 0)
    port = Port(fight, 0)
    view.lights.takers, view.lights.answers_of = port.takers, port.dropped
    view.offer(port.decision)
    yield view
    view.close()


def card(view: TableView, session: Session, name: str) -> PieceItem:
    return view.table.lying.known(session.table.named(name).id)


def pixel(view: TableView, point: QPointF) -> QPoint:
    return view.mapFromScene(point)


def mouse(view: TableView, kind: QEvent.Type, at: QPoint, button=LEFT, keys=NONE) -> None:
    where = QPointF(at)
    held = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else button
    QApplication.sendEvent(
        view.viewport(), QMouseEvent(kind, where, view.mapToGlobal(where), button, held, keys)
    )


def bare_felt(view: TableView) -> QPointF:
    """A point where no place is, nor anything that is read off one, and none may come to be while
    something is held."""
    wide, high = view.table.layout.size
    spots = view.table.arrangement.spots.values()
    drops = [spot.drop.adjusted(-9, -9, 9, 9) for spot in spots]
    drops += [gauge.area for gauge in view.table.arrangement.gauges]
    points = (
        QPointF(across * wide / 100, down * high / 100)
        for down in range(2, 98)
        for across in range(2, 98)
    )
    return next(at for at in points if not any(drop.contains(at) for drop in drops))


def drag(view: TableView, item: PieceItem, to: QPointF, keys=NONE) -> None:
    start, end = pixel(view, item.pos()), pixel(view, to)
    mouse(view, QEvent.Type.MouseButtonPress, start, keys=keys)
    for part in (0.1, 0.5, 1.0):
        at = QPointF(start) + (QPointF(end) - QPointF(start)) * part
        mouse(view, QEvent.Type.MouseMove, at.toPoint(), keys=keys)
    mouse(view, QEvent.Type.MouseButtonRelease, end, keys=keys)


def test_a_card_dropped_on_the_foe_asks_for_it(shown: TableView, fight: Session) -> None:
    drops = heard(shown.dropped)
    wands = card(shown, fight, "wands-3")
    drag(shown, wands, shown.table.arrangement.spots["floor:1"].area.center())
    assert len(drops) == 1
    assert drops[0][:2] == (wands.piece.id, "floor:1")


def test_a_sloppy_drop_lands_where_it_overlaps_most(shown: TableView, fight: Session) -> None:
    drops = heard(shown.dropped)
    floor = shown.table.arrangement.spots["floor:1"]
    drag(shown, card(shown, fight, "wands-3"), floor.drop.topRight() + QPointF(30, 60))
    assert len(drops) == 1
    assert drops[0][1] in ("floor:1", "wards", "play")


def test_targets_are_alight_while_a_card_is_held(shown: TableView, fight: Session) -> None:
    cups = card(shown, fight, "cups-4")
    start = pixel(shown, cups.pos())
    mouse(shown, QEvent.Type.MouseButtonPress, start)
    mouse(shown, QEvent.Type.MouseMove, start + QPoint(3, 0))
    assert not shown.hands.holding  # a trembling click
    mouse(shown, QEvent.Type.MouseMove, start + QPoint(0, -metrics.DRAG_STARTS))
    assert shown.hands.holding
    assert set(shown.lights.zones) == {"play", "hero:0", "hero:1"}
    mouse(shown, QEvent.Type.MouseMove, pixel(shown, QPointF(1100, 320)))
    assert shown.lights.zones["hero:1"] is True
    mouse(shown, QEvent.Type.MouseButtonRelease, pixel(shown, QPointF(1100, 320)))
    assert not any(item.ringed for item in shown.table.lying.zones["hand:1"])


def test_a_nudge_within_the_hand_plays_nothing(shown: TableView, fight: Session) -> None:
    drops = heard(shown.dropped)
    wands = card(shown, fight, "wands-3")
    drag(shown, wands, wands.pos() + QPointF(-60, -20))
    assert drops == []
    assert (wands.x(), wands.y()) == (wands.home.x, wands.home.y)


def test_a_refused_drop_returns_by_itself_or_when_told(shown: TableView, fight: Session) -> None:
    drops = heard(shown.dropped)
    wands = card(shown, fight, "wands-3")
    drag(shown, wands, shown.table.arrangement.spots["deck"].area.center())
    assert drops[0][1] == "deck"  # the rules say why not
    assert wands.pos() != QPointF(wands.home.x, wands.home.y)
    shown.put_back(wands.piece.id)
    assert shown.table.is_settled()
    drag(shown, wands, QPointF(400, -300))
    assert len(drops) == 1
    assert shown.table.is_settled()


def test_by_hand_a_piece_is_laid_where_it_is_let_go(shown: TableView, fight: Session) -> None:
    shown.by_hand = True
    laid = heard(shown.felt_dropped)
    wands = card(shown, fight, "wands-3")
    wide, high = shown.table.layout.size
    shown.fit()
    at = bare_felt(shown)
    drag(shown, wands, at)
    ((piece, source, _, across, down),) = laid
    assert (piece, source) == (wands.piece.id, "hand:0")
    assert abs(across - 1000 * at.x() / wide) < 3
    assert abs(down - 1000 * at.y() / high) < 3
    drag(shown, shown.table.lying.zones["deck"][-1], QPointF(-900, 9000))
    assert laid[-1] == (-1, "deck", len(shown.table.lying.zones["deck"]) - 1, 0, 1000)


def test_by_hand_mode_is_framed_and_has_a_pointer_of_its_own(shown: TableView) -> None:
    frame = shown.findChild(ByHandFrame)
    assert frame is not None
    assert not frame.isVisible()
    before = shown.viewport().cursor().shape()
    shown.by_hand = True
    assert frame.isVisible()
    assert frame.size() == shown.size()
    assert shown.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor != before
    drag(shown, next(iter(shown.table.lying)), QPointF(10, 10))
    assert shown.viewport().cursor().shape() == Qt.CursorShape.OpenHandCursor
    shown.by_hand = False
    assert not frame.isVisible()
    assert shown.viewport().cursor().shape() == before


def test_hidden_cards_are_taken_by_hand_only(shown: TableView, fight: Session) -> None:
    drops = heard(shown.place_dropped)
    top = shown.table.lying.zones["deck"][-1]
    discard = shown.table.arrangement.spots["discard"].area.center()
    drag(shown, top, discard)
    assert drops == []
    shown.by_hand = True
    drag(shown, top, discard)
    assert drops[0] == ("deck", top.index, "discard", 0)


def test_shift_lays_face_down_and_ctrl_takes_the_pile(shown: TableView, fight: Session) -> None:
    shown.by_hand = True
    down, piles = heard(shown.laid_down), heard(shown.pile_dropped)
    discard = shown.table.arrangement.spots["discard"].area.center()
    wands = card(shown, fight, "wands-3")
    drag(shown, wands, discard, Qt.KeyboardModifier.ShiftModifier)
    assert down[0][:2] == (wands.piece.id, "discard")
    top = shown.table.lying.zones["deck"][-1]
    drag(shown, top, discard, Qt.KeyboardModifier.ControlModifier)
    assert piles[0] == ("deck", "discard")


def test_clicks_name_the_piece_and_its_place(shown: TableView, fight: Session) -> None:
    clicks, doubles = heard(shown.clicked), heard(shown.double_clicked)
    wands = card(shown, fight, "wands-3")
    QTest.mouseClick(shown.viewport(), LEFT, pos=pixel(shown, wands.pos()))
    QTest.mouseClick(
        shown.viewport(), LEFT, pos=pixel(shown, shown.table.lying.zones["deck"][-1].pos())
    )
    assert [click[:2] for click in clicks] == [(wands.piece.id, "hand:0"), (-1, "deck")]
    QTest.mouseDClick(shown.viewport(), LEFT, pos=pixel(shown, wands.pos()))
    assert doubles[0][:2] == (wands.piece.id, "hand:0")


def test_clicks_tell_the_half_of_a_card_whichever_way_it_lies(
    shown: TableView, fight: Session
) -> None:
    clicks = heard(shown.clicked)
    wands = card(shown, fight, "wands-3")
    high = wands.body().height() * 0.3
    for turned in (0, 180):
        wands.piece = replace(wands.piece, turn=turned)
        for away in (-high, high):
            at = wands.pos() + QPointF(0, away)
            QTest.mouseClick(shown.viewport(), LEFT, pos=pixel(shown, at))
    assert [half for _, _, half in clicks] == ["top", "bottom", "bottom", "top"]


def test_the_menu_is_asked_for_where_it_was_wanted(shown: TableView, fight: Session) -> None:
    menus = heard(shown.menu_wanted)
    at = pixel(shown, card(shown, fight, "cups-4").pos())
    mouse(shown, QEvent.Type.MouseButtonPress, at, Qt.MouseButton.RightButton)
    assert menus[0][1] == "hand:0"
    assert menus[0][2] == shown.viewport().mapToGlobal(at)


def test_hovering_raises_a_card_of_the_hand(shown: TableView, fight: Session) -> None:
    hovers = heard(shown.hovered)
    cups = card(shown, fight, "cups-4")
    mouse(shown, QEvent.Type.MouseMove, pixel(shown, cups.pos()), Qt.MouseButton.NoButton)
    assert cups.raised > 0
    assert hovers[-1] == (cups.piece.id, "hand:0")
    away = pixel(shown, QPointF(600, 450))
    mouse(shown, QEvent.Type.MouseMove, away, Qt.MouseButton.NoButton)
    assert cups.raised == 0
    assert shown.table.is_settled()


def test_the_wheel_zooms_at_the_pointer(shown: TableView) -> None:
    at = QPointF(300, 200)
    before, zoom = shown.mapToScene(at.toPoint()), shown.zoom
    wheel = QWheelEvent(
        at,
        shown.mapToGlobal(at),
        QPoint(),
        QPoint(0, 240),
        Qt.MouseButton.NoButton,
        NONE,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(shown.viewport(), wheel)
    assert shown.zoom == pytest.approx(zoom * metrics.ZOOM_STEP**2)
    off = shown.mapToScene(at.toPoint()) - before
    assert off.manhattanLength() * shown.zoom < 3
    assert shown.table.zoom == zoom  # the old pictures are scaled until the gesture ends
    shown.settle_zoom()
    assert shown.table.zoom == shown.zoom


def test_dragging_the_felt_pans(shown: TableView) -> None:
    bare = bare_felt(shown)
    assert shown.hands.item_at(pixel(shown, bare)) is None
    at = pixel(shown, bare)
    mouse(shown, QEvent.Type.MouseButtonPress, at)
    mouse(shown, QEvent.Type.MouseMove, at + QPoint(60, 35))
    mouse(shown, QEvent.Type.MouseButtonRelease, at + QPoint(60, 35))
    assert (pixel(shown, bare) - at - QPoint(60, 35)).manhattanLength() <= 2


def test_the_table_fits_itself_until_the_user_zooms(shown: TableView) -> None:
    fitted = shown.zoom
    shown.resize(1400, 900)
    assert shown.zoom > fitted
    shown.zoom_in()
    chosen = shown.zoom
    shown.resize(900, 640)
    assert shown.zoom == chosen
    shown.fit()
    assert shown.zoom < fitted


def test_the_focus_walks_over_everything_in_order(shown: TableView, fight: Session) -> None:
    assert shown.walk.at()[1] == ""
    seen = []
    for _ in range(len(shown.walk.stops())):
        shown.focus_next("next")
        seen.append(shown.walk.at())
    assert len(set(seen)) == len(seen)
    assert [zone for _, zone, _ in seen[:4]] == ["hand:0"] * 4
    zones = [zone for _, zone, _ in seen]
    assert zones.index("hero:0") < zones.index("floor:1") < zones.index("hero:1")
    shown.focus_next("next")
    assert shown.walk.at() == seen[0]
    shown.focus_next("right")
    assert shown.focused() == (seen[1][0], "hand:0")
    shown.focus_next("previous")
    assert shown.walk.at() == seen[0]


def test_arrows_go_along_the_fan_and_out_of_it(shown: TableView) -> None:
    for _ in range(2):
        shown.focus_next("next")
    second = shown.focused()
    shown.focus_next("up")
    assert shown.walk.at()[1] != "hand:0", "its neighbour, a little higher, is not above it"
    shown.focus_next("down")
    assert shown.walk.at()[1] == "hand:0"
    while shown.focused() != second:
        shown.focus_next("next")
    shown.focus_next("left")
    assert shown.walk.at()[1] == "hand:0"


def test_the_focus_is_never_lost_when_its_card_goes(shown: TableView, fight: Session) -> None:
    shown.focus_next("next")
    fight.answer(fight.decision.legal()[0], seat=0)
    shown.show_view(fight.view(0))
    assert shown.focused()[1] == "hand:0"


def test_no_ring_of_the_mouse_stays_when_its_card_goes(shown: TableView, fight: Session) -> None:
    """Who plays by mouse never asked for a focus: none jumps to a card that nobody touched."""
    played = fight.decision.legal()[0]
    at = pixel(shown, shown.table.lying.known(played.pieces[0]).pos())
    left = Qt.MouseButton.LeftButton
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        mouse(shown, kind, at, left)
    assert shown.walk.at()[0] == played.pieces[0]
    fight.answer(played, seat=0)
    shown.show_view(fight.view(0))
    assert shown.walk.at() == (-1, "", -1)


def test_call_outs_name_all_that_may_be_chosen(shown: TableView, fight: Session) -> None:
    shown.call_outs = True
    pieces = {piece for option in fight.decision.legal() for piece in option.pieces}
    assert {piece for piece, _ in shown.lights.codes.values()} - {-1} == pieces
    code = next(iter(shown.lights.codes))
    assert shown.called(code.upper()) == shown.lights.codes[code]
    shown.call_outs = False
    assert shown.lights.codes == {}


def test_any_click_skips_the_motion(shown: TableView, fight: Session) -> None:
    shown.set_speed(1)
    clicks = heard(shown.clicked)
    events = []
    fight.listen(lambda event, entry: events.append((event, entry)))
    luck = random.Random(2)
    fight.answer(whole(fight.decision, luck.choice(fight.decision.legal()), luck), seat=0)
    shown.play_events(events, fight.view(0))
    assert shown.moving
    QTest.mouseClick(shown.viewport(), LEFT, pos=QPoint(500, 400))
    assert not shown.moving
    assert shown.table.is_settled()
    assert clicks == []


def test_what_is_played_before_it_has_risen_under_the_pointer_does_not_stay_up(
    shown: TableView, fight: Session
) -> None:
    shown.set_speed(1)
    cups = card(shown, fight, "cups-4")
    QTest.mouseMove(shown.viewport(), pixel(shown, cups.body().center()))
    assert shown.clock.busy
    assert cups.raised == 0, "it is about to rise"
    shown.hands.let_go(stay=True)
    shown.clock.finish()
    assert cups.raised == 0


def test_screen_readers_hear_what_the_seat_may_know(shown: TableView, fight: Session) -> None:
    table = QAccessible.queryAccessibleInterface(shown)
    children = [table.child(n) for n in range(table.childCount())]
    names = [child.text(QAccessible.Text.Name) for child in children]
    assert names[0] == "Three of Wands, Hand of Hero 0, 1 of 4"
    assert any(name.startswith("a hidden card, Deck") for name in names)
    assert not any("Four of Wands" in name for name in names)  # in the other hero's hand
    assert all(child.isValid() and not child.rect().isEmpty() for child in children)
    assert [table.indexOfChild(child) for child in children] == list(range(len(children)))


def test_what_cannot_be_taken_points_at_a_lit_place_and_reads_no_label(
    shown: TableView, fight: Session
) -> None:
    """Who drags off a deck means the place that is lit there, and never what is printed there."""
    clicks, counts, fell = heard(shown.clicked), heard(shown.count_clicked), heard(shown.fell_back)
    shown.lights.zones = {"hero:1": False}
    deck = shown.table.lying.zones["deck"][-1]
    shown.lights.gives = lambda zone: False  # type: ignore[method-assign]
    drag(shown, deck, shown.table.arrangement.spots["hero:1"].area.center())
    assert clicks == [(-1, "hero:1", "")]
    drag(shown, deck, shown.table.arrangement.labels["deck"].center())
    assert not counts
    assert len(clicks) == 1
    assert [source for _, source, _ in fell] == ["deck"]
