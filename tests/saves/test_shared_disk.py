"""Files that others touch as well: two windows on one name, a folder deleted or not readable."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Any

import pytest

import saves.autosave
from saves.atomic_write import SaveFailed, write
from saves.autosave import Autosave
from saves.folders import Folders
from saves.lock import InUse
from saves.recover import recover
from saves.summary import binned, in_play, named, unreadable
from tabletop.table.table import freeze
from tests.saves.games import answer, played
from tests.saves.test_autosave import AtOnce


def test_two_windows_that_save_under_one_name_never_tear_it(tmp_path: Path) -> None:
    path, over = tmp_path / "ours.tabletop", Event()
    wholes = [letter * 300_000 for letter in (b"a", b"b", b"c")]
    write(path, wholes[0])

    def keep_saving(data: bytes) -> None:
        while not over.is_set():
            write(path, data)

    windows = [Thread(target=keep_saving, args=[data]) for data in wholes]
    for window in windows:
        window.start()
    try:
        seen = {path.read_bytes() for _ in range(300)}
    finally:
        over.set()
        for window in windows:
            window.join()
    assert seen <= set(wholes)
    assert list(tmp_path.iterdir()) == [path], "no draft is left lying about"


# --- a folder that is deleted in play ---------------------------------------------------------


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("concurrent.futures.ThreadPoolExecutor", AtOnce)


@pytest.mark.usefixtures("at_once")
def test_a_game_whose_folder_is_deleted_is_saved_whole_again_and_held_again(tmp_path: Path) -> None:
    folder, session, luck = tmp_path / "game", played(20), Random(1)
    keeper = Autosave(folder)
    keeper.save(session)
    shutil.rmtree(folder)
    answer(session, luck)
    keeper.save(session)
    with pytest.raises(InUse):
        Autosave(folder)
    keeper.close()
    opened = recover(folder)
    assert opened.session
    assert opened.session.to_json() == session.to_json()


@pytest.mark.usefixtures("at_once")
def test_a_game_that_another_window_took_over_is_not_written_into(tmp_path: Path) -> None:
    folder, session = tmp_path / "game", played(20)
    keeper = Autosave(folder)
    keeper.save(session)
    shutil.rmtree(folder)
    other = Autosave(folder)
    with pytest.raises(SaveFailed, match=r"open in another window.* is gone"):
        keeper.save(session)
    assert [path.name for path in folder.iterdir()] == ["lock"]
    other.close()
    keeper.save(session)
    keeper.close()


@pytest.mark.usefixtures("at_once")
@pytest.mark.parametrize("part", ["write_draft", "settle"])
def test_what_was_deleted_is_never_called_intact(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, part: str
) -> None:
    folder, session = tmp_path / "game", played(20)
    keeper = Autosave(folder)
    keeper.save(session)

    def fail(*_: object) -> None:
        raise SaveFailed("The disk is full. The earlier save is intact.")

    with monkeypatch.context() as patch:
        patch.setattr(saves.autosave, part, fail)
        with pytest.raises(SaveFailed, match="is intact"):
            keeper.save(session)
        shutil.rmtree(folder)
        for _ in range(2):
            with pytest.raises(SaveFailed, match=r"full\. The earlier save is gone"):
                keeper.save(session)
    keeper.save(session)
    keeper.close()
    opened = recover(folder)
    assert opened.session
    assert freeze(opened.session.table) == freeze(session.table)


# --- a folder that cannot be read -------------------------------------------------------------


@pytest.mark.parametrize("which", ["playing", "saved", "bin", "game"])
def test_a_folder_that_cannot_be_read_is_told_and_takes_nothing_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, which: str
) -> None:
    folders = Folders(tmp_path, tmp_path / "cache", tmp_path / "config")
    keeper = Autosave.begin(folders.playing, "tower")
    keeper.save(played(20))
    keeper.close()
    write(folders.saved / "ours.tabletop", played(5).to_json().encode())
    folders.bin.mkdir(exist_ok=True)
    barred = keeper.folder if which == "game" else getattr(folders, which)
    real = Path.iterdir

    def iterdir(path: Path) -> Any:
        if path == barred:
            raise PermissionError(13, "Permission denied")
        return real(path)

    monkeypatch.setattr(Path, "iterdir", iterdir)
    found = [*in_play(folders), *named(folders), *binned(folders)]
    assert len(found) == {"playing": 1, "saved": 1, "bin": 2, "game": 2}[which]
    told = unreadable(folders) + "".join(each.damage for each in found)
    assert "cannot be read: Permission denied" in told
    assert recover(keeper.folder).session is None or which != "game"
