"""The layers of a painted ground: terrains, banks, the shade of walls, lines."""

from __future__ import annotations

import random
from collections.abc import Callable, Hashable, Iterable, Mapping
from functools import lru_cache
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QTransform,
)

from assets.drawings import terrain, textures
from assets.drawings.terrain import Look
from tabletop.table.space import Ground, Place
from ui.faces.pixmaps import Pixmaps
from ui.scene.places.space_plan import GridPlan, Plan, Side

GROWN = 1.012  # cells of one ground overlap a little, so that no seams show
RAGGED = 0.075  # how far a ground extends over its neighbour's edge, in cells
STEPS = 7  # the corners of a ragged edge
BANK = 0.2  # the width of the shade in sunken cells, in cells
SHADE = 0.34  # the width of the shade at the foot of a wall, in cells
LINE = 0.016  # the width of the lines between cells, in cells


class Style(NamedTuple):
    """How ground is painted: pixels per cell, few tones for high contrast, the text scale, the
    pictures `kept` for all grounds painted like this, and whether places are `coded`."""

    pixels: float
    contrast: bool
    text: float
    kept: Pixmaps[Hashable]
    coded: bool = True

    def picture(self, shows: Hashable, paint: Callable[[], QPixmap]) -> QPixmap:
        """The cached picture for *shows*, or a new one by *paint*."""
        found = self.kept.get(shows)
        return found if found is not None else self.kept.keep(shows, paint())

    @property
    def rough(self) -> bool:
        """Whether cells are so small that only their colour shows."""
        return self.pixels < 14


class Region(NamedTuple):
    """Some cells of a ground, each with its look."""

    plan: GridPlan
    ground: Ground
    looks: Mapping[Place, Look]
    style: Style

    def is_wall(self, place: Place) -> bool:
        """Whether there is a wall."""
        look = self.looks.get(place)
        return look is not None and look.wall

    def ground_at(self, place: Place) -> Look | None:
        """The ground of *place*, or None if there is none."""
        look = self.looks.get(place)
        return None if look is None else terrain.ground_of(look)


def fill(painter: QPainter, region: Region) -> None:
    """Fill all cells except walls with their grounds; higher ranks extend over the edges of lower
    ones."""
    grounds: dict[Look, list[Place]] = {}
    for place, look in region.looks.items():
        under = terrain.look_of(terrain.PLAIN) if look.wall else terrain.ground_of(look)
        grounds.setdefault(under, []).append(place)
    for look in sorted(grounds, key=lambda look: look.rank):
        path = _covered(region, look, grounds[look])
        painter.fillPath(path, brush(look, region))
        if look.sunk and not region.style.rough:
            _paint_bank(painter, region, look, grounds[look], path)


def brush(look: Look, region: Region) -> QBrush:
    """The brush for cells of *look*: its texture, aligned across cells, or one tone."""
    if region.style.contrast:
        return QBrush(flat(look))
    if region.style.rough:
        return QBrush(look.tones[1])
    side = textures.side_for(region.style.pixels)
    shows = (look.texture, look.colours, side)
    made = QBrush(region.style.picture(shows, lambda: textures.texture(*shows)))
    corner, scale = region.plan.area.topLeft(), textures.CELLS * region.plan.cell / side
    made.setTransform(QTransform().translate(corner.x(), corner.y()).scale(scale, scale))
    return made


def flat(look: Look) -> QColor:
    """The single tone of *look* for high contrast: near black for floors, blue for water, green for
    plants, grey for walls."""
    if look.wall:
        return QColor("#6a6a6a")
    return QColor({"water": "#00305c", "grass": "#0b2a0b"}.get(look.texture, "#141414"))


def _covered(region: Region, look: Look, places: Iterable[Place]) -> QPainterPath:
    """The area of *look* on *places*, extended over the edges of lower grounds."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in places:
        outline = region.plan.cells[place]
        path.addPolygon(_grown(outline))
        path.closeSubpath()
        if look.rank and not region.style.rough and not region.style.contrast:
            for side in region.plan.sides[place]:
                beside = region.ground_at(side.beside)
                if beside is not None and beside.rank < look.rank:
                    path.addPolygon(QPolygonF([*ragged(side, region), side.b, side.a]))
                    path.closeSubpath()
    return path


def _grown(outline: QPolygonF) -> QPolygonF:
    middle = outline.boundingRect().center()
    grow = QTransform().translate(middle.x(), middle.y()).scale(GROWN, GROWN)
    return grow.translate(-middle.x(), -middle.y()).map(outline)


def ragged(side: Side, region: Region) -> list[QPointF]:
    """The ragged edge of a ground at *side*."""
    along = side.b - side.a
    out = QPointF(along.y(), -along.x()) * RAGGED
    jolts = _jolts(round(side.a.x()), round(side.a.y()), round(side.b.x()), round(side.b.y()))
    return [side.a + along * (n / STEPS) + out * jolts[n] for n in range(STEPS + 1)]


@lru_cache(maxsize=4096)
def _jolts(*seeds: int) -> list[float]:
    luck = random.Random(str(seeds))
    return [0.4, *(luck.uniform(0.1, 1.6) for _ in range(STEPS - 1)), 0.4]


def _paint_bank(
    painter: QPainter, region: Region, look: Look, places: Iterable[Place], path: QPainterPath
) -> None:
    """Paint the bank around a sunken ground: its shade inside, and light on the far edge."""
    edges = [
        (side, ragged(side, region) if not region.style.contrast else [side.a, side.b])
        for place in places
        for side in region.plan.sides[place]
        if (beside := region.ground_at(side.beside)) is not None
        and beside.rank < look.rank
        and not (beside.sunk and beside.texture == look.texture)
    ]
    cell = region.plan.cell
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for part, alpha in ((1.0, 52), (0.45, 84)):
        shade = QPainterPath()
        for side, line in edges:
            above = side.b.x() > side.a.x()  # the far bank casts a shade, the near one does not
            down = QPointF(0, cell * 0.05 * part) if above else QPointF()
            shade.addPolygon(QPolygonF(line).translated(down))
        painter.strokePath(shade, _soft(alpha, 2 * BANK * part * cell))
    painter.restore()
    light = QColor("#9ad4ff") if region.style.contrast else look.tones[2].lighter(118)
    light.setAlpha(235 if region.style.contrast else 90)
    painter.setPen(QPen(light, cell * (0.03 if region.style.contrast else 0.014)))
    for _, line in edges:
        painter.drawPolyline(line)


def shade_at_walls(painter: QPainter, region: Region) -> None:
    """Paint the soft shade at the foot of walls, and their shadows to the lower right."""
    if region.style.rough or region.style.contrast:
        return
    cell = region.plan.cell
    walls = [place for place in region.looks if region.is_wall(place)]
    painter.setPen(Qt.PenStyle.NoPen)
    thrown = QPainterPath()
    thrown.setFillRule(Qt.FillRule.WindingFill)
    for place in walls:
        outline = region.plan.cells[place]
        for step in (0.5, 1.0):
            thrown.addPolygon(outline.translated(0.16 * cell * step, 0.5 * cell * step))
            thrown.closeSubpath()
    painter.fillPath(thrown, QColor(0, 0, 0, 84))
    feet = QPainterPath()
    for place in walls:
        for side in region.plan.sides[place]:
            if side.beside in region.looks and not region.is_wall(side.beside):
                feet.addPolygon(QPolygonF([side.a, side.b]))
    for part, alpha in ((1.0, 44), (0.5, 66)):
        painter.strokePath(feet, _soft(alpha, 2 * SHADE * part * cell))


def draw_lines(painter: QPainter, region: Region) -> None:
    """Draw the lines between cells: engraved, or plain and light for high contrast."""
    if region.style.rough:
        return
    cell, contrast = region.plan.cell, region.style.contrast
    cells = [region.plan.cells[p] for p in region.looks if not region.is_wall(p)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    wide = max(LINE * cell, 0.9 * cell / region.style.pixels)
    if contrast:
        painter.setPen(QPen(QColor(255, 255, 255, 150), wide))
        for outline in cells:
            painter.drawPolygon(outline)
        return
    for shift, colour in ((0.7, QColor(255, 246, 220, 20)), (0.0, QColor(6, 5, 4, 112))):
        painter.setPen(QPen(colour, wide))
        for outline in cells:
            painter.drawPolygon(outline.translated(shift * wide, shift * wide))


def throw_on_felt(painter: QPainter, region: Region) -> None:
    """Paint the shadow of the whole ground on the felt, as if it were a board."""
    cell, rim, seen = region.plan.cell, QPainterPath(), region.plan.area
    for place in region.looks:
        for side in region.plan.sides[place]:
            if not side.beside and seen.contains(side.a) and seen.contains(side.b):
                rim.addPolygon(QPolygonF([side.a, side.b]))
    if region.plan.cuts:
        rim.addRect(seen)
    rim.translate(0.05 * cell, 0.16 * cell)
    for part in (1.0, 0.85, 0.7, 0.55, 0.4, 0.25) if not rim.isEmpty() else ():
        painter.strokePath(rim, _soft(24, 0.62 * cell * part))


def draw_rim(painter: QPainter, region: Region) -> None:
    """Draw the straight edge of cut off walls: light on a dark line."""
    if not region.plan.cuts:
        return
    wide, seen = max(0.05 * region.plan.cell, 1.2), region.plan.area
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for inset, tone in ((0.0, QColor(8, 6, 5, 230)), (0.5, QColor(255, 240, 214, 110))):
        light = QColor("#ffffff") if region.style.contrast and inset else tone
        painter.setPen(QPen(light, wide * (1.0 if inset else 2.0)))
        edge = wide * inset
        painter.drawRect(seen.adjusted(edge, edge, -edge, -edge))


def _soft(alpha: int, wide: float) -> QPen:
    """A pen for one of several lines that together make a soft shade."""
    pen = QPen(QColor(0, 0, 0, alpha), wide)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def seen(room: QRectF, plan: Plan, margin: float) -> list[Place]:
    """The places of *plan* in *room*, or within *margin* of it."""
    wide = room.adjusted(-margin, -margin, margin, margin)
    return [place for place, there in plan.rooms.items() if there.intersects(wide)]
