"""Bots: which hero a careful player picks, beside those that the party has already."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tabletop.games.tower.rules import cards

CLASS_WORTH = {"Mage": 66, "Priest": 53, "Rogue": 34, "Paladin": 33}
"""Games won in a hundred by two thoughtful heroes of whom one is of this class, over all partners.

Mages act twice for one blow, and Priests make blows not happen; a second strike or a shield is as
good only with the right cards in hand.
"""

GIFT_WORTH = {"Devout": 11, "Scholar": 2, "Merchant": 1, "Tactician": 0}
"""What a gift adds to that: health above 20 is a store that lasts, the others a point a card."""

ALIKE = 1
"""What a hero is worth less for each of the class that is there: they wait for the same suit."""


def best_pick(courts: Collection[str], party: Collection[str]) -> str:
    """The best of *courts* beside the heroes of *party*; of equals, the first."""
    return max(courts, key=lambda court: _worth(court, party))


def best_leader(party: Mapping[int, str]) -> int:
    """The seat of the hero, by seat, who should take the first turn."""
    return max(party, key=lambda seat: CLASS_WORTH.get(cards.class_of(party[seat]), 0), default=0)


def _worth(court: str, party: Collection[str]) -> int:
    class_ = cards.class_of(court)
    alike = sum(cards.class_of(other) == class_ for other in party)
    return CLASS_WORTH.get(class_, 0) + GIFT_WORTH.get(cards.gift_of(court), 0) - ALIKE * alike
