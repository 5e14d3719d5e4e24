"""What a gallery shows of a save without opening it."""

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
    """A save at a glance. `path` is a file, or for a game in play its folder.

    `name` is what players called it, empty for a game in play that they gave none. `modules` and
    `packs` are the ids of those it is played with, `question` is what was asked last, `outcome` how
    it ended, if it has. `picture` shows the table as it was left, if that was kept. Where `damage`
    says why the save cannot be read, nothing else is known.
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
"""So often at most are saves looked at that change while they are read."""


class _Header(Struct):
    """The part of a record that a gallery needs; the rest is passed over unread."""

    program: Name
    game: Name
    question: Words
    table: _Table


_decoder = msgspec.json.Decoder(_Header)


def in_play(folders: Folders) -> list[Summary]:
    """The games in play, the one played last first."""
    found = (newest_in(folder) for folder in _entries(folders.playing) if folder.is_dir())
    return sorted((each for each in found if each), key=_by_time, reverse=True)


def named(folders: Folders) -> list[Summary]:
    """The saves that players named, in the usual folder, the newest first."""
    found = [summary(path) for path in _entries(folders.saved) if path.suffix == SUFFIX]
    return sorted(found, key=_by_time, reverse=True)


def binned(folders: Folders) -> list[Summary]:
    """What lies in the bin, the newest first."""
    lying = [
        newest_in(path) if path.is_dir() else summary(path)
        for path in _entries(folders.bin)
        if path.is_dir() or path.suffix == SUFFIX
    ]
    return sorted((each for each in lying if each), key=_by_time, reverse=True)


def newest(folders: Folders) -> Summary | None:
    """The game to continue: the one played last that can be read and is not over."""
    return next((each for each in in_play(folders) if not each.over and not each.damage), None)


def summary(path: Path) -> Summary:
    """The save in the file at *path* at a glance; its `damage` says if it cannot be read."""
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
    """The newest save in *folder* that can be read, else the newest with its damage."""
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
    """Those of the saves in *folder*, the newest first: looked at again where a game that is being
    saved has brought a draft onto the disk meanwhile, under another name."""
    listed, found = generations(folder), list[Summary]()
    for _ in range(LOOKS):
        found = [summary(each.path) for each in listed]
        before, listed = listed, generations(folder)
        if listed == before:
            break
    return found


def unreadable(folders: Folders) -> str:
    """Which of the folders of saves cannot be read, and why; empty if all can."""
    for folder in (folders.playing, folders.campaigns, folders.saved, folders.bin):
        try:
            next(folder.iterdir(), None)
        except FileNotFoundError:
            continue
        except OSError as fault:
            return f"The saves in {folder} cannot be read: {fault.strerror}."
    return ""


def _entries(folder: Path) -> list[Path]:
    """What lies in *folder*; nothing where it cannot be read, of which `unreadable` tells."""
    try:
        return list(folder.iterdir())
    except OSError:
        return []


def _by_time(each: Summary) -> datetime:
    return each.when
