"""The program: its window, its pages, and the open game."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QFileSystemWatcher, QObject
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget

from saves.atomic_write import SaveFailed
from saves.autosave import Autosave
from saves.folders import Folders
from saves.game_saver import Keeping, Keeps
from tabletop.play.questions.decision import Refusal
from tabletop.table.table import Seat
from ui.base import heap
from ui.base.after_paint import once_painted
from ui.base.deferred_call import soon
from ui.base.settings import Settings, SettingsFile
from ui.game.side_windows import Sharing
from ui.program import kept_pictures, overlays
from ui.program.appearance import Appearance
from ui.program.campaigns import Campaigns
from ui.program.fault_notices import Faults
from ui.program.first_window import SIGHT
from ui.program.lessons import Lessons
from ui.program.log import log
from ui.program.loudspeaker import Loudspeaker
from ui.program.preferences import Preferences
from ui.program.save_controller import Opening, let_go
from ui.program.unclaimed_keys import Elsewhere
from ui.seat.fault_words import HOW_MUCH, in_words, kind_of, write_report
from ui.seat.leave_guard import Leaving
from ui.seat.typed_packs import keep_written
from ui.windows import start_picture
from ui.windows.messages import CANCEL, tell
from ui.windows.shell import Shell
from ui.windows.start_picture import StartPicture

if TYPE_CHECKING:
    from saves.campaign import CampaignSave
    from saves.recover import Opened
    from tabletop.play.start.new_game import Laid
    from ui.game.open_game import OpenGame
    from ui.seat.bridge import Bridge
    from ui.windows.gallery import GalleryPage

STILL = 300
"""Milliseconds after which a table that is shown gets its looks, or one that was left is
deleted."""


class App(QObject):
    """The window with its pages: the gallery, the new-game page, and the table of the open game.

    *files* are the user's folders, *settings_file* the file of *settings*.
    """

    def __init__(
        self, files: Folders, settings: Settings, settings_file: Path, shell: Shell | None = None
    ) -> None:
        super().__init__()
        self.files = files
        self.settings = settings
        self.shell = shell or Shell()
        self.campaigns, self.lessons = Campaigns(self), Lessons(self)
        self.preferences = Preferences(self)
        self.opening = Opening(self.shell, files, self.play, self.campaigns.open, self.browse)
        self.opening.opened = self._welcome_back
        self.playing: OpenGame | None = None
        self._settings_file = SettingsFile(settings_file, settings)
        self._autosave: Keeps | None = None
        self.leaving = Leaving(self._bridge, self.shell.close, self.save_as, self.tell)
        self._page: QWidget | None = self.shell.currentWidget()
        self.faults = Faults(self, self.tell)
        self.looks = Appearance(settings, files.cache / "faces")
        self.loudspeaker = Loudspeaker(settings)
        self.looks.damaged.connect(self._on_damaged_deck)
        self.looks.still_damaged.connect(self._say)
        if shell is None:
            self.shell.restore(settings.windows.get("main", ""))
        self.sharing = Sharing(settings, self.shell, self)
        self.sharing.chosen.connect(self._write_settings)
        self.shell.closing.connect(self._close)
        self.shell.may_close = self.leaving.may_close
        self.shell.take_key = Elsewhere(self.shell, lambda: self.playing, self.program).press
        self._knocks = QFileSystemWatcher(self)
        self._knocks.fileChanged.connect(self.shell.come_to_front)

    # --- pages ---------------------------------------------------------------------------------

    def show_gallery(self, left: str = "") -> None:
        """Close the open game, which is saved, and show the gallery with the focus on the game
        whose page was *left*."""
        from ui.program.gallery_controller import Tidying
        from ui.windows.gallery import GalleryPage

        self.put_away()
        page = GalleryPage()
        page.new_wanted.connect(self.set_up)
        page.learn_wanted.connect(self.lessons.learn)
        page.open_wanted.connect(self.opening.open_path)
        page.browse_wanted.connect(self.browse)
        page.settings_wanted.connect(self.preferences.show_settings)
        page.packs_wanted.connect(self.show_packs)
        page.pack_dropped.connect(self.show_packs)
        page.about_wanted.connect(partial(overlays.about, self.shell))
        page.statistics_wanted.connect(partial(overlays.statistics, self))
        page.quit_wanted.connect(self.shell.close)
        page.report_wanted.connect(self.write_report)
        self.campaigns.join(page)
        Tidying(self.files, page)
        self._show(page)
        page.focus_first(left)
        ready = (partial(self._make_ready, page, game) for game in page.games)
        once_painted(page, partial(import_module, "ui.game.open_game"), *ready)

    def _make_ready(self, page: GalleryPage, game: str) -> None:
        """Load *game* in advance; *page* shows if that fails."""
        from tabletop.play.shelf.game_shelf import Unplayable, game_called

        try:
            game_called(game)
        except Unplayable as fault:
            page.show_unplayable(fault)

    def show_packs(self, dropped: Path | None = None) -> None:
        """Show the page of packs, and install the one that was *dropped*."""
        from ui.program.packs_controller import page_of_packs

        self.put_away()
        page = page_of_packs(self.files, self.settings.packs_off, self._keep_packs_off, dropped)
        page.back_wanted.connect(self.show_gallery)
        self._show(page)
        page.opener.setFocus()

    def _keep_packs_off(self, off: list[str]) -> None:
        self.settings.packs_off = off
        self._write_settings()

    def set_up(self, game: str) -> None:
        """Show the new-game page of *game*."""
        from tabletop.bots import bots_of
        from tabletop.packs.library import packs_offered
        from tabletop.play.shelf.game_shelf import Unplayable, game_called
        from ui.brief.panel_facts import quote
        from ui.windows.new_game import NewGame, NewGamePage

        def start(wish: NewGame) -> None:
            seed = secrets.randbelow(10**9) if wish.seed is None else wish.seed
            if wish.campaign:
                self.campaigns.set_up(wish, seed)
            else:
                self.new_game(wish.game, wish.seats, seed, wish.options, wish.house_rules)
            if self.playing is not None:
                self.playing.greet()

        try:
            rules = game_called(game)
        except Unplayable as fault:
            self.tell("This game cannot be played", in_words(fault))
            return
        self.put_away()
        page = NewGamePage()
        page.start_wanted.connect(start)
        page.back_wanted.connect(partial(self.show_gallery, game))
        page.rule_wanted.connect(partial(overlays.rule, self.shell))
        packs = packs_offered(game, self.settings.packs_off)
        without = {rule: quote(game, rule) for rule in self.settings.house_rules.get(game, ())}
        page.show_game(rules, bots_of(rules), packs, without)
        self._show(page)

    def _show(self, page: QWidget) -> None:
        """Show *page*, and delete the one before."""
        before, self._page = self._page, page
        self.shell.drop_curtain()
        self.shell.show_page(page)
        if before is not None and before is not page:
            self.shell.drop_page(before)

    # --- games ---------------------------------------------------------------------------------

    def new_game(
        self,
        game: str,
        seats: list[Seat],
        seed: int,
        options: dict[str, str],
        house_rules: Sequence[str] = (),
    ) -> None:
        """Start a game without *house_rules*, and show its table."""
        from tabletop.play.shelf.game_shelf import Unplayable
        from tabletop.play.start.new_game import new_game

        try:
            self.play(
                new_game(game, seats=seats, seed=seed, options=options, house_rules=house_rules)
            )
        except Refusal as refusal:
            self.tell("This game cannot begin", str(refusal))
        except Unplayable as fault:  # its modules are only loaded now
            self.tell("This game cannot be played", in_words(fault))

    def play(self, game: Laid, autosave: Keeps | None = None, *, keep: bool = True) -> None:
        """Show the table of *game*, saved by *autosave*, or else by a new one.

        If not *keep*, the game is not saved automatically.
        """
        from ui.game.open_game import OpenGame
        from ui.game.table_commands import deeds
        from ui.program.again import Again
        from ui.seat.bridge import Bridge

        self.put_away()
        start_picture.forget(self.files.cache / SIGHT)
        bridge = Bridge(game)
        log.info("A game of %s is opened", bridge.game.edition)
        bridge.settled.connect(lambda _view: log.info("Asked: %s", _rules_asked(bridge)))
        if keep:
            self.keep(bridge, autosave)
        faces = self.looks.faces_for(bridge)
        playing = OpenGame(
            bridge,
            shell=self.shell,
            settings=self.settings,
            faces=faces,
            seen=self._seen(),
            program=lambda game: {**self.program(), **self.campaigns.deeds(), **deeds(game)},
            campaign=self.campaign,
            play=self.loudspeaker.play,
            saved_when=self.leaving.when_saved,
        )
        again = Again(self, playing.bridge)
        playing.report_wanted.connect(self.write_report)
        playing.gallery_wanted.connect(partial(self.leaving.go, self.show_gallery))
        playing.next_wanted.connect(partial(self.leaving.go, self.campaigns.next))
        playing.again_wanted.connect(partial(self.leaving.go, again.new_deal))
        playing.deal_wanted.connect(partial(self.leaving.go, again.same_deal))
        self.playing = playing
        self._show(playing.window)
        self.sharing.draw_curtain = playing.draw_curtain
        playing.begin()
        self.sharing.join(playing.bridge, playing.table, faces)
        self.sharing.show_in(playing.does)

    def _welcome_back(self, opened: Opened) -> None:
        """Show the summary to a player who comes back after a while."""
        if self.playing is not None:
            self.playing.coming_back.welcome(opened.left)

    @property
    def campaign(self) -> CampaignSave | None:
        """The open campaign, if the game is a sitting of one."""
        if self._autosave is None:
            return None
        from saves.campaign import CampaignSave

        return self._autosave if isinstance(self._autosave, CampaignSave) else None

    def _bridge(self) -> Bridge | None:
        """The bridge of the open game."""
        return self.playing.bridge if self.playing else None

    def _seen(self) -> QPixmap | None:
        """The picture of the table as it was left, if it is shown and has the window's size."""
        page, size = self._page, self.shell.size()
        if isinstance(page, StartPicture) and page.picture.deviceIndependentSize().toSize() == size:
            return page.picture
        return None

    def keep(self, bridge: Bridge, autosave: Keeps | None = None) -> None:
        """Save the game of *bridge* by *autosave*, or else by a new one."""
        from ui.seat.bridge import SEEN_FIRST

        try:
            self._autosave = autosave or Autosave.begin(self.files.playing, bridge.game.id)
        except SaveFailed as failed:
            self.tell("This game will not be saved automatically", str(failed))
            self.leaving.keeping = Keeping(None, str(failed))
            return
        self._knocks.addPath(str(self._autosave.knocks))
        self.leaving.keeping = Keeping(self._autosave, finished=self.files.finished)
        bridge.keep_by(self.leaving.keeping.save, after=SEEN_FIRST)
        if autosave is None:
            self._save_at_once(bridge)

    def _save_at_once(self, bridge: Bridge) -> None:
        """Save a game that was just started."""
        assert self.leaving.keeping is not None
        try:
            bridge.hand_to(self.leaving.keeping.save)
        except SaveFailed as failed:
            self.tell("This game will not be saved automatically", str(failed))

    def program(self) -> dict[str, Callable[[], object]]:
        """The actions of the program itself, by id."""
        return {
            "new": partial(self.leaving.go, self._set_up_another),
            "learn": partial(self.leaving.go, self.lessons.learn_this),
            "open": self.browse,
            "save_as": self.save_as,
            "keep_story": partial(overlays.keep_story, self),
            "gallery": partial(self.leaving.go, self.show_gallery),
            "settings": self.preferences.show_settings,
            "key_sheet": self.preferences.show_keys,
            "rules": partial(overlays.rules, self.shell),
            "statistics": partial(overlays.statistics, self),
            "about": partial(overlays.about, self.shell),
            "full_screen": self.shell.toggle_full_screen,
            **self.sharing.deeds(),
            "quit": self.shell.close,
        }

    def _set_up_another(self) -> None:
        assert self.playing is not None
        self.set_up(self.playing.bridge.game.id)

    def browse(self) -> None:
        """Let the player choose a save, and open it."""
        picked = self.opening.pick()
        if picked is not None:
            self.leaving.go(lambda: self.opening.open_path(picked))

    def open_handed(self, path: Path) -> None:
        """Open a save, or install a pack, that the desktop passes to the running program."""
        from saves.pack_folder import is_pack

        act = self.show_packs if is_pack(path) else self.opening.open_path
        self.leaving.go(lambda: act(path))

    def save_as(self) -> None:
        """Save the open game under a name."""
        if self.playing is None:
            return
        name = self.opening.save_as(self.playing.bridge)
        if name:
            self.playing.window.say(f"Saved as {name}.")
            if self.leaving.keeping is not None:
                self.playing.bridge.hand_to(self.leaving.keeping.lies_elsewhere)

    def put_away(self) -> None:
        """Close the open game, which is saved."""
        if self.playing is not None:
            self.sharing.leave()
            kept_pictures.keep_table(self.playing, self._autosave)
            keep_written(self.files, self.playing.bridge, self.tell)
            self.settings.windows.update(self.playing.window.keep())
            port = self.playing.bridge.port
            self.settings.house_rules[port.game.id] = [*port.house_rules]
            self.playing.leave()
            soon(self, heap.give_back, STILL)
        self.playing = self.leaving.keeping = None
        self.faults.forget()
        self.looks.faces.let_go()
        autosave, self._autosave = self._autosave, None
        if autosave is not None:
            self._knocks.removePath(str(autosave.knocks))
        let_go(autosave)

    # --- what hangs over the pages -------------------------------------------------------------

    def take_settings(self, settings: Settings) -> None:
        """Apply *settings*."""
        self.settings = settings
        if self.playing is not None:
            self.playing.window.remember()
        self.looks.take(settings)
        self.loudspeaker.take(settings)
        self.sharing.take(settings)
        if self.playing is not None:
            self.playing.take_settings(settings)
        self._write_settings()

    def tell(
        self, title: str, words: str, ways: Mapping[str, Callable[[], object]] | None = None
    ) -> None:
        """Show a message over the window."""
        tell(self.shell, title, words, ways)

    def _on_damaged_deck(self, words: str) -> None:
        self.tell("The tarot deck", words)

    def _say(self, words: str) -> None:
        """Show a passing message, if a table is open."""
        if self.playing is not None:
            self.playing.window.say(words)

    def when_still(self, act: Callable[[], object]) -> None:
        """Call *act* as soon as all faces are painted and no piece moves."""

        def look() -> None:
            self.looks.faces.finish()
            table = self.playing.table if self.playing is not None else None
            if table is None or table.large.is_shown or not table.moving:
                soon(self, act, STILL)
            else:
                soon(self, look, STILL)

        soon(self, look, STILL)

    # --- when something breaks, and the end ----------------------------------------------------

    def on_fault(self, fault: BaseException) -> None:
        """Report a fault in the program: write a report, say so once, and let play go on."""
        log.error("Something failed: %s", kind_of(fault))
        self.faults.hear(fault, lambda: write_report(self.files.reports, self._bridge(), fault))

    def write_report(self, fault: BaseException | None) -> None:
        """Write a report of *fault*; if a game is open, ask how much of it to include."""
        if self._bridge() is None:
            self._write_report(fault, whole=False)
            return
        ways: dict[str, Callable[[], object]] = {
            "Without hidden cards": lambda: self._write_report(fault, whole=False),
            "With the whole game": lambda: self._write_report(fault, whole=True),
            CANCEL: bool,
        }
        self.tell("What may the report contain?", HOW_MUCH, ways)

    def _write_report(self, fault: BaseException | None, *, whole: bool) -> None:
        told = write_report(self.files.reports, self._bridge(), fault, whole=whole)
        self.tell("Report", told)

    def _keep(self, window: str, how: str) -> None:
        self.settings.windows[window] = how

    def _write_settings(self) -> None:
        try:
            self._settings_file.write(self.settings)
        except OSError as fault:
            self._say(f"The settings could not be saved: {fault.strerror}.")

    def _close(self) -> None:
        kept_pictures.keep_sight(self.files.cache / SIGHT, self.playing, self._autosave)
        self._keep("main", self.shell.keep())
        self.put_away()
        self.sharing.close()
        self.loudspeaker.stop()
        self._write_settings()


def _rules_asked(bridge: Bridge) -> str:
    """The rules of the open questions, without their content."""
    return ", ".join(each.rule for each in bridge.questions) or "nothing"
