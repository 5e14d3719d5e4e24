"""What every game must hold, toys too, whoever plays it and whatever they do to the table."""

from __future__ import annotations

import tests.toys
from tabletop.play.shelf.game_shelf import names, package_of


def walks(many: int) -> list[tuple[str, int]]:
    """Each game with *many* seeds; a toy, which is small, with a third of them."""
    return [
        (game, seed)
        for game in names()
        for seed in range(1, 1 + (many // 3 if is_toy(game) else many))
    ]


def is_toy(game: str) -> bool:
    """Whether *game* is one that tests alone play."""
    return package_of(game).startswith(f"{tests.toys.__name__}.")
