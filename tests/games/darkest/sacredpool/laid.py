"""Laying a position with Sacred Pool in play."""

from __future__ import annotations

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import INNER, OUTER
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, party

ON = put_in_play(["sacredpool"])
POOL, CAVE, KNIGHT = "sacredpool-pool", "warlocks-cave", "sacredpool-chivalric-knight"
CARDS = {card.id: card for card in content.boxed() if content.module_of(card.id) == "sacredpool"}
LOCATIONS = [*(card.id for card in content.of_kind("location")), POOL]


def pooled(*heroes: str, tokens=None, zones=None, options=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """A party without Fate, with Sacred Pool in play."""
    names = heroes or TRIO
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in names}
    return party(*names, tokens=told, zones=zones or {}, options={**ON, **(options or {})}, **more)


def met(card: str, *heroes: str, at: int = 1, spot: int = 100, zones=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """The party meets that card, which lies on a Road Space at this position."""
    laid = {f"pile:{at}": [card], **(zones or {})}
    return pooled(*heroes, step="spot", args={"spot": spot}, at=at, zones=laid, **more)


def off_the_road(*road: str) -> list[str]:
    """All locations that do not lie on a *road*."""
    return [name for name in LOCATIONS if name not in road]


INNER_ROAD, OUTER_ROAD = (*INNER.road, "chapel"), (*OUTER.road, CAVE)
ATLAS = off_the_road(*INNER.road, "city")
"""All locations that are not on the road to the City."""
