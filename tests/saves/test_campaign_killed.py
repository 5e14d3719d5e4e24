"""A sitting whose program is killed, or whose disk takes nothing: ended or not, never half."""

from __future__ import annotations

import shutil
import subprocess
import sys
from itertools import count
from pathlib import Path

import pytest

import saves.campaign
from saves.atomic_write import SaveFailed
from saves.campaign import SEALED, CampaignSave
from saves.folders import Folders, folders
from saves.summary import binned
from tabletop.bots.luck import Luck
from tabletop.play.campaigns.sitting import WRITE, is_written
from tests.architecture.sources import ROOT
from tests.play.nights import begun
from tests.saves.sittings import opened, play_night, to_the_end


@pytest.fixture
def files(tmp_path: Path) -> Folders:
    return folders(tmp_path)


# --- killed -------------------------------------------------------------------------------------

KILLED = """
import os, sys
from pathlib import Path
import tests.toys
from saves import autosave; from saves import campaign; from saves import atomic_write as write
from saves.folders import folders
from tests.saves.sittings import opened, to_the_end
from tabletop.bots.luck import Luck

folder, data, point = Path(sys.argv[1]), Path(sys.argv[2]), int(sys.argv[3])
save = campaign.CampaignSave(folder, folders(data))
session = to_the_end(opened(save), Luck(4))
save.save(session)
moments = 0

def deadly(act):
    def do(*args, **how):
        global moments
        moments += 1
        if moments == point:
            os._exit(9)
        return act(*args, **how)
    return do

for name in ("replace", "fsync", "unlink"):
    setattr(os, name, deadly(getattr(os, name)))
for name in ("replace", "unlink", "open", "mkdir", "rename"):
    setattr(Path, name, deadly(getattr(Path, name)))
session.answer("write")
save.save(session)
save.close()
os._exit(0)
"""


def killed(folder: Path, files: Folders, point: int) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", KILLED, str(folder), str(files.data), str(point)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.mark.long
def test_a_sitting_whose_end_is_killed_has_ended_or_not_and_never_half(files: Folders) -> None:
    """The program dies at each of the moments at which it touches the disk, one after another."""
    save = CampaignSave.begin(files, begun(6))
    play_night(save, 1)
    save.next(5)
    save.close()
    whole_one = files.data / "whole"
    shutil.copytree(save.folder, whole_one)
    done = killed(whole_one, files, 0)
    assert done.returncode == 0, done.stderr
    expected = CampaignSave(whole_one, files)
    came = expected.ledger.stands
    expected.close()
    ways = set()
    for point in count(1):
        folder = files.data / f"killed-{point}"
        shutil.copytree(save.folder, folder)
        done = killed(folder, files, point)
        assert done.returncode in (9, 0), done.stderr
        again = CampaignSave(folder, files)
        written = again.ledger.open is None
        session = opened(again)
        assert is_written(session) == (again.ledger.open is None)
        if not session.over:
            session.answer(WRITE)
            again.save(session)
        assert again.ledger.stands == came
        assert session.timeline.sealed == SEALED
        ways.add(written)
        again.close()
        if done.returncode == 0:  # there was no moment more to die at
            break
    assert point > 5
    assert ways == {True, False}


def test_a_sitting_begun_again_and_killed_at_once_has_its_old_one_in_the_bin(
    files: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = CampaignSave.begin(files, begun(6))
    play_night(save, 1)
    monkeypatch.setattr(CampaignSave, "_sweep", lambda self: None)
    save.play_again()
    save.close()
    monkeypatch.undo()
    assert not binned(files)
    again = CampaignSave(save.folder, files)
    assert len(binned(files)) == 1
    assert not opened(again).journal.entries
    again.close()


def test_a_disk_that_takes_no_ledger_leaves_the_sitting_open_and_the_next_save_ends_it(
    files: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = CampaignSave.begin(files, begun(6))
    session = to_the_end(opened(save), Luck(1))

    def full(path: Path, data: bytes) -> None:
        raise SaveFailed("The disk is full.")

    monkeypatch.setattr(saves.campaign, "write", full)
    session.answer(WRITE)
    with pytest.raises(SaveFailed, match="full"):
        save.save(session)
    assert save.ledger.open is not None
    assert not session.timeline.sealed, "it can still be taken back"
    with pytest.raises(SaveFailed, match="full"):
        save.play_again()
    assert save.ledger.sittings[-1].begun == 1
    monkeypatch.undo()
    save.save(session)
    assert save.ledger.open is None
    save.close()
