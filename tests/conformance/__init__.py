"""What every game must hold, toys too, whoever plays it and whatever they do to the table."""

from __future__ import annotations

from typing import Any

import tests.toys
from tabletop.play.shelf.game_shelf import names, package_of
from tests.seeds import some_slow


def walks(many: int, slow: int = 0) -> list[Any]:
    """Each game with *many* seeds, and so many more that are *slow*; a toy, which is small, with a
    third of them."""
    all_ = [
        (game, seed)
        for game in names()
        for seed in range(1, 1 + (many + slow) // (3 if is_toy(game) else 1))
    ]
    return some_slow(all_, {(game, seed) for game, seed in all_ if seed > many})


def is_toy(game: str) -> bool:
    """Whether *game* is one that tests alone play."""
    return package_of(game).startswith(f"{tests.toys.__name__}.")
