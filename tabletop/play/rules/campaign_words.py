"""How a game tells of its campaigns: what players read for the names and numbers that are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

MECHANISM = "campaign words"
"""Modules bring theirs under this name."""

COMES, GOES = "{} now has {}.", "{} no longer has {}."
"""How it is told that somebody has got something, and has lost it."""


class Kept(Struct, frozen=True):
    """What is told of a place where things are kept, in sentences about who has it and the things.

    `comes` tells of what has come there, `goes` of what is gone, and `joins` of what one has there
    who joins the campaign; where that is empty, `comes` does.
    """

    comes: str = COMES
    goes: str = GOES
    joins: str = ""


class CampaignWords(Struct, frozen=True, kw_only=True):
    """What is told of the names that a campaign keeps; a game says so of each that its rules write.

    `counts` are sentences about what the log counts, of what it was and what it is now; an empty
    one tells nothing. `scores` say what a hero has so many of (`Strength`: 3 Strength;
    `Spell|Spells` where one is called otherwise), and are empty for what players never read;
    `traits` what a hero is whose number is so, as words after "is". `kept` tells of the places
    where a hero's things are, and where nobody's are.
    """

    counts: Mapping[str, Callable[[int, int], str]] = {}
    scores: Mapping[str, str] = {}
    traits: Mapping[str, Callable[[int], str]] = {}
    kept: Mapping[str, Kept] = {}

    def score(self, counter: str, n: int) -> str:
        """That there are *n* of what *counter* counts; empty where players never read it."""
        one, _, more = self.scores.get(counter, counter).partition("|")
        return f"{n} {one if n == 1 or not more else more}" if one else ""


def joined(words: Iterable[CampaignWords]) -> CampaignWords:
    """All of the *words* of a game and its modules; of two for one name the later."""
    of = CampaignWords()
    for each in words:
        of = CampaignWords(
            counts={**of.counts, **each.counts},
            scores={**of.scores, **each.scores},
            traits={**of.traits, **each.traits},
            kept={**of.kept, **each.kept},
        )
    return of
