"""The picture of a table as it was left, beside the saves of its game."""

from __future__ import annotations

from pathlib import Path

PICTURE = "table.jpg"
"""What it is called. Only what everybody at the screen may see is on it."""


def picture_in(folder: Path) -> Path | None:
    """The picture beside the saves in *folder*, if there is one."""
    path = folder / PICTURE
    return path if path.is_file() else None
