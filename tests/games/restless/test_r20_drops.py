"""Chapters 20 and 21: drops, and Fleeing."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    battle,
    blocked,
    health,
    keys,
    names,
    play,
    rerolls,
)


@pytest.mark.rule("RST-211", "RST-212")
def test_somebody_draws_and_the_party_divides() -> None:
    session = battle(on={"rat": {"health": 1}}, decks={"loot": ["broth", "club"]}, coming=[15])
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-211"
    play(session, "slot 1")
    assert asked(session) == "RST-212"
    assert keys(session) == ["slot 0", "slot 1", "ground"]
    play(session, "slot 0")
    assert names(session, "inventory:0") == ["broth"]
    assert rerolls(session) == 6, "and the Rat's Reroll Counter"


@pytest.mark.rule("RST-213", "RST-075")
def test_the_defeated_encounter_is_discarded() -> None:
    session = battle(foe="wasp", on={"wasp": {"health": 1}}, coming=[15])
    play(session, "slot 0", "attack unarmed")
    assert names(session, "encounters-used") == ["wasp"]


@pytest.mark.rule("RST-214", "RST-224", "RST-217")
def test_who_flees_gets_no_drops() -> None:
    session = battle(decks={"loot": ["broth"]}, coming=[20, 20])
    play(session, "flee", "slot 0")
    assert asked(session) == "RST-142"
    assert names(session, "loot") == ["broth"]
    assert names(session, "encounters-used") == ["rat"]


@pytest.mark.rule("RST-215", "RST-228")
def test_what_the_slain_held_is_among_the_drops() -> None:
    session = battle(
        foe="wasp",
        wounds={"ann": 5},
        holds={"ann": ["broth"]},
        coming=[1, 15],
        on={"wasp": {"health": 1}},
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "drops") == ["broth"]
    play(session, "slot 1", "attack unarmed")
    assert asked(session) == "RST-212"
    play(session, "slot 1")
    assert names(session, "inventory:1") == ["broth"]


@pytest.mark.rule("RST-218", "RST-219", "RST-220", "RST-221")
def test_everybody_dodges_three_times_at_most_for_one_damage_each() -> None:
    session = battle(foe="choir", coming=[1, 1, 1, 12])
    play(session, "flee", "slot 0")
    assert health(session, "ann") == (3, 3), "1 each, whatever the Attack, and no Chain Magic"
    assert health(session, "bo") == (7, 0)
    assert asked(session) == "RST-142"


@pytest.mark.rule("RST-222", "RST-223")
def test_who_dies_in_flight_loses_everything_and_still_speaks() -> None:
    session = battle(foe="choir", wounds={"bo": 6}, holds={"bo": ["urn"]}, coming=[12, 1])
    play(session, "flee", "slot 0")
    assert names(session, "loot-used") == ["urn"]
    assert names(session, "character:1") == []
    assert rerolls(session) == 6, "the Urn's Discard effect"


@pytest.mark.rule("RST-223")
def test_a_death_effect_that_kills_the_target_ends_the_flight() -> None:
    session = battle(("bo", "ann"), foe="wasp", wounds={"bo": 6}, coming=[1])
    play(session, "flee", "slot 0")
    assert names(session, "encounters-used") == ["wasp"]
    assert session.table.count("fled") == 0, "RST-225: the Target counts as defeated"


@pytest.mark.rule("RST-225", "RST-146")
def test_after_a_flight_there_is_no_rest() -> None:
    session = battle(zones={"nights": ["night"]}, coming=[20, 20])
    play(session, "flee", "slot 0")
    assert blocked(session)["rest"] == "RST-146"


@pytest.mark.rule("RST-226")
def test_a_card_may_forbid_fleeing() -> None:
    session = battle(foe="gate")
    assert blocked(session)["flee"] == "RST-226"
