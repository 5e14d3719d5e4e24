"""Chapter J: the deck, hands, falling and losing."""

from __future__ import annotations

import pytest

from tests.games.tower.climbing import (
    asked,
    at_rest,
    blocked,
    climb,
    health,
    keys,
    names,
    play,
)

HEROES = ("swords-knight", "swords-page", "swords-king")


@pytest.mark.rule("TWR-124")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    session = climb(heroes=HEROES, deck=["cups-2"], discard=["cups-3", "cups-4"])
    play(session, "focus")
    drawn = names(session, "hand:0")
    assert drawn[0] == "cups-2"
    assert sorted([*drawn[1:], *names(session, "deck")]) == ["cups-3", "cups-4"]
    assert names(session, "discard") == []
    assert not any(card.face_up for card in session.table["deck"])
    at_rest(session, 1)


@pytest.mark.rule("TWR-125")
def test_drawing_stops_when_deck_and_discard_are_empty() -> None:
    session = climb(heroes=HEROES, hands=[["pentacles-3"]], deck=["cups-2"], wards=None)
    play(session, "play pentacles-3", "give 1")
    assert names(session, "hand:1") == ["cups-2"]
    assert names(session, "discard") == ["pentacles-3"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-126")
def test_a_card_being_resolved_is_not_shuffled() -> None:
    session = climb(heroes=HEROES, hands=[["pentacles-2"]], deck=[], discard=["cups-3"], wards=None)
    play(session, "play pentacles-2", "give 1")
    assert names(session, "hand:1") == ["cups-3"]
    assert names(session, "discard") == ["pentacles-2"], "not drawn by itself"
    at_rest(session, 1)


@pytest.mark.rule("TWR-033", "TWR-091", "TWR-128")
@pytest.mark.parametrize(
    ("fallen", "hand", "left"), [("revive", ["cups-2"], []), ("permanent", [], ["cups-2"])]
)
def test_what_a_fallen_hero_leaves_is_discarded_in_order(
    fallen: str, hand: list[str], left: list[str]
) -> None:
    session = climb(
        heroes=HEROES,
        hands=[["cups-2", "swords-2"]],
        sanctuary={0: ["cups-8"]},
        shields={1: {"pentacles-2": 2}},
        health={0: 2},
        dice=[6],
        options={"fallen": fallen},
    )
    play(session, "play swords-2")
    assert health(session, 0) == 0
    assert names(session, "sanctuary:0") == []
    assert names(session, "hand:0") == hand
    assert names(session, "discard") == ["swords-2", "cups-8", *left]
    assert names(session, "shields:1") == ["pentacles-2"], "another hero's stays"
    at_rest(session, 1)


@pytest.mark.rule("TWR-128")
def test_shields_that_did_not_help_go_too() -> None:
    session = climb(
        heroes=HEROES,
        shields={0: {"pentacles-1": 1, "pentacles-2": 2}},
        health={0: 1},
        dice=[6],
        options={"shields": "one"},
    )
    play(session, "focus", "use pentacles-1")
    assert names(session, "shields:0") == []
    assert session.table.named("pentacles-2").counters == {}
    at_rest(session, 1)


@pytest.mark.rule("TWR-129", "TWR-019")
def test_the_fallen_are_skipped() -> None:
    session = climb(heroes=HEROES, health={1: 0})
    play(session, "rest")
    at_rest(session, 2)


@pytest.mark.rule("TWR-129")
def test_a_turn_that_was_given_to_a_fallen_hero_by_hand_passes_on() -> None:
    session = climb(heroes=HEROES, health={1: 0}, active=1, step="begin_turn")
    at_rest(session, 2)


@pytest.mark.rule("TWR-130", "TWR-038")
def test_cups_lift_a_fallen_hero_who_plays_on_at_the_next_regular_turn() -> None:
    session = climb(heroes=HEROES, hands=[["cups-4"]], health={2: 0}, dice=[1, 1])
    play(session, "play cups-4", "heal 2")
    assert health(session, 2) == 4
    play(session, "rest")
    at_rest(session, 2)


@pytest.mark.rule("TWR-130")
def test_the_fallen_are_not_lifted_where_they_are_lost() -> None:
    options = {"fallen": "permanent"}
    session = climb(heroes=HEROES, hands=[["cups-4"]], health={2: 0}, options=options)
    play(session, "play cups-4")
    assert blocked(session) == {"heal 2": "TWR-130"}
    assert keys(session) == ["heal 0", "heal 1"]


@pytest.mark.rule("TWR-131")
def test_all_fallen_is_defeat_and_the_treasures_stay_hidden() -> None:
    session = climb(heroes=HEROES, health={0: 1, 1: 0, 2: 0}, dice=[3])
    play(session, "focus")
    outcome = session.table.outcome
    assert session.over
    assert outcome
    assert outcome.winners == []
    assert outcome.rule == "TWR-131"
    assert not any(session.table[f"floor:{floor}"][0].face_up for floor in range(1, 6))


@pytest.mark.rule("TWR-131")
def test_in_the_variant_one_fall_is_defeat() -> None:
    options = {"fallen": "any_fall_loses"}
    session = climb(heroes=HEROES, health={0: 1}, dice=[3], options=options)
    play(session, "focus")
    assert session.over


@pytest.mark.rule("TWR-131")
def test_while_one_stands_the_climb_goes_on() -> None:
    session = climb(heroes=HEROES, health={0: 1, 1: 0}, dice=[3])
    play(session, "focus")
    assert asked(session) == (2, "TWR-022")
