"""Where things are on the real window: what eyes would tell hands."""

from itertools import product
from typing import Any

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget

from ui.program.app import App
from ui.scene.pieces.items import PieceItem
from ui.scene.table_view import TableView


def words_on(button: QAbstractButton) -> str:
    """What a button says: its own words, or those of its first label that is not a number."""
    words = [button.text(), *(each.text() for each in button.findChildren(QLabel))]
    return next((each for each in words if each and not each.isdigit()), "")


def middle(widget: QWidget) -> tuple[int, int]:
    """The middle of *widget* on the screen."""
    return widget.mapToGlobal(widget.rect().center()).toTuple()  # type: ignore[return-value]


def items(view: TableView) -> list[PieceItem]:
    """The pieces that can be seen."""
    assert view.table is not None
    return [item for item in view.table.lying if item.isVisible()]


def spot_on_piece(view: TableView, piece: int) -> QPoint | None:
    """A point of the viewport where the known *piece* is on top; nothing if it is covered."""
    for item in items(view):
        if item.piece.id == piece:
            return spot_on_item(view, item)
    return None


def spot_on_item(view: TableView, item: PieceItem) -> QPoint | None:
    """A point of the viewport where *item* is on top."""
    body = item.body()
    for x in (0.5, 0.12, 0.3, 0.7, 0.88):
        for y in (0.4, 0.7, 0.15, 0.9):
            at = QPointF(body.left() + x * body.width(), body.top() + y * body.height())
            pixel = view.mapFromScene(at)
            if view.viewport().rect().contains(pixel) and _top_piece(view, pixel) is item:
                return pixel
    return None


def spot_on_zone(view: TableView, zone: str) -> QPoint | None:
    """Where *zone* takes drops, or will while something is held that may lie there: its middle,
    unless a smaller place lies there; nothing if that is nowhere."""
    assert view.table is not None
    spots = view.table.arrangement.spots
    spot = spots.get(zone)
    if spot is None or not (spot.shown or spot.folded):
        return None
    drop = spot.drop
    for across, down in product((0.5, 0.58, 0.42, 0.2, 0.8), (0.5, 0.2, 0.8)):
        at = drop.topLeft() + QPointF(across * drop.width(), down * drop.height())
        others = (s.drop for s in spots.values() if s is not spot and (s.shown or s.folded))
        if not any(each.contains(at) and each.width() < drop.width() for each in others):
            return view.mapFromScene(at)
    return view.mapFromScene(drop.center())


def _top_piece(view: TableView, pixel: QPoint) -> PieceItem | None:
    found = [item for item in view.items(pixel) if isinstance(item, PieceItem)]
    return found[0] if found else None


def table(app: App) -> dict[str, Any]:
    """The table as a test of another process needs it: what is asked, and where things are."""
    if app.playing is None or app.playing.table.table is None:
        return {}
    view, bridge = app.playing.table, app.playing.bridge
    port = view.viewport()

    def on_screen(spot: QPoint | None) -> tuple[int, int] | None:
        return port.mapToGlobal(spot).toTuple() if spot is not None else None  # type: ignore[return-value]

    decision = bridge.decision
    options = decision.legal() if decision else []
    return {
        "moving": view.moving,
        "entries": len(bridge.session.journal.entries) + len(bridge.session.waiting_room.answers),
        "over": bridge.session.over,
        "asked": decision.ask if decision else "",
        "seat": bridge.seat,
        "options": [[o.key, o.label, o.pieces, o.zones] for o in options],
        "pieces": {
            str(piece): on_screen(spot_on_piece(view, piece))
            for option in options
            for piece in option.pieces
        },
        "zones": {
            zone: on_screen(spot_on_zone(view, zone)) for zone in view.table.arrangement.spots
        },
    }
