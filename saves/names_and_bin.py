"""Keeping saves tidy: calling them by a name, putting them into the bin and taking them out."""

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
"""The file in a game's folder that holds the name its players gave it."""

LONGEST = 60
"""The most letters of a name."""

_FORBIDDEN = set('<>:"/\\|?*')


class Untidied(RuntimeError):
    """A save stays where and as it was; the message says why."""


_LEDGER = re.compile(r"\d+\.campaign")


def ledgers(folder: Path) -> list[Path]:
    """The ledgers of the campaign in *folder*, the newest first."""
    found = (path for path in folder.iterdir() if _LEDGER.fullmatch(path.name))
    return sorted(found, key=lambda path: int(path.stem), reverse=True)


def is_campaign(path: Path) -> bool:
    """Whether at *path* lies the folder of a campaign."""
    try:
        return path.is_dir() and bool(ledgers(path))
    except OSError:
        return False


def name_of(path: Path) -> str:
    """What players called the save at *path*: a file's own name, a game's in play if it has one."""
    if path.suffix == SUFFIX:
        return path.stem
    try:
        return (path / NAME).read_text("utf-8-sig")[:LONGEST].strip()
    except (OSError, UnicodeError):
        return ""


def rename(path: Path, name: str) -> Path:
    """Call the save at *path* by *name*; returns where it lies now.

    A game in play stays where it is; without a name it is called after its game again.

    :raises Untidied: if the name cannot be, is taken, or cannot be written.
    """
    name = " ".join(name.split())[:LONGEST]
    if not is_plain(name):
        raise Untidied("A name is made of ordinary letters.")
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
        raise Untidied("A file needs a name, without any of " + " ".join(sorted(_FORBIDDEN)) + ".")
    there = path.with_name(name + SUFFIX)
    if there == path:
        return path
    if there.exists() and not there.samefile(path):
        raise Untidied(f"There is a save called “{name}” already.")
    return path.rename(there)


def put_into_bin(folders: Folders, path: Path) -> Path:
    """Put the save at *path* into the bin; returns where it lies there.

    :raises InUse: if the game is open in another window.
    :raises Untidied: if it cannot be moved.
    """
    try:
        if path.is_dir():
            Lock(path).release()
        return _move(path, folders.bin)
    except OSError as fault:
        raise Untidied(f"{path.name} cannot be put into the bin: {fault.strerror}.") from fault


def into_bin(folders: Folders, path: Path, name: str) -> Path:
    """Put what was taken out of a campaign at *path* into the bin as *name*; where it lies there.

    :raises OSError: if it cannot be moved.
    """
    return _move(path.rename(path.with_name(name)), folders.bin)


def take_out(folders: Folders, path: Path) -> Path:
    """Take the save at *path* out of the bin; returns where it lies again.

    :raises Untidied: if it cannot be moved.
    """
    try:
        if is_campaign(path):
            return _move(path, folders.campaigns)
        return _move(path, folders.playing if path.is_dir() else folders.saved)
    except OSError as fault:
        raise Untidied(f"{path.name} cannot be taken out: {fault.strerror}.") from fault


def empty_bin(folders: Folders) -> None:
    """Delete for good all that lies in the bin; what cannot be deleted stays."""
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
