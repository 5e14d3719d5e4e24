"""Bots: how a careful party shops in the City, and deals with its Jail and its posters."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.games.darkest.bots.finds import usefulness
from tabletop.games.darkest.bots.module_advice import Advice
from tabletop.games.darkest.bots.party import Hero, Party, sort_of
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.city import streets
from tabletop.games.darkest.modules.city.jail import BAIL
from tabletop.games.darkest.party.carrying_capacity import ITEMS, TRINKETS
from tabletop.games.darkest.party.heroes import AWAY
from tabletop.play.questions.decision import Decision, Option

SPARED = 1
"""So much gold is kept for the Healer."""
ROOM = {"mount": 1, "pet": 1, "trinket": TRINKETS}
"""How many of each sort a bot carries, that take no item slot."""


# --- the Market -----------------------------------------------------------------------------------


def _wants(hero: Hero, name: str) -> bool:
    """Whether *hero* is there and buys the thing called so, and has gold and room for it."""
    price, sort = content.price(name), sort_of(name)
    if hero.has(AWAY) or not price or price + SPARED > hero.has("gold") or name in hero.items:
        return False
    if sort in ROOM:
        return hero.bears(sort) < ROOM[sort]
    slots = sum(sort_of(each) not in ROOM for each in hero.items)
    return slots < ITEMS and usefulness(name, hero) > 1


def _is_worth_a_visit(party: Party, zone: str) -> bool:
    goods = {card.name for card in party.view[zone]}
    return any(_wants(hero, name) for hero in party.heroes for name in goods)


def _shops(party: Party, decision: Decision) -> str:
    """The first shop that has something for anybody; in a shop what is dearest of that."""
    legal = {option.key: option for option in decision.legal()}
    if "leave" in legal:
        found = (shop for shop in streets.SHOPS if f"shop {shop.name}" in legal)
        return next((f"shop {s.name}" for s in found if _is_worth_a_visit(party, s.zone)), "leave")
    hero = party.spoken_of(decision.ask)
    goods = [key for key in legal if key.startswith("buy ")]
    able = [key for key in goods if hero is not None and _wants(hero, key.removeprefix("buy "))]
    return max(able, key=lambda key: content.price(key.removeprefix("buy ")), default="ready")


def _arrived(party: Party, decision: Decision) -> str:
    """At the Market the party shops; at the City it claims what its posters pay."""
    legal = {option.key: option for option in decision.legal()}
    if "market" in legal and any(_is_worth_a_visit(party, s.zone) for s in streets.SHOPS):
        return "market"
    claims = ("poster claim ", "poster hand ")
    return next((key for key in legal if key.startswith(claims)), "")


# --- the Jail, posters and pets -------------------------------------------------------------------


def _jail(party: Party, decision: Decision) -> str:
    """Who is rich pays; a pardon is used."""
    legal = {option.key: option for option in decision.legal()}
    key = next((key for key in legal if key.startswith("use ")), "")
    hero = party.spoken_of(decision.ask)
    rich = hero is not None and hero.has("gold") > 2 * BAIL
    return key or ("bail" if rich and "bail" in legal else "roll")


def _first(*wanted: str) -> Callable[[Party, Decision], str]:
    """The first of these that may be answered."""

    def says(party: Party, decision: Decision) -> str:
        keys = [option.key for option in decision.legal()]
        return next((key for like in wanted for key in keys if key.startswith(like)), "")

    return says


def _foe(party: Party, decision: Decision) -> int:
    """How mighty the Enemy is that a question is about; 0 if it is about none."""
    meet = decision.option("meet")
    name = party.named(next(iter(meet.pieces), -1)) if meet is not None else ""
    of = content.enemy(name)
    return 0 if of is None else max(of.strength or 0, of.craft or 0)


def _stomps(party: Party, decision: Decision) -> str:
    """What is an Enemy, and was not beaten when it was met first."""
    return "stomp" if _foe(party, decision) else "meet"


def _shifts(party: Party, decision: Decision) -> str:
    """An Enemy too strong for its hero is left behind."""
    hero = party.spoken_of(decision.ask)
    mighty = hero is not None and _foe(party, decision) > hero.in_fight("strength") + 1
    return "back" if mighty else "meet"


def _plays(party: Party, decision: Decision) -> str:
    """Whoever is challenged at chess is the one with the least Craft."""
    heroes = {hero.name: hero.has("craft") for hero in party.heroes}
    keys = [option.key for option in decision.legal() if option.key in heroes]
    return min(keys, key=heroes.__getitem__, default="")


def _trophies(party: Party, decision: Decision) -> str:
    """Of Strength and Craft what its hero has less of."""
    hero = party.spoken_of(decision.ask)
    return "craft" if hero is not None and hero.has("craft") < hero.has("strength") else "strength"


def _prays(party: Party, decision: Decision) -> str:
    """With all that it may pay, while some gold is left."""
    hero, keys = party.spoken_of(decision.ask), [option.key for option in decision.legal()]
    n = min(3, hero.has("gold") - SPARED) if hero is not None else 0
    return f"pray {n}" if f"pray {n}" in keys else "no"


def _wishes(hero: Hero, legal: dict[str, Option]) -> list[str]:
    """In a Village what a poster pays."""
    return [key for key in legal if key.startswith("claim ")]


ADVICE = Advice(
    wishes=_wishes,
    answers={
        "DTC-104": _arrived,
        "DTY-012": _trophies,
        "DTY-014": _first("buy", "none"),
        "DTY-016": _first("good"),
        "DTY-019": _prays,
        "DTY-023": _shops,
        "DTY-035": _first("hand"),
        "DTY-048": _jail,
        "DTY-055": _first("no"),
        "DTY-058": _first("meet"),
        "DTY-077": _plays,
        "DTY-083": _first("look"),
        "DTY-084": _first("meet"),
        "DTY-085": _shifts,
        "DTY-086": _stomps,
    },
)
