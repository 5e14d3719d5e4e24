"""In games by bots every question says who and what, and none asks for what cannot be.

A sample of `python -m tests.conformance.asked all`.
"""

from __future__ import annotations

import pytest

from tabletop.play.questions.decision import Decision, Option
from tests.conformance.asked import Asked, repeated

GAMES = ("tower", "parsifal", "restless", "scenario", "darkest", "keeper")


@pytest.mark.parametrize("game", GAMES)
def test_questions_say_who_and_what_and_none_is_in_vain(game: str) -> None:
    asked = Asked(game, tried=4)
    for seed in (2, 3):
        asked.play(seed, longest=350)
    assert asked.seen["questions"] > 60
    assert not asked.found


def test_a_sentence_that_stands_twice_is_found() -> None:
    assert repeated("Beggar: Pay 1 gold: regain 1 Fate. Pay 1 gold: regain 1 Fate?")
    assert not repeated("Beggar, to Elf: pay 1 gold (of 3): regain 1 Fate?")
    assert repeated("Leave it, or pay 1 gold to him; or once more pay 1 gold to him?")
    assert not repeated("~'s ~ wants to recall the ~ for ~'s ~ with the ~. ~, interrupt?")
    outcomes = "That Character draws 1 Loot. 40% That Character draws 1 Loot and heals 1. 60%"
    assert not repeated(f"~ rolled 3 for ~. Again? {outcomes}")
    assert repeated(f"Again and again and again and again and again? {outcomes}")
    assert repeated(f"Again? {outcomes} That Character draws 1 Loot. 40%")
    assert not repeated("Now you may do. This or that, as you may. Do this or so.")


def test_what_is_warned_of_is_not_put_forward() -> None:
    end, other = Option("end", "End", warning="It costs."), Option("go", "Go")
    assert Decision(0, "What?", "T-1", [end, other], default="go").preselected() == "go"
    assert not Decision(0, "What?", "T-1", [end, other], default="end").preselected()
    assert not Decision(0, "What?", "T-1", [end], default="end").preselected()
    assert Decision(0, "What?", "T-1", [other]).preselected() == "go"
    barred = other.blocked("T-2", "Not now.")
    assert not Decision(0, "What?", "T-1", [end, barred], default="go").preselected()
    assert Decision(0, "What?", "T-1", [end, barred], default="go").preselected(["T-2"]) == "go"
