"""Fireland tokens on Road Spaces, Draw Spots and Straddles; the Ifrit Sultan and Sultana (I3)."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.ground import astride, markers
from tabletop.games.darkest.modules.firelands import fire
from tabletop.games.darkest.road.layout import road_layout
from tests.games.darkest.firelands.burning_land import (
    ON,
    STRONG,
    WEAK,
    burning,
    fires,
    meets_on_the_way,
)
from tests.games.darkest.laying import TRIO, answer, asked, has, names, piece, until

WELL = {name: {"fate": 0, "life": 5} for name in TRIO}


def lives(session) -> list[int]:  # type: ignore[no-untyped-def]
    """How many Lives each has."""
    return [has(session, name, "life") for name in TRIO]


def walking(at: int, **more):  # type: ignore[no-untyped-def]
    """A party about to leave a space."""
    on = {name: {"visited": 1} for name in ("outer-hills", "outer-woods", "runes", "oasis")}
    return burning(step="space_done", at=at, tokens=WELL, on=on, **more)


@pytest.mark.rule("DTL-007")
def test_a_space_or_a_spot_holds_one_fireland_token_at_most() -> None:
    session = burning()
    assert fire.light(session.play, 2)
    assert not fire.light(session.play, 2)
    assert fire.light(session.play, 2, 100)
    assert not fire.light(session.play, 2, 100)
    assert fires(session, 2) == [("token", 0), ("token", 100)]


@pytest.mark.rule("DTL-008")
def test_a_token_on_a_draw_spot_goes_to_the_road_space_when_the_spots_are_cleared() -> None:
    session = burning(zones={"pile:2": ["wolf", "heron"]})
    fire.light(session.play, 2, 100)
    fire.light(session.play, 2, 200)
    markers.clear_spots(session.play, 2)
    assert fires(session, 2) == [("token", 0)]


@pytest.mark.rule("DTL-009")
def test_each_loses_a_life_on_arrival_once_however_many_tokens_lie_there() -> None:
    session = walking(1)
    fire.light(session.play, 2)
    markers.put(session.play, fire.FIRE, 2)
    answer(session, "order")
    assert session.table.count("at") == 2
    assert lives(session) == [4, 4, 4]


@pytest.mark.rule("DTL-009")
def test_who_comes_to_a_draw_spot_with_a_token_loses_a_life_before_the_card_is_met() -> None:
    session = burning(zones={"pile:1": ["toll"]}, counters={"spot": 0}, tokens=WELL)
    fire.light(session.play, 1, 100)
    assert lives(session) == [5, 5, 5], "it lies on another spot of the same space"
    answer(session, "forward")
    assert lives(session) == [4, 4, 4]
    rules = [line.rule for line in session.lines]
    assert rules.index("DTL-009") < rules.index("DTC-132")


@pytest.mark.rule("DTL-009")
def test_waiting_there_or_being_carried_to_where_one_stands_does_not_hurt() -> None:
    session = burning(at=2, tokens=WELL, step="carried", counters={"bound": 2},
                      on={"outer-woods": {"visited": 1}})  # fmt: skip
    fire.light(session.play, 2)
    assert lives(session) == [5, 5, 5]
    session = burning(at=2, tokens=WELL, on={"outer-woods": {"visited": 1}})
    fire.light(session.play, 2)
    play = session.play
    list(road_layout.clear_cards(play))
    assert lives(session) == [5, 5, 5]


@pytest.mark.rule("DTL-009")
def test_carried_there_from_another_space_it_hurts() -> None:
    zones = {"marker:3": [fire.TOKEN]}
    on = {"runes": {"visited": 1}}
    session = burning(at=1, tokens=WELL, step="carried", counters={"bound": 3}, on=on, zones=zones)
    assert session.table.count("at") == 3
    assert lives(session) == [4, 4, 4]


@pytest.mark.rule("DTL-010")
def test_tokens_go_with_their_road() -> None:
    session = burning(step="space_done", at=1, counters={"homeward": 1},
                      zones={"marker:3": [fire.TOKEN]})  # fmt: skip
    assert session.table.count("at") == 0
    assert not any(fires(session, space) for space in range(1, 7))


def test_who_loses_no_life_to_fire_stands_in_it() -> None:
    tokens = {"firelands-ember-dancer": {"life": 4, "fate": 0}, "elf": {"life": 4, "fate": 0}}
    session = burning("firelands-ember-dancer", "elf", step="space_done", at=1, tokens=tokens,
                      zones={"marker:2": [fire.TOKEN]})  # fmt: skip
    answer(session, "order")
    assert has(session, "firelands-ember-dancer", "life") == 4
    assert has(session, "elf", "life") == 3


def test_whoever_goes_on_is_told_what_burns_there() -> None:
    zones = {"pile:1": ["toll"], "marker:1": [fire.TOKEN], "marker:2": [fire.TOKEN]}
    session = burning(zones=zones, counters={"spot": 0}, on={fire.TOKEN: {"spot": 100}})
    for _ in range(2):
        assert session.decision is not None
        assert "There lies: Fireland token." in session.decision.options[0].tells
        answer(session, "forward")


# --- Straddles ------------------------------------------------------------------------------------


@pytest.mark.rule("DTL-011")
def test_a_token_on_a_straddle_stays_until_it_is_no_part_of_the_way() -> None:
    session = burning(to="sentinel", zones={"marker:6": [fire.TOKEN]})
    play = session.play
    list(road_layout.clear(play))
    assert names(session, astride.ASTRIDE) == [fire.TOKEN]
    road_layout.lay(play, "outer", "castle")  # the bridge lies behind the party
    assert names(session, astride.ASTRIDE) == [fire.TOKEN]
    list(road_layout.clear(play))
    road_layout.lay(play, "inner", "sentinel")
    assert fires(session, 6) == [("token", 0)]
    list(road_layout.clear(play))
    road_layout.lay(play, "inner", "city")
    assert not fires(session, 6)
    assert not names(session, astride.ASTRIDE)


# --- the Sultan and the Sultana -------------------------------------------------------------------

SULTAN, SULTANA = "firelands-ifrit-sultan", "firelands-ifrit-sultana"


def beside(foe: str, *pile: str, **more):  # type: ignore[no-untyped-def]
    """*foe* lies face up on the first space, and the party is about to go on to the next spot."""
    zones = {"pile:1": [foe, *pile], **more.pop("zones", {})}
    return burning(zones=zones, counters={"spot": 100}, up=(foe,), tokens=WELL, **more)


@pytest.mark.rule("DTL-039", "DTL-040")
def test_at_every_move_one_more_fire_token_up_to_three_lies_where_the_sultan_does() -> None:
    session = beside(SULTAN, "toll", "night-fire", "good-weather", "old-song", coming=(1, 1, 1))
    for n in (1, 2, 3, 3):
        answer(session, "forward")
        assert fires(session, 1) == [("fire", 0)] * n
    assert lives(session) == [5, 5, 5], "the party was there before them"


@pytest.mark.rule("DTL-039")
def test_a_lost_turn_is_such_a_moment_and_so_is_a_new_road_space() -> None:
    session = beside(SULTAN, "cloudburst", zones={"firelands-adventures": ["toll"]})
    answer(session, "forward")
    assert len(fires(session, 1)) == 2, "the move, and the turn that was lost"
    on = {"outer-hills": {"visited": 1}, "outer-woods": {"visited": 1}}
    session = burning(
        step="space_done", at=1, on=on, zones={"pile:1": [SULTAN]}, up=(SULTAN,), tokens=WELL
    )
    answer(session, "order")
    assert session.table.count("at") == 2
    assert fires(session, 1) == [("fire", 0)]


@pytest.mark.rule("DTL-040")
def test_once_the_sultan_has_gone_his_fire_tokens_go() -> None:
    session = meets_on_the_way(SULTAN, tokens=STRONG, coming=(5, 1),
                               zones={"marker:1": [fire.FIRE] * 2})  # fmt: skip
    until(session, "DTC-126")
    assert SULTAN in names(session, "trophies:0")
    assert not fires(session, 1)


@pytest.mark.rule("DTL-041")
def test_at_every_move_the_sultana_burns_the_top_card_of_the_deck() -> None:
    session = beside(SULTANA, "toll", "night-fire",
                     zones={"firelands-adventures": ["wolf", "boar", "stag"]})  # fmt: skip
    answer(session, "forward")
    assert names(session, "burned") == ["stag"]
    answer(session, "forward")
    assert names(session, "burned") == ["stag", "boar"]


@pytest.mark.rule("DTL-039")
def test_one_that_lies_face_down_does_nothing_yet() -> None:
    session = burning(
        zones={"pile:1": ["toll", SULTAN]}, counters={"spot": 0}, tokens=WEAK, options=ON
    )
    answer(session, "forward")
    assert not fires(session, 1)
    assert asked(session) == "DTC-126"
    assert not piece(session, SULTAN).face_up
