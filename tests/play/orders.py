"""`python -m tests.play.orders [GAME ...]`: write down who comes first among modules, game by game.

A change of a game's `order.py`, or of what its modules join, is a change of its rules: here it is
seen in words. A game with fewer than two modules needs no such file.
"""

from __future__ import annotations

import sys
from pathlib import Path

import tests.toys  # noqa: F401  (the belfry is one)
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called, names

GOLDEN = Path(__file__).parent / "golden"


def told(game: Game) -> str:
    """Who comes first in *game*, a line for each point, and then what all its modules together
    change, and in which order; empty if it has fewer than two."""
    if len(game.modules) < 2:
        return ""
    whole = game_called("+".join((game.id, *(module.id for module in game.modules))))
    return "".join(
        f"{point}: {', '.join(each.ids)}. {each.words} ({each.rule})\n"
        for point, each in sorted(game.order.items())
    ) + "".join(f"{each.words} ({each.rule})\n" for each in whole.changed)


def recorded(game: str, folder: Path = GOLDEN) -> str:
    """What was written down of it; empty if nothing was."""
    file = folder / f"{game}.order.txt"
    return file.read_text("utf-8") if file.exists() else ""


def write(game: Game, folder: Path = GOLDEN) -> bool:
    """Write it down; whether that changed anything."""
    words = told(game)
    if words == recorded(game.id, folder):
        return False
    (folder / f"{game.id}.order.txt").write_text(words, "utf-8")
    return True


def main(asked: list[str]) -> int:
    """Write down the order of the games *asked* for, or of all; 2 if there is none of a name."""
    if unknown := set(asked) - set(names()):
        print(f"orders: there is no {min(unknown)!r}. There are: {', '.join(names())}.")
        return 2
    for name in asked or names():
        print(f"{name}: {'written' if write(game_called(name)) else 'as it was'}")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
