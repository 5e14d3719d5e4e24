"""Where the user's files lie: with the system's own folders, beside the program, or where told."""

from __future__ import annotations

import sys
from pathlib import Path

import platformdirs
from msgspec import Struct

APP = "tabletop"
PORTABLE = "portable.dat"
"""A file of this name beside the program keeps all that it writes beside it, too."""

NO_HOME = (
    "The system does not tell where your own files belong (HOME is not set). "
    "Set it, or say where: --data-dir FOLDER."
)


class Folders(Struct, frozen=True):
    """The folders of one user. They are made when something is written there, not before."""

    data: Path
    cache: Path
    config: Path

    @property
    def playing(self) -> Path:
        """A folder for each game in play, with its autosaves."""
        return self.data / "playing"

    @property
    def saved(self) -> Path:
        """Where saves go that the players name."""
        return self.data / "saved"

    @property
    def campaigns(self) -> Path:
        """A folder for each campaign, with its ledger and its sittings."""
        return self.data / "campaigns"

    @property
    def bin(self) -> Path:
        """Where saves lie that players deleted, until they empty it."""
        return self.data / "bin"

    @property
    def finished(self) -> Path:
        """The file that says which games ended here, and how."""
        return self.data / "finished.jsonl"

    @property
    def packs(self) -> Path:
        """Where packs of players' own lie."""
        return self.data / "packs"

    @property
    def packs_bin(self) -> Path:
        """Where packs lie that players removed."""
        return self.data / "removed packs"

    @property
    def reports(self) -> Path:
        """Where report files go."""
        return self.data / "reports"

    @property
    def logs(self) -> Path:
        """Where the log lies."""
        return self.data / "logs"


class Homeless(RuntimeError):
    """The system does not tell where the user's files belong; the message says what to do."""


def folders(data_dir: Path | None = None, program: Path | None = None) -> Folders:
    """The folders to use: below *data_dir* if given, beside *program* if that is portable.

    *program* is the folder that the program lies in, found out when not given.

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
