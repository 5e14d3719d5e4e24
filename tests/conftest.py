"""For every test: toys on the shelf, no window on the screen, nothing among the user's files."""

import gc
import os
import pickle
import random
import tomllib
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from typing import Any

import pytest

import tests.toys  # noqa: F401  (they stand on the shelf)
from tests import compiled, seeds

WINDOWS = Path(__file__).parent / "ui"
ENOUGH_WASTE = (20_000, 20, 20)
"""How much is made, of what is young, younger and old, before waste is looked for in it."""

USER_FOLDERS = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_CACHE_HOME", "XDG_STATE_HOME")


def pytest_addoption(parser: pytest.Parser) -> None:
    seeds.add_option(parser)


def pytest_configure(config: pytest.Config) -> None:
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ["QT_NO_GUI_THREADPOOL"] = "1"
    seeds.settle_examples(config)


def pytest_report_header(config: pytest.Config) -> str:
    return seeds.told(config)


def pytest_collection(session: pytest.Session) -> None:
    compiled.load_own_share(session.config)


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


def pytest_collection_finish() -> None:
    """What was imported and collected stays: no waste is to be looked for in it."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*ENOUGH_WASTE)


@pytest.fixture(scope="session", autouse=True)
def read_once() -> Iterator[None]:
    """The same text of TOML is read once, however many programs begin with it; each gets a copy."""
    loads, kept = tomllib.loads, dict[str, bytes]()

    def read(text: str, /, **how: Any) -> dict[str, Any]:
        if how:
            return loads(text, **how)
        if text not in kept:
            kept[text] = pickle.dumps(loads(text))
        return pickle.loads(kept[text])  # type: ignore[no-any-return]

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(tomllib, "loads", read)
        yield


@pytest.fixture(autouse=True)
def same_luck(request: pytest.FixtureRequest) -> None:
    """Each test has a luck of its own, the same in every run: bots throw with it."""
    random.seed(request.node.nodeid)


@pytest.fixture(scope="session")
def homes(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One path after another where nothing lies yet."""
    return map(tmp_path_factory.mktemp("homes").joinpath, map(str, count()))


@pytest.fixture(autouse=True)
def user_folders(homes: Iterator[Path], monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fresh, empty user folders for each test; they are made when something is put there."""
    home = next(homes)
    for variable in USER_FOLDERS:
        monkeypatch.setenv(variable, str(home / variable.lower()))
    return home
