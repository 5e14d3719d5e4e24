"""Campaigns on the disk that are damaged, foreign, deleted or newer: told of, nothing touched."""

from __future__ import annotations

import json
import shutil
from contextlib import suppress
from pathlib import Path

import pytest

from saves.atomic_write import SaveFailed
from saves.autosave import Autosave
from saves.campaign import SEALED, CampaignSave
from saves.campaign_summary import campaign_summary, campaigns, last_played
from saves.folders import Folders, folders
from saves.names_and_bin import ledgers, put_into_bin, rename, take_out
from tabletop.bots.luck import Luck
from tabletop.play.campaigns.ledger import write
from tabletop.play.campaigns.sitting import WRITE
from tabletop.play.records.record import Newer, Unreadable
from tests.play.nights import begun
from tests.saves.sittings import opened, play_night, three_nights, to_the_end


@pytest.fixture
def files(tmp_path: Path) -> Folders:
    return folders(tmp_path)


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
    assert any("was renamed to" in words for words in found.said), found.said
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
