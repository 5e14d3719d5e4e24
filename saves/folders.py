"""Where the user's files are: in the system's folders, beside the program, or where requested."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
from msgspec import Struct

APP = "tabletop"
PORTABLE = "portable.dat"
"""A file of this name beside the program makes it keep all its files there."""

NO_HOME = (
    "The system does not say where your files belong (HOME is not set). "
    "Set it, or choose a folder: --data-dir FOLDER."
)


class Folders(Struct, frozen=True):
    """The folders of one user. They are created when something is written to them."""

    data: Path
    cache: Path
    config: Path

    @property
    def playing(self) -> Path:
        """A folder for each game in play, with its autosaves."""
        return self.data / "playing"

    @property
    def saved(self) -> Path:
        """The folder of named saves."""
        return self.data / "saved"

    @property
    def campaigns(self) -> Path:
        """A folder for each campaign, with its ledger and its sittings."""
        return self.data / "campaigns"

    @property
    def bin(self) -> Path:
        """The deleted saves, until the bin is emptied."""
        return self.data / "bin"

    @property
    def finished(self) -> Path:
        """The file of finished games."""
        return self.data / "finished.jsonl"

    @property
    def packs(self) -> Path:
        """The installed packs."""
        return self.data / "packs"

    @property
    def packs_bin(self) -> Path:
        """The removed packs."""
        return self.data / "removed packs"

    @property
    def reports(self) -> Path:
        """The report files."""
        return self.data / "reports"

    @property
    def logs(self) -> Path:
        """The log."""
        return self.data / "logs"


class Homeless(RuntimeError):
    """The system does not say where the user's files belong. The message says what to do."""


def folders(data_dir: Path | None = None, program: Path | None = None) -> Folders:
    """The folders to use: below *data_dir* if given, beside *program* if that is portable.

    *program* is the folder of the program, found automatically if not given.

    :raises Homeless: if there is no such place.
    """
    program = program or _program()
    if data_dir is None and (program / PORTABLE).exists():
        return Folders(program / "data", program / "cache", program / "config")
    if data_dir is not None:
        return Folders(data_dir, data_dir / "cache", data_dir / "config")
    places = platformdirs.PlatformDirs(APP, appauthor=False)
    try:
        return Folders(places.user_data_path, places.user_cache_path, places.user_config_path)
    except RuntimeError as fault:
        raise Homeless(NO_HOME) from fault


def _program() -> Path:
    if getattr(sys, "frozen", False):
        return Path(sys.executable).resolve().parent
    return Path(__file__).resolve().parents[1]
