"""A button whose text wraps."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button, Label, set_tip
from ui.panels.widgets import column, label, restyle


@guarded
class WordyButton(Button):
    """A button whose text wraps: a badge, the text, and smaller lines below.

    Emits `pointed(bool)` when the pointer or the focus comes and goes. The arrow keys move between
    buttons, like Tab.
    """

    pointed = Signal(bool)

    def __init__(self, words: str = "", role: str = "") -> None:
        super().__init__()
        self.setProperty("role", role)
        self.setAccessibleName(words)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Minimum)
        self.setMouseTracking(True)
        self._badge: list[Label] = []
        self._count: list[Label] = []
        self._lines: list[Label] = []
        self._told, self._is_numbered, self._is_counted = 0, False, False
        self._is_pointed_at = False
        self._worn_by: dict[Label, tuple[str, str]] = {}
        self._column = column(gap=2)
        self._words = self._inner(label(words))
        self._words.setAlignment(Qt.AlignmentFlag.AlignTop)
        self._column.addWidget(self._words)
        inside = QHBoxLayout(self)
        self._inside = inside
        inside.addLayout(self._column, 1)
        self._keep_room()

    def say(self, words: str, role: str = "", *, narrow: bool = False) -> None:
        """Show *words* in *role*, without badge or lines; *narrow* leaves less room around them.

        Call `fit` when the content is complete.
        """
        self.setDown(False)  # the button being pressed showed another answer
        self._is_pointed_at = False
        self.setAccessibleName(words)
        self.setAccessibleDescription("")
        set_tip(self, "")
        self._words.setText(words)
        self._told, self._is_numbered, self._is_counted = 0, False, False
        self._keep_room(narrow=narrow)
        if role != self.property("role"):
            restyle(self, role)
            self._wear(self._words, "")

    def light(self, *, on: bool) -> None:
        """Look as if pointed at or not."""
        if bool(self.property("lit")) != on:
            self.setProperty("lit", on)
            restyle(self, self.property("role"))

    def set_badge(self, badge: str) -> None:
        """Show *badge* before the text."""
        if not self._badge:
            made = self._inner(label("", "badge"))
            self._worn_by[made] = self._look("badge")
            made.setWordWrap(False)
            made.setMinimumWidth(0)
            self._inside.insertWidget(0, made, 0, Qt.AlignmentFlag.AlignTop)
            self._badge.append(made)
        (mark,) = self._badge
        self._wear(mark, "badge")
        mark.setText(badge)
        mark.show()
        self._is_numbered = True

    def set_count(self, count: str) -> None:
        """Show *count* after the text."""
        if not self._count:
            made = self._inner(label("", "muted"))
            made.setWordWrap(False)
            made.setMinimumWidth(0)
            self._inside.addWidget(made, 0, Qt.AlignmentFlag.AlignTop)
            self._count.append(made)
        (mark,) = self._count
        self._wear(mark, "muted")
        mark.setText(count)
        mark.show()
        self._is_counted = True

    def add_line(self, words: str, role: str = "muted") -> None:
        """Add a smaller line."""
        if self._told == len(self._lines):
            made = theme.titled(label("", role), theme.SMALL, fonts.PLAIN)
            self._lines.append(self._inner(made))
            self._worn_by[made] = self._look(role)
            self._column.addWidget(made)
        line = self._lines[self._told]
        self._told += 1
        self._wear(line, role)
        line.setText(words)
        line.show()
        self.describe(words)

    def describe(self, words: str) -> None:
        """Add *words* to the description for screen readers."""
        self.setAccessibleDescription(f"{self.accessibleDescription()} {words}".strip())

    def _keep_room(self, *, narrow: bool = False) -> None:
        """Leave as much margin as the text size needs."""
        beside = 6 if narrow else 9
        self._inside.setContentsMargins(*(theme.room(n) for n in (beside, 5, beside, 5)))
        self._inside.setSpacing(theme.room(beside - 1))

    def _wear(self, words: Label, role: str) -> None:
        """Style *words* for their *role* within that of the button."""
        look = self._look(role)
        if self._worn_by.get(words) != look:
            self._worn_by[words] = look
            restyle(words, role)

    def _look(self, role: str) -> tuple[str, str]:
        """What the look of the text depends on."""
        return role, str(self.property("role"))

    def _inner(self, words: Label) -> Label:
        words.setParent(self)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return words

    def fit(self) -> None:
        """Hide unused lines, and become as high as the rest needs."""
        badge, count = not self._is_numbered, not self._is_counted
        spare = (self._badge if badge else []) + (self._count if count else [])
        for words in self._lines[self._told :] + spare:
            words.hide()
            words.clear()
        self._column.invalidate()  # a nested layout does not notice that text has changed
        self.setMinimumHeight(0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """The size that the text needs at the present width."""
        return QSize(200, self.heightForWidth(max(self.width(), 80)))

    def minimumSizeHint(self) -> QSize:
        """Narrow, but high enough for the text."""
        return QSize(80, self.heightForWidth(max(self.width(), 80)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height when the width changes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(max(self.heightForWidth(event.size().width()), 0))
            self.updateGeometry()
        if (layout := self.layout()) and layout.geometry() != self.contentsRect():
            layout.setGeometry(self.contentsRect())  # Qt sends no resize before the first show

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it, like Space; arrows move on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """Emit `pointed`."""
        self._point(on=True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Emit `pointed` if the focus is elsewhere too."""
        self._point(on=False)
        super().leaveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Emit `pointed` if the pointer was there before the button changed."""
        if not self._is_pointed_at and not event.buttons():
            self._point(on=True)
        super().mouseMoveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Emit `pointed`, unless a click brought the focus, because the pointer has done so
        already."""
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._point(on=True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Emit `pointed`."""
        self._point(on=False)
        super().focusOutEvent(event)

    def _point(self, *, on: bool) -> None:
        self._is_pointed_at = on
        self.pointed.emit(on)
