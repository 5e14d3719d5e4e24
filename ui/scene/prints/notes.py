"""Notes on the table: what cards in force change, how quests stand, and which ways things go, with
the reasons in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import NamedTuple

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QPainter, QPen, QPixmap

from assets.drawings.signs import sign_in
from tabletop.play.rules.game import Contest, Path, Turn
from ui.faces.face_names import PICTURE
from ui.scene.measures import metrics, z_values
from ui.scene.pieces.items import PieceItem, printed
from ui.scene.pieces.tokens import GOLD, INK, IVORY
from ui.scene.places import piece_poses
from ui.scene.places.spot import Spot
from ui.scene.prints import numbered_way
from ui.scene.prints.plates import Look
from ui.scene.prints.quest_ticks import row_of
from ui.scene.prints.trail import Trail
from ui.scene.prints.turn_bar import chips, paint_turns, told
from ui.scene.whereabouts.laid_scene import LaidScene


class Note(NamedTuple):
    """A mark on a piece or a place: the sign of what changes it, and `words` that explain it."""

    icon: str
    words: tuple[str, ...]


class Noted(NamedTuple):
    """All notes of a table: on pieces by number, on places by zone, the ways to draw, which quests
    of each piece are met, the order of turns in this round, and who fights whom."""

    pieces: Mapping[int, Note] = {}
    places: Mapping[str, Note] = {}
    paths: Sequence[Path] = ()
    quests: Mapping[int, tuple[bool, ...]] = {}
    turns: tuple[Turn, ...] = ()
    contest: Contest | None = None


class Notes:
    """The notes on one table."""

    def __init__(self, table: LaidScene) -> None:
        self._table = table
        self._noted = Noted()
        self._painted: dict[tuple[str, int], QPixmap] = {}
        self._rows: dict[tuple[tuple[bool, ...], float], QPixmap] = {}

    def forget(self) -> None:
        """Drop all pictures, because the zoom or the screen has changed."""
        self._painted.clear()
        self._rows.clear()

    def show(self, noted: Noted) -> bool:
        """Show exactly these notes. Returns whether anything changed."""
        before, self._noted = self._noted, noted
        if before == noted:
            return False
        for item in self._table.lying:
            number = item.piece.id
            alike = before.pieces.get(number) == noted.pieces.get(number)
            alike &= before.quests.get(number) == noted.quests.get(number)
            if not alike and item.isVisible():
                self.put_on(item, self._table.body_size(item))
        return True

    def put_on(self, item: PieceItem, size: QSizeF) -> None:
        """Put the note about *item*, if any, on it; its body is *size* pixels."""
        self._put_ticks_on(item, size.width())
        note = self._noted.pieces.get(item.piece.id) if item.piece.id >= 0 else None
        if note is None:
            item.show_note(None)
            return
        side = round(max(metrics.NOTE_LEAST, min(size.width() * 0.24, self._side())))
        key = (note.icon, side)
        if key not in self._painted:
            room = QRectF(0, 0, side, side)
            paint = _sign(note.icon).paint
            self._painted[key] = printed(room, paint, 1.0, self._table.looks.dpr)
        item.show_note(self._painted[key])

    def _put_ticks_on(self, item: PieceItem, across: float) -> None:
        met = self._noted.quests.get(item.piece.id)
        if not met:
            item.show_ticks(None)
            return
        if (met, across) not in self._rows:
            self._rows[met, across] = row_of(met, across, self._table.looks.dpr)
        item.show_ticks(self._rows[met, across])

    def to_print(self) -> Iterator[tuple[str, str, QRectF, Look, float]]:
        """What is printed beside pieces: the notes on places, and the ways."""
        spots = self._table.arrangement.spots
        side = max(self._side(), metrics.NOTE_LEAST) / max(self._table.zoom, 0.01)
        for zone, note in self._noted.places.items():
            if zone in spots and spots[zone].shown:
                area = QRectF(0, 0, side, side)
                corner = _corner(spots[zone], self._table.layout.card)
                area.moveCenter(corner - QPointF(side * 0.4, 0))  # clear of its neighbour's label
                name = self._table.arrangement.labels.get(zone)
                if name is not None and name.intersects(area):  # and of its own label
                    if spots[zone].shut:
                        area.moveBottom(name.top())
                    else:
                        area.moveTop(name.bottom())
                yield "note", zone, area, _sign(note.icon), z_values.NOTE
        for number, path in enumerate(self._noted.paths):
            way = self.way(path)
            if way is not None:
                z = z_values.TRAIL if path.places else z_values.NOTE
                yield "path", str(number), way.area, Look(way.paint, way), z
        if turns := self._noted.turns:
            high = self._bar().height()
            faces = {turn.card: self.picture(turn.card, high) for turn in turns if turn.card}
            shows = (turns, *(face.cacheKey() for face in faces.values()))
            look = Look(lambda p, room: paint_turns(p, room, turns, faces.get), shows)
            yield "turns", "", self._bar(), look, z_values.NOTE

    @property
    def pictured(self) -> set[str]:
        """The cards whose pictures are shown."""
        return {turn.card for turn in self._noted.turns if turn.card}

    def picture(self, card: str, high: float) -> QPixmap:
        """The picture of *card*, *high* pixels high."""
        looks = self._table.looks
        sizes = (wide for wide in metrics.FACES if wide >= high * self._table.zoom)
        wide = next(sizes, metrics.FACES[-1])
        return looks.faces.pixmap(PICTURE + card, wide, dpr=looks.dpr)

    def _bar(self) -> QRectF:
        """Where the order of turns is shown."""
        return self._table.arrangement.turns or QRectF()

    @property
    def contest(self) -> Contest | None:
        """The present fight, or None."""
        return self._noted.contest

    @property
    def acts(self) -> int:
        """The seat whose turn it is in this round, or -1."""
        return next((turn.seat for turn in self._noted.turns if turn.state == "acts"), -1)

    def told_of(self, what: int | str) -> list[str]:
        """The words of the note on this piece or zone."""
        if isinstance(what, str):
            note = self._noted.places.get(what)
            return [*note.words] if note else []
        note = self._noted.pieces.get(what)
        words = [*note.words] if note else []
        if met := self._noted.quests.get(what):
            words.append(f"{sum(met)} of {len(met)} quests met")
        for path in self._noted.paths:
            stops = [str(n) for n, stop in enumerate(path.stops, 1) if stop == what]
            if path.places:
                words += [path.words] * (path.stops[0] == what)
            elif stops:
                words.append(f"{path.words}, stop {' and '.join(stops)} of {len(path.stops)}")
        return words

    def way(self, path: Path) -> numbered_way.Way | Trail | None:
        """*path* as it lies on the table, if all of it is visible."""
        if path.places:
            return self._trail(path.places, path.stops[-1])
        items = [self._table.lying.known(stop) for stop in path.stops]
        stops = [
            QPointF(item.home.x, self._stop_above(item))
            for item in items
            if item is not None and item.home.visible
        ]
        return numbered_way.way_through(stops) if len(stops) == len(items) > 0 else None

    def _stop_above(self, item: PieceItem) -> float:
        """How high above *item* a way's stop is: on the piece, or, if cards fill their board, on
        the board's upper edge."""
        table, spot = self._table, self._table.arrangement.spots.get(item.zone)
        plate = table.arrangement.plates.get(spot.seat) if spot is not None else None
        if item.home.tall and plate is not None:
            return plate.top() - metrics.WAY_ON_EDGE
        upright = table.layout.card[1] * item.home.scale
        return item.home.y - upright / 2 - metrics.WAY_ABOVE

    def _trail(self, places: Sequence[str], after: int) -> Trail | None:
        """The way through *places*, and on to the piece that it follows (*after*)."""
        item = self._table.lying.known(after)
        ends = [*places, item.zone if item else ""]
        for plan in self._table.arrangement.plans.values():
            if all(place in plan.outlines for place in ends):
                *on, last = [(at.x(), at.y()) for at in map(plan.centre, ends)]
                return Trail(tuple(on), last)
        return None

    def tell_at(self, at: QPointF) -> str:
        """The text of the note, way or number at *at*, or else the name of the place there; empty
        if there is none."""
        for item in self._table.lying:
            note = self._noted.pieces.get(item.piece.id)
            if note is None or not item.isVisible():
                continue
            # also where it was before the card rose
            if item.note_area().adjusted(0, 0, 0, item.raised).contains(at):
                return "\n".join(note.words)
        for kind, name, area, _, _ in self.to_print():
            if kind == "note" and area.contains(at):
                return "\n".join(self._noted.places[name].words)
        for path in self._noted.paths:
            way, goes = self.way(path), self._table.lying.known(path.stops[0])
            if isinstance(way, Trail):
                near = goes is not None and goes.body().contains(at)
            else:
                near = way is not None and way.is_near(at)
            if near:
                return path.words
        tell = self.turn_at, self._shut_at, self._number_at, self._fate_at, self._place_at
        return next(filter(None, (each(at) for each in tell)), "")

    def _shut_at(self, at: QPointF) -> str:
        """The pieces in the shut place at *at*, as far as the seat knows them."""
        table = self._table
        for zone, label in table.arrangement.labels.items():
            if table.arrangement.spots[zone].shut and label.contains(at):
                named = [item.piece.name for item in table.lying.zones[zone] if item.piece.name]
                return ", ".join(table.titles(name) for name in named)
        return ""

    def turn_at(self, at: QPointF) -> str:
        """The text of the turn at *at* in the order of turns; empty if there is none."""
        turns = self._noted.turns
        for turn, chip in zip(turns, chips(self._bar(), turns), strict=True):
            if chip.contains(at):
                return told(turn)
        return ""

    def _fate_at(self, at: QPointF) -> str:
        """What becomes of each half of the card at *at*."""
        cards = (i for i in self._table.lying if i.up and i.isVisible() and i.body().contains(at))
        card = max(cards, key=lambda item: item.zValue(), default=None)
        return self._table.fates(card.piece.name) if card is not None else ""

    def _place_at(self, at: QPointF) -> str:
        """The name of the place of a space at *at*."""
        table = self._table
        for name, plan in table.arrangement.plans.items():
            place = plan.place_at(at)
            if place:
                return table.grounds[name].title_of(place)
        return ""

    def _number_at(self, at: QPointF) -> str:
        """How the number at *at* comes about."""
        for gauge in self._table.arrangement.gauges:
            readout = gauge.readout
            if readout.show != "fact" or not gauge.area.contains(at):
                continue
            lying = self._table.gauged(gauge)
            told = self._table.explain(lying[-1].piece.id) if lying else {}
            labels = [each for each in (readout.fact, readout.of_fact) if each in told]
            return "\n".join(f"{label}: {told[label].explained()}" for label in labels)
        return ""

    def _side(self) -> float:
        """The size of a mark in pixels."""
        return metrics.NOTE * self._table.zoom * min(self._table.text, metrics.SIGN_GROWS)


def _corner(spot: Spot, card: piece_poses.Size) -> QPointF:
    """Where a place is marked: at the upper right, because its label begins at the left."""
    if spot.lies.kind == "free":
        return spot.area.topRight()
    return piece_poses.slots(spot, card)[0].topRight()


def _sign(icon: str) -> Look:
    """A sign on a dark lozenge with a light edge; its shape distinguishes it from numbers."""

    def paint(painter: QPainter, room: QRectF) -> None:
        side = room.width()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for inset, brush, pen in ((0.02, INK, INK), (0.07, INK, GOLD)):
            grown = room.adjusted(side * inset, side * inset, -side * inset, -side * inset)
            painter.setBrush(brush)
            painter.setPen(QPen(pen, max(1.0, side * 0.07)))
            middle = grown.center()
            painter.drawPolygon(
                [
                    QPointF(middle.x(), grown.top()),
                    QPointF(grown.right(), middle.y()),
                    QPointF(middle.x(), grown.bottom()),
                    QPointF(grown.left(), middle.y()),
                ]
            )
        inner = room.adjusted(side * 0.27, side * 0.27, -side * 0.27, -side * 0.27)
        painter.fillPath(sign_in(icon, inner), IVORY)

    return Look(paint, icon)
