"""Highland and other boxes before a strict referee: cases that were written down from the rules
alone, each with the answer that the rules give, and laid here afterwards."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.ground import decks, lasting_moves
from tabletop.games.darkest.modules.highland import path
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.game_box import put_in_play
from tests.games.darkest.highland.heights import ROAD, climbing, found, goes_on, met
from tests.games.darkest.laying import TRIO, answer, asked, keys, names, setting_out, told

DECK, MAIN = "highland-adventures", "highland-main"
REAPER = put_in_play(["highland", "reaper"])
GRIM = {**REAPER, "reaper-chart": "grim"}
MOON = put_in_play(["highland", "bloodmoon"])
FIRE = put_in_play(["highland", "firelands"])
TOWN = put_in_play(["highland", "city"])
ELEMENTAL = "highland-earth-elemental"


def after(session, rule: str, other: str) -> bool:  # type: ignore[no-untyped-def]
    """Whether the first line by the *other* rule comes behind the first by *rule*."""
    said = [line.rule for line in session.lines]
    return said.index(other) > said.index(rule)


# --- with Reaper: a figure on the Path -----------------------------------------------------------


@pytest.mark.rule("DTX-009", "DTH-014", "DTR-018")
def test_between_two_throws_on_the_glacier_the_reaper_is_met() -> None:
    """Three 1s: the first brings him, the others do not move him; an equal throw ends a step."""
    session = found(
        "glacier", options=REAPER, zones={"reaper-road:2": ["reaper-figure"]},
        coming=(1, 1, 1, 5, 5, 5, 1, 1, 1, *(1,) * 5, 2, 6, 6, 6),
    )  # fmt: skip
    said = [line.rule for line in session.lines]
    assert said.index("DTR-018") < said.index("DTR-019") < said.index("DTC-147")
    assert heroes.at(session.table) == 4


@pytest.mark.rule("DTX-009", "DTH-014", "DTC-079")
def test_if_the_reaper_takes_the_leader_there_the_next_one_throws_once() -> None:
    session = found(
        "glacier", options=GRIM, zones={"reaper-road:2": ["reaper-figure"]},
        coming=(1, 1, 1, 5, 5, 5, 1, 3, 3, *(1,) * 6, 2, 6, 6, 6),
    )  # fmt: skip
    assert names(session, "graveyard") == ["dwarf"]
    assert heroes.at(session.table) == 4
    assert len(told(session, "DTC-147")) == 1


@pytest.mark.rule("DTX-009", "DTH-048", "DTR-018")
def test_whoever_fails_on_the_rock_face_with_a_1_meets_the_reaper_before_the_next_try() -> None:
    session = met(
        "highland-rock-face", at=3, options=REAPER, zones={"reaper-road:2": ["reaper-figure"]},
        coming=(*(6,) * 6, 1, *(6,) * 8), tokens={name: {"life": 9} for name in TRIO},
    )  # fmt: skip
    goes_on(session, "mode 0", until=lambda s: asked(s) == "DTC-126")
    answer(session, "climb")
    goes_on(session, "mode 0", until=lambda s: asked(s) == "DTC-126")
    assert told(session, "DTR-019"), "all have rolled on his chart"
    assert "climb" in keys(session)


@pytest.mark.rule("DTX-009", "DTH-016", "DTR-018")
def test_the_die_of_the_pass_brings_the_reaper_before_its_cards_are_met_again() -> None:
    session = climbing(
        at=3, step="draw", options=REAPER, coming=(1, 4, 2, 1, 6, 6, 6),
        zones={"reaper-road:1": ["reaper-figure"], DECK: ["highland-gong-of-war"]},
    )  # fmt: skip
    goes_on(session, "forward", until=lambda s: bool(told(s, "DTH-016")))
    assert after(session, "DTR-019", "DTH-016")


@pytest.mark.rule("DTR-008", "DTR-011", "DTX-015", "DTH-022", "DTH-042")
def test_a_death_on_the_bridge_calls_him_to_the_hills_and_his_deck_is_drawn_from() -> None:
    session = found("ice-bridge", options=REAPER, coming=(1, 6, 6),
                    zones={"mount:0": ["mule"]})  # fmt: skip
    answer(session, "cross")
    assert names(session, "reaper-road:1") == ["reaper-figure"]
    assert decks.active(session.play).draws == "reaper-adventures"
    assert heroes.region(session.table) == "highland"


# --- with Blood Moon -----------------------------------------------------------------------------


UP = {"bloodmoon-up": 1, "bloodmoon-shines": 1, "bloodmoon-night": 1, "bloodmoon-bitten": 1}


@pytest.mark.rule("DTX-015", "DTB-007", "DTB-017", "DTH-026")
def test_under_the_moon_the_path_draws_its_own_cards_and_its_enemies_are_one_stronger() -> None:
    zones = {"quest:1": ["bloodmoon-lycanthrope"], "bloodmoon-beside": ["bloodmoon-figure"]}
    session = met(ELEMENTAL, "dwarf", "elf", options=MOON, counters=UP, zones=zones,
                  coming=(6, 1, 3))  # fmt: skip
    assert decks.active(session.play).draws == DECK
    answer(session, "strength")
    assert [line.parts[1:] for line in session.lines if line.rule == "DTC-189"] == [["10", "10"]]
    assert not session.table["trophies:0"]


@pytest.mark.rule("DTX-015", "DTB-007", "DTH-026")
def test_back_at_the_crags_the_moons_deck_is_uncovered() -> None:
    zones = {"quest:0": ["bloodmoon-lycanthrope"], "bloodmoon-beside": ["bloodmoon-figure"]}
    session = climbing(at=1, step="space_done", options=MOON, zones=zones, coming=(3,) * 20,
                       counters={"homeward": 1, **UP})  # fmt: skip
    assert heroes.region(session.table) == "inner"
    assert decks.active(session.play).draws == "bloodmoon-adventures"


# --- with City -----------------------------------------------------------------------------------


POTIONS = {"items:0": ["city-flight-potion"], "items:1": ["highland-flight-potion"]}


def _targets(which: str) -> list[str]:
    session = climbing(at=2, options=TOWN, on={ROAD[1]: {"visited": 1}}, zones=POTIONS)
    return keys(answer(session, f"use {which}"))


@pytest.mark.rule("DTX-035", "DTH-037")
def test_one_flight_potion_flies_on_this_road_and_the_other_anywhere_in_the_region() -> None:
    ours, theirs = _targets("highland-flight-potion"), _targets("city-flight-potion")
    assert {*theirs} - {"nowhere"} == {f"space {n}" for n in (1, 3, 4, 5, 6)}
    assert {*theirs} < {*ours}


# --- with Firelands ------------------------------------------------------------------------------


@pytest.mark.rule("DTL-012", "DTL-014", "DTH-011")
def test_terrain_on_the_canyon_throws_one_die_and_its_1_finds_a_place_of_the_highland() -> None:
    zones = {"ground:5": [ROAD[4], "firelands-fields"]}
    session = climbing(at=5, step="draw", options=FIRE, zones=zones, coming=(1, 5, 4, 4, 4))
    assert "highland-waterfall" in names(session, "ground:5")


@pytest.mark.rule("DTL-002", "DTL-005", "DTH-027", "DTX-016")
def test_a_card_that_came_down_and_was_burned_is_in_no_shuffle_and_no_later_session() -> None:
    zones = {MAIN: ["highland-landslide"], "burned": ["highland-main-rune-gate"]}
    session = climbing(at=1, step="space_done", options=FIRE, zones=zones, coming=(3,) * 20,
                       counters={"homeward": 1, path.WON: 1})  # fmt: skip
    assert not session.table[MAIN]
    assert names(session, "burned") == ["highland-main-rune-gate"]
    kept = lasting_moves.kept(session.table)
    came = [card.name for deck, cards in kept.items() for card in cards if deck != "burned"]
    assert "highland-main-rune-gate" not in came


# --- with Woodland and Dungeon -------------------------------------------------------------------


def _leads_to(*boxes: str, seed: int = 1) -> list[str]:
    return keys(setting_out(options=put_in_play(["highland", "dungeon", "woodland", *boxes]),
                            seed=seed))  # fmt: skip


@pytest.mark.rule("DTX-025", "DTX-024", "DTX-022")
def test_all_three_have_waypoints_and_the_lot_still_finds_the_graveyard() -> None:
    assert {"crags", "forest", "dungeon-ruins", "trove"} <= {*_leads_to()}
    for seed in range(4):
        session = setting_out(options=put_in_play(["highland", "dungeon", "woodland"]), seed=seed)
        answer(session, "trove")
        goes_on(session, "order 0 1 2", until=lambda s: bool(names(s, "ground:6")))
        assert names(session, "ground:6") == ["graveyard"]


@pytest.mark.rule("DTX-025", "DTR-088")
def test_with_reaper_too_no_trove_is_left_to_the_lot_and_the_graveyard_is_chosen() -> None:
    listed = _leads_to("reaper")
    assert "trove" not in listed
    assert "graveyard" in listed
