"""The game's own environment, `.venv`: made once, checked in a moment, healed when broken.

`.venv/complete.json` says what the environment was made from, and is written only while nothing
is being changed in it. Where it does not match - another Python, a moved folder, new pins, a
set-up that was interrupted - everything is made anew, so a half-made environment is never used.
"""

import hashlib
import json
import os
import shutil
import sys
from pathlib import Path
from typing import TypedDict

from launcher import SetupFailed

GAME = ("requirements.txt",)
DEVELOPMENT = ("requirements.txt", "requirements-dev.txt")
LIBRARIES = "system libraries"


class Record(TypedDict):
    """What an environment is made from: Python, folder, and its parts.

    A part is a file of pins with its hash, or the system libraries, which were seen to be there.
    """

    python: str
    folder: str
    parts: dict[str, str]


def ensure(root: Path, files: tuple[str, ...]) -> Path:
    """Return the environment's Python once everything pinned in packaging/`files` is installed.

    Raises SetupFailed when that cannot be had.
    """
    home = root / ".venv"
    wanted = _wanted(root, files)
    if _missing(home, wanted):
        _complete(home, wanted, root)
    return _python(home)


def _complete(home: Path, wanted: Record, root: Path) -> None:
    from launcher import steps  # imported here: a start that finds all in place need not pay for it
    from launcher.qt_libraries import provide

    with steps.alone(root):
        missing = _missing(home, wanted)  # again: another start may have done it while we waited
        record = home / "complete.json"
        done = _read(home)
        if done is None or len(missing) == len(wanted["parts"]):
            done = {**wanted, "parts": {}}
            record.unlink(missing_ok=True)
            _remove(home)
            steps.make(home)
        for part in missing:
            if part == LIBRARIES:
                provide(_python(home))
            else:
                record.unlink(missing_ok=True)
                steps.install(_python(home), root / "packaging" / part, home / "set-up.log")
            done["parts"][part] = wanted["parts"][part]
            record.write_text(json.dumps(done, indent=1), "utf-8")


def _wanted(root: Path, files: tuple[str, ...]) -> Record:
    parts = {
        name: hashlib.sha256((root / "packaging" / name).read_bytes()).hexdigest() for name in files
    }
    python = f"{sys.version.split()[0]} {sys.base_prefix}"
    return {"python": python, "folder": str(root), "parts": {**parts, LIBRARIES: "seen"}}


def _missing(home: Path, wanted: Record) -> list[str]:
    """The parts still to be provided; all of them where the environment has to be made anew."""
    everything = list(wanted["parts"])
    found = _read(home)
    if found is None or not _python(home).exists():
        return everything
    if (found["python"], found["folder"]) != (wanted["python"], wanted["folder"]):
        return everything
    if any(wanted["parts"].get(name, held) != held for name, held in found["parts"].items()):
        return everything
    return [name for name in everything if name not in found["parts"]]


def _read(home: Path) -> Record | None:
    """The record of a finished set-up; None where there is none or it is damaged."""
    try:
        found = json.loads((home / "complete.json").read_text("utf-8"))
        parts = {str(name): str(held) for name, held in found["parts"].items()}
        return {"python": found["python"], "folder": found["folder"], "parts": parts}
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None


def _remove(home: Path) -> None:
    if not home.exists():
        return
    try:
        shutil.rmtree(home)
    except OSError as error:
        raise SetupFailed(
            f"Cannot remove {home} to make it anew: {error.strerror}. Close the game, or delete it."
        ) from None


def _python(home: Path) -> Path:
    return home / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
