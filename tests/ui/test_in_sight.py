"""The table stays in sight wherever it is moved to; Follow moves it to what is asked."""

import random
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.play.questions.decision import Decision, Option
from tests.ui.fights import fight
from tests.ui.test_scene_follows import open_game
from ui.base.settings import Settings
from ui.scene.measures.metrics import IN_SIGHT
from ui.scene.table_view import TableView
from ui.scene.view.pan_to_asked import way_to


@pytest.fixture
def view() -> Iterator[TableView]:
    QApplication.instance() or QApplication([])
    shown = TableView()
    shown.resize(900, 620)
    shown.show()
    open_game(shown, fight(["swords-5", "cups-2", "wands-3"]), 0)
    shown.set_speed(0)
    yield shown
    shown.close()
    shown.deleteLater()


def table(view: TableView) -> QRect:
    assert view.table is not None
    return view.mapFromScene(QRectF(0, 0, *view.table.layout.size)).boundingRect()


def assert_in_sight(view: TableView) -> None:
    lies, window = table(view), view.viewport().rect()
    seen = lies & window
    assert seen.width() >= IN_SIGHT * min(lies.width(), window.width()) - 3
    assert seen.height() >= IN_SIGHT * min(lies.height(), window.height()) - 3


@pytest.mark.parametrize("way", [(1, 0), (-1, 0), (0, 1), (0, -1), (1, 1), (-1, -1)])
def test_the_table_cannot_be_dragged_out_of_sight(view: TableView, way: tuple[int, int]) -> None:
    for _ in range(60):
        view.pan(97 * way[0], 97 * way[1])
        assert_in_sight(view)


def test_nothing_done_with_wheel_and_hands_loses_the_table(view: TableView) -> None:
    luck = random.Random(4)
    for _ in range(400):
        what = luck.randrange(3)
        if what == 0:
            view.pan(luck.randint(-900, 900), luck.randint(-900, 900))
        elif what == 1:
            at = QPointF(luck.randrange(900), luck.randrange(620))
            view.zoom_by(luck.choice((0.5, 0.8, 1.25, 2)), at)
        else:
            view.resize(luck.randint(330, 1400), luck.randint(250, 900))
        assert_in_sight(view)
    view.fit()
    assert view.viewport().rect().contains(table(view)), "one action shows all of it again"


def ask_about(view: TableView, number: int) -> None:
    view.offer(Decision(0, "Which?", "", [Option("one", "This", pieces=(number,))]))


def far_away(view: TableView) -> int:
    """Zoom in where nothing of one piece is seen; which one."""
    assert view.table is not None
    lying = [item for item in view.table.lying if item.isVisible() and item.piece.id >= 0]
    piece = max(lying, key=lambda item: item.x() + item.y())
    view.zoom_by(2.5, QPointF(0, 0))
    assert not view.viewport().rect().intersects(view.mapFromScene(piece.body()).boundingRect())
    return piece.piece.id


def test_follow_is_off_at_first(view: TableView) -> None:
    assert not Settings().follow
    piece = far_away(view)
    before = table(view)
    ask_about(view, piece)
    assert table(view) == before


def test_follow_moves_the_table_to_what_is_asked_at_the_same_zoom(view: TableView) -> None:
    view.following.on = True
    piece = far_away(view)
    zoom, near = view.zoom, view.table.near if view.table else -1
    ask_about(view, piece)
    room = view.asked()
    assert len(room) == 1
    assert view.viewport().rect().contains(room[0])
    assert view.zoom == zoom
    assert view.table is not None
    assert view.table.near == near
    before = table(view)
    ask_about(view, piece)
    assert table(view) == before, "what is in sight moves nothing"


def moved(view: TableView, before: QRect) -> bool:
    """Whether the table is on its way from where it was *before*, within a second."""
    for _ in range(40):
        QTest.qWait(25)
        if table(view) != before:
            return True
    return False


def test_follow_goes_gently_and_gives_way(view: TableView) -> None:
    view.following.on = True
    piece = far_away(view)
    view.set_speed(1)
    before = table(view)
    ask_about(view, piece)
    assert table(view) == before, "it only sets out"
    assert moved(view, before)
    QTest.mousePress(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(5, 5))
    there = table(view)
    QTest.qWait(80)
    assert table(view) == there, "hands come first"
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.MiddleButton, pos=QPoint(5, 5))


def test_follow_waits_until_all_lies_still(view: TableView) -> None:
    view.following.on = True
    piece = far_away(view)
    view.set_speed(1)
    view.sit_near(1)
    assert view.moving
    before = table(view)
    ask_about(view, piece)
    QTest.qWait(60)
    assert view.moving
    assert table(view) == before
    view.skip()
    assert moved(view, before), "it goes then"


@pytest.mark.parametrize(
    ("rooms", "way"),
    [
        ([], (0, 0)),
        ([QRect(10, 10, 50, 50), QRect(900, 10, 50, 50)], (0, 0)),  # one of them is seen
        ([QRect(-100, 200, 50, 50)], (110, 0)),
        ([QRect(600, 500, 50, 50)], (-160, -160)),
        ([QRect(-900, 0, 50, 50), QRect(510, 20, 50, 50)], (-70, 0)),  # the nearest of two
    ],
)
def test_the_way_is_the_shortest(rooms: list[QRect], way: tuple[int, int]) -> None:
    found = way_to(rooms, QRect(0, 0, 500, 400))
    assert (found - QPoint(*way)).manhattanLength() <= 2
