"""For tests of pages and dialogs: the dark theme, the window around them, and decks to choose."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication

from tests.ui.reading import put_away
from ui.base import theme
from ui.windows.deck_choice import DeckChoice
from ui.windows.shell import Shell


@pytest.fixture(scope="module")
def app() -> QApplication:
    made = QApplication.instance() or QApplication([])
    assert isinstance(made, QApplication)
    theme.wear(made, theme.theme("dark"))
    return made


@pytest.fixture
def shell(app: QApplication) -> Iterator[Shell]:
    made = Shell()
    made.show()
    yield made
    put_away(made)


@pytest.fixture
def decks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> DeckChoice:
    """The choice among our deck, one without any pictures, and a damaged one."""
    for name, words in (
        ("other", '[deck]\nschema_version = "1.0"\nname = "Another deck"\nauthor = "Ada"'),
        ("torn", "[deck"),
    ):
        folder = tmp_path / "tarot" / "decks" / name
        folder.mkdir(parents=True)
        (folder / "deck.toml").write_text(words)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("XDG_DATA_DIRS", str(tmp_path / "none"))
    return DeckChoice("", tmp_path / "cache")
