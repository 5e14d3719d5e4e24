"""Bots: the game as one player sees it, small enough to try many ways to play a turn."""

from __future__ import annotations

from msgspec import Struct
from msgspec.structs import replace

from tabletop.games.tower.deck.content import HEROES, gain_printed
from tabletop.games.tower.rules import cards, foes
from tabletop.games.tower.rules.difficulty import Terms, terms_of
from tabletop.table.view import SeenPiece, View


class Unreadable(ValueError):
    """Players moved pieces by hand so that this is no longer a fight under the rules."""


class Hero(Struct, frozen=True):
    """A hero and the cards in front of it. An invisible card in `hand` has no name. `fresh`: a
    sanctuary that is kept for the next turn (TWR-092)."""

    court: str
    health: int
    hand: tuple[str, ...] = ()
    shields: tuple[int, ...] = ()
    sanctuary: bool = False
    fresh: bool = False


class Played(Struct, frozen=True):
    """A card on the play spot: the suit it counts as, and its amount."""

    name: str
    suit: str
    n: int


class Position(Struct, frozen=True):
    """A turn of the hero of seat `active`, with all known facts.

    `health` and `wards` (those left) are the foe's, and `drawable` is the number of cards that can
    still be drawn. `played` and `attacked` are about this turn. Players ignore the rules in
    `house_rules`.
    """

    options: dict[str, str]
    heroes: tuple[Hero, ...]
    terms: Terms
    active: int
    floor: int
    health: int
    wards: int
    answers: frozenset[str]
    drawable: int
    played: int = 0
    attacked: bool = False
    excused: bool = False
    house_rules: frozenset[str] = frozenset()

    @property
    def hero(self) -> Hero:
        """The active hero."""
        return self.heroes[self.active]

    @property
    def limit(self) -> int:
        """The hand limit (TWR-014)."""
        return cards.HAND_LIMIT[len(self.heroes)]

    @property
    def needed(self) -> frozenset[str]:
        """The suits that dispel a remaining ward."""
        return self.answers if self.health and self.wards else frozenset()

    def receivers(self) -> list[int]:
        """The seats that can receive a card (TWR-043, TWR-046)."""
        if self.drawable <= 0:
            return []
        limit, ruled = self.limit, self.house_rules
        return [
            n
            for n, her in enumerate(self.heroes)
            if (her.health or "TWR-046" in ruled) and (len(her.hand) < limit or "TWR-043" in ruled)
        ]

    def with_hero(self, seat: int, hero: Hero) -> Position:
        """A copy of this position with another hero at *seat*."""
        heroes = self.heroes
        return replace(self, heroes=(*heroes[:seat], hero, *heroes[seat + 1 :]))

    def drawn(self, seat: int) -> Position:
        """A copy with one more unknown card in the hand of *seat*."""
        hero = self.heroes[seat]
        drawn = self.with_hero(seat, replace(hero, hand=(*hero.hand, "")))
        return replace(drawn, drawable=self.drawable - 1)

    def laid_out(self, name: str) -> Position:
        """A copy with the card called *name* played from the active hero's hand."""
        hero = self.hero
        hand = list(hero.hand)
        hand.remove(name)
        gone = self.with_hero(self.active, replace(hero, hand=tuple(hand)))
        return replace(gone, played=self.played + 1)


def amount(court: str, suit: str, rank: int, companion: bool = False) -> int:
    """The amount of a card of this hero: its rank and the gift's bonus, which a Mage's *companion*
    has too (TWR-096)."""
    gaining = cards.suit(court)
    return rank + gain_printed(court) * (suit == gaining or (companion and gaining == "wands"))


def read(view: View) -> Position:
    """The position in *view* during a fight.

    :raises Unreadable: if a hero or the foe is missing.
    """
    floor, active = view.count("floor"), view.count("active")
    if not (1 <= floor <= len(cards.HEALTH) and 0 <= active < len(view.seats)):
        raise Unreadable(f"There is no floor {floor}, or no seat {active + 1}.")
    foe = _foe(view, cards.FLOOR[floor])
    drawable = len(view["deck"])
    if view.options["deck"] == "recycle":
        drawable += len(view["discard"])
    return Position(
        view.options,
        tuple(_hero(view, seat) for seat in range(len(view.seats))),
        terms_of(view.options, len(view.seats)),
        active,
        floor,
        foe.counters.get("health", 0),
        max(0, foe.counters.get("wards", 0) - len(view["wards"])),
        foes.answering(view.options, foe.name),
        drawable,
        view.count("played"),
        bool(view.count("attacked")),
        bool(view.count("excused")),
        frozenset(view.house_rules),
    )


def on_the_spot(view: View) -> list[Played]:
    """The cards on the play spot, in the order in which they are resolved.

    :raises Unreadable: if there are none.
    """
    court = _court(view, view.count("active")).name
    lying = []
    for card in view["play"]:
        if cards.DONE in card.counters:
            continue
        suit = cards.named_suit(card.counters) or cards.suit(card.name)
        rank = card.counters.get("rank") or cards.rank(card.name)
        companion = bool(card.counters.get("companion"))
        lying.append(Played(card.name, suit, amount(court, suit, rank, companion)))
    if not lying:
        raise Unreadable("Nothing is played.")
    return lying


def _hero(view: View, seat: int) -> Hero:
    court = _court(view, seat)
    sanctuary = view[f"sanctuary:{seat}"]
    fresh = any(card.counters.get("fresh") for card in sanctuary)
    return Hero(
        court.name,
        court.counters.get("health", 0),
        tuple(card.name for card in view[cards.HAND[seat]]),
        tuple(shield.counters.get("value", 0) for shield in view[f"shields:{seat}"]),
        any(not card.counters.get("fresh") for card in sanctuary),
        fresh,
    )


def _court(view: View, seat: int) -> SeenPiece:
    court = next(iter(view[cards.HERO[seat]]), None)
    if court is None or court.name not in HEROES:
        raise Unreadable(f"There is no hero at seat {seat + 1}.")
    return court


def _foe(view: View, zone: str) -> SeenPiece:
    """The foe of a floor, as `cards.foe` returns it."""
    if not view[zone]:
        raise Unreadable(f"Nothing lies in {zone!r}.")
    known = (each for each in reversed(view[zone]) if each.name)
    foes = (each for each in known if not cards.numbered(each.name))
    return next(foes, view[zone][-1])
