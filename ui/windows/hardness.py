"""How hard a game will be: in a word, with the chance of good bots, and by the presets."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.play.rules.game import Game
from ui.base import fonts, theme
from ui.panels.widgets import button, label, restyle, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.house_rules import differences

OWN = "Our own"
"""What a choice of options is called that is no preset."""

BY_ONE = "Options chosen one by one, under House rules."
AS_PRINTED = "as it is printed."


class Hardness(QWidget):
    """The part of the new-game page that says how hard.

    `offer(game)` begins anew; `tell(seats, options)` says how hard that would be. `preset(name)`:
    take this preset.
    """

    preset = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._game: Game | None = None
        self._presets: dict[str, QWidget] = {}
        self._word = theme.titled(label(), 26, fonts.BOOK)
        self._chance = label("", "muted")
        self._row = WrappingRow()
        self._means = label("", "muted")
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.addWidget(title("How hard", 17))
        below.addWidget(self._word)
        below.addWidget(self._chance)
        below.addWidget(self._row)
        below.addWidget(self._means)

    def offer(self, game: Game) -> None:
        """Offer the presets of *game*."""
        self._game, self._presets = game, {}
        self._row.clear()
        for name, options in game.presets.items():
            made = button(
                name, "", "\n".join(differences(game, options)) or f"{name}: {AS_PRINTED}"
            )
            made.clicked.connect(lambda _=False, name=name: self.preset.emit(name))
            self._presets[name] = made
        if game.presets:
            self._presets[OWN] = button(OWN, "", BY_ONE)
            self._presets[OWN].setEnabled(False)
        for preset in self._presets.values():
            self._row.add(preset)

    def tell(self, seats: int, options: dict[str, str], packs: Mapping[str, str]) -> None:
        """Say how hard a game with so many *seats* and such *options* is, and with *packs*."""
        game = self._game
        assert game is not None
        settled = game.settle({**options, **packs})
        word = game.difficulty(seats, settled)
        self._word.setText(word[:1].upper() + word[1:])
        chance = game.chance(seats, settled)
        if chance is not None:
            self._chance.setText(f"Good bots win {chance} of 100 games like this{game.measured}.")
        elif game.wins:
            self._chance.setText("How often good bots win by these rules was not measured.")
        else:
            self._chance.setText("")
        self._chance.setVisible(bool(self._chance.text()))
        worn = next((name for name, own in game.presets.items() if own == options), OWN)
        printed = bool(game.presets) and not differences(game, options)  # else House rules tells
        self._means.setText(f"{worn}: {AS_PRINTED}" if printed else "")
        self._means.setVisible(printed)
        for name, made in self._presets.items():
            restyle(made, "chosen" if name == worn else "")
            made.setVisible(name != OWN or worn == OWN)
