"""The game's own environments: one for each X.Y of Python and set of pins, kept until replaced.

The first is `.venv`; another is, for example, `.venv-3.12-7ea843a9`, with its Python and the hash
of its pins. Each contains a record of what it was made from (`home.Record`), independent of the
folder's path and of Python's patch version. A matching one is used, and repaired if files are
missing; otherwise a new one is made. The last used one is kept, so that going back needs no
network; older ones are deleted once the new one has started the game.
"""

import platform
import shutil
import sys
from contextlib import suppress
from pathlib import Path

from launcher import SetupFailed
from launcher.home import Home, digest, version_of_python

GAME = ("requirements.txt",)
DEVELOPMENT = ("requirements.txt", "requirements-dev.txt")
LIBRARIES = "system libraries"
STARTED = "TABLETOP_STARTED"
"""The variable that tells the program which file to touch when its window has been painted."""


class Wanted:
    """What is needed: the pins of *files* in packaging/, for the running Python."""

    def __init__(self, root: Path, files: tuple[str, ...]) -> None:
        self.root = root
        self.pins = {name: root / "packaging" / name for name in files}
        held = {name: digest(file) for name, file in self.pins.items()}
        self.parts = {**held, LIBRARIES: "seen"}
        self.name = f".venv-{version_of_python()}-{''.join(each[:8] for each in held.values())}"

    def fits(self, home: Home) -> bool:
        """Whether *home* is of this Python and has no other pins; it may lack some."""
        found = home.record
        return (
            found is not None
            and found["python"].split(".")[:2] == version_of_python().split(".")
            and all(self.parts.get(name, held) == held for name, held in found["parts"].items())
        )

    def missing(self, home: Home) -> list[str]:
        """The parts that *home* lacks, or of which a file is missing."""
        found = home.record
        there = found["parts"] if found else {}
        return [
            name
            for name in self.parts
            if name not in there or (name in self.pins and home.broken(self.pins[name]))
        ]

    def is_met_by(self, home: Home) -> bool:
        """Whether the game can start from *home* as it is."""
        return self.fits(home) and home.python.exists() and not self.missing(home)


def ensure(root: Path, files: tuple[str, ...]) -> Path:
    """Return the Python of an environment with everything that packaging/`files` pins installed.

    If new packages cannot be downloaded, a player gets an existing environment. Raises SetupFailed
    if there is none.
    """
    wanted = Wanted(root, files)
    home = _found(wanted) or _provided(wanted)
    _tidy(home, root)
    return home.python


def started(python: Path) -> Path:
    """The file that shows that the game was started from the environment of *python*."""
    return Home(python.parent.parent).started


def _homes(root: Path) -> list[Home]:
    """The environments of *root*, last used first."""
    folders = [root / ".venv", *root.glob(".venv-*")]
    homes = [Home(folder) for folder in folders if folder.is_dir()]
    return sorted(homes, key=lambda home: home.used, reverse=True)


def _found(wanted: Wanted) -> Home | None:
    return next((home for home in _homes(wanted.root) if wanted.is_met_by(home)), None)


def _provided(wanted: Wanted) -> Home:
    # imported late: a start that finds everything does not need them
    from launcher import bounds, steps

    try:
        with steps.alone(wanted.root):
            home = _found(wanted)  # once more, because another start may have done it meanwhile
            if home is None:
                bounds.check()
                home = _completed(wanted)
    except SetupFailed as failure:
        home = _stand_in(wanted)
        if home is None:
            raise
        print(f"{failure}\nUntil then Tabletop uses the packages that it has.", file=sys.stderr)
    return home


def _completed(wanted: Wanted) -> Home:
    from launcher import bounds, steps
    from launcher.qt_libraries import provide

    own = (home for home in _homes(wanted.root) if not home.is_borrowed)
    home = next(filter(wanted.fits, own), None)
    if home is None:
        bounds.check_space(wanted.root, tuple(wanted.pins))
        home = _begun(wanted)
    was_there = home.record["parts"] if home.record else {}
    missing = wanted.missing(home)
    if not home.python.exists() or any(part in was_there for part in missing):
        steps.make(home)
    for part in missing:
        if part == LIBRARIES:
            provide(home.python)
        else:
            steps.install(home, wanted.pins[part], again=part in was_there)
        home.note(part, wanted.parts[part])
    return home


def _begun(wanted: Wanted) -> Home:
    """An empty folder for a new environment: `.venv` if that is free, otherwise one with its own
    name."""
    for name in (".venv", wanted.name):
        home = Home(wanted.root / name)
        if home.is_half_made or (name == wanted.name and home.folder.exists()):
            _remove(home)
        if not home.folder.exists() and not home.is_borrowed:
            home.begin(f"{platform.python_version()} {sys.base_prefix}", wanted.root)
            return home
    raise AssertionError("the folder was removed just now")


def _stand_in(wanted: Wanted) -> Home | None:
    """For a player: an environment that has started the game, with some version of all packages.

    It may be of another Python, which is then used.
    """
    if tuple(wanted.pins) != GAME:
        return None
    pins = wanted.pins[GAME[0]]
    homes = (home for home in _homes(wanted.root) if home.record is not None)
    return next((home for home in homes if home.has_some_of_each(pins)), None)


def _tidy(home: Home, root: Path) -> None:
    """After *home* has started the game, delete all other environments except the last used one."""
    if not (home.started.exists() and _older(home, root)):
        return
    from launcher import steps

    with suppress(SetupFailed, OSError), steps.alone(root):
        for old in _older(home, root):
            shutil.rmtree(old.folder)


def _older(home: Home, root: Path) -> list[Home]:
    """Our environments other than *home* and the one used last before it."""
    return [
        other
        for other in _homes(root)
        if other.folder != home.folder
        and not other.is_borrowed
        and (other.record is not None or other.is_half_made)  # otherwise it is not one of ours
    ][1:]


def _remove(home: Home) -> None:
    try:
        shutil.rmtree(home.folder)
    except OSError as error:
        raise SetupFailed(
            f"Cannot replace {home.folder}: {error.strerror}. Close the game, or delete it."
        ) from None
