"""Campaigns on disk: a folder with the ledger in three generations, and a folder for each sitting.

The ledger is the only file that says how a campaign stands. It is written only when a sitting
begins or ends, and atomically: if the program is killed meanwhile, the sitting has either ended or
not. A sitting's folder is that of any game in play.
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
    "This sitting has ended and is recorded in the campaign. You can replay it from its start "
    "until the next one begins."
)


class CampaignSave:
    """Saves one campaign in *folder*, and locks it: no other window can open it until this is
    closed.

    It saves the sitting that was opened last, like an `Autosave`. `ledger` is the present ledger.

    :raises InUse: if the campaign is open elsewhere. :raises SaveFailed: if the folder cannot be
        written to. :raises Unreadable: if none of its ledgers can be read; nothing is changed then.
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
        """The file that another window touches when it wants to open the campaign."""
        return self._lock.path

    # --- a sitting -----------------------------------------------------------------------------

    def open(self, watch: Watch | None = None) -> Opened:
        """Open the last sitting where it was left, or at its start.

        A result that was still to be recorded when the program ended is recorded now.

        :raises Unplayable: if its game cannot be loaded. :raises Refusal: if today's game cannot
            set up the sitting. :raises Stopped: by *watch*. :raises SaveFailed: if the sitting's
            folder cannot be written to.
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
            said.append(f"{aside} It belongs to another campaign.")
            session = None
        if session is None:
            session = Session(game, table_of(self.ledger, game))
        self.save(session)
        return Opened(session, tuple(said), left=opened.left)

    def _is_ours(self, session: Session) -> bool:
        """Whether *session* began from this campaign as it was before its last sitting."""
        before = self.ledger.before(len(self.ledger.sittings) - 1)
        return session.table.campaign == with_editions(before, session.table.options)

    def save(self, session: Session) -> Path:
        """Save *session*, and record its result if players have asked for that.

        :raises SaveFailed: if this or an earlier save failed; the next call tries again.
        """
        if not self._lock.lies():
            self._hold_again()
        if self._sitting is None:
            try:
                self._sitting = Autosave(self._folder())
            except InUse as why:  # another window has opened the sitting's own folder
                raise SaveFailed(str(why)) from why
        path = self._sitting.save(session)
        if self.ledger.open is None:
            session.timeline.seal(SEALED)
        elif is_written(session):
            self.end(session)
        return path

    def end(self, session: Session) -> None:
        """End the sitting: record the result of *session* in the campaign.

        :raises SaveFailed: if that cannot be written; then the sitting has not ended.
        """
        try:
            ledger = end_sitting(self.ledger, session)
        except Exception as fault:  # players may have put the table into any state by hand
            raise SaveFailed(f"The sitting cannot be recorded. {fault}") from fault
        self._let_go()  # first flush the sitting itself to disk
        self._write(ledger)
        session.timeline.seal(SEALED)

    def next(self, seed: int) -> None:
        """Start the next sitting; then call `open`.

        :raises Refusal: if there is no next sitting. :raises SaveFailed: if that cannot be written;
            then it has not started.
        """
        self._write(next_sitting(self.ledger, game_of(self.ledger), seed))
        self._let_go()

    def play_again(self, seed: int | None = None) -> None:
        """Start the last sitting again; then call `open`.

        The old moves go to the bin, but house rules made in the sitting stay. The luck is the same,
        unless another *seed* is given.

        :raises SaveFailed: if that cannot be written; then nothing has changed.
        """
        self._let_go()  # first flush what is read below to disk
        self._write(play_again(self.ledger, seed, self._house_rules()))
        self._sweep()

    def _house_rules(self) -> list[str] | None:
        """The house rules of the open sitting as it was left; None if they are in the ledger, or no
        save can be read."""
        for each in generations(self._folder()) if self.ledger.open else ():
            with suppress(Unreadable, Unplayable):
                return read(each.path).table.house_rules
        return None

    def close(self) -> None:
        """Wait until everything is on disk, and release the lock.

        :raises SaveFailed: if the last save could not be flushed; it remains as a draft.
        """
        try:
            self._let_go()
        finally:
            self._lock.release()

    def _hold_again(self) -> None:
        """Lock the campaign again after its folder or lock file was deleted, and write what is
        known.

        :raises SaveFailed: if another window has locked it, or it cannot be created.
        """
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            lock = Lock(self.folder)
        except (InUse, OSError) as fault:
            raise SaveFailed(f"{self.folder} was deleted and cannot be created: {fault}") from fault
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
        """Write *ledger* atomically and use it from now on."""
        newest = next(iter(ledgers(self.folder)), None)
        number = int(newest.stem) + 1 if newest else 1
        try:
            write(_path(self.folder, number), ledger_format.write(ledger))
        except Refusal as fault:
            raise SaveFailed(str(fault)) from fault
        self.ledger = ledger
        for old in ledgers(self.folder)[GENERATIONS:]:
            with suppress(OSError):  # one file too many does no harm
                old.unlink()

    def _sweep(self) -> None:
        """Move replayed sittings to the bin."""
        for path in self.folder.iterdir():
            match = _SITTING.fullmatch(path.name)
            number, begun = (int(match[1]), int(match[2])) if match else (0, 0)
            if not 0 < number <= len(self.ledger.sittings):
                continue
            if begun < self.ledger.sittings[number - 1].begun:
                self._put_into_bin(path, number)

    def _put_into_bin(self, path: Path, number: int) -> None:
        called = name_of(self.folder) or self.folder.name
        with suppress(Exception):  # it stays where it is, and does no harm
            rename(path, f"Sitting {number} of {called}, replayed")
            into_bin(self._files, path, f"{self.folder.name}-{path.name}")


def _path(folder: Path, number: int) -> Path:
    return folder / f"{number:06}.campaign"


def _newest(folder: Path) -> tuple[Ledger, tuple[str, ...]]:
    """The newest valid ledger in *folder*, and messages about newer invalid ones.

    :raises Newer: if a newer version of the program has written it; nothing is changed then.
        :raises Unreadable: if there is none.
    """
    said: list[str] = []
    damaged: list[Path] = []
    for path in ledgers(folder):
        try:
            ledger = ledger_format.parse(read_bytes(path))
        except Unopened as fault:
            said.append(str(fault))
        except Newer as fault:  # an older ledger would not be the present state
            raise Newer(" ".join([*said, f"{path.name}: {fault}"])) from fault
        except Unreadable as fault:
            said.append(f"{path.name}: {fault}")
            damaged.append(path)
        else:
            said += [set_aside(each, "damaged") for each in damaged]
            if damaged:
                said.append(f"The campaign continues from the older file {path.name}.")
            return ledger, tuple(said)
    if damaged:
        said.append(left_alone(damaged))
    raise Unreadable(" ".join(said) or f"There is no campaign in {folder}.")
