"""Frames of a crowded table, measured in plain blits of the same pictures in the same process.

900 cards and 200 tokens with counters, highlights and turned cards, at 1920 x 1080 and three zooms;
a road of Darkest Talisman with twelve cards on a space and three heroes who carry all they can;
the whole table of The Restless, which fills the view, and again with the share window and a seat's
window on the same game; and a map of 30 x 30 hexes with 40 figures,
whole and near. The limit is a loop of
`QPainter.drawPixmap` over all that is visible, the felt included.
"""

from __future__ import annotations

import os
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from functools import partial

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_NO_GUI_THREADPOOL"] = "1"

from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QMouseEvent, QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem

from tabletop.play.questions.decision import Decision, Option
from tabletop.table.table import Flow, Seat
from tabletop.table.view import SeenPiece, SeenZone, View
from ui.scene.layout.layout_reader import read_layout
from ui.scene.layout.table_layout import Layout
from ui.scene.motion.motion import Glide
from ui.scene.pieces.items import PieceItem
from ui.scene.table_view import TableView

ZOOMS = (1.0, 0.5, 0.284)
CARDS, TOKENS, FACES = 900, 200, 220
FLYING, FIGURES_FLYING, FEW_FLYING = 50, 12, 6
ROUNDS, FRAMES = 7, 15
FULL, DRAG, FEW_DRAG, FLIGHT = 1.5, 0.10, 0.15, 1.5

MOVED = ("card", "figure")

LAYOUT = """
size = [5760, 3800]
card = [120, 180]
[table.zones.field]
kind = "grid"
columns = 36
at = [10, 10]
size = [5740, 3780]
"""
TOKEN_ZONE = """
[table.zones."tokens{n}"]
kind = "free"
at = [{x}, {y}]
size = [560, 400]
"""


class PlainFaces:
    """Cheap faces, each another picture."""

    def __init__(self, tall: float = 1.5) -> None:
        self.tall = tall
        self._kept: dict[tuple[str, int], QPixmap] = {}

    def pixmap(self, card: str, width: int, *, dpr: float = 1.0) -> QPixmap:
        key = (card, width)
        if key not in self._kept:
            image = QImage(
                width, round(width * self.tall), QImage.Format.Format_ARGB32_Premultiplied
            )
            image.fill(0)
            painter = QPainter(image)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            hue = sum(card.encode()) * 37 % 360
            shade = QLinearGradient(0, 0, 0, image.height())
            shade.setColorAt(0, QColor.fromHsv(hue, 90, 240))
            shade.setColorAt(1, QColor.fromHsv(hue, 160, 120))
            painter.setBrush(shade)
            painter.drawRoundedRect(QRectF(image.rect()).adjusted(0, 0, -1, -1), 6, 6)
            painter.drawText(QPointF(width * 0.2, width * 0.4), card)
            painter.end()
            self._kept[key] = QPixmap.fromImage(image)
        return self._kept[key]


def run() -> list[tuple[str, float, float]]:
    """Full repaints, one dragged card and fifty flying ones, in raw full frames."""
    from tests.bench.full_road import full_road
    from tests.bench.full_table import all_windows, full_table
    from tests.bench.great_map import map_table

    app = QApplication.instance() or QApplication([])
    view = crowded_table()
    found: list[tuple[str, float, float]] = []
    for zoom in ZOOMS:
        at_zoom(view, zoom)
        found += measured(view, f"zoom {zoom}")
    view.close()
    view = full_table()
    drain()
    found += measured(view, "The Restless")
    view.close()
    view = full_road()
    drain()
    found += measured(view, "Darkest Talisman", FIGURES_FLYING, FEW_DRAG)
    view.close()
    found += in_three_windows(all_windows())
    view = map_table()
    for zoom in (view.zoom, 1.6):
        at_zoom(view, zoom)
        found += measured(view, f"a map at {zoom:.2g}", FIGURES_FLYING)
    view.close()
    app.processEvents()
    return found


def in_three_windows(views: list[TableView]) -> list[tuple[str, float, float]]:
    """The same game in the program's window, the share window and a seat's: what its motion costs
    in frames of all three."""
    drain()
    full, flight = [], []
    for _ in range(ROUNDS):
        raw = sum(timed(raw_frames, view) for view in views)
        full.append(sum(timed(full_frames, view) for view in views) / raw)
        few = partial(flight_frames, flying=FEW_FLYING)
        flight.append(sum(timed(few, view) for view in views) / raw)
    for view in views:
        view.window().close()
    return [
        ("frames: full repaint / raw, three windows", statistics.median(full), FULL),
        (
            f"frames: {FEW_FLYING} pieces flying / raw, three windows",
            statistics.median(flight),
            FLIGHT,
        ),
    ]


def measured(
    view: TableView, what: str, flying: int = FLYING, drag_bound: float = DRAG
) -> list[tuple[str, float, float]]:
    """The three measures of *view*, which shows *what*; so many pieces fly. A card that is dragged
    is a larger part of a frame where few pictures are in it."""
    full, drag, flight = [], [], []
    for _ in range(ROUNDS):
        raw = timed(raw_frames, view)
        full.append(timed(full_frames, view) / raw)
        drag.append(timed(drag_frames, view) / raw)
        flight.append(timed(partial(flight_frames, flying=flying), view) / raw)
    return [
        (f"frames: full repaint / raw, {what}", statistics.median(full), FULL),
        (f"frames: dragging one card / raw, {what}", statistics.median(drag), drag_bound),
        (f"frames: {flying} pieces flying / raw, {what}", statistics.median(flight), FLIGHT),
    ]


def crowded_table() -> TableView:
    """The view of a table of 900 cards and 200 tokens, some turned, counted and lit."""
    cards = [
        SeenPiece(
            n,
            f"c{n % FACES}",
            face_up=n % 9 != 0,
            turn=(0, 0, 0, 90, 180)[n % 5],
            counters={"wounds": n % 12} if n % 6 == 0 else {},
        )
        for n in range(CARDS)
    ]
    zones = {"field": SeenZone("field", pieces=cards)}
    text = LAYOUT
    for n in range(10):
        pieces = [
            SeenPiece(CARDS + n * 20 + i, f"kind {i % 7}", "token", True)
            for i in range(TOKENS // 10)
        ]
        zones[f"tokens{n}"] = SeenZone(f"tokens{n}", pieces=pieces)
        text += TOKEN_ZONE.format(n=n, x=100 + n % 5 * 1130, y=300 + n // 5 * 1900)
    view = TableView()
    view.resize(1920, 1080)
    view.show()
    seen = View("crowd", 0, [Seat("One", 0)], Flow(""), {}, zones, {}, [], [], {}, None)
    layout: Layout = read_layout(text.encode())
    view.show_view(seen, layout, PlainFaces(), str)
    view.offer(Decision(0, "Which?", "", [Option(str(n), "", (n,)) for n in range(0, CARDS, 15)]))
    return view


def at_zoom(view: TableView, zoom: float) -> None:
    """Show the middle of the table at *zoom*, settled."""
    view.zoom_by(zoom / view.zoom)
    assert view.table is not None
    view.centerOn(*(side / 2 for side in view.table.layout.size))
    view.settle_zoom()
    drain()
    timed(full_frames, view)


def drain() -> None:
    """Let everything be painted that is still to be painted."""
    for _ in range(600):
        QApplication.processEvents()


Paint = Callable[[int], None]
"""Paints the frame of this number."""


@contextmanager
def raw_frames(view: TableView) -> Iterator[Paint]:
    """Blits of all that is visible, the felt first, into a picture of the view's size.

    Of a map each place by itself, as pictures of places would lie there.
    """
    table = view.table
    assert table is not None
    drawn: list[tuple[QPointF, QPixmap]] = [(QPointF(), view.felt_shown())]
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    for plan in table.arrangement.plans.values():
        for outline in plan.outlines.values():
            room = view.mapFromScene(outline.boundingRect()).boundingRect()
            if room.intersects(view.viewport().rect()):
                drawn.append((QPointF(room.topLeft()), view.felt_shown().copy(room)))
    order = Qt.SortOrder.AscendingOrder
    for item in table.items(seen, Qt.ItemSelectionMode.IntersectsItemBoundingRect, order):
        if isinstance(item, QGraphicsPixmapItem) and item.isVisible():
            corner = item.mapToScene(item.offset())
            drawn.append((QPointF(view.mapFromScene(corner)), item.pixmap()))
    target = QImage(view.viewport().size(), QImage.Format.Format_RGB32)

    def paint(_frame: int) -> None:
        painter = QPainter(target)
        for at, pixmap in drawn:
            painter.drawPixmap(at, pixmap)
        painter.end()

    yield paint


@contextmanager
def full_frames(view: TableView) -> Iterator[Paint]:
    """Repaints of everything."""

    def paint(_frame: int) -> None:
        view.viewport().update()
        QApplication.processEvents()

    yield paint


@contextmanager
def drag_frames(view: TableView) -> Iterator[Paint]:
    """A card in the middle is held and moved: the events of a mouse, and the frames they cause."""
    start = view.mapFromScene(middle_card(view).pos())
    send(view, QMouseEvent.Type.MouseButtonPress, start)
    send(view, QMouseEvent.Type.MouseMove, start + QPoint(20, 0))
    assert view.hands.holding

    def paint(frame: int) -> None:
        send(view, QMouseEvent.Type.MouseMove, start + QPoint(20 + frame * 3, frame * 2))
        QApplication.processEvents()

    yield paint
    view.hands.let_go()
    view.clock.finish()


@contextmanager
def flight_frames(view: TableView, flying: int = FLYING) -> Iterator[Paint]:
    """So many visible pieces fly at once, a 60th of a second from one frame to the next."""
    table = view.table
    assert table is not None
    seen = view.mapToScene(view.viewport().rect()).boundingRect()
    pieces = [item for item in table.lying if item.piece.kind in MOVED and item.isVisible()]
    visible = [item for item in pieces if seen.contains(item.body())]
    assert len(visible) >= flying
    glides = []
    for number in range(flying):
        item = visible[number * len(visible) // flying]
        item.setPos(item.home.x + 220, item.home.y - 140)
        glides.append(Glide(item, table.zoom, table.dress))

    def paint(frame: int) -> None:
        for glide in glides:
            glide.step((frame + 1) / (FRAMES + 1))
        QApplication.processEvents()

    yield paint
    for glide in glides:
        glide.end()


def middle_card(view: TableView) -> PieceItem:
    """An upright card, or a figure, in the middle of what is seen."""
    table = view.table
    assert table is not None
    middle = view.mapToScene(view.viewport().rect().center())
    upright = [
        item
        for item in table.lying
        if item.piece.kind in MOVED
        and item.piece.turn == 0
        and item.piece.id >= 0
        and item.isVisible()
    ]
    return min(upright, key=lambda i: (i.pos() - middle).manhattanLength())


def send(view: TableView, kind: QMouseEvent.Type, at: QPoint) -> None:
    """A mouse event of the left button at *at*, as Qt would send it."""
    left = Qt.MouseButton.LeftButton
    where = QPointF(at)
    event = QMouseEvent(kind, where, where, left, left, Qt.KeyboardModifier.NoModifier)
    QApplication.sendEvent(view.viewport(), event)


def timed(frames: Callable[[TableView], AbstractContextManager[Paint]], view: TableView) -> float:
    """Seconds that one of *frames* takes."""
    with frames(view) as paint:
        paint(0)  # warm
        QApplication.processEvents()
        began = time.perf_counter()
        for frame in range(FRAMES):
            paint(frame)
        took = (time.perf_counter() - began) / FRAMES
    QApplication.processEvents()
    return took
