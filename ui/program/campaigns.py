"""Campaigns in the program: starting one, continuing, replaying a sitting, reading the log."""

from __future__ import annotations

import secrets
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from saves.atomic_write import SaveFailed
from saves.campaign_summary import campaign_summary
from saves.lock import InUse
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.questions.decision import Refusal
from tabletop.play.records.record import Unreadable
from tabletop.play.runner.faults import Stopped
from tabletop.play.shelf.game_shelf import Unplayable, game_called
from ui.base.keys import OF_CAMPAIGNS
from ui.program.save_controller import CANNOT_OPEN
from ui.seat.fault_words import in_words
from ui.windows.messages import tell
from ui.windows.progress_notice import ProgressNotice

if TYPE_CHECKING:
    from saves.campaign import CampaignSave
    from saves.folders import Folders
    from ui.program.save_controller import Opening
    from ui.windows.gallery import GalleryPage
    from ui.windows.new_game import NewGame
    from ui.windows.shell import Shell

AGAIN = "Replay this sitting?"
CANNOT_BEGIN = "This campaign cannot begin"


def seed() -> int:
    """A new random seed."""
    return secrets.randbelow(10**9)


class Program(Protocol):
    """The program, as campaigns need it. `campaign` is the open one, `playing` the open game."""

    shell: Shell
    files: Folders
    opening: Opening

    @property
    def playing(self) -> object | None: ...
    @property
    def campaign(self) -> CampaignSave | None: ...
    def tell(self, title: str, words: str, /) -> None: ...
    def put_away(self) -> None: ...
    def show_gallery(self) -> None: ...


class Campaigns:
    """The campaigns of *app*."""

    def __init__(self, app: Program) -> None:
        self._app = app

    def join(self, page: GalleryPage) -> None:
        """Connect the cards of campaigns on *page*."""
        page.log_wanted.connect(self.show_log)
        page.again_wanted.connect(self.ask_again)
        page.next_wanted.connect(self.begin_next)

    def deeds(self) -> dict[str, Callable[[], object]]:
        """The actions at the table of a sitting, by id; in other games they say that it is
        not one."""
        if self._app.campaign is None:
            none = "This game is not a sitting of a campaign."
            return dict.fromkeys(OF_CAMPAIGNS, lambda: self._app.shell.say(none))
        folder = self._app.campaign.folder
        return {
            "campaign_log": lambda: self.show_log(folder),
            "sitting_again": lambda: self.ask_again(folder),
        }

    def set_up(self, wish: NewGame, luck: int) -> None:
        """Start a campaign as set up, with the seed *luck*."""
        # imported late: the gallery starts nothing
        from tabletop.play.campaigns import ledger_changes

        try:
            game = game_called(wish.game, wish.options)
            seats, options, without = wish.seats, wish.options, wish.house_rules
            self.begin(ledger_changes.new_ledger(game, seats, luck, options, without))
        except Refusal as why:
            self._app.tell(CANNOT_BEGIN, str(why))

    def begin(self, ledger: Ledger) -> None:
        """Start the campaign of *ledger*, and show its first sitting."""
        from saves.campaign import CampaignSave

        self._app.put_away()
        try:
            save = CampaignSave.begin(self._app.files, ledger)
        except SaveFailed as why:
            self._fail(CANNOT_BEGIN, str(why))
            return
        self._show(save)

    def open(self, folder: Path) -> None:
        """Show the last sitting of the campaign in *folder* as it was left."""
        self._enter(folder, lambda save: None)

    def begin_next(self, folder: Path) -> None:
        """Start the next sitting of the campaign in *folder*."""
        self._enter(folder, lambda save: save.next(seed()))

    def next(self) -> None:
        """Start the next sitting of the open campaign."""
        if self._app.campaign is not None:
            self.begin_next(self._app.campaign.folder)

    def ask_again(self, folder: Path) -> None:
        """Ask whether to replay the last sitting of the campaign in *folder*."""
        ledger = self._ledger(folder)
        if ledger is None:
            return
        ways = {
            "Cancel": lambda: None,
            "Replay": lambda: self._again(folder, None),
            "Replay with new luck": lambda: self._again(folder, seed()),
        }
        tell(self._app.shell, AGAIN, _lost(ledger), ways)

    def show_log(self, folder: Path) -> None:
        """Show the log of the campaign in *folder*."""
        from ui.windows.campaign_log import CampaignLog

        ledger = self._ledger(folder)
        if ledger is not None:
            CampaignLog(ledger, self._app.shell).open()

    def _ledger(self, folder: Path) -> Ledger | None:
        """The ledger of the campaign in *folder*, open or not; None if it is damaged."""
        there = self._app.campaign
        if there is not None and there.folder == folder:
            return there.ledger
        return campaign_summary(folder).ledger

    # --- opening -------------------------------------------------------------------------------

    def _again(self, folder: Path, luck: int | None) -> None:
        self._enter(folder, lambda save: save.play_again(luck))

    def _enter(self, folder: Path, first: Callable[[CampaignSave], object]) -> None:
        """Open the campaign in *folder*, call *first*, and show its last sitting."""
        from saves.campaign import CampaignSave

        self._app.put_away()
        try:
            save = CampaignSave(folder, self._app.files)
        except InUse as why:
            self._fail("This campaign is open already", str(why))
            return
        except (SaveFailed, Unreadable) as why:
            self._fail("This campaign cannot be opened", str(why))
            return
        try:
            first(save)
        except (Refusal, SaveFailed, Unplayable) as why:
            self._close(save)
            self._fail(CANNOT_OPEN, in_words(why) if isinstance(why, Unplayable) else str(why))
            return
        self._show(save)

    def _show(self, save: CampaignSave) -> None:
        waiting = ProgressNotice(self._app.shell)
        try:
            opened = save.open(waiting)
        except Stopped:
            self._close(save)
            self._back()
        except (Refusal, SaveFailed, Unplayable) as why:
            self._close(save)
            self._fail(CANNOT_OPEN, in_words(why) if isinstance(why, Unplayable) else str(why))
        else:
            self._app.opening.show_opened(opened, save)
            if self._app.playing is None:
                self._back()
        finally:
            waiting.end()

    def _close(self, save: CampaignSave) -> None:
        with suppress(SaveFailed):
            save.close()

    def _fail(self, heading: str, words: str) -> None:
        self._back()
        self._app.tell(heading, words)

    def _back(self) -> None:
        """Show the gallery, if a table was shown."""
        self._app.show_gallery()


def _lost(ledger: Ledger) -> str:
    """What is lost by replaying the last sitting of *ledger*."""
    last, number = ledger.sittings[-1], len(ledger.sittings)
    title = f"Sitting {number}" + (f", {last.title}," if last.title else "")
    if last.aftermath is None:
        words = f"{title} starts over. The moves so far go to the bin."
    else:
        words = (
            f"{title} has ended: {last.aftermath.words} "
            "Its result is removed from the campaign, and the sitting goes to the bin."
        )
    before = "Results of earlier sittings stay." if number > 1 else ""
    luck = "You can replay it with the same luck or with new luck."
    return " ".join(filter(None, (words, before, luck)))
