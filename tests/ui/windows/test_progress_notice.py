"""Opening what takes long: how far it has come, and a way out."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtWidgets import QProgressDialog

from saves.autosave import Autosave
from saves.folders import folders
from tabletop.play.runner.faults import Stopped
from tests.saves.test_long import long
from ui.program.save_controller import Opening
from ui.windows import progress_notice
from ui.windows.progress_notice import ProgressNotice
from ui.windows.shell import Shell


def shown(window: Shell) -> QProgressDialog | None:
    return next(iter(window.findChildren(QProgressDialog)), None)


def test_what_is_quick_shows_nothing(shell: Shell) -> None:
    wait = ProgressNotice(shell)
    for done in range(1000):
        wait(done, 1000)
    assert shown(shell) is None
    wait.end()


def test_what_takes_long_says_how_far_it_is_and_can_be_stopped(
    shell: Shell, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(progress_notice, "SOON", 0)
    monkeypatch.setattr(progress_notice, "OFTEN", 0)
    wait = ProgressNotice(shell)
    wait(40, 100)
    dialog = shown(shell)
    assert dialog
    assert (dialog.value(), dialog.maximum()) == (40, 100)
    assert "40 of 100 steps" in dialog.labelText()
    dialog.cancel()
    with pytest.raises(Stopped):
        wait(50, 100)
    wait.end()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert shown(shell) is None


def test_a_game_that_is_not_waited_for_can_be_opened_another_time(
    shell: Shell, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "000001.tabletop").write_bytes(long(500))

    def impatient(wait: ProgressNotice, done: int, of: int) -> None:
        raise Stopped

    monkeypatch.setattr(ProgressNotice, "__call__", impatient)
    played: list[object] = []
    files = folders(tmp_path)
    Opening(shell, files, lambda *game: played.append(game), print, print).open_path(tmp_path)
    assert not played
    Autosave(tmp_path).close()
