"""How a game reports its campaigns: words for the names and numbers that are kept."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct

MECHANISM = "campaign words"
"""The mechanism under which modules bring theirs."""

COMES, GOES = "{} now has {}.", "{} no longer has {}."
"""Sentences for a thing that somebody gained, and for one that somebody lost."""


class Kept(Struct, frozen=True):
    """The sentences for a place where things are kept, about its owner and the things. `comes`
    reports what arrived, `goes` what left, and `joins` what a hero brings who joins the campaign;
    where `joins` is empty, `comes` is used."""

    comes: str = COMES
    goes: str = GOES
    joins: str = ""


class CampaignWords(Struct, frozen=True, kw_only=True):
    """Words for all names that a campaign keeps; a game has one for each name that its rules write.

    `counts` are sentences about counters of the log, with the old and the new number; an empty one
    reports nothing. `scores` are what a hero has a number of (`Strength`: 3 Strength;
    `Spell|Spells` for one and several), empty for numbers that players never read. `traits` are
    what a hero with that number is, as words after "is". `kept` reports the places of a hero's
    things, and of things that no hero owns.
    """

    counts: Mapping[str, Callable[[int, int], str]] = {}
    scores: Mapping[str, str] = {}
    traits: Mapping[str, Callable[[int], str]] = {}
    kept: Mapping[str, Kept] = {}

    def score(self, counter: str, n: int) -> str:
        """ "*n* of *counter*" in words; empty if players never read this counter."""
        one, _, more = self.scores.get(counter, counter).partition("|")
        return f"{n} {one if n == 1 or not more else more}" if one else ""


def once(words: str) -> Callable[[int, int], str]:
    """What tells by *words* that a counter came up."""
    return lambda was, now: words if now and not was else ""


def joined(words: Iterable[CampaignWords]) -> CampaignWords:
    """All *words* of a game and its modules; the later of two for one name."""
    of = CampaignWords()
    for each in words:
        of = CampaignWords(
            counts={**of.counts, **each.counts},
            scores={**of.scores, **each.scores},
            traits={**of.traits, **each.traits},
            kept={**of.kept, **each.kept},
        )
    return of
