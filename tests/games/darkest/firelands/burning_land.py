"""Laying a position with the Firelands in play."""

from __future__ import annotations

from typing import Any

from tabletop import Session
from tabletop.games.darkest.ground import markers
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import QUIET, TRIO, answer, has, party, setting_out

ON = put_in_play(["firelands"])
STRONG = {name: {"fate": 0, "strength": 9, "craft": 9, "life": 6} for name in TRIO}
WEAK = {name: {"fate": 0, "strength": 1, "craft": 1, "life": 6} for name in TRIO}
WASTES = "firelands-wastes"
SALAMANDER, COMMAND = "firelands-salamander", "firelands-suleimans-command"
READERS = {name: {"fate": 0, "life": 5, "craft": 4} for name in TRIO}
"""Three who may have Spells."""
TERRAIN = [
    *(f"firelands-{each}" for each in ("fields", "plains", "woods", "hills", "desert", "forest")),
    *(f"firelands-{each}" for each in ("ruins", "runes", "oasis", "crags", "chasm", "tavern")),
    "firelands-graveyard", "firelands-chapel",
]  # fmt: skip
"""One of each Terrain card; of some there is another."""


def burning(*names: str, **more: Any) -> Session:
    """A party on the road to the Firelands, or wherever else is told."""
    options = {**ON, **more.pop("options", {})}
    zones = {"firelands-embers": ["firelands-embers"], **more.pop("zones", {})}
    lying = {name for zone, cards in zones.items() if zone.startswith("ground:") for name in cards}
    zones["atlas"] = [*(name for name in TERRAIN if name not in lying), *zones.get("atlas", ())]
    told = {"to": WASTES, "tokens": QUIET, **more}
    return party(*names, options=options, zones=zones, **told)


def meets_on_the_way(card: str, *names: str, **more: Any) -> Session:
    """The same, about to turn up *card* on the first space; it is met."""
    at = more.pop("at", 1)
    zones = {f"pile:{at}": [card], **more.pop("zones", {})}
    counters = {"spot": 0, **more.pop("counters", {})}
    return answer(burning(*names, at=at, zones=zones, counters=counters, **more), "forward")


def in_the_outer_village(**more: Any) -> Session:
    """Asked there where the road leads."""
    zones = {
        "firelands-spells": ["firelands-evil-eye", "firelands-crack-the-earth"],
        "firelands-troves": [
            "firelands-scourge", "firelands-magic-map", "firelands-seal", "firelands-shamshir",
        ],
        **more.pop("zones", {}),
    }  # fmt: skip
    return setting_out(
        more.pop("region", "outer"), options={**ON, **more.pop("options", {})}, zones=zones, **more
    )


def fires(session: Session, space: int) -> list[tuple[str, int]]:
    """The tokens that lie on a Road Space, each with its Draw Spot (0: the space itself)."""
    return [
        (piece.name.removeprefix("firelands-"), piece.counters.get("spot", 0))
        for piece in markers.lying(session.table, space)
    ]


def lives(session: Session) -> list[int]:
    """How many Lives each of three has."""
    return [has(session, name, "life") for name in TRIO]
