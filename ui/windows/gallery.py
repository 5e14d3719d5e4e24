"""The first page: the games there are, and the games begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime

from PySide6.QtCore import QPointF, QRectF, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPixmap, QRadialGradient, QResizeEvent
from PySide6.QtWidgets import QFrame, QHBoxLayout, QVBoxLayout, QWidget

from saves.summary import Summary
from tabletop.play.game import Game
from ui import theme
from ui.dressing import dressing
from ui.faces import fonts
from ui.faces.faces import Faces, Shaped
from ui.panels.flow import Flow
from ui.panels.parts import Scroll, button, clear, column, label, title

LOW, HIGH = 172, 300
"""Pixels that a cover is high: three games fit the smallest window."""

WIDEST = 1500
"""Pixels across which a page may be filled; a wider window has wider margins."""


class GalleryPage(QWidget):
    """The gallery.

    `show_games(games, playing, saved)` fills it: the games, the games in play and the saves that
    players named, newest first. `faces` paints the covers.

    `new_wanted(game_id)`: set up a new game. `open_wanted(path)`: go on with this save.
    `browse_wanted()`: look for a save file elsewhere. `settings_wanted()`, `about_wanted()`,
    `quit_wanted()`.
    """

    new_wanted = Signal(str)
    open_wanted = Signal(object)
    browse_wanted = Signal()
    settings_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()

    def __init__(self, faces: Faces | None = None) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("Gallery of games")
        self.faces = faces
        self._first: QWidget | None = None
        self._scroll = Scroll(margin=20, gap=12)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        self._above = self._top()
        below.addLayout(self._above)
        below.addWidget(self._scroll, 1)

    def _top(self) -> QHBoxLayout:
        top = QHBoxLayout()
        top.setContentsMargins(20, 12, 20, 0)
        name = title("Tabletop", theme.TITLE)
        top.addWidget(name, 1)
        for words, tip, signal in (
            ("Settings", "Looks, speed, habits", self.settings_wanted),
            ("About", "Version, credits, licences", self.about_wanted),
            ("Quit", "Everything is saved", self.quit_wanted),
        ):
            made = button(words, "quiet", tip)
            made.clicked.connect(signal)
            top.addWidget(made)
        return top

    def show_games(
        self, games: Sequence[Game], playing: Sequence[Summary], saved: Sequence[Summary]
    ) -> None:
        """Show *games*, those of *playing* (the newest first) before others, and all begun."""
        below = self._scroll.column
        clear(below)
        self._first = None
        titles = {game.id: game for game in games}
        begun: dict[str, Summary] = {}
        for each in playing:
            if not each.damage and not each.over:
                begun.setdefault(each.game, each)
        order = list(begun)  # what was played last comes first
        for game in sorted(games, key=lambda g: order.index(g.id) if g.id in begun else len(order)):
            below.addWidget(self._game(game, begun.get(game.id)))
        below.addWidget(title("Games begun"))
        if not playing and not saved:
            below.addWidget(
                label(
                    "None yet. Every game is saved by itself after each answer, and waits here.",
                    "muted",
                )
            )
        for each in playing:
            below.addWidget(self._save(each, titles, ""))
        if saved:
            below.addWidget(title("Saved by name", 16))
            for each in saved:
                below.addWidget(self._save(each, titles, each.path.stem))
        browse = button("Open a save file…", tip="A save that lies elsewhere")
        browse.clicked.connect(self.browse_wanted)
        below.addLayout(Flow(browse))
        below.addStretch(1)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A large window has larger covers, and no endless lines."""
        super().resizeEvent(event)
        side = max(20, (self.width() - WIDEST) // 2)
        self._above.setContentsMargins(side, 12, side, 0)
        self._scroll.column.setContentsMargins(side, 20, side, 20)
        for cover in self.findChildren(CoverPicture):
            cover.set_height(self._high())

    def _high(self) -> int:
        return min(max((self.height() - 204) // 3, LOW), HIGH)

    def focus_first(self) -> None:
        """Put the focus where most people go on: Continue, else New game."""
        if self._first is not None:
            self._first.setFocus()

    def _cover(self, game: Game) -> CoverPicture:
        worn = dressing(game.id)
        cover = CoverPicture(worn.cover.cards, self.faces.shaped(worn.tall) if self.faces else None)
        cover.set_height(self._high())
        return cover

    def _game(self, game: Game, newest: Summary | None) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        across = QHBoxLayout(card)
        across.setContentsMargins(14, 12, 14, 12)
        across.setSpacing(24)
        across.addWidget(self._cover(game))
        words = column(gap=6)
        across.addLayout(words, 1)
        words.addWidget(title(game.title, 34))
        words.addWidget(theme.titled(label(game.blurb), 19, fonts.BOOK))
        facts = (_seats(game.seats), dressing(game.id).length, difficulties(game))
        words.addWidget(label(" · ".join(filter(None, facts)), "muted"))
        words.addStretch(1)
        buttons = []
        if newest is not None:
            go_on = button("Continue", "main", _when(newest.when))
            go_on.clicked.connect(lambda: self.open_wanted.emit(newest.path))
            buttons.append(go_on)
            words.addWidget(label(f"Begun: {newest.question}"))
        new = button("New game", "" if newest else "main", f"Set up a game of {game.title}")
        new.setAccessibleName(f"New game of {game.title}")
        new.clicked.connect(lambda: self.new_wanted.emit(game.id))
        buttons.append(new)
        self._first = self._first or buttons[0]
        words.addLayout(Flow(*buttons))
        return card

    def _save(self, save: Summary, games: Mapping[str, Game], name: str) -> QFrame:
        card = QFrame()
        card.setProperty("role", "card")
        across = QHBoxLayout(card)
        across.setContentsMargins(14, 10, 14, 10)
        words = column(gap=2)
        across.addLayout(words, 1)
        known = games.get(save.game)
        heading = name or (known.title if known else save.game) or save.path.name
        words.addWidget(theme.titled(label(heading), 17, fonts.BOOK))
        if save.damage:
            words.addWidget(label(f"Damaged: {save.damage}", "danger"))
            words.addWidget(label(f"{_when(save.when)}. The file is kept.", "muted"))
        else:
            names = ", ".join(seat.name for seat in save.seats)
            words.addWidget(label(f"{_when(save.when)} · {names}", "muted"))
            asked = save.outcome.words if save.outcome else f"Waiting: {save.question}"
            words.addWidget(label(asked))
        go_on = button("Look back" if save.over else "Try to open" if save.damage else "Go on")
        go_on.setAccessibleName(f"{go_on.text()}: {heading}, {_when(save.when)}")
        go_on.setEnabled(bool(known) or bool(save.damage))
        go_on.clicked.connect(lambda: self.open_wanted.emit(save.path))
        across.addWidget(go_on, 0, Qt.AlignmentFlag.AlignVCenter)
        return card


class CoverPicture(QWidget):
    """A game's cover: cards of its own deck, fanned on felt under a lamp."""

    def __init__(self, cards: Sequence[str], faces: Shaped | None) -> None:
        super().__init__()
        self._cards, self._faces = cards, faces
        self._painted: tuple[tuple[object, ...], QPixmap] | None = None
        if faces is not None:
            faces.ready.connect(self._on_ready)
            faces.changed.connect(self._forget)
        self.set_height(LOW)
        self.setAccessibleName("Cover")

    def set_height(self, pixels: int) -> None:
        """Be so many *pixels* high."""
        self.setFixedSize(round(pixels * 1.57), pixels)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show the cover, painted once for each theme and resolution."""
        key = (theme.current().id, self.devicePixelRatioF(), self.height())
        if self._painted is None or self._painted[0] != key:
            self._painted = (key, self._paint(self.devicePixelRatioF()))
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._painted[1])

    def _on_ready(self, card: str) -> None:
        if card in self._cards:
            self._forget()

    def _forget(self) -> None:
        self._painted = None
        self.update()

    def _paint(self, dpr: float) -> QPixmap:
        pixmap = QPixmap(self.size() * dpr)
        pixmap.setDevicePixelRatio(dpr)
        pixmap.fill(Qt.GlobalColor.transparent)
        with QPainter(pixmap) as painter:
            painter.setRenderHints(
                QPainter.RenderHint.Antialiasing | QPainter.RenderHint.SmoothPixmapTransform
            )
            felt = QColor(theme.current().colours.felt)
            lamp = QRadialGradient(
                QPointF(self.width() / 2, self.height() * 0.4), self.width() * 0.7
            )
            lamp.setColorAt(0, felt.lighter(150))
            lamp.setColorAt(1, felt.darker(190))
            painter.setBrush(lamp)
            painter.setPen(Qt.PenStyle.NoPen)
            painter.drawRoundedRect(QRectF(self.rect()), 10, 10)
            for place, card in enumerate(self._order()):
                self._paint_card(painter, place, card, dpr)
        return pixmap

    def _order(self) -> list[str]:
        return list(self._cards) if self._faces is not None else []

    def _paint_card(self, painter: QPainter, place: int, card: str, dpr: float) -> None:
        count = len(self._cards)
        middle = place == count - 1
        # The outer cards come first, left and right by turns; the last one stands in the middle.
        side = (-1 if place % 2 == 0 else 1) * (1 - (place // 2) / max(count // 2, 1))
        side = 0.0 if middle else side
        unit = self.height() / LOW
        width = round((84 if middle else 71) * unit)
        painter.save()
        painter.translate(
            self.width() / 2 + side * 78 * unit, self.height() / 2 + (abs(side) * 14 + 2) * unit
        )
        painter.rotate(side * 17)
        assert self._faces is not None
        height = width * self._faces.tall
        painter.setBrush(QColor(0, 0, 0, 90))
        painter.drawRoundedRect(QRectF(-width / 2 + 4, -height / 2 + 6, width, height), 7, 7)
        pixmap = self._faces.pixmap(card, width, dpr=dpr)
        painter.drawPixmap(QPointF(-width / 2, -height / 2), pixmap)
        painter.restore()


def difficulties(game: Game) -> str:
    """How hard the game is with each number of seats, in words."""
    options = game.settle({})
    fewest, most = game.seats
    counts: dict[str, list[int]] = {}
    for n in range(fewest, most + 1):
        counts.setdefault(game.difficulty(n, options), []).append(n)
    if len(counts) == 1:
        return next(iter(counts)).capitalize()
    words = [
        f"{hard} with {first[0]} to {first[-1]}" if len(first) > 1 else f"{hard} with {first[0]}"
        for hard, first in counts.items()
    ]
    return ", ".join(words).capitalize()


def _seats(seats: tuple[int, int]) -> str:
    fewest, most = seats
    return f"{fewest} to {most} seats" if fewest != most else f"{most} seats"


def _when(when: datetime) -> str:
    return f"{when:%d %B %Y, %H:%M}".lstrip("0")
