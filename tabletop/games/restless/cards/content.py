"""The data of the cards of The Restless."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.parse import parse
from tabletop.cardtext.unread import Unread
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.cards.lexicon import Kind, Status, Trait, Type
from tabletop.packs import library
from tabletop.packs.cards import Card, CardPack, Room, Words, read_cards
from tabletop.packs.game_folders import folder_of
from tabletop.packs.library import by_name

Small = Annotated[int, Meta(ge=0, le=99)]


class Worded(Card, frozen=True, kw_only=True):
    """A card with sentences."""

    room: ClassVar[Room | None] = Room(40, 9)


class Character(Worded, frozen=True, kw_only=True):
    """RST-055: three numbers and three texts; `death` is its Death Effect."""

    texts: ClassVar = ("text", "death")

    unarmed: Small
    max_weight: Small
    health: Small
    trait: Trait
    death: Words


class Item(Worded, frozen=True, kw_only=True):
    """RST-098: a Weapon, Consumable, Active Item or Equipment, from any of three decks.

    `damage` and `shots` are a Weapon's or Spell's, `roll` what a Spell's attack rolls (`ranged`,
    `combat` or none). `counters` are the uses of a Consumable, `recharge` is in Encounters, `rest`
    the Rest symbol, `kinds` and `bonus` (a Trait that its text names) are for looking up.
    """

    kinds: tuple[Kind, ...]
    weight: Small = 0
    value: Small | None = None
    damage: Small = 0
    shots: Small = 1
    roll: Literal["", "ranged", "combat"] = ""
    counters: Small = 1
    armor: Small = 0
    recharge: Small = 0
    rest: bool = False
    copies: Annotated[int, Meta(ge=1, le=40)] = 1

    def sorts(self, field: str) -> tuple[str, ...]:
        """The sorts for the card check: its kinds, which say how the Item is used."""
        return self.kinds

    @property
    def uses(self) -> int:
        """RST-125: the number of uses after which a consumed Item is gone; 0 for other Items."""
        return self.counters if {"Consumable", "Food", "Spell"} & {*self.kinds} else 0


class Starter(Item, frozen=True, kw_only=True):
    """A starting Item."""


class Loot(Item, frozen=True, kw_only=True):
    """An Item that helps to survive."""


class Treasure(Item, frozen=True, kw_only=True):
    """An Item of power."""


class Nothing(Card, frozen=True, kw_only=True):
    """RST-113: the card of an empty slot."""

    copies: Annotated[int, Meta(ge=1, le=40)] = 1


class Sin(Worded, frozen=True, kw_only=True):
    """RST-115: a card that binds to the Character that reveals it."""


class StatusEffect(Worded, frozen=True, kw_only=True):
    """RST-061: a beneficial condition of one of four types."""

    type: Status
    copies: Annotated[int, Meta(ge=1, le=40)] = 1


class Reminder(Card, frozen=True, kw_only=True):
    """A card that is only a reminder."""


class Blank(Card, frozen=True, kw_only=True):
    """RST-015: a Status card without an effect."""

    copies: Annotated[int, Meta(ge=1, le=40)] = 1


class Combat(Worded, frozen=True, kw_only=True):
    """RST-176: a Combat Encounter, which is a Target. `drops` are its drops by kind, `flee` whether
    the party may Flee."""

    types: tuple[Type, ...]
    attack: Small
    defense: Small
    health: Small
    loot: Small = 0
    treasure: Small = 0
    rerolls: Small = 0


class Event(Worded, frozen=True, kw_only=True):
    """RST-072: an Encounter without a fight; `optional` if the party may pass it by."""

    optional: bool = False

    def sorts(self, field: str) -> tuple[str, ...]:
        """RST-072: the sort for the card check: a card that is not kept is gone after reading."""
        return ("kept",) if "keep this" in self.text.lower() else ("not kept",)


class Trader(Worded, frozen=True, kw_only=True):
    """RST-080: an Encounter that buys and sells."""


class Rest(Worded, frozen=True, kw_only=True):
    """RST-149: a night; a Horror (`health` above 0) fights."""

    types: tuple[Type, ...] = ()
    attack: Small = 0
    defense: Small = 0
    health: Small = 0

    def sorts(self, field: str) -> tuple[str, ...]:
        """The sort for the card check: a Horror fights, other nights do not."""
        return ("Horror",) if self.health else ("no Horror",)


class Realm(Worded, frozen=True, kw_only=True):
    """RST-162: a card that changes the rules for its Encounters."""

    level: Annotated[int, Meta(ge=1, le=5)]
    encounters: Annotated[int, Meta(ge=1, le=9)] = 4


class God(Worded, frozen=True, kw_only=True):
    """RST-243: a Traitor God. A die table in its text gives the results of failed rolls."""

    room: ClassVar[Room | None] = Room(40, 10)

    types: tuple[Type, ...]
    defense: Small
    health: Annotated[int, Meta(ge=1, le=200)]


CARDS: dict[str, type[Card]] = {
    "character": Character,
    "starter": Starter,
    "loot": Loot,
    "treasure": Treasure,
    "nothing": Nothing,
    "sin": Sin,
    "status": StatusEffect,
    "reminder": Reminder,
    "blank": Blank,
    "combat": Combat,
    "event": Event,
    "trader": Trader,
    "rest": Rest,
    "realm": Realm,
    "god": God,
}
"""The kinds of cards, by their heading in a file."""

OWN = ("nothing", "status", "reminder", "blank")

PLAYERS = {kind: model for kind, model in CARDS.items() if kind not in OWN}
"""The kinds of cards that players' own packs may contain."""

DECK_OF: dict[type[Card], str] = {
    Character: "characters",
    Starter: "starters",
    Loot: "loot",
    Nothing: "loot",
    Treasure: "treasures",
    Sin: "treasures",
    Combat: "encounters",
    Event: "encounters",
    Trader: "encounters",
    Rest: "rests",
    God: "gods",
}
"""The deck of each kind of card. Realms have one deck for each level."""


@cache
def pack() -> CardPack[Card]:
    """The cards that come with the game."""
    return read_cards(folder_of("restless") / "cards", CARDS)


@by_name
def title(name: str) -> str:
    """The title of a piece on screen. A token has the title that players gave it.

    :raises LookupError: for a card whose pack is missing, and for a lasting change whose sentence
        no card has.
    """
    if name.startswith("lasting:"):
        _, lasts, field, number = name.split(":")
        if not isinstance(said(lasts, field)[int(number)], Clause):
            raise LookupError(name)
        return title(lasts)
    of = card(name)
    if of is None and library.is_card(name):
        raise LookupError(name)
    return of.name if of else TOKENS.get(name) or library.plain(name)


TOKENS = {"d20": "the D20", "d4": "the D4"}


@by_name
def card(name: str) -> Card | None:
    """The card called *name*, from the game or from a player's pack; None for a token."""
    return pack().cards.get(name) or library.card(name, "restless")


def cards(packs: Iterable[str]) -> Iterator[Card]:
    """All cards at a table with these *packs*, by their keys."""
    yield from pack().cards.values()
    yield from library.cards(packs)


@by_name
def deck_of(name: str) -> str:
    """The deck of the card called *name*; empty if it has none."""
    of = card(name)
    if isinstance(of, Realm):
        return f"realms-{of.level}"
    return DECK_OF.get(type(of), "") if of else ""


@by_name
def weight(name: str) -> int:
    """RST-099: the weight of the card called *name*; 0 if none is printed."""
    of = card(name)
    return of.weight if isinstance(of, Item) else 0


@by_name
def max_weight(name: str) -> int:
    """RST-055: the Max Weight of the Character called *name*; 0 for other cards."""
    of = card(name)
    return of.max_weight if isinstance(of, Character) else 0


def pile_of(name: str) -> str:
    """RST-270: the discard pile of the card called *name*."""
    deck = deck_of(name)
    return f"{deck}-used" if deck else "supply"


@by_name
def says(name: str, field: str = "text") -> tuple[Clause, ...]:
    """The sentences on the card called *name* that the grammar understands."""
    return tuple(clause for clause in said(name, field) if isinstance(clause, Clause))


@by_name
def said(name: str, field: str = "text") -> tuple[Clause | Unread, ...]:
    """All its sentences, including those that players carry out."""
    return tuple(parse(getattr(card(name), field, ""), GRAMMAR))


OFFICIAL = {
    "encounters": 205, "loot": 263, "characters": 23, "rests": 35, "gods": 14, "realms": 60,
    "starters": 26, "treasures": 212, "supply": 24,
}  # fmt: skip
"""RST-009: the number of cards in the whole set, by deck; Realms together."""


def counts() -> dict[str, int]:
    """The number of cards of each deck of the whole set, counting copies."""
    found = dict.fromkeys(OFFICIAL, 0)
    for each in pack().cards.values():
        deck = (deck_of(each.id) or "supply").partition("-")[0]
        found[deck] += getattr(each, "copies", 1)
    return found


def missing() -> dict[str, int]:
    """RST-009: the number of cards that each deck lacks; missing decks are left out."""
    found = counts()
    return {deck: n - found[deck] for deck, n in OFFICIAL.items() if found[deck] != n}
