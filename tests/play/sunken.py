"""A game that stands on the shelf for a test, and cannot be loaded."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

import tabletop.games
from tabletop.play.shelf import game_shelf

BOX = """
from tabletop.play.rules.game_box import Box

BOX = Box(
    id="sunken", title="The Sunken", blurb="Not to be had.", seats=(1, 2), options=(), presets={},
    difficulty=lambda seats, options: "easy",
)
"""

RULES = """
from tabletop.games.sunken import BOX

WRECK = {}["mast"]
"""
"""Its third line of code is the fault."""


def put_on_shelf(
    folder: Path, monkeypatch: pytest.MonkeyPatch, box: str = BOX, rules: str = RULES
) -> None:
    """Let there be the game `sunken` for one test, its package in *folder*."""
    package = folder / "games" / "sunken"
    package.mkdir(parents=True)
    (package / "__init__.py").write_text(box)
    (package / "game.py").write_text(rules)
    monkeypatch.setattr(tabletop.games, "__path__", [*tabletop.games.__path__, str(package.parent)])
    monkeypatch.setattr(game_shelf, "_packages", game_shelf._packages.__wrapped__)
    monkeypatch.setattr(game_shelf, "_opened", dict(game_shelf._opened))
    for module in ("tabletop.games.sunken", "tabletop.games.sunken.game"):
        monkeypatch.setitem(sys.modules, module, None)  # so that it is forgotten after the test
        del sys.modules[module]
    monkeypatch.setattr(tabletop.games, "sunken", None, raising=False)
