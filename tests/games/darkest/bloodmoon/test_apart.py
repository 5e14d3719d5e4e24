"""Blood Moon out of play: with its files deleted, games without it are the same."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import new_game
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.bloodmoon.moonlit import ON
from tests.saves.games import played

ROOT = Path(__file__).resolve().parents[4]
GAME = Path("games") / "darkest" / "modules" / "bloodmoon"

DONE_AGAIN = """
import sys
from tabletop.play.record_loader import parse, verify
from tabletop.play.shelf.game_shelf import game_called
from tests.playthroughs.games import GAMES
assert "bloodmoon" not in {each.id for each in game_called("darkest").modules}
for name, told in GAMES.items():
    if name.startswith("darkest"):
        assert told.tell(told.recorded()) == told.path.read_text("utf-8"), name
        print(name)
with_reaper = parse(sys.stdin.read())
assert verify(with_reaper) == []
print("with Reaper")
"""


def test_it_is_off_unless_it_is_put_in_play() -> None:
    table = new_game("darkest", seats=1, seed=1, options=put_in_play(["reaper"])).table
    assert not any(name.startswith("bloodmoon") for name in table.zones)
    assert not any(piece.name.startswith("bloodmoon") for piece in table.pieces)
    assert "bloodmoon-beside" in new_game("darkest", seats=1, seed=1, options=ON).table.zones


@pytest.mark.slow
def test_with_its_files_deleted_the_games_of_the_core_and_of_reaper_are_the_same(
    tmp_path: Path,
) -> None:
    left_out = shutil.ignore_patterns("bloodmoon", "__pycache__")
    for part in ("tabletop", "assets", "tests/playthroughs", "tests/toys"):
        shutil.copytree(ROOT / part, tmp_path / part, ignore=left_out)
    shutil.copy(ROOT / "tests" / "__init__.py", tmp_path / "tests" / "__init__.py")
    for part in ("tabletop", "assets"):
        assert not (tmp_path / part / GAME).exists()
    reaped = played(160, game="darkest", seats=2, seed=11, **put_in_play(["reaper"]))
    done = subprocess.run(
        [sys.executable, "-c", DONE_AGAIN],
        input=reaped.to_json(),
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 4
