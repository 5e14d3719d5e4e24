"""Looking through a pile: its cards from the top down, with a search, and moves by hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec import Struct
from PySide6.QtCore import QEvent, QObject, Qt, Signal, SignalInstance
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLineEdit,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from ui.base.qt_guard import guarded
from ui.panels.face import Face, FaceSource
from ui.panels.wheel_guard import number_box
from ui.panels.widgets import button, label, title
from ui.windows.dialogs import Dialog, fit

WIDE, HIGH = 720, 560
"""The size of the dialog in pixels at a text scale of 100."""

FACE = 280
"""The greatest width of the chosen card in pixels."""

GOES = (Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown)
"""The keys that move through the rows, even while the search line has the focus."""

ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class Lying(Struct, frozen=True):
    """A card of a pile: its name, its title and its printed text."""

    card: str
    title: str
    printed: str = ""


@guarded
class PileDialog(Dialog):
    """Shows the pile *name*, with the top of *cards* first, and the chosen card large, painted by
    *faces*.

    With *by_hand*: `draw_wanted(n)` draw this many from the top; `take_wanted(n)`, `top_wanted(n)`
    and `under_wanted(n)` move the n-th card from the top, counted from 0.
    """

    draw_wanted = Signal(int)
    take_wanted = Signal(int)
    top_wanted = Signal(int)
    under_wanted = Signal(int)

    def __init__(
        self,
        name: str,
        cards: Sequence[Lying],
        faces: FaceSource | None = None,
        *,
        by_hand: bool,
        parent: QWidget | None,
    ) -> None:
        super().__init__(f"{name} · {len(cards)}", parent)
        fit(self, WIDE, HIGH)
        self._cards = cards
        self._find = QLineEdit(placeholderText="Find", clearButtonEnabled=True)
        self._find.setAccessibleName("Find a card")
        self._find.textChanged.connect(self._seek)
        self._find.installEventFilter(self)
        self.rows = QListWidget()
        self.rows.setAccessibleName("The cards, from the top")
        for number, lying in enumerate(cards, 1):
            QListWidgetItem(f"{number}  {lying.title}", self.rows)
        self.rows.currentRowChanged.connect(self._read)
        self._face, self._printed = Face(faces, widest=FACE), label("", "muted")
        self._on_chosen: list[QPushButton] = []
        self._build(f"{name} · {len(cards)}", by_hand=by_hand)
        self.rows.setCurrentRow(0)

    def _build(self, name: str, *, by_hand: bool) -> None:
        sought, read = QVBoxLayout(), QVBoxLayout()
        sought.addWidget(self._find)
        sought.addWidget(self.rows, 1)
        read.addWidget(self._face, 1)
        read.addWidget(self._printed)
        beside = QHBoxLayout()
        beside.addLayout(sought, 1)
        beside.addLayout(read, 1)
        below = self._acts(len(self._cards)) if by_hand else QHBoxLayout()
        close = button("Close", "main")
        close.setDefault(True)  # otherwise Enter on a row would draw
        close.clicked.connect(self.accept)
        below.addStretch(1)
        below.addWidget(close)
        across = QVBoxLayout(self)
        across.addWidget(title(name))
        across.addLayout(beside, 1)
        across.addLayout(below)

    def _acts(self, count: int) -> QHBoxLayout:
        """The buttons for moves by hand."""
        many = number_box(max(count, 1), least=1)
        many.setAccessibleName("How many to draw")
        draw = button("Draw", "", "Draw this many from the top")
        draw.clicked.connect(lambda: self._done(self.draw_wanted, many.value()))
        line = QHBoxLayout()
        line.addWidget(draw)
        line.addWidget(many)
        line.addSpacing(12)
        for words, tip, wanted in (
            ("Take", "Take the chosen card into your hand", self.take_wanted),
            ("Put on top", "Put the chosen card on top of the pile", self.top_wanted),
            ("Put under", "Put the chosen card at the bottom of the pile", self.under_wanted),
        ):
            act = button(words, "", tip)
            act.clicked.connect(lambda _=False, wanted=wanted: self._done(wanted, self._chosen))
            line.addWidget(act)
            self._on_chosen.append(act)
        return line

    @property
    def _chosen(self) -> int:
        """The index of the chosen card from the top, or -1."""
        return self.rows.currentRow()

    def _done(self, wanted: SignalInstance, number: int) -> None:
        """Emit *wanted* with *number*, and close, because the pile will change."""
        if number >= 0:
            self.close()
            wanted.emit(number)

    def _seek(self, words: str) -> None:
        """Show only cards that have all of *words* in their titles or texts; hidden cards are not
        chosen."""
        sought, shown = words.casefold().split(), []
        for at, lying in enumerate(self._cards):
            told = f"{lying.title} {lying.printed}".casefold()
            fits = all(word in told for word in sought)
            self.rows.item(at).setHidden(not fits)
            shown += [at] * fits
        if self._chosen not in shown:
            self.rows.setCurrentRow(shown[0] if shown else -1)
        self.rows.scrollToItem(self.rows.currentItem())

    def _read(self, at: int) -> None:
        """Show the card at index *at*, and enable moves with it; -1 for none."""
        lying = self._cards[at] if at >= 0 else None
        self._face.show_face(lying.card if lying else "")
        self._face.setAccessibleName(lying.title if lying else "No card")
        self._printed.setText(lying.printed if lying else "No card matches.")
        for act in self._on_chosen:
            act.setEnabled(lying is not None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Move through the rows while the search line has the focus; Enter goes to the list and
        presses no button."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        if event.key() in GOES:
            self.rows.keyPressEvent(event)
        elif event.key() in ENTERS:
            self.rows.setFocus()
        return event.key() in (*GOES, *ENTERS)
