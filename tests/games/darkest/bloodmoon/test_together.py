"""Blood Moon and Reaper in one game."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.darkest.cards import content
from tests.games.darkest.bloodmoon.moonlit import (
    ATLAS,
    WITH_REAPER,
    full,
    is_lycanthrope,
    is_up,
    moonlit,
    where,
)
from tests.games.darkest.laying import TRIO, answer, has, names

WRAITH = next(
    c.id for c in content.boxed() if c.id.startswith("bloodmoon-") and isinstance(c, content.Enemy)
)
"""An Enemy of the Blood Moon."""


def both(*heroes: str, reaper: int = 0, zones: dict[str, list[str]] | None = None, **more):  # type: ignore[no-untyped-def]
    """A party with both boxes in play, the Grim Reaper on a Road Space or (0) beside the
    village."""
    lies = f"reaper-road:{reaper}" if reaper else "reaper-beside"
    laid = {lies: ["reaper-figure"], **(zones or {})}
    return moonlit(*heroes, zones=laid, options=WITH_REAPER, **more)


def reaper_stands(session) -> str:  # type: ignore[no-untyped-def]
    """Where the Grim Reaper is."""
    return session.table.zones[session.table.named("reaper-figure").zone].name


def test_all_that_both_boxes_bring_lies_there() -> None:
    table = new_game("darkest", seats=2, seed=3, options=WITH_REAPER).table
    assert {"reaper-beside", "bloodmoon-beside", "quests", "lasting"} <= {*table.zones}


@pytest.mark.rule("DTR-078", "DTR-079", "DTB-025")
def test_reaper_s_werewolf_has_all_roll_and_then_the_blood_moon_rises() -> None:
    session = both(
        coming=(3, 5, 6), up=False, zones={"pile:1": ["reaper-werewolf"]}, tokens=full(4)
    )
    answer(session, "forward")
    assert [has(session, name, "life") for name in TRIO] == [3, 4, 4]
    assert has(session, "monk", "fate") == 1
    assert is_up(session)
    assert "reaper-werewolf" in names(session, "reaper-discard")


@pytest.mark.rule("DTR-078", "DTB-039", "DTB-012")
def test_whom_it_bites_is_a_lycanthrope_and_the_moon_stays_up_in_the_village() -> None:
    session = both(
        coming=(1, 4, 6), up=False, zones={"pile:1": ["reaper-werewolf"]}, tokens=full(4)
    )
    answer(session, "forward")
    assert is_lycanthrope(session, 0)
    assert is_up(session)


@pytest.mark.rule("DTB-003", "DTB-004")
def test_reaper_s_pack_counts_as_wolves() -> None:
    session = both(
        coming=(1, 6, 2, 3), up=False, zones={"pile:1": ["reaper-pack-of-wolves"]}, tokens=full(4)
    )
    answer(session, "forward", "strength")
    assert has(session, "dwarf", "life") == 2


@pytest.mark.rule("DTR-082", "DTB-028")
def test_a_lycanthrope_s_victory_fulfils_the_quest_for_a_life() -> None:
    session = both(
        coming=(1, 6, 1, 1, 3),
        bitten=(2,),
        zones={
            "pile:1": ["toll"],
            "quest:2": ["reaper-quest-take-one-life", "bloodmoon-lycanthrope"],
        },
        tokens=full(4),
    )
    answer(session, "forward")
    assert "reaper-quest-take-one-life" in names(session, "quest-discard")


@pytest.mark.rule("DTX-008")
def test_a_1_moves_the_grim_reaper_first_and_then_the_werewolf() -> None:
    session = both(
        step="draw", at=4, stands=1, reaper=1, coming=(1, 4, 4, 4, 4), zones=ATLAS, tokens=full(4)
    )
    assert where(session) == "bloodmoon-road:2"
    assert reaper_stands(session) == "reaper-road:2"
    told = [line.rule for line in session.lines if line.rule in ("DTR-013", "DTB-021")]
    assert told == ["DTR-013", "DTB-021"]


@pytest.mark.rule("DTX-008", "DTX-009")
def test_where_both_meet_the_party_the_grim_reaper_is_first() -> None:
    session = both(
        step="arrive", at=3, stands=3, reaper=3, coming=(5, 5, 5, 3, 3, 3), tokens=full(4)
    )
    rolled = [
        line.rule
        for line in session.lines
        if line.rule in ("DTR-018", "DTB-022") and "rolls" in line.words
    ]
    assert rolled == ["DTR-018"] * 3 + ["DTB-022"] * 3


@pytest.mark.rule("DTB-007", "DTX-015")
@pytest.mark.parametrize(
    ("counters", "deck"),
    [({}, "bloodmoon-"), ({"reaper-up": 1}, "reaper-"), ({"reaper-trip": 1}, "reaper-")],
)
def test_the_reaper_s_deck_goes_before_the_blood_moon_s(
    counters: dict[str, int], deck: str
) -> None:
    zones = {"bloodmoon-adventures": [WRAITH], "reaper-adventures": ["reaper-sexton"]}
    session = both(step="draw", coming=(2,), counters=counters, zones=zones, bitten=(1,))
    assert names(session, "pile:1")[0].startswith(deck)


@pytest.mark.rule("DTB-010", "DTB-008")
def test_the_death_of_the_last_lycanthrope_brings_the_reaper_and_ends_the_moon() -> None:
    tokens = {**full(4), "dwarf": {"life": 1, "fate": 0, "strength": 1}}
    session = both(coming=(1, 6), bitten=(0,), zones={"pile:1": ["adder"]}, tokens=tokens)
    answer(session, "forward", "strength")
    assert reaper_stands(session) == "reaper-road:1"
    assert not is_up(session)
    assert session.table.count("reaper-up")
    assert "bloodmoon-lycanthrope" in names(session, "bloodmoon-cured")
