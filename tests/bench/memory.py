"""How much memory the program takes, at its largest: in the gallery, and with each game begun.

Each is a process that is closed when all that it shows is painted.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from tabletop.play.shelf.game_shelf import names
from tests.bench.starts import EMPTY, start, to_stillness

GALLERY_BOUND = 130
GAME_BOUND = 160


def run() -> list[tuple[str, float, float]]:
    """Megabytes of an empty window, of the gallery, and of each game."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        lines = [
            ("memory: MB of an empty window, for the record", start(EMPTY, folder).megabytes, 999)
        ]
        lines.append(("memory: MB of the gallery", _taken(folder), GALLERY_BOUND))
        for game in names():
            lines.append((f"memory: MB of {game}", _taken(folder, "--new", game), GAME_BOUND))
    return lines


def _taken(folder: Path, *wishes: str) -> float:
    return start(to_stillness(*wishes), folder).megabytes
