"""A save without its beginning is never played on: it would eat itself with the first undo."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import saves.autosave
from saves.atomic_write import SaveFailed
from saves.autosave import Autosave, generations
from saves.recover import open_save, recover
from tabletop import Diverged, Session, load
from tabletop.play.record_loader import parse, verify
from tabletop.play.records.record import Record, Unreadable, write
from tabletop.table.table import freeze
from tests.saves.games import answer, played
from tests.saves.test_autosave import AtOnce

LACKING = {"all": lambda checkpoints: [], "the first": lambda checkpoints: checkpoints[1:]}


def headless(session: Session, lacking: str) -> Record:
    record = parse(session.to_json())
    assert len(record.checkpoints) > 1
    record.checkpoints = LACKING[lacking](record.checkpoints)
    return record


@pytest.mark.parametrize("lacking", LACKING)
def test_it_is_not_played_on_and_its_table_is_not_lost(tmp_path: Path, lacking: str) -> None:
    session = played(60)
    record = headless(session, lacking)
    with pytest.raises(Diverged, match="beginning is missing"):
        load(write(record))
    assert "cannot be played again" in verify(record)[0]
    path = tmp_path / "ours.tabletop"
    path.write_bytes(write(record))
    opened = open_save(path)
    assert opened.session is None
    assert "beginning is missing" in opened.said[0]
    assert opened.doors
    behind = opened.doors.enter("table")
    assert freeze(behind.table) == freeze(session.table)
    answer(behind, Random(1))
    assert behind.undo()
    assert freeze(behind.table) == freeze(session.table), "nothing is eaten"


def test_without_any_table_of_an_earlier_step_that_door_says_so() -> None:
    with pytest.raises(Unreadable, match="No table of an earlier step"):
        load(write(headless(played(60), "all")), door="step")


def test_an_older_autosave_that_is_whole_is_opened_instead(tmp_path: Path) -> None:
    session, keeper = played(60), Autosave(tmp_path)
    keeper.save(session)
    keeper.close()
    (tmp_path / "000009.tabletop").write_bytes(write(headless(session, "the first")))
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == freeze(session.table)


@pytest.mark.parametrize("spoil", [lambda data: data[:-100], lambda data: b"\0" * len(data)])
def test_no_older_autosave_goes_before_a_newer_one_was_read_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, spoil: object
) -> None:
    monkeypatch.setattr("concurrent.futures.ThreadPoolExecutor", AtOnce)
    session, luck, keeper = played(20), Random(2), Autosave(tmp_path)
    for _ in range(3):
        answer(session, luck)
        keeper.save(session)
    good = {each.path: each.path.read_bytes() for each in generations(tmp_path)}
    kept = freeze(session.table)
    real = saves.autosave.write_draft
    with monkeypatch.context() as patch:
        patch.setattr(
            saves.autosave,
            "write_draft",
            lambda draft, data: real(draft, spoil(data)),  # type: ignore[operator]
        )
        for _ in range(6):
            answer(session, luck)
            with pytest.raises(SaveFailed, match="cannot be read back"):
                keeper.save(session)
    assert good.items() <= {path: path.read_bytes() for path in good}.items()
    assert len(generations(tmp_path)) == len(good) + 1, "nor do the bad ones pile up"
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == kept
    answer(session, luck)
    keeper.save(session)
    keeper.close()
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == freeze(session.table)


def test_a_headless_game_would_not_push_out_what_was_saved(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("concurrent.futures.ThreadPoolExecutor", AtOnce)
    session, keeper = played(60), Autosave(tmp_path)
    keeper.save(session)
    (first,) = generations(tmp_path)
    record = headless(session, "the first")
    monkeypatch.setattr(session, "record", lambda: record)
    for _ in range(5):
        with pytest.raises(SaveFailed, match="cannot be read back"):
            keeper.save(session)
    assert first.path.exists()
    keeper.close()
