"""Darkest Talisman's boxes out of play: with their files deleted, games without them are the
same."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tabletop import new_game
from tabletop.games.darkest import modules
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.test_w_every_set import BOXES
from tests.saves.games import played

ROOT = Path(__file__).resolve().parents[3]
MODULES = Path("games") / "darkest" / "modules"

RECORDS = re.compile(r"records_of\((\w+)\)")
"""Where the records of a mechanism are found."""

DONE_AGAIN = """
import sys
from tabletop.play.record_loader import parse, verify
from tabletop.play.shelf.game_shelf import game_called
from tests.playthroughs.games import GAMES
assert {each.id for each in game_called("darkest").modules} == {*sys.argv[1:]}
for name, told in GAMES.items():
    if name.startswith("darkest"):
        assert told.tell(told.recorded()) == told.path.read_text("utf-8"), name
        print(name)
if saved := sys.stdin.read():
    assert verify(parse(saved)) == []
    print("with Reaper")
"""


@pytest.mark.parametrize("box", BOXES)
def test_it_is_off_unless_it_is_put_in_play(box: str) -> None:
    others = put_in_play([each for each in BOXES if each != box])
    for options, there in ((others, False), (put_in_play([box]), True)):
        table = new_game("darkest", seats=1, seed=1, options=options).table
        named = [*table.zones, *(piece.name for piece in table.pieces)]
        assert any(name.startswith(f"{box}-") for name in named) == there


@pytest.mark.parametrize(
    ("gone", "left"),
    [
        (".", []),
        pytest.param(
            "bloodmoon", [box for box in BOXES if box != "bloodmoon"], marks=pytest.mark.slow
        ),
    ],
    ids=["all", "bloodmoon"],
)
def test_with_its_files_deleted_other_games_are_the_same(
    gone: str, left: list[str], tmp_path: Path
) -> None:
    for part in ("tabletop", "assets", "tests/playthroughs", "tests/toys"):
        shutil.copytree(ROOT / part, tmp_path / part)
    shutil.copy(ROOT / "tests" / "__init__.py", tmp_path / "tests" / "__init__.py")
    for part in ("tabletop", "assets"):
        shutil.rmtree(tmp_path / part / MODULES / gone)
    reaped = {"game": "darkest", "seats": 2, "seed": 11, **put_in_play(["reaper"])}
    done = subprocess.run(
        [sys.executable, "-c", DONE_AGAIN, *left],
        input=played(160, **reaped).to_json() if left else "",
        check=False,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=240,
    )
    assert done.returncode == 0, done.stderr
    assert len(done.stdout.splitlines()) >= 3 + bool(left)


def test_all_that_an_expansion_may_bring_is_listed() -> None:
    darkest = ROOT / "tabletop" / "games" / "darkest"
    listed = {line.split()[0] for line in (modules.__doc__ or "").splitlines() if line.strip()}
    for path in darkest.rglob("*.py"):
        text, where = path.read_text("utf-8"), path.relative_to(darkest).with_suffix("")
        named = {
            name
            for name in RECORDS.findall(text)
            if re.search(rf"^.*\b{name}\b.* = \"", text, re.MULTILINE)
        }
        if named and where.parts[0] != "modules":
            assert ".".join(where.parts) in listed, named
