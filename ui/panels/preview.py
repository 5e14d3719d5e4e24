"""The card under the pointer, large, in a corner of the table away from the pointer."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPoint, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QVBoxLayout, QWidget

from ui.panels.face import RATIO, Face, Faces
from ui.panels.parts import label

DELAY = 350
"""Milliseconds the pointer rests on a card before it is shown large."""


class Preview(QFrame):
    """A large card over a corner of its parent. The pointer goes through it.

    `show_soon(face, title, reversed, at)` shows a card after a short rest, away from the point *at*
    of the parent; `leave()` hides it. While a mouse button is down nothing is
    shown: a card that is dragged must not be covered, nor where it may go.
    """

    def __init__(self, over: QWidget, faces: Faces | None = None) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face = Face(faces, widest=320)
        self._title = label("", "muted")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        below = QVBoxLayout(self)
        below.setContentsMargins(10, 10, 10, 6)
        below.setSpacing(4)
        below.addWidget(self._face, 1)
        below.addWidget(self._title)
        self._at = QPoint()
        self._wait = QTimer(self, singleShot=True, interval=DELAY)
        self._wait.timeout.connect(self._appear)
        watched = over.viewport() if isinstance(over, QAbstractScrollArea) else over
        watched.installEventFilter(self)
        self.hide()

    @property
    def faces(self) -> Faces | None:
        """What paints the cards."""
        return self._face.faces

    @faces.setter
    def faces(self, faces: Faces) -> None:
        self._face.faces = faces

    def show_soon(self, face: str, title: str, reversed: bool, at: QPoint) -> None:
        """Show the card *face* when the pointer has rested; *at* once if one is shown already."""
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        self._face.show_face(face, reversed)
        self._title.setText(f"{title}, reversed" if reversed else title)
        self._at = at
        if self.isVisible():
            self._appear()
        else:
            self._wait.start()

    def leave(self) -> None:
        """Show nothing."""
        self._wait.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide when a mouse button goes down on the table, or the pointer leaves it."""
        if event.type() in (QEvent.Type.MouseButtonPress, QEvent.Type.Leave):
            self.leave()
        return False

    def _appear(self) -> None:
        self._wait.stop()
        over = self._over
        height = min(round(over.height() * 0.7), 620)
        width = round((height - 50) / RATIO) + 20
        left = 12 if self._at.x() > over.width() / 2 else over.width() - width - 12
        self.setGeometry(left, (over.height() - height) // 2, width, height)
        self.show()
        self.raise_()
