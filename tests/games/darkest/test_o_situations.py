"""More hard situations: what is left behind on a road, and turns lost at its end."""

from __future__ import annotations

import pytest

from tabletop.games.darkest.party import heroes
from tests.games.darkest.laying import QUIET, answer, keys, names, party


@pytest.mark.rule("DTC-136", "DTC-150", "DTC-155")
def test_a_forced_teleport_leaves_an_unlooted_trove_behind_and_the_party_goes_home() -> None:
    """A Trove lay at the destination, and an Imp on the way sends all off the road."""
    session = party(
        at=1,
        to="graveyard",
        zones={"pile:1": ["imp"], "trove": ["helm", "aegis"], "atlas": ["chapel"]},
        counters={"spot": 0},
        tokens=QUIET,
        coming=(4, 2, 2, 2),
    )
    answer(session, "forward")
    assert names(session, "trove") == []
    assert sorted(names(session, "trove-returns") + names(session, "troves")) == ["aegis", "helm"]
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-125", "DTC-176", "DTC-178")
def test_two_turns_lost_in_the_last_spot_are_two_cards_before_the_space_is_left() -> None:
    zones = {"pile:1": ["heron", "wrong-turn"], "adventure": ["wolf", "hound", "porter"]}
    session = party(
        at=1, zones=zones, tokens=QUIET, counters={"spot": 100}, on={"dwarf": {"owed": 1}}
    )
    answer(session, "forward")
    assert names(session, "adventure") == ["wolf", "hound"]
    answer(session, "take")
    assert names(session, "adventure") == ["wolf"]
    answer(session, "take")
    assert sorted(names(session, "followers:0")) == ["hound", "porter"]
    assert names(session, "adventure") == ["wolf"]
    assert "forward" in keys(session)


@pytest.mark.rule("DTC-169", "DTC-170")
def test_a_quest_that_can_be_done_in_the_village_is_done_there_and_carries_all_off() -> None:
    """The third gold comes out of a bag; nobody waits for the next road."""
    session = party(
        at=0,
        step="stay",
        tokens={"dwarf": {"gold": 2, "quest": 5, "fate": 0}},
        zones={"items:0": ["bag-of-gold-1"], "atlas": ["warlocks-cave"]},
        coming=(1,),
    )
    answer(session, next(key for key in keys(session) if key.startswith("cash")))
    assert names(session, "items:0") == ["talisman"]
    assert heroes.region(session.table) == "outer"
    assert heroes.at(session.table) == 6
    assert heroes.homeward(session.table)


@pytest.mark.rule("DTC-009")
def test_who_votes_learns_nothing_of_anothers_hidden_spells() -> None:
    hidden = {"open_hands": "off", "party_vote": "vote"}
    session = party(
        at=2,
        zones={"spells:0": ["mending"]},
        tokens=QUIET,
        seats=3,
        options=hidden,
        on={"dwarf": {"held": 1}},
    )
    session.override("flip", piece=session.table.named("mending").id)
    offered = {
        asked.seat: {option.key.partition("#")[0] for option in asked.options}
        for asked in session.decisions
    }
    assert "cast mending" in offered[0]
    assert all("cast mending" not in offered[seat] for seat in (1, 2))


@pytest.mark.rule("DTC-185")
def test_a_fight_goes_to_the_next_where_a_hand_takes_away_who_fights() -> None:
    session = party(zones={"pile:1": ["wolf"]}, counters={"spot": 0}, tokens=QUIET)
    answer(session, "forward")
    assert session.decision is not None
    assert session.decision.rule == "DTC-185"
    session.override("move", piece=session.table.named("dwarf").id, zone="graveyard")
    assert session.halted is None
    assert session.decision is not None
    assert session.decision.ask.startswith("Elf meets Wolf")
