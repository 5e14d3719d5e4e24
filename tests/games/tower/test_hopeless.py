"""A climb that cannot be won any more is known, and nothing that is not open to all tells it."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.tower.showing.hopeless import hopeless
from tests.games.tower.climbing import climb

FINITE = {"deck": "finite"}
NO_ATTACK = "No card that deals damage is left, and the deck is not reshuffled."


def last(**more: Any) -> Session:
    """The last floor, where no cards are left but those of the hands and of a deck."""
    return climb(**{"floor": 5, "deck": (), "options": FINITE, "wards": None, **more})


@pytest.mark.rule("TWR-124")
@pytest.mark.parametrize(
    ("laid", "why"),
    [
        ({"hands": [("cups-9",), ("pentacles-4",)]}, NO_ATTACK),
        ({"hands": [("cups-9",), ("swords-4",)], "foe_health": 4}, ""),
        ({"hands": [("cups-9",), ()], "foe_health": 4, "deck": ("swords-4",)}, ""),
        ({"hands": [("cups-9",), ()], "options": {}}, ""),
        (
            {"hands": [("swords-9",), ("cups-2",)], "foe_health": 30},
            "The cards that are left cannot deal as much damage as the foes have health.",
        ),
        (
            {"hands": [("swords-9",), ("cups-2",)], "foe_health": 4, "floor": 4},
            "The cards that are left cannot deal as much damage as the foes have health.",
        ),
        (
            {"hands": [("swords-9",), ("cups-2",)], "foe_health": 4, "wards": ()},
            "Too few cards are left to dispel the wards of Justice.",
        ),
        ({"hands": [("major-0",), ()], "options": FINITE | {"fool": "wild"}}, ""),
        ({"hands": [("major-0",), ()]}, NO_ATTACK),
    ],
)
def test_what_is_left_to_play_says_whether_it_can_be_won(laid: dict[str, Any], why: str) -> None:
    assert hopeless(last(**laid).table) == why


def test_who_holds_what_is_left_makes_no_difference() -> None:
    one = last(hands=[("swords-9", "cups-3"), ()], foe_health=30)
    other = last(hands=[(), ("cups-3",)], deck=("swords-9",), foe_health=30)
    assert hopeless(one.table) == hopeless(other.table) != ""
