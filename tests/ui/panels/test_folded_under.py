"""What may be done with a card besides is folded under that card, in one line."""

from __future__ import annotations

from tabletop.play.questions.decision import Option, aside
from tests.ui.panels.test_folds import AWAY, LEAVE
from ui.panels.folded_answers import folds, in_one, under_cards


def test_what_stands_aside_of_a_cards_halves_is_folded_under_that_card() -> None:
    plain = [
        Option(f"{how} {card}", f"{card}: plain {words}.", (n,), half=half, aside=True)
        for n, card in enumerate(("Ram", "Ballast"))
        for how, words, half in (
            ("attack", "Attack 2", "top"),
            ("tend", "Tend", "top"),
            ("move", "Move 2", "bottom"),
        )
    ]
    under = under_cards(folds([*plain, LEAVE]))
    assert {card: in_one(options) for card, options in under.items()} == {
        0: "Ram: plain Attack 2, Tend or Move 2",
        1: "Ballast: plain Attack 2, Tend or Move 2",
    }
    assert in_one(plain[:1]) == "Ram: plain Attack 2"
    assert not under_cards(folds([*aside(AWAY), LEAVE])), "no half of a card"
