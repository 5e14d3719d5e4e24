"""Dungeon: its named Enemies, Events, Places and Followers."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.ground.decks import active
from tabletop.games.darkest.modules.dungeon.dark_road import RUINS
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import points
from tests.games.darkest.dungeon.below import below, dark, maps, met
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, told, until

INNER = ("fields", "plains", "woods", "hills", "ruins")
TOP = ("fields", *INNER[1:], "city")


def above(card: str, **more):  # type: ignore[no-untyped-def]
    """The party has just turned up *card* on the Inner road to the City."""
    zones = {"pile:3": [card], "atlas": maps(*TOP), **more.pop("zones", {})}
    session = dark(at=3, to="city", zones=zones, counters={"spot": 0}, **more)
    return answer(session, "forward")


# --- Bligh Haunt, Miser Dragon --------------------------------------------------------------------


@pytest.mark.rule("DTD-044")
def test_bligh_haunt_is_placed_on_the_road_space_that_a_die_shows() -> None:
    session = met("dungeon-bligh-haunt", coming=(4, *[3] * 9))
    assert piece(session, "dungeon-bligh-haunt").zone == "pinned:4"
    assert asked(session) == "DTC-126"


@pytest.mark.rule("DTD-044")
def test_where_the_party_is_it_is_met_at_once() -> None:
    session = met("dungeon-bligh-haunt", coming=(2, *[3] * 9))
    assert "Bligh Haunt (Craft 5)" in session.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTD-044")
def test_6_is_the_destination_where_it_is_met_before_the_space() -> None:
    session = met("dungeon-bligh-haunt", coming=(6, *[3] * 9))
    assert piece(session, "dungeon-bligh-haunt").zone == "pinned:6"
    session = below(step="arrive", at=6, zones={"pinned:6": ["dungeon-bligh-haunt"], "trove": []})
    assert "Bligh Haunt" in session.decision.ask  # type: ignore[union-attr]


@pytest.mark.rule("DTD-049")
def test_who_kills_the_miser_dragon_gains_3_gold() -> None:
    session = met("dungeon-miser-dragon", tokens={"dwarf": {"strength": 20, "gold": 1}})
    answer(session, "strength")
    assert has(session, "dwarf", "gold") == 4
    assert session.table.count("hoard") == 0


@pytest.mark.rule("DTD-049")
def test_in_the_treasure_chamber_its_gold_joins_the_trove() -> None:
    session = below(
        step="guardians", at=6, coming=(1, 1, 2, *[3] * 30),
        tokens={name: {"strength": 40, "craft": 40, "gold": 0} for name in TRIO},
        zones={"trove": [], "dungeon-adventures": ["dungeon-torch", "dungeon-miser-dragon"]},
        on={"dungeon-treasure-chamber": {"visited": 1}},
    )  # fmt: skip
    until(session, "DTC-104", "none")
    assert sum(has(session, name, "gold") for name in TRIO) == 5
    assert told(session, "DTD-049")


# --- Events ---------------------------------------------------------------------------------------


def dwarf_shows(*shown: int, **more):  # type: ignore[no-untyped-def]
    """The Lone Dwarf is met, and the leader's die shows that."""
    tokens = {"dwarf": {"gold": 2, "life": 3}, **more.pop("tokens", {})}
    return met("dungeon-lone-dwarf", coming=(*shown, *[3] * 30), tokens=tokens, **more)


def test_the_lone_dwarf_picks_a_pocket_passes_by_or_shares_his_ale() -> None:
    assert has(dwarf_shows(1), "dwarf", "gold") == 1
    for shown in (2, 3):
        session = dwarf_shows(shown)
        assert (has(session, "dwarf", "gold"), has(session, "dwarf", "life")) == (2, 3)
    session = dwarf_shows(4)
    assert has(session, "dwarf", "life") == 4
    assert names(session, "dungeon-discard") == ["dungeon-lone-dwarf"]


@pytest.mark.rule("DTD-047")
def test_the_lone_dwarf_may_lead_the_party_two_road_spaces_toward_the_destination() -> None:
    session = dwarf_shows(5)
    assert heroes.at(session.table) == 4
    assert heroes.ground(session.table, 3).counters.get("visited", 0) == 0  # type: ignore[union-attr]
    assert heroes.at(dwarf_shows(5, at=5).table) == 6  # never past it
    session = dwarf_shows(5, counters={"homeward": 1, "spot": 900})
    assert heroes.at(session.table) == 4  # toward the destination on the way home, too


@pytest.mark.rule("DTD-048")
def test_or_he_joins_and_adds_2_strength_in_the_treasure_chamber() -> None:
    session = dwarf_shows(6)
    assert names(session, "followers:0") == ["dungeon-lone-dwarf"]
    assert points(session.table, 0, "strength") == has(session, "dwarf", "strength")
    there = below(
        at=6,
        zones={"followers:0": ["dungeon-lone-dwarf"], "trove": []},
        step="at_destination",
        on={"dungeon-treasure-chamber": {"visited": 1}},
    )
    assert points(there.table, 0, "strength") == has(there, "dwarf", "strength") + 2


@pytest.mark.rule("DTD-052")
def test_sliding_walls_are_rolled_for_each_character() -> None:
    session = met("dungeon-sliding-walls", coming=(1, 6, 3, *[3] * 9), zones={
        "pile:2": ["dungeon-sliding-walls", "wolf", "adder"],
    })  # fmt: skip
    assert has(session, "dwarf", "life") == 4
    assert "wolf" in names(session, "discard")
    assert piece(session, "adder").zone == "pile:2"
    session = met("dungeon-sliding-walls", coming=(6, 6, 3, *[3] * 9), zones={
        "pile:2": ["dungeon-sliding-walls", "wolf", "adder"],
    })  # fmt: skip
    assert {"wolf", "adder"} <= {*names(session, "discard")}


# --- Followers ------------------------------------------------------------------------------------


def avenged(card: str, **more):  # type: ignore[no-untyped-def]
    return met(card, zones={"followers:0": ["dungeon-holy-avenger"]}, **more)


def test_the_holy_avenger_adds_1_strength_against_spirits() -> None:
    assert avenged("wraith").table.count("aid_strength") == 1
    assert avenged("wolf").table.count("aid_strength") == 0


@pytest.mark.rule("DTD-045")
def test_she_adds_3_against_an_enemy_to_whom_another_has_lost() -> None:
    on = {"wolf": {"beaten": 2}}  # the Elf
    session = avenged("wolf", on=on)
    assert session.table.count("aid_strength") == session.table.count("aid_craft") == 3
    assert avenged("wolf", on={"wolf": {"beaten": 1}}).table.count("aid_strength") == 0


@pytest.mark.rule("DTD-045")
def test_whom_an_enemy_has_beaten_is_remembered_while_she_is_there() -> None:
    session = met(
        "badger",
        zones={"followers:1": ["dungeon-holy-avenger"]},
        coming=(1, 5, *[3] * 9),
        tokens={"dwarf": {"strength": 0}},
    )
    answer(session, "strength")
    assert piece(session, "badger").counters["beaten"] == 1
    assert session.table.count("aid_strength") == 3  # it is the Elf's turn


def psychic(*shown: int, **more):  # type: ignore[no-untyped-def]
    return met(
        "wraith",
        zones={"followers:0": ["dungeon-wise-man"]},
        tokens={"dwarf": {"craft": 2}},
        coming=(*shown, *[3] * 9),
        **more,
    )


@pytest.mark.rule("DTD-058")
def test_the_wise_man_adds_1_craft_and_leaves_who_loses_a_psychic_combat() -> None:
    session = psychic(1, 5)
    assert points(session.table, 0, "craft") == 3
    answer(session, "craft")
    assert names(session, "followers:0") == []
    session = met(
        "badger",
        zones={"followers:0": ["dungeon-wise-man"]},
        coming=(1, 5, *[3] * 9),
        tokens={"dwarf": {"strength": 0}},
    )
    answer(session, "strength")
    assert names(session, "followers:0") == ["dungeon-wise-man"]


# --- what leads to the Ruins ----------------------------------------------------------------------


@pytest.mark.rule("DTD-057")
def test_a_trap_door_of_the_dungeon_leads_to_the_ruins() -> None:
    session = met("dungeon-trap-door", coming=(3,) * 30)
    assert heroes.region(session.table) == "inner"
    assert session.table["ground:6"][0].name == RUINS


@pytest.mark.rule("DTD-057")
def test_so_does_a_trap_door_of_the_games_deck() -> None:
    session = above("dungeon-main-trap-door", coming=(1, 1, *[3] * 20))
    assert session.table["ground:6"][0].name == RUINS
    assert heroes.at(session.table) == 6


@pytest.mark.rule("DTD-059")
def test_who_loses_to_the_burrow_worm_has_the_party_dragged_to_the_ruins() -> None:
    session = above(
        "dungeon-burrow-worm", coming=(1, 5, 1, 1, *[3] * 20), tokens={"dwarf": {"strength": 0}}
    )
    answer(session, "strength")
    assert heroes.at(session.table) == 6
    assert session.table["ground:6"][0].name == RUINS
    assert active(session.play).name == ""


@pytest.mark.rule("DTD-060")
def test_a_dungeon_door_lets_the_party_move_to_the_ruins_next() -> None:
    session = above("dungeon-dungeon-door", coming=(1, 1, *[3] * 20))
    until(session, "DTC-126")
    assert "move there" in keys(session)
    answer(session, "move there")
    assert session.table["ground:6"][0].name == RUINS
