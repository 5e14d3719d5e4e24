"""One environment: a folder made by Python's venv, and the record of its content."""

import hashlib
import json
import os
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import TypedDict

PIN = re.compile(r"^([\w.-]+)==([^\s;\\]+) *(;?)", re.MULTILINE)
"""A line of a file of pins: the package, its version, and whether only some systems need it."""

INFO = ".dist-info"
"""The suffix of the folders that name installed packages."""


class Record(TypedDict):
    """What an environment is made from: Python, folder, and its parts.

    A part is a file of pins with its hash, or the system libraries, which were found. Only X.Y of
    Python counts, and the folder not at all; both are written in full because earlier versions of
    this launcher read them.
    """

    python: str
    folder: str
    parts: dict[str, str]


class Home:
    """The environment in *folder*, which may not exist."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
        self.log = folder / "set-up.log"
        self.started = folder / "started"
        self._record = folder / "complete.json"
        self._unfinished = folder / "unfinished"

    @property
    def is_borrowed(self) -> bool:
        """Whether the folder is a link to elsewhere: such an environment is used as it is, and
        never changed."""
        return self.folder.is_symlink()

    @property
    def is_half_made(self) -> bool:
        """Whether a set-up of ours was interrupted before anything was complete."""
        return self._unfinished.exists()

    def begin(self, python: str, root: Path) -> None:
        """Create the folder, and note that nothing is complete yet."""
        self.folder.mkdir()
        self._unfinished.touch()
        self._begun = Record(python=python, folder=str(root), parts={})

    def note(self, part: str, held: str) -> None:
        """Note that *part* is complete."""
        record = self.record or self._begun
        record["parts"][part] = held
        draft = self._record.with_suffix(".new")
        draft.write_text(json.dumps(record, indent=1), "utf-8")
        draft.replace(self._record)
        self._unfinished.unlink(missing_ok=True)

    @property
    def record(self) -> Record | None:
        """The record of a finished set-up; None if there is none or it is damaged."""
        try:
            found = json.loads(self._record.read_text("utf-8"))
            parts = {str(name): str(held) for name, held in found["parts"].items()}
            return Record(python=str(found["python"]), folder=str(found["folder"]), parts=parts)
        except (OSError, ValueError, KeyError, TypeError, AttributeError):
            return None

    @property
    def used(self) -> float:
        """When the game was last started from here, or else when this was made; for sorting."""
        for file in (self.started, self._record):
            if file.exists():
                return file.stat().st_mtime
        return 0.0

    def broken(self, pins: Path) -> list[str]:
        """The packages of *pins* of which a file is missing, or that have another version.

        Packages list their files; the folders are listed instead of checking each file, which is
        several times faster.
        """
        site = self.site
        found = {_plain(name): name for name in _names(site)}
        return [
            package
            for package, version, only_some in PIN.findall(pins.read_text("utf-8"))
            if not only_some and not _is_whole(site, found, f"{package}-{version}")
        ]

    def has_some_of_each(self, pins: Path) -> bool:
        """Whether there is a Python, and some version of each package of *pins*."""
        found = {_plain(name.partition("-")[0]) for name in _names(self.site)}
        wanted = PIN.findall(pins.read_text("utf-8"))
        return self.python.exists() and all(
            only_some or _plain(package) in found for package, _version, only_some in wanted
        )

    @property
    def site(self) -> Path:
        """The folder of the packages."""
        found = self.folder.glob("lib/python*/site-packages")
        return next(found, self.folder / "Lib" / "site-packages")


def digest(pins: Path) -> str:
    """The hash of a file of pins."""
    return hashlib.sha256(pins.read_bytes()).hexdigest()


def version_of_python() -> str:
    """The X.Y of the running Python."""
    return f"{sys.version_info.major}.{sys.version_info.minor}"


def _names(site: Path) -> list[str]:
    """What is installed in *site*: `pillow-13.0.0`, ..."""
    try:
        listed = os.listdir(site)  # noqa: PTH208  (names alone, at every start)
    except OSError:
        return []
    return [name.removesuffix(INFO) for name in listed if name.endswith(INFO)]


def _plain(name: str) -> str:
    """*name* normalised: file names vary in hyphens, dots and capitals."""
    return re.sub(r"[-_.]+", "_", name).lower()


def _is_whole(site: Path, found: dict[str, str], wanted: str) -> bool:
    name = found.get(_plain(wanted))
    return name is not None and all(
        files <= there for files, there in _compared(site, site / f"{name}{INFO}" / "RECORD")
    )


def _compared(site: Path, record: Path) -> Iterator[tuple[set[str], set[str]]]:
    """For each folder of a package: the files that belong there, and those that are there."""
    wanted: dict[str, set[str]] = {"": {record.parent.name}}
    try:
        lines = record.read_text("utf-8").splitlines()
    except OSError:
        lines = ["RECORD is missing,,"]
    for line in lines:
        folder, _, file = line.rsplit(",", 2)[0].strip('"').rpartition("/")
        # scripts and compiled files do not count
        if not (folder.startswith("..") or file.endswith(".pyc")):
            wanted.setdefault(folder, set()).add(file)
    for folder, files in wanted.items():
        try:
            there = set(os.listdir(site / folder))  # noqa: PTH208
        except OSError:
            there = set()
        yield files, there
