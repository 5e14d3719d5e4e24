"""Reaper out of play: with its files deleted the games of the core are the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tabletop import new_game
from tabletop.play.rules.game_box import put_in_play

ROOT = Path(__file__).resolve().parents[4]

DONE_AGAIN = """
from tabletop.play.shelf.game_shelf import game_called
from tests.playthroughs.games import GAMES
assert not game_called("darkest").modules
for name, told in GAMES.items():
    if name.startswith("darkest"):
        assert told.tell(told.recorded()) == told.path.read_text("utf-8"), name
        print(name)
"""


def test_it_is_off_unless_it_is_put_in_play() -> None:
    table = new_game("darkest", seats=1, seed=1).table
    assert not any(name.startswith("reaper") for name in table.zones)
    assert not any(piece.name.startswith("reaper") for piece in table.pieces)
    table = new_game("darkest", seats=1, seed=1, options=put_in_play(["reaper"])).table
    assert "reaper-beside" in table.zones


def test_with_its_files_deleted_the_golden_games_are_the_same(tmp_path: Path) -> None:
    for part in ("tabletop", "assets", "tests/playthroughs", "tests/toys"):
        shutil.copytree(ROOT / part, tmp_path / part)
    shutil.copy(ROOT / "tests" / "__init__.py", tmp_path / "tests" / "__init__.py")
    shutil.rmtree(tmp_path / "tabletop" / "games" / "darkest" / "modules")
    shutil.rmtree(tmp_path / "assets" / "games" / "darkest" / "modules")
    done = subprocess.run(
        [sys.executable, "-c", DONE_AGAIN],
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.split()) >= 3
