"""The modules of a new game: a check box for each, disabled with the reason if it cannot be
used."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLabel, QVBoxLayout, QWidget

from tabletop.play.rules.game_box import Box, ModuleBox, in_play, put_in_play
from ui.base.safe_text import Tick, set_tip
from ui.panels.widgets import clear, column, label, title


class ModuleTicks(QWidget):
    """`offer(box)` shows the modules of a game, all off; `options()` are the options that put the
    ticked ones in play.

    `take(options)` ticks those that *options* put in play. `changed()` is emitted on every change
    by the player. Hidden if a game has no modules.
    """

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self._box: Box | None = None
        self._ticks: dict[str, tuple[Tick, QLabel]] = {}
        self._listed = column(gap=2)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(title("Modules", 17))
        below.addLayout(self._listed)
        self.hide()

    def offer(self, box: Box) -> None:
        """Show the modules of *box*."""
        clear(self._listed)
        self._box, self._ticks = box, {}
        for each in box.modules:
            self._add(each)
        self.setVisible(bool(box.modules))
        self._settle()

    def options(self) -> dict[str, str]:
        """The options that put the ticked modules in play."""
        return put_in_play(id for id, (tick, _) in self._ticks.items() if tick.isChecked())

    def take(self, options: Mapping[str, str]) -> None:
        """Tick exactly the modules that *options* put in play."""
        chosen = in_play(options)
        for id, (tick, _) in self._ticks.items():
            tick.blockSignals(True)
            tick.setChecked(id in chosen)
            tick.blockSignals(False)
        self._settle()

    def _add(self, module: ModuleBox) -> None:
        tick, why = Tick(module.title), label("", "muted")
        set_tip(tick, module.blurb)
        tick.toggled.connect(lambda _: self._on_change())
        self._listed.addWidget(tick)
        about = column(gap=0)
        about.setContentsMargins(30, 0, 0, 4)
        if module.blurb:
            about.addWidget(label(module.blurb, "muted"))
        about.addWidget(why)
        self._listed.addLayout(about)
        self._ticks[module.id] = tick, why

    def _on_change(self) -> None:
        self._settle()
        self.changed.emit()

    def _settle(self) -> None:
        """Untick and disable what cannot be in play."""
        box = self._box
        assert box is not None
        while wrong := box.clashes(chosen := in_play(self.options())):
            for id in wrong:
                tick = self._ticks[id][0]
                tick.blockSignals(True)
                tick.setChecked(False)
                tick.blockSignals(False)
        for module in box.modules:
            tick, why = self._ticks[module.id]
            reason = box.clashes({*chosen, module.id}).get(module.id, "")
            tick.setEnabled(not reason)
            tick.setAccessibleDescription(" ".join(filter(None, (module.blurb, reason))))
            why.setText(reason or self._terms(module))
            why.setVisible(bool(why.text()))

    def _terms(self, module: ModuleBox) -> str:
        """What *module* needs and what it excludes, shown while it is available too."""
        assert self._box is not None
        titles = {each.id: each.title for each in self._box.modules}
        needs = " and ".join(titles[id] for id in sorted(module.needs & titles.keys()))
        bars = " or ".join(titles[id] for id in sorted(module.bars & titles.keys()))
        told = [
            f"Needs {needs}." if needs else "",
            f"Cannot be combined with {bars}." if bars else "",
        ]
        return " ".join(filter(None, told))
