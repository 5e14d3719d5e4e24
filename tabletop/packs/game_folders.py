"""Where lies what games bring for players to see: cards, rulebook, layout, dressing, languages."""

from __future__ import annotations

from pathlib import Path

GAMES = [Path(__file__).resolve().parents[2] / "assets" / "games"]
"""Folders that hold a folder for each game. Tests put some of their own here."""


def folder_of(game: str) -> Path:
    """The folder of the game with this id; where it would be, if there is none."""
    return next((folder / game for folder in GAMES if (folder / game).is_dir()), GAMES[0] / game)


def folders() -> list[Path]:
    """The folders of all games there are, by id."""
    found = (each for room in GAMES for each in room.iterdir() if each.is_dir())
    return sorted(found, key=lambda each: each.name)


def module_folder(game: str, module: str) -> Path:
    """Where lies what a module of *game* brings; there need not be anything."""
    return folder_of(game) / "modules" / module


def folders_of(edition: str) -> list[Path]:
    """The folder of a game and those of the modules it is played with (`game+module+module`)."""
    game, *modules = edition.split("+")
    return [folder_of(game), *(module_folder(game, module) for module in modules)]
