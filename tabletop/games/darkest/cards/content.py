"""The cards: heroes, the Adventure deck, the Trove, Spells, purchases, terrains and locations."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Annotated, ClassVar, Literal

from msgspec import Meta, field

from tabletop.executor.lasting_changes import is_lasting, told_by
from tabletop.packs.cards import Card, CardPack, Id, read_cards
from tabletop.packs.game_folders import folder_of
from tabletop.packs.library import by_name
from tabletop.packs.library import plain as in_words

Small = Annotated[int, Meta(ge=0, le=12)]
Copies = Annotated[int, Meta(ge=1, le=20)]
Alignment = Literal["good", "neutral", "evil"]
Subtype = Literal[
    "Animal", "Monster", "Spirit", "Dragon", "Giant", "Elemental", "Construct", "Fae"
]  # fmt: skip
Sort = Literal[
    "weapon", "bow", "body", "head", "hand", "trinket", "mount", "pet", "bag", "raft", "talisman",
    "other",
]  # fmt: skip
Timing = Literal["any", "combat", "reveal", "meeting", "dying", "struck", "cast", "others"]

ALIGNMENTS: tuple[Alignment, ...] = ("good", "neutral", "evil")
STATS = ("strength", "craft", "life", "fate", "gold")
"""What heroes have tokens of."""


class HeroCard(Card, frozen=True, kw_only=True):
    """A hero: what it begins with (DTC-027, DTC-031), with `tokens` of a module, and how many
    weapons it uses at once."""

    strength: Small
    craft: Small
    life: Small
    fate: Small
    alignment: Alignment
    gold: Small = 1
    spells: Small = 0
    kit: tuple[Id, ...] = ()
    weapons: Small = 1
    tokens: Mapping[Id, Small] = field(default_factory=dict)

    def start(self, stat: str) -> int:
        """Its start value of *stat*."""
        return int(getattr(self, stat))


class Encounter(Card, frozen=True, kw_only=True):
    """A card of the Adventure deck. `stays` if nothing that happens to it lets it go by itself
    (DTC-174). Its `home` is the deck of that name, else that of the module that brings it. What is
    `fireproof` cannot be burned (DTL-004)."""

    copies: Copies = 1
    home: Id | Literal[""] = ""
    fireproof: bool = False


class Event(Encounter, frozen=True, kw_only=True):
    """What befalls all at once (DTC-179). One that `lasts` for a side of a flag of the world sets
    that flag, and stays in force until it is turned (`ground.sides`); one that lasts `always` does
    so until it discards itself."""

    lasts: Id | Literal[""] = ""

    @property
    def lives_as(self) -> type[Card]:
        """One that lasts is in force like what heroes have with them."""
        return Follower if self.lasts else Event


class Enemy(Encounter, frozen=True, kw_only=True):
    """Somebody to be fought: by Strength, by Craft, or either. Some do nothing else. Those of one
    `breed` are alike to whatever asks for it."""

    alike: ClassVar[bool] = True

    subtype: Subtype
    breed: Id | Literal[""] = ""
    strength: Small | None = None
    craft: Small | None = None


class Stranger(Encounter, frozen=True, kw_only=True):
    """Somebody met in order (DTC-180)."""


class Place(Encounter, frozen=True, kw_only=True):
    """Somewhere met in order."""

    tokens: Small = 0


class Follower(Encounter, frozen=True, kw_only=True):
    """Somebody who comes along; one to be ridden is a mount, and takes no Follower's place. One
    that `befalls` all is met as an Event is, and may come along by what that brings."""

    faithful: bool = False
    mount: bool = False
    befalls: bool = False

    @property
    def lives_as(self) -> type[Card]:
        """What befalls does at its moment what Events do."""
        return Event if self.befalls else Follower


class Thing(Encounter, frozen=True, kw_only=True):
    """What is carried: its `sort`, the item slots it takes, the number from which it `saves`
    (DTC-B07), whose it may be, what a Bag is worth, and for what `price` a shop sells it."""

    sort: Sort
    slots: Small = 1
    saves: Small = 0
    two_handed: bool = False
    only: Alignment | Literal[""] = ""
    value: Small = 0
    price: Small = 0


class Magic(Thing, frozen=True, kw_only=True):
    """A Magic Object of the Trove; one may bring Scrolls to Guardians (DTC-223)."""

    scrolls: Small = 0


class Purchase(Thing, frozen=True, kw_only=True):
    """What villages and stalls sell."""


class Spell(Encounter, frozen=True, kw_only=True):
    """A Spell, and when it may be cast: `cast`, once another has been; `others`, when another is
    about to meet something. Some are of use in Guardian Combat."""

    timing: Timing = "any"
    guardians: bool = False


class Quest(Card, frozen=True, kw_only=True):
    """What a hero is asked to do, where quests are cards (DTC-023). One with a `home` is no quest,
    but of the lot of that name; of those there may be `copies`. One that `pays` gold does so for a
    trophy that is `wanted`: an Enemy's id, or a kind of Enemies in lower case."""

    alike: ClassVar[bool] = True

    home: Id | Literal[""] = ""
    copies: Copies = 1
    wanted: Id | Literal[""] = ""
    pays: Small = 0


class Location(Card, frozen=True, kw_only=True):
    """A terrain or a location: in which Region, by its name, of what kind, how many dice are rolled
    for cards, and the number by which it is found on the way (DTC-071, DTC-072). Where its `twin`
    lies it is not found: both are one place (DTC-118). Where it is `wooded`, trees grow
    (DTC-B35). Enemies there have so much more as it `spurs` them (DTC-B19); where it is `unmagic`,
    Magic Objects add nothing (DTC-B32). A `stash` is where Raiders bring what they take: all of it
    is lost at any other destination (DTC-325). `in_short` is what happens there where the rulebook
    tells it at length. Where it `rewards`, those who are done with a quest get what that brings
    (DTC-170). It is drawn as its `look` says, if that is not its own name. The road that leads
    there is `clad` in something if that is drawn, the Fields as `frost-fields`, and has a
    `weather` of its own by the day. Of an overlay there are so many `copies`; it is the same place
    as its `twin`. Heroes of these alignments say `prayers` there (DTR-017)."""

    alike: ClassVar[bool] = True
    by_name: ClassVar[bool] = True

    region: Id
    category: Literal["road", "aid", "trove", "waypoint", "tower", "overlay"]
    dice: Small = 0
    number: Small = 0
    twin: Id | Literal[""] = ""
    wooded: bool = False
    spurs: Small = 0
    rewards: bool = False
    unmagic: bool = False
    stash: bool = False
    in_short: str = ""
    look: Id | Literal[""] = ""
    copies: Copies = 1
    clad: Id | Literal[""] = ""
    weather: tuple[str, ...] = ()
    prayers: tuple[Alignment, ...] = ()


KINDS: dict[str, type[Card]] = {
    "hero": HeroCard, "event": Event, "enemy": Enemy, "stranger": Stranger, "place": Place,
    "follower": Follower, "object": Thing, "magic": Magic, "purchase": Purchase, "spell": Spell,
    "location": Location, "quest": Quest,
}  # fmt: skip
"""The kinds of cards, by the heading they stand under in a file."""

ADVENTURES = ("event", "enemy", "stranger", "object", "follower", "place")
"""The kinds of which the Adventure deck is made."""

TOWER = (
    "portal-of-power", "plain-of-peril", "crypt", "mines", "death", "werewolfs-den",
    "vampires-tower", "the-pits", "valley-of-fire", "the-tower",
)  # fmt: skip
"""DTC-068."""


@cache
def pack() -> CardPack[Card]:
    """The cards that come with the game."""
    return read_cards(folder_of("darkest") / "cards", KINDS)


@cache
def of_kind(*kinds: str) -> tuple[Card, ...]:
    """All cards of these kinds, in the order of their files."""
    return tuple(c for c in pack().cards.values() if type(c) in {KINDS[kind] for kind in kinds})


MODULES = [folder_of("darkest") / "modules"]
"""Folders that hold a folder for each module. Tests put one of their own here."""


@cache
def _boxed() -> dict[str, Card]:
    """The cards of all modules that lie beside the game, in play or not."""
    found = (each for room in MODULES for each in sorted(room.glob("*/cards")))
    return {id: card for each in found for id, card in read_cards(each, KINDS).cards.items()}


def boxed() -> tuple[Card, ...]:
    """The same, in the order of their files."""
    return tuple(_boxed().values())


@by_name
def brought_by(module: str) -> tuple[Card, ...]:
    """The cards that the module called so brings."""
    return tuple(card for card in boxed() if card.id.startswith(f"{module}-"))


@by_name
def card(name: str) -> Card | None:
    """The card called *name*, if there is one."""
    return pack().cards.get(name) or _boxed().get(name)


@by_name
def module_of(name: str) -> str:
    """The module that brings the card called *name*; empty for the game's own."""
    return name.partition("-")[0] if name in _boxed() else ""


@by_name
def printed_home(name: str) -> str:
    """What stands on the card called *name* as its home; empty if nothing does."""
    of = card(name)
    return of.home if isinstance(of, Encounter) else ""


@by_name
def home(name: str) -> str:
    """The deck or the shop that the card called *name* is printed for."""
    return printed_home(name) or module_of(name)


@by_name
def thing(name: str) -> Thing | None:
    """The Object called *name*, if it is one."""
    found = card(name)
    return found if isinstance(found, Thing) else None


@by_name
def price(name: str) -> int:
    """For what price a shop sells the Object called *name*; 0 if none does."""
    of = card(name)
    return of.price if isinstance(of, Thing) else 0


@by_name
def enemy(name: str) -> Enemy | None:
    """The Enemy called *name*, if it is one."""
    found = card(name)
    return found if isinstance(found, Enemy) else None


def spell(name: str) -> Spell:
    """The Spell called *name*."""
    found = card(name)
    assert isinstance(found, Spell)
    return found


def is_hero(name: str) -> bool:
    """Whether *name* is a hero's."""
    return isinstance(card(name), HeroCard)


def hero(name: str) -> HeroCard:
    """The hero called *name*."""
    found = card(name)
    assert isinstance(found, HeroCard)
    return found


@cache
def start(name: str, stat: str) -> int:
    """What the hero called *name* begins with of *stat*."""
    return hero(name).start(stat)


def location(name: str) -> Location:
    """The terrain or location called *name*."""
    found = card(name)
    assert isinstance(found, Location)
    return found


@by_name
def is_overlay(name: str) -> bool:
    """Whether the card called *name* is laid over Road Spaces, and tells what they are."""
    of = card(name)
    return isinstance(of, Location) and of.category == "overlay"


@by_name
def place(name: str) -> str:
    """Which place the location called *name* is: an overlay is the one that it is a twin of."""
    of = card(name)
    return (of.twin or name) if isinstance(of, Location) and is_overlay(name) else name


@by_name
def is_fireproof(name: str) -> bool:
    """DTL-004: whether nothing can burn what is called so: Talismans, quests, what is no card of a
    deck, and what is printed so."""
    of = card(name)
    if not isinstance(of, Encounter):
        return True
    return of.fireproof or (isinstance(of, Thing) and of.sort == "talisman")


@by_name
def is_wooded(name: str) -> bool:
    """DTC-B35, DTC-145: whether the location called *name* is one where an Elf is at home, and an
    Axe finds timber."""
    of = card(name)
    return isinstance(of, Location) and of.wooded


@by_name
def spurs(name: str) -> int:
    """DTC-B19: how much more Enemies have at the location called *name*."""
    of = card(name)
    return of.spurs if isinstance(of, Location) else 0


@by_name
def is_unmagic(name: str) -> bool:
    """DTC-B32: whether Magic Objects add nothing at the location called *name*."""
    of = card(name)
    return isinstance(of, Location) and of.unmagic


@by_name
def has_stash(name: str) -> bool:
    """DTC-325: whether Raiders bring there what they take."""
    of = card(name)
    return isinstance(of, Location) and of.stash


@by_name
def rewards(name: str) -> bool:
    """DTC-170: whether quests are rewarded at the location called *name*."""
    of = card(name)
    return isinstance(of, Location) and of.rewards


@by_name
def lot(name: str) -> str:
    """The lot of which the card called *name* is; empty for a quest."""
    of = card(name)
    return of.home if isinstance(of, Quest) else ""


@by_name
def befalls(name: str) -> bool:
    """DTC-179: whether the card called *name* is met as an Event is."""
    of = card(name)
    return isinstance(of, Event) or (isinstance(of, Follower) and of.befalls)


@by_name
def wanted(name: str) -> str:
    """Which trophy the card called *name* pays for."""
    of = card(name)
    return of.wanted if isinstance(of, Quest) else ""


@by_name
def pays(name: str) -> int:
    """How much gold the card called *name* pays for a trophy."""
    of = card(name)
    return of.pays if isinstance(of, Quest) else 0


@by_name
def lasts(name: str) -> str:
    """For which side of a flag of the world the Event called *name* lasts; empty if it does not."""
    of = card(name)
    return of.lasts if isinstance(of, Event) else ""


@by_name
def title(name: str) -> str:
    """A piece's name as players read it; for what lasts, that of the card that says so."""
    of = card(told_by(name)[0] if is_lasting(name) else name)
    return of.name if of else in_words(name)
