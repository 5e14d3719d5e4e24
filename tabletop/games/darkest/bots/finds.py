"""Bots: what is found: what is taken, for what, and by whom."""

from __future__ import annotations

from tabletop.games.darkest.bots.party import Hero, Party, added, sort_of
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.scores import FIGHTING
from tabletop.play.questions.decision import Decision, Option

NUMBERS = (*FIGHTING, *FIGHTING.values())
"""What an Object may add to."""
USE = {"talisman": 20.0, "bag": 4.0, "body": 3.0, "hand": 2.5, "head": 2.0, "raft": 0.0}
"""How much use Objects are by their sort, if a hero has no other of it."""
WATER, DRINKS = "water-bottle", 3.5
"""Without one the Desert takes a Life on each journey beyond the River: so much use it is."""
SPARE = 0.5
"""How much use a second armour of a sort is, and a weapon that is no better."""
WARES = 2.0
"""How much use it is for each that it adds."""


def usefulness(name: str, hero: Hero | None) -> float:
    """How much use the card called *name* is to *hero*, beside what else it carries."""
    of, sort = content.card(name), sort_of(name)
    if isinstance(of, content.Spell):
        return 3.0 if of.timing == "combat" else 1.0
    others = [*hero.items] if hero is not None else []
    if name in others:
        others.remove(name)
    if name == WATER and name not in others:
        return DRINKS
    if sort == "weapon":
        better = max(added(name, number) - _best(others, number) for number in FIGHTING.values())
        return WARES * better + 1 if better > 0 else SPARE
    if sort in ("body", "hand", "head") and any(sort_of(other) == sort for other in others):
        return SPARE
    return USE.get(sort, 1.0) + WARES * sum(added(name, number) for number in NUMBERS)


def _best(names: list[str], number: str) -> int:
    """What the best weapon among *names* adds to a *number*."""
    return max((added(name, number) for name in names if sort_of(name) == "weapon"), default=0)


def of_key(key: str) -> str:
    """The name of the card that an option's *key* names."""
    return key.partition("#")[0].rpartition(" ")[2]


def found(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """It is taken; instead of something of less use if there is no room."""
    if "take" in legal:
        return "take"
    take, hero = decision.option("take"), party.spoken_of(decision.ask)
    name = party.named(next(iter(take.pieces), -1)) if take is not None else ""
    worth = {key: usefulness(of_key(key), hero) for key in legal if key.startswith("for ")}
    least = min(worth, key=lambda key: worth[key], default="")
    return least if least and name and worth[least] < usefulness(name, hero) else "leave"


def lying(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """The most useful of what lies there, if there is room; a Talisman is left for who has none."""
    hero = party.spoken_of(decision.ask)
    waits = hero is not None and hero.bears("talisman") and any(
        not other.bears("talisman") for other in party.heroes
    )  # fmt: skip
    wanted = {
        key: usefulness(of_key(key), hero) for key, option in legal.items()
        if not option.warning and not key.startswith(("none", "drop", "part"))
        and not (waits and key.startswith("talisman"))
    }  # fmt: skip
    return max(wanted, key=lambda key: wanted[key], default="none")


def loot(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Each thing to whom it helps most."""
    gains = {
        key: _gain(party, option)
        for key, option in legal.items()
        if key != "none" and not option.warning
    }
    return max(gains, key=lambda key: gains[key], default="none")


def _gain(party: Party, option: Option) -> float:
    name, _, place = option.key.partition(" ")
    hero, sort = party.at(int(place or 0)), sort_of(of_key(name))
    if hero is None:
        return 0.0
    strong = hero.in_fight("strength") / 10 if sort == "weapon" else 0.0
    return usefulness(of_key(name), hero) + strong - 1.5 * hero.bears(sort)
