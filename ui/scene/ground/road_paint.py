"""A painted road: each place a small landscape, with ways between them, numbers and names."""

from __future__ import annotations

from collections.abc import Mapping
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from assets.drawings import terrain
from assets.drawings.props import load_props
from assets.drawings.recipe import Recipe
from assets.drawings.scene import paint_scene
from assets.drawings.terrain import Look
from assets.drawings.weather import in_weather
from tabletop.table.space import Ground, Place
from ui.base import fonts
from ui.scene.ground.ground_layers import Style, flat
from ui.scene.measures import metrics
from ui.scene.pieces.felt_text import write
from ui.scene.pieces.tokens import GOLD, INK, IVORY
from ui.scene.places.road_plan import RoadPlan

WIDEST = 480  # the greatest width of a landscape in pixels; beyond that it is scaled up
ROUND = 0.05  # the radius of a plot's corners, in widths
TRACK = 0.2  # the width of the way, in heights of the figures' room
CAPTION = 0.075  # the height of a plot's number and name, in plot heights
CAPTION_MOST = 0.15  # the same at large text scales
_SAND, _RUT = QColor("#a58a5c"), QColor("#5b4526")


def paint(
    painter: QPainter,
    room: QRectF,
    plan: RoadPlan,
    ground: Ground,
    looks: Mapping[Place, Look],
    style: Style,
) -> None:
    """Paint what lies in *room*: plots, then the ways over them, then the captions."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    near = [place for place, plot in plan.rooms.items() if _around(plot).intersects(room)]
    for place in near:
        _paint_plot(painter, plan, looks[place], place, ground.weather, style)
    ways = QPainterPath()
    for place in plan.rooms:
        for other in ground.space.neighbours[place]:
            if ground.space.rank[place] < ground.space.rank[other] or (
                place not in ground.space.neighbours[other]
            ):
                ways.addPath(way(plan, place, other))
    _paint_ways(painter, ways, plan, style)
    for place in near:
        _write_caption(painter, plan.rooms[place], ground, place, style)


def _around(plot: QRectF) -> QRectF:
    """The rectangle of the *plot* with its shadow."""
    margin = 0.1 * plot.width()
    return plot.adjusted(-margin, -margin, margin, margin)


def _paint_plot(
    painter: QPainter, plan: RoadPlan, look: Look, place: Place, weather: str, style: Style
) -> None:
    """Paint one plot: its shadow, its landscape, its frame."""
    plot, scale = plan.rooms[place], style.pixels / plan.cell
    corner = ROUND * plot.width()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 26))
    for step in range(4):
        grow = corner * 0.3 * step
        painter.drawRoundedRect(
            plot.adjusted(-grow, -grow, grow, grow).translated(corner * 0.2, corner * 0.35),
            corner + grow,
            corner + grow,
        )
    path = QPainterPath()
    path.addRoundedRect(plot, corner, corner)
    if style.contrast:
        painter.fillPath(path, flat(look))
    else:
        across, down = round(plot.width() * scale), round(plot.height() * scale)
        painter.save()
        painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        small = min(1.0, WIDEST / max(across, 1))
        size = max(round(across * small), 8), max(round(down * small), 8)
        shows = (look, weather, crc32(place.encode()) % 5, *size)
        picture = style.picture(shows, lambda: _landscape(*shows))
        painter.drawPixmap(plot, picture, QRectF(picture.rect()))
        painter.restore()
    painter.setBrush(Qt.BrushStyle.NoBrush)
    light = QColor("#ffffff") if style.contrast else QColor(GOLD)
    light.setAlpha(255 if style.contrast else 150)
    for tone, wide in ((INK, 0.022), (light, 0.008)):
        painter.setPen(QPen(tone, wide * plot.width()))
        painter.drawRoundedRect(plot, corner, corner)


def _landscape(look: Look, weather: str, seed: int, across: int, down: int) -> QPixmap:
    """A landscape of this *look* in this *weather*, *across* by *down* pixels; there are five
    variants of each."""
    load_props()
    props = look.props[seed % len(look.props)] if look.props else ()
    recipe = Recipe(look.place, look.place, seed=seed, props=props)
    pixels = QPixmap(across, down)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(0, 0, across, down)
        place = in_weather(terrain.place_of(look.place, contrast=False), weather)
        paint_scene(painter, room, recipe, place)
        painter.fillRect(room, QColor(10, 7, 12, 60))
    return pixels


def way(plan: RoadPlan, one: Place, other: Place) -> QPainterPath:
    """The way between two places: straight between neighbours, otherwise curved."""
    a, b = plan.centre(one), plan.centre(other)
    path = QPainterPath(a)
    if abs(b.y() - a.y()) < 1:
        path.lineTo(b)
    elif abs(b.x() - a.x()) < 1:
        aside = QPointF(0.5 * plan.rooms[one].width(), 0)
        aside = aside if a.x() > plan.area.center().x() else -aside
        path.cubicTo(a + aside, b + aside, b)
    else:
        low = QPointF(0, 0.6 * (b.y() - a.y()))
        path.cubicTo(a + low, b - low, b)
    return path


def _paint_ways(painter: QPainter, ways: QPainterPath, plan: RoadPlan, style: Style) -> None:
    wide = TRACK * min((plan.standing(p).height() for p in plan.rooms), default=0.0)
    wide = max(wide, 0.06 * plan.cell)
    lines = [(INK, 1.0, 150), (_RUT, 0.86, 255), (_SAND, 0.66, 255)]
    if style.contrast:
        lines = [(QColor("#000000"), 1.0, 255), (QColor("#ffffff"), 0.8, 255)]
    for tone, part, alpha in lines:
        colour = QColor(tone)
        colour.setAlpha(alpha)
        pen = QPen(colour, wide * part)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(ways, pen)
    if not style.contrast:
        ruts = QPen(QColor(70, 52, 28, 120), wide * 0.1)
        ruts.setDashPattern([5, 3.4, 2, 4.2])
        painter.strokePath(ways.translated(0, wide * 0.16), ruts)
        painter.strokePath(ways.translated(0, -wide * 0.16), ruts)


def _write_caption(
    painter: QPainter, plot: QRectF, ground: Ground, place: Place, style: Style
) -> None:
    """Write the number of a plot on a disc, and the names of what lies there, along its lower
    edge."""
    high = max(CAPTION * plot.height(), metrics.LABEL) * style.text
    high = min(high, CAPTION_MOST * plot.height())
    line = QRectF(plot.left(), plot.bottom() - high * 1.3, plot.width(), high * 1.3)
    corner = ROUND * plot.width()
    path = QPainterPath()
    path.addRoundedRect(plot, corner, corner)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.fillRect(line, QColor(0, 0, 0, 255 if style.contrast else 150))
    painter.restore()
    code, lies = ground.code_of(place), ground.terrain.get(place)
    side = high * 1.15
    disc = QRectF(plot.left() + high * 0.3, 0, side * max(1.0, 0.5 + 0.45 * len(code)), side)
    disc.moveTop(line.center().y() - side / 2)
    painter.setPen(QPen(QColor("#ffffff") if style.contrast else GOLD, high * 0.07))
    painter.setBrush(INK)
    painter.drawRoundedRect(disc, side / 2, side / 2)
    inset = side * 0.12
    inner = disc.adjusted(inset, inset, -inset, -inset)
    write(painter, inner, code, fonts.PLAIN, IVORY, bold=True)
    if lies is not None:
        words = QRectF(disc.right() + high * 0.3, line.top(), 0, line.height())
        words.setRight(plot.right() - high * 0.3)
        left = Qt.AlignmentFlag.AlignLeft
        write(painter, words, lies.name[:1].upper() + lies.name[1:], fonts.CAPITALS, IVORY, left)
