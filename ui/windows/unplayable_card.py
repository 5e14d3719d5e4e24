"""Replaces the box of a game that cannot be loaded: says why, and what can be done."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QFrame, QVBoxLayout

from tabletop.play.shelf.game_shelf import Unplayable
from ui.base.repair_advice import MEND
from ui.panels.widgets import Scroll, button, label, title
from ui.panels.wrapping_row import WrappingRow


class UnplayableCard(QFrame):
    """Describes *fault*. `report_wanted(unplayable)`: write a report."""

    report_wanted = Signal(object)

    def __init__(self, fault: Unplayable) -> None:
        super().__init__()
        self.game = fault.id
        self.setProperty("role", "card")
        report = button("Write a report", tip="Everything known about it, to pass on")
        report.setAccessibleName(f"Write a report about {fault.title}")
        report.clicked.connect(lambda: self.report_wanted.emit(fault))
        scroll = Scroll(margin=12, gap=6)
        scroll.column.addWidget(title(fault.title, 22))
        scroll.column.addWidget(label(f"This game cannot be loaded. {fault.why}", "danger"))
        scroll.column.addWidget(label(MEND))
        scroll.column.addWidget(WrappingRow(report))
        scroll.column.addStretch(1)
        below = QVBoxLayout(self)
        below.setContentsMargins(2, 2, 2, 2)
        below.addWidget(scroll)
