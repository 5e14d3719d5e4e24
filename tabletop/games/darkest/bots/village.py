"""Bots: a stay in the village, and where the next road leads."""

from __future__ import annotations

from collections.abc import Iterable

from tabletop.games.darkest.bots import module_advice, straddles
from tabletop.games.darkest.bots.finds import WATER
from tabletop.games.darkest.bots.journey import quest_to_pay
from tabletop.games.darkest.bots.party import Hero, Party, added
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party.heroes import REGION
from tabletop.games.darkest.party.scores import FIGHTING
from tabletop.play.questions.decision import Decision, Option

TROVE = 20
"""So much Strength in a fight the party wants before it goes to a Trove."""
TOWER = {"total": 16, "battle": 26, "psychic": 15, "talismans": 5}
"""What the party wants before it goes to the Portal: a score for it, and what is fought beyond."""
FEWEST = 4
"""So many Talismans are enough for a party twice as strong: it needs fewer of the ways round."""


def stay(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Cash, trophies, the Healer, the Mystic, arms; then ready."""
    hero = party.spoken_of(decision.ask)
    if hero is None:
        return "ready"
    fitting = {key: option for key, option in legal.items() if not option.warning}
    return next((key for key in _wishes(party, hero, fitting) if key in fitting), "ready")


def _wishes(party: Party, hero: Hero, legal: dict[str, Option]) -> Iterable[str]:
    """What the hero wants, the most urgent first."""
    for verb in ("cash", "trophies"):
        yield from (key for key in legal if key.startswith(verb))
    if hero.lacks("life"):
        yield "heal life"
    yield from (key for key in legal if key.startswith("fetch talisman"))
    if party.view.count(REGION) and WATER not in hero.items:
        yield f"buy {WATER}"
    if not party.is_weak:  # it carries all off to the Cave
        yield quest_to_pay(party, legal)
    yield "mystic"
    yield from (f"heal {token}" for token in ("strength", "craft") if hero.lacks(token))
    yield from _arms(hero)
    yield from module_advice.wishes(party, hero, legal)
    if hero.lacks("fate") and hero.has("gold") > 2:
        yield "heal fate"
    if hero.lacks("life") > 1:
        yield from (key for key in legal if key.startswith("use potion"))


def _arms(hero: Hero) -> Iterable[str]:
    """What it buys: a weapon, armour for the body, a shield, a helmet."""
    armed = any(added(item, FIGHTING["strength"]) for item in hero.items)
    if not armed and hero.name not in ("priest", "monk"):
        yield from ("buy sword", "buy axe")
    for name, sort in (("armour", "body"), ("shield", "hand"), ("helmet", "head")):
        if not hero.bears(sort):
            yield f"buy {name}"


def life(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """A Life is always worth its price."""
    return "buy"


def where(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """Where the road leads: on as soon as the party is strong enough, else where it grows."""
    if any(hero.lacks("life") for hero in party.heroes) and party.is_weak:
        return _safest(legal)
    up = next((key for key in legal if straddles.leads_up(party, key)), "")
    if up and is_ready_for_the_tower(party):
        return up
    if goal := trip(party, legal):
        return goal
    for key in legal:
        if (needs := wanted(party, key)) is not None:
            return key if party.in_fight("strength") > needs else _safest(legal)
    pays = next((key for key in legal if content.rewards(key)), "")
    if pays and party.talismans < talismans_wanted(party):
        return pays
    strong = party.in_fight("strength") > TROVE
    last = "trove" if strong and "trove" in legal else "temple"
    return last if last in legal else _safest(legal)


def trip(party: Party, legal: dict[str, Option]) -> str:
    """On every second journey where modules lead, one such place after another, however many
    modules there are: on the others the party grows elsewhere. Empty if there is none, or the party
    needs no more for the Tower than Talismans."""
    turns, due = divmod(party.view.count("journeys"), 2)
    if not due or _is_strong_enough(party):
        return ""
    trips = [*module_advice.goals(party, legal), *straddles.ways(party, legal)]
    return trips[turns % len(trips)] if trips else ""


def wanted(party: Party, place: str) -> int | None:
    """How much Strength in a fight is too little before the guard at a *place*; None where no guard
    stands."""
    land = straddles.guarded(party, place)
    return land.guard.strength + 1 if land is not None and land.guard is not None else None


def _safest(legal: dict[str, Option]) -> str:
    return next(key for key in ("city", "castle", *legal) if key in legal)


def is_ready_for_the_tower(party: Party) -> bool:
    """Whether it may hope to come up to the Crown."""
    return _is_strong_enough(party) and party.talismans >= talismans_wanted(party)


def _is_strong_enough(party: Party) -> bool:
    """Whether its scores are those that the Tower wants."""
    best = max(party.total("strength"), party.total("craft"))
    return (
        best >= TOWER["total"]
        and party.in_fight("strength") >= TOWER["battle"]
        and party.in_fight("craft") >= TOWER["psychic"]
    )


def talismans_wanted(party: Party) -> int:
    """How many Talismans it wants: where no dice can fail, one for the Portal, then one for each to
    show, of which two are spent."""
    if party.is_sure:
        return max(3, len(party.heroes) + 1)
    best = max(party.total("strength"), party.total("craft"))
    is_mighty = best >= 2 * TOWER["total"] and party.in_fight("strength") >= 2 * TOWER["battle"]
    return FEWEST if is_mighty else TOWER["talismans"]


def order(party: Party, decision: Decision, legal: dict[str, Option]) -> str:
    """The strongest leads."""
    by_strength = sorted(party.heroes, key=lambda hero: (-_front(hero), hero.place))
    return "order " + " ".join(str(hero.place) for hero in by_strength)


def _front(hero: Hero) -> int:
    return 2 * min(3, hero.has("life")) + max(hero.in_fight("strength"), hero.in_fight("craft"))
