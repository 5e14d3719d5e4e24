"""What cards of one module call up out of another: records, by name.

A card whose call nobody in play hears does nothing (DTX-002).
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules

CALLS = "call"
"""Modules bring what they hear under this name."""

WEREWOLF = "werewolf"
"""DTR-078: all roll on the Werewolf chart, and the Blood Moon rises."""
BITE = "bite"
"""DTW-056: one hero rolls on the Werewolf chart."""
REWARD = "reward"
"""DTW-071: one hero gains a Quest Reward."""


class Call(Struct, frozen=True, kw_only=True):
    """What `comes` to the hero at a place (-1: to all) when the call of this `name` is heard."""

    name: str
    comes: Callable[[Play, int], Rules[None]]


def heard(play: Play, name: str, place: int = -1) -> Rules[bool]:
    """Whether anybody in play has heard the call of this name, for the hero at *place* or for all;
    what comes of it has come."""
    found: list[Call] = [each for each in play.game.records_of(CALLS) if each.name == name]
    for each in found:
        yield from each.comes(play, place)
    return bool(found)
