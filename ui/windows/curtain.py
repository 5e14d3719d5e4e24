"""The curtain between two people at one screen: it hides all, and names who comes next."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from ui import theme
from ui.faces import fonts
from ui.panels.parts import Scroll, button, clear, label, title


class Curtain(QWidget):
    """An opaque page in place of the table: nothing of the table is painted while it hangs.

    `fall(name, summary)` names the next person and tells what everyone may know, a line each.
    `lifted()`: that person is there; given by the button, Enter or Space.
    """

    lifted = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAutoFillBackground(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._name = title("", 40)
        self._name.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._scroll = Scroll(gap=6)
        self._lift = button("", "main")
        self._lift.clicked.connect(self.lifted)
        pass_on = theme.titled(label("Pass the screen to", "muted"), 20, fonts.OLD_FACE)
        pass_on.setAlignment(Qt.AlignmentFlag.AlignCenter)
        outer = QVBoxLayout(self)
        outer.setContentsMargins(40, 40, 40, 40)
        outer.addStretch(2)
        outer.addWidget(pass_on)
        outer.addWidget(self._name)
        outer.addSpacing(12)
        middle = QHBoxLayout()
        middle.addStretch(1)
        middle.addWidget(self._scroll, 3)
        middle.addStretch(1)
        outer.addLayout(middle, 4)
        below = QHBoxLayout()
        below.addStretch(1)
        below.addWidget(self._lift)
        below.addStretch(1)
        outer.addLayout(below)
        outer.addStretch(2)

    def fall(self, name: str, summary: Sequence[str]) -> None:
        """Hang before *name* is there; *summary* is public, its last line the newest."""
        self._name.setText(name)
        self.setAccessibleName(f"Pass the screen to {name}")
        self._lift.setText(f"I am {name}")
        self._lift.setToolTip("Enter or Space")
        clear(self._scroll.column)
        self._scroll.column.addStretch(1)
        for words in summary:
            told = theme.titled(label(words), 17, fonts.BOOK)
            told.setAlignment(Qt.AlignmentFlag.AlignCenter)
            self._scroll.column.addWidget(told)
        self._scroll.column.addStretch(1)

    def showEvent(self, event: object) -> None:
        """Keys come here."""
        super().showEvent(event)  # type: ignore[arg-type]
        self._lift.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter or Space lifts it."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space):
            self.lifted.emit()
        else:
            event.accept()
