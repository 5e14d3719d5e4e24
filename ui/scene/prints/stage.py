"""The text beside what is met now: who fights whom, with what odds, or else the printed text."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
)

from assets.drawings.signs import sign_in
from tabletop.play.rules.game import Contest
from tabletop.table.space import Figure
from ui.base import fonts
from ui.base.running_text import within
from ui.faces.face_names import PICTURE
from ui.scene.measures import metrics
from ui.scene.pieces import figures
from ui.scene.pieces.felt_text import write
from ui.scene.pieces.items import PieceItem
from ui.scene.pieces.tokens import GOLD
from ui.scene.prints import stage_words
from ui.scene.prints.plates import Look
from ui.scene.prints.stage_words import paint_light
from ui.scene.whereabouts.laid_scene import LaidScene

TITLE, NUMBER, BAR, LINE = 0.16, 0.36, 0.125, 0.115
"""Heights of the texts, in heights of the room."""

GAP = 0.035
SIGN = 0.6  # the size of the sign of a hero who stands that large
GROWS = 1.5  # how much larger lines may get at large text scales
FACE = 400  # the width in pixels of the picture that a standing hero shows

_OURS, _THEIRS = QColor("#b9d8ff"), QColor("#f6c4b4")
_WON, _DRAWN, _LOST = QColor("#5d8f4e"), QColor("#8a7a5c"), QColor("#9c3a2c")
_PALE = QColor("#ecdcb8")


def beside(table: LaidScene, met: PieceItem, contest: Contest | None) -> Look:
    """The text beside *met*, the piece that is met."""
    title = table.titles(met.piece.name)
    if contest is not None and contest.theirs == met.piece.id:
        ours = table.lying.known(contest.ours)
        if ours is not None and ours.piece.name:
            return _fight(table, ours, title, contest)
    words = table.words(met.piece.name)
    told = f"{title}\n{words}"
    shows = ("told", told, table.text)
    return Look(lambda painter, room: stage_words.paint(painter, room, told, table.text), shows)


def line(row: QRectF, below: float, at: float) -> tuple[QRectF, Look]:
    """The line by which a *row* hangs: from *below* a picture, at *at*, to the whole row."""
    top = row.top() - 7
    area = QRectF(
        QPointF(min(row.left(), at) - 2, below), QPointF(max(row.right(), at) + 2, top + 2)
    )

    def paint(painter: QPainter, room: QRectF) -> None:
        path = QPainterPath(QPointF(at - area.left(), 0))
        path.lineTo(at - area.left(), top - below)
        path.moveTo(row.left() - area.left(), top - below)
        path.lineTo(row.right() - area.left(), top - below)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.strokePath(path, QPen(QColor(230, 185, 92, 150), 3))

    return area, Look(paint, ("line", row.width(), area.height(), at - area.left()))


def left(number: int) -> Look:
    """The gap in a row that the piece with this *number* has left."""

    def paint(painter: QPainter, room: QRectF) -> None:
        corner = 0.08 * room.width()
        painter.setPen(QPen(GOLD, 0.04 * room.width()))
        painter.setBrush(QColor(242, 184, 63, 40))
        inner = room.adjusted(1.5, 1.5, -1.5, -1.5)
        painter.drawRoundedRect(inner, corner, corner)
        words = QRectF(0, 0, room.width(), 0.4 * room.height())
        words.moveCenter(room.center())
        write(painter, words, str(number), fonts.PLAIN, GOLD, bold=True)

    return Look(paint, ("left", number))


# --- a fight -----------------------------------------------------------------------------------


def _fight(table: LaidScene, ours: PieceItem, foe: str, contest: Contest) -> Look:
    face = table.looks.faces.pixmap(PICTURE + ours.piece.name, FACE, dpr=table.looks.dpr)
    figure = next(
        (
            figure
            for ground in table.grounds.values()
            for figure in ground.figures.values()
            if figure.card == ours.piece.name
        ),
        Figure(),
    )
    words = f"{table.titles(ours.piece.name)} meets {within(foe)}"
    text = min(table.text, GROWS)
    shows = ("fight", contest, words, text, figure, face.cacheKey())
    return Look(
        lambda painter, room: _paint_fight(painter, room, contest, words, figure, face, text), shows
    )


def _paint_fight(
    painter: QPainter,
    room: QRectF,
    contest: Contest,
    words: str,
    figure: Figure,
    face: QPixmap,
    text: float,
) -> None:
    high = room.height()
    paint_light(painter, room)
    wide, tall = metrics.FIGURE
    stands = QRectF(0, 0, min(0.96 * high * wide / tall, 0.3 * room.width()), 0)
    stands.setHeight(stands.width() * tall / wide)
    stands.moveCenter(QPointF(room.left() + 0.62 * stands.width(), room.center().y()))
    bare = Figure(card=figure.card, foot="round", mark=figure.mark)
    figures.paint(painter, stands, bare, face, (0.0, 0.0, 1.0, 1.0), SIGN)
    told = room.adjusted(1.2 * stands.width(), 0, -0.03 * high, 0)
    needed = (TITLE + NUMBER + BAR + text * LINE + 3 * GAP) * high
    y = told.top() + max(0.0, (high - needed) / 2)
    write(painter, _row(told, y, TITLE * high), words, fonts.BOOK, QColor("#fbeed0"), bold=True)
    y += (TITLE + GAP) * high
    _paint_numbers(painter, _row(told, y, NUMBER * high), contest)
    y += (NUMBER + GAP) * high
    _paint_odds(painter, _row(told, y, BAR * high), contest)
    y += (BAR + GAP) * high
    lost = 100 - contest.won - contest.drawn
    costs = f", {lost} cost {contest.costs}" if contest.costs else f", {lost} lost"
    below = f"of 100: {contest.drawn} drawn{costs}"
    write(painter, _row(told, y, text * LINE * high), below, fonts.PLAIN, _PALE)


def _row(room: QRectF, top: float, high: float) -> QRectF:
    return QRectF(QPointF(room.left(), top), QSizeF(room.width(), high))


def _paint_numbers(painter: QPainter, room: QRectF, contest: Contest) -> None:
    """Paint both strengths, each on its side, with what counts between them."""
    third = room.width() / 3
    for number, colour, left in (
        (contest.strength[0], _OURS, room.left()),
        (contest.strength[1], _THEIRS, room.right() - third),
    ):
        side = QRectF(left, room.top(), third, room.height())
        write(painter, side, str(number), fonts.CAPITALS, colour, bold=True)
    wide = min(0.5 * room.height(), third)
    spot = QRectF(0, 0, wide, wide)
    spot.moveCenter(QPointF(room.center().x(), room.top() + 0.32 * room.height()))
    if contest.sign:
        painter.fillPath(sign_in(contest.sign, spot), GOLD)
    words = QRectF(room.center().x() - third / 2, spot.bottom(), third, 0.36 * room.height())
    write(painter, words, f"on {contest.score}", fonts.PLAIN, QColor("#f1d48d"))


def _paint_odds(painter: QPainter, room: QRectF, contest: Contest) -> None:
    """Paint a bar of a hundred fights: won, drawn, lost, each with its number if there is room."""
    corner = 0.24 * room.height()
    path = QPainterPath()
    path.addRoundedRect(room, corner, corner)
    lost = 100 - contest.won - contest.drawn
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    left = room.left()
    parts = [(contest.won, _WON, "won"), (contest.drawn, _DRAWN, ""), (lost, _LOST, "lost")]
    for share, tone, called in parts:
        part = QRectF(left, room.top(), room.width() * share / 100, room.height())
        painter.fillRect(part.adjusted(0, 0, 1, 0), tone)
        font = QFont(fonts.font(fonts.PLAIN, max(4, round(0.7 * room.height())), bold=True))
        named = f"{share} {called}".strip()
        for words in (named, str(share)):
            if QFontMetricsF(font).horizontalAdvance(words) < 0.92 * part.width():
                painter.setFont(font)
                painter.setPen(QColor(0, 0, 0, 190))
                painter.drawText(part.translated(0, 1.4), Qt.AlignmentFlag.AlignCenter, words)
                painter.setPen(QColor("#ffffff"))
                painter.drawText(part, Qt.AlignmentFlag.AlignCenter, words)
                break
        left += part.width()
    painter.restore()
    painter.strokePath(path, QPen(QColor(20, 12, 6), 0.07 * room.height()))
