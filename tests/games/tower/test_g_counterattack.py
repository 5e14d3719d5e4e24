"""Chapter G: the foe strikes back."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import at_rest, climb, health, names, play

HEROES = ("cups-knight", "cups-page")


@pytest.mark.rule("TWR-104", "TWR-105", "TWR-106")
@pytest.mark.parametrize("action", ["play swords-2", "focus", "rest"])
def test_every_action_is_answered_by_one_blow_at_the_active_hero(action: str) -> None:
    session = climb(heroes=HEROES, hands=[["swords-2"]], dice=[4], deck=["cups-2"])
    play(session, action)
    assert health(session, 0) == 16
    assert health(session, 1) == 20
    at_rest(session, 1)


@pytest.mark.rule("TWR-107")
@pytest.mark.parametrize(("counter", "left"), [("per_turn", 18), ("per_card", 13)])
def test_two_cards_bring_one_blow_or_two(counter: str, left: int) -> None:
    session = climb(
        heroes=HEROES,
        hands=[["swords-2", "swords-3"]],
        wards=None,
        dice=[2, 5],
        options={"counter": counter},
    )
    play(session, "play swords-2", "again swords-3")
    assert health(session, 0) == left
    at_rest(session, 1)


@pytest.mark.rule("TWR-107")
def test_focus_and_rest_bring_one_blow_in_the_variant_too() -> None:
    session = climb(heroes=HEROES, dice=[2, 5], options={"counter": "per_card"})
    play(session, "focus")
    assert health(session, 0) == 18
    at_rest(session, 1)


@pytest.mark.rule("TWR-033", "TWR-106", "TWR-108")
def test_a_falling_foe_does_not_strike_back() -> None:
    session = climb(heroes=HEROES, hands=[["wands-5"]], wards=None, foe_health=5, dice=[6])
    play(session, "play wands-5")
    assert health(session, 0) == 20
    assert names(session, "treasures") == ["wands-10"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-109")
def test_neither_damage_nor_health_falls_below_0() -> None:
    session = climb(heroes=HEROES, health={0: 3}, dice=[6])
    play(session, "focus")
    assert health(session, 0) == 0
    shielded = climb(heroes=HEROES, shields={0: {"pentacles-9": 9}}, dice=[6])
    play(shielded, "focus")
    assert health(shielded, 0) == 20
    assert names(shielded, "discard") == ["pentacles-9"]
    at_rest(shielded, 1)


@pytest.mark.rule("TWR-104")
def test_the_aim_tells_what_the_blow_costs_before_it_falls() -> None:
    hard = climb(heroes=HEROES, hands=[["swords-2"]], dice=[4], options={"difficulty": "mild"})
    assert hard.game.aim(hard.table).ahead.startswith(
        "The turn ends with a counterattack of 0 to 5;"
    )
    safe = climb(heroes=HEROES, sanctuary={0: ["cups-4"]})
    assert safe.game.aim(safe.table).ahead == "A sanctuary protects Hero 0."
