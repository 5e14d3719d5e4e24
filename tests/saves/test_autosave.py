"""Autosave: what was answered is never lost, whenever the program or the power goes."""

from __future__ import annotations

import errno
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import saves.autosave
from saves.atomic_write import SaveFailed
from saves.autosave import GENERATIONS, Autosave, generations
from saves.lock import InUse
from saves.recover import recover
from tabletop import Session
from tabletop.table.table import freeze
from tests.architecture.sources import ROOT
from tests.saves.games import answer, bent, played


def reopened(folder: Path) -> Session:
    opened = recover(folder)
    assert opened.session, opened.said
    return opened.session


def test_each_answer_is_kept_in_three_generations(tmp_path: Path) -> None:
    session = played(0)
    keeper = Autosave(tmp_path)
    luck = Random(1)
    for _ in range(10):
        answer(session, luck)
        assert keeper.save(session).parent == tmp_path
        assert freeze(reopened(tmp_path).table) == freeze(session.table)
    keeper.close()
    kept = generations(tmp_path)
    assert 1 <= len(kept) <= GENERATIONS
    assert all(each.settled for each in kept)
    assert freeze(reopened(tmp_path).table) == freeze(session.table)


def test_a_game_is_taken_up_again_where_it_was_left(tmp_path: Path) -> None:
    luck = Random(2)
    session = played(20)
    for _ in range(3):
        keeper = Autosave(tmp_path)
        answer(session, luck)
        newest = keeper.save(session)
        keeper.close()
        assert newest.exists()
        session = reopened(tmp_path)
    session.undo()
    keeper = Autosave(tmp_path)
    keeper.save(session)
    keeper.close()
    assert len(reopened(tmp_path).journal.entries) == len(session.journal.entries)


def test_what_was_taken_back_can_be_done_again_the_next_day(tmp_path: Path) -> None:
    session = bent(40)
    played_on = freeze(session.table)
    deeds = 0
    while deeds < 8 and session.undo():
        deeds += 1
    keeper = Autosave(tmp_path)
    keeper.save(session)
    keeper.close()
    again = reopened(tmp_path)
    assert freeze(again.table) == freeze(session.table)
    for _ in range(deeds):
        assert again.redo()
    assert freeze(again.table) == played_on
    assert not again.timeline.can_redo


def test_new_games_get_folders_of_their_own(tmp_path: Path) -> None:
    keepers = [Autosave.begin(tmp_path / "playing", "a-game") for _ in range(3)]
    assert len({keeper.folder for keeper in keepers}) == 3
    for keeper in keepers:
        keeper.close()


# --- a program that is killed -----------------------------------------------------------------


class Killed(BaseException):
    """The program ends here, without any of its own code running on."""


class Fate:
    """Kills the program at its nth touch of the disk, a write half done."""

    def __init__(self, moments: int) -> None:
        self.left = moments

    def strikes(self) -> bool:
        self.left -= 1
        return self.left < 0

    def before(self, deed: Callable[..., Any]) -> Callable[..., Any]:
        def touched(*args: Any, **kwargs: Any) -> Any:
            if self.strikes():
                raise Killed
            return deed(*args, **kwargs)

        return touched

    def tearing(self, deed: Callable[[Path, bytes], None]) -> Callable[[Path, bytes], None]:
        def torn(draft: Path, data: bytes) -> None:
            if self.strikes():
                draft.write_bytes(data[: len(data) // 2])
                raise Killed
            deed(draft, data)

        return torn


class AtOnce:
    """Settles in the same thread, so that a kill ends that, too."""

    def __init__(self, *_: object) -> None:
        pass

    def submit(self, deed: Callable[[], None]) -> None:
        deed()

    def shutdown(self) -> None:
        pass


@pytest.mark.parametrize("moment", range(24))
def test_a_kill_at_any_touch_of_the_disk_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, moment: int
) -> None:
    monkeypatch.setattr("concurrent.futures.ThreadPoolExecutor", AtOnce)
    luck, session, keeper = Random(3), played(8), Autosave(tmp_path)
    for _ in range(4):
        answer(session, luck)
        keeper.save(session)
    fate = Fate(moment)
    saved = freeze(session.table)
    with monkeypatch.context() as patch:
        patch.setattr(saves.autosave, "write_draft", fate.tearing(saves.autosave.write_draft))
        patch.setattr(os, "fsync", fate.before(os.fsync))
        patch.setattr(Path, "replace", fate.before(Path.replace))
        patch.setattr(Path, "unlink", fate.before(Path.unlink))
        try:
            for _ in range(6):
                answer(session, luck)
                keeper.save(session)
                saved = freeze(session.table)
        except Killed:
            keeper.close()  # the system lets go of the lock of a program that died
    assert fate.left < 0, "the game was not long enough to be killed here"
    assert freeze(reopened(tmp_path).table) in (saved, freeze(session.table))


CHILD = """
import sys
from pathlib import Path
from random import Random
from saves.autosave import Autosave
from tests.saves.games import answer, played
session, luck = played(0, seed=11), Random(11)
keeper = Autosave(Path(sys.argv[1]))
while session.decisions:
    answer(session, luck)
    keeper.save(session)
    print(len(session.journal.entries), flush=True)
print("over", flush=True)
sys.stdin.read()
"""


@pytest.mark.skipif(os.name == "nt", reason="kill -9 is a POSIX signal")
@pytest.mark.parametrize("seed", range(3))
def test_a_program_that_is_killed_loses_no_answer(tmp_path: Path, seed: int) -> None:
    child = subprocess.Popen(
        [sys.executable, "-c", CHILD, str(tmp_path)],
        cwd=ROOT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
    )
    assert child.stdin
    assert child.stdout
    said = [child.stdout.readline()]
    time.sleep(random.Random(seed).uniform(0, 0.05))
    child.kill()
    said += child.stdout.readlines()
    child.wait()
    child.stdout.close()
    child.stdin.close()
    acknowledged = max(int(line) for line in said if line.strip().isdigit())
    session = reopened(tmp_path)
    assert len(session.journal.entries) >= acknowledged
    again, luck = played(0, seed=11), Random(11)
    while len(again.journal.entries) < len(session.journal.entries):
        answer(again, luck)
    assert freeze(again.table) == freeze(session.table)


# --- a disk that fails ------------------------------------------------------------------------


def test_a_draft_that_the_power_cut_is_set_aside(tmp_path: Path) -> None:
    """The newest answer had not reached the disk yet: what was safe opens, and it is said."""
    session, luck = played(10), Random(4)
    keeper = Autosave(tmp_path)
    keeper.save(session)
    keeper.close()
    safe = freeze(session.table)
    answer(session, luck)
    newest = generations(tmp_path)[0].number + 1
    (tmp_path / f"{newest:06}.tabletop.part").write_bytes(b"\0" * 5000)
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == safe
    assert "damaged" in opened.said[0]
    assert [path.name for path in tmp_path.iterdir() if ".damaged-" in path.name]


def test_a_disk_that_fails_later_is_said_with_the_next_answer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(_: int) -> None:
        raise OSError(errno.EIO, "broken")

    monkeypatch.setattr("concurrent.futures.ThreadPoolExecutor", AtOnce)
    session, luck, keeper = played(10), Random(5), Autosave(tmp_path)
    keeper.save(session)
    with monkeypatch.context() as patch:
        patch.setattr(os, "fsync", fail)
        answer(session, luck)
        with pytest.raises(SaveFailed, match="the disk reports an error"):
            keeper.save(session)
        assert freeze(reopened(tmp_path).table) == freeze(session.table)
    answer(session, luck)
    keeper.save(session)
    keeper.close()
    assert freeze(reopened(tmp_path).table) == freeze(session.table)


def test_a_full_disk_leaves_what_was_saved(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concurrent.futures.ThreadPoolExecutor", AtOnce)
    session, luck, keeper = played(10), Random(6), Autosave(tmp_path)
    keeper.save(session)
    saved = freeze(session.table)
    answer(session, luck)

    def full(*_: object, **__: object) -> None:
        raise OSError(errno.ENOSPC, "full")

    with monkeypatch.context() as patch:
        patch.setattr(Path, "open", full)
        with pytest.raises(SaveFailed, match="the disk is full"):
            keeper.save(session)
    keeper.close()
    assert freeze(reopened(tmp_path).table) == saved


def test_a_folder_that_is_a_file_is_said_plainly(tmp_path: Path) -> None:
    (tmp_path / "playing").touch()
    with pytest.raises(SaveFailed, match="cannot be saved"):
        Autosave(tmp_path / "playing")
    with pytest.raises(SaveFailed, match="No game can be saved"):
        Autosave.begin(tmp_path / "playing" / "x", "a-game")


# --- one owner --------------------------------------------------------------------------------


def test_a_second_window_is_told_that_the_game_is_open(tmp_path: Path) -> None:
    first = Autosave(tmp_path)
    with pytest.raises(InUse, match="open in another window"):
        Autosave(tmp_path)
    first.close()
    Autosave(tmp_path).close()


def test_who_finds_the_game_open_knocks_where_it_is_open(tmp_path: Path) -> None:
    first = Autosave(tmp_path)
    os.utime(first.knocks, (0, 0))
    with pytest.raises(InUse, match="comes to the front"):
        Autosave(tmp_path)
    assert first.knocks.stat().st_mtime > 0
    first.close()
