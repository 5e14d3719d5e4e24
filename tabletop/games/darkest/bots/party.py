"""Bots: the party as it is seen, and what it can hope for."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from tabletop.cardtext.amounts import Change
from tabletop.games.darkest.cards import content
from tabletop.games.darkest.guardians.foes import BEARER, bonus, printed
from tabletop.games.darkest.party.executor import sentences
from tabletop.games.darkest.party.heroes import PLACES
from tabletop.games.darkest.party.scores import FIGHTING
from tabletop.table.view import SeenPiece, View

SIDES = 6
LONGEST_CHAIN = 4
"""So many dice of an open roll are reckoned with."""


SURE = 40
"""With so much Strength in a fight nothing on the way to the Crown is likely to stop heroes."""


@dataclass(frozen=True)
class Hero:
    """A hero as it stands: its card, its tokens, and what it carries."""

    place: int
    name: str
    tokens: dict[str, int]
    items: tuple[str, ...]
    followers: tuple[str, ...]

    def has(self, token: str) -> int:
        """How many of *token* it has."""
        return self.tokens.get(token, 0)

    def lacks(self, token: str) -> int:
        """How many of *token* it lacks to its start value."""
        return max(0, content.hero(self.name).start(token) - self.has(token))

    def score(self, name: str) -> int:
        """Its Strength or Craft as it counts everywhere."""
        borne = (self.name, *self.items, *self.followers)
        return self.has(name) + sum(added(each, name) for each in borne)

    def in_fight(self, name: str) -> int:
        """The same in a fight, with its best weapon."""
        armed = [added(each, FIGHTING[name]) for each in self.items if sort_of(each) == "weapon"]
        borne = (self.name, *self.followers, *(i for i in self.items if sort_of(i) != "weapon"))
        return (
            self.score(name)
            + sum(added(each, FIGHTING[name]) for each in borne)
            + max(armed, default=0)
        )

    def bears(self, sort: str) -> int:
        """How many Objects of this sort it carries."""
        return sum(sort_of(each) == sort for each in self.items)


def _is_hero(name: str) -> bool:
    """Whether a card is one: hands may lay other things in a hero's place."""
    return isinstance(content.card(name), content.HeroCard)


@cache
def added(name: str, number: str) -> int:
    """What the card called *name* adds to *number* of its bearer."""
    return sum(
        value.by
        for sentence in sentences(name)
        if sentence.clause.body and sentence.clause.phrase.role == "modifier"
        for value in sentence.clause.values.values()
        if isinstance(value, Change) and value.number == number and isinstance(value.by, int)
    )


def sort_of(name: str) -> str:
    """What sort of Object it is."""
    of = content.thing(name)
    return of.sort if of is not None else ""


class Party:
    """The heroes that a *view* shows, in marching order."""

    def __init__(self, view: View) -> None:
        self.view = view

    @cached_property
    def heroes(self) -> list[Hero]:
        """Those that live."""
        order = [figure.counters.get("place", 0) - 1 for figure in self.view["order"]]
        return [hero for place in order if (hero := self._hero(place)) is not None]

    def _hero(self, place: int) -> Hero | None:
        if place not in PLACES or not self.view[f"hero:{place}"]:
            return None
        card = next((card for card in self.view[f"hero:{place}"] if _is_hero(card.name)), None)
        if card is None:
            return None
        items = [*self.view[f"items:{place}"], *self.view[f"mount:{place}"]]
        return Hero(
            place,
            card.name,
            card.counters,
            tuple(item.name for item in items),
            tuple(each.name for each in self.view[f"followers:{place}"]),
        )

    def at(self, place: int) -> Hero | None:
        """The hero at *place*."""
        return next((hero for hero in self.heroes if hero.place == place), None)

    def spoken_of(self, ask: str) -> Hero | None:
        """The hero that a question names first."""
        named = [(at, h) for h in self.heroes if (at := ask.find(content.title(h.name))) >= 0]
        return min(named, key=lambda each: (each[0], -len(each[1].name)))[1] if named else None

    def owner(self, piece: int) -> Hero | None:
        """Who has the *piece*."""
        for place in PLACES:
            for kind in ("items", "mount", "followers", "spells", "quest"):
                if f"{kind}:{place}" in self.view.zones and any(
                    each.id == piece for each in self.view[f"{kind}:{place}"]
                ):
                    return self.at(place)
        return None

    def named(self, piece: int) -> str:
        """What the *piece* is called, if that is seen; else nothing."""
        lying = (each for zone in self.view.zones.values() for each in zone.pieces)
        return next((each.name for each in lying if each.id == piece >= 0), "")

    def total(self, name: str) -> int:
        """Its score together, without what counts in a fight alone."""
        return sum(hero.score(name) for hero in self.heroes)

    def in_fight(self, name: str) -> int:
        """Its score together in Guardian Combat."""
        return sum(hero.in_fight(name) for hero in self.heroes)

    @property
    def guards(self) -> list[SeenPiece]:
        """The Guardians that stand before it."""
        return [card for card in self.view["guardians"] if BEARER not in card.counters]

    @property
    def can_fell_one(self) -> bool:
        """Whether its Strength or its Craft is above that of a Guardian with all that this one
        bears, or none stands there."""
        line, guards = self.view["guardians"], self.guards
        return not guards or any(
            (of := printed(card, score)) is not None
            and of + sum(bonus(each.name, score) for each in line
                         if each.counters.get(BEARER, 0) == card.id + 1)
            < self.in_fight(score)
            for card in guards for score in FIGHTING
        )  # fmt: skip

    def lie(self, name: str) -> int:
        """How many of *name* lie along the way."""
        piles = (zone.pieces for zone in self.view.zones.values() if zone.kind == "pile")
        return sum(each.name == name for pile in piles for each in pile)

    @property
    def talismans(self) -> int:
        """How many Talismans it has."""
        return sum(hero.bears("talisman") for hero in self.heroes)

    @property
    def lives(self) -> int:
        """How many Lives it has together."""
        return sum(hero.has("life") for hero in self.heroes)

    @property
    def is_sure(self) -> bool:
        """Whether no four dice can stop it, and no battle is likely to."""
        return self.are_sure(self.heroes)

    @staticmethod
    def are_sure(heroes: Sequence[Hero]) -> bool:
        """Whether that is so of these *heroes* alone."""
        sums = (sum(hero.score(name) for hero in heroes) for name in FIGHTING)
        return min(sums) >= 4 * SIDES and sum(h.in_fight("strength") for h in heroes) >= SURE

    @property
    def is_frail(self) -> bool:
        """Whether somebody is near its end who could pay the Healer."""
        return any(hero.has("life") < 2 and hero.has("gold") > 0 for hero in self.heroes)

    @property
    def is_weak(self) -> bool:
        """Whether it had better be at home: each hero has two Lives left on average, or fewer."""
        return self.lives <= 2 * len(self.heroes)


@cache
def _open() -> dict[int, float]:
    """How likely each sum of an open roll is."""
    found, chance, base = {}, 1.0, 0
    for _ in range(LONGEST_CHAIN):
        chance /= SIDES
        for shown in range(1, SIDES):
            found[base + shown] = chance
        base += SIDES
    return found


@cache
def beats(mine: int, its: int, die: bool = True) -> float:
    """How likely *mine* with an open roll beats *its*, with one of its own or without a *die*."""
    against = _open() if die else {0: 1.0}
    return sum(p * q for a, p in _open().items() for b, q in against.items() if mine + a > its + b)


@cache
def at_most(n: int, dice: int) -> float:
    """How likely so many *dice* show *n* at most together."""
    if dice == 0:
        return float(n >= 0)
    return sum(at_most(n - shown, dice - 1) for shown in range(1, SIDES + 1)) / SIDES


def rolled(ask: str) -> list[int]:
    """The dice that a question for Fate tells of."""
    found = re.search(r" rolled (\d(?: and \d)*)\b", ask)
    return [int(n) for n in found[1].split(" and ")] if found else []
