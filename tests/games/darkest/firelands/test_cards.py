"""The cards of the Firelands whose words the rules change (I6)."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.combat.foes import foe_of, total
from tabletop.games.darkest.modules.firelands import tales
from tabletop.games.darkest.party import carrying_capacity, heroes
from tests.games.darkest.firelands.burning_land import (
    STRONG,
    WEAK,
    burning,
    fires,
    meets_on_the_way,
)
from tests.games.darkest.laying import (
    QUIET,
    TRIO,
    answer,
    asked,
    has,
    keys,
    names,
    piece,
    until,
    why,
)

WIZARDS = {name: {"fate": 0, "craft": 4, "held": 1} for name in TRIO}


def casting(spell: str, **more):  # type: ignore[no-untyped-def]
    """The first hero holds *spell*, and may cast it now."""
    zones = {"spells:0": [spell], **more.pop("zones", {})}
    return burning(zones=zones, tokens=more.pop("tokens", WIZARDS), **more)


# --- Spells ---------------------------------------------------------------------------------------


@pytest.mark.rule("DTL-027")
def test_crack_the_earth_discards_the_weakest_enemies_on_its_space() -> None:
    foes = ["adder", "reaper-churchyard-crow", "wolf", "ditch-dog"]
    session = casting("firelands-crack-the-earth", zones={"pile:3": [foes[0], *foes[2:]]},
                      up=(foes[0], *foes[2:]))  # fmt: skip
    weak = [
        name for name in names(session, "pile:3")
        if 1 in (foe_of(piece(session, name), turned=False).strength,
                 foe_of(piece(session, name), turned=False).craft)
    ]  # fmt: skip
    assert weak
    answer(session, "cast", "space 3")
    assert fires(session, 3) == [("token", 0)]
    assert not {*weak} & {*names(session, "pile:3")}
    assert len(names(session, "pile:3")) == 3 - len(weak)


@pytest.mark.rule("DTL-028")
def test_an_enemy_under_the_evil_eye_has_no_abilities_for_one_combat() -> None:
    foe = "firelands-magma-brute"
    session = burning(
        zones={"pile:1": [foe], "spells:0": ["firelands-evil-eye"], "items:1": ["sword"]},
        counters={"spot": 0}, tokens={n: {**WIZARDS[n], "life": 4} for n in TRIO},
    )  # fmt: skip
    answer(session, "forward", "cast")
    assert piece(session, foe).counters.get("silent")
    assert total(session.table, 0, foe_of(piece(session, foe), turned=True), "strength") == 5
    session.table.coming.extend((1, 5))
    answer(session, "strength")
    assert not piece(session, foe).counters.get("silent")


@pytest.mark.rule("DTL-029")
def test_suleimans_command_puts_a_terrain_card_on_a_space_of_this_road() -> None:
    session = answer(casting("firelands-suleimans-command"), "cast")
    assert keys(session) == [f"space {n}" for n in range(1, 7)]
    answer(session, "space 4", "firelands-chasm")
    assert names(session, "ground:4") == ["desert", "firelands-chasm"]


# --- Magic Objects --------------------------------------------------------------------------------


@pytest.mark.rule("DTL-030")
def test_once_a_stay_the_scourge_burns_a_trophy_and_heals_a_life() -> None:
    session = burning(
        "dwarf", step="stay", at=0, counters={"region": 1, "journeys": 3},
        zones={"items:0": ["firelands-scourge"], "trophies:0": ["wolf", "boar"]},
        tokens={"dwarf": {"life": 1, "fate": 0, "gold": 0}},
    )  # fmt: skip
    answer(session, "use firelands-scourge", "wolf")
    assert names(session, "burned") == ["wolf"]
    assert has(session, "dwarf", "life") == 2
    assert why(session, "use firelands-scourge") == "DTC-309"
    road = burning(zones={"items:0": ["firelands-scourge"], "trophies:0": ["wolf"]})
    assert why(road, "use firelands-scourge") == "DTC-309"


@pytest.mark.rule("DTL-031")
def test_the_magic_map_rolls_a_road_die_again_and_goes_with_its_last_fate() -> None:
    deck = {"firelands-adventures": ["toll", "night-fire", "good-weather", "old-song"]}
    for spent, left in ((1, True), (2, False)):
        session = burning(
            step="draw", at=1, coming=(4, 2),
            on={"firelands-magic-map": {"firelands-spent": spent}},
            zones={"items:1": ["firelands-magic-map"], **deck},
        )  # fmt: skip
        assert asked(session) == "DTL-031"
        answer(session, "die 0")
        assert len(names(session, "firelands-adventures")) == 2
        assert ("firelands-magic-map" in names(session, "items:1")) == left
        assert ("firelands-magic-map" in names(session, "firelands-returns")) != left


@pytest.mark.rule("DTL-031")
def test_it_rolls_the_die_of_a_special_location_again_too() -> None:
    session = burning(
        step="draw", at=1, coming=(1, 5, 6),
        zones={"items:1": ["firelands-magic-map"],
               "atlas": ["castle", "temple", "black-knight", "chasm", "cursed-glade"]},
    )  # fmt: skip
    answer(session, "keep")
    assert asked(session) == "DTL-031"
    answer(session, "die 0")
    assert "castle" in names(session, "ground:1")


@pytest.mark.rule("DTL-032")
@pytest.mark.parametrize(("bearer", "owed", "may"), [(0, 0, True), (1, 0, False), (1, 1, True)])
def test_the_orb_burns_what_was_turned_up_if_its_bearer_leads_or_draws_it(
    bearer: int, owed: int, may: bool
) -> None:
    session = meets_on_the_way(
        "toll", zones={f"items:{bearer}": ["firelands-orb-of-flames"],
                       "firelands-adventures": ["wolf"]},
        on={"elf": {"owed": owed}}, tokens=STRONG,
    )  # fmt: skip
    burned = "wolf" if owed else "toll"
    until(session, "DTC-126", "yes")
    assert (burned in names(session, "burned")) == may


@pytest.mark.rule("DTL-032")
def test_the_orb_burns_one_card_on_a_road_space() -> None:
    session = meets_on_the_way(
        "toll", zones={"pile:1": ["toll", "night-fire"], "items:0": ["firelands-orb-of-flames"]}
    )
    until(session, "DTC-126", "yes")
    answer(session, "forward")
    until(session, "DTC-126", "yes")
    assert names(session, "burned") == ["toll"]


@pytest.mark.rule("DTL-033", "DTL-034")
def test_the_shamshir_takes_the_lead_and_the_party_presses_on() -> None:
    session = meets_on_the_way(
        "wolf", coming=(1, 6, 1, 5, 1),
        zones={"pile:1": ["wolf", "toll"], "items:1": ["firelands-shamshir"]},
        tokens={**STRONG, "dwarf": {"strength": 1, "life": 4, "fate": 0}},
    )  # fmt: skip
    answer(session, "strength")  # the Dwarf loses
    answer(session, next(key for key in keys(session) if "shamshir" in key))
    assert [*heroes.here(session.table)] == [1, 0, 2]
    assert "toll" in names(session, "discard"), "met at once, and unasked"


@pytest.mark.rule("DTL-034")
def test_those_behind_do_not_meet_what_it_was_won_at() -> None:
    session = burning(
        step="draw", at=1, zones={"ground:1": ["outer-hills", "firelands-tavern"],
                                  "items:0": ["firelands-shamshir"]},
        tokens=STRONG, coming=(2, 5, 1),
    )  # fmt: skip
    answer(session, next(key for key in keys(session) if "shamshir" in key))
    assert session.table.count("at") == 1 or asked(session) == "DTC-100"
    rolls = [line for line in session.lines if "rolls" in line.words and line.rule == "DTC-B12"]
    assert len(rolls) == 1


@pytest.mark.rule("DTL-035")
def test_a_used_seal_lies_in_the_chapel_until_somebody_comes_there() -> None:
    session = meets_on_the_way(
        "firelands-salamander", zones={"items:0": ["firelands-seal"]}, tokens=WEAK
    )
    answer(session, "yes", "chapel")
    assert "firelands-salamander" in names(session, "firelands-discard")
    assert names(session, "firelands-shrine") == ["firelands-seal"]
    there = burning(
        step="destination", at=6, to="chapel", zones={"firelands-shrine": ["firelands-seal"]},
        on={"firelands-seal": {"firelands-shrine-of": 17}},
        tokens={n: {"fate": 0, "alignment": 2, "gold": 0} for n in TRIO},
    )  # fmt: skip
    answer(there, "take")
    assert "firelands-seal" in names(there, "items:0")


def test_the_seal_does_nothing_to_others() -> None:
    session = meets_on_the_way("wolf", zones={"items:0": ["firelands-seal"]}, tokens=WEAK)
    assert asked(session) == "DTC-185"


# --- Followers and Objects ------------------------------------------------------------------------


@pytest.mark.rule("DTL-036")
def test_the_bound_ifrit_burns_an_enemy_and_is_discarded() -> None:
    session = meets_on_the_way("wolf", zones={"followers:0": ["firelands-bound-ifrit"]})
    answer(session, "yes")
    assert names(session, "burned") == ["wolf"]
    assert "firelands-bound-ifrit" in names(session, "firelands-discard")
    strong = meets_on_the_way(
        "firelands-ifrit-sultan", zones={"followers:0": ["firelands-bound-ifrit"]}, tokens=WEAK
    )
    until(strong, "DTC-185")
    assert not names(strong, "burned")
    assert "firelands-bound-ifrit" in names(strong, "followers:0")


@pytest.mark.rule("DTL-037")
def test_the_camel_is_a_mount_with_room_and_without_thirst() -> None:
    session = burning(step="draw", at=4, zones={"mount:0": ["firelands-camel"]},
                      tokens={n: {"fate": 0, "life": 3} for n in TRIO}, coming=(2,))  # fmt: skip
    assert [has(session, name, "life") for name in TRIO] == [3, 2, 2]
    assert carrying_capacity.home_of("firelands-camel", 0) == "mount:0"


@pytest.mark.rule("DTL-038")
@pytest.mark.parametrize(("shown", "to"), [(2, 2), (6, 1)])
def test_a_mirage_leads_the_party_toward_the_village_and_it_meets_what_is_there(
    shown: int, to: int
) -> None:
    session = meets_on_the_way(
        "firelands-mirage", at=4, coming=(shown,), zones={f"pile:{to}": ["wolf"]}, up=("wolf",),
        on={name: {"visited": 1} for name in ("outer-hills", "outer-woods", "desert")},
    )  # fmt: skip
    assert session.table.count("at") == to
    assert asked(session) == "DTC-185", "the Wolf there is met"
    assert not session.table.count("homeward")


@pytest.mark.rule("DTL-042", "DTL-043")
def test_the_royal_masons_build_where_the_party_leaves() -> None:
    zones = {"followers:1": ["firelands-royal-masons"], "pile:1": ["stag"]}
    session = burning(
        zones=zones, counters={"spot": 100}, up=("stag",),
        tokens={**QUIET, "elf": {"fate": 0, "gold": 2}},
    )  # fmt: skip
    assert [key for key in keys(session) if key.startswith("mason")]
    answer(session, "mason 1 firelands-chapel")
    assert names(session, "ground:1") == ["outer-hills", "firelands-chapel"]
    assert has(session, "elf", "gold") == 1
    assert "stag" in names(session, "discard")
    assert not any("chapel" in key for key in keys(session) if key.startswith("mason"))
    answer(session, "mason 1 firelands-graveyard")
    assert has(session, "elf", "gold") == 0
    assert names(session, "ground:1")[-1] == "firelands-graveyard"


@pytest.mark.rule("DTL-043")
def test_the_destination_counts_as_one_of_them() -> None:
    zones = {"followers:0": ["firelands-royal-masons"]}
    session = burning(to="chapel", zones=zones, tokens={**QUIET, "dwarf": {"gold": 2, "fate": 0}})
    assert why(session, "mason 0 firelands-chapel") == "DTL-043"
    assert not why(session, "mason 0 firelands-graveyard")


@pytest.mark.rule("DTL-042")
def test_they_build_only_once_all_that_lies_there_was_met() -> None:
    zones = {"followers:0": ["firelands-royal-masons"], "pile:1": ["wolf"]}
    session = burning(zones=zones, counters={"spot": 0},
                      tokens={**QUIET, "dwarf": {"gold": 2, "fate": 0}})  # fmt: skip
    assert not [key for key in keys(session) if key.startswith("mason")]


TALES = ["toll", "night-fire", "wolf"]


def told(*cards: str, **more):  # type: ignore[no-untyped-def]
    """The Elf has a Taleweaver with these *cards*, the last on top."""
    zones = {"followers:1": ["firelands-taleweaver"], "firelands-tales:1": [*cards]}
    return burning(zones={**zones, **more.pop("zones", {})}, **more)


@pytest.mark.rule("DTL-044")
def test_whoever_receives_the_taleweaver_chooses_the_deck_of_three_tales() -> None:
    session = meets_on_the_way(
        "firelands-taleweaver", zones={"adventure": TALES, "firelands-adventures": ["imp"]}
    )
    answer(session, "take", "deck adventure")
    assert names(session, "firelands-tales:0") == TALES[::-1]
    assert not any(card.face_up for card in session.table["firelands-tales:0"])
    assert not names(session, "adventure")


@pytest.mark.rule("DTL-045")
def test_a_tale_is_met_by_its_bearer_alone_but_an_event_befalls_all() -> None:
    session = told("toll", "firelands-salamander", tokens=STRONG, coming=(1, 6, 1))
    answer(session, "tale 1")
    assert asked(session) == "DTC-185"
    answer(session, "strength")
    assert asked(session) == "DTC-126", "nobody else meets it"
    assert "firelands-salamander" in names(session, "pile:1") + names(session, "trophies:1")


@pytest.mark.rule("DTL-045", "DTL-046")
def test_with_its_last_tale_told_the_taleweaver_goes() -> None:
    session = told("toll", tokens={n: {"fate": 0, "gold": 2} for n in TRIO})
    answer(session, "tale 1")
    assert [has(session, name, "gold") for name in TRIO] == [1, 1, 1]
    assert "firelands-taleweaver" in names(session, "firelands-discard")
    assert not any(key.startswith("tale") for key in keys(session))


def test_the_tales_of_a_taleweaver_that_has_gone_go_too() -> None:
    session = told("toll", "night-fire", zones={"followers:1": []})
    tales.is_over(session.play)
    assert {"toll", "night-fire"} <= {*names(session, "discard")}
