"""For every test: toys on the shelf, no window on the screen, nothing among the user's files."""

import os
from pathlib import Path

import pytest

import tests.toys  # noqa: F401  (they stand on the shelf)
from tests import seeds

WINDOWS = Path(__file__).parent / "ui"
USER_FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def pytest_addoption(parser: pytest.Parser) -> None:
    seeds.add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"
    seeds.settle_examples(config)


def pytest_report_header(config: pytest.Config) -> str:
    return seeds.told(config)


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out the seeds that are not tried, and mark whatever opens windows."""
    for item in items:
        if WINDOWS in item.path.parents:
            item.add_marker("window")
    said = seeds.said_of(config)
    if said != seeds.ALL:
        out = {*seeds.left_out(items, said)}
        config.hook.pytest_deselected(items=[*out])
        items[:] = [item for item in items if item not in out]


@pytest.fixture(autouse=True)
def user_folders(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fresh, empty user folders for each test."""
    home = tmp_path_factory.mktemp("home")
    for variable in USER_FOLDERS:
        monkeypatch.setenv(variable, str(home / variable.lower()))
    return home
