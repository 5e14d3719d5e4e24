"""The pages that build a game and its first module are followed to the letter, and it is played."""

from __future__ import annotations

import importlib.util
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tabletop.__main__ import main
from tabletop.play.shelf.game_shelf import game_called
from tests.architecture import test_modules_apart as apart
from tests.architecture import test_rooms as rooms
from tests.architecture import test_zone_names as zones
from tests.architecture.sources import parsed, sources
from tests.conformance.taking_back import TakingBack
from tests.conformance.walk import Walk
from tests.docs.listings import DOCS, to_write
from tests.docs.reader import GAME, MODULE, PAGES, on_the_shelf

HOUSE = ("assets", "saves", "tabletop", "tests", "ui")
BOTH = f"{GAME}+{MODULE}"
SAYS = re.compile(r'\s*(?!from |import |""")\S')
"""A line that says something: no import, no docstring, and not blank."""


@pytest.fixture
def built(tmp_path: Path) -> Iterator[Path]:
    """The files of the pages, written as they say, on the shelf."""
    with on_the_shelf(tmp_path, *PAGES):
        yield tmp_path


def test_it_is_as_short_as_it_says() -> None:
    page = (DOCS / "first-game.md").read_text("utf-8")
    texts = to_write("first-game.md").values()
    assert len(texts) == 6
    assert sum(bool(SAYS.match(line)) for text in texts for line in text.splitlines()) < 160
    assert len(page.splitlines()) < 372


@pytest.mark.parametrize(("file", "count"), [("test_bonfire.py", 3), ("test_storm.py", 1)])
def test_its_own_tests_hold(built: Path, file: str, count: int) -> None:
    spec = importlib.util.spec_from_file_location("told", built / "tests/games/bonfire" / file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    tests = [test for name, test in vars(module).items() if name.startswith("test_")]
    assert len(tests) == count
    for test in tests:
        cases = [mark for mark in test.pytestmark if mark.name == "parametrize"]
        for case in cases[0].args[1] if cases else [()]:
            test(*case)


@pytest.mark.parametrize("game", [GAME, BOTH])
def test_the_check_of_its_cards_finds_nothing_to_mend(
    built: Path, capsys: pytest.CaptureFixture[str], game: str
) -> None:
    assert main(["lint", game]) == 0
    assert "0 findings, 3 made up for plainly" in capsys.readouterr().out


def test_the_checks_of_the_house_let_it_in(built: Path) -> None:
    """What a reader finds red who runs tests/architecture, in the tree as it is: nothing."""
    for path in sources("ui", "saves", "assets"):
        assert rooms.names_of_games(parsed(path), {GAME, MODULE}) == [], path
    zones.test_the_zones_of_a_game_say_what_they_are(GAME)
    game = game_called(GAME)
    assert [each.id for each in game.modules] == [MODULE]
    apart.test_a_module_reads_none_but_those_it_needs_and_the_game_reads_none(game)
    apart.test_no_rule_asks_which_modules_are_in_play(game)
    apart.test_the_order_is_as_it_was_written_down(game)
    apart.test_each_assembles_alone_in_all_pairs_and_all_together(game)
    apart.test_the_order_speaks_of_rules_that_there_are(game)
    apart.test_all_that_a_module_lays_out_begins_with_its_id(game)
    apart.test_the_cards_of_a_module_are_sound_with_what_it_needs(game)


def test_lint_and_formatter_leave_it_as_it_is(built: Path) -> None:
    """Told which packages are the house's own: in its tree ruff sees that by itself."""
    ours = f"lint.isort.known-first-party = {sorted(HOUSE)}"
    settings = ("--config", str(DOCS.parent / "pyproject.toml"), "--config", ours, "--no-cache")
    for command in (("check",), ("format", "--check")):
        line = (sys.executable, "-m", "ruff", *command, "--quiet", *settings, ".")
        done = subprocess.run(line, cwd=built, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize("seed", range(1, 7))
def test_it_holds_what_every_game_must(built: Path, seed: int) -> None:
    assert Walk(GAME, seed).run()["answers"] > 0
    TakingBack(GAME, seed).run()
    assert Walk(GAME, seed, overrides=0, rewinds=0).run()["finished"] == 1
