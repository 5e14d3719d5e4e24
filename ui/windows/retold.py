"""A look back on a finished game, side by side: its turning points, and who did what."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import set_tip
from ui.panels.fact_types import EndMoment
from ui.panels.widgets import column, label, title
from ui.panels.wordy_button import WordyButton

TURNED, DID = "Turning points", "Who did what"

BESIDE = 860
"""The width in pixels, at a text scale of 100, from which the two are side by side."""

LEADS_BACK = "Choose one to go back to the table just before it."
BACK = "Go back to just before this"


@guarded
class Retold(QWidget):
    """The turning points (*moments*) of a game, each a way back to it, and the *deeds* of the
    players.

    `moment_wanted(entry)`: go back to just before this journal entry.
    """

    moment_wanted = Signal(int)

    def __init__(self, moments: Sequence[EndMoment], deeds: Sequence[str]) -> None:
        super().__init__()
        self._both = QBoxLayout(QBoxLayout.Direction.TopToBottom, self)
        self._both.setContentsMargins(0, 6, 0, 6)
        self._both.setSpacing(32)
        if moments:
            self._both.addLayout(self._turned(moments), 1)
        if deeds:
            self._both.addLayout(self._did(deeds), 1)

    def _turned(self, moments: Sequence[EndMoment]) -> QVBoxLayout:
        below = column(gap=2)
        below.addWidget(title(TURNED, 19))
        below.addWidget(label(LEADS_BACK, "muted"))
        for moment in moments:
            made = WordyButton(moment.words, "quiet")
            made.describe(BACK)
            set_tip(made, BACK)
            made.setCursor(Qt.CursorShape.PointingHandCursor)
            made.clicked.connect(partial(self.moment_wanted.emit, moment.entry))
            below.addWidget(made)
        below.addStretch(1)
        return below

    def _did(self, deeds: Sequence[str]) -> QVBoxLayout:
        below = column(gap=6)
        below.addWidget(title(DID, 19))
        for words in deeds:
            below.addWidget(theme.titled(label(words), 15, fonts.BOOK))
        below.addStretch(1)
        return below

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put them side by side if there is room."""
        super().resizeEvent(event)
        way = QBoxLayout.Direction
        wide = self.width() >= BESIDE * theme.text_scale()
        self._both.setDirection(way.LeftToRight if wide else way.TopToBottom)
