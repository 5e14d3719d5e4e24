"""Campaigns on the disk: a folder with the ledger in three generations, and one for each sitting.

The ledger is the one file that says how a campaign stands. It is written only where a sitting
begins or ends, in one instant: a program killed meanwhile has ended the sitting or has not. A
sitting's own folder is that of any game in play.
"""

from __future__ import annotations

import re
from contextlib import suppress
from pathlib import Path

from saves.atomic_write import SaveFailed, write
from saves.autosave import Autosave, free_folder, generations
from saves.folders import Folders
from saves.lock import InUse, Lock
from saves.names_and_bin import into_bin, ledgers, name_of, rename
from saves.recover import Opened, left_alone, recover, set_aside
from saves.save_reader import Unopened, read, read_bytes
from tabletop.play.campaigns import ledger as ledger_format
from tabletop.play.campaigns.ledger import Ledger
from tabletop.play.campaigns.ledger_changes import (
    end_sitting,
    game_of,
    next_sitting,
    play_again,
    table_of,
)
from tabletop.play.campaigns.pack_editions import with_editions
from tabletop.play.campaigns.sitting import is_written
from tabletop.play.questions.decision import Refusal
from tabletop.play.records.record import Newer, Unreadable
from tabletop.play.runner.faults import Watch
from tabletop.play.runner.session import Session
from tabletop.play.shelf.game_shelf import Unplayable

GENERATIONS = 3
_SITTING = re.compile(r"(\d+)-(\d+)")

SEALED = (
    "This sitting has ended and is written into the campaign. It can be played again from its "
    "start, until the next one begins."
)


class CampaignSave:
    """Keeps one campaign in *folder*, and alone: until it is closed no one else may open it.

    It saves the sitting that was opened last, as an `Autosave` does. `ledger` is how it stands.

    :raises InUse: if the campaign is open elsewhere.
    :raises SaveFailed: if the folder cannot be written to.
    :raises Unreadable: if none of its ledgers can be read; nothing is touched then.
    """

    def __init__(self, folder: Path, files: Folders) -> None:
        self.folder, self._files = folder, files
        try:
            self._lock = Lock(folder)
        except OSError as fault:
            raise SaveFailed(f"{folder} cannot be written to: {fault.strerror}.") from fault
        self._sitting: Autosave | None = None
        try:
            self.ledger, self.said = _newest(folder)
        except Unreadable:
            self._lock.release()
            raise
        self._sweep()

    @classmethod
    def begin(cls, files: Folders, ledger: Ledger) -> CampaignSave:
        """A new campaign, in a folder of its own.

        :raises SaveFailed: if it cannot be written.
        """
        folder = free_folder(files.campaigns, ledger.game)
        write(_path(folder, 1), ledger_format.write(ledger))
        return cls(folder, files)

    @property
    def knocks(self) -> Path:
        """The file whose time changes when someone else wants to open the campaign."""
        return self._lock.path

    # --- a sitting -----------------------------------------------------------------------------

    def open(self, watch: Watch | None = None) -> Opened:
        """Open the last sitting where it was left, or at its start.

        What was to be written down when the program ended is written now.

        :raises Unplayable: if its game cannot be loaded.
        :raises Refusal: if the game of today cannot lay the sitting out.
        :raises Stopped: by *watch*.
        :raises SaveFailed: if the sitting's folder cannot be written to.
        """
        game, said = game_of(self.ledger), [*self.said]
        folder = self._folder()
        opened = Opened(None)
        if generations(folder):
            opened = recover(folder, watch)
            said += opened.said
            if opened.session is None:
                return Opened(None, tuple(said), opened.doors)
        session = opened.session
        if session is not None and not self._is_ours(session):
            aside = set_aside(folder, "other-campaign")
            said.append(f"{aside} It was played from another campaign than this one.")
            session = None
        if session is None:
            session = Session(game, table_of(self.ledger, game))
        self.save(session)
        return Opened(session, tuple(said), left=opened.left)

    def _is_ours(self, session: Session) -> bool:
        """Whether *session* began from this campaign as it stood before its last sitting."""
        before = self.ledger.before(len(self.ledger.sittings) - 1)
        return session.table.campaign == with_editions(before, session.table.options)

    def save(self, session: Session) -> Path:
        """Save *session*, and write down what comes of it if players said so.

        :raises SaveFailed: if this or an earlier save failed; the next call tries again.
        """
        if not self._lock.lies():
            self._hold_again()
        if self._sitting is None:
            try:
                self._sitting = Autosave(self._folder())
            except InUse as why:  # somebody opened the sitting's own folder
                raise SaveFailed(str(why)) from why
        path = self._sitting.save(session)
        if self.ledger.open is None:
            session.timeline.seal(SEALED)
        elif is_written(session):
            self.end(session)
        return path

    def end(self, session: Session) -> None:
        """End the sitting: what comes of *session* stands in the campaign from now on.

        :raises SaveFailed: if that cannot be written; the sitting has not ended then.
        """
        try:
            ledger = end_sitting(self.ledger, session)
        except Exception as fault:  # whatever the table lies like that players laid by hand
            raise SaveFailed(f"The sitting cannot be written down. {fault}") from fault
        self._let_go()  # first it is safely on the disk itself
        self._write(ledger)
        session.timeline.seal(SEALED)

    def next(self, seed: int) -> None:
        """Begin the next sitting; `open` it then.

        :raises Refusal: if none follows now.
        :raises SaveFailed: if that cannot be written; then it has not begun.
        """
        self._write(next_sitting(self.ledger, game_of(self.ledger), seed))
        self._let_go()

    def play_again(self, seed: int | None = None) -> None:
        """Begin the last sitting again from its start; `open` it then.

        What was played goes into the bin, but not the house rules that were made in it. It has the
        same luck again but for another *seed*.

        :raises SaveFailed: if that cannot be written; then nothing is changed.
        """
        self._let_go()  # first what is read below is safely on the disk
        self._write(play_again(self.ledger, seed, self._house_rules()))
        self._sweep()

    def _house_rules(self) -> list[str] | None:
        """Those of the open sitting as it was left; nothing if they stand in the ledger, or none of
        its saves can be read."""
        for each in generations(self._folder()) if self.ledger.open else ():
            with suppress(Unreadable, Unplayable):
                return read(each.path).table.house_rules
        return None

    def close(self) -> None:
        """Wait until all is safely on the disk, and let others open the campaign.

        :raises SaveFailed: if the last save failed to settle; it still lies there as a draft.
        """
        try:
            self._let_go()
        finally:
            self._lock.release()

    def _hold_again(self) -> None:
        """Hold the folder that was deleted, or its lock, and write down what is known.

        :raises SaveFailed: if somebody else holds it by now, or it cannot be made.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = Lock(self.folder)
        except (InUse, OSError) as fault:
            raise SaveFailed(f"{self.folder} was deleted and cannot be made: {fault}") from fault
        self._lock.release()
        self._lock = lock
        self._write(self.ledger)

    def _let_go(self) -> None:
        sitting, self._sitting = self._sitting, None
        if sitting is not None:
            sitting.close()

    def _folder(self) -> Path:
        """The folder of the last sitting."""
        return self.folder / self.ledger.folder

    # --- the ledger ----------------------------------------------------------------------------

    def _write(self, ledger: Ledger) -> None:
        """Let *ledger* hold from now on: it is on the disk whole, or the one before still holds."""
        newest = next(iter(ledgers(self.folder)), None)
        number = int(newest.stem) + 1 if newest else 1
        try:
            write(_path(self.folder, number), ledger_format.write(ledger))
        except Refusal as fault:
            raise SaveFailed(str(fault)) from fault
        self.ledger = ledger
        for old in ledgers(self.folder)[GENERATIONS:]:
            with suppress(OSError):  # one file too many harms nobody
                old.unlink()

    def _sweep(self) -> None:
        """Put sittings into the bin that were begun again since."""
        for path in self.folder.iterdir():
            match = _SITTING.fullmatch(path.name)
            number, begun = (int(match[1]), int(match[2])) if match else (0, 0)
            if not 0 < number <= len(self.ledger.sittings):
                continue
            if begun < self.ledger.sittings[number - 1].begun:
                self._put_into_bin(path, number)

    def _put_into_bin(self, path: Path, number: int) -> None:
        called = name_of(self.folder) or self.folder.name
        with suppress(Exception):  # it stays where it is, and harms nobody
            rename(path, f"Sitting {number} of {called}, played again")
            into_bin(self._files, path, f"{self.folder.name}-{path.name}")


def _path(folder: Path, number: int) -> Path:
    return folder / f"{number:06}.campaign"


def _newest(folder: Path) -> tuple[Ledger, tuple[str, ...]]:
    """The newest ledger in *folder* that is good, and what there is to say of newer ones.

    :raises Newer: if a newer version of the program has written it; nothing is touched then.
    :raises Unreadable: if there is none.
    """
    said: list[str] = []
    damaged: list[Path] = []
    for path in ledgers(folder):
        try:
            ledger = ledger_format.parse(read_bytes(path))
        except Unopened as fault:
            said.append(str(fault))
        except Newer as fault:  # whatever is older is not how the campaign stands
            raise Newer(" ".join([*said, f"{path.name}: {fault}"])) from fault
        except Unreadable as fault:
            said.append(f"{path.name}: {fault}")
            damaged.append(path)
        else:
            said += [set_aside(each, "damaged") for each in damaged]
            if damaged:
                said.append(f"The campaign goes on from {path.name}, which was written before.")
            return ledger, tuple(said)
    if damaged:
        said.append(left_alone(damaged))
    raise Unreadable(" ".join(said) or f"There is no campaign in {folder}.")
