"""With a module's folder deleted, the golden games of the others are the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from itertools import combinations
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
ALL = ("choir", "crown", "echo")

DONE_AGAIN = """
import sys
from tabletop.play.shelf.game_shelf import game_called
from tests.playthroughs.games import GAMES
print(*(module.id for module in game_called("belfry").modules))
for name in sys.argv[1:]:
    told = GAMES[name]
    assert told.tell(told.recorded()) == told.path.read_text("utf-8"), name
    print(name)
"""


@pytest.mark.parametrize("gone", ALL)
def test_the_golden_games_of_the_others_are_the_same(gone: str, tmp_path: Path) -> None:
    tests = tmp_path / "tests"
    for folder in ("playthroughs", "toys/belfry"):
        shutil.copytree(ROOT / "tests" / folder, tests / folder)
    for file in ("__init__.py", "toys/__init__.py"):
        shutil.copy(ROOT / "tests" / file, tests / file)
    shutil.rmtree(tests / "toys" / "belfry" / "modules" / gone)
    left = [id for id in ALL if id != gone]
    games = ["-".join(("belfry", *on)) for n in range(3) for on in combinations(left, n)]
    done = subprocess.run(
        [sys.executable, "-c", DONE_AGAIN, *games],
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode == 0, done.stderr
    modules, *told = done.stdout.split("\n")[:-1]
    assert modules.split() == left
    assert told == games
