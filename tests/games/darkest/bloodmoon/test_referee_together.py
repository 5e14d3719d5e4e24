"""Blood Moon with other boxes before a strict referee, and what waits on a space to be met first:
from the rules alone, as in test_referee."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.ground.decks import active
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.modules.bloodmoon.figure import WEREWOLF
from tabletop.games.darkest.road.figures import figure
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.bloodmoon.moonlit import (
    ATLAS,
    WITH_REAPER,
    full,
    is_lycanthrope,
    is_night,
    is_up,
    moonlit,
    where,
)
from tests.games.darkest.laying import QUIET, answer, has, keys, names, until, why

WITH_FROSTMARCH = put_in_play(["bloodmoon", "frostmarch"])
BESIDE = {"reaper-beside": ["reaper-figure"]}
WALL = "bloodmoon-wall-of-fire"
TURNS = "toll"
"""An Event that costs each 1 gold, which nobody is asked about."""


@pytest.mark.rule("DTR-080", "DTR-086", "DTB-071")
def test_a_whirlwind_moves_the_wall_and_with_it_what_it_bars() -> None:
    session = moonlit(
        at=2, bitten=(1,), options=WITH_REAPER, shown=(WALL,), coming=(3,) * 9,
        counters={"spot": 0}, zones={"pile:2": ["reaper-whirlwind"], "pile:4": [WALL], **BESIDE},
        tokens=full(4),
    )  # fmt: skip
    answer(session, "forward")
    until(session, "DTC-126")
    assert names(session, "pile:5") == [WALL]
    figure.put(session.play, WEREWOLF, 4, "", "DTB-020")
    session.play.count("at", 6)
    for _ in range(4):
        figure.steps_on(session.play, WEREWOLF)
    assert where(session) == "bloodmoon-road:5"


@pytest.mark.rule("DTR-080", "DTB-069", "DTR-037")
def test_a_whirlwind_blows_the_scarecrow_off_the_fields() -> None:
    crow = "bloodmoon-scarecrow"
    session = moonlit(
        at=3, bitten=(1,), options=WITH_REAPER, shown=(crow,), coming=(3,) * 9,
        counters={"spot": 0}, tokens=full(4),
        zones={"pile:3": ["reaper-whirlwind"], "pinned:1": [crow], **BESIDE},
    )  # fmt: skip
    answer(session, "forward")
    assert crow not in names(session, "pinned:1")
    assert session.table.zones[session.table.named(crow).zone].number == 2


@pytest.mark.rule("DTF-034", "DTB-007", "DTX-015")
def test_a_winter_wolf_brings_the_moon_under_the_deck_of_the_north() -> None:
    session = moonlit(
        coming=(1, 6, 2, 1), up=False, tokens=full(4), to="frostmarch-frostmarch",
        options=WITH_FROSTMARCH,
        zones={"pile:1": ["frostmarch-winter-wolf"],
               "frostmarch-adventures": ["frostmarch-pack-of-wolves"],
               "bloodmoon-adventures": ["bloodmoon-scarecrow"]},
    )  # fmt: skip
    answer(session, "forward", "strength")
    assert is_lycanthrope(session, 0)
    assert is_up(session)
    assert active(session.play).name == "frostmarch"


@pytest.mark.rule("DTB-026", "DTF-009", "DTB-013")
def test_the_werewolf_does_not_follow_beyond_the_chapel_but_the_moon_does() -> None:
    session = moonlit(
        step="at_destination", at=6, to="chapel", stands=4, bitten=(1,), night=True,
        options=WITH_FROSTMARCH, on={"chapel": {"visited": 1}}, coming=(3,) * 20,
        zones={"atlas": [n for n in (*ATLAS["atlas"], "city", "frostmarch-frostmarch")
                         if n != "chapel"],
               "frostmarch-adventures": ["frostmarch-pack-of-wolves", "frostmarch-winter-wolf"],
               "frostmarch-troves": ["frostmarch-frostbite", "frostmarch-ice-fang",
                                     "frostmarch-winged-boots"]},
    )  # fmt: skip
    answer(session, "cross beyond-chapel")
    assert where(session) == "bloodmoon-beside"
    assert is_up(session)
    assert is_night(session)
    assert active(session.play).name == "frostmarch"


@pytest.mark.rule("DTR-082", "DTB-028", "DTR-005", "DTR-006")
def test_a_lycanthrope_s_quest_for_a_life_is_done_once_its_victim_has_rolled() -> None:
    session = moonlit(
        coming=(1, 6, 1, 1, 3), bitten=(2,), options=WITH_REAPER, tokens=full(4),
        zones={"pile:1": [TURNS], **BESIDE, **ATLAS,
               "quest:2": ["reaper-quest-take-one-life", "bloodmoon-lycanthrope"]},
    )  # fmt: skip
    answer(session, "forward")
    assert has(session, "dwarf", "life") == 2  # the battle and the chart
    until(session, "DTC-104", "no")
    assert names(session, "ground:6") == ["warlocks-cave"]
    assert names(session, "items:2") == ["talisman"]
    assert is_lycanthrope(session, 2)


@pytest.mark.rule("DTR-057", "DTB-010")
def test_the_last_lycanthrope_that_is_resurrected_is_one_still() -> None:
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, bitten=(0,), options=WITH_REAPER, night=True,
        coming=(1, 3, 3), on={"elf": {"held": 3}},
        tokens={**QUIET, "dwarf": {"life": 1, "fate": 0}},
        zones={"pile:3": ["dry-well"], "spells:1": ["reaper-resurrection"], **BESIDE},
    )  # fmt: skip
    answer(session, "cast reaper-resurrection")
    assert has(session, "dwarf", "life") == 5
    assert is_lycanthrope(session, 0)
    assert is_up(session)
    assert is_night(session)


def icy(zones: dict[str, list[str]], **more) -> Session:  # type: ignore[no-untyped-def]
    """The leader has Black Ice on the second space, before a third where that lies face up."""
    return moonlit(
        at=2, bitten=(1,), options=WITH_FROSTMARCH, coming=(3,) * 12, tokens=full(4),
        on={"dwarf": {"held": 3}, **more.pop("on", {})},
        zones={"spells:0": ["frostmarch-black-ice"], **zones,
               "bloodmoon-adventures": ["adder", "wolf", "eel", "ox", "stag", "lynx"]}, **more,
    )  # fmt: skip


@pytest.mark.rule("DTF-020", "DTB-071")
def test_black_ice_leads_no_lycanthrope_past_a_wall() -> None:
    assert why(icy({"pile:3": [WALL]}, shown=(WALL,)), "cast frostmarch-black-ice") == "DTC-309"
    session = icy({"pile:4": [WALL]}, shown=(WALL,))
    answer(session, "cast frostmarch-black-ice")
    assert keys(session) == ["space 3"]


@pytest.mark.rule("DTF-020", "DTB-071", "DTB-008")
def test_who_is_bitten_on_black_ice_comes_no_further_than_the_wall() -> None:
    session = icy({"pile:3": [WALL]}, shown=(WALL,), on={"woods": {"passed": 1, "visited": 1}})
    answer(session, "forward", "order")
    assert session.table.count("at") == 3
    assert not session.table.named("woods").counters.get("passed", 0)


@pytest.mark.rule("DTF-020", "DTB-059", "DTB-060")
def test_under_fright_night_black_ice_bypasses_no_face_up_enemy() -> None:
    lasts = {"lasting": ["bloodmoon-fright-night"]}
    session = icy({"pile:3": ["heron"], **lasts}, shown=("heron",), night=True)
    assert why(session, "cast frostmarch-black-ice") == "DTC-309"
    session = icy({"pile:3": ["witch"], **lasts}, shown=("witch",), night=True)
    assert not why(session, "cast frostmarch-black-ice")


@pytest.mark.rule("DTB-071", "DTR-060")
@pytest.mark.parametrize(("bitten", "comes"), [((1,), 3), ((), 5)])
def test_with_speed_too_no_lycanthrope_leaves_the_space_of_the_wall(
    bitten: tuple[int, ...], comes: int
) -> None:
    session = moonlit(
        at=3, shown=(WALL,), bitten=bitten, counters={"spot": 100}, options=WITH_REAPER,
        on={"dwarf": {"held": 3}}, coming=(4,) * 20, tokens=full(4),
        zones={"pile:3": [WALL], "spells:0": ["reaper-speed"], **BESIDE, **ATLAS},
    )  # fmt: skip
    answer(session, "cast reaper-speed")
    assert session.table.count("at") == comes
    assert (why(session, "forward") == "DTB-071") == bool(bitten)


@pytest.mark.rule("DTB-071", "DTC-145")
@pytest.mark.parametrize("bitten", [(1,), ()])
def test_an_elf_leads_no_lycanthrope_past_the_wall_in_the_woods(bitten: tuple[int, ...]) -> None:
    session = moonlit(
        "elf", "dwarf", "monk", at=3, to="forest", shown=(WALL,), bitten=bitten,
        counters={"spot": 100}, zones={"pile:3": [WALL]}, tokens=full(4),
    )  # fmt: skip
    assert ("walk 6" in keys(session)) == (not bitten)


@pytest.mark.rule("DTB-059", "DTB-060", "DTR-060")
def test_under_fright_night_speed_skips_no_space_where_an_enemy_lies_face_up() -> None:
    session = moonlit(
        at=2, night=True, bitten=(1,), options=WITH_REAPER, on={"dwarf": {"held": 3}},
        shown=("bog-man",), coming=(4,) * 20, tokens=full(4),
        zones={"pile:3": ["bog-man"], "spells:0": ["reaper-speed"], **BESIDE,
               "lasting": ["bloodmoon-fright-night"]},
    )  # fmt: skip
    answer(session, "cast reaper-speed")
    assert session.table.count("at") == 3


@pytest.mark.rule("DTB-059", "DTB-060", "DTR-060")
def test_under_fright_night_speed_leaves_no_face_up_enemy_on_the_space_behind() -> None:
    session = moonlit(
        at=2, night=True, bitten=(1,), options=WITH_REAPER, on={"dwarf": {"held": 3}},
        shown=("bog-man",), coming=(4,) * 20, tokens=full(4), counters={"spot": 0},
        zones={"pile:2": ["bog-man"], "spells:0": ["reaper-speed"], **BESIDE,
               "lasting": ["bloodmoon-fright-night"]},
    )  # fmt: skip
    answer(session, "cast reaper-speed")
    assert session.table.count("at") == 2
    assert "Bog Man" in session.decision.ask


# --- what waits on a space lies face up on the road ----------------------------------------------

CROW = "bloodmoon-scarecrow"


def waiting(event: str, **more) -> Session:  # type: ignore[no-untyped-def]
    """The Scarecrow waits in the Fields while that lasts."""
    zones = {"pinned:1": [CROW], "lasting": [f"bloodmoon-{event}"], **more.pop("zones", {})}
    return moonlit(bitten=(1,), zones=zones, tokens=full(4), **more)


@pytest.mark.rule("DTB-059", "DTB-060", "DTB-069")
def test_under_fright_night_the_scarecrow_that_waits_stops_a_teleport_home() -> None:
    session = waiting(
        "fright-night", step="carried", at=3, night=True, shown=(CROW,), coming=(4,) * 9,
        counters={"bound": code_of("1"), "homeward": 1}, on={"fields": {"visited": 1}},
    )  # fmt: skip
    assert session.table.count("at") == 1
    assert "Scarecrow" in session.decision.ask


@pytest.mark.rule("DTB-059", "DTC-320")
@pytest.mark.parametrize(("lasts", "comes"), [("fright-night", 3), ("moon-mist", 5)])
def test_so_does_a_ghost_that_waits_on_the_way(lasts: str, comes: int) -> None:
    session = moonlit(
        step="carried", at=1, night=True, bitten=(1,), coming=(4,) * 20, tokens=full(4),
        counters={"bound": code_of("5")},
        zones={"pinned:3": ["ghost"], "lasting": [f"bloodmoon-{lasts}"]},
    )  # fmt: skip
    assert session.table.count("at") == comes


@pytest.mark.rule("DTB-059", "DTC-320")
def test_what_waited_on_the_party_s_own_space_is_behind_it() -> None:
    session = moonlit(
        step="carried", at=3, night=True, bitten=(1,), coming=(4,) * 20, tokens=full(4),
        counters={"bound": code_of("1"), "homeward": 1, "spot": 200}, on={"fields": {"visited": 1}},
        zones={"pinned:3": ["ghost"], "lasting": ["bloodmoon-fright-night"]},
    )  # fmt: skip
    assert session.table.count("at") == 1


@pytest.mark.rule("DTB-056", "DTB-057", "DTB-069")
def test_divine_retribution_calls_the_scarecrow_from_where_it_waits() -> None:
    session = waiting(
        "divine-retribution", step="spot", args={"spot": 100}, at=3, coming=(5, 1, 1, 6, 1),
        zones={"pile:3": ["eel"]},
    )  # fmt: skip
    answer(session, "strength", "yes", CROW, "strength")
    assert names(session, "pinned:1") == [CROW]  # it has won, and waits there again
    assert has(session, "dwarf", "life") == 3


@pytest.mark.rule("DTR-061", "DTC-320")
def test_by_transference_the_ghost_is_met_here_and_the_other_waits() -> None:
    session = moonlit(
        step="spot", args={"spot": 100}, at=3, up=False, options=WITH_REAPER, coming=(3,) * 9,
        on={"dwarf": {"held": 3}}, tokens=full(4),
        zones={"pile:3": ["heron"], "pinned:5": ["ghost"], "spells:0": ["reaper-transference"],
               **BESIDE},
    )  # fmt: skip
    answer(session, "cast reaper-transference", "ghost")
    assert names(session, "pinned:5") == ["heron"]
    assert names(session, "pile:3") == ["ghost"]
    assert "Ghost" in session.decision.ask


@pytest.mark.rule("DTC-314", "DTC-320")
def test_hex_destroys_what_waits_there_too() -> None:
    session = moonlit(
        at=3, up=False, on={"dwarf": {"held": 1}},
        zones={"pinned:5": ["ghost"], "pile:5": ["heron"], "spells:0": ["hex"]}, shown=("heron",),
    )  # fmt: skip
    answer(session, "cast hex", "space 5")
    assert names(session, "pinned:5") == names(session, "pile:5") == []


@pytest.mark.rule("DTF-021", "DTB-046", "DTB-010")
def test_hydra_cures_a_second_lycanthrope_of_a_curse_just_cast() -> None:
    session = moonlit(
        at=3, bitten=(1, 2), options=WITH_FROSTMARCH, on={"dwarf": {"held": 3}},
        zones={"spells:0": ["bloodmoon-curse-of-the-werewolf", "frostmarch-hydra-spell"]},
    )  # fmt: skip
    answer(session, "cast bloodmoon-curse", "elf")
    assert not is_lycanthrope(session, 1)
    found = [key for key in keys(session) if "hydra" in key]
    assert found
    answer(session, found[0])
    while "monk" in keys(session):
        answer(session, "monk")
    assert not is_lycanthrope(session, 2)
    assert not is_up(session)


@pytest.mark.rule("DTF-029", "DTF-032", "DTB-014", "DTB-027")
def test_the_howl_is_an_event_that_turns_the_night_and_lycanthropes_rise_after_it() -> None:
    session = moonlit(
        bitten=(2,), options=WITH_FROSTMARCH, tokens=full(4),
        coming=(1, 1, 1, *[3] * 9), zones={"pile:1": ["frostmarch-howl-of-the-wendigo"]},
    )  # fmt: skip
    answer(session, "forward")
    until(session, "DTC-126", "strength")
    assert is_night(session)
    told = [line.rule for line in session.lines]
    assert max(i for i, r in enumerate(told) if r == "DTC-B37") < told.index("DTB-027")


@pytest.mark.rule("DTX-015", "DTB-007")
def test_beneath_the_reaper_s_deck_lies_the_blood_moon_s() -> None:
    zones = {"pile:1": ["adder"], **BESIDE, **ATLAS}
    tokens = {**full(4), "dwarf": {"life": 1, "fate": 0, "strength": 1}}
    session = moonlit(coming=(1, 6), bitten=(1,), options=WITH_REAPER, zones=zones, tokens=tokens)
    answer(session, "forward", "strength")
    assert active(session.play).name == "reaper"
    session.table.counters["reaper-up"] = 0
    assert active(session.play).name == "bloodmoon"
