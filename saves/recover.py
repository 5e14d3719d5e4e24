"""Opens a game where it was left, whatever has happened to its files, and reports what happened."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import datetime
from pathlib import Path
from typing import Literal

from msgspec import Struct

from saves.atomic_write import write
from saves.autosave import generations
from saves.save_reader import Unopened, read, read_bytes
from tabletop.packs.library import absent, plain
from tabletop.play.adaptation.packs_in_play import lacking
from tabletop.play.adaptation.stand_in import missing
from tabletop.play.record_loader import open_record
from tabletop.play.records.record import Adapted, Newer, Unfit, Unreadable
from tabletop.play.runner.faults import Diverged, Watch
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import game_at

SHOWN = 8
"""The most missing cards or modules that are named."""


class Doors(Struct, frozen=True):
    """A valid save that the rules, having changed, no longer lead to. `enter` it by one of the
    doors.

    The door `step` goes back to the start of its step, `table` keeps the table as it is.
    """

    path: Path
    record: Adapted

    def enter(self, door: Literal["step", "table"]) -> Session:
        """The session behind *door*. The save itself is kept beside the autosaves.

        :raises Unreadable: if the rules cannot continue from there. :raises SaveFailed: if the save
            cannot be kept.
        """
        session = open_record(self.record, door=door)
        write(_free(self.path, "other-rules"), read_bytes(self.path))
        return session


class Opened(Struct, frozen=True):
    """The result of opening a game, and messages about it, one sentence each.

    Without a session there are `doors` to choose from; if there are none either, nothing can be
    opened. `left` is when the save was written, according to the file.
    """

    session: Session | None
    said: tuple[str, ...] = ()
    doors: Doors | None = None
    left: datetime | None = None

    @property
    def is_nothing(self) -> bool:
        """Whether nothing could be opened."""
        return self.session is None and self.doors is None

    def enter(self, play: Callable[[Session], object]) -> bool:
        """Call *play* with the session. Returns whether there is one."""
        if self.session is not None:
            play(self.session)
        return self.session is not None


def open_save(path: Path, watch: Watch | None = None) -> Opened:
    """Open the named save at *path*. *watch* receives the progress.

    :raises Unplayable: if its game cannot be loaded. :raises Stopped: by *watch*.
    """
    return _first_good([path], watch, mend=False)


def recover(folder: Path, watch: Watch | None = None) -> Opened:
    """Open the game in play in *folder*: its newest valid save.

    Newer invalid ones are renamed; nothing is ever deleted. If a newer version of the program has
    written a save, nothing is changed and nothing older opened. *watch* receives the progress.

    :raises Unplayable: if that game cannot be loaded; its saves are not changed. :raises Stopped:
        by *watch*; likewise.
    """
    try:
        while saves := [each.path for each in generations(folder)]:
            with suppress(_Moved):
                return _first_good(saves, watch, mend=True)
    except OSError as fault:
        return Opened(None, (f"{folder} cannot be read: {fault.strerror}.",))
    return Opened(None, (f"There is no save in {folder}.",))


class _Moved(Exception):
    """A save got its final name while the saves were being read, so try again."""


def _first_good(paths: Iterable[Path], watch: Watch | None, *, mend: bool) -> Opened:
    said: list[str] = []
    passed: list[Path] = []
    doors: Doors | None = None
    for path in paths:
        left = _written(path)
        try:
            record = read(path)
            session = _opened(path, record, watch)
        except Diverged as fault:
            doors = doors or Doors(path, record)
            said.append(f"{path.name}: {fault}.")
            if record.rules != game_at(record.game, record.table.options).rules_version:
                break
        except Unopened as fault:
            if mend and not os.path.lexists(path):
                raise _Moved from fault
            said.append(str(fault))
        except Newer as fault:  # an older save would not be the present state
            return Opened(None, (*said, f"{path.name}: {fault}", *_older(path, mend)))
        except Unfit as fault:
            said.append(f"{path.name}: {fault}")
        except Unreadable as fault:
            said.append(f"{path.name} is damaged. {fault}")
        else:
            said += _told(path, record)
            if passed:
                said += [set_aside(each, "damaged") for each in passed] if mend else []
                said.append(f"The game continues from the save of {_when(path)}.")
            return Opened(session, tuple(said), left=left)
        passed.append(path)
    if doors:
        said.append("The rules have changed, or the save was edited.")
    else:
        said += _left(passed, is_played=mend)
    return Opened(None, tuple(said), doors)


def _left(passed: list[Path], *, is_played: bool) -> Iterator[str]:
    """What happened to the files that could not be opened, and where other saves of that game are.
    For a game that *is_played* these are all its saves."""
    if there := [path for path in passed if os.path.lexists(path)]:
        yield left_alone(there)
    others = {each.path for path in passed[:1] for each in generations(path.parent)} - {*passed}
    if others and not is_played:
        yield f"Other saves of the game are in {passed[0].parent}. You can open them as files."


def left_alone(damaged: list[Path]) -> str:
    """What to say about *damaged* files without a valid one: they are left alone."""
    one = "The file is left as it is."
    return one if len(damaged) == 1 else "All these files are left as they are."


def _older(path: Path, is_played: bool) -> Iterator[str]:
    """Where there may be older saves than the one at *path*, if the game *is_played*."""
    if is_played and len(generations(path.parent)) > 1:
        yield f"Earlier saves of the game are in {path.parent}. You can open them as files."


def _opened(path: Path, record: Adapted, watch: Watch | None) -> Session:
    """The session of *record*; if its cards have changed, with the table as it is if necessary."""
    try:
        return open_record(record, watch=watch)
    except Diverged:
        if not (missing(record.table) or record.other_cards or _gone(record)):
            raise
    return Doors(path, record).enter("table")


def _told(path: Path, record: Adapted) -> Iterator[str]:
    """What to say about cards of *record* that are missing or have changed.

    If their pack or module is missing, only that is said.
    """
    if without := _gone(record):
        what = "This module is" if len(without) == 1 else "These modules are"
        yield (
            f"{path.name}: {what} missing: {_named(without)}. The table is as it was left, "
            "with a stand-in for each missing card."
        )
    for title in record.other_editions:
        yield f"{path.name}: The pack “{title}” has changed. Its cards are shown as they are now."
    gone = lacking(record)
    for pack in gone:
        yield (
            f"{path.name}: The pack “{pack}” is missing. A stand-in replaces each of its cards. "
            "Install the pack again to get them back."
        )
    known = tuple(f"{module}-" for module in without)
    told = (card for card in missing(record.table) if not card.startswith(known))
    if lost := [card for card in told if absent(card) not in gone]:
        yield f"{path.name}: {_lacking(lost)}"


def _lacking(cards: list[str]) -> str:
    """What to say about *cards* that the game no longer has."""
    words = f"This version of the game does not have {_named(cards)}."
    return f"{words} A stand-in replaces it."


def _named(some: list[str]) -> str:
    """The names of *some* cards or modules; of many, only the first ones."""
    named = ", ".join(f"“{plain(each)}”" for each in some[:SHOWN])
    return named + (f" and {len(some) - SHOWN} others" if len(some) > SHOWN else "")


def _gone(record: Adapted) -> list[str]:
    """The modules of the game that no longer exist."""
    options = record.table.options
    return game_at(record.game, options).lost(options)


def set_aside(path: Path, why: str) -> str:
    """Rename a file that could not be opened, with *why* in its new name. Returns what to say about
    it."""
    aside = _free(path, why)
    try:
        path.rename(aside)
    except OSError as fault:
        return f"{path.name} could not be renamed: {fault.strerror}."
    return f"{path.name} was renamed to {aside.name}."


def _free(path: Path, why: str) -> Path:
    """A free name beside *path*, with the reason and the time in it."""
    aside = path.with_name(f"{path.name}.{why}-{datetime.now():%Y%m%d-%H%M%S}")
    number = 2
    while aside.exists():
        aside = aside.with_name(f"{aside.name}-{number}")
        number += 1
    return aside


def _written(path: Path) -> datetime | None:
    """When the file at *path* was written, or None."""
    try:
        return datetime.fromtimestamp(path.stat().st_mtime)
    except (OSError, ValueError):
        return None


def _when(path: Path) -> str:
    return f"{datetime.fromtimestamp(path.stat().st_mtime):%d.%m.%Y %H:%M:%S}"
