"""The two words on a card of a hand say what comes of it."""

from __future__ import annotations

import random

import pytest

from tests.games.tower.climbing import KNIGHT, PRIEST, climb, foe_health, question, say

MOST = 14
"""Letters that fit over a card."""

CARDS = [f"{suit}-{rank}" for suit in ("cups", "swords", "wands", "pentacles") for rank in (2, 7)]


@pytest.mark.rule("TWR-034", "TWR-037", "TWR-049", "TWR-052")
def test_what_stands_on_a_card_comes_of_it() -> None:
    luck, seen = random.Random(1), set()
    for _ in range(12):
        hand, strength = luck.sample(CARDS, 3), luck.choice((2, 5, 10))
        laid = {
            "heroes": (luck.choice((KNIGHT, PRIEST)), "swords-king"),
            "hands": (hand, []),
            "foe_health": strength,
            "wards": luck.choice(((), None)),
            "health": {0: 3, 1: 20},
        }
        for option in climb(**laid).decisions[0].legal():
            if not option.key.startswith("play "):
                continue
            session, words = climb(**laid), option.effect
            assert 0 < len(words) <= MOST
            say(session, option.key)
            left, asked = foe_health(session), question(session)
            if words == "dispels it":
                assert asked.rule == "TWR-052"
            elif words == "no damage":
                assert left == strength
            elif words == "fells it":
                assert session.table.count("floor") == 2 or left <= 0
            elif words.endswith("damage"):
                assert left == strength - int(words.split()[0])
            else:
                assert words.split()[0] in ("heals", "gives")
            seen.add(" ".join(w for w in words.split() if not w.isdigit()))
    assert seen == {"dispels it", "no damage", "fells it", "damage", "heals", "gives"}
