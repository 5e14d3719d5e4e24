"""What the pieces of Skirmish are called."""

from __future__ import annotations

from tabletop.play.adaptation.stand_in import STANDS_FOR
from tests.toys.skirmish.field import NAMES

TITLES = {
    name: f"{name.partition('-')[2].capitalize()} of {name.partition('-')[0].capitalize()}"
    for name in NAMES
} | {"open": "Open door", "d6": "Die", "token": "Token"}


def title(name: str) -> str:
    """What a piece is called.

    :raises KeyError: if there is none of that name.
    """
    if name.startswith(STANDS_FOR):
        return name.capitalize()
    return TITLES[name]


def pool(name: str) -> str:
    """Nothing lies face down here: every piece is a pool of its own."""
    return name
