"""The ground of a table's spaces: painted in tiles for the zoom, kept while it stays as it is."""

from __future__ import annotations

import math
from collections import OrderedDict
from collections.abc import Hashable, Mapping
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from tabletop.table.space import Ground
from ui.scene import ground_paint
from ui.scene.ground_layers import Style
from ui.scene.plans import Plan
from ui.theme import current

if TYPE_CHECKING:
    from ui.scene.table_view import TableView

TILE = 512  # pixels
KEPT = 48 * 1024 * 1024  # bytes of tiles kept


class _Tile(NamedTuple):
    """A painted tile, and what it was painted from."""

    pixels: QPixmap
    shows: Hashable


class Grounds:
    """The painted ground of the spaces on the table of one *view*."""

    def __init__(self, view: TableView) -> None:
        self._view = view
        self._shown: Mapping[str, Ground] = {}
        self._plans: Mapping[str, Plan] = {}
        self._tiles: OrderedDict[tuple[str, int, int], _Tile] = OrderedDict()
        self._bytes = 0

    def forget(self) -> None:
        """Paint all anew: the zoom, the screen or the theme changed."""
        self._tiles.clear()
        self._bytes = 0
        self._view.forget_felt()

    def look(self) -> None:
        """See the ground as it is now: what is another than before is painted anew."""
        table = self._view.table
        if table is None:
            return
        plans = table.arrangement.plans
        if table.grounds == self._shown and plans == self._plans:
            return
        for key, tile in list(self._tiles.items()):
            name = key[0]
            if name not in plans or tile.shows != self._shows(name, self._room(key)):
                self._drop(key)
        self._shown, self._plans = table.grounds, plans
        self._view.forget_felt()

    def lay(self, painter: QPainter) -> None:
        """Lay what is seen of the ground; *painter* draws scene units."""
        table = self._view.table
        if table is None:
            return
        seen = self._view.mapToScene(self._view.viewport().rect()).boundingRect()
        for name, plan in table.arrangement.plans.items():
            room = seen & plan.area
            for row in self._range(room.top(), room.bottom()):
                for column in self._range(room.left(), room.right()):
                    pixels = self._tile((name, column, row), plan).pixels
                    painter.drawPixmap(
                        self._room((name, column, row)), pixels, QRectF(pixels.rect())
                    )
        self._shown, self._plans = table.grounds, table.arrangement.plans

    @property
    def _zoom(self) -> float:
        """The zoom that tiles are painted for: that of the pieces, until it has come to rest."""
        table = self._view.table
        return table.zoom if table else 1.0

    def _range(self, first: float, last: float) -> range:
        side = TILE / self._zoom
        return range(math.floor(first / side), math.ceil(last / side))

    def _room(self, key: tuple[str, int, int]) -> QRectF:
        side = TILE / self._zoom
        return QRectF(key[1] * side, key[2] * side, side, side)

    def _tile(self, key: tuple[str, int, int], plan: Plan) -> _Tile:
        if key in self._tiles:
            self._tiles.move_to_end(key)
            return self._tiles[key]
        room = self._room(key)
        tile = _Tile(self._painted(key[0], plan, room), self._shows(key[0], room))
        self._tiles[key] = tile
        self._bytes += _bytes(tile)
        while self._bytes > KEPT and len(self._tiles) > 1:
            self._drop(next(iter(self._tiles)))
        return tile

    def _drop(self, key: tuple[str, int, int]) -> None:
        self._bytes -= _bytes(self._tiles.pop(key))

    def _shows(self, name: str, room: QRectF) -> Hashable:
        table = self._view.table
        assert table is not None
        ground, plan = table.grounds[name], table.arrangement.plans[name]
        return plan, tuple(
            (place, ground.terrain.get(place), place in ground.opened)
            for place, shape in plan.outlines.items()
            if shape.boundingRect().intersects(room)
        )

    def _painted(self, name: str, plan: Plan, room: QRectF) -> QPixmap:
        table = self._view.table
        assert table is not None
        ground, dpr = table.grounds[name], table.looks.dpr
        pixels = QPixmap(round(TILE * dpr), round(TILE * dpr))
        pixels.fill(Qt.GlobalColor.transparent)
        with QPainter(pixels) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.scale(self._zoom * dpr, self._zoom * dpr)
            painter.translate(-room.topLeft())
            cell = plan.cell * self._zoom * dpr
            style = Style(cell, current().id == "high-contrast", table.text)
            ground_paint.paint(painter, room, plan, ground, table.layout.spaces[name].looks, style)
        return pixels


def _bytes(tile: _Tile) -> int:
    return tile.pixels.width() * tile.pixels.height() * 4
