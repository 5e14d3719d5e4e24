"""Firelands: what its unnamed cards promise, and that they keep it."""

from __future__ import annotations

from tabletop.games.darkest.party import heroes
from tests.games.darkest.firelands.burning_land import (
    STRONG,
    WEAK,
    burning,
    fires,
    meets_on_the_way,
)
from tests.games.darkest.laying import TRIO, answer, asked, has, keys, names, piece, until


def test_sand_puts_out_the_walking_flame_without_a_fight() -> None:
    session = meets_on_the_way(
        "firelands-walking-flame", zones={"items:0": ["firelands-sack-of-sand"]}, tokens=WEAK
    )
    answer(session, "yes", "firelands-sack-of-sand")
    assert "firelands-walking-flame" in names(session, "firelands-discard")
    assert names(session, "items:0") == []
    assert [has(session, name, "life") for name in TRIO] == [6, 6, 6]


def test_what_burns_pays_who_has_a_sieve() -> None:
    session = meets_on_the_way(
        "firelands-lamp-polisher",
        zones={"items:0": ["firelands-ash-sieve", "sword"]},
        tokens={name: {"fate": 0, "gold": 0} for name in TRIO},
    )
    answer(session, "yes", "sword")
    assert names(session, "burned") == ["sword"]
    assert (has(session, "dwarf", "fate"), has(session, "dwarf", "gold")) == (1, 1)


def test_a_scimitar_is_angrier_where_it_burns() -> None:
    for lies, wins in (([], False), (["firelands-token"], True)):
        session = meets_on_the_way(
            "bog-man",
            zones={"items:0": ["firelands-scimitar"], "marker:1": lies},
            tokens=WEAK,
            coming=(3, 1),
        )
        answer(session, "strength firelands-scimitar")
        assert ("bog-man" in names(session, "trophies:0")) == wins


def test_the_usurer_grows_with_each_fire_on_the_road() -> None:
    tokens = {name: {"fate": 0, "gold": 0, "craft": 1, "strength": 1} for name in TRIO}
    for lit, craft in (((), 4), ((2,), 5), ((2, 3, 4), 7)):
        zones = {f"marker:{space}": ["firelands-token"] for space in lit}
        session = meets_on_the_way("firelands-ifrit-usurer", zones=zones, tokens=tokens)
        answer(session, "no")
        assert session.decision is not None
        assert f"Craft {craft}" in session.decision.ask


def test_under_the_dune_giant_is_the_oasis() -> None:
    session = meets_on_the_way("firelands-dune-giant", tokens=STRONG, coming=(6, 1, 1))
    until(session, "DTC-185")
    answer(session, "strength")
    until(session, "DTC-126")
    ground = heroes.terrain(session.table, 1)
    assert ground is piece(session, "firelands-oasis")


def test_who_robs_a_burning_caravan_leaves_it_burning() -> None:
    tokens = {name: {"fate": 0, "gold": 0, "life": 3} for name in TRIO}
    session = meets_on_the_way("firelands-burning-caravan", tokens=tokens)
    answer(session, keys(session)[0])
    assert has(session, "dwarf", "gold") == 3
    assert fires(session, 1) == [("token", 0)]
    assert [has(session, name, "life") for name in TRIO] == [3, 3, 3]


def test_a_gold_fever_is_bought_off_with_more_than_it_gave() -> None:
    tokens = {name: {"fate": 0, "gold": 1, "life": 3} for name in TRIO}
    session = meets_on_the_way("firelands-gold-fever", tokens=tokens)
    answer(session, "yes", "no", "yes")
    assert [has(session, name, "gold") for name in TRIO] == [0, 3, 0]
    assert [has(session, name, "life") for name in TRIO] == [3, 2, 3]


def test_the_lamp_grants_one_wish_and_is_gone_for_good() -> None:
    session = burning(zones={"items:0": ["firelands-brass-lamp"]}, on={"dwarf": {"held": 1}})
    before = has(session, "dwarf", "strength")
    answer(session, next(key for key in keys(session) if "lamp" in key or "use" in key))
    answer(session, keys(session)[0])
    assert has(session, "dwarf", "strength") == before + 1
    assert names(session, "burned") == ["firelands-brass-lamp"]


def test_the_brass_gate_is_gone_once_all_have_met_it() -> None:
    tokens = {name: {"fate": 0, "gold": 0} for name in TRIO}
    session = meets_on_the_way("firelands-brass-gate", tokens=tokens)
    until(session, "DTC-126")
    assert asked(session) == "DTC-126"
    assert "firelands-brass-gate" in names(session, "firelands-discard")
