"""A picture painted from its recipe, into any rectangle at any size.

`paint_scene` paints the window; `paint_over` then paints the props that break its frame.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPixmap, QRadialGradient

from assets.drawings import landscape, weather
from assets.drawings.places import Place
from assets.drawings.recipe import Recipe
from assets.drawings.ridges import paint_ridges
from assets.drawings.staging import paint_prop, paint_reflection, paint_shadow

_GRAIN: dict[int, QPixmap] = {}
_GRAIN_SIDE = 192


def paint_scene(
    painter: QPainter, rect: QRectF, recipe: Recipe, place: Place, *, plain: bool = False
) -> None:
    """Paint *recipe* into *rect*; the caller clips. *place* is its place `as_in` the recipe.

    *plain* leaves out what is invisible on a very small card: weather, reflections and grain.
    """
    sky, land, air, water = (random.Random(f"{recipe.name} {recipe.seed} {i}") for i in range(4))
    landscape.paint_sky(painter, rect, place)
    if not plain:
        weather.paint_weather(painter, rect, place, air, weather.ABOVE)
    landscape.paint_light(painter, rect, place, sky)
    _paint_layer(painter, rect, recipe, place, "sky")
    seed = land.random()
    paint_ridges(painter, rect, place, random.Random(seed), last=False)
    _paint_layer(painter, rect, recipe, place, "far")
    paint_ridges(painter, rect, place, random.Random(seed), last=True)
    landscape.paint_mist(painter, rect, place)
    landscape.paint_ground(painter, rect, place, land)
    if place.ground == "water" and not plain:
        for thing, how in recipe.drawn:
            afloat = how.layer == "mid" and thing.y > place.horizon
            if afloat and "dry" not in how.flags:
                paint_reflection(painter, rect, place, thing, how)
        landscape.paint_ripples(painter, rect, place, water)
    _paint_layer(painter, rect, recipe, place, "mid")
    _paint_layer(painter, rect, recipe, place, "near")
    if plain:
        return
    weather.paint_weather(painter, rect, place, air, weather.BEFORE)
    _paint_vignette(painter, rect, place)
    paint_grain(painter, rect, 18)


def paint_whole(painter: QPainter, rect: QRectF, recipe: Recipe, place: Place, wide: float) -> None:
    """Paint *recipe* over all of *rect*, at its full height and *wide* times as wide as high; what
    extends beyond the edges is cut off."""
    room = QRectF(0, 0, max(rect.width(), wide * rect.height()), rect.height())
    room.moveCenter(rect.center())
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    paint_scene(painter, room, recipe, place)
    paint_over(painter, room, recipe, place)
    painter.restore()


def paint_over(painter: QPainter, rect: QRectF, recipe: Recipe, place: Place) -> None:
    """Paint what breaks the frame; *rect* is the window, and the caller has removed its clip."""
    _paint_layer(painter, rect, recipe, place, "over")


def _paint_layer(painter: QPainter, rect: QRectF, recipe: Recipe, place: Place, layer: str) -> None:
    for thing, how in recipe.drawn:
        if how.layer != layer:
            continue
        grounded = layer == "mid" and place.ground not in ("water", "none")
        if grounded and "still" not in how.flags and thing.y > place.horizon:
            paint_shadow(painter, rect, place, thing, how)
        paint_prop(painter, rect, place, thing, how)


def _paint_vignette(painter: QPainter, rect: QRectF, place: Place) -> None:
    centre = landscape.light_point(rect, place) * 0.4 + rect.center() * 0.6
    edge = QRadialGradient(centre, max(rect.width(), rect.height()) * 0.78)
    dark = QColor(place.named["ink"])
    edge.setColorAt(0.55, QColor(dark.red(), dark.green(), dark.blue(), 0))
    edge.setColorAt(1.0, QColor(dark.red(), dark.green(), dark.blue(), 110))
    painter.fillRect(rect, edge)


def paint_grain(painter: QPainter, rect: QRectF, strength: int) -> None:
    """Fine grain over *rect*; *strength* is the greatest alpha (0-255) of a grain."""
    painter.drawTiledPixmap(rect, _grain(strength), QPointF(0, 0))


def _grain(strength: int) -> QPixmap:
    """A tile of noise, cached: dark and bright specks that keep the average brightness."""
    if strength not in _GRAIN:
        alphas = bytes(round(strength * abs(b / 127.5 - 1) ** 1.6) for b in range(256))
        lights = bytes(alpha if b > 127 else 0 for b, alpha in enumerate(alphas))
        noise = random.Random(7).randbytes(_GRAIN_SIDE**2)
        pixels = bytearray(4 * len(noise))
        pixels[3::4] = noise.translate(alphas)
        for channel in range(3):
            pixels[channel::4] = noise.translate(lights)
        image = QImage(
            bytes(pixels),
            _GRAIN_SIDE,
            _GRAIN_SIDE,
            4 * _GRAIN_SIDE,
            QImage.Format.Format_ARGB32_Premultiplied,
        )
        _GRAIN[strength] = QPixmap.fromImage(image.copy())
    return _GRAIN[strength]
