"""A button whose words wrap."""

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
    """A button whose words wrap: a badge, the words, and smaller lines under them.

    `pointed(bool)` tells when the pointer or the focus comes to it and leaves it. The arrow keys
    move between buttons like Tab.
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
        """Say other *words* in another *role*, with no badge, and no lines under them yet; in a
        *narrow* place there is less room round them.

        Once all is said it is to `fit`.
        """
        self.setDown(False)  # what is pressed just now was another answer
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
        """Look as if pointed at, while what it speaks of is."""
        if bool(self.property("lit")) != on:
            self.setProperty("lit", on)
            restyle(self, self.property("role"))

    def set_badge(self, badge: str) -> None:
        """Put *badge* before the words."""
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
        """Put *count* behind the words."""
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
        """A further line, smaller."""
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
        """Say *words*, too, to those who cannot see what it is about."""
        self.setAccessibleDescription(f"{self.accessibleDescription()} {words}".strip())

    def _keep_room(self, *, narrow: bool = False) -> None:
        """Keep as much room round the words as their size at this text scale needs."""
        beside = 6 if narrow else 9
        self._inside.setContentsMargins(*(theme.room(n) for n in (beside, 5, beside, 5)))
        self._inside.setSpacing(theme.room(beside - 1))

    def _wear(self, words: Label, role: str) -> None:
        """Let *words* look as their *role* does within that of the button."""
        look = self._look(role)
        if self._worn_by.get(words) != look:
            self._worn_by[words] = look
            restyle(words, role)

    def _look(self, role: str) -> tuple[str, str]:
        """What the look of words within hangs on."""
        return role, str(self.property("role"))

    def _inner(self, words: Label) -> Label:
        words.setParent(self)
        words.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        return words

    def fit(self) -> None:
        """Say nothing of what was said before, and be as high as the rest needs."""
        badge, count = not self._is_numbered, not self._is_counted
        spare = (self._badge if badge else []) + (self._count if count else [])
        for words in self._lines[self._told :] + spare:
            words.hide()
            words.clear()
        self._column.invalidate()  # Qt tells no layout within another that words have changed
        self.setMinimumHeight(0)
        self.updateGeometry()

    def sizeHint(self) -> QSize:
        """What the words need at the width the button has."""
        return QSize(200, self.heightForWidth(max(self.width(), 80)))

    def minimumSizeHint(self) -> QSize:
        """Narrow, but never too low for its words."""
        return QSize(80, self.heightForWidth(max(self.width(), 80)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Ask for another height when the width changes."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.setMinimumHeight(max(self.heightForWidth(event.size().width()), 0))
            self.updateGeometry()
        if (layout := self.layout()) and layout.geometry() != self.contentsRect():
            layout.setGeometry(self.contentsRect())  # Qt tells of no growth before the first show

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter presses it like Space does; arrows go on."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and not event.modifiers():
            self.click()
        elif event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            self.focusNextPrevChild(event.key() == Qt.Key.Key_Down)
        else:
            super().keyPressEvent(event)

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer has come."""
        self._point(on=True)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        self._point(on=False)
        super().leaveEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """The pointer was there already as the button came to say something else."""
        if not self._is_pointed_at and not event.buttons():
            self._point(on=True)
        super().mouseMoveEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The focus has come: by a click it comes to what the pointer has shown already."""
        if event.reason() != Qt.FocusReason.MouseFocusReason:
            self._point(on=True)
        super().focusInEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The focus has gone."""
        self._point(on=False)
        super().focusOutEvent(event)

    def _point(self, *, on: bool) -> None:
        self._is_pointed_at = on
        self.pointed.emit(on)
