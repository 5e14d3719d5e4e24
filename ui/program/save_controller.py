"""Opening saves from anywhere, and saving under a name."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtWidgets import QWidget

from saves.atomic_write import SaveFailed
from saves.autosave import SUFFIX, Autosave
from saves.game_saver import Keeps, save_named
from saves.lock import InUse
from saves.names_and_bin import is_campaign
from tabletop.play.records.record import Unreadable
from tabletop.play.runner.faults import Stopped
from tabletop.play.shelf.game_shelf import Unplayable
from ui.seat.fault_words import in_words
from ui.windows.file_dialogs import file_to_open, file_to_write
from ui.windows.messages import tell
from ui.windows.progress_notice import ProgressNotice

if TYPE_CHECKING:
    from saves.folders import Folders
    from saves.recover import Doors, Opened
    from tabletop.play.start.new_game import Laid
    from ui.seat.bridge import Bridge

CANNOT_OPEN = "This game cannot be opened"
ELSEWHERE = (
    "The latest saves of each game in play are in a folder in {playing}. "
    "Named saves are in {named}."
)


class Opening:
    """Opens saves of *files* over *window* and passes them to *play*.

    *open_campaign* opens a campaign; *browse* lets the player look for another save. `opened` lists
    who is notified.
    """

    def __init__(
        self,
        window: QWidget,
        files: Folders,
        play: Callable[[Laid, Keeps | None], object],
        open_campaign: Callable[[Path], object],
        browse: Callable[[], object],
    ) -> None:
        self._window = window
        self._open_campaign = open_campaign
        self._browse = browse
        self.opened: Callable[[Opened], object] = lambda opened: None
        self._files = files
        self._folder = files.saved
        self._play = play

    def pick(self) -> Path | None:
        """Let the player choose a save."""
        self._make_folder()
        kinds = f"Saves (*{SUFFIX});;All files (*)"
        return file_to_open(self._window, "Open a save", self._folder, kinds)

    def open_path(self, path: Path) -> None:
        """Open a game where it was left: a campaign, a folder of autosaves, or a named save."""
        from saves.recover import open_save, recover  # imported late: the gallery opens nothing

        if is_campaign(path):
            self._open_campaign(path)
            return
        try:
            autosave = Autosave(path, path.parent) if path.is_dir() else None
        except (InUse, SaveFailed) as why:
            title = "This game is open already" if isinstance(why, InUse) else CANNOT_OPEN
            tell(self._window, title, str(why))
            return
        waiting = ProgressNotice(self._window)
        try:
            opened = open_save(path, waiting) if autosave is None else recover(path, waiting)
        except Unplayable as fault:
            tell(self._window, CANNOT_OPEN, in_words(fault))
            let_go(autosave)
        except Stopped:
            let_go(autosave)
        else:
            self.show_opened(opened, autosave)
        finally:
            waiting.end()

    def show_opened(self, opened: Opened, autosave: Keeps | None = None) -> None:
        """Show an opened game, and any messages about opening it."""
        words = "\n".join(opened.said)
        if opened.enter(lambda game: self._play(game, autosave)):
            self.opened(opened)
            if words:
                tell(self._window, "About this save", words)
        elif opened.doors is not None:
            self._ask_door(opened.doors, words, autosave)
        else:
            self._tell_of_others(words)
            let_go(autosave)

    def _tell_of_others(self, words: str) -> None:
        """Say in *words* that a save cannot be opened, and where there are others."""
        ways = {"OK": lambda: None, "Open another save": self._browse}
        where = ELSEWHERE.format(playing=self._files.playing, named=self._folder)
        tell(self._window, CANNOT_OPEN, f"{words}\n\n{where}", ways)

    def _ask_door(self, doors: Doors, words: str, autosave: Keeps | None) -> None:
        def enter(door: str) -> None:
            try:
                self._play(doors.enter("step" if door == "step" else "table"), autosave)
            except (Unreadable, SaveFailed) as why:
                tell(self._window, CANNOT_OPEN, str(why))
                let_go(autosave)

        ways = {
            "Go back to the start of the step": lambda: enter("step"),
            "Keep the table as it is": lambda: enter("table"),
            "Cancel": lambda: let_go(autosave),
        }
        words += "\nYou can continue in one of two ways. Either way, the save itself is kept."
        tell(self._window, "The rules no longer lead to this save", words, ways)

    def save_as(self, bridge: Bridge) -> str:
        """Let the player save the game of *bridge* under a name. Returns the name, empty if it was
        not saved."""
        self._make_folder()
        suggested = self._folder / f"{bridge.game.title}{SUFFIX}"
        picked = file_to_write(self._window, "Save as", suggested, f"Saves (*{SUFFIX})")
        return self.save_to(picked, bridge) if picked else ""

    def _make_folder(self) -> None:
        """Create the folder for the dialog; if that fails, the dialog opens elsewhere."""
        with suppress(OSError):
            self._folder.mkdir(parents=True, exist_ok=True)

    def save_to(self, path: Path, bridge: Bridge) -> str:
        """Save the game of *bridge* to *path*. Returns its name, empty on failure."""
        try:
            bridge.hand_to(partial(save_named, path))
        except SaveFailed as failed:
            tell(self._window, "The game was not saved", str(failed))
            return ""
        return path.name


def let_go(autosave: Keeps | None) -> None:
    """Release the game for others. What has not reached the disk remains as a draft."""
    with suppress(SaveFailed):
        if autosave is not None:
            autosave.close()
