"""What is never so, always so, or never paid is told, with what there is instead; what can be is
not."""

from __future__ import annotations

import pytest

from tests.packs.test_dead_sentences import told

FOE = {"number": 3, "types": ["human"]}

VAIN = [
    ("foe", "When the Foe falls to 60 Health or less, the Foe gains a Ward.",
     "never-true", "from the first, as the most is"),
    ("foe", "At the end of each turn, if the Foe has 90 Health or more, the Foe gains a Ward.",
     "never-true", "never more than"),
    ("foe", "At the end of each turn, if the Foe has 0 Health or more, the Foe gains a Ward.",
     "always-true", "never less than 0"),
    ("foe", "At the end of each turn, if 7 or more Heroes have 5 Health or less, the Foe gains a "
     "Ward.", "never-true", "never more than 4"),
    ("foe", "At the end of each turn, each Hero that has 9 cards in hand or more discards 1 card.",
     "", ""),
    ("foe", "At the end of each turn, each Hero that has 20 cards in hand or more discards 1 card.",
     "never-true", "20 cards in hand or more"),
    ("foe", "At the end of each turn, each Hero loses 2 Health unless that Hero discards 20 cards.",
     "price-too-high", "ever could is 7"),
    ("foe", "At the end of each turn, each Hero loses 2 Health unless that Hero discards 1 card.",
     "", ""),
    ("foe", "When the Foe is turned up, if the Foe is unhurt, the Foe gains a Ward.",
     "always-true", "it is so when the Foe is turned up"),
    ("foe", "At the end of each turn, if the Foe has 3 Wards or more and the Foe has no Wards, the "
     "Foe gains a Ward.", "never-true", "never true together"),
    ("foe", "Once per floor, when the Foe is turned up, the Foe gains a Ward.",
     "never-runs", "does not happen more often"),
    ("foe", "Once per game, when the Foe is turned up, the Foe gains a Ward.", "", ""),
    ("foe", "The hand limit cannot exceed 90.", "never-runs", "never more than 7"),
    ("numbercard", "Lose 500 Health: draw 1 card.", "price-too-high", "Ask for less"),
    ("numbercard", "Lose 2 Health: draw 1 card.", "", ""),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "text", "code", "why"), VAIN)
def test_what_is_asked_in_vain_is_told(kind: str, text: str, code: str, why: str) -> None:
    fields = FOE if kind == "foe" else {"suit": "cups", "rank": 3}
    found = [each for each in told("tower", kind, text, **fields) if each.code != "text-too-long"]
    assert [each.code for each in found] == [code] * bool(code)
    assert all(why in each.message for each in found)
