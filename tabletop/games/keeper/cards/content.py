"""The cards: a number and two halves with their symbols, items, and classes."""

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
"""The name of a class that neither card nor file names."""


class HandCard(Card, frozen=True, kw_only=True):
    """A card of a hand: its initiative, and for each half the fate of the card."""

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
        """The symbols of *half*. A half with charges is persistent unless it says otherwise."""
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
        """The text of *half*."""
        return self.top if half == "top" else self.bottom


class Item(Card, frozen=True, kw_only=True):
    """An item. `after` says whether use spends or consumes it."""

    texts: ClassVar[tuple[str, ...]] = ()

    after: After = "spend"


class HeroClass(Card, frozen=True, kw_only=True):
    """More facts about a class: its full Health, and the number of cards in a `hand` (0: its player
    decides)."""

    texts: ClassVar[tuple[str, ...]] = ()

    health: Annotated[int, Meta(ge=1, le=99)]
    hand: Annotated[int, Meta(ge=0, le=99)] = 0


KINDS: dict[str, type[Card]] = {"card": HandCard, "item": Item, "class": HeroClass}
"""The kinds of cards, by their heading in a file."""


@cache
def pack() -> CardPack[Card]:
    """The two example classes."""
    return read_cards(folder_of("keeper") / "cards", KINDS)


@by_name
def card(name: str) -> Card | None:
    """The card called *name* from any source, or None."""
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
    """The card of a hand called *name*, or None."""
    found = card(name)
    return found if isinstance(found, HandCard) else None


def initiative(name: str) -> int:
    """Its initiative; 99 if it has none."""
    found = hand_card(name)
    return found.initiative if found else 99


def marks(name: str, half: Half) -> Marks:
    """The symbols of a *half* of the card called *name*."""
    found = hand_card(name)
    return found.marks(half) if found else Marks()


def class_of(found: HandCard) -> str:
    """The class of a card: as the card says, or the name of its file."""
    if found.hero:
        return found.hero
    words = found.file.rpartition("/")[2].rpartition(".")[0].replace("-", " ").replace("_", " ")
    return " ".join(words.split()).capitalize() or NOBODY


def in_play(options: dict[str, str]) -> Iterator[Card]:
    """All cards of the packs of a table with these *options*, then the example cards."""
    yield from cards(at_hand(options))
    yield from pack().cards.values()


def classes(names: Iterable[str]) -> dict[str, list[str]]:
    """The classes of these cards, each with its cards, in order."""
    found: dict[str, list[str]] = {}
    for name in names:
        of = hand_card(name)
        if of is not None:
            found.setdefault(class_of(of), []).append(name)
    return found


def class_called(called: str, names: Iterable[str]) -> HeroClass | None:
    """The facts about the class *called* so, if one of the cards *names* has them."""
    found = (card(name) for name in names)
    return next((of for of in found if isinstance(of, HeroClass) and of.name == called), None)
