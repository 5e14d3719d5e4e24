"""The pages are followed in a copy of the tree: files written, commands typed, all checks green."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.architecture.sources import MADE, ROOT
from tests.docs.listings import as_it_stands
from tests.docs.reader import GAME, MODULE, PAGES, write

ROOMS = ("tabletop", "saves", "ui", "assets", "tests", "packaging", "docs")
QUICK = ["-q", "-n0", "--seeds=none", "-m", "not slow"]


@pytest.fixture(scope="module")
def tree(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tree as a reader has it who wrote what the pages say."""
    copy = tmp_path_factory.mktemp("reader") / "tabletop"
    for room in ROOMS:
        shutil.copytree(ROOT / room, copy / room, ignore=shutil.ignore_patterns(*MADE))
    for file in ROOT.glob("*.*"):
        if file.is_file():
            shutil.copy(file, copy)
    (copy / ".venv").symlink_to(sys.prefix)
    write(copy, *PAGES)
    return copy


def typed(tree: Path, *command: str) -> subprocess.CompletedProcess[str]:
    """What comes of a command that is typed in *tree*."""
    own = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    return subprocess.run(
        [sys.executable, *command], cwd=tree, env=own, capture_output=True, text=True, check=False
    )


@pytest.mark.slow
def test_every_command_of_the_pages_does_what_they_say(tree: Path) -> None:
    shown = [each for page in PAGES for each in as_it_stands(page)]
    assert len(shown) >= 5
    for command in shown:
        done = typed(tree, *command.split())
        asked = 1 if " rules " in command else 0  # not each rule of the pages is proven
        assert done.returncode == asked, (command, done.stdout, done.stderr)


@pytest.mark.slow
def test_the_order_of_modules_is_written_by_a_command(tree: Path) -> None:
    done = typed(tree, "run.py", "python", "-m", "tests.play.orders", GAME)
    assert (done.returncode, done.stdout) == (0, f"{GAME}: as it was\n")


@pytest.mark.slow
@pytest.mark.parametrize(
    "tests",
    [
        ["tests/architecture", f"tests/games/{GAME}"],
        ["tests/conformance", "-k", f"{GAME} or {MODULE}"],
    ],
    ids=("architecture", "conformance"),
)
def test_the_checks_of_the_house_are_green_with_it(tree: Path, tests: list[str]) -> None:
    done = typed(tree, "run.py", "python", "-m", "pytest", *QUICK, *tests)
    assert done.returncode == 0, done.stdout[-4000:]


@pytest.mark.slow
@pytest.mark.parametrize("check", [["check"], ["format", "--check"]], ids=("lint", "format"))
def test_what_the_pages_show_is_written_as_the_house_writes(tree: Path, check: list[str]) -> None:
    done = typed(tree, "-m", "ruff", *check, "--quiet", ".")
    assert done.returncode == 0, done.stdout
