"""A seat's own window, for a second screen: its hand, its question, and its chronicle."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QSplitter, QStackedLayout

from ui.base.key_binding import shortcut
from ui.base.qt_guard import guarded
from ui.panels.aim import AimLine, under
from ui.panels.chronicle import ChroniclePanel
from ui.panels.decision import DecisionPanel
from ui.scene.own_table import OwnTable
from ui.windows.curtain import Curtain
from ui.windows.side_window import WindowBeside
from ui.windows.toast import PassingWords

SIZE = (1040, 640)
PANELS = 340
"""The initial width of the panels in pixels."""

LEAST = (560, 400)

EDGES = 16
"""Pixels around the question."""

TOLD = 0.3
"""The fraction of the panels' height that the chronicle keeps, however long the question is."""


@guarded
class SeatWindow(WindowBeside):
    """The window of the seat *name*: the `aim` over its `table`, the `decision` and the
    `chronicle`.

    `draw_curtain(summary)` hides it until its owner is there. `say(words)` writes over the bottom
    of the table.
    """

    def __init__(self, name: str) -> None:
        super().__init__("seat_window")
        self.name = name
        self.setWindowTitle(f"{name} – Tabletop")
        self.setAccessibleName(f"{name}'s own window")
        self.setMinimumSize(*LEAST)
        self.resize(*SIZE)
        self.table = OwnTable()
        self.aim = AimLine()
        self.decision = DecisionPanel()
        self.chronicle = ChroniclePanel(lead_back=False)
        self._said = PassingWords(self.table, stay=True)
        self._pages = QStackedLayout(self)
        self._beside, self._fits = QSplitter(Qt.Orientation.Vertical), True
        self._page = self._laid_out()
        self._curtain = Curtain()
        self._curtain.lifted.connect(self.lift_curtain)
        self._pages.addWidget(self._page)
        self._pages.addWidget(self._curtain)
        self.decision.lit.connect(self.table.highlight)
        self.chronicle.lit.connect(self.table.highlight)
        self.chronicle.card_wanted.connect(lambda piece: self.table.highlight([piece]))
        self._beside.splitterMoved.connect(self._keep_shares)
        self.decision.need_changed.connect(self._fit_question)
        shortcut(self, self.draw_curtain, "curtain")

    def _laid_out(self) -> QSplitter:
        left, beside = under(self.aim, self.table), self._beside
        beside.addWidget(self.decision)
        beside.addWidget(self.chronicle)
        whole = QSplitter(Qt.Orientation.Horizontal)
        whole.addWidget(left)
        whole.addWidget(beside)
        whole.setStretchFactor(0, 1)
        whole.setSizes([SIZE[0] - PANELS, PANELS])
        beside.setSizes([SIZE[1] // 2, SIZE[1] // 2])
        for parted in (whole, beside):
            parted.setChildrenCollapsible(False)
        return whole

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the panels below the table in a narrow window."""
        super().resizeEvent(event)
        wide = self.width() >= self.height()
        across, down = Qt.Orientation.Horizontal, Qt.Orientation.Vertical
        if (self._page.orientation() == across) != wide:
            self._page.setOrientation(across if wide else down)
            self._beside.setOrientation(down if wide else across)
        self._fit_question()

    def _keep_shares(self) -> None:
        """Keep the height that the player gave the question."""
        self._fits = False

    def _fit_question(self) -> None:
        """Give the question above the chronicle the height it needs, and the chronicle the rest."""
        high = sum(self._beside.sizes())
        if self._fits and high and self._beside.orientation() == Qt.Orientation.Vertical:
            asked = min(self.decision.needed_height + EDGES, round(high * (1 - TOLD)))
            self._beside.setSizes([asked, high - asked])

    @property
    def curtain_hangs(self) -> bool:
        """Whether the curtain hides everything of the seat."""
        return self._pages.currentWidget() is self._curtain

    def draw_curtain(self, summary: Sequence[str] = ()) -> None:
        """Hide everything until the owner is there; *summary* is public."""
        self._curtain.fall(self.name, summary)
        self._pages.setCurrentWidget(self._curtain)

    def lift_curtain(self) -> None:
        """Show the seat again: its owner is there."""
        self._pages.setCurrentWidget(self._page)
        self.table.setFocus()

    def say(self, words: str, role: str = "muted") -> None:
        """Write *words* over the bottom of the table, until the next text."""
        self._said.say(words, role)
