"""The card under the pointer, large, beside what the player is looking at and may use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QVBoxLayout, QWidget

from ui.guarded import guarded
from ui.panels.aside import aside
from ui.panels.face import RATIO, Face, Faces
from ui.panels.parts import label

DELAY = 350
"""Milliseconds the pointer rests on a card before it is shown large."""

LOUD = 720
"""Pixels of height at most of a card that is read aloud."""

SIZES = (1.0, 0.86, 0.74)
"""How large the card is tried, by its full size: smaller only where that covers less, and never so
small that its words could not be read."""

STIRS = (QEvent.Type.MouseMove, QEvent.Type.HoverMove)
ENDS = (
    QEvent.Type.MouseButtonPress,
    QEvent.Type.MouseButtonDblClick,
    QEvent.Type.Wheel,
    QEvent.Type.Leave,
    QEvent.Type.ShortcutOverride,
    QEvent.Type.KeyPress,
    QEvent.Type.Resize,
)
"""What the player does when done with looking."""


@guarded
class Preview(QFrame):
    """A large card over its parent. The pointer goes through it.

    `show_soon(face, title, reversed, clear)` shows a card after a short rest of the pointer, where
    it covers nothing of the first rectangle of *clear* (what is looked at), and of the others as
    little as may be. `show_now` does so at once; `read_aloud`
    shows a card in the middle. `leave()` hides it. It hides by itself when a
    button or a key is pressed, and while a button is down nothing is shown: a card that is dragged
    must not be covered, nor where it may go.
    """

    def __init__(self, over: QWidget, faces: Faces | None = None) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face = Face(faces, widest=480)
        self._title = label("", "muted")
        self._title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        below = QVBoxLayout(self)
        below.setContentsMargins(10, 10, 10, 6)
        below.setSpacing(4)
        below.addWidget(self._face, 1)
        below.addWidget(self._title)
        self._clear: Sequence[QRect] = ()
        self._wait = QTimer(self, singleShot=True, interval=DELAY)
        self._wait.timeout.connect(self._appear)
        over.installEventFilter(self)
        if isinstance(over, QAbstractScrollArea):
            over.viewport().installEventFilter(self)
        self.hide()

    @property
    def faces(self) -> Faces | None:
        """What paints the cards."""
        return self._face.faces

    @faces.setter
    def faces(self, faces: Faces) -> None:
        self._face.faces = faces

    def show_soon(self, face: str, title: str, reversed: bool, clear: Sequence[QRect]) -> None:
        """Show the card *face* when the pointer has rested, clear of *clear*."""
        self.leave()
        if QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        self._face.show_face(face, reversed)
        self._title.setText(f"{title}, reversed" if reversed else title)
        self._clear = clear
        self._wait.start()

    def show_now(self, face: str, title: str, reversed: bool, clear: Sequence[QRect]) -> None:
        """Show the card *face* at once: it was asked for."""
        self.show_soon(face, title, reversed, clear)
        if self._wait.isActive():
            self._appear()

    def read_aloud(self, face: str, title: str) -> None:
        """Show the card *face* in the middle, as large as it fits, until something is done."""
        self.leave()
        self._face.show_face(face, False)
        self._title.setText(title)
        high = min(self._over.height() - 40, LOUD)
        lies = QRect(0, 0, round((high - 50) / self._face.ratio) + 20, high)
        lies.moveCenter(self._over.rect().center())
        self.setGeometry(lies)
        self.show()
        self.raise_()

    def leave(self) -> None:
        """Show nothing."""
        self._wait.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide when the player does something; wait on while the pointer still moves."""
        if event.type() in ENDS:
            self.leave()
        elif event.type() in STIRS and self._wait.isActive():
            self._wait.start()
        return False

    def _appear(self) -> None:
        self._wait.stop()
        self.setGeometry(place(self._over.size(), self._clear, self._face.ratio))
        self.show()
        self.raise_()


def place(room: QSize, clear: Sequence[QRect], ratio: float = RATIO) -> QRect:
    """Where a large card lies in *room*: as large as may be where it covers nothing of *clear*.

    *ratio* is its height by its width. If there is no such place, it lies where it covers least,
    and nothing of the first if that can be.
    """
    heights = [round(min(room.height() * 0.7, 620) * size) for size in SIZES]
    return aside(room, [QSize(round((h - 50) / ratio) + 20, h) for h in heights], clear)
