"""The ground of a table's spaces: painted in tiles for the zoom, and cached until it changes."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Collection, Hashable, Iterator, Mapping, Sequence
from typing import NamedTuple

from msgspec.structs import replace
from PySide6.QtCore import QElapsedTimer, QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.table.space import Ground
from ui.base.deferred_call import soon
from ui.base.theme import current
from ui.faces.pixmaps import Pixmaps
from ui.scene.places.space_plan import Plan
from ui.scene.view.laid_view import LaidView

TILE = 512  # pixels
KEPT = 48 * 1024 * 1024  # bytes of cached tiles
PICTURES = 32 * 1024 * 1024  # bytes of cached textures, things and landscapes
BUDGET = 14  # milliseconds of painting per frame
STANDING_IN = 64  # tiles of other zooms that stand in for those still to come
SMALL = 12.0  # pixels per cell of the small picture of the whole ground
BEYOND = 0.7  # how far a ground's shadow extends, in cells

Key = tuple[str, int, int]
"""A tile: its space, column and row."""


class _Tile(NamedTuple):
    """A painted tile, and what it was painted from."""

    pixels: QPixmap
    shows: Hashable


class Grounds:
    """The painted ground of the spaces on the table of one *view*.

    Painting everything visible takes some hundred milliseconds. Only the first frame waits for it.
    After a zoom, a few tiles are painted per frame; until then the old tiles, or a very small
    picture of the whole ground, stand in for them.
    """

    def __init__(self, view: LaidView) -> None:
        self._view = view
        self._shown: Mapping[str, Ground] = {}
        self._plans: Mapping[str, Plan] = {}
        self._tiles: OrderedDict[Key, _Tile] = OrderedDict()
        self._before: list[tuple[QRectF, QPixmap]] = []
        self._small: dict[str, tuple[QRectF, QPixmap]] = {}
        self._kept: Pixmaps[Hashable] = Pixmaps(PICTURES)
        self._bytes = 0
        self._painted_for = 0.0  # the zoom of the tiles
        self._time = QElapsedTimer()

    def forget(self) -> None:
        """Paint everything again, for another table, theme or text size."""
        self._before.clear()
        self._small.clear()
        self._clear()

    def zoom(self) -> None:
        """Paint everything for another zoom; until then old tiles are scaled."""
        side = TILE / (self._painted_for or 1.0)
        here = ((QRectF(c * side, r * side, side, side), t) for (_, c, r), t in self._tiles.items())
        before = [*self._before, *((room, tile.pixels) for room, tile in here)]
        self._before = before[-STANDING_IN:]
        self._clear()

    def _clear(self) -> None:
        self._tiles.clear()
        self._bytes = 0
        self._view.forget_felt()

    def look(self) -> None:
        """Repaint what has changed in the ground."""
        table = self._view.table
        if table is None:
            return
        plans, before = table.arrangement.plans, self._shown
        same = {name: _is_painted_as(table.grounds[name], before.get(name)) for name in plans}
        if plans == self._plans and all(same.values()):
            return
        for key, tile in list(self._tiles.items()):
            name = key[0]
            if same.get(name) and self._plans.get(name) is plans[name]:
                continue
            if name not in plans or tile.shows != self._shows(name, self._room(key)):
                self._drop(key)
        self._shown, self._plans = table.grounds, plans
        self._small.clear()
        self._before.clear()
        self._view.forget_felt()

    def lay(self, painter: QPainter) -> None:
        """Paint the visible ground; *painter* uses scene units."""
        table = self._view.table
        if table is None or not table.arrangement.plans:
            return
        self._painted_for = self._zoom
        wanted = list(self._seen())
        missing = [key for key in wanted if key not in self._tiles]
        if missing and self._view.zoom == self._zoom:  # otherwise the zoom is still changing
            self._paint(missing, at_once=not self._tiles and not self._before)
            missing = [key for key in wanted if key not in self._tiles]
            if missing:
                soon(self._view, self._view.forget_felt)
        if missing:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
            for room, pixels in (*map(self._small_of, self._plans_now), *self._before):
                painter.drawPixmap(room, pixels, QRectF(pixels.rect()))
        else:
            self._before.clear()
        for key in wanted:
            if key in self._tiles:
                self._tiles.move_to_end(key)
                pixels = self._tiles[key].pixels
                painter.drawPixmap(self._room(key), pixels, QRectF(pixels.rect()))
        self._shown, self._plans = table.grounds, table.arrangement.plans

    def finish(self) -> None:
        """Paint everything visible at once, for exported pictures."""
        self._paint([key for key in self._seen() if key not in self._tiles], at_once=True)
        self._view.forget_felt()

    def _paint(self, keys: Sequence[Key], *, at_once: bool) -> None:
        """Paint the tiles *keys*, as many as there is time for before the next frame."""
        self._time.start()
        for key in keys:
            room = self._room(key)
            tile = _Tile(self._painted(key[0], room, self._zoom), self._shows(key[0], room))
            self._tiles[key] = tile
            self._bytes += _bytes(tile)
            if not at_once and self._time.elapsed() >= BUDGET:
                break
        self._drop_unseen(set(self._seen()))

    def _drop_unseen(self, wanted: Collection[Key]) -> None:
        """Drop unseen tiles beyond the size of the cache."""
        for key in [key for key in self._tiles if key not in wanted]:
            if self._bytes <= KEPT:
                return
            self._drop(key)

    def _seen(self) -> Iterator[Key]:
        """The visible tiles."""
        window = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        for name, plan in self._plans_now.items():
            room = window & reach_of(plan)
            for row in self._range(room.top(), room.bottom()) if not room.isEmpty() else ():
                for column in self._range(room.left(), room.right()):
                    yield name, column, row

    def _small_of(self, name: str) -> tuple[QRectF, QPixmap]:
        """The very small picture of the whole ground *name*."""
        if name not in self._small:
            plan = self._plans_now[name]
            room = reach_of(plan)
            self._small[name] = (room, self._painted(name, room, SMALL / plan.cell))
        return self._small[name]

    @property
    def _plans_now(self) -> Mapping[str, Plan]:
        table = self._view.table
        return table.arrangement.plans if table else {}

    @property
    def _zoom(self) -> float:
        """The zoom that tiles are painted for: that of the pieces, until it has come to rest."""
        table = self._view.table
        return table.zoom if table else 1.0

    def _range(self, first: float, last: float) -> range:
        side = TILE / self._zoom
        return range(math.floor(first / side), math.ceil(last / side))

    def _room(self, key: Key) -> QRectF:
        side = TILE / self._zoom
        return QRectF(key[1] * side, key[2] * side, side, side)

    def _drop(self, key: tuple[str, int, int]) -> None:
        self._bytes -= _bytes(self._tiles.pop(key))

    def _shows(self, name: str, room: QRectF) -> Hashable:
        from ui.scene.ground import (
            ground_paint,  # imported late, because most tables need none of it
        )

        table = self._view.table
        assert table is not None
        return ground_paint.shows(room, table.arrangement.plans[name], table.grounds[name])

    def _painted(self, name: str, room: QRectF, zoom: float) -> QPixmap:
        """The picture of *room* of the ground *name*, painted for *zoom*."""
        from ui.scene.ground import ground_paint
        from ui.scene.ground.ground_layers import Style

        table = self._view.table
        assert table is not None
        plan, dpr = table.arrangement.plans[name], table.looks.dpr
        size = (room.size() * zoom * dpr).toSize()
        pixels = QPixmap(max(size.width(), 1), max(size.height(), 1))
        pixels.fill(Qt.GlobalColor.transparent)
        contrast = current().id == "high-contrast"
        lies = table.layout.spaces[name]
        style = Style(plan.cell * zoom * dpr, contrast, table.text, self._kept, lies.coded)
        with QPainter(pixels) as painter:
            painter.scale(pixels.width() / room.width(), pixels.height() / room.height())
            painter.translate(-room.topLeft())
            ground_paint.paint(painter, room, plan, table.grounds[name], lies.looks, style)
        return pixels


def _is_painted_as(ground: Ground, other: Ground | None) -> bool:
    """Whether two grounds look the same, whoever stands on them."""
    return other is not None and (
        replace(ground, figures={}, zones={}) == replace(other, figures={}, zones={})
    )


def reach_of(plan: Plan) -> QRectF:
    """The rectangle of the painted ground of *plan*, with its shadow."""
    margin = BEYOND * plan.cell
    return plan.area.adjusted(-margin, -margin, margin, margin)


def _bytes(tile: _Tile) -> int:
    return tile.pixels.width() * tile.pixels.height() * 4
