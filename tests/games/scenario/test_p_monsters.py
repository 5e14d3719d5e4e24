"""Monsters: whom they focus on, with all ties, where they go and whom they strike."""

from __future__ import annotations

import pytest

from tabletop.games.scenario.board.field import FLAME
from tabletop.games.scenario.night.blow import shield
from tabletop.table import verbs
from tests.games.scenario.night import (
    CAUSEWAY,
    LAMPS,
    SEXTON,
    acting,
    after,
    at,
    figure,
    health,
    names,
    night,
    struck,
)


@pytest.mark.rule("SCN-152")
@pytest.mark.parametrize(
    ("tactic", "place", "bargehand", "reedrunner", "focused"),
    [
        pytest.param("mudling-footsteps", "5,4", "2,4", "7,4", "reedrunner", id="fewest points"),
        pytest.param("reed-piper-the-old-air", "6,4", "5,4", "8,4", "bargehand", id="the nearer"),
        pytest.param("mudling-footsteps", "5,4", "4,4", "6,4", "reedrunner", id="initiative 8"),
    ],
)
def test_the_hero_that_costs_fewest_points_then_the_nearer_then_the_lower_initiative(
    tactic: str, place: str, bargehand: str, reedrunner: str, focused: str
) -> None:
    kind = "mudling-1" if tactic.startswith("mudling") else "reed-piper-1"
    game = acting(tactic, {"bargehand": bargehand, "reedrunner": reedrunner}, {kind: place})
    assert struck(game) == focused


@pytest.mark.rule("SCN-152", "SCN-050")
def test_who_rests_counts_as_99() -> None:
    game = acting(
        "mudling-footsteps",
        {"bargehand": "4,4", "reedrunner": "6,4"},
        {"mudling-1": "5,4"},
        on={"reedrunner-figure": {"resting": 1}},
        zones={"chosen:1": []},
    )
    assert struck(game) == "bargehand"


@pytest.mark.rule("SCN-152")
def test_last_of_all_seating_order() -> None:
    rest = {"bargehand-figure": {"resting": 1}, "reedrunner-figure": {"resting": 1}}
    for heroes in (
        {"bargehand": "4,4", "reedrunner": "6,4"},
        {"reedrunner": "4,4", "bargehand": "6,4"},
    ):
        game = acting(
            "mudling-footsteps",
            heroes,
            {"mudling-1": "5,4"},
            on=rest,
            zones={"chosen:0": [], "chosen:1": []},
        )
        assert game.decision.seat == 0


@pytest.mark.rule("SCN-153")
def test_who_can_attack_no_hero_stays_and_strikes_nobody() -> None:
    game = acting("mudling-footsteps", {"bargehand": "1,1"}, {"mudling-1": "8,3"}, where=CAUSEWAY)
    assert at(game, "mudling-1") == "8,3"  # the door is closed
    assert health(game, "bargehand-figure") == 12


@pytest.mark.rule("SCN-154")
def test_stand_in_the_gap_draws_those_beside_it() -> None:
    game = after(
        ("top stand-in-the-gap", "done"),
        "mudling-footsteps",
        {"reedrunner": "6,4", "bargehand": "4,4"},
        {"mudling-1": "5,4"},
        {0: ["quick-cut"], 1: ["stand-in-the-gap", "pole-shove"]},
    )
    assert struck(game) == "bargehand"


@pytest.mark.rule("SCN-154", "SCN-172")
def test_still_water_is_focused_on_only_where_nobody_else_can_be() -> None:
    game = after(
        ("top still-water",),
        "mudling-footsteps",
        {"bargehand": "4,4", "reedrunner": "6,4"},
        {"mudling-1": "5,4"},
        {0: ["pole-shove"], 1: ["still-water", "quick-cut"]},
    )
    assert struck(game) == "bargehand"


@pytest.mark.rule("SCN-167", "SCN-159")
def test_elites_act_first_then_by_number_each_from_where_all_stand_then() -> None:
    game = acting(
        "mudling-footsteps",
        {"bargehand": "2,4"},
        {"mudling-1": "5,4", "mudling-2": "4,4", "mudling-3": "3,4"},
        on={"mudling-3": {"elite": 1}},
    )
    assert game.decision.seat == 0
    assert "3 damage" in game.decision.ask


@pytest.mark.rule("SCN-166")
def test_an_ally_is_passed_and_never_stopped_on() -> None:
    game = acting(
        "mudling-footsteps", {"bargehand": "2,4"}, {"mudling-2": "5,4", "mudling-1": "4,4"}
    )
    assert at(game, "mudling-1") == "3,4"
    game.answer("take")
    assert at(game, "mudling-2") not in ("3,4", "2,4")


# --- moving and striking -------------------------------------------------------------------------


@pytest.mark.rule("SCN-155", "SCN-157", "SCN-158")
def test_it_goes_as_far_as_its_points_and_the_cards_change_reach() -> None:
    near = acting("mudling-up-to-the-knee", {"bargehand": "2,4"}, {"mudling-1": "8,4"})
    assert at(near, "mudling-1") == "6,4"
    far = acting("mudling-out-of-the-drain", {"bargehand": "2,4"}, {"mudling-1": "8,4"})
    assert at(far, "mudling-1") == "5,4"
    slow = acting("mudling-settling", {"bargehand": "2,4"}, {"mudling-1": "8,4"})
    assert at(slow, "mudling-1") == "7,4"


@pytest.mark.rule("SCN-168")
def test_a_mired_monster_attacks_from_where_it_stands() -> None:
    game = acting(
        "mudling-footsteps",
        {"bargehand": "2,4"},
        {"mudling-1": "5,4"},
        on={"mudling-1": {"mired": 1}},
    )
    assert at(game, "mudling-1") == "5,4"
    assert health(game, "bargehand-figure") == 12


@pytest.mark.rule("SCN-170")
def test_a_ranged_monster_does_not_step_back_from_a_hero_beside_it() -> None:
    game = acting("reed-piper-the-old-air", {"bargehand": "5,4"}, {"reed-piper-1": "6,4"})
    assert at(game, "reed-piper-1") == "6,4"
    assert struck(game) == "bargehand"


@pytest.mark.rule("SCN-131")
def test_a_ranged_attack_on_who_stands_beside_draws_two_and_takes_the_worse() -> None:
    luck = {"luck:monsters": ["as-aimed", "nothing-there"]}
    game = acting(
        "reed-piper-the-old-air", {"bargehand": "5,4"}, {"reed-piper-1": "6,4"}, zones=luck
    )
    assert health(game, "bargehand-figure") == 12
    assert sorted(names(game, "drawn:monsters")) == ["as-aimed", "nothing-there"]


@pytest.mark.rule("SCN-157", "SCN-171")
def test_further_targets_are_those_in_range_by_hexes_then_initiative() -> None:
    heroes = {"bargehand": "4,4", "reedrunner": "6,4", "lampwright": "5,3"}
    game = acting("fen-hound-two-at-once", heroes, {"fen-hound-1": "5,4"})
    assert struck(game) == "reedrunner"  # 8
    game.answer("take")
    assert struck(game) == "lampwright"  # 18
    game.answer("take")
    assert health(game, "bargehand-figure") == 12


@pytest.mark.rule("SCN-161")
def test_the_sextons_armour_falls_with_each_lamp() -> None:
    for lit, armour in ((0, 2), (1, 1), (2, 0)):
        game = night({"bargehand": "1,4"}, {"the-sexton-1": "9,4"}, where=SEXTON)
        for place in ("6,2", "6,6")[:lit]:
            verbs.add(game.table, FLAME, place, "token", face_up=True)
        assert shield(game.table, figure(game, "the-sexton-1")).n == armour


@pytest.mark.rule("SCN-122", "SCN-160")
def test_a_lamp_that_is_lit_brings_a_mudling_at_the_end_of_the_turn() -> None:
    game = night(
        {"bargehand": "8,1"},
        {"bell-husk-1": "4,5"},
        where=LAMPS,
        zones={"chosen:0": ["pole-shove", "hauling-hook"]},
    )
    game.answer("tend pole-shove")
    assert [p.name for p in game.table["9,1"]] == ["flame"]
    assert at(game, "mudling-1") == "pack"
    game.answer("done")
    assert at(game, "mudling-1") != "pack"
