"""From one declaration every position follows: each is said, read in one way, and printed back."""

from __future__ import annotations

import pytest

from tabletop.games.tower.deck.grammar import GRAMMAR
from tabletop.games.tower.game import GAME
from tabletop.grammar.function import Function
from tests.grammar.placing import placed

assert GAME, "with the game come its verbs"

OF_VERBS = {
    "draw": "done paid after before forbidden past counted",
    "discard": "done paid after before forbidden past counted",
    "regain Health": "done paid after before forbidden past counted",
    "lose Health": "done paid after before forbidden past counted",
    "deal damage to the Foe": "done paid after before forbidden past counted",
    "lose Health to a counterattack": "after before forbidden past counted",
    "fall": "after before past counted",
    "Focus": "after before forbidden past counted",
    "Rest": "after before forbidden past counted",
    "dispel a Ward": "after before forbidden past counted",
    "play": "after before forbidden",
    "attack": "after before forbidden",
}
"""The positions that some verbs have; what the rules do is awaited before it is done, too."""

PREFIXES = {
    "pay:": "paid",
    "when somebody would:": "before",
    "when somebody:": "after",
    "cannot:": "forbidden",
    "has:": "past",
    "has not:": "past",
    "how much:": "counted",
}


def position(function: Function) -> str:
    name = function.template
    return next((what for begin, what in PREFIXES.items() if name.startswith(begin)), "done")


@pytest.mark.parametrize("verb", OF_VERBS)
def test_a_verb_has_its_positions(verb: str) -> None:
    has = {position(each) for each in GRAMMAR if each.part == verb}
    assert has == {*OF_VERBS[verb].split()}


def test_a_measure_has_its_positions() -> None:
    names = {each.template for each in GRAMMAR if each.part in ("Health", "cards in hand")}
    assert names == {
        "has: Health", "how much: Health", "when it comes to: Health", "at least: Health",
        "at most: Health", "has: cards in hand", "how much: cards in hand",
    }  # fmt: skip
    ranked = {"the Hero with the most Health", "the Hero with the fewest cards in hand"}
    for words in ranked:
        assert GRAMMAR.read("who", words), words


ROLES = sorted({each.role for each in GRAMMAR})


@pytest.mark.parametrize("role", ROLES)
def test_what_follows_is_read_in_one_way_and_printed_back(role: str) -> None:
    for function in (each for each in GRAMMAR if each.role == role):
        for words in placed(function):
            found = GRAMMAR.readings(words)
            assert [str(each) for each in found] == [words]
            assert function in {said.phrase for said in found[0].whole}, words


def test_a_part_is_declared_once() -> None:
    with pytest.raises(ValueError, match="There is a verb 'draw' already"):
        GRAMMAR.declare("verb", "draw")
