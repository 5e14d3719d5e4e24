"""Special Locations of the Dungeon before a strict referee."""

from __future__ import annotations

import pytest

from tabletop import load
from tests.games.darkest.dungeon.below import (
    CELL,
    CIRCLE,
    GUARD,
    LIBRARY,
    TORTURE,
    ask,
    below,
    finds,
    met,
)
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, told, why

# --- 2: Library -----------------------------------------------------------------------------------


@pytest.mark.rule("DTD-012", "DTX-028")
def test_three_hidden_doors_pass_over_one_space_and_it_is_rolled_for_on_the_way_home() -> None:
    session = finds(LIBRARY, coming=(3, 4, 3, *[3] * 20))
    answer(session, "forward", "order 0 1 2")
    assert names(session, "here:4") == ["party"]
    assert "visited" not in piece(session, "dungeon-tunnel").counters
    for _ in range(40):
        if names(session, "here:3") == ["party"]:
            break
        found = keys(session)
        answer(session, "back" if "back" in found else found[0])
    assert names(session, "here:3") == ["party"]
    assert piece(session, "dungeon-tunnel").counters["visited"]


@pytest.mark.rule("DTD-012", "DTX-028")
def test_a_hidden_door_in_the_vault_does_not_lead_past_the_treasure_chamber() -> None:
    session = below(at=5, step="draw", coming=(1, 1, 1, LIBRARY, 3, 4, 3, *[3] * 9))
    answer(session, "forward", "order 0 1 2")
    assert names(session, "here:6") == ["party"]
    assert told(session, "DTD-012") == []


@pytest.mark.rule("DTD-012", "DTC-B11")
def test_a_book_of_spells_is_of_no_use_to_whose_craft_allows_none() -> None:
    session = finds(
        LIBRARY, "dwarf", "elf", coming=(5, 6, *[3] * 9), tokens={"dwarf": {"craft": 2}}
    )
    assert names(session, "spells:0") == []
    assert len(names(session, "spells:1")) == 1


# --- 3: Cell --------------------------------------------------------------------------------------


@pytest.mark.rule("DTD-015", "DTD-016")
def test_two_lose_a_follower_and_a_third_who_had_none_sets_one_free() -> None:
    session = finds(
        CELL, zones={"followers:0": ["dungeon-wise-man"], "followers:1": ["dungeon-linkboy"]}
    )
    assert ask(session).startswith("Cell, to Elf")  # the Dwarf had found an empty Cell
    again = load(session.to_json())
    assert names(again, "dungeon-cell-kept") == ["dungeon-wise-man", "dungeon-linkboy"]
    answer(again, "yes")  # not the one it has just lost
    assert names(again, "followers:1") == ["dungeon-wise-man"]
    answer(again, "yes")
    assert names(again, "followers:2") == ["dungeon-linkboy"]
    assert names(again, "followers:0") == names(again, "dungeon-cell-kept") == []


@pytest.mark.rule("DTD-016")
def test_what_one_left_for_the_others_is_not_offered_to_it_again() -> None:
    session = finds(CELL, "dwarf", zones={"followers:0": ["dungeon-wise-man", "orphan"]})
    answer(session, "orphan")
    assert asked(session) == "DTC-126"
    assert names(session, "followers:0") == ["dungeon-wise-man"]
    assert names(session, "dungeon-cell-kept") == ["orphan"]


# --- 4: Summoning Circle --------------------------------------------------------------------------


@pytest.mark.rule("DTD-019")
def test_of_two_as_near_the_one_toward_the_destination_comes_and_of_three_the_one_here() -> None:
    near = {"pile:1": ["wolf"], "pile:3": ["adder"]}
    session = finds(CIRCLE, zones=near, up=("wolf", "adder"))
    assert names(session, "pile:2") == ["adder"]
    assert names(session, "pile:1") == ["wolf"]
    home = finds(CIRCLE, zones=near, up=("wolf", "adder"), counters={"homeward": 1})
    assert names(home, "pile:2") == ["adder"]  # toward the Destination, whichever way they go


@pytest.mark.rule("DTD-019", "DTD-020")
def test_what_lies_face_down_is_not_called_and_with_no_card_left_nobody_comes() -> None:
    session = finds(CIRCLE, zones={"pile:3": ["adder"], "dungeon-adventures": []})
    assert names(session, "pile:2") == []
    assert names(session, "pile:3") == ["adder"]
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTD-020", "DTX-016")
def test_what_is_drawn_before_an_enemy_comes_is_discarded_and_not_carried_out() -> None:
    deck = ["dungeon-permit-office", "dungeon-blind-bear", "dungeon-trap-door", "dungeon-cave-in"]
    session = finds(CIRCLE, zones={"dungeon-adventures": deck})
    assert names(session, "pile:2") == ["dungeon-blind-bear"]
    assert names(session, "dungeon-discard") == ["dungeon-cave-in", "dungeon-trap-door"]
    assert names(session, "here:2") == ["party"]


# --- 5: Guard Room --------------------------------------------------------------------------------


@pytest.mark.rule("DTD-013", "DTD-014", "DTX-033")
def test_a_guard_can_be_evaded_leaves_no_trophy_and_turns_to_nobody_else() -> None:
    session = finds(
        GUARD, coming=(6, 6, 1, 1, *[3] * 9), zones={"items:1": ["dungeon-boots-of-the-lodger"]},
        tokens={"elf": {"gold": 2}, "monk": {"gold": 1}},
    )  # fmt: skip
    assert why(session, "yes") == "DTC-029"
    answer(session, "no", "strength")
    assert names(session, "trophies:0") == []
    answer(session, "no", "evade")
    assert has(session, "elf", "gold") == 2
    assert has(session, "elf", "life") == 4
    answer(session, "no", "strength")
    assert asked(session) == "DTC-126"
    assert [has(session, name, "gold") for name in TRIO] == [1, 2, 1]


# --- 6: Torture Chamber ---------------------------------------------------------------------------


@pytest.mark.rule("DTD-018", "DTX-034", "DTC-029")
@pytest.mark.parametrize(
    ("gold", "strength", "craft", "may"),
    [(1, 1, 1, "012"), (0, 1, 1, "12"), (0, 0, 1, "2"), (1, 0, 0, "0"), (0, 0, 0, "012")],
)
def test_the_torturer_takes_nothing_that_is_not_there_while_anything_is(
    gold: int, strength: int, craft: int, may: str
) -> None:
    left = {"gold": gold, "strength": strength, "craft": craft}
    session = finds(TORTURE, "elf", tokens={"elf": left})
    assert keys(session) == [f"mode {n}" for n in may]
    answer(session, f"mode {may[-1]}")
    assert sum(has(session, "elf", each) for each in left) == max(0, sum(left.values()) - 1)
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTC-029")
def test_nor_does_the_iron_maiden_close_over_a_follower_whom_nobody_has() -> None:
    session = met("dungeon-iron-maiden", "dwarf", "elf", zones={"followers:1": ["orphan"]})
    assert keys(session) == ["mode 1"]
    assert why(session, "mode 0") == "DTC-029"
