"""Showing: hexes by their spoken names, as printed on the map."""

from __future__ import annotations

import re

from tabletop.games.scenario.board.field import Field

SPOT = re.compile(r"\b\d{1,2},\d{1,2}\b")
"""A hex on a card: its column and its row, from 0."""


def aloud(night: str, words: str) -> str:
    """The *words* of the card of a *night* with the names of hexes as on its map: `10,2` becomes
    K3."""
    if SPOT.search(words) is None:
        return words
    codes = Field.of(night, []).codes
    return SPOT.sub(lambda spot: codes.get(spot[0], spot[0]), words)
