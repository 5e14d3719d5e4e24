"""The campaigns of every release open in this version, and go on; older ones take defaults."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from saves.campaign import CampaignSave
from saves.campaign_summary import campaign_summary
from saves.folders import Folders, folders
from saves.names_and_bin import ledgers
from tabletop import VERSION
from tabletop.bots.luck import Luck
from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.campaigns.ledger import parse, write
from tabletop.play.record_loader import parse as parse_record
from tabletop.play.record_loader import verify
from tests.play.nights import play
from tests.saves.golden_campaign import GOLDEN

AGAIN = "was a rule of the toy changed? then run: python -m tests.saves.golden_campaign"
KEPT = sorted(path for path in GOLDEN.iterdir() if path.is_dir())


def copied(kept: Path, data: Path) -> tuple[Path, Folders]:
    files = folders(data)
    folder = files.campaigns / kept.name
    shutil.copytree(kept, folder)
    return folder, files


def test_this_version_has_a_golden_campaign() -> None:
    assert VERSION in {path.name for path in KEPT}
    assert "older" in {path.name for path in KEPT}


@pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name)
def test_a_golden_campaign_opens_and_goes_on_to_its_end(kept: Path, tmp_path: Path) -> None:
    folder, files = copied(kept, tmp_path)
    told = campaign_summary(folder)
    assert not told.damage
    assert told.ledger is not None
    save, luck = CampaignSave(folder, files), Luck(3)
    assert save.ledger == told.ledger
    while True:
        found = save.open()
        assert found.session is not None, found.said
        assert not any("damaged" in words for words in found.said)
        save.save(play(found.session, luck))
        assert save.ledger.open is None
        if save.ledger.stands.over:
            break
        save.next(luck.below(100))
    save.close()
    assert [each.aftermath is not None for each in save.ledger.sittings] == [True] * 3


def test_what_an_older_ledger_lacks_takes_its_default_and_nothing_of_it_is_lost(
    tmp_path: Path,
) -> None:
    folder, files = copied(GOLDEN / "older", tmp_path)
    save = CampaignSave(folder, files)
    stood = save.ledger.stands
    assert (stood.chapter, stood.unlocked()) == ("well", ["bell"])
    assert [hero.id for hero in stood.fallen] == ["sexton"]
    session = save.open().session
    assert session is not None
    table = session.table
    assert table.options["omens"] == "nine", "a value that is no more takes the default"
    assert [piece.name for piece in table["grave"]] == ["sexton"]
    assert [piece.name for piece in table["shelf"]] == ["bell", f"{STANDS_FOR}horn"]
    again = parse(write(save.ledger))
    assert again == save.ledger
    save.close()


def test_the_sittings_of_this_version_can_be_played_again() -> None:
    for path in (GOLDEN / VERSION).glob("*/*.tabletop"):
        assert verify(parse_record(path.read_bytes())) == [], AGAIN


def test_the_ledger_of_this_version_is_written_as_it_was() -> None:
    newest = ledgers(GOLDEN / VERSION)[0]
    assert write(parse(newest.read_bytes())) == newest.read_bytes(), AGAIN
