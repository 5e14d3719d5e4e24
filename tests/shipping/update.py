"""An update and the way back, for real: `python -m tests.shipping.update COMMIT`.

COMMIT is the version of before. It is set up from the package index in a folder of its own, by a
user with a home of their own, and plays: each game by bots, a campaign, a game with a pack; each
is killed in play. Then the sources in that folder become those of here and now, without a network;
are given other pins, without a network and with one; and become those of before again, without a
network. Each version opens all that there is, verifies it, takes a picture of it and plays on.

The new version has to open everything. The old one has to open everything that it wrote itself; of
what the new one has written since it may say that it cannot read it, and has to leave it alone.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import time
from collections.abc import Callable
from hashlib import sha256
from io import BytesIO
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACK, PACKED = "the-marsh", "restless"
CAMPAIGN = "scenario"
PATIENCE = 90.0
"""Seconds until what is waited for has surely come."""
MORE = 4
"""Entries of a journal that show that a game is being played on."""
CHOSEN = {"theme": "light", "text_scale": 125, "speed": 400, "reduced_motion": True}
WITH_PACK = """
import sys
from pathlib import Path
from tabletop import Seat, new_game
from tabletop.packs import library
from tabletop.packs.players.pack import read_pack
from tabletop.play.adaptation.packs_in_play import kinds_of, options_for
pack, game, count, save = Path(sys.argv[1]), sys.argv[2], int(sys.argv[3]), Path(sys.argv[4])
library.add(read := read_pack(pack, kinds_of))
seats = [Seat(f"Player {n}", n, "random") for n in range(count)]
begun = new_game(game, seats=seats, seed=7, options=options_for([read]))
save.write_text(begun.to_json(), "utf-8")
"""
"""Begins a game with a pack: the command line has not always known them."""
NO_NETWORK = ("unshare", "--map-root-user", "--net")


class Wrong(Exception):
    """What an update must not do was done; the message tells."""


class Place:
    """One user's home, and the folder that the program lies in; what was seen is told in lines."""

    def __init__(self, where: Path) -> None:
        self.program, self.home = where / "Käthe’s games" / "tabletop", where / "home é"
        self.program.mkdir(parents=True)
        self.home.mkdir()
        self.data = self.home / ".local" / "share" / "tabletop"
        self.settings = self.home / ".config" / "tabletop" / "settings.json"
        self.picture = where / "picture.png"
        self.complaint = where / "complaint.txt"
        self.offline = False
        self.begun: list[Path] = []
        """The folders of the games and sittings that were begun here."""

    def lay(self, commit: str) -> None:
        """Put the sources of *commit* in the place of those that are there, as an update does:
        environments stay."""
        for path in self.program.iterdir():
            if not path.name.startswith(".venv"):
                shutil.rmtree(path) if path.is_dir() else path.unlink()
        asked = ["git", "archive", commit]
        packed = subprocess.run(asked, cwd=ROOT, capture_output=True, check=True).stdout
        with tarfile.open(fileobj=BytesIO(packed)) as opened:
            opened.extractall(self.program, filter="data")

    def run(self, *words: str) -> subprocess.CompletedProcess[str]:
        """What `run.py` does with *words*, to its end."""
        return subprocess.run(
            self._command(*words), env=self._variables, capture_output=True, text=True, check=False
        )

    def python(self, *words: str) -> None:
        """What the first environment's Python does with *words*, among the program's sources."""
        python = self.program / ".venv" / "bin" / "python"
        here = {**self._variables, "PYTHONPATH": str(self.program)}
        subprocess.run([python, "-P", *words], env=here, check=True)

    def window(self, *words: str, until: Callable[[], object]) -> None:
        """Open a window, and kill it when something has come about."""
        with self.complaint.open("w", encoding="utf-8") as complaint:
            window = subprocess.Popen(
                self._command(*words), env=self._variables, stdout=complaint, stderr=complaint
            )
            began = time.monotonic()
            while time.monotonic() - began < PATIENCE and window.poll() is None and not until():
                time.sleep(0.1)
            window.kill()
            window.wait()
        if not until():
            raise Wrong(f"{words}: it did not happen. {self.complaint.read_text('utf-8')}")

    @property
    def saves(self) -> list[Path]:
        """The newest save of each game and sitting that was begun, and those with a name."""
        newest = [max(folder.glob("*.tabletop"), key=_number) for folder in self.begun]
        return [*newest, *sorted((self.data / "saved").glob("*.tabletop"))]

    @property
    def environments(self) -> dict[str, str]:
        """Each environment with the hash of what it says of itself."""
        found = sorted(self.program.glob(".venv*/complete.json"))
        return {path.parent.name: sha256(path.read_bytes()).hexdigest()[:8] for path in found}

    def _command(self, *words: str) -> list[str]:
        apart = NO_NETWORK if self.offline and _can_be_apart() else ()
        return [*apart, sys.executable, str(self.program / "run.py"), *words]

    @property
    def _variables(self) -> dict[str, str]:
        kept = {name: os.environ[name] for name in ("PATH", "PIP_CERT") if name in os.environ}
        index = {"PIP_NO_INDEX": "1"} if self.offline and not _can_be_apart() else {}
        return {
            **kept,
            **index,
            "HOME": str(self.home),
            "QT_QPA_PLATFORM": "offscreen",
            "QT_LOGGING_RULES": "*.warning=false",
        }


def _can_be_apart() -> bool:
    """Whether programs can be started here that have no network at all."""
    if not shutil.which(NO_NETWORK[0]):
        return False
    return subprocess.run([*NO_NETWORK, "true"], capture_output=True, check=False).returncode == 0


def _number(save: Path) -> int:
    return int(save.stem)


def _entries(save: Path) -> int:
    return len(json.loads(save.read_bytes())["entries"])


def tell(*words: object) -> None:
    """One line of what was seen."""
    print(*words, flush=True)


def start(place: Place, title: str) -> str:
    """Start the program to its version; returns what it says."""
    began = time.monotonic()
    done = place.run("--version")
    if done.returncode:
        raise Wrong(f"{title}: {done.stdout}{done.stderr}")
    said = f"{done.stdout}{done.stderr}".strip()
    tell(f"\n== {title}: {time.monotonic() - began:.1f} s, {place.environments}\n{said}")
    return said


def make(place: Place) -> None:
    """What a user has after some evenings."""
    place.settings.parent.mkdir(parents=True)
    place.settings.write_text(json.dumps(CHOSEN), "utf-8")
    shutil.copytree(place.program / "assets" / "packs" / PACK, place.data / "packs" / PACK)
    (place.data / "saved").mkdir()
    seats = dict(
        re.findall(r"^(\w+) .*?(\d+) to \d+ seats", place.run("--games").stdout, re.MULTILINE)
    )
    with_pack = place.data / "saved" / f"{PACK}.tabletop"
    told = (str(place.data / "packs" / PACK), PACKED, seats[PACKED], str(with_pack))
    place.python("-c", WITH_PACK, *told)
    begin(place, PACKED, str(with_pack))
    for game, more in [(game, ()) for game in seats] + [(CAMPAIGN, ("--campaign",))]:
        bots = ",".join(["random"] * int(seats[game]))
        begin(place, game, "--new", game, "--seats", seats[game], "--bots", bots, *more)


def begin(place: Place, game: str, *words: str) -> None:
    """Have bots begin a game in a window that is killed, and keep a copy under a name."""
    before = _folders(place.data)
    place.window(*words, until=lambda: _grown(_folders(place.data) - before))
    [folder] = _folders(place.data) - before
    place.begun.append(folder)
    newest = max(folder.glob("*.tabletop"), key=_number)
    shutil.copyfile(newest, place.data / "saved" / f"{game} {len(place.begun)} é.tabletop")
    tell(f"begun and killed: {folder.relative_to(place.data)}: {' '.join(words[2:])}")


def _folders(data: Path) -> set[Path]:
    """The folders of all that is in play."""
    return {path.parent for path in data.rglob("*.tabletop") if path.stem.isdigit()}


def _grown(folders: set[Path], before: int = 0) -> bool:
    """Whether what is played in one of *folders* has a few entries more than *before*."""
    try:
        newest = [max(folder.glob("*.tabletop"), key=_number) for folder in folders]
        return any(_entries(save) >= before + MORE for save in newest)
    except (FileNotFoundError, ValueError):  # a newer one is just taking its place
        return False


def open_all(place: Place, must: set[str]) -> None:
    """Verify all that there is, and take pictures. What is in *must* has to be opened.

    :raises Wrong: if it is not, or if anything is changed that could not be opened.
    """
    for save in place.saves:
        before = save.read_bytes()
        asked = [place.run("--verify", str(save))]
        if save.parent.name == "saved":
            place.picture.unlink(missing_ok=True)
            asked.append(place.run(str(save), "--screenshot", str(place.picture)))
        said = " ".join(f"{done.stdout}{done.stderr}".strip() for done in asked)
        name = str(save.relative_to(place.data))
        fine = not any(done.returncode for done in asked)
        tell(f"{'opened' if fine else 'REFUSED'}: {name}: {said}")
        if not fine and (sha256(before).hexdigest() in must or must == {"*"}):
            raise Wrong(f"{name} does not open: {said}")
        if "Traceback" in said:
            raise Wrong(f"{name}: {said}")
        if save.read_bytes() != before:
            raise Wrong(f"{name} was changed by being looked at.")


def play_on(place: Place) -> None:
    """Go on with each game in play and with the campaign, and be killed again."""
    for folder in place.begun:
        before = _entries(max(folder.glob("*.tabletop"), key=_number))
        place.window(str(folder), until=lambda: _grown({folder}, before))  # noqa: B023
        tell(f"played on: {folder.relative_to(place.data)}, from entry {before}")


def keeps_the_settings(place: Place) -> None:
    """See that what the user has chosen still stands in the settings."""
    found = json.loads(place.settings.read_text("utf-8"))
    if found | CHOSEN != found:
        raise Wrong(f"The settings are others now: {found}")


def held(place: Place) -> set[str]:
    """The hashes of all saves."""
    return {sha256(save.read_bytes()).hexdigest() for save in place.saves}


def update(place: Place, old: str, new: str) -> None:
    """The whole way, there and back."""
    place.lay(old)
    start(place, "the version of before, set up from the index")
    make(place)
    open_all(place, {"*"})
    of_old = held(place)

    place.lay(new)
    place.offline = True
    start(place, "the new version, offline")
    open_all(place, {"*"})
    keeps_the_settings(place)

    place.lay(old)
    start(place, "back to the version of before, offline")
    open_all(place, of_old)
    play_on(place)
    of_old |= held(place)
    keeps_the_settings(place)

    place.lay(new)
    start(place, "the new version again, offline")
    open_all(place, {"*"})
    play_on(place)

    pins = place.program / "packaging" / "requirements.txt"
    pins.write_text(f"{pins.read_text('utf-8')}# other pins\n", "utf-8")
    said = start(place, "new pins, offline")
    if "Until then Tabletop uses the packages that it has." not in said:
        raise Wrong("Nobody was told that old packages are used.")
    place.offline = False
    start(place, "new pins, online")
    open_all(place, {"*"})
    play_on(place)
    start(place, "new pins, started before")

    place.lay(old)
    place.offline = True
    start(place, "back to the version of before and its pins, offline")
    open_all(place, of_old)
    keeps_the_settings(place)


def main() -> int:
    """Go the whole way; returns 1 at the first thing that an update must not do."""
    parser = argparse.ArgumentParser(prog="update", description=__doc__)
    parser.add_argument("old", metavar="COMMIT", help="the version of before")
    parser.add_argument("--new", default="HEAD", metavar="COMMIT", help="instead of the newest")
    args = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        try:
            update(Place(Path(name)), args.old, args.new)
        except Wrong as wrong:
            tell(f"WRONG: {wrong}")
            return 1
    tell("\nNothing was lost, there and back.")
    return 0


if __name__ == "__main__":
    sys.exit(main())
