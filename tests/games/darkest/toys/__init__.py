"""Three toy modules of Darkest Talisman, each for what expansions ask of the core.

A toy is a folder here, as a module of the game is: rules, and cards beside them. They stand on
the shelf within `on_the_shelf` alone, so that nothing else sees a game with them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import combinations
from pathlib import Path

from tabletop.games.darkest import modules
from tabletop.games.darkest.cards import content
from tabletop.packs import library
from tabletop.play.rules.game_box import put_in_play
from tabletop.play.shelf import game_shelf

HERE = Path(__file__).parent
TOYS = ("fen", "gaol", "hound")
SETS = [chosen for n in range(len(TOYS) + 1) for chosen in combinations(TOYS, n)]
"""All eight."""


@contextmanager
def on_the_shelf() -> Iterator[None]:
    """The toys are modules of the game meanwhile."""
    modules.__path__.append(str(HERE))
    content.MODULES.append(HERE)
    _forget()
    try:
        yield
    finally:
        modules.__path__.remove(str(HERE))
        content.MODULES.remove(HERE)
        _forget()


def _forget() -> None:
    game_shelf._opened.pop("darkest", None)
    for known in [each for each in game_shelf._assembled if {*each[1]} & {*TOYS}]:
        del game_shelf._assembled[known]
    content._boxed.cache_clear()
    library.forget_readings()


def played_with(*toys: str, **more: str) -> dict[str, str]:
    """The options that put *toys* in play, and whatever else is chosen."""
    return {**put_in_play(toys), **more}
