"""What people write who have not learned how the tarots say it, and how it is printed."""

from __future__ import annotations

import pytest

from tabletop.games.parsifal.cards.grammar import GRAMMAR
from tabletop.games.parsifal.game import GAME

assert GAME, "with the game come its verbs"


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
        ("Whenever a character is set free, you may draw a tarot.",
         "When a character is freed, you may draw 1 tarot."),
        ("Fetch a Knight from Limbo.", "Recall a Knight."),
        ("Put a Knight into Limbo.", "Send a Knight to Limbo."),
        ("Squires can't be locked by Ferris.", "Ferris cannot lock a Squire."),
        ("When your turn begins, you may free a Squire.",
         "At the start of your turn, you may free a Squire."),
        ("Release your captives.", "Free all its captives."),
    ],
)  # fmt: skip
def test_plain_english_is_printed_as_tarots_say_it(written: str, meant: str) -> None:
    assert [str(each) for each in GRAMMAR.readings(written)] == [meant]
    assert [str(each) for each in GRAMMAR.readings(meant)] == [meant]


@pytest.mark.parametrize(
    "written",
    [
        "Lock up to two Knights.",
        "Lock any Knight, but not yours.",
        "Capture a Knight until your next turn.",
        "Return any Knight from Limbo to the deck.",
    ],
)
def test_nothing_is_read_as_less_or_the_contrary(written: str) -> None:
    assert not GRAMMAR.readings(written)
