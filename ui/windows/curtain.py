"""The curtain between two people at one screen: it hides everything, and names who comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import (
    QColor,
    QKeyEvent,
    QLinearGradient,
    QPainter,
    QPaintEvent,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QFrame, QGridLayout, QVBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.read_aloud import announce
from ui.base.safe_text import set_tip
from ui.panels.widgets import Scroll, button, clear, column, label, title

FOLD = 58  # pixels from the top of a fold to its hollow


@guarded
class Curtain(QWidget):
    """An opaque page instead of the table, so that nothing of the table is painted.

    `fall(name, summary, plays)` names the next person (and their seat, if that differs) and shows
    public news, one line each. `lifted()`: the person is there, and has pressed the button, Enter
    or Space.
    """

    lifted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name = title("", 34)
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._plays = theme.titled(label("", "muted"), 20, fonts.OLD_FACE)
        self._plays.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = Scroll(gap=6)
        self._summary = column(gap=6)
        self._lift = button("", "main")
        self._lift.clicked.connect(self.lifted)
        pass_on = theme.titled(label("Pass the screen to", "muted"), 20, fonts.OLD_FACE)
        pass_on.setAlignment(Qt.AlignmentFlag.AlignCenter)
        words = self._scroll.column
        words.addStretch(1)
        words.addWidget(pass_on)
        words.addWidget(self._name)
        words.addWidget(self._plays)
        words.addSpacing(16)
        words.addLayout(self._summary)
        words.addStretch(1)
        self._card = card = QFrame()
        card.setProperty("role", "card")
        inside = QVBoxLayout(card)
        inside.setContentsMargins(32, 28, 32, 24)
        inside.setSpacing(12)
        inside.addWidget(self._scroll, 1)
        inside.addWidget(self._lift, 0, Qt.AlignmentFlag.AlignHCenter)
        outer = QGridLayout(self)
        outer.setContentsMargins(40, 40, 40, 40)
        outer.addWidget(card, 1, 1)
        for place, (down, across) in enumerate(((1, 1), (100, 100), (1, 1))):
            outer.setRowStretch(place, down)
            outer.setColumnStretch(place, across)

    def fall(self, name: str, summary: Sequence[str], plays: str = "") -> None:
        """Hang until *name* is there. *summary* is public; its last line is the newest."""
        self._name.setText(name)
        self._plays.setText(f"who plays {plays}")
        self._plays.setVisible(bool(plays))
        self._card.setMaximumWidth(theme.pixels(720))
        self.setAccessibleName(f"Pass the screen to {name}")
        self._lift.setText(f"I am {name}")
        set_tip(self._lift, "Enter or Space")
        clear(self._summary)
        for words in summary:
            told = theme.titled(label(words), 17, fonts.BOOK)
            told.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._summary.addWidget(told)
            told.show()  # a hidden label has no height yet
        self._fit()
        whom = f"{self.accessibleName()}, {self._plays.text()}" if plays else self.accessibleName()
        announce(self, " ".join(("The table is hidden.", f"{whom}.", *summary)))

    def _fit(self) -> None:
        """Make the card as high as its text, if there is room; otherwise the text scrolls."""
        inside = self._card.layout()
        assert inside is not None
        edges = inside.contentsMargins()
        widest = min(self._card.maximumWidth(), self.width() - 80) - edges.left() - edges.right()
        high = self._scroll.column.heightForWidth(widest) + self._lift.sizeHint().height()
        self._card.setMaximumHeight(high + edges.top() + edges.bottom() + inside.spacing() + 8)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Update the height of the card."""
        super().resizeEvent(event)
        self._fit()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint cloth in folds over the whole page; plain in high contrast."""
        with QPainter(self) as painter:
            cloth = QColor(theme.current().colours.curtain)
            painter.fillRect(self.rect(), cloth)
            if cloth.value() == 0:
                return
            folds = QLinearGradient(0, 0, FOLD, 0)
            folds.setSpread(QLinearGradient.Spread.ReflectSpread)
            for place, shade in ((0.0, 135), (0.45, 100), (0.8, 72), (1.0, 60)):
                folds.setColorAt(place, cloth.darker(10000 // shade))
            painter.fillRect(self.rect(), folds)
            fall = QLinearGradient(0, 0, 0, self.height())
            fall.setColorAt(0, QColor(0, 0, 0, 120))
            fall.setColorAt(0.25, QColor(0, 0, 0, 0))
            fall.setColorAt(1, QColor(0, 0, 0, 90))
            painter.fillRect(self.rect(), fall)

    def showEvent(self, event: QShowEvent) -> None:
        """Take the keyboard focus."""
        super().showEvent(event)
        self._lift.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Lift on Enter or Space; the window handles all other keys."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lifted.emit()
        else:
            event.ignore()
