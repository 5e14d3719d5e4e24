"""The cards: the data of abilities, items, monsters and nights."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal
from zlib import crc32

from msgspec import Meta

from tabletop.games.scenario.cards.nights import Night, Small, faults
from tabletop.packs import library
from tabletop.packs.cards import Card, CardPack, Id, Words, read_cards
from tabletop.packs.game_folders import folder_of
from tabletop.packs.library import by_name, plain
from tabletop.table.table import Table
from tabletop.table.view import View

Half = Literal["top", "bottom"]
Active = Literal["", "round", "persistent"]

HALVES: tuple[Half, Half] = ("top", "bottom")


class HeroCard(Card, frozen=True, kw_only=True):
    """The card of a lamp keeper."""

    alike: ClassVar[bool] = True

    health: Small


class Ability(Card, frozen=True, kw_only=True):
    """A hero's ability card: its initiative, and the text and fate of each half.

    A card that is `further` can be learned between nights (SCN-108).
    """

    alike: ClassVar[bool] = True
    texts: ClassVar[tuple[str, ...]] = ("top", "bottom")

    hero: Id
    initiative: Annotated[int, Meta(ge=1, le=98)]
    top: Words
    bottom: Words
    top_lost: bool = False
    bottom_lost: bool = False
    top_active: Active = ""
    bottom_active: Active = ""
    top_charges: Small = 0
    bottom_charges: Small = 0
    further: bool = False

    def says(self, half: Half) -> str:
        """The text of the *half*."""
        return self.top if half == "top" else self.bottom

    def is_lost(self, half: Half) -> bool:
        """SCN-003: whether using this *half* loses the card."""
        return self.top_lost if half == "top" else self.bottom_lost

    def active(self, half: Half) -> Active:
        """SCN-008: the kind of active effect of the *half*, or empty."""
        return self.top_active if half == "top" else self.bottom_active

    def moments(self, field: str) -> tuple[str, ...]:
        """SCN-008: what does not lie before its hero for good neither waits nor holds."""
        persists = field in ("top", "bottom") and getattr(self, f"{field}_active") == "persistent"
        return () if persists else ("done", "used", "paid", "row")

    def charges(self, half: Half) -> int:
        """SCN-148: the number of charges; 0 if the half has no charges."""
        return self.top_charges if half == "top" else self.bottom_charges


class Item(Card, frozen=True, kw_only=True):
    """An item that heroes carry. `after` says whether use spends or consumes it."""

    after: Literal["spend", "consume"]


class Monster(Card, frozen=True, kw_only=True):
    """A monster type: Health, Move and Attack of its normal and elite figures.

    A type that `swims` pays 1 for deep water (SCN-156).
    """

    alike: ClassVar[bool] = True

    normal: tuple[Small, Small, Small]
    elite: tuple[Small, Small, Small]
    range: Annotated[int, Meta(ge=1, le=9)] = 1
    elite_range: Annotated[int, Meta(ge=1, le=9)] = 1
    swims: bool = False
    health_for_each_hero: Small = 0

    @property
    def is_boss(self) -> bool:
        """Whether there is only one figure of the type."""
        return self.health_for_each_hero > 0


class Tactic(Card, frozen=True, kw_only=True):
    """What the monsters of a type do in a round, and their initiative."""

    alike: ClassVar[bool] = True

    monster: Id
    initiative: Annotated[int, Meta(ge=1, le=98)]
    reshuffle: bool = False


class Modifier(Card, frozen=True, kw_only=True):
    """A luck card, which changes the damage of an attack."""

    alike: ClassVar[bool] = True

    copies: Annotated[int, Meta(ge=1, le=9)]
    change: Annotated[int, Meta(ge=-9, le=9)]
    special: Literal["", "double", "miss"] = ""


class OwnNight(Night, frozen=True, kw_only=True):
    """A night in a player's own pack."""

    def faults(self) -> Iterator[tuple[str, str]]:
        """The mistakes that must be corrected before the night can be played."""
        return faults(self, {m.id: m.is_boss for m in of_kind("monster") if isinstance(m, Monster)})


class OwnAbility(Ability, frozen=True, kw_only=True):
    """An ability card in a player's own pack, which heroes learn in a campaign."""

    def faults(self) -> Iterator[tuple[str, str]]:
        """The mistakes that must be corrected before a hero can learn the card."""
        classes = [hero.id for hero in of_kind("hero")]
        if self.hero not in classes:
            yield "hero", f"There is no class {self.hero!r}. There are: {', '.join(classes)}."
        for half in HALVES:
            if self.charges(half) and self.active(half) != "persistent":
                words = f'Only a persistent half has charges. Write {half}_active = "persistent".'
                yield f"{half}_charges", words


class Ending(Card, frozen=True, kw_only=True):
    """An ending of a campaign, which needs at least this number of `lamps`."""

    alike: ClassVar[bool] = True

    lamps: Small


KINDS: dict[str, type[Card]] = {
    "hero": HeroCard, "ability": Ability, "item": Item, "monster": Monster, "tactic": Tactic,
    "modifier": Modifier, "scenario": Night, "ending": Ending,
}  # fmt: skip
"""The kinds of cards, by their heading in a file."""

PLAYERS: dict[str, type[Card]] = {
    "scenario": OwnNight,
    "item": Item,
    "ability": OwnAbility,
}
"""The kinds of cards that players' own packs may contain."""


@cache
def pack() -> CardPack[Card]:
    """The cards that come with the game."""
    return read_cards(folder_of("scenario") / "cards", KINDS)


@cache
def of_kind(kind: str) -> tuple[Card, ...]:
    """All cards of a kind, in the order of their file."""
    return tuple(card for card in pack().cards.values() if type(card) is KINDS[kind])


@by_name
def kind_of(name: str) -> str:
    """The card id of a piece. Figures of a type are numbered (`mudling-2`)."""
    if name in pack().cards or library.is_card(name):
        return name
    return re.sub(r"-\d+\Z", "", name)


@by_name
def card(name: str) -> Card | None:
    """The card called *name*, or the card of the figure called *name*."""
    return pack().cards.get(kind_of(name)) or library.card(name, "scenario")


@by_name
def ability(name: str) -> Ability | None:
    """The ability card called *name*, or None."""
    found = card(name)
    return found if isinstance(found, Ability) else None


@by_name
def monster(name: str) -> Monster | None:
    """The monster type of the figure called *name*, or None."""
    found = card(name)
    return found if isinstance(found, Monster) else None


@by_name
def title(name: str) -> str:
    """The title of a piece on screen.

    :raises KeyError: if no piece has that name.
    """
    of = card(name)
    if of is None:
        return plain(name)
    number = name.removeprefix(of.id).removeprefix("-")
    return f"{of.name} {number}" if number and not _is_boss(of) else of.name


def _is_boss(of: Card) -> bool:
    return isinstance(of, Monster) and of.is_boss


def abilities_of(hero: str) -> list[str]:
    """SCN-103: the cards that the class of *hero* starts with."""
    return [card.id for card in _of_class(hero) if not card.further]


def further_of(hero: str, options: Mapping[str, str] | None = None) -> list[str]:
    """SCN-108: the cards that the class of *hero* can learn, including those of the table's
    packs."""
    brought = library.cards(library.at_hand(options or {}))
    own = [of.id for of in brought if isinstance(of, Ability) and of.hero == hero]
    return [*(card.id for card in _of_class(hero) if card.further), *own]


@cache
def _of_class(hero: str) -> tuple[Ability, ...]:
    return tuple(c for c in of_kind("ability") if isinstance(c, Ability) and c.hero == hero)


def tactics_of(monster: str) -> list[str]:
    """The tactic cards of a monster type."""
    return [c.id for c in of_kind("tactic") if isinstance(c, Tactic) and c.monster == monster]


def night(name: str) -> Night:
    """The scenario called *name*."""
    found = card(name)
    assert isinstance(found, Night)
    return found


def night_of(laid: Table | View) -> str:
    """SCN-104: the scenario of a table: from its campaign, else from a pack, else from its
    options."""
    if laid.campaign is not None and isinstance(card(laid.campaign.chapter), Night):
        return laid.campaign.chapter
    return own_night(laid.options) or laid.options["night"]


NTH = ("first", "second", "third", "fourth", "fifth", "sixth")
"""The names that the option gives to nights of packs."""


def own_night(options: Mapping[str, str]) -> str:
    """The night that the table's packs supply; empty if they have none."""
    asked = options.get("own_night", NTH[0])
    if asked not in NTH:
        return ""
    packs = library.at_hand(options)
    if not packs:  # the usual case: no packs
        return ""
    brought = library.cards(packs)
    nights = [of.id for of in brought if isinstance(of, Night)]
    return nights[min(NTH.index(asked), len(nights) - 1)] if nights else ""


def mark_of(night: str) -> str:
    """The mark of a table on which a *night* of a pack is played. It depends on the map, so that no
    other night is taken for this one when the pack is gone."""
    of = card(night)
    return f"map-{crc32(of.map.encode()):08x}" if isinstance(of, OwnNight) else ""


def items(options: Mapping[str, str]) -> list[Card]:
    """P4: the items that heroes can take along, including those of packs."""
    brought = library.cards(library.at_hand(options))
    return [*of_kind("item"), *(of for of in brought if isinstance(of, Item))]
