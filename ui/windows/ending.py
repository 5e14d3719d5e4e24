"""The last page: how the game ended, what was won, and what the party makes of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path

from PySide6.QtCore import QStandardPaths, Qt, QTimer, Signal, SignalInstance
from PySide6.QtGui import QFocusEvent, QImage, QResizeEvent
from PySide6.QtWidgets import (
    QGridLayout,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import set_tip
from ui.faces.blank import BACK
from ui.panels.face import Face, FaceSource
from ui.panels.fact_types import EndCard, Ending, EndRow
from ui.panels.seat_sign import SeatSign
from ui.panels.widgets import Scroll, button, clear, label, restyle, row, rule_button, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.ending_picture import paint_ending
from ui.windows.file_dialogs import file_to_write
from ui.windows.retold import Retold
from ui.windows.sitting_outcome import ALONE

LONGEST = 2000
"""The most letters of the party's text: the limit of a note in a save."""

FEW = 3
"""With at most this many cards, each may be larger."""

LARGE = 280
"""The greatest width of a card in the row, in pixels."""

WIDE = 230
"""The least width of each of these few cards, in pixels."""

NARROW = 90
"""The least width of any card."""

GAP, MARGINS = 18, 72
"""Pixels between cards of the row, and at the sides of the page including its scroll bar."""

MOMENT = 700
"""For this many milliseconds, the buttons of a page that appeared by itself do nothing."""

SMALL = 66
"""The width of a card of a hand, in pixels."""


@guarded
class EndingPage(QWidget):
    """Shows the end of a game.

    `show_ending(ending)` fills it. *ways* are further actions with the game, by label. `picture()`
    is the page as an image.

    Signals: `meaning_written(key, words)` the party's text, emitted when the field or the page is
    left; `again_wanted()` the same game with a new deal; `deal_wanted()` with the same deal;
    `table_wanted()` look at the table; `moment_wanted(entry)` go back to before this journal entry;
    `undo_wanted()` undo the end; `gallery_wanted()`; `rule_wanted(id)`; `next_wanted()` continue
    the campaign.
    """

    meaning_written = Signal(str, str)
    again_wanted = Signal()
    deal_wanted = Signal()
    moment_wanted = Signal(int)
    undo_wanted = Signal()
    table_wanted = Signal()
    gallery_wanted = Signal()
    next_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(
        self,
        faces: FaceSource | None = None,
        ways: Mapping[str, Callable[[], object]] | None = None,
    ) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("The end of the game")
        self.faces = faces
        self._waits = QTimer(self, singleShot=True, interval=MOMENT)
        self._ending: Ending | None = None
        self._faces: list[Face] = []
        self._scroll = Scroll(margin=28, gap=10)
        self._meaning = _Meaning()
        self._meaning.left.connect(self._write)
        self._said = label("", "muted")
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll, 1)
        outer.addLayout(self._ways(ways or {}))

    def _ways(self, others: Mapping[str, Callable[[], object]]) -> QVBoxLayout:
        self._next = button("Next sitting", "main")
        self._again = again = button("Play again", "main", "Same seats and options, new deal")
        self._deal = deal = button("The same deal", tip="The same game with the same luck")
        self._undo = undo = button("Play on", tip="Undo giving up")
        image = button(
            "Keep as a picture…", tip="Save this page as an image, with players and date"
        )
        table = button("Look back", tip="Back to the table; everything can be undone")
        self._deal.hide()
        self._undo.hide()
        gallery = button("To the gallery")
        self._next.hide()
        self._next.clicked.connect(lambda: self._leave(self.next_wanted))
        again.clicked.connect(lambda: self._leave(self.again_wanted))
        deal.clicked.connect(lambda: self._leave(self.deal_wanted))
        undo.clicked.connect(lambda: self._leave(self.undo_wanted))
        table.clicked.connect(lambda: self._leave(self.table_wanted))
        gallery.clicked.connect(lambda: self._leave(self.gallery_wanted))
        image.clicked.connect(self._export)
        more = [button(words) for words in others]
        for made, act in zip(more, others.values(), strict=True):
            made.clicked.connect(act)
        self._first = again
        below = QVBoxLayout()
        below.setContentsMargins(28, 8, 28, 16)
        self._gallery = gallery
        below.addWidget(WrappingRow(self._next, again, deal, undo, image, *more, table, gallery))
        below.addWidget(self._said)
        self._said.hide()
        return below

    def show_ending(self, ending: Ending) -> None:
        """Show *ending*."""
        self._ending = ending
        below = self._scroll.column
        below.removeWidget(self._meaning)
        self._meaning.setParent(None)
        clear(below)
        self._undo.setVisible(ending.given_up)
        self._deal.setVisible(ending.dealt)
        if ending.book:
            self._offer_sitting(ending)
        below.addWidget(title(ending.title, 36))
        outcome = row(theme.titled(label(ending.words), 19, fonts.BOOK))
        if ending.rule:
            link = rule_button(ending.rule)
            link.clicked.connect(lambda: self.rule_wanted.emit(ending.rule))
            outcome.addWidget(link)
        below.addLayout(outcome)
        if ending.story:
            below.addWidget(theme.titled(label(ending.story, "muted"), 19, fonts.OLD_FACE))
        for words in (*ending.near, *ending.facts):
            below.addWidget(theme.titled(label(words), 16, fonts.BOOK))
        if ending.book:
            below.addWidget(title(ending.book, 19))
        for words in ending.written:
            below.addWidget(label(f"· {words}"))
        if ending.cards or ending.unseen:
            self._show_cards(ending)
        if ending.moments or ending.deeds:
            below.addWidget(retold := Retold(ending.moments, ending.deeds))
            retold.moment_wanted.connect(self._look_back)
        if ending.hands:
            below.addWidget(theme.titled(label(ending.held, "title"), 19, fonts.OLD_FACE))
        for hand in ending.hands:
            self._show_hand(hand)
        if ending.note:
            below.addWidget(label(ending.asks))
            below.addWidget(self._meaning)
            self._meaning.setAccessibleName(ending.asks)
            self._meaning.setPlainText(ending.meaning)
        below.addStretch(1)
        self._first.setFocus()

    def _offer_sitting(self, ending: Ending) -> None:
        """Offer the ways on from a sitting of a campaign."""
        self._next.setText(ending.main)
        self._next.setVisible(bool(ending.main))
        self._again.setText("Replay this sitting…")
        set_tip(self._again, "From its start; asks before anything is lost")
        self._again.setVisible(ending.book != ALONE)
        restyle(self._again, "")
        self._first = self._next if ending.main else self._gallery

    def picture(self, width: int = 1600) -> QImage:
        """The page as an image *width* pixels wide."""
        assert self._ending is not None
        return paint_ending(self._ending, self._meaning.toPlainText(), self.faces, width)

    def _show_cards(self, ending: Ending) -> None:
        """Show the row of cards; those that nobody saw are face down until somebody wants to
        look."""
        below, seen, unseen = self._scroll.column, ending.cards, ending.unseen
        veiled = tuple(EndCard(BACK, "", where=card.where) for card in unseen)
        spread = self._spread((*seen, *veiled))
        below.addWidget(spread)
        if not unseen:
            return
        look = button(ending.peek)

        def turn_up() -> None:
            self._first.setFocus()  # otherwise the focus, and with it the page, would move down
            below.replaceWidget(spread, self._spread((*seen, *unseen)))
            for gone in (spread, look):
                gone.hide()
                gone.deleteLater()

        look.clicked.connect(turn_up)
        below.addWidget(WrappingRow(look))

    def _show_hand(self, hand: EndRow) -> None:
        """Show the cards that one hero still held, small and in a row."""
        cards = WrappingRow()
        for card in hand.cards:
            face = Face(self.faces, widest=SMALL, least=SMALL)
            face.show_face(card.face, card.reversed)
            face.setFixedSize(SMALL, round(SMALL * face.ratio))
            face.setAccessibleName(card.title)
            set_tip(face, card.title)
            cards.add(face)
        self._scroll.column.addWidget(label(hand.title))
        self._scroll.column.addWidget(cards)

    def _spread(self, cards: tuple[EndCard, ...]) -> QWidget:
        holder = QWidget()
        self._faces = []
        grid = QGridLayout(holder)
        grid.setContentsMargins(0, 8, 0, 8)
        few = len(cards) <= FEW
        grid.setHorizontalSpacing(64 if few else GAP)
        if few:  # centre a few cards
            grid.setColumnStretch(0, 1)
            grid.setColumnStretch(len(cards) + 1, 1)
        for place, card in enumerate(cards, 1):
            face = Face(self.faces, widest=LARGE, least=NARROW)
            face.show_face(card.face, card.reversed)
            face.setAccessibleName(card.title + (", reversed" if card.reversed else ""))
            caption = theme.titled(label(card.caption, "title"), 17, fonts.OLD_FACE)
            name = theme.titled(label(card.title), 16, fonts.BOOK)
            speaks = label(card.theme, "muted")
            where = label(card.where, "muted")
            for words in (where, caption, name, speaks):
                words.setAlignment(Qt.AlignmentFlag.AlignHCenter | Qt.AlignmentFlag.AlignTop)
                if not words.text():
                    words.hide()
            signs = row(*(SeatSign(seat, "", 24) for seat in card.seats))
            signs.insertStretch(0, 1)
            grid.addLayout(signs, 0, place)
            for line, widget in enumerate((where, caption, face, name, speaks), 1):
                grid.addWidget(widget, line, place)
            self._faces.append(face)
            if few:
                grid.setColumnMinimumWidth(place, WIDE)
            else:
                grid.setColumnStretch(place, 1)
        self._fit()
        return holder

    def _fit(self) -> None:
        """Make the cards as high as the text leaves room for; a few are larger if no hands follow,
        and many are limited by the width."""
        hands = self._ending is not None and bool(self._ending.hands)
        few = len(self._faces) <= FEW
        part = 0.41 if few and not hands else 0.36
        for face in self._faces:
            high = max(round(self.height() * part), 170)
            wide = (self.width() - MARGINS) / max(len(self._faces), 1) - GAP
            wide = LARGE if few else min(LARGE, max(round(wide), NARROW))
            face.setFixedHeight(min(high, round(wide * face.ratio)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Fit the cards to the page."""
        super().resizeEvent(event)
        self._fit()

    def _write(self) -> None:
        ending, words = self._ending, self._meaning.toPlainText()[:LONGEST].strip()
        if ending and ending.note and words != ending.meaning:
            ending.meaning = words
            self.meaning_written.emit(ending.note, words)

    @property
    def waits(self) -> bool:
        """Whether the buttons do nothing yet."""
        return self._waits.isActive()

    def wait(self) -> None:
        """Disable the buttons for a moment, because the page appeared by itself and a click may be
        meant for what was there before."""
        self._waits.start()

    def _leave(self, signal: SignalInstance) -> None:
        if self.waits and signal is not self.table_wanted:
            return
        self._write()
        signal.emit()

    def _look_back(self, entry: int) -> None:
        if not self.waits:
            self._write()
            self.moment_wanted.emit(entry)

    def _export(self) -> None:
        assert self._ending is not None
        pictures = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
        suggested = Path(pictures) / f"{self._ending.title}.png"
        path = file_to_write(self, "Save the picture", suggested, "PNG (*.png)")
        if path is None:
            return
        written = self.picture().save(str(path))
        self._said.setText(
            f"Saved as {path}." if written else "The picture could not be written there."
        )
        self._said.show()


@guarded
class _Meaning(QPlainTextEdit):
    """The field for the party's text. `left()`: the focus went elsewhere."""

    left = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setTabChangesFocus(True)
        self.setFixedHeight(theme.pixels(76))
        self.setPlaceholderText("Type here; it is kept with the game.")

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Save what was written."""
        super().focusOutEvent(event)
        self.left.emit()
