"""Things on a painted ground: rocks and trees, lamps and their light, the codes of places."""

from __future__ import annotations

from zlib import crc32

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPixmap, QRadialGradient

from assets.drawings import terrain
from assets.drawings.props import load_props
from assets.drawings.recipe import Thing
from assets.drawings.staging import paint_prop
from tabletop.table.space import Place
from ui.base import fonts
from ui.scene.ground.ground_layers import Region

LARGE = 200  # the pixels per cell from which things are not cached
SHINES = 2.7  # how far a lamp shines, in cells
WARM = QColor(255, 170, 82)
DARK = QColor(7, 10, 14, 222)  # unseen places: dark, but distinguishable from walls
CODE_LEAST = 38  # the pixels per cell from which a code can be read
CODE = 0.15  # the height of a code, in cells
CODE_MOST = 0.3  # the same at large text scales
# how far its lower edge is below the middle of the cell: in front of a figure's foot
CODE_LOW = 0.47


def paint_things(painter: QPainter, region: Region) -> None:
    """Paint the things on the cells, higher cells first."""
    if region.style.rough:
        return
    for place, look in region.looks.items():
        burns = place in region.ground.lamps
        things = look.burning if burns and look.burning else _variant(place, look.props)
        if things:
            _paint_things(painter, region, place, things, look.place)


def _variant(place: Place, props: tuple[tuple[Thing, ...], ...]) -> tuple[Thing, ...]:
    return props[crc32(place.encode()) % len(props)] if props else ()


def _paint_things(
    painter: QPainter, region: Region, place: Place, things: tuple[Thing, ...], light: str
) -> None:
    """Paint the *things* on one cell; cached for all cells of that size."""
    outline = region.plan.cells[place].boundingRect()
    side = outline.height()
    scale = region.style.pixels / region.plan.cell
    pixels = max(8, round(side * scale))
    if pixels > LARGE:  # few are visible at once, and each would take much of the cache
        _paint(painter, outline, things, light, region.style.contrast)
        return
    shows = (things, light, pixels, region.style.contrast)
    made = region.style.picture(shows, lambda: _sprite(*shows))
    grow = made.width() / max(1, round(side * scale))
    room = QRectF(0, 0, side * grow, side * grow)
    room.moveCenter(outline.center())
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(room, made, QRectF(made.rect()))


def _sprite(things: tuple[Thing, ...], light: str, side: int, contrast: bool) -> QPixmap:
    """*things* in the middle of a picture twice as wide as a cell of *side* pixels."""
    pixels = QPixmap(2 * side, 2 * side)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint(painter, QRectF(side / 2, side / 2, side, side), things, light, contrast)
    return pixels


def _paint(
    painter: QPainter, cell: QRectF, things: tuple[Thing, ...], light: str, contrast: bool
) -> None:
    """Paint *things* on a square *cell*, with their shadows."""
    load_props()
    place, side = terrain.place_of(light, contrast=contrast), cell.height()
    square = QRectF(0, 0, side, side)
    square.moveCenter(cell.center())
    for thing in things:
        foot = square.topLeft() + QPointF(thing.x, thing.y) * side
        _paint_shadow(painter, foot, thing.size * side * 0.5)
    for thing in things:
        paint_prop(painter, square, place, thing, thing.how)


def _paint_shadow(painter: QPainter, foot: QPointF, reach: float) -> None:
    """Paint a soft shadow on the ground, to the lower right."""
    painter.save()
    painter.translate(foot + QPointF(0.14, 0.02) * reach)
    painter.scale(1, 0.42)
    dark = QRadialGradient(QPointF(), reach)
    dark.setColorAt(0, QColor(0, 0, 0, 170))
    dark.setColorAt(0.6, QColor(0, 0, 0, 90))
    dark.setColorAt(1, QColor(0, 0, 0, 0))
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(dark)
    painter.drawEllipse(QPointF(), reach, reach)
    painter.restore()


def light_lamps(painter: QPainter, region: Region, lit: QPainterPath) -> None:
    """Paint the light of burning lamps on all cells that are *lit* by them."""
    if region.style.contrast:
        return
    painted = lit.boundingRect()
    painter.save()
    painter.setClipPath(lit, Qt.ClipOperation.IntersectClip)
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
    reach = SHINES * region.plan.cell
    for place in region.ground.lamps:
        outline = region.plan.cells.get(place)
        if outline is None:
            continue
        at = outline.boundingRect().center()
        lights = QRectF(at.x() - reach, at.y() - reach, 2 * reach, 2 * reach)
        if not lights.intersects(painted):
            continue
        glow = QRadialGradient(at, reach)
        for stop, alpha in ((0.0, 120), (0.25, 74), (0.6, 26), (1.0, 0)):
            tone = QColor(WARM)
            tone.setAlpha(alpha)
            glow.setColorAt(stop, tone)
        painter.fillRect(lights & painted, glow)
    painter.restore()


def darken(painter: QPainter, region: Region) -> None:
    """Cover the places that nobody has seen yet."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in region.looks.keys() & set(region.ground.dark):
        path.addPolygon(region.plan.cells[place])
    painter.fillPath(path, QColor(DARK.rgb()) if region.style.contrast else DARK)


def write_codes(painter: QPainter, region: Region) -> None:
    """Write the code of each cell, small at its lower edge, in front of any figure."""
    cell, style = region.plan.cell, region.style
    if style.pixels < CODE_LEAST or not style.coded:
        return
    high = min(CODE * style.text, CODE_MOST) * cell
    pixels = high * style.pixels / cell
    if pixels < 7:
        return
    painter.setFont(fonts.font(fonts.PLAIN, max(5, round(high)), bold=style.text > 1))
    dark, light = QColor(0, 0, 0, 150), QColor(255, 246, 220, 118 if style.text <= 1 else 190)
    if style.contrast:
        light = QColor("#ffffff")
    for place in region.looks:
        if region.is_wall(place):
            continue
        room = QRectF(0, 0, cell, high * 1.4)
        middle = region.plan.cells[place].boundingRect().center()
        room.moveCenter(middle + QPointF(0, CODE_LOW * cell - 0.62 * high))
        words = region.ground.code_of(place).upper()
        for shift, colour in ((0.06, dark), (0.0, light)):
            painter.setPen(colour)
            away = QPointF(shift, shift) * high
            painter.drawText(room.translated(away), Qt.AlignmentFlag.AlignCenter, words)
