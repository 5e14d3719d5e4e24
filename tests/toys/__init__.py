"""Games that only tests know, each for what no game that is played needs yet.

A toy is one folder here: its rules are a package as those of any game, and what players see lies
beside them (`layout.toml`, `rulebook.md`, `dressing.toml`). They stand on the shelf in all tests,
so that every test of every game walks through them, too; `python -m tests.toys` shows them in the
window.
"""

from pathlib import Path

from tabletop.packs import folders
from tabletop.play import shelf

shelf.PACKAGES.append(__name__)
folders.GAMES.append(Path(__file__).parent)
