"""Laying a position with Highland in play."""

from __future__ import annotations

from functools import partial
from typing import Any

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.highland import path
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, answer, beside, keys, party

ON = put_in_play(["highland"])
ROAD = path.HIGHLAND.road
OURS = [card for card in content.boxed() if content.module_of(card.id) == "highland"]
PLACES = [card.id for card in OURS if isinstance(card, content.Location)]
EVERYWHERE = [*(card.id for card in content.of_kind("location")), *PLACES]
QUIET = {name: {"fate": 0} for name in TRIO}
STRONG = {name: {"strength": 30, "craft": 30, "life": 9, "fate": 0} for name in TRIO}
DECKS = {
    "highland-adventures": [card.id for card in OURS if isinstance(card, content.Event)][:6],
    "highland-troves": [
        "highland-ice-sceptre", "highland-flight-potion", "highland-lightning-hammer",
    ],
    "highland-objects": ["highland-rope", "highland-dirk", "highland-flask", "highland-sling",
                         "highland-targe", "highland-oatcakes", "highland-lost-coin"],
    "highland-relics": ["highland-dreadwing", "highland-last-word"],
    "highland-spells": ["highland-lightning-bolt"],
    "highland-main": ["highland-landslide", "highland-main-rune-gate"],
}  # fmt: skip
"""What waits in its decks."""
waiting = partial(beside, DECKS)


def about(*heroes: str, tokens: Any = None, options: Any = None, **more: Any) -> Session:
    """A party with the box in play, and no Fate."""
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in heroes or TRIO}
    return party(*heroes, options={**ON, **(options or {})}, tokens=told, **more)


def at_the_crags(*, zones: Any = None, to: str = "crags", **more: Any) -> Session:
    """A party that has met the Crags, or another entrance, and may go on beyond it."""
    region = content.location(to).region
    lying = {*(("fields", "plains", "woods", "hills", "ruins") if region == "inner" else
               ("outer-hills", "outer-woods", "runes", "desert", "oasis")), to}  # fmt: skip
    left = [name for name in EVERYWHERE if name not in lying]
    laid = {"atlas": left, **waiting(zones), **(zones or {})}
    coming = more.pop("coming", (3,) * 30)
    return about(step="at_destination", at=6, to=to, on={to: {"visited": 1}}, zones=laid,
                 coming=coming, **more)  # fmt: skip


def climbing(
    *heroes: str, at: int = 2, to: str = path.EYRIE, zones: Any = None, **more: Any
) -> Session:
    """A party on the Highland Path, on Road Space *at*."""
    left = [name for name in EVERYWHERE if name not in (*ROAD, to)]
    under = {f"ground:{n}": [name] for n, name in enumerate((*ROAD, to), 1)}
    there = {name for cards in (zones or {}).values() for name in cards}
    laid = {
        "atlas": [name for name in left if name not in there], **under, **waiting(zones),
        **(zones or {}),
    }  # fmt: skip
    on = {name: {"visited": 1} for name in ROAD[: at - 1]} | more.pop("on", {})
    return about(*heroes, at=at, to=path.EYRIE, zones=laid, on=on, **more)


def found(place: str, *heroes: str, coming: tuple[int, ...] = (), number: int = 0,
          **more: Any) -> Session:  # fmt: skip
    """The party comes to the Precipice, whose Road die shows a 1: it finds that special
    location."""
    of = content.location(f"highland-{place}")
    return climbing(*heroes, at=3, step="draw", coming=(1, number or of.number, *coming), **more)


def met(card: str, *heroes: str, at: int = 2, zones: Any = None, **more: Any) -> Session:
    """The party on the Path has just turned up *card*."""
    laid = {f"pile:{at}": [card], **(zones or {})}
    counters = {"spot": 0, **more.pop("counters", {})}
    on = {ROAD[at - 1]: {"visited": 1}, **more.pop("on", {})}
    session = climbing(*heroes, at=at, zones=laid, counters=counters, on=on, **more)
    return answer(session, "forward")


def goes_on(session: Session, *liked: str, most: int = 40, until: Any) -> Session:
    """Answered with what is *liked*, or the first that is open, *until* that is so."""
    for _ in range(most):
        if until(session):
            return session
        listed = keys(session)
        found = (key for like in liked for key in listed if key.startswith(like))
        answer(session, next(found, listed[0]))
    raise AssertionError(f"never: {session.decision and session.decision.ask} {keys(session)}")


def fighting(card: str, *coming: int, zones: Any = None, **more: Any) -> Session:
    """A Dwarf alone who has just turned up an Enemy."""
    tokens = more.pop("tokens", {"dwarf": {"strength": 4, "craft": 3, "life": 5}})
    return met(card, "dwarf", coming=coming, zones=zones, tokens=tokens, **more)


def before_guardians(*who: str, coming: tuple[int, ...], zones: Any = None, **more: Any) -> Session:
    """A party before one Guardian, a Cave Bear of Strength 6."""
    laid = {"guardians": ["highland-cave-bear"], **(zones or {})}
    return climbing(*who, at=6, step="guardian_combat", coming=coming, zones=laid,
                    counters={"guarding": 1}, **more)  # fmt: skip
