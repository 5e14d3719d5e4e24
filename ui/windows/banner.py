"""The banner at the top of the gallery: the game to continue, or a welcome."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date
from pathlib import Path

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
)
from PySide6.QtWidgets import QBoxLayout, QFrame

from saves.summary import Summary
from tabletop.packs.game_folders import folder_of
from tabletop.play.rules.game_box import Box
from tabletop.table.table import Seat
from ui.base import fonts, theme
from ui.base.deferred_call import soon
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button, Label
from ui.base.scaled_picture import read_scaled
from ui.brief.dressing import dressing
from ui.panels.widgets import button, clear, column, label, title
from ui.windows.cover import BOX, WELCOME, is_flat

PICTURE = 1.42
"""The width of the picture of a table, in heights."""

SCENE, FEET, HALF = 3.4, 0.72, 0.5
"""The width of the scene behind in heights, the part of its height to keep (0 the top, 1 the
bottom), and the largest part of the banner's width that it takes."""

LEARN = "Learn to play in five minutes"

_Pair = tuple[QPixmap | None, QPixmap | None]


@guarded
class Banner(QFrame):
    """`show_begun(save, title, others)` offers a game to continue; `show_welcome(box)` is for
    players without one.

    Signals: `open_wanted(path)` continue this save; `learn_wanted(game)` learn to play this game;
    `others_wanted()` see the other games in play.
    """

    open_wanted = Signal(object)
    learn_wanted = Signal(str)
    others_wanted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.game = ""
        self.first: Button | None = None
        self._labels: list[tuple[Label, int, str]] = []
        self._behind: Path | None = None
        self._table: Path | None = None
        self._across = self._narrow = self._may_read = False
        self._picture_wide = 0
        self._pictures: tuple[tuple[object, ...], _Pair] | None = None
        self._words = column(gap=2)
        self._ways = column(gap=4)
        self._box = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._box.addLayout(self._words, 1)
        self._box.addLayout(self._ways)
        self.setAccessibleName("Go on")

    def show_begun(self, save: Summary, called: str, others: int) -> None:
        """Offer to continue *save*, of the game titled *called*; *others* is the number of other
        games in play."""
        self._begin(save.game, folder_of(save.game) / BOX, save.picture)
        self._across = True
        self._say(label("Continue", "muted"), 15)
        name = f"{save.name} · {called}" if save.name else called
        self._say(title(name), 28, fonts.CAPITALS)
        self._say(label(save.question), 22, fonts.BOOK)
        told = (people(save.seats), since(save.when.date(), date.today()))
        self._say(label(" · ".join(filter(None, told)), "muted"), 15)
        self._words.addStretch(1)
        go_on = self._add_main("Continue", f"Continue {called}: {save.question}")
        go_on.clicked.connect(lambda: self.open_wanted.emit(save.path))
        if others:
            words = "1 other game in play ›" if others == 1 else f"{others} other games in play ›"
            more = button(words, "quiet", "All games in play, finished games, and the bin")
            more.clicked.connect(self.others_wanted)
            self._ways.addWidget(more, 0, Qt.AlignmentFlag.AlignHCenter)

    def show_welcome(self, box: Box) -> None:
        """Offer a new player to learn the game in this *box*."""
        lid = dressing(box.id).box
        assert lid.welcome is not None
        self._begin(box.id, folder_of(box.id) / WELCOME, None)
        self._across = self._narrow = self._may_read = False
        self._say(title("Welcome to the table"), 29, fonts.CAPITALS)
        self._say(label(lid.welcome.says), 23, fonts.BOOK)
        self._words.addStretch(1)
        learn = self._add_main(LEARN, f"{LEARN}: {box.title}")
        learn.clicked.connect(lambda: self.learn_wanted.emit(box.id))

    def _begin(self, game: str, behind: Path, table: Path | None) -> None:
        clear(self._words)
        clear(self._ways)
        self._labels.clear()
        self._words.addStretch(1)
        self.game, self._behind, self._table, self._pictures = game, behind, table, None

    def _say(self, words: Label, size: int, family: str = fonts.PLAIN) -> None:
        self._labels.append((words, size, family))
        self._words.addWidget(words)

    def _add_main(self, words: str, name: str) -> Button:
        made = button(words, "main")
        made.setAccessibleName(name)
        self._ways.addWidget(made)
        self.first = made
        return made

    def lay(self, across: int, unit: float, least: int) -> int:
        """Take the width *across*; *unit* is pixels per unit. Returns the height it takes, at least
        *least*."""
        typed = theme.text_scale()
        narrow = self._narrow = across < 760 * (0.5 + 0.5 * typed)
        shows_table = self._table is not None and not narrow and not is_flat()
        for words, size, family in self._labels:
            words.show()  # hidden widgets take no room
            theme.titled(words, round(size * unit), family)
        if self.first is not None:
            letters = self.first.font()
            letters.setPixelSize(theme.pixels(20 * unit))
            self.first.setFont(letters)
            self.first.show()
            self.first.ensurePolished()
            self.first.setMinimumSize(round(196 * unit), round(46 * unit))
        way = QBoxLayout.Direction
        stacked = narrow or not self._across
        self._box.setDirection(way.TopToBottom if stacked else way.LeftToRight)
        self._box.setAlignment(
            self._ways,
            Qt.AlignmentFlag.AlignLeft if stacked else Qt.AlignmentFlag.AlignVCenter,
        )
        edge, inset = round(10 * unit), round(24 * unit)
        left = round(least * PICTURE + 18 * unit) if shows_table else inset
        self._box.setContentsMargins(left, edge, inset, edge)
        self._box.setSpacing(round((6 if stacked else 24) * unit))
        self._box.activate()
        high = max(
            least, self._box.totalHeightForWidth(across), self._box.totalMinimumSize().height()
        )
        self._picture_wide = round(least * PICTURE) if shows_table else 0
        return high

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the table as it was left, and the game's scene faintly on the right."""
        colours = theme.current().colours
        room = QRectF(self.rect()).adjusted(1, 1, -1, -1)
        edge = QPainterPath()
        edge.addRoundedRect(room, 10, 10)
        panel = QColor(colours.panel)
        with QPainter(self) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setClipPath(edge)
            painter.fillRect(room, panel)
            if not is_flat() and not self._may_read:
                soon(self, self._read_on)
            elif not is_flat():
                behind, table = self._read()
                if behind is not None:
                    left = self.width() - behind.deviceIndependentSize().width()
                    painter.drawPixmap(QPointF(left, 0), behind)
                    painter.fillRect(room, self._veil(panel, left / max(self.width(), 1)))
                if table is not None:
                    self._paint_table(painter, table, panel)
            painter.setClipping(False)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(QColor(colours.accent if not self._across else colours.line), 1.6))
            painter.drawPath(edge)

    def _read_on(self) -> None:
        """Read the pictures, as soon as the first frame is painted."""
        self._may_read = True
        self.repaint()

    def _veil(self, panel: QColor, left: float) -> QLinearGradient:
        """A gradient that covers the scene, which begins at *left*, enough for text on it to be
        readable."""
        veil = QLinearGradient(0, 0, self.width(), 0)
        if self._across:
            least = 185 if self._narrow else 120
            ends = (0.0, 255), (left, 255), (min(left + 0.16, 0.99), least), (1.0, least)
        else:
            ends = (0.0, 240), (0.45, 215), (0.62, 50), (1.0, 0)
        for at, alpha in ends:
            panel = QColor(panel)
            panel.setAlpha(alpha)
            veil.setColorAt(at, panel)
        return veil

    def _paint_table(self, painter: QPainter, table: QPixmap, panel: QColor) -> None:
        painter.drawPixmap(0, 0, table)
        wide = self._picture_wide
        fade = QLinearGradient(wide - 40, 0, wide, 0)
        clear_panel = QColor(panel)
        clear_panel.setAlpha(0)
        fade.setColorAt(0, clear_panel)
        fade.setColorAt(1, panel)
        painter.fillRect(QRectF(wide - 40, 0, 42, self.height()), fade)

    def _read(self) -> _Pair:
        """The scene behind, and the table."""
        dpr = self.devicePixelRatioF()
        key = (self.size(), self._picture_wide, dpr)
        if self._pictures is None or self._pictures[0] != key:
            wide = round(self.height() * SCENE) if self._across else self.width()
            most = self.width() if not self._across else round(HALF * self.width())
            wanted = QSize(min(wide, most), self.height())
            behind = read_scaled(self._behind, wanted, dpr, FEET) if self._behind else None
            table = None
            if self._table is not None and self._picture_wide:
                table = read_scaled(self._table, QSize(self._picture_wide, self.height()), dpr)
            self._pictures = (key, (behind, table))
        return self._pictures[1]


def people(seats: Sequence[Seat]) -> str:
    """Who plays, in words."""
    names = list(dict.fromkeys(seat.name for seat in seats if not seat.bot))
    bots = sum(bool(seat.bot) for seat in seats)
    told = ", ".join(names)
    if not bots:
        return told
    with_bots = "1 bot" if bots == 1 else f"{bots} bots"
    return f"{told} and {with_bots}" if told else with_bots


def since(day: date, today: date) -> str:
    """The *day*, as people say it."""
    days = (today - day).days
    if days == 0:
        return "today"
    if days == 1:
        return "yesterday"
    return f"{days} days ago" if 1 < days < 7 else f"{day.day} {day:%B %Y}"
