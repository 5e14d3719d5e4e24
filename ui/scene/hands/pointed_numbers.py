"""Numbers, names and signs beside pieces, as hands on the table point at them."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, QRectF

from ui.scene.measures import metrics
from ui.scene.pieces.items import PieceItem
from ui.scene.places.spot import Gauge
from ui.scene.view.laid_view import LaidView
from ui.scene.whereabouts.laid_scene import LaidScene

OF_TABLE = ("text", "way", "tally", "coins")
"""What readouts show that is read off no piece."""

WORDS = ("text", "way")
"""Those that are no more than words or lines on the felt."""

NUMBERS = ("number", "fact", "bar", "split")
"""Those that show a number of a piece, which changes."""


def gauge_at(table: LaidScene | None, point: QPointF) -> Gauge | None:
    """What is read off *table* at *point*."""
    gauges = table.arrangement.gauges if table is not None else ()
    return next((gauge for gauge in gauges if gauge.area.contains(point)), None)


def read_off(table: LaidScene | None, gauge: Gauge) -> PieceItem | None:
    """The piece whose number, name or signs *gauge* shows; none if that is the table's own."""
    if table is None or gauge.readout.show in OF_TABLE:
        return None
    lying = table.gauged(gauge)
    return lying[-1] if lying else None


def beside(table: LaidScene, zone: str) -> list[QRectF]:
    """Where the way of play is shown beside *zone*."""
    gauges = table.arrangement.gauges
    return [each.area for each in gauges if each.zone == zone and each.readout.show == "way"]


def token_at(view: LaidView, pixel: QPoint) -> Gauge | None:
    """What is read off the table at *pixel* and looks as if it could be taken: no words."""
    gauge = gauge_at(view.table, view.mapToScene(pixel))
    return gauge if gauge is not None and gauge.readout.show not in WORDS else None


def label_at(view: LaidView, pixel: QPoint) -> str:
    """The place whose name, with its count, is printed at *pixel*; empty if there is none."""
    table, point = view.table, view.mapToScene(pixel)
    return shut_at(table, point, view.zoom) or _named_at(table, point)


def _named_at(table: LaidScene | None, point: QPointF) -> str:
    labels = table.arrangement.labels.items() if table is not None else ()
    return next((zone for zone, area in labels if area.contains(point)), "")


def shut_at(table: LaidScene | None, point: QPointF, zoom: float) -> str:
    """The place of which the number alone is shown that *point* of *table* means, empty if none: a
    line of words is lower than what is easily hit."""
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
    """What the turn of the round at *pixel* says of itself; empty if there is none."""
    return view.table.notes.turn_at(view.mapToScene(pixel)) if view.table is not None else ""
