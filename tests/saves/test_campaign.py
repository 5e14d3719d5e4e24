"""Campaigns on the disk: sittings ended, played again, and open in one window."""

from __future__ import annotations

import os
import time
from pathlib import Path

import pytest

import saves.campaign
from saves.autosave import Generation
from saves.campaign import SEALED, CampaignSave
from saves.folders import Folders, folders
from saves.lock import InUse
from saves.names_and_bin import ledgers, put_into_bin, take_out
from saves.summary import binned
from tabletop import Refusal
from tabletop.bots.luck import Luck
from tabletop.table.table import freeze
from tests.play.nights import begun, sat
from tests.saves.sittings import opened, play_night


@pytest.fixture
def files(tmp_path: Path) -> Folders:
    return folders(tmp_path)


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
    with pytest.raises(Refusal, match="You can replay it from its start"):
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
    assert [each.name for each in binned(files)] == [f"Sitting 2 of {save.folder.name}, replayed"]
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
