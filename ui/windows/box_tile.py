"""A game's box in the gallery: its painted lid, its title, and the text on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPolygonF,
)

from saves.finished_games import FinishedGame
from tabletop.packs.game_folders import folder_of
from tabletop.play.rules.game_box import Box
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import set_tip
from ui.brief.dressing import dressing
from ui.windows import box_signs
from ui.windows.box_record import in_full, on_box
from ui.windows.cover import BOX, SHAPE, is_flat, paint_lid
from ui.windows.tile import Tile, height_of, sentence, write

SIDE = 10
"""Units of the box's side that show on its right and below."""

TITLE, SAYS, FACTS = 38, 23, 17
"""Font sizes in units."""

INSIDE, FOOT = 18, 10
"""Units from the lid's edge to its text, at its sides and below."""

STANDING = 0.83
"""The height of the feet in a scene, in scene heights from the top: they stand on the edge of the
text."""

LEADING = 1.18
"""The line spacing of facts, in font sizes."""

_CREAM, _IVORY, _GOLD = QColor("#ffedc2"), QColor("#fff3da"), QColor("#e4c58a")


@guarded
class BoxTile(Tile):
    """The box of a game; pressing it sets up a new game. *ended* are its finished games, newest
    first."""

    def __init__(self, box: Box, ended: Sequence[FinishedGame] = ()) -> None:
        super().__init__(folder_of(box.id) / BOX)
        self.game = box.id
        self._title = box.title
        lid = dressing(box.id).box
        self._colour = QColor(lid.colour)
        self._says = lid.says or box.blurb
        self._record, record = on_box(ended, box), in_full(ended, box)
        self._facts = tuple(_facts(box))
        told = ", ".join(words for _, words in self._facts)
        campaign = f"A campaign: {box.campaign[:1].lower()}{box.campaign[1:]}. "
        self.setAccessibleName(f"New game of {box.title}")
        self.setAccessibleDescription(
            " ".join(filter(None, (f"{self._says.rstrip('.')}.", f"{told}.", record)))
        )
        tip = f"{box.blurb}\n{campaign if box.campaign else ''}{record}"
        set_tip(self, f"New game of {box.title}\n{tip}".rstrip())

    def measured(self, width: int) -> int:
        """The height it needs at *width*, with a visible picture, in pixels."""
        inner = width - (2 * INSIDE + SIDE) * self.unit
        says = height_of(self._says, inner, sentence(self._says, inner, self.px(SAYS)))
        lines = self._lay_facts(inner)[-1][1] + 1
        words = says + lines * LEADING * self.px(FACTS) + 1.5 * self.px(TITLE)
        return round(words + (56 + FOOT + SIDE) * self.unit)

    def paint(self, painter: QPainter) -> None:
        """Paint the box, its lid, and the text on it."""
        unit = self.unit
        lid = QRectF(self.rect()).adjusted(0, 0, -SIDE * unit, -SIDE * unit)
        if is_flat():
            self._paint_flat(painter, lid)
        else:
            self._paint_sides(painter, lid)
        inner = lid.width() - 2 * INSIDE * unit
        left = lid.left() + INSIDE * unit
        font = sentence(self._says, inner, self.px(SAYS))
        says = height_of(self._says, inner, font)
        places = self._lay_facts(inner)
        line = LEADING * self.px(FACTS)
        facts = (places[-1][1] + 1) * line
        top = lid.bottom() - FOOT * unit - facts - says
        if not is_flat():
            self._paint_scene(painter, lid, top - lid.top())
            self._paint_shades(painter, lid, top)
        self._paint_title(painter, lid)
        colours = theme.current().colours
        ink = QColor(colours.text) if is_flat() else _IVORY
        write(painter, QRectF(left, top, inner, says + 2), self._says, font, ink)
        for (sign, words), (x, row) in zip(self._facts, places, strict=True):
            self._paint_fact(painter, QPointF(left + x, top + says + row * line), sign, words)
        self.paint_focus(painter, lid, 4 * unit)

    def _paint_flat(self, painter: QPainter, lid: QRectF) -> None:
        colours = theme.current().colours
        painter.setBrush(QColor(colours.lit if self.is_lit else colours.panel))
        painter.setPen(QPen(QColor(colours.line), 1.5))
        painter.drawRoundedRect(lid.adjusted(1, 1, -1, -1), 4, 4)

    def _paint_scene(self, painter: QPainter, lid: QRectF, free: float) -> None:
        """Paint the scene; *free* pixels of it are visible above the text."""
        high = max(lid.width() * SHAPE, free / STANDING)
        picture = self.picture(QSize(round(lid.width()), round(high)))
        lift = max(STANDING * high - free, 0)
        paint_lid(painter, lid, picture, self._colour, 4 * self.unit, lift)

    def _paint_sides(self, painter: QPainter, lid: QRectF) -> None:
        """Paint the sides of the box in its colour."""
        deep, drop = SIDE * self.unit, 0.7 * SIDE * self.unit
        corner = QPointF(lid.right() + deep, lid.bottom() + drop)
        over = QPointF(lid.right() + deep, lid.top() + drop)
        below = QPointF(lid.left() + deep, lid.bottom() + drop)
        right = QPolygonF([lid.topRight(), over, corner, lid.bottomRight()])
        foot = QPolygonF([lid.bottomLeft(), below, corner, lid.bottomRight()])
        painter.setPen(Qt.PenStyle.NoPen)
        for side, darker in ((right, 190), (foot, 240)):
            painter.setBrush(self._colour.darker(darker))
            painter.drawPolygon(side)

    def _paint_shades(self, painter: QPainter, lid: QRectF, top: float) -> None:
        """Paint the dark ground of the text, and the golden double line around the lid."""
        unit = self.unit
        dark = QColor(self._colour.darker(200))
        dark.setAlpha(0)
        shade = QLinearGradient(0, top - 20 * unit, 0, top + 14 * unit)
        shade.setColorAt(0, dark)
        dark.setAlpha(242)
        shade.setColorAt(1, dark)
        edge = QPainterPath()
        edge.addRoundedRect(lid, 4 * unit, 4 * unit)
        painter.save()
        painter.setClipPath(edge)
        painter.fillRect(lid.adjusted(0, top - lid.top() - 20 * unit, 0, 0), shade)
        sky = QLinearGradient(0, lid.top(), 0, lid.top() + 0.36 * lid.height())
        sky.setColorAt(0, QColor(0, 0, 0, 160))
        sky.setColorAt(1, QColor(0, 0, 0, 0))
        painter.fillRect(lid, sky)
        if self.is_lit:
            painter.fillRect(lid, QColor(255, 236, 190, 26))
        painter.restore()
        painter.setBrush(Qt.BrushStyle.NoBrush)
        for inset, alpha, wide in ((5, 150, 1.2), (8, 70, 0.8)):
            painter.setPen(QPen(QColor(240, 214, 150, alpha), wide * unit))
            by = inset * unit
            painter.drawRoundedRect(lid.adjusted(by, by, -by, -by), 3 * unit, 3 * unit)

    def _paint_title(self, painter: QPainter, lid: QRectF) -> None:
        """Paint the title over the sky, and the record below it."""
        room = lid.adjusted(INSIDE * self.unit, 12 * self.unit, -INSIDE * self.unit, 0)
        size = self.px(TITLE)
        font = fonts.fitted(fonts.CAPITALS, self._title, 0.96 * room.width(), size, 0.03)
        room.setHeight(1.3 * size)
        middle = Qt.AlignmentFlag.AlignCenter
        painter.setFont(font)
        if not is_flat():
            painter.setPen(QColor(0, 0, 0, 150))
            for by in (QPointF(0, 2), QPointF(1, 1), QPointF(-1, 1)):
                painter.drawText(room.translated(by), middle, self._title)
        painter.setPen(QColor(theme.current().colours.accent) if is_flat() else _CREAM)
        painter.drawText(room, middle, self._title)
        if self._record:
            below = room.translated(0, room.height())
            below.setHeight(1.4 * self.px(FACTS))
            painter.setFont(fonts.font(fonts.BOOK, self.px(FACTS), italic=True))
            painter.drawText(below, middle, self._record)

    def _lay_facts(self, width: float) -> list[tuple[float, int]]:
        """The x and the line of each fact."""
        found: list[tuple[float, int]] = []
        x, row = 0.0, 0
        for _, words in self._facts:
            wide = self._wide(words)
            if x and x + wide > width:
                x, row = 0.0, row + 1
            found.append((x, row))
            x += wide + self.px(FACTS)
        return found

    def _font(self) -> QFont:
        return fonts.font(fonts.BOOK, self.px(FACTS))

    def _wide(self, words: str) -> float:
        return QFontMetricsF(self._font()).horizontalAdvance(words) + 1.2 * self.px(FACTS)

    def _paint_fact(
        self,
        painter: QPainter,
        at: QPointF,
        sign: Callable[[QRectF], QPainterPath],
        words: str,
    ) -> None:
        size, colours = self.px(FACTS), theme.current().colours
        room = QRectF(at.x(), at.y() + 0.2 * size, 0.82 * size, 0.82 * size)
        painter.fillPath(sign(room), QColor(colours.accent) if is_flat() else _GOLD)
        painter.setFont(self._font())
        painter.setPen(QColor(colours.text) if is_flat() else _IVORY)
        right = QRectF(at.x() + 1.2 * size, at.y(), self._wide(words), LEADING * size)
        painter.drawText(right, Qt.AlignmentFlag.AlignVCenter, words)


def _facts(box: Box) -> Iterator[tuple[Callable[[QRectF], QPainterPath], str]]:
    """The facts: number of people (somebody alone plays several seats, or against bots), length,
    difficulty."""
    lid = dressing(box.id).box
    most = box.seats[1]
    yield box_signs.people, f"1 to {most} people" if most > 1 else "1 person"
    if lid.time:
        yield box_signs.time, lid.time
    seats = box.usual or box.seats[0]
    hard = lid.hard or box.hardness(seats, box.settle({}))
    if hard:
        yield box_signs.hardness, hard[:1].upper() + hard[1:]
