"""A campaign in the gallery: its sittings, its heroes and how it stands."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Signal

from saves.campaign_summary import CampaignSummary
from ui.base.safe_text import Button
from ui.panels.widgets import label
from ui.panels.wrapping_row import WrappingRow
from ui.windows.save_card import EntryCard, when


class CampaignCard(EntryCard):
    """The card of *campaign*, of the game titled *title*.

    Signals: `log_wanted(path)` read the log; `again_wanted(path)` replay the last sitting;
    `next_wanted(path)` start the next sitting.
    """

    log_wanted = Signal(object)
    again_wanted = Signal(object)
    next_wanted = Signal(object)

    def __init__(self, campaign: CampaignSummary, title: str, modules: Sequence[str] = ()) -> None:
        self.campaign = campaign
        super().__init__(campaign.as_save, title, modules)

    def _lay_way(self, way: Button) -> None:
        """Put a button below the text, because there are many."""
        self._row.add(way)

    def _make_ways(self) -> None:
        """Make the buttons for what can be done with it."""
        campaign, path, ledger = self.campaign, self.campaign.path, self.campaign.ledger
        self._row = WrappingRow()
        self._words.addSpacing(6)
        self._words.addWidget(self._row)
        if ledger is None:
            self._add_way("Try to open", lambda: self.open_wanted.emit(path))
            self._add_tidying()
            return
        if ledger.open is not None:
            self._add_way("Go on", lambda: self.open_wanted.emit(path))
        else:
            if not campaign.over:
                self._add_way("Next sitting", lambda: self.next_wanted.emit(path))
            tip = "The table at the end of the last sitting"
            self._add_way("Look back", lambda: self.open_wanted.emit(path), "quiet", tip)
        tip = "The results, sitting by sitting"
        self._add_way("Read the log", lambda: self.log_wanted.emit(path), "quiet", tip)
        again = f"Replay sitting {len(ledger.sittings)}…"
        tip = "From its start; asks before anything is lost"
        self._add_way(again, lambda: self.again_wanted.emit(path), "quiet", tip)
        self._add_tidying()

    def _tell(self) -> None:
        campaign, ledger = self.campaign, self.campaign.ledger
        if ledger is None:
            self._say(f"Damaged: {campaign.damage}", "danger")
            self._say(f"{when(campaign.when)}. The files are kept.", "muted")
            return
        last, stood = ledger.sittings[-1], ledger.stands
        names = ", ".join(seat.name for seat in last.seats)
        self._say(f"{when(campaign.when)} · {names}", "muted")
        self._say(f"{campaign.place}." + (" The campaign is over." if campaign.over else ""))
        if campaign.unwritten:
            self._say("Ended by hand, not yet recorded.")
        elif last.aftermath is None:
            self._say(f"Waiting: {campaign.question}" if campaign.question else "Not started yet.")
        else:
            self._say(f"Ended: {last.aftermath.words}", "met" if last.aftermath.won else "")
        came = [each.aftermath for each in ledger.sittings if each.aftermath is not None]
        if came and came[-1].stands:
            self._say(f"Standing: {came[-1].stands}.")
        living = ", ".join(hero.name or hero.id for hero in stood.living)
        fallen = ", ".join(hero.name or hero.id for hero in stood.fallen)
        told = [f"Living: {living}"] if living else []
        told += [f"Fallen: {fallen}"] if fallen else []
        if told:
            self._say(" · ".join(told), "muted")

    def _say(self, words: str, role: str = "") -> None:
        self._words.addWidget(label(words, role))
