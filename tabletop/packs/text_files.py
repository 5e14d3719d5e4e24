"""Reading files that anybody may have written: how large they may be, and where they may lie."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from pathlib import Path

from tabletop.packs.error import PackError

LARGEST = 400_000
"""Bytes a file of a pack may have; the largest of ours has some 30,000."""

MOST = 200
"""Files a folder of a pack may have."""


def list_files(folder: Traversable, ending: str) -> list[str]:
    """The names of the files in *folder* that end so, in order.

    :raises PackError: if there is no such folder, or far too much in it.
    """
    try:
        names = sorted(entry.name for entry in folder.iterdir() if entry.name.endswith(ending))
    except OSError as error:
        raise PackError(
            str(folder), 0, "This folder cannot be read.", "Look whether it is there."
        ) from error
    if len(names) > MOST:
        raise PackError(
            str(folder), 0, f"{len(names)} files are too many.", f"Keep to {MOST} of them."
        )
    return names


def read_text(folder: Traversable, name: str) -> str:
    """The text of the file called *name* that lies in *folder* itself.

    :raises PackError: if it lies elsewhere (by its name or by a link), cannot be read, is too
        large, or is no text.
    """
    place = folder / name
    if isinstance(place, Path) and not _lies_in(folder, name):
        raise PackError(
            name, 0, "This is not a file of the folder itself.", "Put the file into the folder."
        )
    try:
        if not place.is_file():
            raise PackError(name, 0, "This file is not there.", f"Put it into {folder}.")
        with place.open("rb") as file:
            raw = file.read(LARGEST + 1)
    except OSError as error:
        raise PackError(name, 0, "This file cannot be read.", "Look at its permissions.") from error
    if len(raw) > LARGEST:
        raise PackError(name, 0, "This file is too large.", f"Keep it below {LARGEST:,} bytes.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw[: error.start].count(b"\n") + 1
        raise PackError(name, line, "This is not UTF-8 text.", "Save the file as UTF-8.") from error


def _lies_in(folder: Traversable, name: str) -> bool:
    """Whether the file is in *folder*, by its name and after following links."""
    if not isinstance(folder, Path) or Path(name).name != name:
        return False
    try:
        return (folder / name).resolve().parent == folder.resolve()
    except (OSError, RuntimeError):  # links that lead in a circle
        return False
