"""Highland: the Magic Objects, Objects and Relics of its Trove, as their rulebook has them."""

from __future__ import annotations

import pytest

from tabletop import Session
from tabletop.games.darkest.modules.highland import path
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import in_fight
from tests.games.darkest.highland.heights import (
    ROAD,
    before_guardians,
    climbing,
    fighting,
    goes_on,
)
from tests.games.darkest.laying import (
    answer,
    keys,
    names,
    piece,
    told,
)

# --- the Trove ------------------------------------------------------------------------------------


def riding(*coming: int) -> Session:
    """Whoever has Dreadwing is about to leave a new Road Space."""
    return climbing("dwarf", at=2, zones={"mount:0": ["highland-dreadwing"]}, step="space_done",
                    counters={"row": 1}, on={ROAD[1]: {"visited": 1}}, coming=coming)  # fmt: skip


@pytest.mark.rule("DTH-035")
def test_doubles_have_dreadwing_carry_the_party_off_and_others_do_not() -> None:
    session = riding(4, 4, *[3] * 20)
    answer(session, "yes")
    assert "nowhere" not in keys(session)
    answer(session, "space 5")
    assert heroes.at(session.table) == 5
    session = riding(4, 5, *[3] * 20)
    answer(session, "yes")
    assert heroes.at(session.table) in (2, 3)
    session = riding(4, 4, *[3] * 20)
    answer(session, "no")
    assert not told(session, "DTC-147")


@pytest.mark.rule("DTH-036")
@pytest.mark.parametrize(("shown", "falls"), [(6, True), (5, False)])
def test_the_dragons_teeth_destroy_who_is_no_stronger_than_the_die(shown: int, falls: bool) -> None:
    session = fighting("highland-cave-bear", shown, 1, 1,
                       zones={"items:0": ["highland-dragons-teeth"]})  # fmt: skip
    goes_on(session, "yes", until=lambda s: not names(s, "items:0"))
    assert ("highland-cave-bear" in names(session, "highland-discard")) == falls
    assert not names(session, "trophies:0")
    assert names(session, "highland-returns") == ["highland-dragons-teeth"]


@pytest.mark.rule("DTH-036")
def test_they_are_thrown_with_the_bows_against_guardians() -> None:
    session = before_guardians("dwarf", coming=(5, *[1] * 9), tokens={"dwarf": {"life": 9}},
                               zones={"items:0": ["highland-dragons-teeth"]})  # fmt: skip
    answer(session, "shoot")
    assert piece(session, "highland-cave-bear").counters["hurt-s"] == 2
    assert not names(session, "items:0")


@pytest.mark.rule("DTH-037")
def test_the_flight_potion_carries_the_party_anywhere_on_this_road() -> None:
    session = climbing("dwarf", at=2, zones={"items:0": ["highland-flight-potion"]},
                       on={ROAD[1]: {"visited": 1}}, coming=(3,) * 20)  # fmt: skip
    answer(session, "use highland-flight-potion")
    assert {"space 1", "space 5", path.EYRIE} <= {*keys(session)}
    answer(session, "space 4")
    assert heroes.at(session.table) == 4
    assert names(session, "highland-returns") == ["highland-flight-potion"]


@pytest.mark.rule("DTH-038")
def test_the_ice_sceptre_takes_one_of_either_score() -> None:
    session = fighting("highland-giant-of-two-minds", 3, 3,
                       zones={"items:0": ["highland-ice-sceptre"]})  # fmt: skip
    assert session.decision is not None
    labels = [option.label for option in session.decision.legal()]
    assert any("-1 Strength" in label for label in labels)
    assert any("-1 Craft" in label for label in labels)


@pytest.mark.rule("DTH-039")
def test_the_lightning_hammer_adds_three_against_guardians() -> None:
    session = climbing("dwarf", zones={"items:0": ["highland-lightning-hammer"]})
    hammer = (piece(session, "highland-lightning-hammer").id,)
    bare = in_fight(session.table, 0, "strength").n
    assert in_fight(session.table, 0, "strength", hammer).n == bare + 2
    assert in_fight(session.table, 0, "strength", hammer, guardians=True).n == bare + 3
    assert in_fight(session.table, 0, "strength", guardians=True).n == bare


@pytest.mark.rule("DTH-040")
@pytest.mark.parametrize("leads", [True, False])
def test_with_the_walking_stick_the_leader_discards_the_last_card(leads: bool) -> None:
    zones = {f"items:{0 if leads else 1}": ["highland-walking-stick"]}
    session = climbing("dwarf", "elf", at=2, step="draw", coming=(3,), zones=zones)
    if leads:
        answer(session, "yes")
    assert len(names(session, "pile:2")) == (2 if leads else 3)
    assert len(names(session, "highland-discard")) == leads
