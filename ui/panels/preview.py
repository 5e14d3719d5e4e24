"""A large preview of the card under the pointer, beside what the player is looking at and may
use."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject, QRect, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QGuiApplication, QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QLabel, QVBoxLayout, QWidget

from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.remembered_widget import Remembered
from ui.panels.face import Face, FaceSource
from ui.panels.fact_types import PieceFacts
from ui.panels.overlay_position import EDGE, aside
from ui.panels.widgets import clear as cleared
from ui.panels.widgets import column, label

DELAY = 350
"""Milliseconds the pointer must rest on a card before the preview appears."""

LOUD = 720
"""The greatest height in pixels of a card that is read aloud."""

WORDS = 270
"""The least width in pixels, at a text scale of 100, of text below a card."""

NARROW = "\u00a0"
"""A no-break space."""

SIDES = 22
"""Pixels of margin beside the text, both sides together."""

FACE_LEAST = 200
"""The least height in pixels of a card above its text."""

SIZES = (1.0, 0.86, 0.74)
"""Sizes to try, as fractions of the full size: smaller only if that covers less, and never too
small to read."""

TALL, TALLEST = 0.62, 560
"""The greatest height of the card: a fraction of the room, and pixels."""

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
"""Events that end the preview."""

PRESSES = (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonDblClick)

ARROWS = range(Qt.Key.Key_Home, Qt.Key.Key_PageDown + 1)
"""The keys that move the focus or scroll."""

KEYS = (QEvent.Type.ShortcutOverride, QEvent.Type.KeyPress)

GOES_ON = "Click or press a key to continue."
"""The line below a card that is read aloud."""


@guarded
class Preview(QFrame):
    """A large card over its parent, with its text and its flavour text if the face has none, and
    its signs. The pointer passes through it.

    `show_soon(facts, clear)` shows a card after the pointer has rested for a moment, covering
    nothing of the first rectangle in *clear* (what is looked at) and as little as possible of the
    others. `show_now` shows it at once. `leave()` hides it. It also hides when a button or key is
    pressed; that press does nothing else. While a button is down nothing is shown, because it could
    cover a dragged card or its targets.

    `read_aloud` shows a card in the middle until `put_away()`; any click on the table or key only
    asks for that. Emits `done()` when that card has been read.
    """

    done = Signal()

    def __init__(self, over: QWidget, faces: FaceSource | None = None) -> None:
        super().__init__(over)
        self._over = over
        self.setProperty("role", "card")
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._face = Face(faces, widest=480)
        self._words = column(gap=3)
        below = QVBoxLayout(self)
        below.setContentsMargins(10, 10, 10, 6)
        below.setSpacing(4)
        below.addWidget(self._face, 1)
        below.addLayout(self._words)
        self._flavour = Remembered[QLabel]()
        self._clear: Sequence[QRect] = ()
        self._aloud = False
        self._taken = False
        self._wait = QTimer(self, singleShot=True, interval=DELAY)
        self._wait.timeout.connect(self._appear)
        over.installEventFilter(self)
        if isinstance(over, QAbstractScrollArea):
            over.viewport().installEventFilter(self)
        self.hide()

    @property
    def faces(self) -> FaceSource | None:
        """The source of card pictures."""
        return self._face.faces

    @faces.setter
    def faces(self, faces: FaceSource) -> None:
        self._face.faces = faces

    def show_soon(self, facts: PieceFacts, clear: Sequence[QRect]) -> None:
        """Show the card of *facts* after the pointer has rested, clear of *clear*."""
        self.leave()
        if self._aloud or QGuiApplication.mouseButtons() != Qt.MouseButton.NoButton:
            return
        self._take(facts)
        self._clear = clear
        self._wait.start()

    def show_now(self, facts: PieceFacts, clear: Sequence[QRect]) -> None:
        """Show the card of *facts* at once, because it was asked for."""
        self.show_soon(facts, clear)
        if self._wait.isActive():
            self._appear()

    def read_aloud(self, facts: PieceFacts) -> None:
        """Show the card of *facts* in the middle, as large as possible, until it is put away."""
        self.put_away()
        self._take(facts)
        self._add(GOES_ON)
        self._aloud = True
        high = min(self._over.height() - 40, LOUD)
        wide = self._wide(high)
        wide = self._wide(high - self._words_high(wide))
        lies = QRect(0, 0, wide + 20, high)
        lies.moveCenter(self._over.rect().center())
        self.setGeometry(lies)
        self.show()
        self.raise_()

    def _take(self, facts: PieceFacts) -> None:
        self._face.show_face(facts.face, facts.reversed)
        cleared(self._words)
        self._flavour.keep(None)
        upside_down = "reversed" if facts.reversed else ""
        if facts.bare or upside_down:
            kinds = filter(None, (facts.title, facts.kind, upside_down))
            self._add(" · ".join(kinds))
        if facts.bare:
            for sentence in facts.sentences:
                self._add(sentence, "", 15, fonts.BOOK)
        if facts.tags:
            signs = (f"{name} {words}".replace(" ", NARROW) for name, words in facts.tags.items())
            self._add(f"{NARROW}· ".join(signs))  # so that no line begins with the dot
        for term, means in facts.terms.items():
            self._add(f"{term}: {means}")
        if facts.flavour and facts.bare:  # any other face has it where there is room
            self._flavour.keep(self._add(facts.flavour, "muted", 14, fonts.OLD_FACE))

    def _add(
        self, words: str, role: str = "muted", size: int = theme.TEXT, family: str = fonts.PLAIN
    ) -> QLabel:
        said = theme.titled(label(words, role), size, family)
        said.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._words.addWidget(said)
        return said

    def _wide(self, high: int) -> int:
        """The width of a card with its text that is *high* pixels high, within the parent."""
        wide = max(round(high / self._face.ratio), theme.pixels(WORDS))
        return min(wide, self._over.width() - 2 * EDGE - 20)

    def _words_high(self, wide: int) -> int:
        """The height of the text below a card, with margins, at the width *wide*."""
        return self._words.heightForWidth(wide) + 24

    def _keep_words_whole(self, wide: int) -> None:
        """Make the face smaller, rather than cut the text below it, if there is too little room."""
        for said in self.findChildren(QLabel):
            said.setMinimumHeight(said.heightForWidth(wide))

    @property
    def is_aloud(self) -> bool:
        """Whether a card is read aloud."""
        return self._aloud

    def leave(self) -> None:
        """Hide the preview, unless a card is read aloud."""
        if not self._aloud:
            self.put_away()

    def put_away(self) -> None:
        """Hide the preview, also a card that is read aloud."""
        self._aloud = False
        self._wait.stop()
        self.hide()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide when the player does something; restart the delay while the pointer moves."""
        if self._aloud:
            return self._end_reading(event)
        if event.type() in PRESSES and self._is_for_card(event):
            self.leave()
            return True
        if event.type() in ENDS:
            self.leave()
        elif event.type() in STIRS and self._wait.isActive():
            self._wait.start()
        return False

    def _end_reading(self, event: QEvent) -> bool:
        """Handle an event that may end reading a card. Returns whether it did. A click on the table
        goes to the table, which knows what waits for this."""
        if event.type() == QEvent.Type.Wheel:
            self.done.emit()
            return True
        if not (event.type() in KEYS and isinstance(event, QKeyEvent) and _is_plain(event)):
            return False
        if event.type() == QEvent.Type.KeyPress:
            self.done.emit()
        event.accept()  # otherwise the key would also be a shortcut of the window
        return True

    def _is_for_card(self, event: QEvent) -> bool:
        """Whether a click is on the card, or is the second of a double click on it."""
        assert isinstance(event, QMouseEvent)
        on = self.isVisible() and self.rect().contains(
            self.mapFromGlobal(event.globalPosition().toPoint())
        )
        doubles = self._taken and event.type() == QEvent.Type.MouseButtonDblClick
        self._taken = on or doubles
        return self._taken

    def _appear(self) -> None:
        self._wait.stop()
        room = self._over.size()
        least = FACE_LEAST // 2
        flavour = self._flavour.take()
        if flavour and least + self._words_high(self._wide(least)) > room.height() - 2 * EDGE:
            flavour.hide()  # large text on a small table: leave room for the rules text
        sizes = []
        for part in SIZES:
            high = max(round(min(room.height() * TALL, TALLEST) * part), FACE_LEAST)
            words = self._words_high(self._wide(high))
            high = max(min(high, room.height() - 2 * EDGE - words), least)
            sizes.append(QSize(self._wide(high) + 20, high + words))
        lies = aside(room, sizes, self._clear)
        self._keep_words_whole(lies.width() - SIDES)
        self.setGeometry(lies)
        self.show()
        self.raise_()


def _is_plain(event: QKeyEvent) -> bool:
    """Whether a key was pressed alone and is not always a key of the window."""
    held = event.modifiers() & ~(
        Qt.KeyboardModifier.ShiftModifier | Qt.KeyboardModifier.KeypadModifier
    )
    alone = event.key() in (Qt.Key.Key_Escape, Qt.Key.Key_Return, Qt.Key.Key_Enter)
    return not held and (alone or event.key() < Qt.Key.Key_Escape or event.key() in ARROWS)
