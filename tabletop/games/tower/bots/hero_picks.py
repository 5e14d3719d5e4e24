"""Bots: the hero that a careful player picks, given the heroes that the party already has."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from tabletop.games.tower.rules import cards

CLASS_WORTH = {"Mage": 66, "Priest": 53, "Rogue": 34, "Paladin": 33}
"""The percentage of games won by two thoughtful heroes, one of them of this class, over all
partners.

Mages act twice for one blow, and Priests prevent blows. A second strike or a shield is as good only
with the right cards in hand.
"""

GIFT_WORTH = {"Devout": 11, "Scholar": 2, "Merchant": 1, "Tactician": 0}
"""The addition for a gift: health above 20 is a lasting reserve, the others are worth a point a
card."""

ALIKE = 1
"""The deduction for each hero of the same class in the party, since they wait for the same suit."""


def best_pick(courts: Collection[str], party: Collection[str]) -> str:
    """The best of *courts* in addition to the heroes of *party*; if several are equal, the
    first."""
    return max(courts, key=lambda court: _worth(court, party))


def best_leader(party: Mapping[int, str]) -> int:
    """The seat of the hero, by seat, that should take the first turn."""
    return max(party, key=lambda seat: CLASS_WORTH.get(cards.class_of(party[seat]), 0), default=0)


def _worth(court: str, party: Collection[str]) -> int:
    class_ = cards.class_of(court)
    alike = sum(cards.class_of(other) == class_ for other in party)
    return CLASS_WORTH.get(class_, 0) + GIFT_WORTH.get(cards.gift_of(court), 0) - ALIKE * alike
