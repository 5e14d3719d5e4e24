"""Dungeon: the six special locations of the Dark Road, and what gets a party past them."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.ground.regions import drawn
from tabletop.games.darkest.modules.dungeon.cell import CELL
from tabletop.games.darkest.modules.dungeon.dark_road import DUNGEON
from tabletop.games.darkest.party import heroes
from tests.games.darkest.dungeon.below import ENEMIES, below, finds, met
from tests.games.darkest.laying import answer, asked, has, keys, names, piece, told, until

LIBRARY, GUARD_ROOM, CELL_AT, KITCHEN, TORTURE, CIRCLE = range(1, 7)


@pytest.mark.rule("DTD-011")
def test_a_draw_die_of_1_finds_what_the_dungeons_own_table_lists() -> None:
    listed = drawn("darkest+dungeon").special(DUNGEON)
    assert [listed[n] for n in range(1, 7)] == [
        "dungeon-library", "dungeon-guard-room", "dungeon-cell", "dungeon-kitchen",
        "dungeon-torture-chamber", "dungeon-summoning-circle",
    ]  # fmt: skip
    session = finds(KITCHEN, "dwarf", "elf")
    assert names(session, "ground:2") == ["dungeon-corridor", "dungeon-kitchen"]


@pytest.mark.rule("DTD-012", "DTX-028")
def test_a_hidden_door_of_the_library_leads_past_one_road_space_however_many_find_it() -> None:
    session = finds(LIBRARY, coming=(3, 4, 2, *[3] * 20))
    assert len(told(session, "DTD-012")) == 1
    until(session, "DTC-126")
    until(answer(session, "forward"), "DTC-126", "strength")
    assert heroes.at(session.table) == 4


@pytest.mark.rule("DTD-012")
def test_of_a_book_somebody_learns_a_spell_if_its_craft_allows() -> None:
    session = finds(
        LIBRARY, coming=(5, 6, 1, *[3] * 20),
        tokens={"dwarf": {"craft": 2}, "elf": {"craft": 5}},
        zones={"spell": ["mending", "hex"]},
    )  # fmt: skip
    assert (len(names(session, "spells:0")), len(names(session, "spells:1"))) == (0, 1)


@pytest.mark.rule("DTD-012", "DTX-028")
def test_no_hidden_door_leads_past_the_destination() -> None:
    session = below(at=5, step="draw", coming=(1, 2, 2, LIBRARY, 3, 3, 3, *[3] * 20))
    assert not told(session, "DTD-012")


@pytest.mark.rule("DTD-013")
def test_in_the_guard_room_each_pays_2_gold_or_fights() -> None:
    session = finds(GUARD_ROOM, tokens={"dwarf": {"gold": 2}, "elf": {"gold": 2}})
    answer(session, "yes")
    assert has(session, "dwarf", "gold") == 0
    answer(session, "no")
    assert "Guard (Strength 5)" in session.decision.ask  # type: ignore[union-attr]
    assert has(session, "elf", "gold") == 2


@pytest.mark.rule("DTD-014", "DTX-033")
def test_a_guard_fights_only_who_caused_it_and_is_gone_then() -> None:
    session = finds(
        GUARD_ROOM,
        coming=(1, 6, 1, *[3] * 20),
        tokens={"dwarf": {"gold": 0}, "elf": {"gold": 2}, "monk": {"gold": 2}},
    )
    answer(session, "no", "strength")
    assert has(session, "dwarf", "life") < 5  # and nobody has fought but the Dwarf
    assert asked(session) == "DTC-119"
    answer(session, "yes", "yes")
    until(session, "DTC-126")
    assert not names(session, "trophies:0")
    assert has(session, "elf", "life") == 4


def in_the_cell(**more):  # type: ignore[no-untyped-def]
    zones = {
        "followers:0": ["guide"],
        "followers:1": ["princess", "hound"],
        **more.pop("zones", {}),
    }
    return finds(CELL_AT, zones=zones, **more)


@pytest.mark.rule("DTD-015")
def test_in_the_cell_each_loses_a_follower_of_its_choice() -> None:
    session = in_the_cell()
    assert names(session, CELL) == ["guide"]  # the Dwarf's only one
    assert asked(session) == "DTD-015"
    answer(session, "hound")
    assert "hound" in names(session, CELL)
    assert names(session, "followers:1") == ["princess"]
    assert has(session, "monk", "life") == 4  # who has none loses nothing


@pytest.mark.rule("DTD-016")
def test_it_may_free_one_that_was_left_before_but_not_its_own_of_just_now() -> None:
    session = in_the_cell()
    answer(session, "hound")  # the Elf's; the Dwarf's Guide lies there
    answer(session, "yes")
    assert {*names(session, "followers:1")} == {"princess", "guide"}
    assert "yes" in keys(session)  # the Monk may free the Minstrel
    answer(session, "yes")
    assert names(session, "followers:2") == ["hound"]
    assert names(session, CELL) == []


@pytest.mark.rule("DTD-016")
def test_what_was_locked_up_on_another_day_anybody_may_free() -> None:
    session = in_the_cell(
        zones={CELL: ["orphan"], "followers:0": []}, on={"orphan": {"dungeon-left-by": 1}}
    )
    assert "yes" in keys(session)
    answer(session, "yes")
    assert names(session, "followers:0") == ["orphan"]


@pytest.mark.rule("DTD-017")
def test_in_the_kitchen_each_may_throw_a_die() -> None:
    session = finds(
        KITCHEN,
        coming=(1, 6, *[3] * 20),
        tokens={"dwarf": {"life": 3}, "elf": {"life": 1}, "monk": {"life": 2}},
    )
    answer(session, "yes", "yes", "no")
    assert [has(session, name, "life") for name in ("dwarf", "elf", "monk")] == [2, 3, 2]


@pytest.mark.rule("DTD-018")
def test_in_the_torture_chamber_each_pays_or_loses_a_point() -> None:
    session = finds(TORTURE, tokens={
        "dwarf": {"gold": 1}, "elf": {"strength": 3}, "monk": {"craft": 3, "gold": 0},
    })  # fmt: skip
    said = [o.label.lower() for o in session.decision.options]  # type: ignore[union-attr]
    assert any("gold" in each for each in said)
    answer(session, "mode 0", "mode 1", "mode 2")
    assert has(session, "dwarf", "gold") == 0
    assert has(session, "elf", "strength") == 2
    assert has(session, "monk", "craft") == 2


@pytest.mark.rule("DTD-019")
def test_the_circle_calls_the_nearest_enemy_of_two_as_near_the_one_toward_the_destination() -> None:
    session = finds(
        CIRCLE,
        zones={"pile:1": ["wolf"], "pile:3": ["adder"], "pile:5": ["badger"]},
        up=("wolf", "adder", "badger"),
        on={"dungeon-entrance": {"visited": 1}},
    )
    assert len(told(session, "DTD-019")) == 1
    assert "Adder" in session.decision.ask  # type: ignore[union-attr]
    assert "Dwarf" in session.decision.ask  # type: ignore[union-attr]
    assert piece(session, "adder").zone == "pile:2"


@pytest.mark.rule("DTD-019")
def test_it_is_met_in_marching_order_until_one_beats_it() -> None:
    session = finds(
        CIRCLE,
        zones={"pile:1": ["wolf"]},
        up=("wolf",),
        coming=(1, 5, *[3] * 20),
        tokens={"elf": {"strength": 9}},
    )
    answer(session, "strength")
    assert "Elf" in session.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTD-020")
def test_without_one_cards_are_drawn_until_an_enemy_comes() -> None:
    session = finds(CIRCLE, zones={
        "dungeon-adventures": [ENEMIES[0], "dungeon-torch", "dungeon-sliding-walls"],
    })  # fmt: skip
    assert piece(session, ENEMIES[0]).zone == "pile:2"
    assert {*names(session, "dungeon-discard")} == {"dungeon-torch", "dungeon-sliding-walls"}


@pytest.mark.rule("DTD-020")
def test_where_there_is_none_at_all_nobody_comes() -> None:
    session = finds(CIRCLE, zones={"dungeon-adventures": ["dungeon-torch"]}, coming=(2,) * 20)
    until(session, "DTC-126")
    assert not told(session, "DTD-019")


# --- getting past them ----------------------------------------------------------------------------


@pytest.mark.rule("DTD-046")
def test_with_the_hunchback_a_leader_may_skip_any_of_them() -> None:
    session = finds(TORTURE, zones={"followers:0": ["dungeon-hunchback"]})
    assert asked(session) == "DTD-046"
    answer(session, "pass")
    assert asked(session) == "DTC-126"
    assert names(session, "pile:2") == []  # the 1 brings no cards


@pytest.mark.rule("DTD-046")
def test_then_only_the_cards_of_the_other_draw_dice_are_met() -> None:
    session = below(
        at=4,
        step="draw",
        coming=(1, 3, TORTURE, *[3] * 20),
        zones={"followers:0": ["dungeon-hunchback"]},
    )
    answer(session, "pass")
    assert len(names(session, "pile:4")) == 3


@pytest.mark.rule("DTD-046")
def test_the_hunchback_helps_nobody_but_the_leader() -> None:
    session = finds(TORTURE, zones={"followers:1": ["dungeon-hunchback"]})
    assert asked(session) == "DTC-119"


@pytest.mark.rule("DTD-035")
def test_the_cloak_skips_one_on_a_road_while_its_bearer_leads() -> None:
    cloak = {"items:0": ["dungeon-cloak-of-feathers"]}
    session = finds(TORTURE, zones=cloak)
    assert asked(session) == "DTD-035"
    answer(session, "pass")
    assert session.table.count("cloaked") == 1
    assert asked(finds(TORTURE, zones=cloak, counters={"cloaked": 1})) == "DTC-119"
    assert asked(finds(TORTURE, zones={"items:1": cloak["items:0"]})) == "DTC-119"


# --- a secret passage -----------------------------------------------------------------------------


@pytest.mark.rule("DTD-051")
def test_a_secret_passage_turns_the_next_road_space_into_a_special_location() -> None:
    session = met("dungeon-secret-passage", zones={"pile:3": ["wolf"]}, coming=(KITCHEN, *[3] * 9))
    assert names(session, "ground:3") == ["dungeon-tunnel", "dungeon-kitchen"]
    assert names(session, "pile:3") == []
    until(session, "DTC-126")
    answer(session, "forward", "order 0 1 2")
    assert heroes.at(session.table) == 3
    assert asked(session) == "DTC-119"  # the Kitchen asks
    answer(session, "no", "no", "no")
    assert names(session, "pile:3") == []  # and no draw dice were thrown


@pytest.mark.rule("DTD-051")
def test_before_the_destination_it_leads_nowhere() -> None:
    session = met("dungeon-secret-passage", at=5, coming=(KITCHEN, *[3] * 9))
    assert told(session, "DTD-051") == ["The passage leads nowhere."]


@pytest.mark.rule("DTD-050")
def test_where_that_location_lies_on_the_road_the_party_may_go_there_and_meet_it() -> None:
    ground = {"ground:1": ["dungeon-entrance", "dungeon-kitchen"]}
    lies = {"dungeon-entrance": {"visited": 1}}
    session = met("dungeon-secret-passage", zones=ground, on=lies, coming=(KITCHEN, *[3] * 9))
    assert asked(session) == "DTD-050"
    answer(session, "go")
    assert heroes.at(session.table) == 1
    assert asked(session) == "DTC-119"
    session = met("dungeon-secret-passage", zones=ground, on=lies, coming=(KITCHEN, *[3] * 9))
    answer(session, "stay")
    assert heroes.at(session.table) == 2
