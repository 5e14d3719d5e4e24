"""Paints a ground from the felt up: the order of all its layers."""

from __future__ import annotations

from collections.abc import Hashable, Mapping

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath

from assets.drawings import terrain
from assets.drawings.terrain import Look
from tabletop.table.space import Ground, Place
from ui.scene.ground import ground_layers as layers
from ui.scene.ground import ground_things as things
from ui.scene.ground import ground_walls as walls
from ui.scene.ground import landscape_paint, road_paint
from ui.scene.ground.ground_layers import Region, Style
from ui.scene.places.landscape_plan import LandscapePlan
from ui.scene.places.road_plan import RoadPlan
from ui.scene.places.space_plan import GridPlan, Plan

MARGIN = 1.2  # cells around the painted area whose walls and things may reach into it


def paint(
    painter: QPainter,
    room: QRectF,
    plan: Plan,
    ground: Ground,
    names: Mapping[str, str],
    style: Style,
) -> None:
    """Paint what lies in *room*; *names* maps terrains to looks of other names."""
    if isinstance(plan, GridPlan):
        _paint_cells(painter, room, plan, ground, names, style)
    elif isinstance(plan, RoadPlan):
        looks = {place: look_at(ground, place, names) for place in ground.space.places}
        road_paint.paint(painter, room, plan, ground, looks, style)
    elif isinstance(plan, LandscapePlan):
        looks = {place: look_at(ground, place, names) for place in ground.space.places}
        landscape_paint.paint(painter, room, plan, ground, looks, style)


def shows(room: QRectF, plan: Plan, ground: Ground) -> Hashable:
    """Everything that the picture of *room* depends on: the places in and next to it, and the lamps
    that light it."""
    if isinstance(plan, LandscapePlan):
        return landscape_paint.shows(room, plan, ground)
    near = layers.seen(room, plan, MARGIN * plan.cell)
    shut = {frozenset(pair) for pair in ground.edges}
    lit = set(layers.seen(room, plan, (MARGIN + things.SHINES) * plan.cell))
    return (
        plan,
        tuple((p, ground.terrain.get(p), p in ground.opened, ground.codes.get(p)) for p in near),
        frozenset(pair for pair in shut if not pair.isdisjoint(near)),
        frozenset(lit.intersection(ground.lamps)),
        frozenset(set(near).intersection(ground.dark)),
        ground.weather,
    )


def _paint_cells(
    painter: QPainter,
    room: QRectF,
    plan: GridPlan,
    ground: Ground,
    names: Mapping[str, str],
    style: Style,
) -> None:
    near = layers.seen(room, plan, MARGIN * plan.cell)
    region = Region(plan, ground, {place: look_at(ground, place, names) for place in near}, style)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    layers.throw_on_felt(painter, region)
    painter.setClipRect(plan.area)
    layers.fill(painter, region)
    layers.shade_at_walls(painter, region)
    layers.draw_lines(painter, region)
    things.write_codes(painter, region)
    walls.paint_thin(painter, region)
    walls.paint_walls(painter, region)
    walls.paint_doors(painter, region)
    things.paint_things(painter, region)
    things.light_lamps(painter, region, _all(region))
    things.darken(painter, region)
    layers.draw_rim(painter, region)


def look_at(ground: Ground, place: Place, names: Mapping[str, str]) -> Look:
    """The look of *place*: that of its terrain, but a wall or door must look like one, and nothing
    else may, so that what looks shut is shut."""
    lies = ground.terrain.get(place)
    if lies is None:
        return terrain.look_of(terrain.PLAIN)
    name = lies.look or names.get(lies.name, lies.name.lower().replace(" ", "-"))
    look = terrain.looks().get(name) or terrain.looks().get(lies.like)
    if look is not None and (look.wall, look.door) == (lies.wall, lies.door):
        return look
    kind = "wall" if lies.wall else "door" if lies.door else "rubble" if lies.blocked else ""
    return terrain.look_of(kind or terrain.PLAIN)


def _all(region: Region) -> QPainterPath:
    """All cells of *region*."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for place in region.looks:
        path.addPolygon(region.plan.cells[place])
    return path
