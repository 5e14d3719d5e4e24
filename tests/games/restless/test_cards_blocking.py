"""RST-262 and RST-263 with the cards as they are printed: which of them let nothing go on."""

from __future__ import annotations

import pytest

from tests.games.restless.camp import (
    asked,
    battle,
    before_god,
    blocked,
    camp,
    health,
    keys,
    left,
    names,
    play,
)
from tests.games.restless.printed import ANSELM, FOE

SALLOW = "widow-sallow"  # Unarmed 2, and surer of hand for each dead Character


@pytest.mark.rule("RST-262", "RST-263")
def test_a_tide_that_rises_faster_than_one_can_bail_where_nobody_flees() -> None:
    """Anselm does 1 a round, the tide heals 2, and over the Slow River nobody Flees. The tide is
    the newest change: it rises no more until it is beaten."""
    session = camp(
        (ANSELM,),
        zones={"realm": ["the-slow-river"]},
        row=[["cellar-tide"], [FOE]],
        on={"the-slow-river": {"since": 1}},
        counters={"stamp": 1},
        coming=[20, 20],
    )
    play(session, "go on")
    assert session.table.suspended == ["cellar-tide"]
    assert blocked(session)["flee"] == "RST-226", "the River is older, and need not be ignored"
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, "cellar-tide") == 17
    session.override(
        "count", piece=session.table.named("cellar-tide").id, counter="health", value=1
    )
    play(session, "slot 0", "attack unarmed")
    assert session.table.suspended == []


@pytest.mark.rule("RST-262")
@pytest.mark.parametrize(
    ("party", "realm", "holds"),
    [
        ((ANSELM,), "heron-marsh", ()),
        ((SALLOW, ANSELM), "the-slow-river", ()),
        ((ANSELM,), "the-slow-river", ("curse-of-small-stones",)),
    ],
)
def test_the_same_tide_is_no_block_where_there_is_a_way(
    party: tuple[str, ...], realm: str, holds: tuple[str, ...]
) -> None:
    """To Flee, to be more than one, or a Spell that does more than it heals."""
    session = battle(party, foe="cellar-tide", zones={"realm": [realm]}, holds={party[-1]: holds})
    assert session.table.suspended == []


@pytest.mark.rule("RST-262", "RST-245")
def test_the_shepherd_does_not_outheal_the_last_one_for_ever() -> None:
    session = before_god(
        (ANSELM,), god="the-shepherd-of-smoke", counters={"level": 5}, coming=[20, 6]
    )
    play(session, "fight")
    assert session.table.suspended == ["the-shepherd-of-smoke"]
    play(session, "slot 0", "attack unarmed", "end")
    assert left(session, "the-shepherd-of-smoke") == 67
    play(session, "slot 0", "attack unarmed")
    assert health(session, ANSELM) == (3, 3), "what a failed roll brings is no change of rules"


@pytest.mark.rule("RST-262")
def test_a_widow_who_grows_surer_with_every_death_is_never_quite_without_hope() -> None:
    session = before_god(
        (SALLOW, ANSELM),
        god="the-shepherd-of-smoke",
        sins={SALLOW: ["a-borrowed-face"]},
        counters={"level": 5},
    )
    play(session, "fight")
    assert session.table.suspended == []


@pytest.mark.rule("RST-262", "RST-076")
def test_the_straight_road_when_there_is_nobody_left_to_fight() -> None:
    session = camp(
        (ANSELM,),
        zones={"realm": ["the-straight-road"]},
        row=[["black-rain"], ["moth-market"]],
        decks={"encounters": ["a-borrowed-lantern"]},
    )
    play(session, "go on")
    assert "black-rain" in names(session, "encounters-used"), "it was met, though no fight"
    assert session.table.suspended == []
    session.override("move", piece=session.table.named(FOE).id, zone="encounters-used")
    play(session, "go on")
    assert names(session, "encounter") == [FOE], "now there is somebody again"


@pytest.mark.rule("RST-262")
def test_two_realms_of_one_mind_a_kept_card_and_a_sin_are_ignored_no_further_than_need_be() -> None:
    """The Slow River lets nobody Flee, the Small Apocalypse neither; Anselm bears a Borrowed Face
    (-2) under Black Rain (-1). 15 is still rolled: nothing is ignored."""
    session = camp(
        (ANSELM,),
        zones={"realm": ["the-slow-river"]},
        row=[["black-rain"], ["a-small-apocalypse"]],
        sins={ANSELM: ["a-borrowed-face"]},
        coming=[15],
    )
    play(session, "go on", "go on")
    assert session.table.suspended == []
    assert asked(session) == "RST-193"
    play(session, "slot 0", "attack unarmed")
    assert left(session, "a-small-apocalypse") == 15
    assert "flee" not in keys(session)
