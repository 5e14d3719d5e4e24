"""Readouts beside pieces, and pointing at them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF

from ui.scene.hands.pointed_pieces import is_on
from ui.scene.measures import metrics
from ui.scene.pieces.items import PieceItem
from ui.scene.places.spot import Gauge
from ui.scene.view.laid_view import LaidView
from ui.scene.whereabouts.laid_scene import LaidScene

OF_TABLE = ("text", "state", "way", "tally", "coins")
"""The readouts that belong to no piece."""

WORDS = ("text", "way")
"""The readouts that are only text or lines on the felt."""

OF_COUNTERS = ("state", "way", "tally", "coins", "candle")
"""The readouts that show counters of the table."""

NUMBERS = ("number", "fact", "bar", "split")
"""The readouts that show a changing number of a piece."""


def gauge_at(table: LaidScene | None, point: QPointF) -> Gauge | None:
    """The readout at *point* of *table*."""
    gauges = table.arrangement.gauges if table is not None else ()
    return next((gauge for gauge in gauges if gauge.area.contains(point)), None)


def counters_of(gauge: Gauge | None) -> tuple[str, ...]:
    """The counters of the table that *gauge* shows, the one that it counts first."""
    if gauge is None or gauge.readout.show not in OF_COUNTERS:
        return ()
    shows = gauge.readout
    return tuple(filter(None, (shows.counter, *shows.when)))


def counters_at(view: LaidView, pixel: QPoint) -> tuple[str, ...]:
    """The same for the readout at *pixel*; none if a piece lies there."""
    point = view.mapToScene(pixel)
    items = view.items(pixel)
    if any(isinstance(item, PieceItem) and is_on(item, point) for item in items):
        return ()
    return counters_of(gauge_at(view.table, point))


def counters_pointed_at(view: LaidView) -> tuple[str, ...]:
    """The same for the readout under the pointer."""
    return counters_at(view, view.viewport().mapFromGlobal(view.cursor().pos()))


def read_off(table: LaidScene | None, gauge: Gauge) -> PieceItem | None:
    """The piece that *gauge* describes, or None if it is the table's own."""
    if table is None or gauge.readout.show in OF_TABLE:
        return None
    lying = table.gauged(gauge)
    return lying[-1] if lying else None


def beside(table: LaidScene, zone: str) -> list[QRectF]:
    """Where the way of play is shown beside *zone*."""
    gauges = table.arrangement.gauges
    return [each.area for each in gauges if each.zone == zone and each.readout.show == "way"]


def token_at(view: LaidView, pixel: QPoint) -> Gauge | None:
    """The readout at *pixel* that looks like a piece that can be picked up."""
    gauge = gauge_at(view.table, view.mapToScene(pixel))
    return gauge if gauge is not None and gauge.readout.show not in WORDS else None


def label_at(view: LaidView, pixel: QPoint) -> str:
    """The place whose label with a count is at *pixel*; empty if there is none."""
    table, point = view.table, view.mapToScene(pixel)
    return shut_at(table, point, view.zoom) or _named_at(table, point)


def _named_at(table: LaidScene | None, point: QPointF) -> str:
    labels = table.arrangement.labels.items() if table is not None else ()
    return next((zone for zone, area in labels if area.contains(point)), "")


def shut_at(table: LaidScene | None, point: QPointF, zoom: float) -> str:
    """The shut place meant by *point* of *table*; empty if there is none. Its line of text is lower
    than a click target should be, so the surroundings count too."""
    if table is None:
        return ""
    labels, spots = table.arrangement.labels, table.arrangement.spots
    low = metrics.TARGET_LEAST / max(zoom, 0.01)
    found = []
    for zone, label in labels.items():
        more = max(0.0, low - label.height()) / 2
        if spots[zone].shut and label.adjusted(0, -more, 0, more).contains(point):
            found.append((abs(label.center().y() - point.y()), zone))
    return min(found, default=(0.0, ""))[1]


def turn_at(view: LaidView, pixel: QPoint) -> str:
    """The text of the turn at *pixel* in the order of turns; empty if there is none."""
    return view.table.notes.turn_at(view.mapToScene(pixel)) if view.table is not None else ""
