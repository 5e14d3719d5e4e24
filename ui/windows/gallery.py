"""The first page: all games, the game to continue, and the list of everything begun."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QDragEnterEvent,
    QDropEvent,
    QPainter,
    QPaintEvent,
    QPixmap,
    QResizeEvent,
)
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout, QWidget

from saves.campaign_summary import CampaignSummary
from saves.finished_games import Finished
from saves.summary import Summary
from tabletop.packs.game_folders import folder_of
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import Unplayable
from ui.base import fonts, theme
from ui.base.focused import focused_in
from ui.base.qt_guard import guarded
from ui.base.safe_text import Button
from ui.brief.dressing import dressing
from ui.panels.widgets import button, label, title
from ui.panels.wrapping_row import WrappingRow
from ui.windows.banner import Banner
from ui.windows.begun_list import BegunList, titles_on
from ui.windows.boards import boards
from ui.windows.box_record import played
from ui.windows.box_shelf import BoxShelf, unit_of
from ui.windows.box_tile import BoxTile
from ui.windows.cover import BOX, NARROW, OWN_CARDS
from ui.windows.dropped_files import dropped_pack
from ui.windows.ribbon import Ribbon
from ui.windows.tile import Tile
from ui.windows.told import Told
from ui.windows.tool_tile import ToolTile
from ui.windows.unplayable_card import UnplayableCard

WHAT_IT_IS = "Card games on one table that knows their rules, and keeps every move."

NONE_FINISHED = Finished([])

HEAVIEST = 6
"""The sorting weight of what comes after all games that can be played."""

OWN_NAME, OWN_SAYS = "Your own cards", "Use your own cards in a game."


@guarded
class GalleryPage(QWidget):
    """The gallery.

    `show_games(shelf, playing, saved, binned, campaigns, finished)` fills it: the games; games in
    play; named saves and deleted saves; campaigns, all newest first; and the records of finished
    games. `say(words, undo)` reports an action, which Ctrl+Z undoes. `show_unplayable(fault)`
    reports that a game cannot be loaded. `show_begun()` opens the list of everything begun,
    `show_boxes()` goes back.

    Signals: `new_wanted(game_id)` set up a new game; `open_wanted(path)` open this save;
    `learn_wanted(game_id)` learn to play; `report_wanted(unplayable)` write a report about a game
    that cannot be played; `browse_wanted()` look for a save file; `settings_wanted()`,
    `about_wanted()`, `statistics_wanted()`, `quit_wanted()`; `packs_wanted()` show the packs;
    `pack_dropped(path)` install this pack; `rename_wanted(path, name)`, `delete_wanted(path)`,
    `undo_wanted()`; `restore_wanted(path)`, `empty_wanted()` for the bin; `log_wanted(path)`,
    `again_wanted(path)`, `next_wanted(path)` read the log of a campaign, replay its last sitting,
    start the next.
    """

    new_wanted = Signal(str)
    open_wanted = Signal(object)
    learn_wanted = Signal(str)
    report_wanted = Signal(object)
    browse_wanted = Signal()
    packs_wanted = Signal()
    pack_dropped = Signal(object)
    settings_wanted = Signal()
    statistics_wanted = Signal()
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

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("page")
        self.setAccessibleName("Gallery of games")
        self.setAcceptDrops(True)
        self._ground: tuple[tuple[QSize, str], QPixmap] | None = None
        self._shelf: Sequence[Box | Unplayable] = ()
        self._begun_saves: list[Summary] = []
        self._faults: set[str] = set()
        self.banner = Banner()
        self.banner.open_wanted.connect(self.open_wanted)
        self.banner.learn_wanted.connect(self.learn_wanted)
        self.banner.others_wanted.connect(self.show_begun)
        self.boxes = BoxShelf(self.banner)
        self.begun = self._make_list()
        self._told = Told(self)
        self._told.undo_wanted.connect(self.undo_wanted)
        below = QVBoxLayout(self)
        below.setContentsMargins(0, 0, 0, 0)
        below.setSpacing(0)
        self._above = self._top()
        below.addLayout(self._above)
        below.addWidget(self.boxes, 1)
        below.addWidget(self.begun, 1)
        self.begun.hide()

    def _make_list(self) -> BegunList:
        begun = BegunList()
        begun.back_wanted.connect(self.show_boxes)
        for signal in (
            "open_wanted", "browse_wanted", "rename_wanted", "delete_wanted", "restore_wanted",
            "empty_wanted", "log_wanted", "again_wanted", "next_wanted",
        ):  # fmt: skip
            getattr(begun, signal).connect(getattr(self, signal))
        return begun

    def _top(self) -> QBoxLayout:
        top = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        name = title("Tabletop", theme.TITLE)
        name.setWordWrap(False)
        name.setMinimumWidth(0)
        top.addWidget(name)
        top.setSpacing(14)
        self._what = theme.titled(label(WHAT_IT_IS, "muted"), 17, fonts.BOOK)
        top.addWidget(self._what, 1)
        doors = WrappingRow()
        for words, tip, signal in (
            (
                "Saved games",
                "Games in play, finished games, campaigns, and the bin",
                self.show_begun,
            ),
            ("Packs", "Your own cards: open, check and remove packs", self.packs_wanted),
            ("Statistics", "Results of the games finished here", self.statistics_wanted),
            ("Settings", "Looks, speed, habits", self.settings_wanted),
            ("About", "Version, credits, licences", self.about_wanted),
            ("Quit", "Everything is saved", self.quit_wanted),
        ):
            made = button(words, "quiet", tip)
            made.clicked.connect(signal)
            doors.add(made)
        top.addWidget(doors, 0, Qt.AlignmentFlag.AlignVCenter)
        return top

    # --- what it shows -------------------------------------------------------------------------

    def show_games(
        self,
        shelf: Sequence[Box | Unplayable],
        playing: Sequence[Summary],
        saved: Sequence[Summary],
        binned: Sequence[Summary] = (),
        campaigns: Sequence[CampaignSummary] = (),
        finished: Finished = NONE_FINISHED,
    ) -> None:
        """Show the games on the *shelf*, everything begun, and the records of *finished* games."""
        self._shelf = sorted(shelf, key=_weight)  # games that are learned soonest come first
        self._faults = {found.id for found in shelf if isinstance(found, Unplayable)}
        going = [each.as_save for each in campaigns if not each.over]
        alive = [each for each in (*playing, *going) if not (each.damage or each.over)]
        known = {found.id for found in shelf}
        self._begun_saves = sorted(
            (each for each in alive if each.game in known), key=lambda each: each.when, reverse=True
        )
        self._put_boxes([each for each in playing if each.over], finished)
        self._show_banner()
        self.begun.fill(self._shelf, playing, saved, binned, campaigns)
        for found in shelf:
            if isinstance(found, Unplayable):
                self.show_unplayable(found)

    def _put_boxes(self, ended: Sequence[Summary], finished: Finished) -> None:
        boxes: list[Tile | UnplayableCard] = []
        tools: list[ToolTile] = []
        ribbons: dict[Tile, Ribbon] = {}
        for found in self._shelf:
            if isinstance(found, Unplayable):
                boxes.append(self._unplayable(found))
                continue
            lid = dressing(found.id).box
            tile: Tile
            if lid.tool:
                path = folder_of(found.id) / BOX
                tile = ToolTile(found.title, lid.says or found.blurb, path, lid.colour, found.id)
                tools.append(tile)
            else:
                tile = BoxTile(found, played(found.id, finished, ended))
                boxes.append(tile)
            tile.clicked.connect(partial(self.new_wanted.emit, found.id))
            ribbon = self._join(tile, found)
            if ribbon is not None:
                ribbons[tile] = ribbon
        own = ToolTile(OWN_NAME, OWN_SAYS, OWN_CARDS)
        own.clicked.connect(self.packs_wanted)
        self.boxes.put(boxes, [*tools, own], ribbons)

    def _join(self, tile: Tile, box: Box) -> Ribbon | None:
        """Set the menu of *tile*; returns its ribbon, if any."""
        tile.ways["New game"] = partial(self.new_wanted.emit, box.id)
        ribbon = None
        if newest := next((each for each in self._begun_saves if each.game == box.id), None):
            go_on = partial(self.open_wanted.emit, newest.path)
            tile.ways["Go on"] = go_on
            ribbon = Ribbon("Go on", f"Continue {box.title}: {newest.question}")
            ribbon.clicked.connect(go_on)
        elif not self._begun_saves and dressing(box.id).box.welcome is not None:
            ribbon = Ribbon("Begin here", "", idle=True)
        tile.ways["Saved games"] = self.show_begun
        return ribbon

    def _show_banner(self) -> None:
        """Show the newest game that can be continued, or else a welcome."""
        going = [each for each in self._begun_saves if each.game not in self._faults]
        boxes = [each for each in self._shelf if isinstance(each, Box)]
        if going:
            self.banner.show_begun(going[0], titles_on(boxes)[going[0].game], len(going) - 1)
        else:
            first = (each for each in boxes if each.id not in self._faults)
            welcome = next((each for each in first if dressing(each.id).box.welcome), None)
            if welcome is not None:
                self.banner.show_welcome(welcome)
            self.banner.setVisible(welcome is not None)
        self.boxes.arrange_anew()

    def _unplayable(self, fault: Unplayable) -> UnplayableCard:
        card = UnplayableCard(fault)
        card.report_wanted.connect(self.report_wanted)
        return card

    def show_unplayable(self, fault: Unplayable) -> None:
        """Show that a game cannot be loaded; the others can still be played."""
        self._faults.add(fault.id)
        for tile in self.boxes.tiles:
            if tile.game == fault.id:
                at = focused_in(self)
                self.boxes.replace(tile, self._unplayable(fault))
                if at is tile:
                    self.focus_first()
        if self.banner.game == fault.id:
            self._show_banner()
        self.begun.show_unplayable(fault)

    def show_begun(self) -> None:
        """Open the list of everything begun."""
        self.boxes.hide()
        self.begun.show()
        self.begun.back.setFocus()

    def show_boxes(self) -> None:
        """Show all games again."""
        self.begun.hide()
        self.boxes.show()
        self.focus_first()

    def say(self, words: str, undo: bool = False) -> None:
        """Report an action, and offer to *undo* it."""
        self._told.say(words, undo)

    @property
    def games(self) -> list[str]:
        """The ids of the games in the order shown."""
        return [tile.game for tile in self.boxes.tiles if tile.game]

    @property
    def first(self) -> Button | None:
        """The button that most people press: Continue, or Learn to play; otherwise the first
        box."""
        if self.banner.first is not None and not self.banner.isHidden():
            return self.banner.first
        return next(iter(self.boxes.tiles), None)

    def focus_first(self, left: str = "") -> None:
        """Focus the box of the game whose page was *left*, or else `first`."""
        box = next((tile for tile in self.boxes.tiles if left and tile.game == left), self.first)
        if box is not None:
            box.setFocus()

    # --- what Qt calls -------------------------------------------------------------------------

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Accept a pack anywhere on the page."""
        if dropped_pack(event) is not None:
            event.acceptProposedAction()

    def dropEvent(self, event: QDropEvent) -> None:
        """Install the dropped pack."""
        place = dropped_pack(event)
        if place is not None:
            event.acceptProposedAction()
            self.pack_dropped.emit(place)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the margins grow with the window."""
        super().resizeEvent(event)
        side = round(0.025 * self.width())
        self._above.setContentsMargins(side, 6, side, 4)
        way = QBoxLayout.Direction
        room = self.width() / theme.text_scale()
        self._above.setDirection(way.TopToBottom if room < NARROW - 20 else way.LeftToRight)
        self._what.setVisible(room > 1.4 * NARROW)
        self.begun.set_margin(self.width())

    def changeEvent(self, event: QEvent) -> None:
        """Lay out again for another text size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.boxes.arrange_anew()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the boards."""
        key = (self.size(), theme.current().id)
        if self._ground is None or self._ground[0] != key:
            self._ground = (key, boards(self.size(), unit_of(self.size())))
        with QPainter(self) as painter:
            painter.drawPixmap(0, 0, self._ground[1])


def _weight(found: Box | Unplayable) -> int:
    return found.weight if isinstance(found, Box) else HEAVIEST
