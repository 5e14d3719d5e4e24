"""The shelf of the gallery: the banner, all boxes, and the drawer of tools.

There are three boxes in a row, two in a narrow window, one in a very narrow one; large text counts
as a narrow window. The boxes fill the window, which scrolls only if their text needs more room.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QResizeEvent, QShowEvent
from PySide6.QtWidgets import QWidget

from ui.base import theme
from ui.base.qt_guard import guarded
from ui.panels.widgets import Scroll
from ui.windows.banner import Banner
from ui.windows.ribbon import Ribbon
from ui.windows.tile import Tile
from ui.windows.tool_tile import MARGIN, Drawer, ToolTile

THREE, TWO = 1000, 620
"""The widths in pixels, at a text scale of 100, from which this many boxes are side by side."""

EDGE = 0.025
"""The margin on each side, as a fraction of the width."""

GAP = 20
"""Units between boxes."""

BANNER = 0.205
"""The fraction of a window for the banner."""

LEAST = 0.56
"""The least height of a box, in widths."""


def unit_of(size: QSize) -> float:
    """Pixels per unit in a window of this *size*; grows more slowly than the window."""
    grown = min(size.width() / 1280, size.height() / 720)
    return 1 + (grown - 1) * 0.6 if grown > 1 else max(grown, 0.84)


@guarded
class BoxShelf(Scroll):
    """Shows the boxes set by `put`."""

    def __init__(self, banner: Banner) -> None:
        super().__init__(margin=0, gap=0)
        self.banner = banner
        self._floor = QWidget()
        self.column.addWidget(self._floor)
        self.column.addStretch(1)
        banner.setParent(self._floor)
        self._drawer = Drawer(self._floor)
        self._boxes: list[QWidget] = []
        self._tools: list[ToolTile] = []
        self._ribbons: dict[Tile, Ribbon] = {}
        self._columns = 3
        self._laid_for: tuple[QSize, QSize, float] | None = None

    @property
    def tiles(self) -> list[Tile]:
        """Everything that can be pressed, in order."""
        return [*(box for box in self._boxes if isinstance(box, Tile)), *self._tools]

    def put(
        self, boxes: Sequence[QWidget], tools: Sequence[ToolTile], ribbons: dict[Tile, Ribbon]
    ) -> None:
        """Show exactly *boxes* and *tools*, some of them with *ribbons*; `arrange` lays them
        out."""
        for old in (*self._boxes, *self._tools, *self._ribbons.values()):
            old.hide()
            old.deleteLater()
        self._boxes, self._tools, self._ribbons = list(boxes), list(tools), dict(ribbons)
        self._laid_for = None
        for box in self._boxes:
            box.setParent(self._floor)
            box.show()
        for tile in self.tiles:
            for each in (tile, self._ribbons.get(tile)):
                if each is not None:
                    each.setParent(self._floor)
                    each.show()
            tile.stepped.connect(lambda across, down, tile=tile: self._step(tile, across, down))

    def replace(self, tile: Tile, card: QWidget) -> None:
        """Replace *tile* by *card*, because its game cannot be played."""
        self._boxes[self._boxes.index(tile)] = card
        ribbon = self._ribbons.pop(tile, None)
        for old in (tile, ribbon):
            if old is not None:
                old.hide()
                old.deleteLater()
        card.setParent(self._floor)
        card.show()
        self.arrange_anew()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out everything again."""
        super().resizeEvent(event)
        self.arrange()

    def showEvent(self, event: QShowEvent) -> None:
        """Lay out everything."""
        super().showEvent(event)
        self.arrange()

    def arrange_anew(self) -> None:
        """Lay out everything again at the same size, because the content has changed."""
        self._laid_for = None
        self.arrange()

    def arrange(self) -> None:
        """Lay out everything for the present size, if visible."""
        if not self.isVisible():
            return
        key = (self.size(), self.window().size(), theme.text_scale())
        if key == self._laid_for:
            return
        self._laid_for = key
        bar = self.verticalScrollBar().sizeHint().width()
        high = self._lay(self.width())
        if high > self.height():
            high = max(self._lay(self.width() - bar), self.height() + 1)
        self._floor.setFixedHeight(high)

    def _lay(self, width: int) -> int:
        """Lay out everything in *width*. Returns the height needed."""
        unit = unit_of(self.window().size())
        for tile in self.tiles:
            tile.unit = unit
        edge, gap = round(EDGE * width), round(GAP * unit)
        full = width - 2 * edge
        least = max(round(BANNER * self.window().height()), round(118 * unit))
        least = min(least, round(260 * unit))
        banner = self.banner.lay(full, unit, least)
        self.banner.setGeometry(edge, 2, full, banner)
        top = 2 + banner + round(15 * unit)
        shown = width / theme.text_scale()
        self._columns = 3 if shown >= THREE else 2 if shown >= TWO else 1
        cells = len(self._boxes) + bool(self._tools)
        rows = -(-cells // self._columns)
        across = (full - (self._columns - 1) * gap) // self._columns
        needed = max((_height_at(box, across) for box in self._boxes), default=0)
        needed = max(needed, self._drawer_high(across, unit))
        if self._columns < 3:
            needed = max(needed, min(round(LEAST * across), round(300 * unit)))
        foot = round(12 * unit)
        free = (self.height() - top - foot - (rows - 1) * gap) // max(rows, 1)
        high = max(needed, free if self._columns == 3 or free < needed * 1.4 else 0)
        for number in range(cells):
            row, place = divmod(number, self._columns)
            cell = QRect(edge + place * (across + gap), top + row * (high + gap), across, high)
            if number < len(self._boxes):
                self._place_box(self._boxes[number], cell, unit)
            else:
                self._place_tools(cell, unit)
        self._drawer.setVisible(bool(self._tools))
        return top + rows * (high + gap) - gap + foot

    def _drawer_high(self, across: int, unit: float) -> int:
        self._drawer.unit = unit
        margin = round(MARGIN * unit)
        tools = sum(each.height_at(across - 2 * margin) + 8 for each in self._tools)
        return self._drawer.heading + tools + margin if self._tools else 0

    def _place_box(self, box: QWidget, cell: QRect, unit: float) -> None:
        box.setGeometry(cell)
        ribbon = self._ribbons.get(box) if isinstance(box, Tile) else None
        if ribbon is not None:
            size = ribbon.size_at(unit)
            ribbon.setGeometry(
                cell.right() - size.width() + 1,
                cell.top() + round(0.43 * cell.height()),
                size.width(),
                size.height(),
            )

    def _place_tools(self, cell: QRect, unit: float) -> None:
        cell = cell.adjusted(0, 0, -round(2 * unit), 0)
        self._drawer.setGeometry(cell)
        margin, top = round(MARGIN * unit), cell.top() + self._drawer.heading
        high = (cell.bottom() - margin - top - 8 * (len(self._tools) - 1)) // len(self._tools)
        for number, tool in enumerate(self._tools):
            place = QRect(cell.left() + margin, top + number * (high + 8), 0, high)
            place.setWidth(cell.width() - 2 * margin)
            self._place_box(tool, place, unit)

    def _step(self, tile: Tile, across: int, down: int) -> None:
        """Move the focus to the neighbour of *tile*."""
        tiles = self.tiles
        at = tiles.index(tile) + across + down * self._columns
        if at < 0 and self.banner.first is not None:
            self.banner.first.setFocus()
            return
        found = tiles[min(max(at, 0), len(tiles) - 1)]
        found.setFocus()
        self.ensureWidgetVisible(found)


def _height_at(box: QWidget, across: int) -> int:
    return box.height_at(across) if isinstance(box, Tile) else 0
