"""Renaming saves, moving them to the bin, and restoring them."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from contextlib import suppress
from itertools import count
from pathlib import Path

from saves.atomic_write import SaveFailed, write
from saves.autosave import SUFFIX
from saves.folders import Folders
from saves.lock import Lock
from tabletop.packs.visible_characters import is_plain

NAME = "name.txt"
"""The file in a game's folder with its players' name for it."""

LONGEST = 60
"""The most letters of a name."""

_FORBIDDEN = set('<>:"/\\|?*')


class Untidied(RuntimeError):
    """A save stays where and as it was. The message says why."""


_LEDGER = re.compile(r"\d+\.campaign")


def ledgers(folder: Path) -> list[Path]:
    """The ledgers of the campaign in *folder*, newest first."""
    found = (path for path in folder.iterdir() if _LEDGER.fullmatch(path.name))
    return sorted(found, key=lambda path: int(path.stem), reverse=True)


def is_campaign(path: Path) -> bool:
    """Whether *path* is the folder of a campaign."""
    try:
        return path.is_dir() and bool(ledgers(path))
    except OSError:
        return False


def name_of(path: Path) -> str:
    """The name of the save at *path*: that of a file, or the one given to a game in play; empty if
    none."""
    if path.suffix == SUFFIX:
        return path.stem
    try:
        return (path / NAME).read_text("utf-8-sig")[:LONGEST].strip()
    except (OSError, UnicodeError):
        return ""


def rename(path: Path, name: str) -> Path:
    """Rename the save at *path* to *name*. Returns its path.

    A game in play stays where it is; an empty *name* removes its name.

    :raises Untidied: if the name is invalid or taken, or cannot be written.
    """
    name = " ".join(name.split())[:LONGEST]
    if not is_plain(name):
        raise Untidied("A name can only contain printable characters.")
    try:
        if path.is_dir():
            write(path / NAME, name.encode())
            return path
        return _rename_file(path, name)
    except SaveFailed as fault:
        raise Untidied(str(fault)) from fault
    except OSError as fault:
        raise Untidied(f"{path.name} cannot be renamed: {fault.strerror}.") from fault


def _rename_file(path: Path, name: str) -> Path:
    if not name or name.startswith(".") or _FORBIDDEN & set(name):
        raise Untidied(
            "A file name cannot be empty or contain any of " + " ".join(sorted(_FORBIDDEN)) + "."
        )
    there = path.with_name(name + SUFFIX)
    if there == path:
        return path
    if there.exists() and not there.samefile(path):
        raise Untidied(f"There is a save called “{name}” already.")
    return path.rename(there)


def put_into_bin(folders: Folders, path: Path) -> Path:
    """Move the save at *path* to the bin. Returns its new path.

    :raises InUse: if the game is open in another window. :raises Untidied: if it cannot be moved.
    """
    try:
        if path.is_dir():
            Lock(path).release()
        return _move(path, folders.bin)
    except OSError as fault:
        raise Untidied(f"{path.name} cannot be moved to the bin: {fault.strerror}.") from fault


def into_bin(folders: Folders, path: Path, name: str) -> Path:
    """Move *path*, removed from a campaign, to the bin as *name*. Returns its new path.

    :raises OSError: if it cannot be moved.
    """
    return _move(path.rename(path.with_name(name)), folders.bin)


def take_out(folders: Folders, path: Path) -> Path:
    """Restore the save at *path* from the bin. Returns its new path.

    :raises Untidied: if it cannot be moved.
    """
    try:
        if is_campaign(path):
            return _move(path, folders.campaigns)
        return _move(path, folders.playing if path.is_dir() else folders.saved)
    except OSError as fault:
        raise Untidied(f"{path.name} cannot be restored: {fault.strerror}.") from fault


def empty_bin(folders: Folders) -> None:
    """Delete everything in the bin for good; what cannot be deleted stays."""
    with suppress(OSError):
        for path in folders.bin.iterdir():
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)


def _move(path: Path, folder: Path) -> Path:
    folder.mkdir(parents=True, exist_ok=True)
    there = next(free for free in _places(folder, path) if not free.exists())
    return Path(shutil.move(path, there))


def _places(folder: Path, path: Path) -> Iterator[Path]:
    yield folder / path.name
    for number in count(2):
        yield folder / f"{path.stem} {number}{path.suffix}"
