"""Laying a position with Frostmarch in play."""

from __future__ import annotations

from functools import partial
from typing import Any

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import BEYOND_CHAPEL
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, answer, beside, party

ON = put_in_play(["frostmarch"])
PLACE = "frostmarch-frostmarch"
STRONG = {name: {"strength": 30, "craft": 30, "life": 9} for name in TRIO}
ROAD = BEYOND_CHAPEL.road
EVERYWHERE = [card.id for card in content.of_kind("location")]
OURS = [card for card in content.boxed() if content.module_of(card.id) == "frostmarch"]
ENEMIES = [card.id for card in OURS if isinstance(card, content.Enemy)][:8]
DECKS = {
    "frostmarch-adventures": ENEMIES,
    "frostmarch-troves": [
        "frostmarch-frostbite",
        "frostmarch-ice-fang",
        "frostmarch-winged-boots",
        "frostmarch-horn-of-summoning",
    ],
    "frostmarch-spells": ["frostmarch-black-ice", "frostmarch-vortex"],
}
"""What waits in its decks."""
waiting = partial(beside, DECKS)


def frozen(*heroes: str, tokens: Any = None, options: Any = None, **more: Any) -> Session:
    """A party with the box in play, and no Fate."""
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in heroes or TRIO}
    return party(*heroes, options={**ON, **(options or {})}, tokens=told, **more)


def at_the_chapel(*, zones: Any = None, **more: Any) -> Session:
    """A party that has met the Chapel, and may go on beyond it."""
    left = [name for name in EVERYWHERE if name not in (*ROAD, "chapel")]
    laid = {"atlas": [*left, PLACE], **waiting(zones), **(zones or {})}
    on = {"chapel": {"visited": 1}}
    return frozen(step="at_destination", at=6, to="chapel", on=on, zones=laid, **more)


def northward(*heroes: str, at: int = 1, zones: Any = None, **more: Any) -> Session:
    """A party on the road to the Frostmarch, on Road Space *at*."""
    left = [name for name in EVERYWHERE if name not in ROAD]
    laid = {"atlas": left, **waiting(zones), **(zones or {})}
    return frozen(*heroes, at=at, to=PLACE, zones=laid, **more)


def met(card: str, *heroes: str, zones: Any = None, at: int = 1, **more: Any) -> Session:
    """The party has just turned up *card*, whichever box it is of."""
    laid = {f"pile:{at}": [card], **(zones or {})}
    counters = {"spot": 0, **more.pop("counters", {})}
    session = frozen(*heroes, at=at, zones=laid, counters=counters, **more)
    return answer(session, "forward")


def holding(spell: str, *heroes: str, zones: Any = None, on: Any = None, **more: Any) -> Session:
    """The leader has that Spell of the box, and may cast it."""
    first = (heroes or TRIO)[0]
    laid = {"spells:0": [f"frostmarch-{spell}"], **(zones or {})}
    return frozen(*heroes, zones=laid, on={first: {"held": 3}, **(on or {})}, **more)
