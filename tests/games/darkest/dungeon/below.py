"""Laying a position with Dungeon in play."""

from __future__ import annotations

from functools import partial
from typing import Any

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.dungeon.dark_road import CHAMBER, DUNGEON, RUINS
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, answer, beside, party

ON = put_in_play(["dungeon"])
OURS = [card for card in content.boxed() if content.module_of(card.id) == "dungeon"]
ENEMIES = [c.id for c in OURS if isinstance(c, content.Enemy) and not c.home][:8]
PLACES = [card.id for card in OURS if isinstance(card, content.Location)]
SPIRIT = "dungeon-spirit-of-vengeance"
CLINGS = {"dungeon-clinging:0": [SPIRIT]}
LIBRARY, GUARD, CELL, KITCHEN, TORTURE, CIRCLE = range(1, 7)
"""What a die shows for each Special Location."""
EVERYWHERE = [card.id for card in content.of_kind("location")]
STRONG = {name: {"strength": 30, "craft": 30, "life": 9} for name in TRIO}
DECKS = {
    "dungeon-adventures": ENEMIES,
    "dungeon-troves": ["dungeon-amulet", "dungeon-goblin-slayer"],
    "dungeon-treasures": ["dungeon-clockwork-owl", "dungeon-cloak-of-feathers"],
    "dungeon-spells": ["dungeon-weakness"],
    "dungeon-main": ["dungeon-burrow-worm", "dungeon-dungeon-door", "dungeon-main-rune-gate"],
    "adventure": ["heron", "stag", "gibbet", "swamp", "wolf", "adder", "lynx", "badger", "ox"],
}
"""What waits in its decks."""
waiting = partial(beside, DECKS)


def maps(*laid: str) -> list[str]:
    """All locations but those that are *laid*."""
    return [name for name in (*EVERYWHERE, *PLACES) if name not in laid]


def dark(
    *heroes: str, tokens: Any = None, options: Any = None, zones: Any = None, **more: Any
) -> Session:
    """A party with the box in play, and no Fate."""
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in heroes or TRIO}
    laid = {**waiting(zones), **(zones or {})}
    return party(*heroes, options={**ON, **(options or {})}, tokens=told, zones=laid, **more)


def below(*heroes: str, at: int = 1, zones: Any = None, **more: Any) -> Session:
    """A party on the Dark Road, on Road Space *at*."""
    lying = [card for zone, cards in (zones or {}).items() if zone.startswith("ground:")
             for card in cards]  # fmt: skip
    laid = {"atlas": maps(*DUNGEON.road, CHAMBER, *lying), **(zones or {})}
    return dark(*heroes, at=at, to=CHAMBER, zones=laid, **more)


def at_the_ruins(*heroes: str, zones: Any = None, **more: Any) -> Session:
    """A party that has met the Ruins at the end of the Inner road, and may go down."""
    road = ("fields", "plains", "woods", "hills", "ruins", RUINS)
    laid = {"atlas": maps(*road), **(zones or {})}
    step = more.pop("step", "at_destination")
    on = {RUINS: {"visited": 1}, **more.pop("on", {})}
    return dark(*heroes, step=step, at=6, to=RUINS, on=on, zones=laid, **more)


def finds(number: int, *heroes: str, zones: Any = None, **more: Any) -> Session:
    """A party that finds the special location with that number in the Corridor: its draw die shows
    a 1; what it shows next is the location's."""
    coming = (1, number, *more.pop("coming", (3,) * 20))
    return below(*heroes, at=2, step="draw", coming=coming, zones=zones, **more)


def met(card: str, *heroes: str, zones: Any = None, at: int = 2, **more: Any) -> Session:
    """The party has just turned up *card* on the Dark Road."""
    laid = {f"pile:{at}": [card], **(zones or {})}
    counters = {"spot": 0, **more.pop("counters", {})}
    space = more.pop("on", {})
    on = {DUNGEON.road[at - 1]: {"visited": 1}, **space}
    session = below(*heroes, at=at, zones=laid, counters=counters, on=on, **more)
    return answer(session, "forward")


def ask(session: Session) -> str:
    """The question that is open, in words."""
    assert session.decision is not None
    return session.decision.ask
