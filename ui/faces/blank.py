"""The shape of cards, and pictures that are painted instantly: shown until the real face is ready,
or if the deck does not have it."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from ui.base import fonts
from ui.faces.face_names import id_of, read_face

HEIGHT = 12 / 7  # of a tarot card, 70 by 120 mm, in widths
CORNER = 0.055  # the radius of the corners, in widths
BACK = "back:night"
"""The back of the tarot, and of all cards without another back."""

_PAPER, _INK, _LINE = QColor("#efe4cb"), QColor("#2a1d17"), QColor("#b89a5e")
_BACK, _GOLD = QColor("#1d2447"), QColor("#d8b45f")
_EDGE = QColor("#14100c")


def outline(card: QRectF) -> QPainterPath:
    """The rounded outline of a card."""
    path = QPainterPath()
    corner = CORNER * min(card.width(), card.height())
    path.addRoundedRect(card, corner, corner)
    return path


def stand_in(card: str, across: int, down: int) -> QPixmap:
    """The picture, *across* by *down* pixels, of a card whose face the deck does not have: paper
    with its rank and suit in large letters, or a plain back."""
    pixels = QPixmap(across, down)
    pixels.fill(Qt.GlobalColor.transparent)
    with QPainter(pixels) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        room = QRectF(pixels.rect())
        back = card.startswith("back:")
        painter.fillPath(outline(room), _BACK if back else _PAPER)
        inset = 0.06 * min(across, down)
        inner = room.adjusted(inset, inset, -inset, -inset)
        painter.setPen(QPen(_GOLD if back else _LINE, max(1.0, 0.012 * across)))
        painter.drawRect(inner)
        if back:
            radius = 0.3 * min(across, down)
            painter.drawEllipse(inner.center(), radius, radius)
        else:
            _write(painter, inner, card)
    return pixels


def face_down(face: str, across: int, down: int) -> QPixmap:
    """The picture of a *face* that is not painted yet: a plain back, because text could be taken
    for another card; for a picture alone, its dark background."""
    if read_face(face).kind != "picture":
        return stand_in(BACK, across, down)
    pixels = QPixmap(across, down)
    pixels.fill(_BACK)
    return pixels


def named(card: str) -> tuple[str, str]:
    """The small and the large text on a stand-in. In the id of a pack's card, the part before the
    slash only identifies its edition and is left out."""
    words, blank, id = id_of(card).rpartition(" ")
    own = id.rpartition("/")[2]
    if blank:
        return words, own
    suit, _, rank = own.rpartition("-")
    return suit, rank


def _write(painter: QPainter, room: QRectF, card: str) -> None:
    """Write the last word of the id large and the others small below: `3` of `Wands`.

    For a missing card, it writes `missing card` and the card's id.
    """
    suit, rank = named(card)
    painter.setPen(_INK)
    for words, size, top, height in ((rank, 0.42, 0.0, 0.66), (suit, 0.17, 0.62, 0.26)):
        words = words.replace("_", " ").replace("-", " ").capitalize()
        pixels = max(round(size * room.width()), 4)
        painter.setFont(fonts.fitted(fonts.PLAIN, words, room.width() * 0.9, pixels))
        tall = room.height()
        line = QRectF(room.left(), room.top() + top * tall, room.width(), height * tall)
        painter.drawText(line, Qt.AlignmentFlag.AlignCenter, words)


def paint_bare(painter: QPainter, room: QRectF, picture: QPixmap) -> None:
    """Paint a card that shows only its *picture*, in a dark edge with a thin golden line."""
    wide = room.width()
    painter.fillPath(outline(room), _EDGE)
    inner = room.adjusted(*(side * 0.035 * wide for side in (1, 1, -1, -1)))
    path = outline(inner)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.drawPixmap(inner, picture, QRectF(picture.rect()))
    painter.restore()
    painter.strokePath(path, QPen(_LINE, max(1.0, 0.012 * wide)))
