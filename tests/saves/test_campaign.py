"""Campaigns on the disk: ended or not ended, never half; and whatever lies there is told of."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from contextlib import suppress
from itertools import count
from pathlib import Path

import pytest

import saves.campaign
from saves.atomic_write import SaveFailed
from saves.autosave import Autosave, Generation
from saves.campaign import SEALED, CampaignSave
from saves.campaign_summary import campaign_summary, campaigns, last_played
from saves.folders import Folders, folders
from saves.lock import InUse
from saves.names_and_bin import ledgers, put_into_bin, rename, take_out
from saves.summary import binned
from tabletop import Refusal, Session
from tabletop.bots.luck import Luck
from tabletop.play.campaigns.ledger import write
from tabletop.play.campaigns.sitting import WRITE, is_written
from tabletop.play.records.record import Newer, Unreadable
from tabletop.table.table import freeze
from tests.architecture.sources import ROOT
from tests.play.nights import begun, sat


@pytest.fixture
def files(tmp_path: Path) -> Folders:
    return folders(tmp_path)


def opened(save: CampaignSave) -> Session:
    found = save.open()
    assert found.session is not None, found.said
    return found.session


def to_the_end(session: Session, luck: Luck) -> Session:
    """Play up to the question whether it is written down."""
    while session.decisions and session.decisions[0].options[0].key != WRITE:
        decision = session.decisions[0]
        session.answer(luck.choice(decision.legal()), seat=decision.seat)
    return session


def play_night(save: CampaignSave, seed: int) -> Session:
    """Play the sitting that is open as a window does: each answer is saved."""
    session, luck = opened(save), Luck(seed)
    while session.decisions:
        decision = session.decisions[0]
        session.answer(luck.choice(decision.legal()), seat=decision.seat)
        save.save(session)
    return session


def three_nights(files: Folders) -> CampaignSave:
    save = CampaignSave.begin(files, begun(3))
    for night in range(3):
        play_night(save, night)
        if night < 2:
            save.next(night)
    return save


def test_three_sittings_with_the_program_begun_anew_between_all_answers(files: Folders) -> None:
    save = CampaignSave.begin(files, begun(3))
    folder, luck = save.folder, Luck(1)
    for night in range(3):
        session = opened(save)
        while session.decisions:
            decision = session.decisions[0]
            session.answer(luck.choice(decision.legal()), seat=decision.seat)
            save.save(session)
            if luck.chance(20) or not session.decisions:
                lay = freeze(session.table)
                save.close()
                save = CampaignSave(folder, files)
                session = opened(save)
                assert freeze(session.table) == lay
        assert save.ledger.open is None
        assert len(save.ledger.sittings) == night + 1
        if night < 2:
            save.next(night)
    assert save.ledger.stands.over
    with pytest.raises(Refusal, match="The campaign is over"):
        save.next(1)
    save.close()
    assert {path.name for path in folder.iterdir() if path.is_dir()} == {"001-1", "002-1", "003-1"}
    assert len(ledgers(folder)) <= 3


def test_what_was_played_on_the_disk_is_what_was_played_in_memory(files: Folders) -> None:
    save = CampaignSave.begin(files, begun(5))
    luck = Luck(9)
    session = opened(save)
    while session.decisions:
        decision = luck.choice(session.decisions)
        option = luck.choice(decision.legal())
        named = decision.kind == "text" and luck.chance(50)
        session.answer("=Gull" if named else option.key, seat=decision.seat)
    save.save(session)
    assert save.ledger.stands == sat(begun(5), Luck(9)).stands
    save.close()


def test_an_ended_sitting_is_sealed_and_opens_sealed(files: Folders) -> None:
    save = CampaignSave.begin(files, begun())
    session = play_night(save, 1)
    assert session.timeline.sealed == SEALED
    save.close()
    save = CampaignSave(save.folder, files)
    again = opened(save)
    with pytest.raises(Refusal, match="can be played again from its start"):
        again.undo()
    save.close()


def test_a_sitting_played_again_replaces_what_came_of_it_which_goes_into_the_bin(
    files: Folders,
) -> None:
    save = CampaignSave.begin(files, begun(2))
    play_night(save, 1)
    save.next(8)
    before = save.ledger
    first = play_night(save, 2)
    once = save.ledger.stands
    save.play_again()
    assert save.ledger.stands == before.stands
    assert [each.name for each in binned(files)] == [
        f"Sitting 2 of {save.folder.name}, played again"
    ]
    assert freeze(opened(save).table) != freeze(first.table)
    play_night(save, 2)
    assert save.ledger.stands == once, "the same luck and answers"
    save.play_again(seed=77)
    assert save.ledger.sittings[-1].seed == 77
    assert len(binned(files)) == 2
    save.close()
    looked = take_out(files, binned(files)[0].path)
    assert looked.parent == files.playing


def test_house_rules_outlive_their_sitting_whatever_follows_it(files: Folders) -> None:
    save = CampaignSave.begin(files, begun(2))
    session = opened(save)
    session.override("adopt", subject="NGT-001")
    save.save(session)
    save.play_again()
    assert opened(save).table.house_rules == ["NGT-001"], "made in a sitting that had not ended"
    play_night(save, 1)
    save.next(8)
    session = opened(save)
    assert session.table.house_rules == ["NGT-001"]
    session.override("abandon", subject="NGT-001")
    save.save(session)
    save.play_again()
    assert opened(save).table.house_rules == [], "and so does that one is given up"
    save.close()


def test_house_rules_outlive_a_sitting_whose_last_save_still_settles(
    files: Folders, monkeypatch: pytest.MonkeyPatch
) -> None:
    save = CampaignSave.begin(files, begun(2))
    session = opened(save)
    listed = saves.campaign.generations

    def late(folder: Path) -> list[Generation]:
        found = listed(folder)
        time.sleep(0.05)  # the newest draft takes its place meanwhile
        return found

    monkeypatch.setattr(saves.campaign, "generations", late)
    session.override("adopt", subject="NGT-001")
    save.save(session)
    save.play_again()
    assert opened(save).table.house_rules == ["NGT-001"]
    save.close()


def test_it_can_be_played_again_only_until_the_next_has_begun(files: Folders) -> None:
    save = CampaignSave.begin(files, begun(2))
    play_night(save, 1)
    first = save.ledger.sittings[0]
    save.next(8)
    save.play_again()
    assert save.ledger.sittings[0] == first
    assert len(save.ledger.sittings) == 2
    save.close()


def test_two_windows_do_not_play_one_campaign(files: Folders) -> None:
    save = CampaignSave.begin(files, begun())
    opened(save)
    knocked = save.knocks.stat().st_mtime_ns
    os.utime(save.knocks, ns=(1, 1))
    with pytest.raises(InUse, match="open in another window"):
        CampaignSave(save.folder, files)
    assert save.knocks.stat().st_mtime_ns >= knocked
    with pytest.raises(InUse):
        put_into_bin(files, save.folder)
    save.close()
    CampaignSave(save.folder, files).close()


# --- killed -------------------------------------------------------------------------------------

KILLED = """
import os, sys
from pathlib import Path
import tests.toys
from saves import autosave; from saves import campaign; from saves import atomic_write as write
from saves.folders import folders
from tests.saves.test_campaign import opened, to_the_end
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


# --- damaged, foreign, deleted ------------------------------------------------------------------


def test_a_damaged_ledger_is_set_aside_and_the_campaign_goes_on_as_far_as_it_is_known(
    files: Folders,
) -> None:
    save = three_nights(files)
    came = save.ledger.stands
    save.close()
    newest = ledgers(save.folder)[0]
    newest.write_bytes(newest.read_bytes()[:-40])
    again = CampaignSave(save.folder, files)
    assert again.ledger.open is not None, "the ledger of before the end of the third night"
    found = again.open()
    assert any("was set aside" in words for words in found.said), found.said
    assert again.ledger.stands == came, "its sitting said that it is to be written"
    assert any(".damaged-" in path.name for path in save.folder.iterdir())
    again.close()


def test_a_campaign_of_which_nothing_can_be_read_is_refused_and_nothing_is_touched(
    files: Folders,
) -> None:
    save = three_nights(files)
    save.close()
    for path in ledgers(save.folder):
        path.write_text("{}")
    before = sorted(path.name for path in save.folder.iterdir())
    with pytest.raises(Unreadable, match=r"missing required field .* All these files are left"):
        CampaignSave(save.folder, files)
    assert sorted(path.name for path in save.folder.iterdir()) == before
    told = campaign_summary(save.folder)
    assert "missing required field" in told.damage
    assert (told.game, told.over) == ("", False)


def test_a_sitting_of_another_campaign_is_set_aside(files: Folders) -> None:
    one, other = CampaignSave.begin(files, begun(1)), CampaignSave.begin(files, begun(2))
    for save in (one, other):
        play_night(save, 1 if save is one else 5)
        save.next(1)
        opened(save)
        save.close()
    shutil.rmtree(one.folder / "002-1")
    shutil.copytree(other.folder / "002-1", one.folder / "002-1")
    again = CampaignSave(one.folder, files)
    found = again.open()
    assert found.session is not None
    assert found.session.table.campaign == again.ledger.stands
    assert any("another campaign" in words for words in found.said)
    assert any("other-campaign" in path.name for path in one.folder.iterdir())
    again.close()


def test_a_campaign_whose_folder_is_deleted_while_it_is_played_is_written_anew(
    files: Folders,
) -> None:
    save = CampaignSave.begin(files, begun())
    session = to_the_end(opened(save), Luck(1))
    while save.folder.exists():  # its thread may still be bringing a draft onto the disk
        shutil.rmtree(save.folder, ignore_errors=True)
    session.answer(WRITE)
    with suppress(
        SaveFailed
    ):  # what was on its way when the folder went; the next save tries again
        save.save(session)
    save.save(session)
    save.close()
    again = CampaignSave(save.folder, files)
    assert again.ledger == save.ledger
    assert again.ledger.open is None
    assert opened(again).over
    again.close()


@pytest.mark.parametrize("name", ["../escape", "..", "001-1/../..", "\x00", "a" * 300])
def test_nothing_in_a_ledger_leads_out_of_its_folder(files: Folders, name: str) -> None:
    """It names no file at all; a sitting's folder is made of two numbers."""
    ledger = begun()
    save = CampaignSave.begin(files, ledger)
    text = write(save.ledger).decode().replace("The Night on the Shore", repr(name)[1:-1])
    (save.folder / "000002.campaign").write_text(text.replace("\\", "\\\\"))
    save.close()
    try:
        again = CampaignSave(save.folder, files)
    except Unreadable:
        return
    opened(again)
    again.close()
    assert {path.name for path in files.data.iterdir()} == {"campaigns"}


def test_a_sitting_by_other_rules_goes_on_behind_a_door(files: Folders) -> None:
    save = CampaignSave.begin(files, begun(2))
    session, luck = opened(save), Luck(1)
    for _ in range(8):
        decision = session.decisions[0]
        session.answer(luck.choice(decision.legal()), seat=decision.seat)
    save.save(session)
    save.close()
    for path in (save.folder / "001-1").glob("*.tabletop"):
        other = json.loads(path.read_text())
        other["rules"] = 0
        other["table"]["counters"] = {"held": 7}
        path.write_text(json.dumps(other))
    again = CampaignSave(save.folder, files)
    found = again.open()
    assert found.session is None
    assert found.doors is not None
    behind = found.doors.enter("table")
    while behind.decisions:
        decision = behind.decisions[0]
        behind.answer(luck.choice(decision.legal()), seat=decision.seat)
        again.save(behind)
    assert again.ledger.open is None
    assert again.ledger.stands.counted("omens") >= 7
    assert behind.timeline.sealed == SEALED
    again.close()


def test_a_sitting_whose_own_folder_is_open_elsewhere_is_not_saved_over(files: Folders) -> None:
    save = CampaignSave.begin(files, begun(2))
    elsewhere = Autosave(save.folder / "001-1")
    with pytest.raises(SaveFailed, match="open in another window"):
        save.open()
    elsewhere.close()
    opened(save)
    save.close()


# --- at a glance --------------------------------------------------------------------------------


def test_a_campaign_is_one_thing_at_a_glance(files: Folders) -> None:
    save = CampaignSave.begin(files, begun(3))
    session = opened(save)
    session.answer(session.decisions[0].legal()[0])
    save.save(session)
    save.close()
    (told,) = campaigns(files.campaigns)
    assert (told.path, told.game, told.damage) == (save.folder, "nights", "")
    assert session.decision is not None
    assert told.question == session.decision.ask
    assert told.ledger is not None
    assert told.ledger.most == 3
    assert last_played(files) == save.folder
    rename(save.folder, "Our Nights")
    there = put_into_bin(files, save.folder)
    assert not campaigns(files.campaigns)
    (lying,) = campaigns(files.bin)
    assert lying.as_save.name == "Our Nights"
    assert take_out(files, there) == save.folder
    assert campaigns(files.campaigns)[0].name == "Our Nights"


def test_what_is_over_is_not_gone_on_with(files: Folders) -> None:
    three_nights(files).close()
    assert last_played(files) is None
    assert campaigns(files.campaigns)[0].over


def test_a_campaign_that_a_newer_program_left_is_left_as_it_lies(files: Folders) -> None:
    save = three_nights(files)
    save.close()
    newest = ledgers(save.folder)[0]
    theirs = newest.read_bytes().replace(b'"format": 1', b'"format": 2', 1)
    newest.write_bytes(theirs.replace(b'"game": ', b'"hats": 3, "game": ', 1))
    before = {path: path.read_bytes() for path in save.folder.rglob("*") if path.is_file()}
    assert "newer version" in campaign_summary(save.folder).damage
    assert last_played(files) is None
    with pytest.raises(Newer, match="Nothing of it was changed"):
        CampaignSave(save.folder, files)
    assert {path: path.read_bytes() for path in before} == before
    newest.write_bytes(b"\xef\xbb\xbf" + before[newest].replace(b'"format": 2', b'"format": 1', 1))
    again = CampaignSave(save.folder, files)
    assert len(again.ledger.sittings) == 3
    again.close()
