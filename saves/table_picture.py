"""The picture of a table as it was left, beside the saves of its game."""

from __future__ import annotations

from pathlib import Path

PICTURE = "table.jpg"
"""Its file name. It shows only what everybody at the screen may see."""


def picture_in(folder: Path) -> Path | None:
    """The picture beside the saves in *folder*, or None."""
    path = folder / PICTURE
    return path if path.is_file() else None
