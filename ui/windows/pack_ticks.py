"""The players' packs of a new game: a check box for each that fits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.packs.players.file_names import THIS_TABLE
from tabletop.packs.players.pack import Pack
from tabletop.play.adaptation.packs_in_play import described, options_for
from ui.base import fonts, theme
from ui.base.safe_text import Tick, set_tip
from ui.panels.widgets import clear, column, label


class PackTicks(QWidget):
    """`offer(packs)` shows them; `options()` are the table options of the ticked ones.

    `changed()` is emitted on every change. Hidden if there are no packs.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._ticks: list[tuple[Tick, Pack]] = []
        self._listed = column(gap=4)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(theme.titled(label("Packs"), 16, fonts.BOOK))
        below.addWidget(label("Your own cards to shuffle in.", "muted"))
        below.addLayout(self._listed)
        self.hide()

    def offer(self, packs: Sequence[Pack]) -> None:
        """Show a check box for each of *packs*."""
        clear(self._listed)
        self._ticks = []
        for pack in packs:
            cards = "1 card" if pack.pieces == 1 else f"{pack.pieces} cards"
            tick = Tick(f"{pack.about.title} ({cards})")
            # the pack was made for this table, so it is wanted
            tick.setChecked(pack.about.author == THIS_TABLE)
            set_tip(tick, described(pack))
            tick.setAccessibleDescription(described(pack))
            tick.toggled.connect(lambda _: self.changed.emit())
            self._listed.addWidget(tick)
            self._ticks.append((tick, pack))
        self.setVisible(bool(packs))

    def options(self) -> dict[str, str]:
        """The table options of the ticked packs."""
        return options_for([pack for tick, pack in self._ticks if tick.isChecked()])
