"""Cards of Frostmarch that ask for something: what is paid, what it brings, and what it forbids."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tabletop.games.darkest.party.scores import points
from tests.games.darkest.frostmarch.north import holding, met, northward
from tests.games.darkest.laying import TRIO, answer, has, keys, names

RICH = {"life": 6, "gold": 4, "fate": 3}
PLAIN = {"life": 6, "gold": 4}
ALL = dict.fromkeys(TRIO, PLAIN)


def alone(card: str, *behind: str, had: Any = None, **more: Any) -> Session:
    """A Dwarf who has just turned up *card*, with other cards *behind* it."""
    zones = {"pile:1": [f"frostmarch-{card}", *behind], **(more.pop("zones", None) or {})}
    return met(f"frostmarch-{card}", "dwarf", tokens={"dwarf": had or RICH}, zones=zones, **more)


def all_three(card: str, had: Any = None, **more: Any) -> Session:
    """Three heroes who have just turned up *card*."""
    return met(f"frostmarch-{card}", *TRIO, tokens=had or ALL, **more)


# --- oaths -----------------------------------------------------------------------------------


@pytest.mark.rule("DTC-B12")
@pytest.mark.parametrize(("swears", "more"), [("yes", 2), ("no", 0)])
def test_who_swears_at_the_oath_stone_is_stronger_and_evades_nobody(swears: str, more: int) -> None:
    session = alone("oath-stone", "heron")
    before = points(session.table, 0, "strength")
    answer(session, swears)
    assert points(session.table, 0, "strength") == before + more
    assert has(session, "dwarf", "life") == (5 if more else 6)
    answer(session, "forward")
    assert ("evade" in keys(session)) is not bool(more)


@pytest.mark.rule("DTC-B12")
def test_an_oath_holds_until_another_road_is_laid() -> None:
    session = alone("oath-taker")
    before = points(session.table, 0, "strength")
    answer(session, "yes")
    assert (points(session.table, 0, "strength"), has(session, "dwarf", "fate")) == (before + 2, 2)
    answer(session, "back", "ready")
    assert names(session, "kept")
    for _ in range(9):
        if not names(session, "kept"):
            break
        answer(session, keys(session)[0])
    assert points(session.table, 0, "strength") == before
    assert points(session.table, 0, "strength") == before


@pytest.mark.rule("DTC-B12")
@pytest.mark.parametrize(("swears", "more"), [("yes", 1), ("no", 0)])
def test_on_oath_day_the_leader_swears_for_all(swears: str, more: int) -> None:
    session = all_three("oath-day", dict.fromkeys(TRIO, RICH))
    before = [points(session.table, place, "strength") for place in range(3)]
    answer(session, swears)
    now = [points(session.table, place, "strength") for place in range(3)]
    assert now == [was + more for was in before]
    assert [has(session, name, "fate") for name in TRIO] == [3 - 2 * more, 3, 3]


@pytest.mark.rule("DTC-335")
def test_who_is_judged_by_the_stone_gains_no_gold() -> None:
    session = alone("judging-stone", "toll-goblin", had=PLAIN, coming=(1, 5, 6, 1, 1))
    answer(session, "strength")
    assert (has(session, "dwarf", "life"), has(session, "dwarf", "gold")) == (5, 4)
    answer(session, "forward", "no", "strength")
    assert names(session, "trophies:0") == ["toll-goblin"]
    assert has(session, "dwarf", "gold") == 4


@pytest.mark.rule("DTC-335")
def test_the_frost_witch_keeps_the_words_of_whom_she_beats() -> None:
    more = {"zones": {"spells:0": ["warm-bread"]}, "on": {"dwarf": {"held": 1}}}
    had = {**PLAIN, "craft": 4}
    session = alone("frost-witch", had=had, coming=(1, 5), **more)
    assert "cast warm-bread" in " ".join(keys(answer(session, "no")))
    answer(session, "strength")
    assert names(session, "spells:0") == ["warm-bread"]
    assert "cast" not in " ".join(keys(session))


# --- what is called in -----------------------------------------------------------------------


@pytest.mark.rule("DTC-335")
@pytest.mark.parametrize(("thrown", "fate"), [((6, 1), 3), ((1, 6), 1)])
def test_the_snow_owl_gives_or_takes_fate(thrown: tuple[int, ...], fate: int) -> None:
    session = alone("snow-owl", had={**RICH, "fate": 2}, coming=thrown)
    answer(session, "strength", "keep", *(["mode 1"] if fate > 2 else []))
    assert has(session, "dwarf", "fate") == fate


@pytest.mark.rule("DTC-B09")
def test_a_housecarl_does_not_go_round() -> None:
    zones = {"pile:1": ["heron"], "followers:0": ["frostmarch-housecarl"]}
    session = met("heron", "dwarf", zones=zones)
    before = points(session.table, 0, "strength")
    answer(session, "evade")
    assert names(session, "followers:0") == []
    assert points(session.table, 0, "strength") == before - 1


@pytest.mark.rule("DTC-B09")
@pytest.mark.parametrize(("given", "life", "left"), [("yes", 6, 0), ("no", 5, 1)])
def test_a_blood_brother_bleeds_in_ones_place(given: str, life: int, left: int) -> None:
    zones = {"followers:0": ["frostmarch-blood-brother"], "pile:1": ["marsh-cat"]}
    session = met("marsh-cat", "dwarf", tokens={"dwarf": PLAIN}, zones=zones, coming=(1, 5))
    answer(session, "strength", given)
    assert has(session, "dwarf", "life") == life
    assert len(names(session, "followers:0")) == left


@pytest.mark.rule("DTC-B07")
def test_on_snowshoes_the_party_leaves_a_road_space_for_a_life_once_per_journey() -> None:
    zones = {"items:0": ["frostmarch-snowshoes"], "pile:1": ["frostmarch-hot-spring"]}
    session = alone("hot-spring", zones=zones, coming=(4,) * 9)
    answer(session, "no", "use frostmarch-snowshoes")
    assert has(session, "dwarf", "life") == 5
    assert session.table.count("at") == 2
    assert not any(key.startswith("use") for key in keys(session))


@pytest.mark.rule("DTC-B09")
def test_a_hostage_is_ransomed_at_the_ruins() -> None:
    zones = {"followers:0": ["frostmarch-hostage"]}
    session = northward("dwarf", at=4, zones=zones, coming=(1,) * 9, tokens={"dwarf": PLAIN})
    answer(session, "forward")
    assert names(session, "followers:0") == []
    assert has(session, "dwarf", "gold") == 7


@pytest.mark.rule("DTC-B12")
@pytest.mark.parametrize(("serves", "left"), [("yes", 5), ("no", 3)])
def test_the_leader_serves_or_the_levy_takes_from_the_richest(serves: str, left: int) -> None:
    had = {name: {**PLAIN, "gold": gold} for name, gold in zip(TRIO, (1, 5, 0), strict=True)}
    session = answer(all_three("levy", had), serves)
    assert [has(session, name, "gold") for name in TRIO] == [1, left, 0]


@pytest.mark.rule("DTC-B12")
@pytest.mark.parametrize(("held", "life", "at"), [("yes", 4, 3), ("no", 6, 1)])
def test_somebody_holds_the_rope_or_the_avalanche_carries_all_back(
    held: str, life: int, at: int
) -> None:
    zones = {"pile:3": ["frostmarch-avalanche"]}
    session = all_three("avalanche", at=3, zones=zones, coming=(1,) * 6)
    answer(session, held)
    assert has(session, "dwarf", "life") == life
    assert session.table.named("party").zone == f"here:{at}"


@pytest.mark.rule("DTC-B07")
def test_the_sworn_bands_take_the_wound_of_another() -> None:
    zones = {"pile:1": ["marsh-cat"], "items:1": ["frostmarch-sworn-bands"]}
    session = met("marsh-cat", *TRIO, tokens=ALL, zones=zones, coming=(1, 5))
    answer(session, "strength", "yes")
    assert [has(session, name, "life") for name in TRIO[:2]] == [6, 5]


@pytest.mark.rule("DTC-B11")
def test_who_swears_silence_casts_no_more_on_that_road_space() -> None:
    zones = {
        "spells:0": ["frostmarch-oath-of-silence", "cold-reason"],
        "pile:1": ["wraith"],
    }
    session = holding("oath-of-silence", "dwarf", zones=zones, tokens={"dwarf": {"craft": 6}})
    answer(session, "forward")
    assert "cast cold-reason" in " ".join(keys(session))
    answer(session, "cast frostmarch-oath-of-silence")
    assert "cast" not in " ".join(keys(session))


# --- what the snow asks ----------------------------------------------------------------------


@pytest.mark.rule("DTC-335")
def test_a_blade_that_is_left_in_the_ice_troll_lets_its_owner_by() -> None:
    zones = {"items:0": ["sword"], "pile:1": ["frostmarch-ice-troll"]}
    session = met("frostmarch-ice-troll", "dwarf", tokens={"dwarf": PLAIN}, zones=zones)
    answer(session, "yes", "sword", "evade")
    assert names(session, "items:0") == []
    assert keys(alone("ice-troll", had=PLAIN)) == ["no"]


@pytest.mark.rule("DTC-335")
@pytest.mark.parametrize(("shown", "at"), [(2, 2), (5, 4)])
def test_who_follows_the_lantern_comes_out_somewhere_else(shown: int, at: int) -> None:
    zones = {"pile:3": ["frostmarch-lantern-in-the-snow"]}
    session = met("frostmarch-lantern-in-the-snow", "dwarf", at=3, tokens={"dwarf": PLAIN},
                  zones=zones, coming=(shown, 4, 4, 4))  # fmt: skip
    answer(session, "yes")
    assert session.table.count("at") == at


@pytest.mark.rule("DTC-167", "DTC-179")
def test_who_takes_on_no_quest_when_oaths_are_called_in_loses_fate() -> None:
    had = {name: {**PLAIN, "fate": 2} for name in TRIO}
    zones = {"quests": ["frostmarch-quest-lesson"], "pile:1": ["frostmarch-oath-called-in"]}
    session = answer(all_three("oath-called-in", had, zones=zones), "yes", "no", "no")
    assert names(session, "quest:0") == ["frostmarch-quest-lesson"]
    assert [has(session, name, "fate") for name in TRIO] == [2, 1, 1]


@pytest.mark.rule("DTC-B12")
@pytest.mark.parametrize(("shown", "gold", "left"), [(1, 4, 0), (6, 7, 1)])
def test_the_frozen_pool_gives_what_is_under_it_or_takes(shown: int, gold: int, left: int) -> None:
    zones = {"items:0": ["sword"], "pile:1": ["frostmarch-frozen-pool"]}
    session = alone("frozen-pool", had=PLAIN, zones=zones, coming=(shown,))
    answer(session, "yes", *(["sword"] if shown == 1 else []))
    assert has(session, "dwarf", "gold") == gold
    assert len(names(session, "items:0")) == left


@pytest.mark.rule("DTC-B07")
@pytest.mark.parametrize(("willing", "lost"), [("yes", 1), ("no", 0)])
def test_the_perjurers_knife_cuts_who_lets_it(willing: str, lost: int) -> None:
    zones = {"items:0": ["frostmarch-perjurers-knife"], "pile:1": ["frostmarch-wolverine"]}
    session = all_three("wolverine", zones=zones)
    answer(session, "elf", willing)
    assert has(session, "elf", "life") == 6 - lost
    assert has(session, "dwarf", "life") == 6, "nobody gains it"
