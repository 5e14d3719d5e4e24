"""The tree as a reader has it who writes what the pages say: the first game, and its module."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import tabletop.games
from tabletop.packs import game_folders
from tabletop.play.shelf import game_shelf
from tests.docs.listings import to_write

GAME = "bonfire"
MODULE = "storm"
PAGES = ("first-game.md", "games.md")


def write(folder: Path, *pages: str) -> None:
    """Write the files of *pages* into *folder*, as they say."""
    for name, text in to_write(*pages).items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def _forget() -> None:
    for name in [each for each in sys.modules if each.startswith(f"tabletop.games.{GAME}")]:
        del sys.modules[name]
    game_shelf._opened.pop(GAME, None)
    for made in [key for key in game_shelf._assembled if key[0] == GAME]:
        del game_shelf._assembled[made]
    game_shelf._packages.cache_clear()


@contextmanager
def on_the_shelf(folder: Path, *pages: str) -> Iterator[Path]:
    """The game of *pages*, written below *folder* and laid over the tree; gone again behind it."""
    write(folder, *pages)
    with pytest.MonkeyPatch.context() as patch:
        rooms = [*tabletop.games.__path__, str(folder / "tabletop" / "games")]
        patch.setattr(tabletop.games, "__path__", rooms)
        patch.setattr(game_folders, "GAMES", [*game_folders.GAMES, folder / "assets" / "games"])
        game_shelf._packages.cache_clear()
        try:
            yield folder
        finally:
            _forget()
