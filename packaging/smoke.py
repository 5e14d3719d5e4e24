"""Start the frozen program and see that it holds together: `python packaging/smoke.py`.

It must give its version, list exactly the games whose sources are here, paint a table of each
game, let its bots think, and keep its gallery open without complaint.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
PROGRAM = ROOT / "dist" / "tabletop" / ("tabletop.exe" if os.name == "nt" else "tabletop")
PATIENCE = 30.0  # seconds until a bot has surely answered
MOST = 145.0  # megabytes of the folder, on Linux
ANSWERS = 6  # not all of them to questions that leave no choice, for which no bot thinks
UP = 4.0  # seconds a window has to stay open
COLOURS = 1000  # a painted table has far more; a blank or broken one a handful

sys.path.insert(0, str(ROOT))

from bundle import bill, libraries  # noqa: E402

from tabletop.play.game import Game  # noqa: E402
from tabletop.play.shelf import game_called  # noqa: E402
from tabletop.version import VERSION  # noqa: E402


def said(*arguments: str) -> str:
    """What the program prints; it has to end well within a minute."""
    done = subprocess.run(
        [PROGRAM, *arguments], capture_output=True, text=True, check=False, timeout=60
    )
    assert done.returncode == 0, f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def games() -> set[str]:
    """The ids of the games whose sources are here."""
    return {path.parent.name for path in (ROOT / "tabletop/games").glob("*/__init__.py")}


def table_is_painted(game: str) -> None:
    """The first picture of a new game shows a table, not an empty window."""
    with tempfile.TemporaryDirectory() as home:
        picture = Path(home, "table.png")
        start = ("--new", game, "--seed", "7", "--data-dir", home)
        began = time.monotonic()
        said(*start, "--size", "1280x720", "--screenshot", str(picture))
        with Image.open(picture) as table:
            assert table.size == (1280, 720), table.size
            colours = table.convert("RGB").getcolors(table.width * table.height) or []
        assert len(colours) > COLOURS, f"{game}: only {len(colours)} colours"
        print(f"{game}: painted in {time.monotonic() - began:.2f} s, {len(colours)} colours")


def bot_thinks(game: Game) -> None:
    """A bot that thinks in a process of its own answers: that process is this program, too."""
    with tempfile.TemporaryDirectory() as home:
        seats = game.seats[0]
        bots = ("--seats", str(seats), "--bots", ",".join(["searching"] * seats))
        window = subprocess.Popen([PROGRAM, "--new", game.id, *bots, "--data-dir", home])
        end = time.monotonic() + PATIENCE
        while answers(Path(home)) < ANSWERS and time.monotonic() < end:
            assert window.poll() is None, f"{game.id}: it closed by itself"
            time.sleep(0.2)
        window.terminate()
        window.wait(PATIENCE)
        answered = answers(Path(home))
    assert answered >= ANSWERS, f"{game.id}: bots answered only {answered} times"
    print(f"{game.id}: bots that think answered {answered} times")


def answers(home: Path) -> int:
    """How many answers the newest save of the one game in *home* holds."""
    saves = sorted(home.glob("playing/*/*.tabletop"))
    entries = json.loads(saves[-1].read_bytes())["entries"] if saves else []
    return sum(entry["type"] == "Answer" for entry in entries)


def gallery_stays_open() -> None:
    """The program, started with an empty home, is still there after a while, uncomplaining."""
    with tempfile.TemporaryDirectory() as home:
        empty = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"), home)
        window = subprocess.Popen(
            [PROGRAM], env={**os.environ, **empty}, stderr=subprocess.PIPE, text=True
        )
        time.sleep(UP)
        ended = window.poll()
        window.terminate()
        complaint = window.communicate(timeout=30)[1]
    assert ended is None, f"the window closed by itself ({ended})\n{complaint}"
    assert "Traceback" not in complaint, complaint


def look_into_the_folder() -> None:
    """It is as small as it can be, and tells on which systems it runs."""
    files = [path for path in PROGRAM.parent.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files) / 1e6
    foreign = [path.name for path in files if "readline" in path.name]
    assert not foreign, f"under the GPL: {foreign}"
    listed = json.loads((ROOT / "dist" / "tabletop.cdx.json").read_bytes())
    wrong = bill.differing(listed, PROGRAM.parent)
    assert not wrong, wrong
    lying = {text.name for text in (PROGRAM.parent / "_internal" / "licences").iterdir()}
    assert {"CONTENTS.md", "LGPL-3.0.txt", "Python.txt"} <= lying, lying
    print(f"{len(files)} files, {size:.0f} MB", end="")
    if sys.platform.startswith("linux"):
        assert size <= MOST, f"{size:.0f} MB are more than {MOST:.0f}"
        version, by = max((libraries.glibc(path), path.name) for path in files)
        print(f"; needs glibc {'.'.join(map(str, version))} or later, for {by}", end="")
    print()


def main() -> int:
    """Run every check; returns 0, or raises at the first that fails."""
    assert VERSION in said("--version")
    listed = {line.split()[0] for line in said("--games").splitlines() if line.strip()}
    assert listed == games(), f"listed {sorted(listed)}, sources of {sorted(games())}"
    for game in sorted(listed):
        table_is_painted(game)
        if game_called(game).searching is not None:
            bot_thinks(game_called(game))
    gallery_stays_open()
    look_into_the_folder()
    print(f"{PROGRAM.parent.name} {VERSION}: {', '.join(sorted(listed))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
