"""One random game of many, played in a process of its own."""

from __future__ import annotations

from collections import Counter

from tests.conformance.taking_back import TakingBack
from tests.conformance.walk import Broken, Walk


def play(game: str, taking_back: bool, seed: int) -> Counter[str] | str:
    """What was done in one random game; or what does not hold."""
    try:
        return (TakingBack(game, seed) if taking_back else Walk(game, seed)).run()
    except Broken as fault:
        return str(fault)
