"""The page of statistics: filled from disk, exported to a file, and erased."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from saves.atomic_write import SaveFailed, write
from saves.ended_saves import take_in
from saves.finished_games import erase, finished
from tabletop.play.rules.game_box import Box
from tabletop.play.shelf.game_shelf import shelf
from ui.brief.statistics import as_csv, statistics
from ui.windows.file_dialogs import file_to_write
from ui.windows.messages import tell
from ui.windows.statistics_page import StatisticsDialog

if TYPE_CHECKING:
    from saves.folders import Folders
    from ui.windows.shell import Shell

ASK = (
    "This erases the statistics of all finished games, including those whose saves are still in "
    "the gallery. The saves themselves stay. This cannot be undone."
)


class Program(Protocol):
    """The program, as statistics need it."""

    shell: Shell
    files: Folders


class Statistics:
    """Shows the statistics of *app*."""

    def __init__(self, app: Program) -> None:
        self._app = app

    def show(self) -> StatisticsDialog:
        """Show the page."""
        page = StatisticsDialog(self._app.shell)
        try:
            take_in(self._app.files)
        except SaveFailed as failed:
            page.say(f"Older games cannot be counted: {failed.why or failed}.")
        page.write_wanted.connect(lambda: self._write(page))
        page.erase_wanted.connect(lambda: self._ask_to_erase(page))
        self._fill(page)
        page.open()
        return page

    def _fill(self, page: StatisticsDialog) -> None:
        page.show_games(statistics(finished(self._app.files.finished).games, _boxes()))

    def _write(self, page: StatisticsDialog) -> None:
        saved = self._app.files.saved
        room = saved if saved.is_dir() else Path.home()
        suggested = room / "Tabletop games.csv"
        path = file_to_write(page, "Write all games to a file", suggested, "Sheets (*.csv)")
        if path is None:
            return
        text = as_csv(finished(self._app.files.finished).games, _boxes())
        try:
            write(path, text.encode("utf-8-sig"))  # otherwise some programs read names wrongly
        except SaveFailed as failed:
            page.say(f"{path} cannot be written: {failed.why or failed}.")
        else:
            page.say(f"Written to {path.name}.")

    def _ask_to_erase(self, page: StatisticsDialog) -> None:
        ways: dict[str, Callable[[], object]] = {
            "Cancel": lambda: None,
            "Erase": lambda: self._erase(page),
        }
        tell(page, "Erase the statistics?", ASK, ways)

    def _erase(self, page: StatisticsDialog) -> None:
        try:
            erase(self._app.files.finished, datetime.now())
        except SaveFailed as failed:
            page.say(f"Nothing was erased: {failed.why or failed}.")
            return
        self._fill(page)
        page.say("The statistics were erased.")


def _boxes() -> dict[str, Box]:
    return {box.id: box for box in shelf() if isinstance(box, Box)}
