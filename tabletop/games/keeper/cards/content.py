"""The cards: a number and two halves with their marks, things to carry, and classes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Annotated, ClassVar, Literal

from msgspec import Meta

from tabletop.games.keeper.cards.typed_cards import (
    THING,
    After,
    Marks,
    Thing,
    Written,
    is_written,
    read_line,
    read_thing,
)
from tabletop.packs.cards import Card, CardPack, Name, Words, read_cards
from tabletop.packs.game_folders import folder_of
from tabletop.packs.library import at_hand, by_name, cards
from tabletop.packs.library import card as card_of_pack

Half = Literal["top", "bottom"]
Active = Literal["", "round", "persistent"]
Charges = Annotated[int, Meta(ge=0, le=9)]

HALVES: tuple[Half, Half] = ("top", "bottom")
NOBODY = "A class"
"""What a class is called of which neither card nor file says the name."""


class HandCard(Card, frozen=True, kw_only=True):
    """A card of a hand: its initiative, and for each half what becomes of the card by it."""

    alike: ClassVar[bool] = True
    texts: ClassVar[tuple[str, ...]] = ()
    usual: ClassVar[bool] = True
    asked: ClassVar[tuple[str, ...]] = (
        "initiative",
        *("top", "top_lost", "top_recover", "top_active", "top_charges"),
        *("bottom", "bottom_lost", "bottom_recover", "bottom_active", "bottom_charges"),
    )

    hero: Name | Literal[""] = ""
    initiative: Annotated[int, Meta(ge=1, le=99)]
    top: Words = ""
    bottom: Words = ""
    top_lost: bool = False
    bottom_lost: bool = False
    top_active: Active = ""
    bottom_active: Active = ""
    top_charges: Charges = 0
    bottom_charges: Charges = 0
    top_recover: bool = False
    bottom_recover: bool = False

    def marks(self, half: Half) -> Marks:
        """What stands in the corner of *half*; what has charges is persistent, if nothing else."""
        top = half == "top"
        charges = self.top_charges if top else self.bottom_charges
        active = self.top_active if top else self.bottom_active
        return Marks(
            lost=self.top_lost if top else self.bottom_lost,
            active=active or ("persistent" if charges else ""),
            charges=charges,
            recover=self.top_recover if top else self.bottom_recover,
        )

    def says(self, half: Half) -> str:
        """What *half* says, in whatever words."""
        return self.top if half == "top" else self.bottom


class Item(Card, frozen=True, kw_only=True):
    """A thing that is carried; `after` says what becomes of it once it was used."""

    texts: ClassVar[tuple[str, ...]] = ()

    after: After = "spend"


class HeroClass(Card, frozen=True, kw_only=True):
    """A class, if more is to be said of it than its cards: how much Health it has at the most, and
    how many cards a `hand` of it is (0: as its player says)."""

    texts: ClassVar[tuple[str, ...]] = ()

    health: Annotated[int, Meta(ge=1, le=99)]
    hand: Annotated[int, Meta(ge=0, le=99)] = 0


KINDS: dict[str, type[Card]] = {"card": HandCard, "item": Item, "class": HeroClass}
"""The kinds of cards, by the heading they stand under in a file."""


@cache
def pack() -> CardPack[Card]:
    """The two example classes."""
    return read_cards(folder_of("keeper") / "cards", KINDS)


@by_name
def card(name: str) -> Card | None:
    """The card called *name*, wherever it comes from; None if there is none."""
    return pack().cards.get(name) or card_of_pack(name, "keeper") or _typed(name)


def _typed(name: str) -> HandCard | Item | None:
    if name.startswith(THING):
        thing = read_thing(name)
        return (
            Item(id=name, name=thing.title, after=thing.after) if isinstance(thing, Thing) else None
        )
    written = read_line(name) if is_written(name) else None
    if not isinstance(written, Written):
        return None
    fields = {
        f"{half}_{mark}": value
        for half, marks in zip(HALVES, (written.top, written.bottom), strict=True)
        for mark, value in marks._asdict().items()
    }
    return HandCard(
        id=name, name=written.title, initiative=written.initiative, hero=written.hero, **fields
    )


def hand_card(name: str) -> HandCard | None:
    """The card of a hand that is called *name*, if it is one."""
    found = card(name)
    return found if isinstance(found, HandCard) else None


def initiative(name: str) -> int:
    """Its number; 99 of what has none."""
    found = hand_card(name)
    return found.initiative if found else 99


def marks(name: str, half: Half) -> Marks:
    """What stands in the corner of a *half* of the card called *name*."""
    found = hand_card(name)
    return found.marks(half) if found else Marks()


def class_of(found: HandCard) -> str:
    """The class that a card is of: as it says, else as its file is called."""
    if found.hero:
        return found.hero
    words = found.file.rpartition("/")[2].rpartition(".")[0].replace("-", " ").replace("_", " ")
    return " ".join(words.split()).capitalize() or NOBODY


def in_play(options: dict[str, str]) -> Iterator[Card]:
    """All cards of the packs of a table with these *options*, then those of the examples."""
    yield from cards(at_hand(options))
    yield from pack().cards.values()


def classes(names: Iterable[str]) -> dict[str, list[str]]:
    """The classes of the cards called so, each with its cards, in their order."""
    found: dict[str, list[str]] = {}
    for name in names:
        of = hand_card(name)
        if of is not None:
            found.setdefault(class_of(of), []).append(name)
    return found


def class_called(called: str, names: Iterable[str]) -> HeroClass | None:
    """What more is said of the class *called* so, if one of the cards called *names* says it."""
    found = (card(name) for name in names)
    return next((of for of in found if isinstance(of, HeroClass) and of.name == called), None)
