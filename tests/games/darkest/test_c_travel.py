"""Chapter C4: the road spot by spot and back, what is dropped there and found."""

from __future__ import annotations

import re

import pytest

from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import (
    QUIET,
    answer,
    asked,
    keys,
    names,
    party,
    piece,
)

# --- spot by spot, and back ----------------


@pytest.mark.rule("DTC-126", "DTC-132", "DTC-101", "DTC-171")
def test_after_each_card_the_party_goes_on_or_turns_back() -> None:
    session = party(
        zones={"pile:1": ["preacher", "midwife"]}, counters={"spot": 100}, up=("preacher",)
    )
    assert {"forward", "back"} <= {*keys(session)}
    answer(session, "forward")
    assert asked(session) == "DTC-126"
    assert "midwife" in names(session, "discard")


@pytest.mark.rule("DTC-129", "DTC-130", "DTC-107", "DTC-134", "DTC-126", "DTC-005")
def test_turning_back_is_final_and_meets_what_was_left_the_last_first() -> None:
    session = party(
        at=2,
        counters={"spot": 300},
        zones={
            "pile:2": ["gibbet", "dry-well", "standing-stones", "swamp"],
            "pile:1": ["witch", "smithy"],
        },
        up=("gibbet", "dry-well", "standing-stones", "witch", "smithy"),
        tokens=QUIET,
        on={"plains": {"visited": 1}, "fields": {"visited": 1}},
        coming=(3,) * 20,
    )
    answer(session, "back")
    met = [session.table.count("spot")]
    while heroes.at(session.table) == 2:
        assert "back" not in keys(session)
        answer(session, "order" if asked(session) == "DTC-100" else "forward")
        met.append(session.table.count("spot"))
    assert met[:2] == [200, 100]
    assert names(session, "pile:2")[-1] == "swamp"
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-133", "DTC-135", "DTC-115", "DTC-114", "DTC-124")
def test_a_done_space_is_left_with_what_stays_and_the_next_is_one_on() -> None:
    session = party(
        zones={"pile:1": ["gibbet"]},
        up=("gibbet",),
        counters={"spot": 100},
        tokens=QUIET,
        coming=(2,),
    )
    answer(session, "forward")
    assert asked(session) == "DTC-100"
    answer(session, "order 1 0 2")
    assert heroes.at(session.table) == 2
    assert names(session, "pile:1") == ["gibbet"]
    assert names(session, "here:2") == ["party"]


@pytest.mark.rule("DTC-136", "DTC-131")
def test_at_home_the_road_is_cleared_and_the_discards_are_shuffled_in() -> None:
    session = party(
        step="space_done",
        at=1,
        counters={"homeward": 1},
        tokens=QUIET,
        zones={
            "pile:3": ["witch", "sword"],
            "discard": ["imp"],
            "trove": ["helm"],
            "troves": ["aegis"],
        },
        on={"sword": {"loose": 1, "spot": 100}},
    )
    assert names(session, "pile:3") == []
    assert names(session, "discard") == []
    assert {"witch", "imp"} <= {*names(session, "adventure")}
    assert "sword" in names(session, "shop")
    assert sorted(names(session, "troves")) == ["aegis", "helm"]
    assert asked(session) == "DTC-081"


# --- C4b: dropping and finding ----------------


@pytest.mark.rule("DTC-137", "DTC-138", "DTC-139", "DTC-140", "DTC-091")
def test_what_is_dropped_lies_where_the_party_is_and_counts_as_met() -> None:
    session = party(
        zones={"pile:1": ["gibbet", "smithy"], "items:0": ["sword"]},
        up=("gibbet",),
        counters={"spot": 100},
        tokens=QUIET,
    )
    answer(session, "drop sword")
    sword = piece(session, "sword")
    assert sword.counters["spot"] == 100
    assert names(session, "pile:1") == ["gibbet", "sword", "smithy"]
    answer(session, "forward")
    assert names(session, "pile:1")[:2] == ["gibbet", "sword"]


@pytest.mark.rule("DTC-137", "DTC-B09")
def test_a_follower_may_be_abandoned_unless_its_card_forbids_it() -> None:
    session = party(zones={"followers:0": ["hound", "orphan"]})
    assert [key for key in keys(session) if re.match("drop (?!gold)", key)] == [
        f"drop hound#{piece(session, 'hound').id}"
    ]


@pytest.mark.rule("DTC-140", "DTC-141", "DTC-142")
def test_on_the_way_home_it_is_offered_followers_first() -> None:
    session = party(
        at=2,
        counters={"spot": 0, "homeward": 1},
        tokens=QUIET,
        zones={"pile:1": ["sword", "hound"]},
        up=("sword", "hound"),
        on={
            "sword": {"loose": 1, "spot": 100, "locked": 1},
            "hound": {"loose": 1, "spot": 100, "locked": 1},
            "fields": {"visited": 1},
        },
    )
    answer(session, "forward", "order 0 1 2")
    assert asked(session) == "DTC-142"
    assert [key.partition("#")[0] for key in keys(session)] == ["none", "hound"]
    answer(session, "hound", "none")
    assert names(session, "followers:0") == ["hound"]


@pytest.mark.rule("DTC-144", "DTC-202", "DTC-203")
def test_the_others_may_take_at_once_what_a_dead_hero_had() -> None:
    session = party(
        zones={"pile:1": ["hill-giant"], "items:0": ["sword"], "trophies:0": ["wolf"]},
        tokens={
            "dwarf": {"life": 1, "fate": 0, "gold": 2},
            "elf": {"fate": 0},
            "monk": {"fate": 0},
        },
        counters={"spot": 0},
        coming=(1, 5, 6, 6, 6, 1, 1, 1, 1, 1),
    )
    answer(session, "forward", "strength", "strength")
    while asked(session) == "DTC-185":
        answer(session, "strength")
    assert asked(session) == "DTC-142"
    answer(session, "sword")
    assert names(session, "items:1") == ["sword"]
