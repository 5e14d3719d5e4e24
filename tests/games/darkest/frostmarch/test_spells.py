"""Frostmarch: its Spells that are named by the rules."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tests.games.darkest.frostmarch.north import frozen, holding, northward
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, told, until, why

# --- Black Ice ------------------------------------------------------------------------------------


@pytest.mark.rule("DTF-020")
def test_black_ice_lets_the_party_pass_over_the_next_space_before_its_dice() -> None:
    session = holding("black-ice", at=2, coming=(3,) * 12)
    answer(session, "cast frostmarch-black-ice", "space 3")
    until(session, "DTC-126", "forward", "order")
    answer(session, "forward")
    until(session, "DTC-126", "forward", "order")
    assert heroes.at(session.table) == 4
    assert not names(session, "pile:3")
    assert not session.table["ground:3"][0].counters.get("visited", 0)
    assert told(session, "DTC-134") == [
        "The party will pass over Road Space {}.",
        "The party passes over Road Space {}.",
    ]


@pytest.mark.rule("DTF-020")
def test_it_passes_over_a_space_with_face_up_cards_which_stay_there() -> None:
    session = holding(
        "black-ice",
        at=5,
        zones={"pile:4": ["wolf"]},
        up=("wolf",),
        counters={"homeward": 1},
        coming=(3,) * 12,
        on={"hills": {"visited": 1}},
    )
    answer(session, "cast frostmarch-black-ice", "space 4")
    until(session, "DTC-126")
    answer(session, "forward")
    until(session, "DTC-126", "order")
    assert heroes.at(session.table) == 3
    assert names(session, "pile:4") == ["wolf"]


@pytest.mark.rule("DTF-020")
def test_what_lies_face_up_where_the_party_stands_is_left_at_once() -> None:
    session = holding(
        "black-ice",
        at=3,
        zones={"pile:3": ["wolf", "adder"]},
        up=("wolf",),
        counters={"spot": 0},
        coming=(3,) * 12,
    )
    answer(session, "cast frostmarch-black-ice")
    assert {"space 3", "space 4"} <= {*keys(session)}
    answer(session, "space 3")
    until(session, "DTC-126", "order")
    assert heroes.at(session.table) == 4
    assert names(session, "pile:3") == ["wolf", "adder"]


@pytest.mark.rule("DTF-020")
def test_no_destination_is_passed_over_nor_a_space_without_face_up_cards_behind() -> None:
    session = holding("black-ice", at=5, zones={"pile:2": ["wolf"]})
    assert why(session, "cast frostmarch-black-ice") == "DTC-309"
    session = holding("black-ice", at=4, zones={"pile:2": ["wolf"], "pile:3": ["adder"]},
                      up=("adder",))  # fmt: skip
    answer(session, "cast frostmarch-black-ice")
    assert keys(session) == ["space 3", "space 5"]


@pytest.mark.rule("DTF-020")
def test_what_it_did_goes_with_the_road() -> None:
    session = northward(step="space_done", at=1, counters={"homeward": 1}, coming=(3,) * 9,
                        on={"hills": {"passed": 1}}, zones={"trove": []})  # fmt: skip
    assert heroes.region(session.table) == "inner"
    assert not session.table.named("hills").counters.get("passed", 0)


# --- Hydra Spell ----------------------------------------------------------------------------------


def hydra(spell: str, holder: int = 1, **more):  # type: ignore[no-untyped-def]
    """The leader has a Spell, and somebody has the Hydra Spell."""
    zones = {"spells:0": [spell], **more.pop("zones", {})}
    zones[f"spells:{holder}"] = [*zones.get(f"spells:{holder}", []), "frostmarch-hydra-spell"]
    on = {name: {"held": 2} for name in TRIO}
    return frozen(zones=zones, on=on, **more)


@pytest.mark.rule("DTF-021")
def test_the_hydra_spell_repeats_a_spell_on_another_hero_of_its_casters_choice() -> None:
    session = hydra("warm-bread", tokens={name: {"life": 1} for name in TRIO})
    answer(session, "cast warm-bread", "dwarf")
    assert "Warm Bread was cast" in session.decision.ask  # type: ignore[union-attr]
    answer(session, "cast frostmarch-hydra-spell")
    assert keys(session) == ["elf", "monk"]  # whom it has hit it cannot hit again
    answer(session, "monk")
    assert [has(session, name, "life") for name in TRIO] == [3, 1, 3]
    assert {"warm-bread", "frostmarch-hydra-spell"} <= {*names(session, "spell-discard")}


@pytest.mark.rule("DTF-021")
def test_nobody_has_to_cast_it_and_without_somebody_to_hit_nobody_is_asked() -> None:
    session = hydra("warm-bread", tokens={name: {"life": 1} for name in TRIO})
    answer(session, "cast warm-bread", "dwarf", "none")
    assert [has(session, name, "life") for name in TRIO] == [3, 1, 1]
    session = frozen("dwarf", zones={"spells:0": ["warm-bread", "frostmarch-hydra-spell"]},
                     on={"dwarf": {"held": 2}}, tokens={"dwarf": {"life": 1}})  # fmt: skip
    answer(session, "cast warm-bread")
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTF-021")
def test_it_answers_a_spell_alone() -> None:
    session = frozen("dwarf", zones={"spells:0": ["frostmarch-hydra-spell"]},
                     on={"dwarf": {"held": 2}})  # fmt: skip
    assert not any(key.startswith("cast") for key in keys(session))


@pytest.mark.rule("DTF-021")
@pytest.mark.parametrize("spell", ["fireball", "immobility"])
def test_it_repeats_what_was_done_to_an_enemy_on_another_that_lies_face_up(spell: str) -> None:
    session = hydra(
        spell,
        at=2,
        counters={"spot": 0},
        zones={"pile:2": ["wolf", "stag"]},
        up=("wolf", "stag"),
        coming=(6, 5, 1, *[1] * 9),
    )
    answer(session, "forward", f"cast {spell}")
    assert "was cast" in session.decision.ask  # type: ignore[union-attr]
    answer(session, "cast frostmarch-hydra-spell", "stag")
    stag = session.table.named("stag")
    if spell == "fireball":
        assert stag.counters["weak-strength"] == 2
        until(session, "DTC-126", "strength")
        answer(session, "forward")
        assert f"Strength {content.enemy('stag').strength - 2}" in session.decision.ask  # type: ignore[union-attr,operator]
        assert not session.table.named("stag").counters.get("weak-strength", 0)
    else:
        assert stag.counters["held-fast"] == 1
        assert session.table.named("wolf").counters["held-fast"] == 1


@pytest.mark.rule("DTF-021")
def test_among_guardians_it_hurts_another_one() -> None:
    session = hydra(
        "fireball",
        step="guardians",
        at=6,
        to="crags",
        coming=(1, 1, 3),
        zones={"adventure": ["hill-giant", "bridge-giant"]},
        tokens={name: {"strength": 1} for name in TRIO},
    )
    answer(session, "cast fireball", "hill-giant", "cast frostmarch-hydra-spell", "bridge-giant")
    assert session.table.named("hill-giant").counters["hurt-s"] == 2
    assert session.table.named("bridge-giant").counters["hurt-s"] == 2


# --- Time Steal -----------------------------------------------------------------------------------


def robbed(card: str, *shown: int, holder: int = 2, **more):  # type: ignore[no-untyped-def]
    """The party turns up a card; somebody else than the first in the order has Time Steal."""
    zones = {"pile:2": [card], f"spells:{holder}": ["frostmarch-time-steal"]}
    zones |= more.pop("zones", {})
    session = frozen(at=2, zones=zones, counters={"spot": 0}, coming=shown,
                     on={TRIO[holder]: {"held": 1}}, **more)  # fmt: skip
    return answer(session, "forward")


@pytest.mark.rule("DTF-022", "DTF-023")
def test_with_time_steal_one_meets_what_another_is_about_to_meet() -> None:
    session = robbed("fountain-of-wisdom")
    assert "Dwarf is about to meet" in session.decision.ask  # type: ignore[union-attr]
    craft = {name: has(session, name, "craft") for name in TRIO}
    answer(session, "cast frostmarch-time-steal")
    until(session, "DTC-126", "yes")
    gained = {name: has(session, name, "craft") - craft[name] for name in TRIO}
    holds = session.table.named("fountain-of-wisdom")
    assert gained["dwarf"] == 0
    assert gained["monk"] >= 1
    assert holds.zone in ("pile:2", "discard")
    assert not any("owed" in session.table.named(name).counters for name in TRIO)
    assert told(session, "DTC-173") == ["{} meets {} in place of {}."]


@pytest.mark.rule("DTF-022")
def test_who_takes_over_an_encounter_has_its_own_besides() -> None:
    session = robbed("witch", 3, 3, 3, 3)
    answer(session, "cast frostmarch-time-steal")
    until(session, "DTC-126", "yes")
    rollers = [line.parts[0] for line in session.lines if line.words == "{} rolls {}."]
    assert rollers == ["Monk", "Elf", "Monk"]


@pytest.mark.rule("DTF-022")
def test_it_takes_over_a_fight_a_find_and_a_location_as_well() -> None:
    fight = robbed("wolf", 6, 5, 1)
    answer(fight, "cast frostmarch-time-steal")
    assert fight.decision.ask.startswith("Monk meets Wolf")  # type: ignore[union-attr]
    find = robbed("rosary")
    answer(find, "cast frostmarch-time-steal", "take")
    assert "rosary" in names(find, "items:2")
    place = frozen(
        step="destination",
        at=6,
        to="city",
        zones={"spells:2": ["frostmarch-time-steal"]},
        on={"monk": {"held": 1}},
    )
    answer(place, "cast frostmarch-time-steal")
    assert "Monk" in place.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTF-022")
def test_nobody_robs_itself_and_nobody_has_to() -> None:
    session = robbed("witch", 3, 3, 3, holder=0)
    assert "is about to meet" in session.decision.ask  # type: ignore[union-attr]
    assert session.decision.ask.startswith("Dwarf: Elf")  # type: ignore[union-attr]
    answer(session, "none", "none")
    assert asked(session) == "DTC-126"
    assert names(session, "spells:0") == ["frostmarch-time-steal"]


@pytest.mark.rule("DTF-022", "DTC-311")
def test_nobody_is_asked_for_a_space_where_nothing_comes_of_it() -> None:
    session = frozen(step="draw", at=2, zones={"spells:2": ["frostmarch-time-steal"]},
                     on={"monk": {"held": 1}}, coming=(1, 1, 3, 3, 3))  # fmt: skip
    assert "is about to meet" in session.decision.ask  # the Ruins, by the way  # type: ignore[union-attr]
    quiet = frozen(step="arrive", at=2, zones={"spells:2": ["frostmarch-time-steal"]},
                   on={"monk": {"held": 1}, "plains": {"visited": 1}})  # fmt: skip
    assert asked(quiet) == "DTC-126"


# --- Vortex ---------------------------------------------------------------------------------------


@pytest.mark.rule("DTF-024")
def test_in_a_vortex_all_put_their_spells_back_at_once_and_draw_as_many() -> None:
    session = holding(
        "vortex",
        zones={
            "spells:0": ["frostmarch-vortex", "mending"],
            "spells:1": [],
            "spells:2": ["hex", "warm-bread"],
            "spell": ["fireball", "teleport", "random"],
        },
    )
    answer(session, "cast frostmarch-vortex")
    assert [len(names(session, f"spells:{n}")) for n in (0, 1, 2)] == [1, 0, 2]
    everywhere = [
        name for zone in ("spells:0", "spells:2", "spell") for name in names(session, zone)
    ]
    assert sorted(everywhere) == ["fireball", "hex", "mending", "random", "teleport", "warm-bread"]
    assert names(session, "spell-discard") == ["frostmarch-vortex"]


@pytest.mark.rule("DTF-024", "DTC-309")
def test_without_any_other_spell_it_is_not_cast() -> None:
    assert why(holding("vortex"), "cast frostmarch-vortex") == "DTC-309"
