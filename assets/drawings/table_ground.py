"""The ground of a game's table: a texture with light on it, and perhaps a place beyond it.

It is baked into `ground.jpg` beside the game's dressing by `packaging/boxes.py`.
"""

from __future__ import annotations

import random

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPixmap, QRadialGradient

from assets.drawings.places import clear, read_places
from assets.drawings.recipe import ART, Recipe
from assets.drawings.scene import paint_scene
from assets.drawings.table_recipe import TableRecipe
from assets.drawings.textures import texture

SMOKE = 26
"""The number of smoke patches, if there is smoke."""

ACROSS = 3.75
"""How many tiles of a texture are side by side."""

BRIGHTEST = QColor("#4a4437")
"""The limit of brightness of a ground, so that text on it can be read."""

SIDE = 384
"""The side in pixels of the texture that a tile is painted from."""


def paint_table(painter: QPainter, room: QRectF, table: TableRecipe) -> None:
    """Paint the ground of a *table* into all of *room*."""
    _tile(painter, room, table.texture, table.tones, table.scale)
    if table.wall:
        wall = QRectF(room.topLeft(), QPointF(room.right(), room.top() + table.far * room.height()))
        _tile(painter, wall, table.wall, table.wall_tones or table.tones, table.scale)
        foot = QRectF(wall.left(), wall.bottom(), wall.width(), 0.05 * room.height())
        _fade(painter, foot, QColor(0, 0, 0, 150), QColor(0, 0, 0, 0))
    if table.place:
        _paint_beyond(painter, room, table)
    if table.smoke:
        _paint_smoke(painter, room, table.smoke)
    wide = room.width()
    for lamp in table.lamps:
        at = QPointF(room.left() + lamp.x * wide, room.top() + lamp.y * room.height())
        _paint_lamp(painter, room, at, lamp.reach * wide, QColor(lamp.colour), lamp.strength)
    _paint_dark(painter, room, table.dark)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Darken)
    painter.fillRect(room, BRIGHTEST)


def _tile(painter: QPainter, room: QRectF, kind: str, tones: tuple[str, ...], scale: float) -> None:
    """Cover *room* with the texture of this *kind*, with tiles at *scale*."""
    scale *= room.width() / (ACROSS * SIDE)
    painter.save()
    painter.setClipRect(room)
    painter.translate(room.topLeft())
    painter.scale(scale, scale)
    covered = QRectF(0, 0, room.width() / scale, room.height() / scale)
    painter.drawTiledPixmap(covered, texture(kind, tones, SIDE), QPointF())
    painter.restore()


def _fade(painter: QPainter, room: QRectF, first: QColor, last: QColor) -> None:
    shade = QLinearGradient(room.topLeft(), room.bottomLeft())
    shade.setColorAt(0, first)
    shade.setColorAt(1, last)
    painter.fillRect(room, shade)


def _paint_beyond(painter: QPainter, room: QRectF, table: TableRecipe) -> None:
    """Paint the place behind the table, into which the table fades."""
    size = room.size().toSize()
    size.setHeight(round(size.height() * table.far))
    recipe = Recipe("table", table.place, seed=table.seed, props=table.props)
    picture = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    picture.fill(0)
    with QPainter(picture) as over:
        over.setRenderHint(QPainter.RenderHint.Antialiasing)
        place = read_places(ART / "places.toml")[table.place].as_in(recipe)
        paint_scene(over, QRectF(picture.rect()), recipe, place)
        over.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        shown = QLinearGradient(0, 0, 0, size.height())
        shown.setColorAt(0, QColor(0, 0, 0, round(255 * table.seen)))
        shown.setColorAt(0.55, QColor(0, 0, 0, round(255 * table.seen * 0.8)))
        shown.setColorAt(1, QColor(0, 0, 0, 0))
        over.fillRect(picture.rect(), shown)
    painter.drawPixmap(room.topLeft(), QPixmap.fromImage(picture))


def _paint_smoke(painter: QPainter, room: QRectF, strength: int) -> None:
    luck = random.Random(strength)
    for _ in range(SMOKE):
        at = QPointF(luck.uniform(0, room.width()), luck.uniform(0.3, 1.0) * room.height())
        reach = luck.uniform(0.1, 0.3) * room.width()
        painter.save()
        painter.translate(room.topLeft() + at)
        painter.scale(1, 0.36)
        puff = QRadialGradient(QPointF(), reach)
        puff.setColorAt(0, QColor(196, 186, 172, strength))
        puff.setColorAt(1, QColor(196, 186, 172, 0))
        painter.fillRect(QRectF(-reach, -reach, 2 * reach, 2 * reach), puff)
        painter.restore()


def _paint_lamp(
    painter: QPainter, room: QRectF, at: QPointF, reach: float, colour: QColor, strength: float
) -> None:
    light = QRadialGradient(at, reach)
    for part, left in ((0.0, 1.0), (0.5, 0.35), (1.0, 0.0)):
        light.setColorAt(part, clear(colour, strength * left))
    painter.fillRect(room, light)


def _paint_dark(painter: QPainter, room: QRectF, strength: float) -> None:
    """Paint dark corners, so that the eye goes to the middle."""
    middle = QPointF(room.center().x(), room.top() + 0.45 * room.height())
    shade = QRadialGradient(middle, 0.68 * max(room.width(), room.height()))
    shade.setColorAt(0, QColor(0, 0, 0, 0))
    shade.setColorAt(0.5, clear(QColor(0, 0, 0), 0.15 * strength))
    shade.setColorAt(1, clear(QColor(0, 0, 0), strength))
    painter.fillRect(room, shade)
