"""The folders of a game's assets: cards, rulebook, layout, dressing, languages."""

from __future__ import annotations

from pathlib import Path

GAMES = [Path(__file__).resolve().parents[2] / "assets" / "games"]
"""The folders that hold a folder for each game. Tests add some."""


def folder_of(game: str) -> Path:
    """The folder of the game with this id; its place if there is no such game."""
    return next((folder / game for folder in GAMES if (folder / game).is_dir()), GAMES[0] / game)


def folders() -> list[Path]:
    """The folders of all games, by id."""
    found = (each for room in GAMES for each in room.iterdir() if each.is_dir())
    return sorted(found, key=lambda each: each.name)


def module_folder(game: str, module: str) -> Path:
    """The folder of the assets of a module of *game*; it may not exist."""
    return folder_of(game) / "modules" / module


def folders_of(edition: str) -> list[Path]:
    """The folder of a game and those of its modules in play (`game+module+module`)."""
    game, *modules = edition.split("+")
    return [folder_of(game), *(module_folder(game, module) for module in modules)]
