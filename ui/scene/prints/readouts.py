"""Readouts: names, numbers, bars, counts, signs, as painters for `Printed`."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from msgspec import Struct
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from assets.drawings.signs import sign_in
from tabletop.play.rules.modifiers import Value
from tabletop.table.view import SeenPiece
from ui.base import fonts
from ui.scene.layout.table_layout import Badge, Layout, Readout
from ui.scene.measures import metrics
from ui.scene.pieces import seat_marks
from ui.scene.pieces.bands_and_clasps import way
from ui.scene.pieces.felt_text import MUTED, write, write_wrapped
from ui.scene.pieces.items import Paint
from ui.scene.pieces.tokens import GOLD, IVORY
from ui.scene.places.spot import Gauge
from ui.scene.prints import coins, counter_bar, plate_readout, stage_words
from ui.scene.prints.candle import paint_candle
from ui.scene.prints.plate_readout import Plate

BLOOD, EMBER, LEAF = QColor("#b23a32"), QColor("#d08a34"), QColor("#6f9f4a")
_WORDY = 2.8  # the width, in heights, of a badge with its word beside its icon
_LEFT = Qt.AlignmentFlag.AlignLeft
OFF_PIECES = ("text", "state", "way", "count", "tally", "coins")
"""The readouts that need no piece."""


class Reading(Struct, frozen=True):
    """The content of a readout: text, or a number with its maximum, or signs.

    `seat` is the seat whose sign precedes the text, or -1. `lost` is what is missing from a split
    bar, `change` is how much cards have changed the number.
    """

    words: str = ""
    value: int = 0
    full: int = 0
    lost: int = 0
    gold: bool = False
    badges: tuple[Badge, ...] = ()
    seat: int = -1
    change: int = 0
    plate: Plate | None = None


def read(
    gauge: Gauge,
    layout: Layout,
    pieces: Sequence[SeenPiece],
    capacity: int,
    seat: str,
    counters: Mapping[str, int],
    facts: Callable[[int], Mapping[str, Value]],
    printed: Callable[[str], str] = str,
    titles: Callable[[str], str] = str,
) -> Reading | None:
    """What *gauge* shows of *pieces*, or None if there is nothing to show.

    *seat* is the name of the board's seat, *counters* are the table's, *facts* explains a piece,
    *printed* gives the printed text by name, *titles* the title.
    """
    readout = gauge.readout
    if readout.show == "plate":
        return _on_plate(gauge, pieces, seat, facts, printed, titles)
    top = _told_of(pieces)
    if readout.show == "seat":
        return Reading(seat)
    if readout.show in OFF_PIECES:
        return _off_pieces(readout, len(pieces), capacity, counters)
    if readout.show == "flag" and not readout.counter:
        return Reading(readout.text) if pieces else None
    if top is None or top.id < 0:
        return None
    if readout.show in ("caption", "words", "title", "told"):
        named = pieces[-1] if readout.show == "told" else top
        return _named(readout, layout, named.name, printed, titles)
    told = facts(top.id)
    if readout.show == "candle":
        return _burning(readout, counters, told)
    if readout.show == "badges":
        return Reading(badges=tuple(badge for badge in readout.badges if badge.fact in told))
    if readout.show == "reached":
        done, whole = told.get(readout.fact), told.get(readout.of_fact)
        return Reading(value=done.n if done else 0, full=whole.n) if whole else None
    if readout.show in ("fact", "tag", "slots"):
        return _told(readout, told, counters)
    return _counted(gauge, top.counters, counters, told)


def _off_pieces(
    readout: Readout, count: int, capacity: int, counters: Mapping[str, int]
) -> Reading | None:
    """A readout that needs no piece: text, the way of play, a count, or a counter."""
    value = counters.get(readout.counter, 0)
    if readout.show == "way":
        return Reading(value=value) if value else None
    if readout.show == "count":
        of = f" of {capacity}" if capacity >= 0 else ""
        return Reading(f"{readout.text} {count}{of}".strip())
    return Reading(readout.text, 0 if readout.show == "text" else value)


def _named(
    readout: Readout,
    layout: Layout,
    name: str,
    printed: Callable[[str], str],
    titles: Callable[[str], str],
) -> Reading | None:
    """A readout that depends only on the name of a piece."""
    if readout.show == "caption":
        return _caption(layout, name)
    if readout.show == "title":
        return Reading(titles(name), seat=readout.mark) if name else None
    words = printed(name)
    if readout.show == "told":
        return Reading(f"{titles(name)}\n{words}") if words else None
    return Reading(words) if words else None


def _on_plate(
    gauge: Gauge,
    pieces: Sequence[SeenPiece],
    seat: str,
    facts: Callable[[int], Mapping[str, Value]],
    printed: Callable[[str], str],
    titles: Callable[[str], str],
) -> Reading | None:
    """The content of a plate; for a seat without a piece there, its name."""
    top = _told_of(pieces)
    if top is None or top.id < 0:
        return Reading(plate=Plate(seat, gauge.seat)) if seat else None
    readout, told = gauge.readout, facts(top.id)
    if top.kind == "figure" and readout.stands is not None:
        return _standing(readout, pieces, facts)
    ring, left = told.get(readout.ring), told.get(readout.fact)
    full = told.get(readout.of_fact)
    numbers = [f"{label} {told[label].n}" for label in readout.tells if label in told]
    return Reading(
        plate=Plate(
            (readout.text or titles(top.name)) + _several(told.get(readout.many)),
            gauge.seat,
            str(ring.n) if ring else "",
            readout.icon,
            left.n if left else 0,
            full.n if full else 0,
            " ".join(printed(top.name).split()) if readout.printed else "",
            " · ".join(numbers),
        )
    )


def _several(count: Value | None) -> str:
    """The text after a name if there are several pieces."""
    return f" ×{count.n}" if count is not None and count.n > 1 else ""


def _standing(
    readout: Readout,
    figures: Sequence[SeenPiece],
    facts: Callable[[int], Mapping[str, Value]],
) -> Reading:
    """The content for *figures* that stand for a missing piece: how many there are, and the numbers
    of the weakest."""
    labels = readout.stands.tells if readout.stands else ()
    each = [[(label, told[label].n) for label in labels if label in told]
            for told in map(facts, (figure.id for figure in figures))]  # fmt: skip
    weakest = min(each, key=lambda numbers: [n for _, n in numbers])
    several = _several(Value(len(figures), ()))
    line = " · ".join(f"{label} {n}" for label, n in weakest)
    card = readout.stands.card if readout.stands else ""
    return Reading(plate=Plate(f"{readout.text}{several}", words=line, card=card))


def _told_of(pieces: Sequence[SeenPiece]) -> SeenPiece | None:
    """The piece that the numbers are about: the topmost with a counter, or else the top one."""
    if not pieces:
        return None
    return next((piece for piece in reversed(pieces) if piece.counters), pieces[-1])


def _caption(layout: Layout, name: str) -> Reading | None:
    """The captions for the parts of a piece's *name*."""
    parts = [part for part in reversed(name.split("-")) if part in layout.captions]
    return Reading(" · ".join(layout.captions[part] for part in parts)) if parts else None


def _counted(
    gauge: Gauge,
    own: Mapping[str, int],
    counters: Mapping[str, int],
    told: Mapping[str, Value],
) -> Reading | None:
    """A counter on a piece (one of its *own*), alone or out of its maximum."""
    readout = gauge.readout
    value = own.get(readout.counter, 0)
    if readout.show == "flag":
        return Reading(readout.text) if value else None
    if readout.icon and not value:
        return None
    told_full = told.get(readout.full_fact)
    if readout.show == "split":
        lost = told_full.n - value if told_full else own.get(readout.lost, 0)
        return Reading(value=value, lost=max(0, lost)) if value or lost > 0 else None
    full = told_full.n if told_full else _full(gauge, counters)
    return Reading(value=value, full=full, gold=0 < full < value)


def _burning(
    readout: Readout, counters: Mapping[str, int], told: Mapping[str, Value]
) -> Reading | None:
    """How much of a number of the piece the table's counter has not used up."""
    whole, value = told.get(readout.full_fact), counters.get(readout.counter, 0)
    if whole is None:
        return None
    words = f"{readout.text} {value} of {whole.n}".strip()
    return Reading(words, max(0, whole.n - value), whole.n)


def _told(
    readout: Readout, told: Mapping[str, Value], counters: Mapping[str, int]
) -> Reading | None:
    """A number that the game explains for the piece; golden if it is above the other number
    *against*. On a tag, also how much the table's counter falls short."""
    value, whole = told.get(readout.fact), told.get(readout.of_fact)
    if value is None:
        return None
    if readout.show == "tag":
        return Reading(value=value.n, lost=max(0, value.n - counters.get(readout.counter, 0)))
    of = f" of {whole.n}" if whole else ""
    words = f"{readout.text} {value.n}{of}".strip()
    over = whole is not None and value.n > whole.n
    if (other := told.get(readout.against)) is not None:
        return Reading(f"{words} against {other.n}", value.n, gold=value.n < other.n)
    change = 0 if readout.sum else _changed(whole or value)
    return Reading(words, value.n, gold=over, change=change)


def _changed(value: Value) -> int:
    """How much cards have changed a number: the sum of all its parts except the first."""
    return sum(part.n for part in value.parts[1:])


def _full(gauge: Gauge, counters: Mapping[str, int]) -> int:
    full = gauge.readout.full
    if not full:
        return 0
    number = counters.get(gauge.readout.full_by, 1) if gauge.readout.full_by else 1
    return full[min(max(number, 1), len(full)) - 1]


_SIGNED: Mapping[str, Callable[[QPainter, QRectF, str, Reading], object]] = {
    "reached": lambda p, room, icon, of: counter_bar.paint_reached(
        p, room, icon, of.value, of.full
    ),
    "tally": lambda p, room, icon, of: counter_bar.paint_tally(p, room, icon, of.value, of.words),
    "state": lambda p, room, icon, of: counter_bar.paint_state(p, room, icon, of.words),
    "coins": lambda p, room, icon, of: coins.paint(p, room, icon, of.value, of.words),
    "tag": lambda p, room, icon, of: coins.paint_tag(p, room, icon, of.value, of.lost),
}
"""The painters of a sign and a number in a frame of their own."""


def painter_of(
    gauge: Gauge,
    reading: Reading,
    card: tuple[float, float],
    text: float,
    face: QPixmap | None = None,
) -> Paint:
    """The painter of *reading* in the room of *gauge* at this *text* scale; beside a piece of the
    size of *card*, or the picture *face* of one that is not there."""
    show = gauge.readout.show
    if reading.plate is not None:
        pictured = bool(reading.plate.full or reading.plate.ring or gauge.seat < 0)
        return plate_readout.painter_of(reading.plate, card, text, face, pictured=pictured)
    if show == "bar":
        return lambda painter, room: _paint_bar(painter, room, reading)
    if show == "candle":
        left = reading.value / max(reading.full, 1)
        return lambda painter, room: paint_candle(painter, room, left, reading.words)
    if show == "badges":
        return lambda painter, room: _paint_badges(painter, room, reading.badges)
    icon = gauge.readout.icon
    if show == "split":
        return lambda painter, room: counter_bar.paint(painter, room, reading.value, reading.lost)
    if show in _SIGNED:
        return lambda painter, room: _SIGNED[show](painter, room, icon, reading)
    if icon:
        words = str(reading.value) if show == "number" else reading.words
        change = reading.change
        return lambda p, room: counter_bar.paint_sign(p, room, icon, words, reading.gold, change)
    if show in ("words", "told"):
        write_out = write_wrapped if show == "words" else stage_words.paint
        return lambda painter, room: write_out(painter, room, reading.words, text)
    if show == "way":
        return lambda painter, room: way(painter, room, reading.value, GOLD)
    if show in ("seat", "title"):
        named = _paint_seat if show == "seat" else _paint_title
        return lambda painter, room: named(painter, room, reading)
    if show == "number":
        colour = GOLD if reading.gold else IVORY
        return lambda p, r: write(p, r, str(reading.value), fonts.PLAIN, colour, _LEFT, bold=True)
    family = fonts.OLD_FACE if show == "caption" else fonts.PLAIN
    return lambda p, r: write(p, r, reading.words, family, MUTED, _LEFT)


def _paint_seat(painter: QPainter, room: QRectF, reading: Reading) -> None:
    """Paint the name of a seat, after its sign if it has one."""
    words = QRectF(room)
    if reading.seat >= 0:
        side = room.height()
        seat_marks.paint_sign(painter, QRectF(room.left(), room.top(), side, side), reading.seat)
        words.setLeft(room.left() + side * 1.25)
    write(painter, words, reading.words, fonts.CAPITALS, IVORY, _LEFT)


def _paint_title(painter: QPainter, room: QRectF, reading: Reading) -> None:
    """Paint the name of a piece, after the sign of its owner."""
    words = QRectF(room)
    if reading.seat >= 0:
        side = min(room.height() * 0.86, room.width() * 0.2)
        sign = QRectF(room.left(), room.center().y() - side / 2, side, side)
        seat_marks.paint_sign(painter, sign, reading.seat)
        words.setLeft(room.left() + side * 1.3)
    write(painter, words, reading.words, fonts.BOOK, IVORY, _LEFT, bold=True)


OF_FULL = 0.32
"""The room behind a bar for each digit of its maximum, in bar heights."""

DOT = 2.6
"""With less room behind its number, in bar heights, a bar would only be a dot."""

TROUGH = 0.5
"""The fraction of the room behind its number that a bar keeps, however large the text is."""


def _paint_bar(painter: QPainter, room: QRectF, reading: Reading) -> None:
    """Paint a number and how much is left of it, by length and colour; golden if above the
    maximum."""
    height = room.height()
    number = QRectF(room.left(), room.top(), height * 1.55, height)
    beside = height * OF_FULL * (2 + len(str(reading.full))) if reading.full else 1.0
    behind = room.right() - number.right()
    beside = min(beside, behind * (1 - TROUGH)) if behind > DOT * height else 1.0
    trough = QRectF(number.right(), room.top() + height * 0.26, 0, height * 0.48)
    trough.setRight(room.right() - beside)
    radius = trough.height() / 2
    painter.setPen(QPen(QColor(0, 0, 0, 120), 1))
    painter.setBrush(QColor(0, 0, 0, 110))
    painter.drawRoundedRect(trough, radius, radius)
    part = min(1.0, max(0.0, reading.value / reading.full)) if reading.full else 1.0
    if part > 0:
        painter.save()
        whole = QPainterPath()
        whole.addRoundedRect(trough.adjusted(1.5, 1.5, -1.5, -1.5), radius - 1.5, radius - 1.5)
        painter.setClipPath(whole)
        filled = QRectF(trough)
        filled.setWidth(trough.width() * part)
        base = GOLD if reading.gold else LEAF if part > 0.5 else EMBER if part > 0.25 else BLOOD
        shine = QLinearGradient(filled.topLeft(), filled.bottomLeft())
        shine.setColorAt(0, base.lighter(130))
        shine.setColorAt(1, base.darker(115))
        painter.fillRect(filled, shine)
        painter.restore()
    if reading.full and beside > 1:
        full = QRectF(trough.right(), room.top() + height * 0.16, beside, height * 0.68)
        write(painter, full, f"of {reading.full}", fonts.PLAIN, MUTED, Qt.AlignmentFlag.AlignRight)
    colour = GOLD if reading.gold else IVORY
    write(
        painter, number, str(reading.value), fonts.PLAIN, colour,
        Qt.AlignmentFlag.AlignLeft, bold=True,
    )  # fmt: skip


def _paint_badges(painter: QPainter, room: QRectF, badges: Sequence[Badge]) -> None:
    """Paint each badge as a pill: its icon and word, an arrow, and the sign of what answers it;
    below each other if there is no room for text side by side."""
    count = max(len(badges), 1)
    height = min(room.height(), metrics.BADGE)
    width = (room.width() - 8 * (count - 1)) / count
    below = width < _WORDY * height and count > 1
    if below:
        height = min((room.height() - 4 * (count - 1)) / count, metrics.BADGE)
        width = room.width()
    width = min(width, height * 4.4)
    for number, badge in enumerate(badges):
        across, down = (0.0, number * (height + 4)) if below else (number * (width + 8), 0.0)
        pill = QRectF(room.left() + across, room.top() + down + 1, width, height - 2)
        _paint_badge(painter, pill, badge)


def _paint_badge(painter: QPainter, pill: QRectF, badge: Badge) -> None:
    """Paint the icon with its word (beside it, or below if there is no room), and what
    answers it."""
    height = pill.height()
    painter.setPen(QPen(QColor(216, 171, 82, 150), 1.2))
    painter.setBrush(QColor(0, 0, 0, 105))
    painter.drawRoundedRect(pill, height * 0.28, height * 0.28)
    wide = pill.width() > height * _WORDY
    side = height * (0.7 if wide else 0.56)
    answer = QRectF(0, 0, height * 0.66, height * 0.66)
    answer.moveCenter(QPointF(pill.right() - height * 0.44, pill.center().y()))
    arrow = _arrow(QPointF(answer.left() - height * 0.08, pill.center().y()), height * 0.13)
    left, right = pill.left() + height * 0.16, arrow.boundingRect().left() - height * 0.06
    icon = QRectF(left, pill.top() + height * (0.15 if wide else 0.06), side, side)
    if wide:
        words = QRectF(icon.right() + height * 0.1, pill.top(), 0, height * 0.62)
        words.moveTop(pill.center().y() - words.height() / 2)
    else:
        icon.moveLeft((left + right - side) / 2)
        words = QRectF(left, icon.bottom(), 0, height * 0.34)
    words.setRight(right)
    align = _LEFT if wide else Qt.AlignmentFlag.AlignHCenter
    painter.fillPath(sign_in(badge.icon, icon), IVORY)
    painter.fillPath(arrow, MUTED)
    painter.fillPath(sign_in(badge.answer, answer), GOLD)
    write(painter, words, badge.text, fonts.PLAIN, IVORY, align)


def _arrow(tip: QPointF, size: float) -> QPainterPath:
    path = QPainterPath(tip)
    path.lineTo(tip.x() - size * 1.3, tip.y() - size)
    path.lineTo(tip.x() - size * 1.3, tip.y() + size)
    return path
