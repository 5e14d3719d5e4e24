"""Chapter 5: Health, damage and Armor."""

from __future__ import annotations

import pytest

from tabletop.table.table import freeze
from tests.games.restless.camp import (
    asked,
    asks,
    battle,
    blocked,
    camp,
    health,
    keys,
    names,
    play,
)
from tests.games.restless.half_said import half_said


@pytest.mark.rule("RST-042", "RST-181")
def test_damage_moves_counters_from_left_to_right() -> None:
    session = battle(coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (4, 2)


@pytest.mark.rule("RST-043")
def test_healing_never_goes_beyond_max_health() -> None:
    session = camp(wounds={"ann": 2}, holds={"bo": ["broth"]})
    play(session, "use broth", "slot 0")
    assert health(session, "ann") == (6, 0)


@pytest.mark.rule("RST-046", "RST-227")
def test_who_has_no_health_left_dies_at_once() -> None:
    session = battle(
        wounds={"ann": 4}, sins={"ann": ["pride"]}, status={"ann": ["veil"]}, coming=[1]
    )
    play(session, "slot 0", "attack unarmed")
    assert names(session, "character:0") == []
    assert names(session, "characters-used") == ["ann"]
    assert names(session, "treasures-used") == ["pride"], "its Sins are discarded"
    assert "veil" in names(session, "supply"), "its Status Effects end"


@pytest.mark.rule("RST-047")
def test_targets_get_their_counters_when_the_battle_begins() -> None:
    session = battle(foe="choir")
    assert session.table.named("choir").counters["health"] == 12


@pytest.mark.rule("RST-049", "RST-050", "RST-052")
def test_armor_on_an_item_takes_damage_before_health_does() -> None:
    session = battle(holds={"ann": ["coat"]}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert health(session, "ann") == (6, 0)
    assert session.table.named("coat").counters["armor"] == 2


@pytest.mark.rule("RST-051")
def test_with_several_sources_its_controller_says_which() -> None:
    session = battle(holds={"ann": ["coat"]}, on={"ann": {"armor": 1}}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    assert asked(session) == "RST-051"
    assert keys(session) == ["ann", "coat"]
    play(session, "coat", "coat")
    assert session.table.named("coat").counters["armor"] == 2
    assert session.table.named("ann").counters["armor"] == 1


@pytest.mark.rule("RST-051", "RST-052")
def test_all_points_of_one_blow_are_said_in_one_answer_as_long_as_there_is_a_choice() -> None:
    session = battle(holds={"ann": ["coat"]}, on={"ann": {"armor": 1}}, coming=[1])
    play(session, "slot 0", "attack unarmed")
    before, given = freeze(session.table), len(session.journal.entries)
    play(session, "ann")
    assert freeze(session.table) != before, "the other point can be the Coat's alone"
    assert [session.table.named(name).counters.get("armor", 0) for name in ("ann", "coat")] == [
        0,
        3,
    ]
    session.undo()
    play(session, "coat")
    assert (keys(session), freeze(session.table)) == (["ann", "coat"], before)
    coat, ann = (session.table.named(name).id for name in ("coat", "ann"))
    assert "Point 2 of 2" in asks(session).ask  # type: ignore[union-attr]
    play(session, "ann")
    assert session.journal.entries[given].key == f"coat#{coat}/ann#{ann}"  # type: ignore[union-attr]
    assert [session.table.named(name).counters.get("armor", 0) for name in ("ann", "coat")] == [
        0,
        3,
    ]
    session.undo()
    then = half_said(session, f"coat#{coat}")
    assert then.table.named("coat").counters["armor"] == 3
    assert asked(then) == "RST-051", "of the time when each point was asked by itself"


@pytest.mark.rule("RST-048")
def test_armor_given_to_a_character_lies_on_it() -> None:
    session = camp(holds={"bo": ["psalm"]})
    play(session, "use psalm", "slot 0")
    assert session.table.named("ann").counters["armor"] == 2


@pytest.mark.rule("RST-053")
def test_lost_health_passes_armor_by() -> None:
    session = camp(step="arrive", holds={"ann": ["coat"]}, row=[["well"]], coming=[3])
    play(session, "stay", "slot 0")
    assert health(session, "ann") == (3, 3)
    assert session.table.named("coat").counters["armor"] == 4


@pytest.mark.rule("RST-054")
def test_health_is_never_below_nothing() -> None:
    session = battle(foe="gate", coming=[1])
    play(session, "slot 1", "attack unarmed")
    assert session.table.named("bo").counters.get("health", 0) == 0


@pytest.mark.rule("RST-044", "RST-045")
def test_max_health_grows_and_shrinks_on_the_right() -> None:
    from tabletop.games.restless.party.health.harm import raise_max_health

    session = camp(wounds={"ann": 1})
    assert not list(raise_max_health(session.play, 0, 2)), "nobody is asked"
    assert health(session, "ann") == (5, 3)
    assert not list(raise_max_health(session.play, 0, -4))
    assert health(session, "ann") == (4, 0), "from the right first, then from the left"


@pytest.mark.rule("RST-057")
def test_every_character_may_use_every_item() -> None:
    session = battle(holds={"bo": ["bow"]})
    play(session, "slot 1")
    assert "attack bow" in keys(session)
    assert "attack unarmed" not in blocked(session)


@pytest.mark.rule("RST-058")
def test_a_trait_bonus_works_for_whoever_has_the_trait_and_carries_the_item() -> None:
    ferryman = camp(wounds={"bo": 4}, holds={"ann": ["crumbs"]})
    play(ferryman, "use crumbs", "slot 1", "slot 1")
    assert health(ferryman, "bo") == (6, 1), "1 for everybody, 2 more for a Ferryman"
    beekeeper = camp(wounds={"bo": 4}, holds={"bo": ["crumbs"]})
    play(beekeeper, "use crumbs", "slot 1")
    assert health(beekeeper, "bo") == (4, 3)
