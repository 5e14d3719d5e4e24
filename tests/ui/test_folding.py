"""Places that fold, lend their room or fit their pieces; dice that look like what they are."""

import itertools
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.shelf.game_shelf import game_called
from tabletop.play.start.new_game import bare
from tabletop.table.table import Flow, Seat
from tabletop.table.view import SeenPiece, SeenZone, View
from tabletop.table.view import view as seen_by
from tests.ui.asked import ask
from ui.scene.layout.layout_reader import LayoutError, layout_of, read_layout
from ui.scene.pieces import polyhedra, tokens
from ui.scene.places.arrangement import Arrangement, arrange
from ui.scene.places.piece_poses import poses, seen_of
from ui.scene.places.place_facts import Facts
from ui.scene.table_view import TableView

LAYOUT = b"""
size = [600, 400]
card = [100, 140]
[table.zones.hand]
kind = "row"
at = [20, 20]
size = [240, 140]
[table.zones.ground]
kind = "row"
at = [300, 20]
size = [240, 140]
folds = true
label = "Ground"
[table.zones.bag]
kind = "free"
at = [20, 200]
size = [240, 100]
fit = true
[table.zones.purse]
kind = "free"
at = [20, 310]
size = [240, 80]
lends = "bag"
"""


class PlainFaces:
    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        pixels = QPixmap(width, width)
        pixels.fill(QColor("ivory"))
        return pixels


def arranged(opened: tuple[str, ...] = (), **filled: int) -> Arrangement:
    return arrange(read_layout(LAYOUT), Facts(1, 0, {}, filled, {}, opened))


def test_what_folds_is_there_when_it_holds_something_or_may() -> None:
    folded = arranged().spots["ground"]
    assert (folded.shown, folded.folded) == (False, True)
    assert arranged(ground=1).spots["ground"].shown
    assert arranged(("ground",)).spots["ground"].shown


def test_what_lends_gives_its_room_while_it_is_empty() -> None:
    assert arranged().spots["bag"].area == QRectF(20, 200, 240, 190)
    assert arranged(purse=1).spots["bag"].area == QRectF(20, 200, 240, 100)


def test_a_layout_that_lends_to_nobody_is_refused() -> None:
    with pytest.raises(LayoutError, match="lends to"):
        read_layout(LAYOUT.replace(b'lends = "bag"', b'lends = "box"'))


@pytest.mark.parametrize("count", range(1, 9))
def test_what_fits_lies_as_large_as_it_may_and_not_over_each_other(count: int) -> None:
    spot = arranged().spots["bag"]
    lying = poses(spot, [(100.0, 140.0)] * count)
    rooms = [
        QRectF(p.x - 50 * p.scale, p.y - 70 * p.scale, 100 * p.scale, 140 * p.scale) for p in lying
    ]
    grown = spot.area.adjusted(-0.01, -0.01, 0.01, 0.01)
    assert all(grown.contains(room) for room in rooms)
    if lying[0].scale > 0.61:  # else they would be too small, and lie over each other
        assert not any(
            one.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other)
            for one, other in itertools.combinations(rooms, 2)
        )
        assert seen_of(spot, [(100.0, 140.0)] * count) == [1.0] * count
    if count == 1:
        assert lying[0].scale == 1.0


@pytest.fixture
def view() -> Iterator[TableView]:
    QApplication.instance() or QApplication([])
    shown = TableView()
    shown.resize(620, 420)
    shown.show()
    names = ("hand", "ground", "bag", "purse")
    zones = {name: SeenZone(name) for name in names}
    zones["hand"].pieces.append(SeenPiece(0, "lamp", "card", True))
    seen = View("game", 0, [Seat("Ana", 0)], Flow("act"), {}, zones, {}, [], [], {}, None)
    shown.show_view(seen, read_layout(LAYOUT), PlainFaces(), str)
    shown.set_speed(0)
    yield shown
    shown.close()
    shown.deleteLater()


def ground_is_shown(view: TableView) -> bool:
    assert view.table is not None
    return view.table.arrangement.spots["ground"].shown


def mouse(kind: QEvent.Type, at: QPoint) -> QMouseEvent:
    left, where = Qt.MouseButton.LeftButton, QPointF(at)
    return QMouseEvent(kind, where, where, left, left, Qt.KeyboardModifier.NoModifier)


def test_a_folded_place_opens_for_a_drag_that_may_end_there(view: TableView) -> None:
    assert view.table is not None
    dropped: list[tuple[int, str, int]] = []
    view.dropped.connect(lambda *what: dropped.append(what))
    put = Option("put", "Lay it down", pieces=(0,), zones=("ground",))
    use = Option("use", "Use it", pieces=(0,))
    ask(view, Decision(0, "Which?", "", [put, use, Option("leave", "Leave it")]))
    item = view.table.lying.known(0)
    assert item is not None
    assert not ground_is_shown(view)
    view.lights.hold(item)
    assert ground_is_shown(view)
    view.lights.hold(None)
    assert not ground_is_shown(view)
    start = view.mapFromScene(item.body().center())
    end = view.mapFromScene(QPointF(360, 90))
    hands = view.hands
    hands.press(mouse(QEvent.Type.MouseButtonPress, start))
    hands.move(mouse(QEvent.Type.MouseMove, (start + end) / 2))
    assert ground_is_shown(view), "it is there while the piece is held"
    hands.move(mouse(QEvent.Type.MouseMove, end))
    hands.release(mouse(QEvent.Type.MouseButtonRelease, end))
    assert dropped == [(0, "ground", 0)]


def test_nothing_lies_beneath_the_names_and_the_realm_can_be_read() -> None:
    """The Realm is a banner, as wide as its sentences need (`test_restless_faces`)."""
    layout = layout_of("restless")
    zoom = min(930 / layout.size[0], 640 / layout.size[1])
    zones = seen_by(bare(game_called("restless"), 4, 1, {}), 0).index()
    filled = {"realm": 1, "status:0": 1, "sins:0": 1}
    found = arrange(layout, Facts(4, 0, {}, filled, {}, zones=zones))
    room = found.spots["realm"].area
    assert room.width() * zoom >= 520
    assert room.height() * zoom >= 108
    for zone in ("god", "ground"):
        assert not found.spots[zone].shown, "folded away while it is empty"
    for marks in ("status:0", "sins:0"):
        lone = poses(found.spots[marks], [(126, 176)])[0]
        assert 126 * lone.scale * zoom >= 24


@pytest.mark.parametrize("sides", [4, 6, 8, 10, 12, 20])
def test_a_die_has_the_outline_of_its_solid_and_its_number_in_it(sides: int) -> None:
    QApplication.instance() or QApplication([])

    def painted(face: str) -> QImage:
        image = QImage(96, 96, QImage.Format.Format_ARGB32_Premultiplied)
        image.fill(0)
        with QPainter(image) as painter:
            tokens.paint_die(painter, QRectF(0, 0, 96, 96), face, sides)
        return image

    one, other = painted("2"), painted("4")
    changed = [(x, y) for x in range(96) for y in range(96) if one.pixel(x, y) != other.pixel(x, y)]
    assert changed, "another number looks another"
    if sides in polyhedra.SIDES:
        edge = polyhedra.outline(QRectF(0, 0, 96, 96), sides)
        rule = Qt.FillRule.OddEvenFill
        assert all(edge.containsPoint(QPointF(*at), rule) for at in changed)
        corners = {corner for face in polyhedra.SIDES[sides].faces for corner in face}
        assert len({round(x, 3) for x, _ in corners}) > 2
        assert one.pixelColor(2, 2).alpha() == 0, "it is no square"
