"""The last page as an image, to keep or to send."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFontMetricsF, QImage, QPainter, QRadialGradient, QTransform

from ui.base import fonts, theme
from ui.panels.face import RATIO, FaceSource
from ui.panels.fact_types import EndCard, Ending

_CENTRED = Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop | Qt.TextFlag.TextWordWrap
_INK = "#f3ead6"
_GOLD = "#d8ab52"


def paint_ending(ending: Ending, meaning: str, faces: FaceSource | None, width: int) -> QImage:
    """*ending* with the party's text *meaning*, *width* pixels wide and as high as it needs."""
    measured = _Page(ending, meaning, faces, width)
    height = measured.paint(None)
    image = QImage(width, height, QImage.Format.Format_RGB32)
    with QPainter(image) as painter:
        painter.setRenderHints(
            QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
        )
        felt = QColor(theme.current().colours.felt)
        lamp = QRadialGradient(QPointF(width / 2, height * 0.4), width * 0.7)
        lamp.setColorAt(0, felt.lighter(130) if felt.value() else QColor("#101010"))
        lamp.setColorAt(1, felt.darker(220))
        painter.fillRect(image.rect(), lamp)
        measured.paint(painter)
    return image


class _Page:
    """Lays out the page from top to bottom; without a painter it only measures."""

    def __init__(self, ending: Ending, meaning: str, faces: FaceSource | None, width: int) -> None:
        self.ending, self.meaning, self.faces, self.width = ending, meaning, faces, width
        self.margin = width * 0.05

    def paint(self, painter: QPainter | None) -> int:
        """Paint. Returns the height needed in pixels."""
        ending, room = self.ending, self.width - 2 * self.margin
        y = self.margin
        y = self._text(painter, ending.title, fonts.CAPITALS, 0.034, _GOLD, self.margin, y, room)
        y = self._text(painter, ending.words, fonts.BOOK, 0.0165, _INK, self.margin, y, room)
        if ending.story:
            y = self._text(
                painter, ending.story, fonts.OLD_FACE, 0.0165, _INK, self.margin, y, room
            )
        if ending.cards:
            y = self._cards(painter, y + self.width * 0.012)
        y += self.width * 0.012
        told = " ".join(ending.near)
        if told:
            y = self._text(painter, told, fonts.BOOK, 0.0145, _INK, self.margin, y, room)
        for moment in ending.moments:
            y = self._text(painter, moment.words, fonts.BOOK, 0.0125, _INK, self.margin, y, room)
        if self.meaning.strip():
            y += self.width * 0.012
            inset = self.margin * 2
            y = self._text(
                painter,
                self.meaning.strip(),
                fonts.BOOK,
                0.0175,
                _INK,
                inset,
                y,
                self.width - 2 * inset,
            )
        if ending.players:
            y += self.width * 0.012
            y = self._text(
                painter, ending.players, fonts.OLD_FACE, 0.0145, _GOLD, self.margin, y, room
            )
        return round(y + self.margin)

    def _cards(self, painter: QPainter | None, y: float) -> float:
        count = len(self.ending.cards)
        column = (self.width - 2 * self.margin) / max(count, 4)
        left = (self.width - column * count) / 2
        bottom = y
        for place, card in enumerate(self.ending.cards):
            x = left + place * column
            bottom = max(bottom, self._card(painter, card, x, y, column))
        return bottom

    def _card(
        self, painter: QPainter | None, card: EndCard, x: float, y: float, column: float
    ) -> float:
        wide = column * 0.84
        inside = x + column * 0.08
        if card.where:
            y = self._text(painter, card.where, fonts.PLAIN, 0.0105, _INK, inside, y, wide)
        y = self._text(painter, card.caption or " ", fonts.OLD_FACE, 0.014, _GOLD, inside, y, wide)
        if painter is not None and self.faces is not None:
            pixmap = self.faces.pixmap_now(card.face, round(wide))
            if card.reversed:
                pixmap = pixmap.transformed(QTransform().rotate(180))
            painter.drawPixmap(QPointF(inside, y), pixmap)
        y += wide * (self.faces.tall if self.faces else RATIO) + self.width * 0.008
        y = self._text(painter, card.title, fonts.BOOK, 0.0145, _INK, inside, y, wide)
        return self._text(painter, card.theme, fonts.OLD_FACE, 0.0125, _INK, inside, y, wide)

    def _text(
        self,
        painter: QPainter | None,
        words: str,
        family: str,
        size: float,
        colour: str,
        x: float,
        y: float,
        room: float,
    ) -> float:
        """Write *words* at *size* (in page widths). Returns the y of the next line."""
        font = fonts.font(family, round(self.width * size))
        endless = QRectF(x, y, room, 100_000)
        taken = QFontMetricsF(font).boundingRect(endless, int(_CENTRED), words)
        if painter is not None:
            painter.setFont(font)
            painter.setPen(QColor(colour))
            painter.drawText(QRectF(x, y, room, taken.height() + 4), int(_CENTRED), words)
        return y + taken.height() + self.width * 0.006
