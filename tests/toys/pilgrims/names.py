"""What the pieces of Pilgrims are called."""

from __future__ import annotations

from tabletop.play.adaptation.stand_in import STANDS_FOR
from tests.toys.pilgrims.road import CARDS, PILGRIMS

NUMBERS = ["Ace", "Two", "Three", "Four", "Five", "Six", "Seven", "Eight", "Nine", "Ten"]


def title(name: str) -> str:
    """What a piece is called.

    :raises KeyError: if there is none of that name.
    """
    if name.startswith(STANDS_FOR):
        return name.capitalize()
    if name in ("d6", "token"):
        return {"d6": "Die", "token": "Token"}[name]
    kin, _, rank = name.partition("-")
    if name in CARDS:
        return f"{NUMBERS[int(rank) - 1]} of {kin.capitalize()}"
    return {figure: f"Page of {kin.capitalize()}" for figure in PILGRIMS}[name]


def pool(name: str) -> str:
    """Face down all cards look alike."""
    return "road" if name in CARDS else name
