"""Test the frozen program: `python packaging/smoke.py`.

It must print its version, list exactly the games whose sources are here, paint a table of each game
and play it to an end, let its bots think, keep its gallery and a share window open without errors,
continue after being killed, verify what it saved, and install a pack. Its folder is compared with
the bill of materials, and each package is started under hard conditions: in a read-only folder with
a space and an accent in its name, with an empty environment.
"""

import json
import os
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
DIST = ROOT / "dist"
PROGRAM = DIST / "tabletop" / ("tabletop.exe" if os.name == "nt" else "tabletop")
PACK = ROOT / "assets" / "packs" / "the-marsh"
PATIENCE = 60.0  # seconds to wait for anything
MOST = 140.0  # megabytes of the folder, on Linux
ANSWERS = 6  # some may be forced, without a bot thinking
UP = 3.0  # seconds that a window must stay open
COLOURS = 1000  # a painted table has far more, a blank or broken one a handful
BEFORE_THE_END = 8  # how many answers before the end a late position is
SWIFT = {
    "bots_at_once": True,
    "reduced_motion": True,
    "speed": 400,
}  # settings with which bots do not wait

sys.path.insert(0, str(ROOT))

from bundle import bill, lean, libraries  # noqa: E402

from saves.source_commit import version  # noqa: E402
from tabletop import Seat, Session, new_game  # noqa: E402
from tabletop.bots import bot  # noqa: E402
from tabletop.bots.luck import Luck  # noqa: E402
from tabletop.play.rules.game import Game  # noqa: E402
from tabletop.play.shelf.game_shelf import game_called  # noqa: E402
from tabletop.table.table import unnamed  # noqa: E402
from tabletop.version import VERSION  # noqa: E402


def said(*arguments: str, program: Path = PROGRAM, bare: bool = False) -> str:
    """The output of the program, which must end within a minute. A *bare* one gets no environment
    except that there is no screen."""
    environment = {"QT_QPA_PLATFORM": "offscreen"} if bare else None
    done = subprocess.run(
        [program, *arguments],
        capture_output=True,
        text=True,
        check=False,
        timeout=PATIENCE,
        env=environment,
    )
    assert done.returncode == 0, f"{arguments}: {done.returncode}\n{done.stdout}{done.stderr}"
    return done.stdout


def stays_open(home: Path, *arguments: str, until: Callable[[], object] | None = None) -> None:
    """Check that the window stays open for a while, or until *until* holds, without errors.

    Then kill it, like a power cut.
    """
    empty = dict.fromkeys(("HOME", "XDG_DATA_HOME", "XDG_CONFIG_HOME", "APPDATA"), str(home))
    with (home / "complaint").open("w+") as complaint:
        window = subprocess.Popen(
            [PROGRAM, *arguments], env={**os.environ, **empty}, stderr=complaint
        )
        began = time.monotonic()
        while time.monotonic() - began < (PATIENCE if until else UP):
            time.sleep(0.1)
            if window.poll() is not None or (until and until()):
                break
        ended = window.poll()
        window.kill()
        window.wait(PATIENCE)
        complaint.seek(0)
        words = complaint.read()
    assert ended is None, f"{arguments}: the window closed by itself ({ended})\n{words}"
    assert "Traceback" not in words, words
    assert not [*home.rglob("reports/*")], f"{arguments}: something failed, there is a report"
    assert until is None or until(), f"{arguments}: it did not happen"


def games() -> set[str]:
    """The ids of the games whose sources are here."""
    return {path.parent.name for path in (ROOT / "tabletop/games").glob("*/__init__.py")}


def table_is_painted(game: str, program: Path = PROGRAM, *, bare: bool = False) -> None:
    """Check that the first picture of a new game shows a table, not an empty window."""
    with tempfile.TemporaryDirectory() as home:
        picture = Path(home, "table.png")
        start = ("--new", game, "--seed", "7", "--data-dir", home)
        began = time.monotonic()
        shot = ("--size", "1280x720", "--screenshot", str(picture))
        said(*start, *shot, program=program, bare=bare)
        with Image.open(picture) as table:
            assert table.size == (1280, 720), table.size
            colours = table.convert("RGB").getcolors(table.width * table.height) or []
        assert len(colours) > COLOURS, f"{game}: only {len(colours)} colours"
        print(f"{game}: painted in {time.monotonic() - began:.2f} s, {len(colours)} colours")


def is_played_to_an_end(game: str) -> None:
    """Let bots play a whole game of *game*, without a window."""
    told = said("play", game, "--bots", "random", "--games", "1", "--processes", "1")
    assert "endings:" in told, told


def bot_thinks(game: Game) -> None:
    """Check that a bot that thinks in a separate process answers: that process is this program,
    too."""
    with tempfile.TemporaryDirectory() as name:
        home, seats = Path(name), game.seats[0]
        bots = ("--seats", str(seats), "--bots", ",".join(["searching"] * seats))
        start = ("--new", game.id, *bots, "--data-dir", name)
        stays_open(home, *start, until=lambda: answers(home) >= ANSWERS)
        print(f"{game.id}: bots that think answered {answers(home)} times")


def goes_on_after_a_kill() -> None:
    """Kill a window in which bots play Tower; the next one must play that game to its end, and the
    save must verify."""
    with tempfile.TemporaryDirectory() as name:
        home, file = Path(name), Path(name, "late.tabletop")
        late_in_the_game(file)
        last = told(file)["answers"]
        stays_open(home, str(file), "--data-dir", name, until=lambda: answers(home) > last)
        before = answers(home)
        (home / "settings.json").write_text(json.dumps(SWIFT), "utf-8")
        stays_open(home, "--resume", "--data-dir", name, until=lambda: newest(home)["outcome"])
        after = answers(home)
        assert after > before, f"{before} answers before the kill, {after} at the end"
        [folder] = home.glob("playing/*")
        said("--verify", str(max(folder.glob("*.tabletop"))), "--data-dir", name)
        print(f"tower: killed after {before} answers, ended after {after}, verified")


def late_in_the_game(file: Path) -> None:
    """Save a game of Tower between bots, some answers before its end."""
    whole = given_in_tower()[1]
    file.write_text(given_in_tower(whole - BEFORE_THE_END)[0].to_json(), "utf-8")


def given_in_tower(most: int = 10_000) -> tuple[Session, int]:
    """The same game each time, after *most* answers or at its end, and the number of answers."""
    seats = [Seat(unnamed(n, "random"), n, "random") for n in (0, 1)]
    session, luck, given = new_game("tower", seats=seats, seed=7), Luck(7), 0
    choose = bot(session.game, "random")
    while session.decisions and given < most:
        asked = session.decisions[0]
        session.answer(choose(session.view(asked.seat), asked, luck), seat=asked.seat)
        given += 1
    return session, given


def answers(home: Path) -> int:
    """The number of answers in the newest save of the only game in *home*."""
    return int(newest(home)["answers"])


def newest(home: Path) -> dict[str, Any]:
    """The data of the newest save of the only game in *home*."""
    saves = sorted(home.glob("playing/*/*.tabletop"))
    try:
        return told(saves[-1]) if saves else {"answers": 0, "outcome": None}
    except FileNotFoundError:  # a newer one has just replaced it
        return newest(home)


def told(file: Path) -> dict[str, Any]:
    """The number of answers of a save, how many came from chance, and the result."""
    save = json.loads(file.read_bytes())
    given = sum(entry["type"] == "Answer" for entry in save["entries"])
    return {"answers": given, "outcome": save["table"].get("outcome")}


def pack_is_taken_in() -> None:
    """Check that a pack in one file is opened as by a double click, and can be used in a game."""
    with tempfile.TemporaryDirectory() as name:
        home = Path(name)
        file = home / "marsh é.tabletop-pack"
        with zipfile.ZipFile(file, "w") as into:
            for path in sorted(PACK.rglob("*")):
                into.write(path, path.relative_to(PACK))
        there = home / "packs" / PACK.name / "pack.toml"
        stays_open(home, str(file), "--data-dir", name, until=there.exists)
        start = ("--new", "restless", "--seed", "7", "--with", PACK.name, "--data-dir", name)
        said(*start, "--screenshot", str(home / "table.png"))
        print(f"{PACK.name}: installed, and used in a game")


def windows_stay_open() -> None:
    """Check the gallery of a new user, and a table with a share window."""
    with tempfile.TemporaryDirectory() as name:
        stays_open(Path(name))
        sharing = ("--new", "tower", "--share-window", "--seat-window", "1")
        stays_open(Path(name), *sharing, "--data-dir", name)


def look_into_the_folder() -> None:
    """Check that the folder is small, that its bill is true, and which systems it runs on."""
    files = [path for path in PROGRAM.parent.rglob("*") if path.is_file() and not path.is_symlink()]
    size = sum(path.stat().st_size for path in files) / 1e6
    foreign = [path.name for path in files if "readline" in path.name]
    assert not foreign, f"under the GPL: {foreign}"
    warnings = (ROOT / "build" / "tabletop" / "warn-tabletop.txt").read_text("utf-8")
    lacking = lean.asked_for(warnings)
    assert not lacking, f"left out but needed: {lacking}"
    wrong = bill.differing(json.loads((DIST / "tabletop.cdx.json").read_bytes()), PROGRAM.parent)
    assert not wrong, wrong
    lying = {text.name for text in (PROGRAM.parent / "_internal" / "licences").iterdir()}
    assert {"CONTENTS.md", "LGPL-3.0.txt", "Python.txt"} <= lying, lying
    print(f"{len(files)} files, {size:.0f} MB", end="")
    if sys.platform.startswith("linux"):
        assert size <= MOST, f"{size:.0f} MB are more than {MOST:.0f}"
        version, by = max((libraries.glibc(path), path.name) for path in files)
        print(f"; needs glibc {'.'.join(map(str, version))} or later, for {by}", end="")
    print()


def parcels_start() -> None:
    """Check that the packages start elsewhere: the unpacked tarball, and the AppDir (or
    AppImage)."""
    with tempfile.TemporaryDirectory() as name:
        there = Path(name, "Bücher und Spiele")
        for packed in DIST.glob(f"tabletop-{VERSION}-*.tar.gz"):
            with tarfile.open(packed) as tarball:
                tarball.extractall(there, filter="tar")
            shutil.copytree(DIST / "Tabletop.AppDir", there / "AppDir", symlinks=True)
        images = DIST.glob(f"tabletop-{VERSION}-*.AppImage")
        for program in [*there.glob("tabletop-*/tabletop"), *there.glob("*/AppRun"), *images]:
            for path in (program.parent, *program.parent.rglob("*")):
                if path.is_dir() and path.is_relative_to(there):
                    path.chmod(0o555)
            assert VERSION in said("--version", program=program, bare=True)
            table_is_painted("tower", program, bare=True)
        for path in there.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)


def main() -> int:
    """Run every check. Returns 0, or raises at the first failure."""
    assert said("--version").strip() == f"Tabletop {version()}"
    listed = {line.split()[0] for line in said("--games").splitlines() if line.strip()}
    assert listed == games(), f"listed {sorted(listed)}, sources of {sorted(games())}"
    for game in sorted(listed):
        table_is_painted(game)
        is_played_to_an_end(game)
        if game_called(game).searching is not None:
            bot_thinks(game_called(game))
    windows_stay_open()
    goes_on_after_a_kill()
    pack_is_taken_in()
    look_into_the_folder()
    if sys.platform.startswith("linux"):
        parcels_start()
    print(f"{PROGRAM.parent.name} {VERSION}: {', '.join(sorted(listed))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
