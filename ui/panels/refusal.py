"""The card that explains a refused drop: which rule forbids it, its text, and three ways on."""

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
"""Widths in pixels at a text scale of 100; the first at which it covers nothing in use is taken."""

HOUSE_RULES = {0: "Make it a house rule", 1: "Make both house rules"}
"""The button's label, by how many other rules forbid the drop as well."""


@guarded
class RefusalCard(QFrame):
    """Lies over the table until it is answered.

    `ask(refused, beside)` shows it; `undo()` answers it as Esc does; `faded()` is emitted when it
    is gone. A click outside it also answers as Esc does, and does nothing else.

    Signals: `undo_wanted()` put the piece back; `anyway_wanted(reason)` do it all the same;
    `house_rule_wanted(rule)` leave the rule out from now on, and do it; `lit(pieces)` the pieces in
    the way, empty when the card goes; `rule_wanted(id)` open the rulebook.
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
        self.setAccessibleName("A rule forbids this")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.refused: RefusedDrop | None = None
        self._beside: Sequence[QRect] = ()
        self._piles: Sequence[QRect] = ()
        self._before = Remembered[QWidget]()
        self._scroll = Scroll(margin=4)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(14, 14, 14, 14)
        outer.addWidget(self._scroll)
        self._reason = WritingLine(placeholderText="Reason for doing it anyway", maxLength=200)
        self._reason.setAccessibleName("Reason, shown in the chronicle")
        self._undo = button("Undo the drop", "main", "Esc")
        self._anyway = button(
            "Do it anyway", "", "The chronicle marks it as done by hand; you can undo it"
        )
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
        """Show why *refused* was refused, *beside* the pieces involved and not over *piles*, and
        wait for an answer."""
        self.refused, self._beside, self._piles = refused, beside, piles
        self._undo.setText("Undo the drop" if refused.piece >= 0 else "Cancel")
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
            set_tip(self._house, f"Play this game without {rules} from now on")
            all_of_them = "Make them all house rules"
            self._house.setText(HOUSE_RULES.get(len(refused.beside), all_of_them))
        if refused.beside:
            self._said.addWidget(
                label(f"Also forbidden by {' and '.join(refused.beside)}.", "muted")
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
        """Hide first, then *answer*, because the answer may show the next card."""
        self.hide()
        answer()

    def hideEvent(self, event: QHideEvent) -> None:
        """Unlight everything, and return the focus."""
        super().hideEvent(event)
        self.lit.emit([])
        before = self._before.take()
        (before if before is not None and before.isVisible() else self._over).setFocus()
        self.faded.emit()

    def undo(self) -> bool:
        """Undo the drop if one is waiting for an answer. Returns whether there was one."""
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
        """Find a place when it is shown."""
        super().showEvent(event)
        self._place()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Find another place when the table is resized, and close when it is clicked."""
        kind = event.type()
        if kind == QEvent.Type.Resize and self.isVisible():
            self._place()
        elif kind == QEvent.Type.MouseButtonPress and watched is not self._over:
            self._pressed_away = self.undo()
            return self._pressed_away
        elif kind == QEvent.Type.MouseButtonDblClick and self._pressed_away:
            return True  # the second press of the double click that closed it
        return super().eventFilter(watched, event)

    def _place(self) -> None:
        over = self._over
        near = self._beside[0] if self._beside else None
        sizes = [self._size(width) for width in WIDTHS]
        self.setGeometry(aside(over.size(), sizes, self._beside, near, self._piles))

    def _size(self, width: int) -> QSize:
        """The size at this *width*, in pixels at a text scale of 100."""
        over = self._over
        width = min(theme.pixels(width), over.width() - 24)
        wanted = self._scroll.column.heightForWidth(width - 2 * 14 - 2) + 2 * 14 + 4
        return QSize(width, min(wanted, over.height() - 24))
