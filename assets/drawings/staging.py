"""Props in the scene: a prop's shapes scaled, lit, tinted by distance, shadowed and mirrored."""

from __future__ import annotations

import random
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QRadialGradient,
    QTransform,
)

from assets.drawings.landscape import light_point
from assets.drawings.places import Place, clear, mix, shaded
from assets.drawings.recipe import How, Thing
from assets.drawings.shapes import PROPS, Shape, varies

# tones that shine by themselves: no shade, no rim
_SHINING = frozenset({"glow", "fire"})


BUILT = 64
"""How many built props are cached: those of a few cards, because a card is painted at several
sizes."""

ROOMS = 512
"""How many bounds of props are cached: each is only a rectangle, and every composed picture asks
for some."""


def shapes_of(prop: str, seed: int) -> tuple[Shape, ...]:
    """The shapes of *prop*, cached by seed, or once if it has only one form.

    :raises KeyError: if there is no such prop.
    """
    return _built(prop, seed if varies(prop) else 0)


@lru_cache(maxsize=BUILT)
def _built(prop: str, seed: int) -> tuple[Shape, ...]:
    return tuple(PROPS[prop](random.Random(f"{prop} {seed}")))


def room_of(prop: str, seed: int) -> QRectF:
    """The bounds of *prop* in its unit space."""
    return _room_of(prop, seed if varies(prop) else 0)


@lru_cache(maxsize=ROOMS)
def _room_of(prop: str, seed: int) -> QRectF:
    room = QRectF()
    for shape in shapes_of(prop, seed):
        room = room.united(shape.path.boundingRect())
    return room


def stand(rect: QRectF, thing: Thing, how: How) -> QTransform:
    """The transform from the prop's unit space to the window *rect*."""
    change = QTransform()
    change.translate(rect.left() + thing.x * rect.width(), rect.top() + thing.y * rect.height())
    change.rotate(how.turn)
    size = thing.size * rect.height()
    change.scale(size * how.wide * (-1.0 if "mirror" in how.flags else 1.0), size)
    return change


def paint_prop(painter: QPainter, rect: QRectF, place: Place, thing: Thing, how: How) -> None:
    """Paint a prop in its place, with a rim of light on the side of the source."""
    change = stand(rect, thing, how)
    shapes = shapes_of(thing.prop, int(how.seed))
    room = change.mapRect(room_of(thing.prop, int(how.seed)))
    away = light_point(rect, place) - room.center()
    length = max((away.x() ** 2 + away.y() ** 2) ** 0.5, 1.0)
    side = away / length
    rim_width = max(0.55, min(rect.width() * 0.0055, thing.size * rect.height() * 0.012))
    painter.setPen(Qt.PenStyle.NoPen)
    if "lit" in how.flags:
        paint_halo(painter, room.center(), max(room.width(), room.height()) * 1.05, place)
    if how.alpha < 1:
        painter.save()
        painter.setOpacity(how.alpha)
    for shape in shapes:
        path = change.map(shape.path)
        bounds = path.boundingRect()
        colours = blended(place, shape, how)
        if shape.rim and shape.tone not in _SHINING and min(bounds.width(), bounds.height()) > 5.0:
            painter.setBrush(colours[1])
            painter.drawPath(path.translated(side * rim_width))
        painter.setBrush(_modelled(colours, bounds, side, shape, how))
        painter.drawPath(path)
    if how.alpha < 1:
        painter.restore()


def blended(place: Place, shape: Shape, how: How) -> tuple[QColor, ...]:
    """The colours of *shape* here: base, rim, lit side, dark side."""
    name = "ink" if "dim" in how.flags else how.tone or shape.tone
    lit = "lit" in how.flags
    key = (name, shape.shade + how.shade, how.haze, lit)
    found = place.blended.get(key)
    if found is None:
        glow = place.named["glow"]
        colour = shaded(place.named.get(name, place.named["figure"]), key[1])
        colour = mix(colour, glow, 0.25) if lit else colour
        colour = mix(colour, place.at(place.haze), how.haze)
        rim = mix(colour, glow, place.edge * (1 - how.haze))
        found = (colour, rim, shaded(colour, 0.13), shaded(colour, -0.24))
        place.blended[key] = found
    return found


def _modelled(
    colours: tuple[QColor, ...], bounds: QRectF, side: QPointF, shape: Shape, how: How
) -> QBrush:
    """A soft gradient from the lit side to the other."""
    if shape.tone in _SHINING or "dim" in how.flags or bounds.width() * bounds.height() < 40:
        return QBrush(colours[0])
    reach = QPointF(side.x() * bounds.width(), side.y() * bounds.height()) * 0.5
    fall = QLinearGradient(bounds.center() + reach, bounds.center() - reach)
    fall.setColorAt(0.0, colours[2])
    fall.setColorAt(0.45, colours[0])
    fall.setColorAt(1.0, colours[3])
    return QBrush(fall)


def paint_halo(painter: QPainter, at: QPointF, reach: float, place: Place) -> None:
    """Paint the soft light around a glowing thing."""
    halo = QRadialGradient(at, reach)
    tone = place.named["glow"]
    for stop, alpha in ((0.0, 0.7), (0.3, 0.34), (0.65, 0.09), (1.0, 0.0)):
        halo.setColorAt(stop, clear(tone, alpha))
    painter.setBrush(halo)
    painter.drawEllipse(at, reach, reach)


def paint_shadow(painter: QPainter, rect: QRectF, place: Place, thing: Thing, how: How) -> None:
    """Paint the shadow at the foot of a prop, away from the light."""
    room = room_of(thing.prop, int(how.seed))
    size = thing.size * rect.height()
    half = min(room.width() * how.wide, 1.2) * size * 0.5
    foot = QPointF(rect.left() + thing.x * rect.width(), rect.top() + thing.y * rect.height())
    foot.setX(foot.x() + (0.2 if thing.x > place.light[0] else -0.2) * half)
    painter.save()
    painter.translate(foot)
    painter.scale(1.0, 0.2)
    pool = QRadialGradient(QPointF(0, 0), half * 1.25)
    dark = place.named["ink"]
    pool.setColorAt(0.0, clear(dark, 0.5))
    pool.setColorAt(0.55, clear(dark, 0.25))
    pool.setColorAt(1.0, clear(dark, 0.0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(pool)
    painter.drawEllipse(QPointF(0, 0), half * 1.25, half * 1.25)
    painter.restore()


def paint_reflection(painter: QPainter, rect: QRectF, place: Place, thing: Thing, how: How) -> None:
    """Paint the prop upside down in the water below its foot, faint and shortened."""
    foot = rect.top() + thing.y * rect.height()
    change = stand(rect, thing, how)
    flip = QTransform(1, 0, 0, -0.7, 0, foot * 1.7)
    whole = QPainterPath()
    painter.save()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setOpacity(0.30)
    for shape in shapes_of(thing.prop, int(how.seed)):
        if shape.rim or not whole.elementCount():
            whole = (change * flip).map(shape.path)
            painter.setBrush(mix(blended(place, shape, how)[0], place.at(place.earth[1]), 0.3))
            painter.drawPath(whole)
    painter.restore()
