"""Laying a position in the Woodland."""

from __future__ import annotations

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import INNER
from tabletop.games.darkest.modules.woodland.road import WOODLAND
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, party

ON = put_in_play(["woodland"])
LAIR = "woodland-lair"
CARDS = {card.id: card for card in content.brought_by("woodland")}
DARK = "woodland-dark"
PLACES = [card.id for card in CARDS.values() if isinstance(card, content.Location)]
LOCATIONS = [*(card.id for card in content.of_kind("location")), *PLACES]
FOLLY, DETERMINED, RESPITE = (
    f"woodland-path-of-{each}" for each in ("folly", "the-determined", "respite")
)
FORTUNE, CLEAR, DANGEROUS = (
    "woodland-path-of-fortune", "woodland-clear-path", "woodland-dangerous-path",
)  # fmt: skip
VOID, DREADED, VAGABOND = (f"woodland-the-{each}" for each in ("void", "dreaded", "vagabond"))
OAK, QUEEN, WALKER = (f"woodland-{e}" for e in ("ancient-oak", "spider-queen", "leywalker"))
SHAEFOAL, SPIDER = "woodland-shaefoal", "woodland-webspinner-spider"
MAIN = [card.id for card in CARDS.values() if content.home(card.id) == "woodland-main"]
CARDS_AHEAD = ["heron", "adder", "boar", "ox", "stag", "lynx", "badger", "toll"]


def off_the_road(*road: str) -> list[str]:
    """All locations that do not lie on a *road*."""
    return [name for name in LOCATIONS if name not in road]


FAERIE_PATH = (*WOODLAND.road, LAIR)
DRAWN = ["wolf", "adder", "heron", "boar"]
"""What is drawn in the Woodland, if a test lays nothing else."""


def wooded(*names: str, zones=None, tokens=None, options=None, **more) -> Session:  # type: ignore[no-untyped-def]
    """A party in the Woodland; without Fate, but for its *tokens*."""
    names = names or TRIO
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in names}
    laid = {"atlas": off_the_road(*FAERIE_PATH), **(zones or {})}
    lying = {card.partition("#")[0] for cards in laid.values() for card in cards}
    elsewhere = {name for zone, cards in laid.items() if zone != "atlas" for name in cards}
    laid["atlas"] = [name for name in laid["atlas"] if name not in elsewhere]
    laid.setdefault("woodland-adventures", [card for card in DRAWN if card not in lying])
    laid.setdefault("adventure", [])
    to = more.pop("to", LAIR)
    return party(*names, to=to, zones=laid, tokens=told, options={**ON, **(options or {})}, **more)


def met(card: str, *names: str, zones=None, at: int = 1, spot: int = 100, **more) -> Session:  # type: ignore[no-untyped-def]
    """A party in the Woodland that meets that card."""
    laid = {f"pile:{at}": [card], **(zones or {})}
    return wooded(*names, step="spot", args={"spot": spot}, at=at, zones=laid, **more)


INNER_ROAD = (*INNER.road, "forest")


def order(session: Session) -> list[str]:
    """The marching order, by name."""
    return [figure.name.removesuffix("-figure") for figure in session.table["order"]]


def throws(*coming: int, at: int = 1, **more) -> Session:  # type: ignore[no-untyped-def]
    """The party's Road dice are about to be thrown."""
    zones = {"woodland-adventures": CARDS_AHEAD, **more.pop("zones", {})}
    return wooded(step="draw", at=at, coming=coming, zones=zones, **more)
