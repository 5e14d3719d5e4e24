"""Dialogs for files: a name without its ending gets one, and replaces nothing unasked."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog, QWidget

from ui.windows.file_dialogs import file_to_write


def test_a_name_without_its_ending_replaces_nothing_unasked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "mine.tabletop").write_text("a game")
    shown: list[str] = []
    picks = [str(tmp_path / "mine"), ""]

    def ask(_window: QWidget, _title: str, suggested: str, _kinds: str) -> tuple[str, str]:
        shown.append(Path(suggested).name)
        return picks.pop(0), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    suggested = tmp_path / "Tower.tabletop"
    assert file_to_write(QWidget(), "Save as", suggested, "Saves (*.tabletop)") is None
    assert shown == ["Tower.tabletop", "mine.tabletop"]
    picks = [str(tmp_path / "round 2.1")]
    assert file_to_write(QWidget(), "Save as", suggested, "Saves (*.tabletop)") == (
        tmp_path / "round 2.1.tabletop"
    )
