"""A painted landscape: the scenes of all stops blend into each other, with a way through them.

The picture depends only on the terrains and its size, and is cached. The way, a veil over stops
still to come, milestones and name boards are painted over it.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping, Sequence
from itertools import pairwise
from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QColor,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QRadialGradient,
)

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
from ui.scene.pieces.tokens import INK, IVORY
from ui.scene.places.landscape_plan import LandscapePlan

WIDER = 0.62
"""How much wider than its part a scene is painted, to blend into the one before."""

MOST = 2400
"""The greatest width of a picture in pixels; beyond that it is scaled up."""

ROUND = 0.045  # the radius of the picture's corners, in its heights
WAY = 0.085  # the width of the way, in picture heights
STONE = (0.136, 0.057)  # half the width and height of a milestone, in picture heights
LIT = (1.9, 2.0)  # how far the light around one reaches, in its half sizes
GROWN = 1.8  # how much larger the travellers' milestone is
BOARD = 0.142  # the height of a name board, in picture heights
BOARD_MOST = 0.21  # the same at large text scales
LEAST = 0.68  # the least scale of text on boards, the same for all of them
LOW = 0.012  # between a board and the lower edge

_VEIL = QColor(34, 26, 22, 96)
_FRAME = QColor(196, 156, 92, 130)


def paint(
    painter: QPainter,
    room: QRectF,
    plan: LandscapePlan,
    ground: Ground,
    looks: Mapping[Place, Look],
    style: Style,
) -> None:
    """Paint what lies in *room* of the landscape of *plan*; *looks* are the looks of its places."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    _paint_shadow(painter, plan)
    whole = QPainterPath()
    corner = ROUND * plan.area.height()
    whole.addRoundedRect(plan.area, corner, corner)
    painter.save()
    painter.setClipPath(whole, Qt.ClipOperation.IntersectClip)
    if style.contrast:
        for place in plan.places:
            painter.fillRect(plan.rooms[place], flat(looks[place]))
    else:
        _paint_scenes(painter, plan, ground, looks, style)
    _paint_way(painter, plan, ground, style)
    painter.restore()
    for place in _reaching(room, plan):
        _paint_stone(painter, plan, ground, place, style)
    tall, pixels = _board_size(plan, ground, style)
    for place in _reaching(room, plan):
        _paint_board(painter, plan, ground, place, tall, pixels, style)


def shows(room: QRectF, plan: LandscapePlan, ground: Ground) -> Hashable:
    """Everything that the picture of *room* depends on: the terrains and names of all stops,
    because one picture and one font size are made for all; and for the stops in *room*, whether the
    travellers are there or still have to come."""
    near = _reaching(room, plan)
    before = {one for one, other in pairwise(plan.places) if other in near}
    return (
        plan,
        tuple(ground.terrain.get(place) for place in plan.places),
        tuple(ground.code_of(place) for place in near),
        ground.weather,
        ground.here if ground.here in near else "",
        frozenset(before.union(near).intersection(ground.ahead)),
    )


def _reaching(room: QRectF, plan: LandscapePlan) -> list[Place]:
    """The stops of which anything reaches into *room*: a milestone with the widest light around it,
    or a board."""
    found = []
    for place, part in plan.rooms.items():
        across, down = _stone_size(plan, place, here=True)
        light = QRectF(0, 0, 2 * LIT[0] * across, 2 * LIT[1] * down)
        light.moveCenter(plan.milestone(place))
        if (part | light).intersects(room):
            found.append(place)
    return found


def _paint_shadow(painter: QPainter, plan: LandscapePlan) -> None:
    high = plan.area.height()
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(0, 0, 0, 26))
    for step in range(5):
        grow = 0.011 * high * (step + 1)
        room = plan.area.adjusted(-grow, -grow, grow, grow).translated(0, 0.02 * high)
        painter.drawRoundedRect(room, ROUND * high + grow, ROUND * high + grow)


# --- the picture -------------------------------------------------------------------------------


def _paint_scenes(
    painter: QPainter,
    plan: LandscapePlan,
    ground: Ground,
    looks: Mapping[Place, Look],
    style: Style,
) -> None:
    scale = style.pixels / plan.cell
    scale = min(scale, MOST / max(plan.area.width(), 1.0))
    across, down = (max(round(side * scale), 8) for side in (plan.area.width(), plan.area.height()))
    lies = tuple((looks[place], crc32(place.encode()) % 5) for place in plan.places)
    shows = ("landscape", lies, ground.weather, across, down)
    picture = style.picture(shows, lambda: panorama(lies, ground.weather, across, down))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(plan.area, picture, QRectF(picture.rect()))


def panorama(lies: Sequence[tuple[Look, int]], weather: str, across: int, down: int) -> QPixmap:
    """A landscape *across* by *down* pixels: the scenes of these looks (each with its seed) from
    left to right, each blending into the one before."""
    load_props()
    pixels = QPixmap(across, down)
    pixels.fill(QColor("#3a3020"))
    wide = across / max(len(lies), 1)
    with QPainter(pixels) as painter:
        for number, (look, seed) in enumerate(lies):
            scene = _scene(look, weather, seed, round(wide * (1 + WIDER)), down, melts=number > 0)
            painter.drawPixmap(QPointF(wide * number - wide * WIDER / 2, 0), scene)
        dusk = QLinearGradient(0, 0, 0, down)
        for at, tone in (
            (0.0, QColor(20, 10, 4, 96)),
            (0.3, QColor(20, 10, 4, 0)),
            (0.62, QColor(30, 18, 6, 0)),
            (1.0, QColor(24, 14, 6, 190)),
        ):
            dusk.setColorAt(at, tone)
        painter.fillRect(pixels.rect(), dusk)
    return pixels


def _scene(look: Look, weather: str, seed: int, across: int, down: int, *, melts: bool) -> QPixmap:
    props = look.props[seed % len(look.props)] if look.props else ()
    place = in_weather(terrain.place_of(look.place, contrast=False), weather)
    pixels = QPixmap(across, down)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        recipe = Recipe(look.place, look.place, seed=seed, props=props)
        paint_scene(painter, QRectF(pixels.rect()), recipe, place)
        if melts:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
            ramp = QLinearGradient(0, 0, across * WIDER / (1 + WIDER), 0)
            ramp.setColorAt(0, QColor(0, 0, 0, 0))
            ramp.setColorAt(0.95, QColor(0, 0, 0, 255))
            painter.fillRect(pixels.rect(), ramp)
    return pixels


# --- the way -----------------------------------------------------------------------------------


def _curve(points: Sequence[QPointF]) -> QPainterPath:
    path = QPainterPath(points[0])
    for one, other in pairwise(points):
        on = QPointF((other.x() - one.x()) / 2, 0)
        path.cubicTo(one + on, other - on, other)
    return path


def _paint_way(painter: QPainter, plan: LandscapePlan, ground: Ground, style: Style) -> None:
    """Paint the way from the left edge to the last stop, and the veil over stops not reached."""
    stones = [plan.milestone(place) for place in plan.places]
    high = plan.area.height()
    whole = _curve([QPointF(plan.area.left(), stones[0].y() + 0.03 * high), *stones])
    lines = [
        (QColor(20, 10, 4, 120), 1.5),
        (QColor("#5b4526"), 1.16),
        (QColor("#c2a369"), 0.92),
        (QColor("#d9bd84"), 0.6),
    ]
    if style.contrast:
        lines = [(QColor("#000000"), 1.2), (QColor("#ffffff"), 0.8)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, part in lines:
        painter.strokePath(whole, _round_pen(tone, WAY * high * part))
    if style.contrast:
        return
    ruts = QPen(QColor(90, 64, 30, 120), WAY * high * 0.09)
    ruts.setDashPattern([6, 3, 2, 4])
    for away in (0.17, -0.15):
        painter.strokePath(whole.translated(0, WAY * high * away), ruts)
    _paint_veil(painter, plan, ground)


def _round_pen(tone: QColor, wide: float) -> QPen:
    return QPen(
        tone, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin
    )


def _paint_veil(painter: QPainter, plan: LandscapePlan, ground: Ground) -> None:
    """Paint the haze over what is still to come, with a soft edge."""
    ahead = set(ground.ahead)
    painter.setPen(Qt.PenStyle.NoPen)
    for number, place in enumerate(plan.places):
        if place not in ahead:
            continue
        part = plan.rooms[place].adjusted(-0.5, 0, 0.5, 0)
        if number and plan.places[number - 1] not in ahead:
            soft = QLinearGradient(part.left(), 0, part.left() + 0.45 * part.width(), 0)
            soft.setColorAt(0, QColor(_VEIL.red(), _VEIL.green(), _VEIL.blue(), 0))
            soft.setColorAt(1, _VEIL)
            painter.fillRect(part.adjusted(0.5, 0, -0.5, 0), soft)
        else:
            painter.fillRect(part.adjusted(0.5, 0, -0.5, 0), _VEIL)


def _paint_stone(
    painter: QPainter, plan: LandscapePlan, ground: Ground, place: Place, style: Style
) -> None:
    """Paint the milestone of *place* with its code; golden, and larger, where the travellers
    are."""
    at, here = plan.milestone(place), place == ground.here
    across, down = _stone_size(plan, place, here=here)
    if here and not style.contrast:
        _paint_light(painter, at, LIT[0] * across, LIT[1] * down)
    upper, lower, side = ("#f2cf86", "#c79a4c", "#a5803c") if here else _stone_of(ground, place)
    painter.setPen(QPen(QColor(20, 12, 6), 0.1 * down))
    painter.setBrush(QColor(side))
    painter.drawEllipse(at + QPointF(0, 0.26 * down), across, down)
    shine = QLinearGradient(at - QPointF(0, down), at + QPointF(0, down))
    shine.setColorAt(0, QColor(upper))
    shine.setColorAt(1, QColor(lower))
    painter.setBrush(shine)
    painter.drawEllipse(at, across, down)
    if not here:
        room = QRectF(at.x() - 0.86 * across, at.y() - down, 1.72 * across, 2 * down)
        painter.setPen(QColor("#241a10"))
        pixels = max(4, round(1.5 * down))
        words = ground.code_of(place)
        painter.setFont(fonts.fitted(fonts.CAPITALS, words, room.width(), pixels))
        painter.drawText(room, Qt.AlignmentFlag.AlignCenter, words)


def _stone_size(plan: LandscapePlan, place: Place, *, here: bool) -> tuple[float, float]:
    """Half the width and height of the milestone of *place*, larger if the travellers are
    *here*."""
    by = (GROWN if here else 1.0) * plan.area.height()
    return min(STONE[0] * by, 0.42 * plan.rooms[place].width()), STONE[1] * by


def _stone_of(ground: Ground, place: Place) -> tuple[str, str, str]:
    if place in ground.ahead:
        return "#a79c88", "#71675a", "#4d463c"
    return "#d6c9af", "#9b8e75", "#6f6352"


def _paint_light(painter: QPainter, at: QPointF, across: float, down: float) -> None:
    painter.save()
    painter.translate(at)
    painter.scale(1, down / across)
    glow = QRadialGradient(QPointF(), across)
    for stop, alpha in ((0.0, 210), (0.3, 130), (0.62, 50), (1.0, 0)):
        glow.setColorAt(stop, QColor(255, 214, 120, alpha))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(glow)
    painter.drawEllipse(QPointF(), across, across)
    painter.restore()


def _board_size(plan: LandscapePlan, ground: Ground, style: Style) -> tuple[float, int]:
    """The height and font size of boards: the same on all, so that the longest name fits, or nearly
    does."""
    high = plan.area.height()
    tall = min(max(BOARD * high, 1.25 * metrics.LABEL) * style.text, BOARD_MOST * high)
    most = max(4, round(0.7 * tall))
    font = QFontMetricsF(fonts.font(fonts.PLAIN, most, bold=True))
    parts = [1.0]
    for place in plan.places:
        lies, part = ground.terrain.get(place), plan.rooms[place].width()
        wide = font.horizontalAdvance(lies.name) if lies is not None else 0.0
        parts.append((0.96 * part - 0.4 * tall) / max(wide, 1.0))
    return tall, max(4, round(most * max(LEAST, min(parts))))


def _paint_board(
    painter: QPainter,
    plan: LandscapePlan,
    ground: Ground,
    place: Place,
    tall: float,
    pixels: int,
    style: Style,
) -> None:
    """Paint the name of *place* on a board at the lower edge."""
    lies = ground.terrain.get(place)
    if lies is None or not lies.name:
        return
    part, high = plan.rooms[place], plan.area.height()
    words = lies.name[:1].upper() + lies.name[1:]
    here = place == ground.here
    font = fonts.font(fonts.PLAIN, pixels, bold=here)
    needed = QFontMetricsF(font).horizontalAdvance(words) + 0.9 * tall
    board = QRectF(0, 0, min(needed, 0.96 * part.width()), tall)
    board.moveCenter(QPointF(part.center().x(), 0))
    board.moveBottom(part.bottom() - LOW * high)
    ground_tone = QColor("#e6b95c") if here else QColor(28, 18, 10, 255 if style.contrast else 225)
    painter.setPen(QPen(QColor("#ffffff") if style.contrast else _FRAME, 0.04 * tall))
    painter.setBrush(ground_tone)
    painter.drawRoundedRect(board, 0.2 * tall, 0.2 * tall)
    inner = QRectF(board.left(), 0, board.width(), pixels / 0.76)
    inner.moveCenter(board.center())
    inner.adjust(0.12 * tall, 0, -0.12 * tall, 0)
    if here:
        painter.setPen(INK)
        painter.setFont(fonts.fitted(fonts.PLAIN, words, inner.width(), pixels, bold=True))
        painter.drawText(inner, Qt.AlignmentFlag.AlignCenter, words)
        return
    tone = QColor("#cdbfa2") if place in ground.ahead and not style.contrast else IVORY
    write(painter, inner, words, fonts.PLAIN, tone)
