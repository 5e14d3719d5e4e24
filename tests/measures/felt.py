"""How well the felt is used: `python -m tests.measures.felt [GAME ...]`.

Lays five usual moments of each game in the real window at two sizes, and prints for each how much
of the felt is covered by cards, maps, roads and boards (overlaps once; backs, empty slots and
places not counted), how wide the smallest card is, how high the cards are that whoever is asked
holds, how many pieces are cut off, or lie over pieces of other places, how wide the smallest thing
is that may be clicked, and how many cards that may be clicked have a face without their sentences.
`--pictures FOLDER` keeps the pictures.
"""

from __future__ import annotations

import argparse
import os
import statistics
from collections.abc import Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tabletop.play.runner.session import Session
from tests.measures.moments import MOMENTS, Moment
from tests.ui.opened import opened
from ui.program import first_window
from ui.program.app import App
from ui.scene.pieces.items import PieceItem
from ui.scene.table.table_scene import TableScene
from ui.scene.table_view import TableView

SIZES = ((1280, 720), (1920, 1080))

HELD = {
    "tower": "hand", "parsifal": "area", "restless": "inventory", "scenario": "hand",
    "keeper": "hand", "darkest": "hero",
}  # fmt: skip
"""The kind of the zone that holds what is somebody's own."""

OVER = 0.04
"""The part of a piece over another that is no mere touching of edges."""


WITHOUT_WORDS = ("item", "chip")
"""The kinds of faces that leave sentences out."""


class Felt(NamedTuple):
    """How the felt is used: the part of it that is covered, pixels of the narrowest card, how high
    what is held is in parts of what is seen, and pieces that are cut off or lie over others; of
    what is lit the pixels of the smallest side, and how many cards show no sentence."""

    covered: float
    narrowest: float
    held: float
    cut: int
    over: int
    target: float
    unread: int


def measured(table: TableScene, window: QRectF, held: str, seat: int) -> Felt:
    """How *table* uses its felt, of which *window* is seen; *held* is the kind of the zone that
    holds what is the own of the *seat* that is asked."""
    seen = [item for item in table.lying if item.isVisible()]
    open_ = [item for item in seen if item.piece.name and item.up and item.piece.kind == "card"]
    region = QRegion()
    for mat in table.arrangement.mats:
        region += _pixels(mat.area & window, table.zoom)
    for (kind, _), printed in table.prints.items.items():
        if kind == "slots":  # those that hold something are covered by that
            region -= _pixels(printed.area, table.zoom)
    plans = [plan.area for plan in table.arrangement.plans.values()]
    for room in [*(item.body() for item in open_), *plans]:
        region += _pixels(room & window, table.zoom)
    parts = list(region)  # type: ignore[call-overload]  # an iterator that its stub forgets
    area = sum(part.width() * part.height() for part in parts)
    whole = _pixels(window, table.zoom)
    lit = [item for item in seen if item.ring_colour]
    own = [
        table.body_size(item).height()
        for item in open_
        if table.kind_of(item.zone).partition(":")[0] == held
        and (zone := table.view.zones.get(item.zone)) is not None
        and zone.owner in (seat, -1)
    ]
    return Felt(
        area / (whole.width() * whole.height()),
        min((table.body_size(item).width() for item in open_), default=0.0),
        statistics.median(own) / whole.height() if own else 0.0,
        sum(not window.adjusted(-1, -1, 1, 1).contains(item.body()) for item in seen),
        sum(1 for _ in _over(table, seen)),
        min((_least_side(item, table.zoom) for item in lit), default=0.0),
        sum(item.row_kind in WITHOUT_WORDS for item in lit if item in open_),
    )


def _least_side(item: PieceItem, zoom: float) -> float:
    body = item.body().size() * zoom
    return min(body.width(), body.height())


def _pixels(room: QRectF, zoom: float) -> QRect:
    return QRectF(room.topLeft() * zoom, room.size() * zoom).toRect()


def _over(table: TableScene, seen: list[PieceItem]) -> Iterator[tuple[PieceItem, PieceItem]]:
    """Pieces that lie over one of another place that has nothing to do with them."""
    spots = table.arrangement.spots
    flat = [
        (item, item.body())
        for item in seen
        if item.zone in spots and not spots[item.zone].space and not spots[item.zone].lies.under
    ]
    for number, (one, room) in enumerate(flat):
        for other, there in flat[:number]:
            if one.zone == other.zone or one.root() is other.root():
                continue
            shared = room & there
            least = min(room.width() * room.height(), there.width() * there.height())
            if shared.width() * shared.height() > OVER * least:
                yield one, other


def taken(app: App, session: Session, size: tuple[int, int]) -> TableView:
    """The table of *session* in a window of *size*, all at rest."""
    app.shell.resize(*size)
    if app.playing is None or app.playing.bridge.session is not session:
        app.play(session)
    still: list[bool] = []
    QTest.qWait(250)
    app.when_still(lambda: still.append(True))
    while not still:
        QTest.qWait(20)
    assert app.playing is not None
    app.playing.window.plate.hide()  # whose turn begins is told for a moment only
    QTest.mouseMove(app.playing.table.viewport(), QPoint(1, 1))
    QTest.qWait(150)
    return app.playing.table


def measure(moment: Moment, pictures: Path | None) -> None:
    """Print how the felt is used at *moment*, in windows of both sizes."""
    session = moment.session()
    with TemporaryDirectory() as home, opened(Path(home), curtain="never") as app:
        for size in SIZES:
            view = taken(app, session, size)
            asked = session.decisions[0].seat
            assert view.table is not None
            window = view.mapToScene(view.viewport().rect()).boundingRect()
            told = measured(view.table, window, HELD[moment.game], asked)
            held = told.held * view.viewport().height() / size[1]
            words = f"{moment.game:9}{moment.name:34}{size[1]:5}"
            print(
                f"{words}{told.covered:7.0%}{told.narrowest:7.0f}{held:8.1%}"
                f"{told.cut:5}{told.over:6}{told.target:8.0f}{told.unread:8}",
                flush=True,
            )
            if pictures:
                name = f"{moment.game}-{moment.name.replace(' ', '-').replace(',', '')}"
                app.shell.grab().save(str(pictures / f"{name}-{size[1]}.png"))


def main() -> None:
    """Measure the moments of the games named, or of all."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--pictures", type=Path)
    given = parser.parse_args()
    if given.pictures:
        given.pictures.mkdir(parents=True, exist_ok=True)
    first_window.application()
    print(
        f"{'game':9}{'moment':34}{'high':>5}{'felt':>7}{'least':>7}{'held':>8}{'cut':>5}{'over':>6}"
        f"{'target':>8}{'unread':>8}"
    )
    for moment in MOMENTS:
        if not given.games or moment.game in given.games:
            measure(moment, given.pictures)
            QApplication.processEvents()


if __name__ == "__main__":
    main()
