"""Games that only tests know, each for what no game that is played needs yet.

A toy is one folder here: its rules are a package as those of any game, and what players see lies
beside them (`layout.toml`, `rulebook.md`, `dressing.toml`). They stand on the shelf in all tests,
so that every test of every game walks through them, too; `python -m tests.toys` shows them in the
window.
"""

from pathlib import Path

from tabletop.packs import game_folders
from tabletop.play.shelf import game_shelf

game_shelf.PACKAGES.append(__name__)
game_folders.GAMES.append(Path(__file__).parent)
