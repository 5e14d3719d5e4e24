"""Walls and doors on a painted ground, with the depth of their near sides."""

from __future__ import annotations

from itertools import pairwise

from PySide6.QtCore import QLineF, QPointF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF

from assets.drawings import terrain
from assets.drawings.terrain import Look
from tabletop.table.space import Place
from ui.scene.ground.ground_layers import Region, brush
from ui.scene.places.space_plan import Side

HIGH = 0.3  # the height of a wall's near side, in cells
DOOR_HIGH = 0.2
COURSES = 3
THICK = 0.19  # the thickness of a door, in cells
THIN = 0.11  # the thickness of a thin wall between two cells


def paint_walls(painter: QPainter, region: Region) -> None:
    """Paint all walls: first their near sides, which overlap what is in front, then their tops."""
    walls = [place for place in region.looks if region.is_wall(place)]
    high = QPointF(0, HIGH * region.plan.cell)
    if not region.style.rough:
        for place in walls:
            for side in region.plan.sides[place]:
                if side.b.x() < side.a.x() - 1 and not region.is_wall(side.beside):
                    _paint_face(painter, region, side, region.looks[place], high)
    tops: dict[Look, QPainterPath] = {}
    for place in walls:
        path = tops.setdefault(region.looks[place], QPainterPath())
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addPolygon(region.plan.cells[place])
        path.closeSubpath()
    for look, path in tops.items():
        painter.fillPath(path, brush(look, region))
        painter.strokePath(path, QPen(brush(look, region), 0.02 * region.plan.cell))
    if not region.style.rough:
        _paint_edges(painter, region, walls)


def _paint_face(painter: QPainter, region: Region, side: Side, look: Look, high: QPointF) -> None:
    """Paint the near side of a wall: dark at its foot, with courses of stone."""
    face = QPolygonF([side.a, side.b, side.b + high, side.a + high])
    cell = region.plan.cell
    if region.style.contrast:
        painter.setBrush(QColor("#2c2c2c"))
        painter.setPen(QPen(QColor("#ffffff"), 0.02 * cell))
        painter.drawPolygon(face)
        return
    across = side.a - side.b
    lit = 0.86 if across.y() > 0 else 1.1  # the light comes from the upper left
    fall = QLinearGradient(side.a, side.a + high)
    top = look.tones[1].lighter(round(100 * lit))
    fall.setColorAt(0, top)
    fall.setColorAt(1, look.tones[0])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(fall)
    painter.drawPolygon(face)
    if region.style.pixels < 30:
        return
    painter.setPen(QPen(QColor(0, 0, 0, 120), 0.016 * cell))
    for course in range(1, COURSES + 1):
        low = high * (course / COURSES)
        painter.drawLine(side.a + low, side.b + low)
        upper = high * ((course - 1) / COURSES)
        for part in (0.25, 0.75) if course % 2 else (0.5,):
            at = side.b + across * part
            painter.drawLine(at + upper, at + low)


def _paint_edges(painter: QPainter, region: Region, walls: list[Place]) -> None:
    """Paint the upper edges of walls: light towards the light, dark at the near side."""
    cell, contrast = region.plan.cell, region.style.contrast
    for place in walls:
        for side in region.plan.sides[place]:
            if region.is_wall(side.beside):
                continue
            near = side.b.x() < side.a.x() - 1
            colour = QColor(255, 240, 214, 120) if not near else QColor(255, 240, 214, 66)
            painter.setPen(QPen(QColor("#ffffff") if contrast else colour, 0.026 * cell))
            painter.drawLine(side.a, side.b)


# --- doors -------------------------------------------------------------------------------------


def paint_doors(painter: QPainter, region: Region) -> None:
    """Paint all doors: closed ones across the way, open ones with their leaves swung back."""
    for place, look in region.looks.items():
        if look.door:
            _paint_door(painter, region, place, look)


def _paint_door(painter: QPainter, region: Region, place: Place, look: Look) -> None:
    ends = _ends(region, place)
    is_open = place in region.ground.opened
    if region.style.rough:
        if not is_open:
            painter.setPen(QPen(look.tones[2], 0.3 * region.plan.cell))
            painter.drawLine(ends)
        return
    along = QLineF(ends)
    along.setLength(along.length() / 2)
    thick = THICK * region.plan.cell
    if not is_open:
        _paint_leaf(painter, region, ends, look, thick)
    else:
        back = _across(along) * 0.92
        for foot, way in ((ends.p1(), back), (ends.p2(), back)):
            _paint_leaf(painter, region, QLineF(foot, foot + way), look, thick * 0.7)
    for post in (ends.p1(), ends.p2()):
        _paint_post(painter, region, post)


def _ends(region: Region, place: Place) -> QLineF:
    """The two ends of a door, from wall to wall through the middle of its place."""
    outline = region.plan.cells[place]
    middle = outline.boundingRect().center()
    walls = [
        (side.a + side.b) / 2 for side in region.plan.sides[place] if region.is_wall(side.beside)
    ]
    pairs = [(a, b) for n, a in enumerate(walls) for b in walls[n + 1 :]]
    if not pairs:
        half = region.plan.cell / 2
        return QLineF(middle - QPointF(half, 0), middle + QPointF(half, 0))
    a, b = max(pairs, key=lambda pair: QLineF(*pair).length())
    return QLineF(a, b)


def _across(line: QLineF) -> QPointF:
    """A vector as long as *line* and perpendicular to it: to the right, or up."""
    way = QPointF(-line.dy(), line.dx())
    return -way if way.x() < -0.01 or (abs(way.x()) <= 0.01 and way.y() > 0) else way


def _paint_leaf(painter: QPainter, region: Region, line: QLineF, look: Look, thick: float) -> None:
    """Paint a leaf of a door from end to end, seen slightly from the front."""
    cell = region.plan.cell
    unit = line.unitVector()
    aside = QPointF(-unit.dy(), unit.dx()) * (thick / 2)
    top = QPolygonF([
        line.p1() + aside, line.p2() + aside, line.p2() - aside, line.p1() - aside,
    ])  # fmt: skip
    low = QPointF(0, DOOR_HIGH * cell)
    lifted = top.translated(-low)
    contrast = region.style.contrast
    body = QPainterPath()
    body.setFillRule(Qt.FillRule.WindingFill)
    corners = [*lifted.toList(), lifted.first()]
    for a, b in pairwise(corners):
        body.addPolygon(QPolygonF([a, b, b + low, a + low, a]))
    if not contrast:
        painter.fillPath(body.translated(0.05 * cell, 0.07 * cell), QColor(0, 0, 0, 110))
    painter.fillPath(body, QColor("#3a2a00") if contrast else look.tones[0].lighter(150))
    painter.setPen(QPen(QColor("#ffe14d") if contrast else QColor(0, 0, 0, 150), 0.02 * cell))
    painter.setBrush(QColor("#8a6a00") if contrast else look.tones[1])
    painter.drawPolygon(lifted)
    painter.setPen(QPen(QColor("#ffe14d") if contrast else look.tones[2], 0.03 * cell))
    for part in (0.22, 0.5, 0.78):  # iron bands
        at = line.pointAt(part) - low
        painter.drawLine(at - aside, at + aside)


def _paint_post(painter: QPainter, region: Region, at: QPointF) -> None:
    """Paint a stone post at the end of a door."""
    cell = region.plan.cell
    wide, high = 0.1 * cell, (DOOR_HIGH + 0.04) * cell
    stone = terrain.look_of("wall").tones
    room = QPolygonF(
        [
            at + QPointF(-wide, 0),
            at + QPointF(wide, 0),
            at + QPointF(wide, -high),
            at + QPointF(-wide, -high),
        ]
    )
    contrast = region.style.contrast
    painter.setPen(QPen(QColor("#ffffff") if contrast else QColor(0, 0, 0, 150), 0.018 * cell))
    painter.setBrush(QColor("#2c2c2c") if contrast else stone[1])
    painter.drawPolygon(room)
    painter.setBrush(QColor("#6a6a6a") if contrast else stone[2].lighter(120))
    painter.drawEllipse(at - QPointF(0, high), wide, wide * 0.6)


# --- thin walls --------------------------------------------------------------------------------


def paint_thin(painter: QPainter, region: Region) -> None:
    """Paint walls between two places: bars, hedges, low stones."""
    cell = region.plan.cell
    shut = {frozenset(pair) for pair in region.ground.edges}
    wall = terrain.look_of("wall")
    low = QPointF(0, 0.16 * cell)
    for place in region.looks:
        for side in region.plan.sides[place]:
            if place > side.beside or frozenset((place, side.beside)) not in shut:
                continue
            for colour, wide, lift in (
                (QColor(0, 0, 0, 120), THIN * 1.5, QPointF(0, 0.04 * cell)),
                (wall.tones[0], THIN, QPointF()),
                (wall.tones[1], THIN, -low / 2),
                (wall.tones[2], THIN * 0.8, -low),
            ):
                tone = QColor("#ffffff") if region.style.contrast else colour
                pen = QPen(tone, wide * cell)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawLine(side.a + lift, side.b + lift)
