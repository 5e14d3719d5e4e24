"""What the gallery shows of a save without opening it."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path

import msgspec
from msgspec import Struct

from saves.autosave import SUFFIX, generations
from saves.finished_games import won
from saves.folders import Folders
from saves.names_and_bin import name_of
from saves.save_reader import Unopened, read_bytes
from saves.table_picture import picture_in
from tabletop.packs import library
from tabletop.play.records.readable_json import unmarked
from tabletop.play.records.record import Unreadable
from tabletop.play.rules import game_box
from tabletop.table.bounds import Name, Words
from tabletop.table.table import Outcome, Seat


class Summary(Struct, frozen=True, kw_only=True):
    """A save at a glance. `path` is a file, or the folder of a game in play.

    `name` is its players' name for it, empty for a game in play without one. `modules` and `packs`
    are ids, `question` is the last question, `outcome` how it ended, if it has. `picture` shows the
    table as it was left, if that was saved. If `damage` says why the save cannot be read, nothing
    else is known.
    """

    path: Path
    when: datetime
    name: str = ""
    game: str = ""
    program: str = ""
    question: str = ""
    seats: tuple[Seat, ...] = ()
    modules: tuple[str, ...] = ()
    packs: tuple[str, ...] = ()
    outcome: Outcome | None = None
    damage: str = ""
    picture: Path | None = None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.outcome is not None

    @property
    def won(self) -> bool:
        """Whether it was won, by a person if any played."""
        return self.outcome is not None and won(self.outcome, self.seats)


class _Table(Struct):
    seats: tuple[Seat, ...]
    options: dict[Name, Name] = {}
    outcome: Outcome | None = None


LOOKS = 5
"""How often a save that changes while being read is read again."""


class _Header(Struct):
    """The part of a record that the gallery needs; the rest is skipped."""

    program: Name
    game: Name
    question: Words
    table: _Table


_decoder = msgspec.json.Decoder(_Header)


def in_play(folders: Folders) -> list[Summary]:
    """The games in play, last played first."""
    found = (newest_in(folder) for folder in _entries(folders.playing) if folder.is_dir())
    return sorted((each for each in found if each), key=_by_time, reverse=True)


def named(folders: Folders) -> list[Summary]:
    """The named saves in the usual folder, newest first."""
    found = [summary(path) for path in _entries(folders.saved) if path.suffix == SUFFIX]
    return sorted(found, key=_by_time, reverse=True)


def binned(folders: Folders) -> list[Summary]:
    """The saves in the bin, newest first."""
    lying = [
        newest_in(path) if path.is_dir() else summary(path)
        for path in _entries(folders.bin)
        if path.is_dir() or path.suffix == SUFFIX
    ]
    return sorted((each for each in lying if each), key=_by_time, reverse=True)


def newest(folders: Folders) -> Summary | None:
    """The game to continue: the last played one that can be read and is not over."""
    return next((each for each in in_play(folders) if not each.over and not each.damage), None)


def summary(path: Path) -> Summary:
    """The save at *path* at a glance; see `damage` if it cannot be read."""
    try:
        when = datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError):
        when = datetime.fromtimestamp(0)
    try:
        header = _decoder.decode(unmarked(read_bytes(path)))
    except (Unopened, Unreadable) as fault:
        return Summary(path=path, when=when, name=name_of(path), damage=str(fault))
    except (msgspec.DecodeError, RecursionError, UnicodeError) as fault:
        damage = f"{path.name} cannot be read: {fault}."
        return Summary(path=path, when=when, name=name_of(path), damage=damage)
    return Summary(
        path=path,
        when=when,
        name=name_of(path),
        game=header.game,
        program=header.program,
        question=header.question,
        seats=header.table.seats,
        modules=game_box.in_play(header.table.options),
        packs=tuple(library.chosen(header.table.options)),
        outcome=header.table.outcome,
    )


def newest_in(folder: Path) -> Summary | None:
    """The newest readable save in *folder*, or else the newest with its damage."""
    try:
        found = _summaries(folder)
    except OSError as fault:
        damage = f"{folder.name} cannot be read: {fault.strerror}."
        return Summary(path=folder, when=datetime.fromtimestamp(0), damage=damage)
    best = next((each for each in found if not each.damage), found[0] if found else None)
    if best is None:
        return None
    return msgspec.structs.replace(
        best, path=folder, name=name_of(folder), picture=picture_in(folder)
    )


def _summaries(folder: Path) -> list[Summary]:
    """The saves in *folder*, newest first; read again if a draft was renamed meanwhile by a running
    game."""
    listed, found = generations(folder), list[Summary]()
    for _ in range(LOOKS):
        found = [summary(each.path) for each in listed]
        before, listed = listed, generations(folder)
        if listed == before:
            break
    return found


def unreadable(folders: Folders) -> str:
    """Which folders of saves cannot be read, and why; empty if all can."""
    for folder in (folders.playing, folders.campaigns, folders.saved, folders.bin):
        try:
            next(folder.iterdir(), None)
        except FileNotFoundError:
            continue
        except OSError as fault:
            return f"The saves in {folder} cannot be read: {fault.strerror}."
    return ""


def _entries(folder: Path) -> list[Path]:
    """The entries of *folder*; empty if it cannot be read, which `unreadable` reports."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _by_time(each: Summary) -> datetime:
    return each.when
