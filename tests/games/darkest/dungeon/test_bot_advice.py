"""Dungeon: what a careful party of bots does below ground."""

from __future__ import annotations

import pytest

from tests.games.darkest.dungeon.below import ON, at_the_ruins, finds, maps, met
from tests.games.darkest.dungeon.test_heroes import AMAZON, first_row
from tests.games.darkest.dungeon.test_vengeance import haunted
from tests.games.darkest.laying import TRIO, answer, setting_out, until
from tests.games.darkest.reaper.test_bot_advice import chosen

MIGHTY = {name: {"strength": 9, "craft": 3, "life": 9, "fate": 0} for name in TRIO}
WEAK = {name: {"strength": 1, "fate": 0} for name in TRIO}


def test_it_goes_to_the_ruins_and_down_once_it_is_strong_enough() -> None:
    def sets_out(tokens):  # type: ignore[no-untyped-def]
        return chosen(
            setting_out(
                options=ON, zones={"atlas": maps()}, tokens=tokens, counters={"journeys": 3}
            )
        )

    assert sets_out(MIGHTY) == "dungeon-ruins"
    assert sets_out(WEAK) != "dungeon-ruins"
    assert chosen(at_the_ruins(tokens=MIGHTY)) == "cross dungeon"
    assert chosen(at_the_ruins(tokens=WEAK)) != "cross dungeon"


@pytest.mark.parametrize(
    ("number", "gold", "does"), [(2, 0, "pass"), (2, 2, "meet"), (4, 0, "meet"), (5, 0, "pass")]
)
def test_with_the_hunchback_it_skips_what_it_dreads(number: int, gold: int, does: str) -> None:
    tokens = {name: {"gold": gold, "strength": 2} for name in TRIO}
    session = finds(number, zones={"followers:0": ["dungeon-hunchback"]}, tokens=tokens)
    assert chosen(session) == does


def test_its_amazon_meets_the_weaker_of_two_first() -> None:
    session = answer(
        first_row(AMAZON, "elf", zones={"pile:2": ["badger", "dungeon-torch"]}), "forward"
    )
    assert chosen(session) == "2 dungeon-torch"


def test_it_lets_a_spirit_of_vengeance_go() -> None:
    session = answer(until(haunted("ash-wyrm"), "DTC-185"), "strength")
    assert chosen(session) == "discard"


def test_it_takes_a_passage_only_to_the_kitchen_and_only_if_somebody_is_hurt() -> None:
    def at_a_passage(life: int):  # type: ignore[no-untyped-def]
        return met(
            "dungeon-secret-passage", coming=(4, *[3] * 9), tokens={"dwarf": {"life": life}},
            zones={"ground:1": ["dungeon-entrance", "dungeon-kitchen"]},
            on={"dungeon-entrance": {"visited": 1}},
        )  # fmt: skip

    assert chosen(at_a_passage(2)) == "go"
    assert chosen(at_a_passage(5)) == "stay"
