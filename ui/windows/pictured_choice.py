"""A table option chosen by pictures, such as a scenario, if a game's dressing says so."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QEnterEvent,
    QFocusEvent,
    QFontMetricsF,
    QPainter,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.play.rules.game_box import Box
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import set_tip
from ui.brief.dressing import Pick, Pictured
from ui.panels.widgets import label, title
from ui.windows.cover import is_flat, paint_lid, pick_of
from ui.windows.tile import Tile, height_of, write

WIDE, GAP = 216, 12
"""The least width of a picture, and the gap between two, in pixels at a text scale of 100."""

PICTURE = 0.36
"""The height of a picture, in widths."""

NAME, FACTS, EDGE = 18, 15, 8
"""Font sizes of the name and the facts, and their margin, in pixels."""

LEADING = 1.25


@guarded
class PickTile(Tile):
    """The picture of a choice titled *name*, with the number of players in words (*who*); *chosen*
    or not. `pointed(bool)`: the pointer or the focus has come or gone."""

    pointed = Signal(bool)

    def __init__(self, game: str, option: str, pick: Pick, name: str, who: str) -> None:
        super().__init__(pick_of(game, option, pick.value))
        self.pick, self.name = pick, name
        self._facts = " · ".join(filter(None, (who, pick.time)))
        self.setCheckable(True)
        self.setAccessibleName(f"{pick.ribbon}: {name}" if pick.ribbon else name)
        self.setAccessibleDescription(f"{pick.says} {self._facts}.")
        set_tip(self, f"{name}\n{pick.says}")

    def measured(self, width: int) -> int:
        """The height it needs at *width*, in pixels."""
        font = fonts.font(fonts.BOOK, self.px(NAME))
        name = height_of(self.name, width - 2 * EDGE, font)
        return round(self._above(width) + name + LEADING * self.px(FACTS) + 1.5 * EDGE)

    def _above(self, width: float) -> float:
        """Pixels above the name: the picture, or only the ribbon in plain themes."""
        return LEADING * self.px(FACTS) + 1.5 * EDGE if is_flat() else PICTURE * width

    def paint(self, painter: QPainter) -> None:
        """Paint the picture, the name below it, and the number of players."""
        colours, room = theme.current().colours, QRectF(self.rect())
        ground = colours.lit if self.isChecked() or self.is_lit else colours.raised
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(ground))
        painter.drawRoundedRect(room, EDGE, EDGE)
        high = self._above(room.width())
        if not is_flat():
            scene = QRectF(room.left(), room.top(), room.width(), round(high))
            wanted = QSize(round(scene.width()), round(scene.height()))
            paint_lid(painter, scene, self.picture(wanted), QColor(colours.field), EDGE)
        self._paint_ribbon(painter, room)
        words = QRectF(EDGE, high + 0.4 * EDGE, room.width() - 2 * EDGE, room.height() - high)
        font = fonts.font(fonts.BOOK, self.px(NAME))
        write(painter, words, self.name, font, QColor(colours.text))
        words.setTop(words.top() + height_of(self.name, words.width(), font))
        facts = fonts.font(fonts.BOOK, self.px(FACTS))
        write(painter, words, self._facts, facts, QColor(colours.muted))
        self._paint_edge(painter, room)

    def _paint_ribbon(self, painter: QPainter, room: QRectF) -> None:
        if not self.pick.ribbon:
            return
        colours, font = theme.current().colours, fonts.font(fonts.BOOK, self.px(FACTS))
        wide = QFontMetricsF(font).horizontalAdvance(self.pick.ribbon) + 2 * EDGE
        strip = QRectF(EDGE, EDGE, wide, LEADING * self.px(FACTS) + 2)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours.accent))
        painter.drawRoundedRect(strip, 4, 4)
        painter.setFont(font)
        painter.setPen(QColor(colours.on_accent))
        painter.drawText(strip, Qt.AlignmentFlag.AlignCenter, self.pick.ribbon)

    def _paint_edge(self, painter: QPainter, room: QRectF) -> None:
        colours = theme.current().colours
        painter.setBrush(Qt.BrushStyle.NoBrush)
        wide = 2.5 if self.isChecked() else 1.0
        painter.setPen(QPen(QColor(colours.accent if self.isChecked() else colours.line), wide))
        by = wide / 2
        painter.drawRoundedRect(room.adjusted(by, by, -by, -by), EDGE, EDGE)
        self.paint_focus(painter, room, EDGE)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit `pointed(True)`."""
        super().enterEvent(event)
        self.pointed.emit(True)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit `pointed(False)`."""
        super().leaveEvent(event)
        self.pointed.emit(False)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit `pointed(True)`."""
        super().focusInEvent(event)
        self.pointed.emit(True)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit `pointed(False)`."""
        super().focusOutEvent(event)
        self.pointed.emit(False)


@guarded
class PictureGrid(QWidget):
    """A grid of tiles, with as many in a row as there is room for."""

    def __init__(self) -> None:
        super().__init__()
        self.tiles: list[PickTile] = []

    def show_tiles(self, tiles: list[PickTile]) -> None:
        """Show exactly *tiles*."""
        for tile in self.tiles:
            tile.hide()
            tile.deleteLater()
        self.tiles = tiles
        for tile in tiles:
            tile.setParent(self)
            tile.stepped.connect(lambda across, down, tile=tile: self._step(tile, across, down))
            tile.show()
        self._lay()

    @property
    def columns(self) -> int:
        """The number of tiles in a row."""
        least = theme.room(WIDE)
        fit = max(int((self.width() + GAP) // (least + GAP)), 1)
        rows = -(-len(self.tiles) // fit)
        return max(-(-len(self.tiles) // max(rows, 1)), 1)  # make the rows equally long

    def _lay(self) -> None:
        if not self.tiles:
            return
        columns = self.columns
        width = (self.width() - (columns - 1) * GAP) // columns
        top = 0
        for first in range(0, len(self.tiles), columns):
            row = self.tiles[first : first + columns]
            high = max(tile.height_at(width) for tile in row)
            for n, tile in enumerate(row):
                tile.setGeometry(n * (width + GAP), top, width, high)
            top += high + GAP
        self.setFixedHeight(top - GAP)

    def _step(self, tile: PickTile, across: int, down: int) -> None:
        """Choose the neighbour of *tile* by an arrow key."""
        to = self.tiles.index(tile) + across + down * self.columns
        if 0 <= to < len(self.tiles):
            self.tiles[to].setFocus()
            self.tiles[to].click()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use as many columns as fit now."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay()

    def changeEvent(self, event: QEvent) -> None:
        """Lay out again for another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._lay()


@guarded
class PicturedChoice(QWidget):
    """The table option *pictured* of *box*, chosen by a picture.

    `options()` is the choice if it is not the default; `take(options)` sets it. `changed()` is
    emitted on every choice. A text below explains the chosen one, or the one under the pointer. In
    a campaign (`begun`) nothing can be chosen, and the text says how it begins.
    """

    changed = Signal()

    def __init__(self, box: Box, pictured: Pictured) -> None:
        super().__init__()
        self.pictured = pictured
        self._default = next(o for o in box.options if o.id == pictured.option).choices[0].value
        self._labels = {
            choice.value: choice.label
            for option in box.options
            if option.id == pictured.option
            for choice in option.choices
        }
        fewest, most = box.seats
        who = f"{fewest} to {most} players" if most > fewest else f"{most} players"
        self._grid, self._says = PictureGrid(), label("", "muted")
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(title(pictured.title, 17))
        below.addWidget(self._grid)
        below.addWidget(self._says)
        tiles = [
            PickTile(box.id, pictured.option, pick, self._labels[pick.value], who)
            for pick in pictured.picks
        ]
        for tile in tiles:
            tile.clicked.connect(lambda _=False, value=tile.pick.value: self._choose(value))
            tile.pointed.connect(lambda on, tile=tile: self._tell(tile if on else None))
        self._grid.show_tiles(tiles)
        self._value = self._default
        self._show()

    @property
    def value(self) -> str:
        """The chosen value."""
        return self._value

    def options(self) -> dict[str, str]:
        """The choice, if it is not the default."""
        return {} if self._value == self._default else {self.pictured.option: self._value}

    def take(self, options: Mapping[str, str]) -> None:
        """Choose what *options* say, or the default."""
        self._value = options.get(self.pictured.option, self._default)
        self._show()

    def set_begun(self, on: bool) -> None:
        """Switch to the fixed beginning of a campaign, or back."""
        self._grid.setVisible(not on)
        if on:
            self._says.setText(self.pictured.begins)
        else:
            self._tell(None)

    def _choose(self, value: str) -> None:
        self._value = value
        self._show()
        self.changed.emit()

    def _show(self) -> None:
        for tile in self._grid.tiles:
            is_chosen = tile.pick.value == self._value
            tile.setChecked(is_chosen)
            # Tab goes only to the chosen tile, arrows go to its neighbours
            tabs = Qt.FocusPolicy.StrongFocus if is_chosen else Qt.FocusPolicy.ClickFocus
            tile.setFocusPolicy(tabs)
            tile.update()
        self._tell(None)

    def _tell(self, pointed: PickTile | None) -> None:
        """Explain the tile *pointed* at, or else the chosen one."""
        told = pointed or next(tile for tile in self._grid.tiles if tile.isChecked())
        self._says.setText(f"{told.name}: {told.pick.says}")
