"""Everybody's quests: who is how near to winning, the nearest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QMouseEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from ui.base.qt_guard import guarded
from ui.panels.fact_types import Progress
from ui.panels.filled_when_seen import FilledWhenSeen
from ui.panels.seat_sign import SeatSign
from ui.panels.standings import MET, OPEN, beside
from ui.panels.widgets import Pressable, Scroll, as_panel, clear, label, row, title

ONE_AWAY = "one quest away"
"""The warning on a card that wins with one more quest."""


class QuestsPanel(FilledWhenSeen):
    """Lists every kind of card that has quests, with their state.

    `show_progress(kinds, seats)` fills it; *seats* are the names of all seats.

    Signals: `lit(pieces)` the cards of the kind under the pointer; `card_wanted(piece)` show the
    card in the inspector.
    """

    lit = Signal(list)
    card_wanted = Signal(int)

    def __init__(self) -> None:
        super().__init__()
        as_panel(self, "Quests")
        self._scroll = Scroll(gap=6)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)
        self._shown: tuple[list[Progress], list[str]] | None = None
        self.show_progress([], [])

    def show_progress(self, kinds: Sequence[Progress], seats: Sequence[str]) -> None:
        """Show the state of *kinds*. Does nothing, so that the scroll position stays, if that is
        shown already."""
        if self._shown == ([*kinds], [*seats]):
            return
        self._shown = ([*kinds], [*seats])
        self.renew()

    def fill(self) -> None:
        """List the last kinds again."""
        kinds, seats = self._shown or ([], [])
        at = self._scroll.verticalScrollBar().value()
        below = self._scroll.column
        clear(below)
        if not kinds:
            below.addWidget(label("No card on the table has a quest yet.", "muted"))
        for kind in kinds:
            below.addWidget(self._row(kind, seats))
        below.addStretch(1)
        self._scroll.verticalScrollBar().setValue(at)

    def _row(self, kind: Progress, seats: Sequence[str]) -> QWidget:
        near = bool(kind.seats) and kind.missing == 1
        whose = ", ".join(seats[seat] for seat in kind.seats) or "nobody's"
        made = _Row(kind.pieces)
        made.setProperty("role", "warned" if near else "quiet")
        ticks = " ".join(MET if quest.met else OPEN for quest in kind.quests)
        top = row(*(SeatSign(seat, seats[seat]) for seat in kind.seats), title(kind.title, 15))
        count = label(ticks, "met" if not kind.missing else "warning" if near else "muted")
        count.setWordWrap(False)
        top.addWidget(count)
        made.inside.addLayout(top)
        if near:
            made.inside.addWidget(label(f"! {ONE_AWAY} ({whose})", "warning"))
        for quest in kind.quests:
            if not quest.met:
                words = f"{OPEN} {quest.sentence.rstrip('.')} ({beside(quest)})"
                made.inside.addWidget(label(words, "muted"))
        met = len(kind.quests) - kind.missing
        made.setAccessibleName(f"{kind.title}, {whose}: {met} of {len(kind.quests)} quests met")
        made.lit.connect(self.lit)
        made.pressed.connect(lambda: self.card_wanted.emit(kind.pieces[0]))
        return made


@guarded
class _Row(Pressable):
    """One kind. Emits `lit(pieces)` while it has the pointer or the focus."""

    lit = Signal(list)

    def __init__(self, pieces: tuple[int, ...]) -> None:
        super().__init__()
        self._pieces = list(pieces)
        self.inside = QVBoxLayout(self)
        self.inside.setContentsMargins(8, 6, 8, 6)
        self.inside.setSpacing(2)
        self.setAttribute(Qt.WidgetAttribute.WA_Hover)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the cards."""
        self.lit.emit(self._pieces)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing."""
        self.lit.emit([])
        super().leaveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Light the cards."""
        self.lit.emit(self._pieces)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Light nothing."""
        self.lit.emit([])
        super().focusOutEvent(event)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the focus, so that the cards stay lit."""
        self.setFocus()
        event.accept()
