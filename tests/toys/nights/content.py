"""What is printed on the cards of Three Nights: a name and a number, or a deed."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.play.adaptation.stand_in import STANDS_FOR
from tabletop.play.rules.game import Printed

COPIES = 6
"""How often each omen is in the deck."""


class Card(NamedTuple):
    """A card: its kind, its name, its number and what it says."""

    kind: str
    name: str
    n: int
    text: str


def _keeper(name: str, health: int) -> Card:
    return Card("keeper", name, health, f"Begins with {health} health.")


def _omen(name: str, n: int) -> Card:
    return Card("omen", name, n, f"Faced on a roll of {n} or more.")


CARDS = {
    "sexton": _keeper("The Sexton", 6),
    "widow": _keeper("The Widow", 5),
    "ferryman": _keeper("The Ferryman", 4),
    "midwife": _keeper("The Midwife", 5),
    "thief": _keeper("The Thief", 3),
    "reeve": _keeper("The Reeve", 4),
    "miller": _keeper("The Miller", 4),
    "smith": _keeper("The Smith", 6),
    "child": _keeper("The Child", 2),
    "dog": _keeper("The Dog", 1),
    "fog": _omen("Fog", 1),
    "cold": _omen("The Cold", 2),
    "knocking": _omen("Knocking", 3),
    "water": _omen("Water in the Well", 4),
    "name": _omen("Your Own Name", 5),
    "bells": _omen("Bells Below", 6),
    "lantern": Card("thing", "The Lantern", 1, "Adds 1 to your rolls."),
    "rope": Card("thing", "A Rope", 2, "Adds 2 to your rolls."),
    "bell": Card("thing", "A Hand Bell", 0, "Burn this to let an omen pass."),
    "salt": Card("thing", "A Bag of Salt", 0, "Burn this to let an omen pass."),
}


def of(kind: str) -> list[str]:
    """The ids of all cards of a kind."""
    return [id for id, card in CARDS.items() if card.kind == kind]


def number(name: str) -> int:
    """The number on the card called *name*; 0 for a stand-in."""
    return CARDS[name].n if name in CARDS else 0


def is_burned(name: str) -> bool:
    """Whether the card called *name* may be burned."""
    return name in CARDS and CARDS[name].kind == "thing" and not CARDS[name].n


def title(name: str) -> str:
    """What a piece is called; nothing if there is none of that name."""
    if name.startswith(STANDS_FOR):
        return f"Missing card {name.removeprefix(STANDS_FOR)}"
    plain = {"die": "The die", "token": "A token"}
    return plain.get(name) or (CARDS[name].name if name in CARDS else "")


def printed(name: str) -> Printed:
    """What stands on a card."""
    card = CARDS.get(name)
    return Printed(card.kind.capitalize(), (card.text,)) if card else Printed()
