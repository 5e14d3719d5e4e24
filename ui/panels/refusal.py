"""The card that a refused drop brings up: which rule, in its own words, and three ways on."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, Signal
from PySide6.QtGui import QHideEvent, QShowEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QVBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.focused import focused_in, has_focus
from ui.base.qt_guard import guarded
from ui.base.remembered_widget import Remembered
from ui.base.safe_text import set_tip
from ui.panels.fact_types import RefusedDrop
from ui.panels.overlay_position import aside
from ui.panels.widgets import Scroll, WritingLine, button, clear, label, row, rule_button, title
from ui.panels.wrapping_row import WrappingRow

WIDTHS = (460, 380, 320)
"""Pixels at a text scale of 100: the first at which it covers nothing that is looked at."""

HOUSE_RULES = {0: "Make it a house rule", 1: "Make both house rules"}
"""What the button says, by how many other rules bar it as well."""


@guarded
class RefusalCard(QFrame):
    """Lies over the table until it is answered.

    `ask(refused, beside)` brings it up, `undo()` answers it as Esc does; `faded()` tells that it is
    gone, however it was answered. A press on what it lies over answers it so, too, and does no more
    than that: the click was meant for the card.

    `undo_wanted()`: put the piece back. `anyway_wanted(reason)`: do it all the same.
    `house_rule_wanted(rule)`: do without the rule from now on, and do it.
    `lit(pieces)`: what stands in the way, empty when the card goes. `rule_wanted(id)`: rulebook.
    """

    undo_wanted = Signal()
    anyway_wanted = Signal(str)
    house_rule_wanted = Signal(str)
    lit = Signal(list)
    rule_wanted = Signal(str)
    faded = Signal()

    def __init__(self, over: QWidget) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "card")
        self.setAccessibleName("That is against a rule")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.refused: RefusedDrop | None = None
        self._beside: Sequence[QRect] = ()
        self._piles: Sequence[QRect] = ()
        self._before = Remembered[QWidget]()
        self._scroll = Scroll(margin=4)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._scroll)
        self._reason = WritingLine(placeholderText="Why, if you do it anyway?", maxLength=200)
        self._reason.setAccessibleName("Reason, kept in the chronicle")
        self._undo = button("Undo the drop", "main", "Esc")
        self._anyway = button("Do it anyway", "", "Told in the chronicle as done by hand; undoable")
        self._house = button(HOUSE_RULES[0], "", "")
        self._reason.returnPressed.connect(self._anyway.setFocus)
        self._undo.clicked.connect(lambda: self._leave(self.undo_wanted.emit))
        self._anyway.clicked.connect(
            lambda: self._leave(lambda: self.anyway_wanted.emit(self._reason.text().strip()))
        )
        self._house.clicked.connect(self._make_house_rule)
        self._said = QVBoxLayout()
        self._scroll.column.addLayout(self._said)
        self._scroll.column.addWidget(self._reason)
        self._scroll.column.addWidget(WrappingRow(self._undo, self._anyway, self._house))
        self._pressed_away = False
        over.installEventFilter(self)
        if isinstance(over, QAbstractScrollArea):
            over.viewport().installEventFilter(self)
        self.hide()

    def ask(
        self, refused: RefusedDrop, beside: Sequence[QRect] = (), piles: Sequence[QRect] = ()
    ) -> None:
        """Show why *refused* was refused, *beside* what it is about and not over *piles*, and wait
        for an answer."""
        self.refused, self._beside, self._piles = refused, beside, piles
        self._undo.setText("Undo the drop" if refused.piece >= 0 else "Leave it")
        clear(self._said)
        self._reason.clear()
        if refused.title:
            self._said.addWidget(label(refused.title, "muted"))
        self._said.addWidget(title(refused.why, 17, fonts.PLAIN))
        if refused.quote:
            quote = theme.titled(label(f"“{refused.quote}”"), 17, fonts.BOOK)
            self._said.addWidget(quote)
        if refused.rule:
            link = rule_button(refused.rule)
            link.clicked.connect(lambda: self.rule_wanted.emit(refused.rule))
            self._said.addLayout(row(link))
            rules = " and ".join((*refused.beside, refused.rule))
            set_tip(self._house, f"Do without {rules} in this game, from now on")
            all_of_them = "Make all of them house rules"
            self._house.setText(HOUSE_RULES.get(len(refused.beside), all_of_them))
        if refused.beside:
            self._said.addWidget(
                label(f"Barred by {' and '.join(refused.beside)} as well.", "muted")
            )
        for way_on in (self._reason, self._anyway):
            way_on.setVisible(not refused.absolute)
        self._house.setVisible(bool(refused.rule) and not refused.absolute)
        if not has_focus(self):
            self._before.keep(focused_in(self.window()))
        self.show()
        self._place()
        self.raise_()
        self._undo.setFocus()
        self.lit.emit(list(refused.blocking))

    def _make_house_rule(self) -> None:
        refused = self.refused
        if refused is not None:
            self._leave(lambda: self.house_rule_wanted.emit(refused.rule))

    def _leave(self, answer: Callable[[], object]) -> None:
        """Go, and only then *answer*: the answer may bring up the next card."""
        self.hide()
        answer()

    def hideEvent(self, event: QHideEvent) -> None:
        """Nothing stays lit, and the keys go back to where they were."""
        super().hideEvent(event)
        self.lit.emit([])
        before = self._before.take()
        (before if before is not None and before.isVisible() else self._over).setFocus()
        self.faded.emit()

    def undo(self) -> bool:
        """Undo the drop, if there is one to be answered; whether there was."""
        if not self.isVisible():
            return False
        self._undo.click()
        return True

    def focusNextPrevChild(self, next: bool) -> bool:
        """Keep the focus on the card until it is answered."""
        moved = super().focusNextPrevChild(next)
        if focused_in(self.window()) is not None and not has_focus(self):
            shown = [way for way in (self._undo, self._anyway, self._house) if way.isVisible()]
            shown[0 if next else -1].setFocus()
        return moved

    def showEvent(self, event: QShowEvent) -> None:
        """Find its place when it comes up."""
        super().showEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when what it lies over changes its size, and go when that is
        pressed."""
        kind = event.type()
        if kind == QEvent.Type.Resize and self.isVisible():
            self._place()
        elif kind == QEvent.Type.MouseButtonPress and watched is not self._over:
            self._pressed_away = self.undo()
            return self._pressed_away
        elif kind == QEvent.Type.MouseButtonDblClick and self._pressed_away:
            return True  # the second press of the click that put it away
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        over = self._over
        near = self._beside[0] if self._beside else None
        sizes = [self._size(width) for width in WIDTHS]
        self.setGeometry(aside(over.size(), sizes, self._beside, near, self._piles))

    def _size(self, width: int) -> QSize:
        """How large it is if it is *width* wide, at a text scale of 100."""
        over = self._over
        width = min(theme.pixels(width), over.width() - 24)
        wanted = self._scroll.column.heightForWidth(width - 2 * 14 - 2) + 2 * 14 + 4
        return QSize(width, min(wanted, over.height() - 24))
