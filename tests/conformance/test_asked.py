"""In games by bots every question says who and what, and none asks for what cannot be.

A sample of `python -m tests.conformance.asked all`.
"""

from __future__ import annotations

import pytest

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
