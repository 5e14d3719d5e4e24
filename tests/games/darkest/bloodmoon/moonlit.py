"""Laying a position with Blood Moon in play, with the Werewolf, the moon and lycanthropes as a test
needs them."""

from __future__ import annotations

from typing import Any

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import INNER
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import QUIET, TRIO, party

ON = put_in_play(["bloodmoon"])
WITH_REAPER = put_in_play(["bloodmoon", "reaper"])

ATLAS = {"atlas": [c.id for c in content.of_kind("location") if c.id not in (*INNER.road, "city")]}
"""All locations that are not on the road to the City."""

CARDS = 6
"""So many Lycanthrope cards there are."""


def moonlit(
    *heroes: str,
    up: bool = True,
    night: bool = False,
    stands: int = 0,
    bitten: tuple[int, ...] = (),
    zones: dict[str, list[str]] | None = None,
    counters: dict[str, int] | None = None,
    options: dict[str, str] | None = None,
    tokens: dict[str, dict[str, int]] | None = None,
    shown: tuple[str, ...] = (),
    **more: Any,
) -> Session:
    """A party with the Blood Moon `up`, by Day or `night`; the Werewolf `stands` on a Road Space or
    (0) beside the village; heroes at the places `bitten` are lycanthropes. Cards in piles lie face
    down if they are not `shown`."""
    laid = {f"bloodmoon-road:{stands}" if stands else "bloodmoon-beside": ["bloodmoon-figure"]}
    for place in bitten:
        laid[f"quest:{place}"] = ["bloodmoon-lycanthrope"]
    laid["bloodmoon-lycanthropes"] = ["bloodmoon-lycanthrope"] * (CARDS - len(bitten))
    state = {
        "bloodmoon-up": int(up),
        "bloodmoon-shines": int(up),
        "bloodmoon-night": int(up and night),
    }
    state |= {"bloodmoon-bitten": int(bool(bitten))}
    if up:
        state["foes-more" if night else "foes-less"] = 1
    return party(
        *heroes,
        zones={**laid, **(zones or {})},
        counters={**{k: n for k, n in state.items() if n}, **(counters or {})},
        options={**ON, **(options or {})},
        tokens=QUIET if tokens is None else tokens,
        up=shown,
        **more,
    )


def where(session: Session) -> str:
    """Where the Werewolf is."""
    return session.table.zones[session.table.named("bloodmoon-figure").zone].name


def is_lycanthrope(session: Session, place: int) -> bool:
    """Whether the hero at *place* holds a Lycanthrope card."""
    return any(p.name == "bloodmoon-lycanthrope" for p in session.table[f"quest:{place}"])


def is_up(session: Session) -> bool:
    """Whether the Blood Moon has risen."""
    return session.table.count("bloodmoon-up") > 0


def is_night(session: Session) -> bool:
    """Whether it is Night."""
    return session.table.count("bloodmoon-night") > 0


def drawing(*coming: int, at: int = 1, **more: Any) -> Session:
    """The party's draw roll is about to be made; these dice come."""
    zones = {**ATLAS, **more.pop("zones", {})}
    return moonlit(step="draw", at=at, coming=coming, zones=zones, **more)


def full(life: int, fate: int = 0) -> dict[str, dict[str, int]]:
    """Tokens with which all have so much Life and Fate."""
    return {name: {"life": life, "fate": fate} for name in TRIO}


def said(session: Session, *rules: str) -> list[str]:
    """What was said by these rules, in order."""
    return [f"{line.rule} {line.words}" for line in session.lines if line.rule in rules]
