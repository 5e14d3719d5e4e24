"""Laying a position with the City in play."""

from __future__ import annotations

from typing import Any

from tabletop import Session
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.modules.city import jail
from tabletop.games.darkest.modules.city.streets import REGION
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, answer, asked, party

ON = put_in_play(["city"])
MARKET = "city-market"
BURGLAR = "city-cat-burglar"
IN, OUT = {"away": 1, jail.JAILED: 1}, {"away": 1, jail.WAITS: 1}
"""What a hero has who is in Jail, or waits at the City for the party."""
LATER = (3,) * 40
"""What dice show that matter to nothing."""
CARDS = {card.id: card for card in content.brought_by("city")}
ROAD = REGION.road
PLACES = [
    *(card.id for card in content.of_kind("location")),
    *(card.id for card in CARDS.values() if isinstance(card, content.Location)),
]
STOCKS = {
    "city-stables": ["city-riding-horse"],
    "city-armoury": [],
    "city-apothecary": ["city-vial-of-poison", "city-vial-of-poison", "city-flight-potion"],
    "city-menagerie": ["city-fex", "city-stompy"],
    "city-emporium": ["city-crystal-sceptre"],
    "city-posters": ["city-wanted-dragon", "city-wanted-spirit"],
    "city-adventures": ["city-panhandler", "city-urchin", "city-air-elemental"],
    "city-jail": ["city-jail"],
}
"""What lies in its stocks and decks if a test lays nothing there."""


def town(
    *heroes: str, tokens: Any = None, zones: Any = None, to: str = MARKET, **more: Any
) -> Session:
    """A party without Fate in the City Region, on the road to one of its places; or on that *to*
    any other."""
    names = heroes or TRIO
    told = {name: {"fate": 0, **(tokens or {}).get(name, {})} for name in names}
    laid = {**(zones or {})}
    used = {name for cards in laid.values() for name in cards}
    for zone, cards in STOCKS.items():
        laid.setdefault(zone, [card for card in cards if card not in used])
    inner = content.module_of(to) == ""
    road = () if inner else (*ROAD, to)
    if more.get("at", 1) or inner:
        lies = {*road, to, *(drawn("darkest").regions[content.location(to).region].road if inner
                             else ())} | used  # fmt: skip
        laid.setdefault("atlas", [name for name in PLACES if name not in lies])
    options = {**ON, **more.pop("options", {})}
    return party(*names, tokens=told, zones=laid, to=to, options=options, **more)


def at_the_city(**more: Any) -> Session:
    """A party that has met the City at the end of the Inner road."""
    on = {"city": {"visited": 1}, **more.pop("on", {})}
    return town(step="at_destination", at=6, to="city", on=on, **more)


def met(
    card: str, *heroes: str, at: int = 1, spot: int = 100, zones: Any = None, **more: Any
) -> Session:
    """The party meets that card, which lies on a Road Space of the City at this position."""
    laid = {f"pile:{at}": [card], **(zones or {})}
    return town(*heroes, step="spot", args={"spot": spot}, at=at, zones=laid, **more)


def rolls_in_jail(session: Session) -> int:
    """How often somebody was asked in Jail, until nobody is any more."""
    n = 0
    while asked(session) == "DTY-048":
        answer(session, "roll")
        n += 1
    return n


def market(*who: str, **more: Any) -> Session:
    """The party is at the Market, and has not been in a shop yet."""
    on = {MARKET: {"visited": 1}, **more.pop("on", {})}
    return town(*who, step="at_destination", at=6, on=on, **more)


def met_here(session: Session) -> list[str]:
    """The cards that were turned up, by name, in order."""
    turned = [line.parts[0] for line in session.lines if line.rule == "DTC-132"]
    return [getattr(each, "name", "").removeprefix("city-") for each in turned]


def walked(**more: Any) -> Session:
    """The party has been at the Market, and comes back out of the Alley to the City."""
    on = {name: {"visited": 1} for name in ROAD} | more.pop("on", {})
    return town(step="space_done", at=1, on=on, counters={"homeward": 1}, coming=LATER, **more)
