"""For every test: toys on the shelf, no window on the screen, nothing among the user's files."""

import os
from pathlib import Path

import pytest
from hypothesis import settings

import tests.toys  # noqa: F401  (they stand on the shelf)

USER_FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def pytest_configure() -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"
    settings.register_profile("any machine", deadline=None)  # a busy one is slow, not wrong
    settings.load_profile("any machine")


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fresh, empty user folders for each test."""
    home = tmp_path_factory.mktemp("home")
    for variable in USER_FOLDERS:
        monkeypatch.setenv(variable, str(home / variable.lower()))
    return home
