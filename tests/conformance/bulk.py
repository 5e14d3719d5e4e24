"""One random game of many, played in a process of its own."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from tests.conformance.forbidden import Forbidden
from tests.conformance.taking_back import TakingBack
from tests.conformance.walk import Broken, Walk

WAYS = ("walk", "taking back", "anyway")


def play(games: Sequence[str], way: str, seed: int) -> tuple[Counter[str], Counter[str]]:
    """What was done in one random game, and what does not hold; the *seed* says of which of
    *games*."""
    game = games[seed % len(games)]
    if way == "anyway":
        tried = Forbidden(game, seed)
        try:
            seen = tried.run()
            tried.found.update(f"{game}: for all alike, {why}" for why in tried.blankets())
            return seen, tried.found
        except Exception as fault:
            return tried.seen, Counter([*tried.found, f"{game}, seed {seed}: {fault!r}"])
    try:
        return (
            TakingBack(game, seed) if way == "taking back" else Walk(game, seed)
        ).run(), Counter()
    except Broken as fault:
        return Counter(), Counter([str(fault)])
