"""The log of a campaign, sitting by sitting."""

from __future__ import annotations

from PySide6.QtWidgets import QVBoxLayout, QWidget

from tabletop.play.campaigns.aftermath_text import listed, told
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.ledger_changes import game_of
from tabletop.play.questions.decision import Refusal
from tabletop.play.shelf.game_shelf import Unplayable
from ui.base import fonts, theme
from ui.panels.widgets import Scroll, label, title
from ui.windows.dialogs import Dialog, close_row, fit


class CampaignLog(Dialog):
    """The log of *ledger*: who is alive, who has fallen, and the result of each sitting."""

    def __init__(self, ledger: Ledger, parent: QWidget | None = None) -> None:
        super().__init__("The campaign so far", parent)
        fit(self, 720, 680)
        self._scroll = Scroll(margin=18, gap=6)
        below = QVBoxLayout(self)
        below.addWidget(self._scroll, 1)
        try:
            name = game_of(ledger).title
        except (Refusal, Unplayable):
            name = ledger.game
        self._say(title(f"{name}: the campaign so far", 20))
        self._tell_heroes(ledger)
        for number in range(len(ledger.sittings), 0, -1):
            self._tell_sitting(ledger, number)
        self._scroll.column.addStretch(1)
        close_row(self, below)

    def _tell_heroes(self, ledger: Ledger) -> None:
        stands = ledger.stands
        if stands.living:
            names = [hero.name or hero.id for hero in stands.living]
            self._say(label(f"Alive: {listed(names)}.", "met"))
        for hero in stands.fallen:
            words = f"{hero.name or hero.id} fell in sitting {hero.fell}. {hero.end}"
            self._say(label(words.strip(), "muted"))

    def _tell_sitting(self, ledger: Ledger, number: int) -> None:
        sitting = ledger.sittings[number - 1]
        name = f"{number}. {sitting.title}" if sitting.title else f"Sitting {number}"
        self._say(title(name, 17))
        if sitting.aftermath is None:
            self._say(label("In play.", "muted"))
            return
        self._say(theme.titled(label(sitting.aftermath.words), 18, fonts.BOOK))
        try:
            lines = told(ledger.base(number - 1), sitting.aftermath, game_of(ledger))
        except (Refusal, Unplayable):
            lines = ["The log can be read when the game can be loaded."]
        for words in lines:
            self._say(label(f"· {words}"))

    def _say(self, words: QWidget) -> None:
        self._scroll.column.addWidget(words)
