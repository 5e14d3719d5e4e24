"""A save that gets its final name just while it is looked for is found all the same."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

import saves.recover
from saves.autosave import Autosave
from saves.recover import recover
from tabletop.play.records.record import Record
from tabletop.table.table import freeze
from tests.saves.games import answer, played


def test_a_save_that_is_renamed_while_it_is_read_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    session, keeper = played(8), Autosave(tmp_path)
    for seed in range(3):
        answer(session, Random(seed))
        newest = keeper.save(session)
    keeper.close()
    newest = max(tmp_path.glob("*.tabletop"))
    draft = newest.rename(newest.with_name(newest.name + ".part"))
    read = saves.recover.read

    def read_late(path: Path) -> Record:
        if draft.exists():
            draft.rename(newest)
        return read(path)

    monkeypatch.setattr(saves.recover, "read", read_late)
    opened = recover(tmp_path)
    assert opened.session
    assert freeze(opened.session.table) == freeze(session.table)
