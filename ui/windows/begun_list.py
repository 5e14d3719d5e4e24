"""The list of campaigns, games in play, finished games, named saves, and the bin."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from saves.campaign_summary import CampaignSummary
from saves.summary import Summary
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import Unplayable
from ui.base.deferred_call import soon
from ui.base.qt_guard import guarded
from ui.panels.widgets import Scroll, button, clear, label, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.campaign_card import CampaignCard
from ui.windows.save_bin import Bin
from ui.windows.save_card import EntryCard, SaveCard

NONE_YET = "None. Every game is saved automatically after each answer and appears here."

NO_CAMPAIGN = "None. Games with campaigns offer one when you set up a new game."

WIDEST = 1100
"""The greatest width of a list in pixels; a wider window gets wider margins."""


@guarded
class BegunList(QWidget):
    """The list of everything that was begun.

    `back_wanted()` shows the boxes again. The other signals are those of the gallery.
    """

    back_wanted = Signal()
    open_wanted = Signal(object)
    browse_wanted = Signal()
    rename_wanted = Signal(object, str)
    delete_wanted = Signal(object)
    restore_wanted = Signal(object)
    empty_wanted = Signal()
    log_wanted = Signal(object)
    again_wanted = Signal(object)
    next_wanted = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self._saves: list[EntryCard] = []
        self._bin: Bin | None = None
        self.back = button("‹ All games", "", "Esc")
        self.back.clicked.connect(self.back_wanted)
        browse = button("Open a save file…", tip="Open a save from another folder")
        browse.clicked.connect(self.browse_wanted)
        self._scroll = Scroll(margin=20, gap=12)
        self._head = WrappingRow(self.back, browse)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 4, 0, 0)
        below.addWidget(self._head)
        below.addWidget(self._scroll, 1)

    def fill(
        self,
        shelf: Sequence[Box | Unplayable],
        playing: Sequence[Summary],
        saved: Sequence[Summary],
        binned: Sequence[Summary],
        campaigns: Sequence[CampaignSummary],
    ) -> None:
        """Show everything; *shelf* has the titles of games and modules."""
        below, seen = self._scroll.column, self._scroll.verticalScrollBar().value()
        held = next((n for n, each in enumerate(self._saves) if each.has_focus), -1)
        if self._bin is not None:
            self._bin.setParent(None)
        clear(below)
        self._saves = []
        titles = titles_on(shelf)
        if campaigns or any(isinstance(found, Box) and found.campaign for found in shelf):
            below.addWidget(title("Campaigns"))
            self._show_campaigns(campaigns, titles)
        below.addWidget(title("Games in play"))
        self._show_saves([each for each in playing if not each.over], titles, NONE_YET)
        for heading, saves in (
            ("Finished games", [each for each in playing if each.over]),
            ("Named saves", saved),
        ):
            if saves:
                below.addWidget(title(heading, 16))
                self._show_saves(saves, titles)
        if binned:
            self._bin = self._bin or self._make_bin()
            self._bin.show_bin(binned, titles)
            below.addWidget(self._bin)
        below.addStretch(1)
        if seen or held >= 0:
            soon(self, partial(self._look_again, seen, held))  # after the layout is done

    def _make_bin(self) -> Bin:
        made = Bin()
        made.restore_wanted.connect(self.restore_wanted)
        made.empty_wanted.connect(self.empty_wanted)
        return made

    def show_unplayable(self, fault: Unplayable) -> None:
        """Show, on all saves of a game that cannot be loaded, that they are kept."""
        for save in self._saves:
            if save.game == fault.id:
                save.show_closed(
                    f"This save is kept. It can be opened when {fault.title} can be loaded."
                )

    def set_margin(self, width: int) -> None:
        """Set margins for a window of this *width*, so that lines do not get too long."""
        side = max(20, (width - WIDEST) // 2)
        self.layout().setContentsMargins(side, 4, side, 0)  # type: ignore[union-attr]
        self._scroll.column.setContentsMargins(0, 12, 8, 20)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Esc goes back to the boxes."""
        if event.key() == Qt.Key.Key_Escape:
            self.back_wanted.emit()
        else:
            super().keyPressEvent(event)

    def _look_again(self, seen: int, held: int) -> None:
        """Restore the scroll position after the list was filled again."""
        if held >= 0 and self._saves:
            self._saves[min(held, len(self._saves) - 1)].take_focus()
        self._scroll.setWidgetResizable(True)  # this recomputes the scroll range at once
        self._scroll.verticalScrollBar().setValue(seen)

    def _show_saves(
        self, saves: Sequence[Summary], titles: Mapping[str, str], nothing: str = ""
    ) -> None:
        if not saves and nothing:
            self._scroll.column.addWidget(label(nothing, "muted"))
        for each in saves:
            self._scroll.column.addWidget(self._save(each, titles))

    def _show_campaigns(
        self, campaigns: Sequence[CampaignSummary], titles: Mapping[str, str]
    ) -> None:
        if not campaigns:
            self._scroll.column.addWidget(label(NO_CAMPAIGN, "muted"))
        for each in campaigns:
            modules = [titles.get(f"{each.game}+{one}", one) for one in each.modules]
            name = titles.get(each.game) or each.game or each.path.name
            card = CampaignCard(each, name, modules)
            card.log_wanted.connect(self.log_wanted)
            card.again_wanted.connect(self.again_wanted)
            card.next_wanted.connect(self.next_wanted)
            self._join(card, titles)
            self._scroll.column.addWidget(card)

    def _save(self, save: Summary, titles: Mapping[str, str]) -> EntryCard:
        modules = [titles.get(f"{save.game}+{each}", each) for each in save.modules]
        modules += [f"the pack “{each}”" for each in save.packs]
        card = SaveCard(save, titles.get(save.game) or save.game or save.path.name, modules)
        self._join(card, titles)
        return card

    def _join(self, card: EntryCard, titles: Mapping[str, str]) -> None:
        save = card.save
        card.open_wanted.connect(self.open_wanted)
        card.rename_wanted.connect(self.rename_wanted)
        card.delete_wanted.connect(self.delete_wanted)
        if save.game not in titles and not save.damage:
            card.show_closed(
                f"This save is kept, but there is no game “{save.game}” here to open it with."
            )
        self._saves.append(card)


def titles_on(shelf: Sequence[Box | Unplayable]) -> dict[str, str]:
    """The titles of games and of their modules (`game+module`), by id."""
    titles = {found.id: found.title for found in shelf}
    for found in shelf:
        if isinstance(found, Box):
            titles |= {f"{found.id}+{each.id}": each.title for each in found.modules}
    return titles
