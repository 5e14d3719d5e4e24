"""Chapter C7: ordinary combat, its dice, its price and its weapons."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.party.scores import in_fight, score, weapons_of
from tests.games.darkest.laying import answer, asked, has, keys, meets, names, party, why

# --- C7: combat ----------------


def test_an_enemy_that_hands_turned_down_is_not_named_by_what_is_asked() -> None:
    session = meets("wolf")
    answer(session, "forward")
    assert asked(session) == "DTC-185"
    (wolf,) = session.table["pile:1"]
    session.override("flip", piece=wolf.id, face_up=False)
    assert session.decision is not None
    assert {piece for option in session.decision.options for piece in option.pieces} == set()


@pytest.mark.rule("DTC-181", "DTC-185", "DTC-188")
def test_an_enemy_is_fought_one_by_one_until_one_beats_it() -> None:
    session = meets("wolf", coming=(1, 5, 4, 1))
    answer(session, "forward", "strength")
    assert "Elf meets Wolf" in session.decision.ask  # type: ignore[union-attr]
    answer(session, "strength")
    assert asked(session) == "DTC-126"
    assert names(session, "trophies:1") == ["wolf"]


@pytest.mark.rule("DTC-182", "DTC-B06", "DTC-185")
def test_nobody_evades_without_something_that_lets_it() -> None:
    assert why(answer(meets("wolf"), "forward"), "evade") == "DTC-182"
    woods = party("elf", at=3, zones={"pile:3": ["wolf"]}, counters={"spot": 0})
    answer(woods, "forward", "evade")
    assert names(woods, "pile:3") == ["wolf"]


@pytest.mark.rule("DTC-190", "DTC-B04", "DTC-189")
def test_a_six_is_kept_and_rolled_on() -> None:
    session = meets("stone-eater", "dwarf", coming=(6, 2, 3))
    answer(session, "forward", "strength")
    assert names(session, "trophies:0") == ["stone-eater"]


@pytest.mark.rule("DTC-190")
def test_an_enemys_six_is_kept_as_well() -> None:
    session = meets("wolf", "dwarf", coming=(5, 6, 1))
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "life") == 4


@pytest.mark.rule("DTC-192", "DTC-193", "DTC-B02")
def test_a_lost_battle_costs_a_life_and_a_strength() -> None:
    session = meets("hill-giant", "dwarf", coming=(1, 5))
    answer(session, "forward", "strength")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "strength")) == (4, 2)
    assert names(session, "pile:1") == ["hill-giant"]


@pytest.mark.rule("DTC-194", "DTC-B05")
def test_a_lost_psychic_combat_costs_a_life_and_a_craft() -> None:
    session = meets("wraith", "dwarf", coming=(1, 5), zones={"items:0": ["sword", "armour"]})
    answer(session, "forward")
    assert keys(session) == ["craft"]
    answer(session, "craft")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "craft")) == (4, 2)
    assert has(session, "dwarf", "strength") == 3


@pytest.mark.rule("DTC-195", "DTC-B04")
def test_a_drawn_combat_costs_nothing() -> None:
    session = meets("marsh-cat", "dwarf", coming=(3, 3))
    answer(session, "forward", "strength")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "strength")) == (5, 3)
    assert names(session, "pile:1") == ["marsh-cat"]


@pytest.mark.rule("DTC-195")
def test_life_that_is_lost_otherwise_costs_nothing_else_and_asks_no_armour() -> None:
    session = meets("hail", "dwarf", coming=(1,), zones={"items:0": ["armour"]})
    answer(session, "forward")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "strength")) == (4, 3)


@pytest.mark.rule("DTC-B05")
def test_against_both_numbers_the_hero_chooses() -> None:
    session = answer(meets("young-drake", "dwarf"), "forward")
    assert keys(session) == ["strength", "craft"]


@pytest.mark.rule("DTC-B03")
def test_fate_rolls_a_die_again_once() -> None:
    session = meets("hill-giant", "dwarf", tokens={"dwarf": {"fate": 2}}, coming=(1, 1, 6, 5))
    answer(session, "forward", "strength")
    assert asked(session) == "DTC-B03"
    assert session.decision is not None
    assert session.decision.ask == (
        "Dwarf rolled 1 for the fight against Hill Giant. If it stands: 4 against 7, which is "
        "lost. Spend 1 of 2 Fate to roll it again?"
    )
    answer(session, "fate")
    assert has(session, "dwarf", "fate") == 1
    assert names(session, "trophies:0") == ["hill-giant"]


@pytest.mark.rule("DTC-B01", "DTC-087", "DTC-B07")
def test_one_weapon_counts_in_battle_and_others_do_not() -> None:
    session = party(
        "dwarf",
        "warrior",
        zones={
            "items:0": ["sword", "great-axe", "belt-of-oak"],
            "items:1": ["sword", "axe"],
        },
    )
    table = session.table
    best = weapons_of(table, 0, "strength")
    assert score(table, 0, "strength").n == 4
    assert in_fight(table, 0, "strength", best[:1]).n == 6
    assert in_fight(table, 0, "strength").n == 4
    assert in_fight(table, 1, "strength", weapons_of(table, 1, "strength")).n == 6


@pytest.mark.rule("DTC-191", "DTC-B07")
def test_a_bow_costs_gold_and_takes_half_the_die() -> None:
    session = meets("wolf", "dwarf", zones={"items:0": ["yew-bow"]}, coming=(5,))
    answer(session, "forward", "shoot")
    assert has(session, "dwarf", "gold") == 0
    assert names(session, "trophies:0") == ["wolf"]
    strong = meets(
        "hill-giant",
        "dwarf",
        tokens={"dwarf": {"gold": 3}},
        coming=(4,),
        zones={"items:0": ["yew-bow"]},
    )
    answer(strong, "forward", "shoot")
    assert why(strong, "shoot") == "DTC-191"
    assert "3 against 4" in strong.decision.options[0].label  # type: ignore[union-attr]


@pytest.mark.rule("DTC-191", "DTC-B07", "DTC-087")
@pytest.mark.parametrize(
    ("hero", "ways"),
    [
        ("dwarf", {"strength"}),
        ("warrior", {"strength", "strength sword", "strength axe"}),
        ("priest", set()),
    ],
)
def test_who_has_shot_has_the_bow_in_hand(hero: str, ways: set[str]) -> None:
    """In this combat alone: no other weapon counts, but a Warrior's second."""
    session = meets(
        "hill-giant",
        hero,
        coming=(4,),
        tokens={hero: {"gold": 2, "fate": 0}},
        zones={"items:0": ["yew-bow", "sword", "axe"]},
    )
    answer(session, "forward")
    if not ways:
        assert not any(key.startswith("shoot") for key in keys(session))
        return
    answer(session, "shoot")
    assert {key.partition("#")[0] for key in keys(session)} == ways
