"""What people write who have not learned how the tarots say it, and what they are offered."""

from __future__ import annotations

import pytest

from tabletop.cardtext.everyday import as_cards_say
from tabletop.games.parsifal.game import GAME

assert GAME.wording is not None
PHRASES = GAME.wording.phrases


@pytest.mark.parametrize(
    ("written", "meant"),
    [
        ("Whenever a Squire goes to Limbo, you may free any Knight.",
         "When a Squire is sent to Limbo, you may free a Knight."),
        ("You may send this to Limbo to free any Knight.", "Send this to Limbo: free a Knight."),
        ("You may banish this; if you do, free any character.",
         "Send this to Limbo: free any character."),
        ("Capture any Knight an opponent controls.", "Lock a Knight controlled by an opponent."),
        ("Lock one Knight.", "Lock a Knight."),
        ("Release any character you control.", "Free any character you control."),
        ("Its owner can't be locked.", "Its owner cannot be locked."),
        ("Return any Knight from Limbo.", "Recall a Knight."),
        ("Take control of any Knight.", "Control a Knight."),
        ("If you control fewer characters than each of your opponents, recall any character.",
         "If you control fewer characters than each opponent, recall any character."),
    ],
)  # fmt: skip
def test_plain_english_is_offered_as_tarots_say_it(written: str, meant: str) -> None:
    assert as_cards_say(written, PHRASES) == meant


@pytest.mark.parametrize(
    "written",
    ["Lock up to two Knights.", "Lock any Knight, but not yours.", "You cannot free any Knight.",
     "Capture a Knight until your next turn.", "Return any Knight from Limbo to the deck."],
)  # fmt: skip
def test_nothing_is_offered_for_less_or_the_contrary(written: str) -> None:
    assert as_cards_say(written, PHRASES) == ""
