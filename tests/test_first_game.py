"""The page that builds a game is followed to the letter, and the game is played."""

from __future__ import annotations

import importlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import tabletop.games
from tabletop.__main__ import main
from tabletop.packs import folders
from tabletop.play import shelf
from tests.conformance.taking_back import TakingBack
from tests.conformance.walk import Walk

PAGE = Path(__file__).resolve().parent.parent / "docs" / "first-game.md"
BLOCK = re.compile(r"^`([\w./-]+)`\n\n```\w+\n(.*?)^```$", re.MULTILINE | re.DOTALL)
"""A file's name on a line of its own, and what is to be written into it."""

SAYS = re.compile(r'\s*(?!from |import |""")\S')
"""A line that says something: no import, no docstring, and not blank."""


@pytest.fixture
def built(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """The files of the page, written as it says, on the shelf."""
    for name, text in BLOCK.findall(PAGE.read_text(encoding="utf-8")):
        path = tmp_path / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    rooms = [*tabletop.games.__path__, str(tmp_path / "tabletop" / "games")]
    monkeypatch.setattr(tabletop.games, "__path__", rooms)
    monkeypatch.setattr(folders, "GAMES", [*folders.GAMES, tmp_path / "assets" / "games"])
    shelf._packages.cache_clear()
    yield tmp_path
    for name in [each for each in sys.modules if each.startswith("tabletop.games.embers")]:
        del sys.modules[name]
    shelf._opened.pop("embers", None)
    shelf._packages.cache_clear()


def test_it_is_as_short_as_it_says(built: Path) -> None:
    page = PAGE.read_text(encoding="utf-8")
    texts = [text for _, text in BLOCK.findall(page)]
    assert len(texts) == 6
    assert sum(bool(SAYS.match(line)) for text in texts for line in text.splitlines()) < 160
    assert len(page.splitlines()) < 370


def test_its_own_test_holds(built: Path) -> None:
    spec = importlib.util.spec_from_file_location(
        "embers_test", built / "tests/games/embers/test_embers.py"
    )
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    tests = [test for name, test in vars(module).items() if name.startswith("test_")]
    assert len(tests) == 3
    for test in tests:
        test()


def test_the_check_of_its_cards_finds_nothing_to_mend(
    built: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["lint", "embers"]) == 0
    assert "0 findings, 3 made up for plainly" in capsys.readouterr().out


@pytest.mark.parametrize("seed", range(1, 7))
def test_it_holds_what_every_game_must(built: Path, seed: int) -> None:
    assert Walk("embers", seed).run()["answers"] > 0
    TakingBack("embers", seed).run()
    assert Walk("embers", seed, overrides=0, rewinds=0).run()["finished"] == 1
