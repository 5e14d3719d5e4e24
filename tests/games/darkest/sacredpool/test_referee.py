"""Sacred Pool before a strict referee: cases that were written down from the rules alone, each with
the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import BEYOND_CHAPEL
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, why
from tests.games.darkest.sacredpool.laid import (
    ATLAS,
    CAVE,
    KNIGHT,
    OUTER_ROAD,
    POOL,
    met,
    off_the_road,
    pooled,
)
from tests.games.darkest.sacredpool.test_fights import helped
from tests.games.darkest.sacredpool.test_frostmarch import BOTH, NORTH, laid
from tests.games.darkest.sacredpool.test_road import active

STABLES, HORSE = "sacredpool-stables", "sacredpool-riding-horse"
WITH_REAPER = put_in_play(["reaper", "sacredpool"])
REWARDS = "sacredpool-rewards"


# --- 1: a second mount ---------------------------------------------------------------------------


@pytest.mark.rule("DTS-002", "DTC-084", "DTC-086")
def test_who_buys_a_second_mount_has_one_in_the_end_and_may_store_the_other() -> None:
    session = pooled(
        step="stay", args={"place": 0}, at=0, tokens={"dwarf": {"gold": 9}},
        zones={STABLES: [HORSE, "sacredpool-warhorse"], "mount:0": ["sacredpool-blind-mare"]},
    )  # fmt: skip
    answer(session, f"buy {HORSE}", "for sacredpool-blind-mare")
    assert has(session, "dwarf", "gold") == 6
    assert names(session, "mount:0") == [HORSE]
    assert names(session, "store-0:0") == ["sacredpool-blind-mare"]
    assert why(session, "buy sacredpool-warhorse") == "DTS-002"


# --- 2: the Chivalric Knight's help, and armour ---------------------------------------------------


@pytest.mark.rule("DTS-017", "DTC-198")
@pytest.mark.parametrize(("saved", "lost"), [(6, 0), (2, 1)])
def test_what_the_shield_of_the_one_saves_the_other_does_not_lose(saved: int, lost: int) -> None:
    zones = {"items:0": ["shield"], REWARDS: ["sacredpool-might-of-giants"]}
    session = met("old-bear", "dwarf", KNIGHT, coming=(1, 6, 6, 1, saved), zones=zones)
    answer(session, "strength", "help", "shield")
    assert [has(session, who, "life") for who in ("dwarf", KNIGHT)] == [5 - lost, 5 - lost]
    assert [has(session, who, "strength") for who in ("dwarf", KNIGHT)] == [3 - lost, 4 - lost]


@pytest.mark.rule("DTS-016", "DTS-017", "DTS-018")
def test_a_stand_off_costs_neither_anything_and_brings_no_reward() -> None:
    session = answer(helped("old-bear", 1, 4), "help")
    assert [has(session, who, "life") for who in ("dwarf", KNIGHT)] == [5, 5]
    assert names(session, REWARDS) == ["sacredpool-might-of-giants"]
    assert asked(session) == "DTC-126"  # he does not meet it himself
    assert names(session, "pile:1") == ["old-bear"]


@pytest.mark.rule("DTS-017")
def test_if_the_one_he_helps_dies_of_it_he_still_loses_a_life() -> None:
    session = answer(helped("old-bear", 1, 6, 6, 1, tokens={"dwarf": {"life": 1}}), "help")
    assert "dwarf" in names(session, "graveyard")
    assert has(session, KNIGHT, "life") == 4


# --- 3: the Shield of Defiance --------------------------------------------------------------------


DEFIANT = {"items:0": ["sacredpool-shield-of-defiance"]}


@pytest.mark.rule("DTS-023", "DTC-300")
def test_an_enemy_just_turned_up_is_not_refused_and_on_the_way_home_it_is() -> None:
    zones = {**DEFIANT, "pile:2": ["old-bear", "wolf"], "atlas": ATLAS}
    session = pooled(
        "dwarf", step="spot", args={"spot": 100}, at=2, zones=zones, coming=(2, 1, 6, 6, 1, 6, 1, 3)
    )
    assert "refuse" not in keys(session)
    answer(session, "strength")
    answer(session, "forward", "strength")
    answer(session, "back")
    assert session.decision.ask.startswith("Dwarf meets Old Bear")  # type: ignore[union-attr]
    answer(session, "refuse")
    assert has(session, "dwarf", "life") == 5  # the first was a stand-off
    assert names(session, "pile:2") == ["old-bear"]


@pytest.mark.rule("DTS-023", "DTS-032")
def test_what_the_imp_brings_lay_face_up_and_may_be_refused_by_its_bearer_alone() -> None:
    session = met(
        "sacredpool-spiteful-imp", "dwarf", "elf", at=2, coming=(3,) * 9,
        zones={**DEFIANT, "pile:1": ["old-bear"]}, up=("old-bear",),
    )  # fmt: skip
    assert "refuse" in keys(session)
    answer(session, "refuse")
    assert session.decision.ask.startswith("Elf meets Old Bear")  # type: ignore[union-attr]
    assert "refuse" not in keys(session)


# --- 4: Fortune's Fool, and natural 1s ------------------------------------------------------------


@pytest.mark.rule("DTS-025", "DTX-005", "DTR-013")
def test_under_fortunes_fool_a_1_stands_and_the_reaper_moves_by_it() -> None:
    session = met(
        "sacredpool-fortunes-fool", at=3, options=WITH_REAPER, coming=(1, 5, 5),
        tokens={name: {"fate": 3} for name in TRIO},
        zones={"pile:3": ["sacredpool-fortunes-fool", "wolf"], "reaper-road:1": ["reaper-figure"]},
    )  # fmt: skip
    answer(session, "forward", "strength")
    assert asked(session) != "DTC-B03"
    assert names(session, "reaper-road:2") == ["reaper-figure"]
    assert has(session, "dwarf", "fate") == 3


@pytest.mark.rule("DTS-025")
def test_who_turns_back_from_the_fool_may_spend_fate_on_the_space_before() -> None:
    session = met(
        "sacredpool-fortunes-fool", "dwarf", at=2, coming=(1, 5, 5),
        tokens={"dwarf": {"fate": 3}},
        zones={"pile:2": ["sacredpool-fortunes-fool", "wolf"], "pile:1": ["adder"], "atlas": ATLAS},
        up=("adder",), on={"fields": {"visited": 1}},
    )  # fmt: skip
    answer(session, "back")
    answer(session, "strength")
    assert asked(session) == "DTC-B03"


# --- 5: the Oathsword Guide, and a figure ---------------------------------------------------------


GUIDE = {"followers:0": ["sacredpool-oathsword-guide"]}


@pytest.mark.rule("DTS-028", "DTX-010", "DTR-018")
@pytest.mark.parametrize("homeward", [0, 1])
def test_the_party_comes_to_a_space_that_it_bypasses_so_the_reaper_meets_it(homeward: int) -> None:
    session = pooled(
        step="arrive", at=3, options=WITH_REAPER, coming=(6, 6, 6, *[4] * 9),
        counters={"homeward": homeward}, up=("wolf",), on={"woods": {"visited": 1}},
        zones={**GUIDE, "reaper-road:3": ["reaper-figure"], "pile:3": ["wolf"], "atlas": ATLAS},
    )  # fmt: skip
    assert [has(session, name, "fate") for name in TRIO] == [1, 1, 1]
    assert asked(session) == "DTS-028"
    answer(session, "pass")
    assert names(session, "pile:3") == ["wolf"]
    assert names(session, "reaper-beside") == ["reaper-figure"]


# --- 6: the last Quest Reward ---------------------------------------------------------------------


@pytest.mark.rule("DTS-003", "DTS-004")
def test_of_two_who_are_done_the_first_may_take_the_last_reward_the_other_a_talisman() -> None:
    session = pooled(
        step="arrive", at=6, to=CAVE,
        tokens={name: {"quest": heroes.QUEST_DONE} for name in ("dwarf", "elf")},
        zones={REWARDS: ["sacredpool-dream-prize"], "atlas": off_the_road(*OUTER_ROAD)},
    )  # fmt: skip
    assert keys(session) == ["talisman", "sacredpool-reward"]
    answer(session, "sacredpool-reward")
    assert names(session, "quest:0") == ["sacredpool-dream-prize"]
    assert names(session, "items:1") == ["talisman"]


@pytest.mark.rule("DTS-004", "DTC-167")
def test_a_reward_that_is_kept_is_no_quest_so_another_may_be_accepted() -> None:
    session = pooled(
        step="destination", at=6, to=CAVE, coming=(3,),
        zones={"quest:0": ["sacredpool-dream-prize"], "atlas": off_the_road(*OUTER_ROAD)},
    )  # fmt: skip
    answer(session, "yes")
    assert has(session, "dwarf", "quest") == 3


# --- 7: between the two Destinations --------------------------------------------------------------


@pytest.mark.rule("DTF-017", "DTS-009", "DTS-014")
@pytest.mark.parametrize(
    ("first", "then"), [(POOL, NORTH), (NORTH, POOL)], ids=["to the Frostmarch", "to the Pool"]
)
def test_from_either_destination_a_spell_leads_to_the_other(first: str, then: str) -> None:
    was, now = first.partition("-")[0], then.partition("-")[0]
    trove = {"sacredpool": "sacredpool-baleful-eye", "frostmarch": "frostmarch-frostbite"}
    zones = laid(*BEYOND_CHAPEL.road, first)
    for deck in ("sacredpool-troves", "frostmarch-troves"):
        zones[deck] = [name for name in zones[deck] if name != trove[was]]
    session = pooled(
        step="at_destination", at=6, to=first, options=BOTH, coming=(3,) * 20,
        on={"dwarf": {"held": 1}, first: {"visited": 1}},
        zones={**zones, "spells:0": ["teleport"], "trove": [trove[was]], "pile:2": ["wolf"]},
        up=("wolf",),
    )  # fmt: skip
    answer(session, "cast teleport", then)
    table = session.table
    assert heroes.region(table) == "beyond-chapel"
    assert names(session, "ground:6") == [then]
    assert active(session) == f"{now}-adventures"
    assert len(table["trove"]) == 3
    assert {content.module_of(card.name) for card in table["trove"]} == {now}
    assert piece(session, trove[was]).zone == f"{was}-troves"
    assert not names(session, "pile:2")
    assert heroes.homeward(table)
    assert table.count(f"{now}-joined") == 1
