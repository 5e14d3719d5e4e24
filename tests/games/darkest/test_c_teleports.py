"""Chapters C4c to C5: teleports, crossing over, and quests on the way."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground.regions import OUTER
from tabletop.games.darkest.party import heroes
from tabletop.play.rules.chronicle import sentence
from tests.games.darkest.laying import (
    QUIET,
    answer,
    asked,
    has,
    keys,
    names,
    party,
    setting_out,
    why,
)

# --- C4c to C4f: teleports ----------------


@pytest.mark.rule("DTC-145", "DTC-146", "DTC-147", "DTC-151")
def test_a_teleport_carries_the_whole_party_to_a_road_space() -> None:
    session = party(
        at=1, zones={"spells:1": ["teleport"]}, tokens=QUIET, coming=(2,), on={"elf": {"held": 1}}
    )
    answer(session, "cast teleport")
    assert "space 1" not in keys(session)
    answer(session, "space 4")
    assert "The party is carried off to Road Space 4: Hills." in [
        sentence(line, session.table, 0, content.title) for line in session.lines
    ]
    assert heroes.at(session.table) == 4
    assert not heroes.homeward(session.table)


@pytest.mark.rule("DTC-148", "DTC-149", "DTC-150")
def test_a_teleport_off_the_road_lays_another() -> None:
    zones = {"spells:1": ["teleport"], "pile:1": ["witch"], "atlas": ["chapel"]}
    session = party(at=2, zones=zones, tokens=QUIET, on={"elf": {"held": 1}})
    answer(session, "cast teleport", "chapel")
    assert heroes.at(session.table) == 6
    assert names(session, "ground:6") == ["chapel"]
    assert names(session, "pile:1") == []
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-152")
def test_a_forced_teleport_to_a_place_on_the_road_leaves_the_road_as_it_is() -> None:
    session = party(
        at=1,
        to="crags",
        zones={"pile:1": ["imp", "witch"]},
        counters={"spot": 0},
        tokens=QUIET,
        coming=(1, 4, 4, 4),
    )
    answer(session, "forward")
    assert heroes.at(session.table) == 6
    assert "witch" in names(session, "pile:1")


@pytest.mark.rule("DTC-153", "DTC-154", "DTC-155", "DTC-157", "DTC-159")
def test_a_forced_teleport_over_the_river_makes_the_outer_village_home() -> None:
    outer = [*OUTER.road, "temple"]
    session = party(
        at=1,
        zones={"pile:1": ["imp", "witch"], "atlas": outer},
        counters={"spot": 0},
        tokens=QUIET,
        coming=(5, 3, 3, 3, 3, 3, 3),
    )
    answer(session, "forward")
    assert heroes.region(session.table) == "outer"
    assert names(session, "ground:6") == ["temple"]
    assert heroes.homeward(session.table)
    assert names(session, "pile:1") == []


@pytest.mark.rule("DTC-156")
def test_a_forced_teleport_to_a_trove_draws_one_and_its_guardians_may_be_tried() -> None:
    session = party(
        at=1,
        zones={"pile:1": ["imp"], "atlas": ["crags"], "troves": ["helm", "aegis", "amulet"]},
        counters={"spot": 0},
        tokens=QUIET,
        coming=(1, 4, 4, 4),
    )
    answer(session, "forward")
    assert len(session.table["trove"]) == 3
    assert "fight" in keys(session)


@pytest.mark.rule("DTC-158")
def test_the_road_home_from_the_outer_village_passes_the_sentinel_unchallenged() -> None:
    session = setting_out("outer", coming=(3,))
    answer(session, "home", "order")
    assert heroes.homeward(session.table)
    assert heroes.at(session.table) == 5
    assert names(session, "ground:6") == ["sentinel"]


# --- C5: crossing and quests ----------------


@pytest.mark.rule("DTC-160", "DTC-161", "DTC-209", "DTC-B34", "DTC-241")
def test_who_beats_the_sentinel_arrives_in_the_outer_village() -> None:
    strong = {name: {"strength": 7, "fate": 0} for name in ("dwarf", "elf", "monk")}
    session = party(step="at_destination", at=6, to="sentinel", tokens=strong)
    answer(session, "fight")
    assert heroes.region(session.table) == "outer"
    assert heroes.at(session.table) == 0
    assert asked(session) == "DTC-081"


@pytest.mark.rule("DTC-162")
def test_who_fails_there_turns_back() -> None:
    session = party(
        step="at_destination", at=6, to="sentinel", tokens={"dwarf": {"strength": 1, "fate": 0}}
    )
    answer(session, "fight")
    while asked(session) != "DTC-100":
        answer(session, keys(session)[0])
    assert heroes.homeward(session.table)
    assert names(session, "guardians") == []


@pytest.mark.rule("DTC-163", "DTC-164", "DTC-165")
@pytest.mark.parametrize("to", ["city", "sentinel", "crags"])
def test_a_raft_carries_everybody_over_and_is_kept(to: str) -> None:
    session = party(step="at_destination", at=6, to=to, zones={"items:1": ["raft"]}, tokens=QUIET)
    answer(session, "raft")
    assert heroes.region(session.table) == "outer"
    assert names(session, "items:1") == ["raft"]
    assert content.thing("raft").slots == 2  # type: ignore[union-attr]


@pytest.mark.rule("DTC-B35")
def test_an_axe_builds_a_raft_in_the_woods_once_in_a_visit() -> None:
    session = party(at=3, zones={"items:0": ["axe"]}, counters={"spot": 100}, tokens=QUIET)
    answer(session, "build 0")
    assert names(session, "items:0") == ["axe", "raft-built"]
    assert why(session, "build 0") == "DTC-B35"
    fields = party(at=1, zones={"items:0": ["axe"]}, counters={"spot": 100})
    assert not any(key.startswith("build") for key in keys(fields))


@pytest.mark.rule("DTC-166", "DTC-167", "DTC-168", "DTC-B29")
def test_a_quest_is_taken_at_the_cave_one_each() -> None:
    session = party("dwarf", "elf", step="destination", at=6, to="warlocks-cave", tokens=QUIET,
                    coming=(1, 4), on={"elf": {"quest": 5}})  # fmt: skip
    answer(session, "yes")
    assert has(session, "dwarf", "quest") == 1
    assert asked(session) in {"DTC-009", "DTC-104"}


@pytest.mark.rule("DTC-169", "DTC-170", "DTC-B13", "DTC-B29")
def test_a_quest_is_completed_as_soon_as_it_can_be() -> None:
    session = party(
        "dwarf",
        "elf",
        at=2,
        to="temple",
        zones={"atlas": ["warlocks-cave"]},
        tokens={"dwarf": {"gold": 3, "fate": 0, "quest": 5}, "elf": {"fate": 0}},
    )
    assert has(session, "dwarf", "gold") == 0
    assert names(session, "items:0") == ["talisman"]
    assert names(session, "ground:6") == ["warlocks-cave"]
    assert heroes.at(session.table) == 6


@pytest.mark.rule("DTC-332")
def test_on_the_caves_own_road_another_quest_may_be_taken() -> None:
    session = party(
        "dwarf", at=2, to="warlocks-cave", tokens={"dwarf": {"gold": 2, "fate": 0, "quest": 6}}
    )
    assert names(session, "items:0") == ["talisman"]
    assert heroes.at(session.table) == 6
    assert "yes" in keys(session)
