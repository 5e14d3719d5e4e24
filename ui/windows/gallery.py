"""The first page: the games there are, and the games begun."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from saves.campaign_summary import CampaignSummary
from saves.summary import Summary
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import Unplayable
from ui.base import theme
from ui.base.deferred_call import soon
from ui.base.focused import focused_in
from ui.base.qt_guard import guarded
from ui.faces.faces import Faces
from ui.panels.widgets import Scroll, button, clear, label, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.campaign_card import CampaignCard
from ui.windows.cover import HIGH, LOW, NARROW
from ui.windows.dropped_files import dropped_pack
from ui.windows.game_card import GameCard
from ui.windows.save_bin import Bin, Told
from ui.windows.save_card import EntryCard, SaveCard

NONE_YET = "None now. Every game is saved by itself after each answer, and waits here."

NO_CAMPAIGN = "None now. Games that go on from sitting to sitting offer it when they are set up."

HEAVIEST = 6
"""What comes after all games that can be played."""

WIDEST = 1500
"""Pixels across which a page may be filled; a wider window has wider margins."""


@guarded
class GalleryPage(QWidget):
    """The gallery.

    `show_games(shelf, playing, saved, binned, campaigns)` fills it: the games, the games in play,
    the saves that players named and those they deleted, and the campaigns, newest first.
    `say(words, undo)` tells of something that was done, to be taken back by Ctrl+Z.
    `show_unplayable(fault)` tells that a game cannot be loaded. `faces` paints the covers.

    `new_wanted(game_id)`: set up a new game. `open_wanted(path)`: go on with this save.
    `report_wanted(unplayable)`: write down why a game cannot be played.
    `browse_wanted()`: look for a save file elsewhere. `settings_wanted()`, `about_wanted()`,
    `quit_wanted()`. `packs_wanted()`: show the packs; `pack_dropped(path)`: take this one.
    `rename_wanted(path, name)`, `delete_wanted(path)`, `undo_wanted()`;
    `restore_wanted(path)`, `empty_wanted()`: what to do with the bin. `log_wanted(path)`,
    `again_wanted(path)`, `next_wanted(path)`: read the log of a campaign, play its last sitting
    again, begin the next.
    """

    new_wanted = Signal(str)
    open_wanted = Signal(object)
    report_wanted = Signal(object)
    browse_wanted = Signal()
    packs_wanted = Signal()
    pack_dropped = Signal(object)
    settings_wanted = Signal()
    about_wanted = Signal()
    quit_wanted = Signal()
    rename_wanted = Signal(object, str)
    delete_wanted = Signal(object)
    undo_wanted = Signal()
    restore_wanted = Signal(object)
    empty_wanted = Signal()
    log_wanted = Signal(object)
    again_wanted = Signal(object)
    next_wanted = Signal(object)

    def __init__(self, faces: Faces | None = None) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.setAccessibleName("Gallery of games")
        self.setAcceptDrops(True)
        self.faces = faces
        self._games: list[GameCard] = []
        self._saves: list[EntryCard] = []
        self._scroll = Scroll(margin=20, gap=12)
        self._bin = Bin()
        self._bin.restore_wanted.connect(self.restore_wanted)
        self._bin.empty_wanted.connect(self.empty_wanted)
        self._told = Told()
        self._told.undo_wanted.connect(self.undo_wanted)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        self._above = self._top()
        below.addLayout(self._above)
        below.addWidget(self._told)
        below.addWidget(self._scroll, 1)

    def _top(self) -> QHBoxLayout:
        top = QHBoxLayout()
        top.setContentsMargins(20, 12, 20, 0)
        name = title("Tabletop", theme.TITLE)
        top.addWidget(name, 1)
        doors = WrappingRow()
        for words, tip, signal in (
            ("Packs", "Cards of your own: open, check and remove packs", self.packs_wanted),
            ("Settings", "Looks, speed, habits", self.settings_wanted),
            ("About", "Version, credits, licences", self.about_wanted),
            ("Quit", "Everything is saved", self.quit_wanted),
        ):
            made = button(words, "quiet", tip)
            made.clicked.connect(signal)
            doors.add(made)
        top.addWidget(doors)
        return top

    def show_games(
        self,
        shelf: Sequence[Box | Unplayable],
        playing: Sequence[Summary],
        saved: Sequence[Summary],
        binned: Sequence[Summary] = (),
        campaigns: Sequence[CampaignSummary] = (),
    ) -> None:
        """Show the games on the *shelf*, those of *playing* first, and all begun."""
        below, seen = self._scroll.column, self._scroll.verticalScrollBar().value()
        held = next((n for n, each in enumerate(self._saves) if each.has_focus), -1)
        self._bin.setParent(None)
        clear(below)
        self._games, self._saves = [], []
        begun: dict[str, Summary] = {}
        going = [each.as_save for each in campaigns if not each.over]
        for each in sorted([*playing, *going], key=lambda each: each.when, reverse=True):
            if not each.damage and not each.over:
                begun.setdefault(each.game, each)
        order = list(begun)  # what was played last comes first, then what is learned soonest
        shelf = sorted(
            shelf, key=lambda g: (order.index(g.id) if g.id in begun else len(order), _weight(g))
        )
        for found in shelf:
            ended = [each for each in playing if each.over and each.game == found.id]
            below.addWidget(self._game(found, begun.get(found.id), ended))
        if not playing and not campaigns and self._games:
            self._games[0].recommend("The game to begin with: it is learned soonest.")
        titles = _titles(shelf)
        if campaigns or any(isinstance(found, Box) and found.campaign for found in shelf):
            below.addWidget(title("Campaigns"))
            self._show_campaigns(campaigns, titles)
        below.addWidget(title("Games begun"))
        self._show_saves([each for each in playing if not each.over], titles, NONE_YET)
        for heading, saves in (
            ("Games ended", [each for each in playing if each.over]),
            ("Saved by name", saved),
        ):
            if saves:
                below.addWidget(title(heading, 16))
                self._show_saves(saves, titles)
        browse = button("Open a save file…", tip="A save that lies elsewhere")
        browse.clicked.connect(self.browse_wanted)
        below.addWidget(WrappingRow(browse))
        if binned:
            self._bin.show_bin(binned, titles)
            below.addWidget(self._bin)
        below.addStretch(1)
        for found in shelf:
            if isinstance(found, Unplayable):
                self.show_unplayable(found)
        if seen or held >= 0:
            soon(self, partial(self._look_again, seen, held))  # when all is laid out

    def _look_again(self, seen: int, held: int) -> None:
        """What was filled anew while somebody looked at it shows them what they were at."""
        if held >= 0 and self._saves:
            self._saves[min(held, len(self._saves) - 1)].take_focus()
        self._scroll.setWidgetResizable(True)  # reckons anew at once how far there is to scroll
        self._scroll.verticalScrollBar().setValue(seen)

    def show_unplayable(self, fault: Unplayable) -> None:
        """Tell that a game cannot be loaded; all others can be played."""
        for game in self._games:
            if game.game == fault.id:
                at = focused_in(self)
                had_focus = at is not None and game.isAncestorOf(at)
                game.show_unplayable(fault)
                if had_focus:
                    self.focus_first()
        for save in self._saves:
            if save.game == fault.id:
                save.show_closed(f"It is kept, and can be opened when {fault.title} can be loaded.")

    def say(self, words: str, undo: bool = False) -> None:
        """Tell what was done, and offer to *undo* it."""
        self._told.say(words, undo)

    @property
    def games(self) -> list[str]:
        """The ids of the games as they are shown, from the top."""
        return [game.game for game in self._games]

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """A pack may be dropped anywhere here."""
        if dropped_pack(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Take the pack that is dropped."""
        place = dropped_pack(event)
        if place is not None:
            event.acceptProposedAction()
            self.pack_dropped.emit(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """A large window has larger covers, and no endless lines."""
        super().resizeEvent(event)
        side = max(20, (self.width() - WIDEST) // 2)
        self._above.setContentsMargins(side, 12, side, 0)
        self._scroll.column.setContentsMargins(side, 20, side, 20)
        for game in self._games:
            game.cover.set_height(self._high())
            game.stack(self.width() < NARROW)

    def _high(self) -> int:
        return min(max((self.height() - 204) // 3, LOW), HIGH)

    def focus_first(self) -> None:
        """Put the focus where most people go on: Continue, else New game."""
        first = next((game.first for game in self._games if game.first is not None), None)
        if first is not None:
            first.setFocus()

    def _show_saves(
        self, saves: Sequence[Summary], titles: Mapping[str, str], nothing: str = ""
    ) -> None:
        if not saves and nothing:
            self._scroll.column.addWidget(label(nothing, "muted"))
        for each in saves:
            self._scroll.column.addWidget(self._save(each, titles))

    def _game(
        self, found: Box | Unplayable, newest: Summary | None, ended: Sequence[Summary]
    ) -> GameCard:
        card = GameCard(found.id, self.faces)
        card.cover.set_height(self._high())
        card.stack(self.width() < NARROW)
        card.new_wanted.connect(partial(self.new_wanted.emit, found.id))
        card.open_wanted.connect(self.open_wanted)
        card.report_wanted.connect(self.report_wanted)
        if isinstance(found, Box):
            card.show_box(found, newest, ended)
        self._games.append(card)
        return card

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
            card.show_closed(f"It is kept. There is no game “{save.game}” here to open it with.")
        self._saves.append(card)


def _weight(found: Box | Unplayable) -> int:
    return found.weight if isinstance(found, Box) else HEAVIEST


def _titles(shelf: Sequence[Box | Unplayable]) -> dict[str, str]:
    """The titles of games by id, and of their modules (`game+module`)."""
    titles = {found.id: found.title for found in shelf}
    for found in shelf:
        if isinstance(found, Box):
            titles |= {f"{found.id}+{each.id}": each.title for each in found.modules}
    return titles
