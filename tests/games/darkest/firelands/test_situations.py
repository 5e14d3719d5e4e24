"""Where rules of the Firelands meet: positions that players will ask about."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.ground import lasting_moves
from tabletop.games.darkest.party import heroes
from tests.games.darkest.firelands.burning_land import (
    STRONG,
    burning,
    fires,
    meets_on_the_way,
)
from tests.games.darkest.laying import QUIET, TRIO, answer, asked, has, keys, names, piece, until

GOOD = {name: {"fate": 0, "life": 4, "alignment": 1} for name in TRIO}


@pytest.mark.rule("DTL-015", "DTL-014")
def test_what_the_masons_built_is_visited_on_the_way_home() -> None:
    session = burning(
        step="space_done", at=2, counters={"homeward": 1}, tokens=GOOD,
        zones={"ground:1": ["outer-hills", "firelands-graveyard"]},
        on={"outer-woods": {"visited": 1}},
    )  # fmt: skip
    answer(session, "order")
    assert session.table.count("at") == 1
    assert [has(session, name, "life") for name in TRIO] == [3, 3, 3]


@pytest.mark.rule("DTL-015", "DTL-029")
def test_terrain_put_on_an_enemy_in_the_middle_of_a_fight_carries_it_off() -> None:
    session = meets_on_the_way(
        "old-bear", zones={"spells:0": ["firelands-suleimans-command"]},
        tokens={name: {"fate": 0, "craft": 4} for name in TRIO},
    )  # fmt: skip
    answer(session, "cast", "space 1", "firelands-chapel")
    assert "old-bear" in names(session, "discard")
    assert asked(session) == "DTC-126"
    assert heroes.terrain(session.table, 1) is piece(session, "firelands-chapel")


@pytest.mark.rule("DTL-009", "DTL-027")
def test_a_crack_under_the_party_s_own_feet_does_not_hurt_before_it_comes_back() -> None:
    tokens = {name: {"fate": 0, "craft": 4, "life": 3} for name in TRIO}
    session = burning(zones={"spells:0": ["firelands-crack-the-earth"]}, tokens=tokens,
                      on={"dwarf": {"held": 1}})  # fmt: skip
    answer(session, "cast", "space 1")
    assert fires(session, 1) == [("token", 0)]
    assert [has(session, name, "life") for name in TRIO] == [3, 3, 3]


@pytest.mark.rule("DTL-045")
def test_with_its_teller_dies_what_the_taleweaver_had_to_tell() -> None:
    session = meets_on_the_way(
        "old-bear", coming=(1, 6, 5),
        zones={"followers:0": ["firelands-taleweaver"],
               "firelands-tales:0": ["night-fire", "good-weather"]},
        tokens={**QUIET, "dwarf": {"life": 1, "strength": 1, "fate": 0}},
    )  # fmt: skip
    answer(session, "strength")
    until(session, "DTC-126", "none", "leave", "evade")
    assert not session.table["firelands-tales:0"]
    assert {"night-fire", "good-weather"} <= {
        *names(session, "discard"), *names(session, "adventure"),
        *names(session, "firelands-tales:1"), *names(session, "firelands-tales:2"),
    }  # fmt: skip


@pytest.mark.rule("DTL-002", "DTL-032")
def test_a_burned_follower_is_no_find_for_anybody() -> None:
    session = meets_on_the_way(
        "firelands-bound-ifrit", zones={"items:0": ["firelands-orb-of-flames"]}
    )
    answer(session, "yes")
    assert names(session, lasting_moves.BURNED) == ["firelands-bound-ifrit"]
    assert asked(session) == "DTC-126"
    assert not any("bound-ifrit" in key for key in keys(session))


@pytest.mark.rule("DTL-033", "DTL-034")
def test_the_shamshir_in_a_battle_on_craft_is_an_ordinary_blade() -> None:
    session = meets_on_the_way(
        "wraith", zones={"pile:1": ["wraith", "toll"], "items:1": ["firelands-shamshir"]},
        tokens={**STRONG, "dwarf": {"fate": 0, "craft": 1, "life": 4}}, coming=(1, 5, 4, 1),
    )  # fmt: skip
    answer(session, "craft", "craft")
    assert [*heroes.here(session.table)] == [0, 1, 2]
    assert asked(session) == "DTC-126"
