"""RST-004: what players laid, or made by hand, is judged before anybody acts."""

from __future__ import annotations

from typing import Any

import pytest

from tabletop import Session
from tests.games.restless.camp import asked, battle, before_god, camp, names, play

FIGHT = {"encounter": ["rat"]}
PLACES: dict[str, tuple[dict[str, Any], tuple[str, ...]]] = {
    "in the Gap": ({}, ()),
    "in the last Gap of a Realm": ({"leads_to": "next_realm"}, ()),
    "at Rest": ({"zones": {"nights": ["night"]}}, ("rest",)),
    "at the Trader's": ({"step": "trade", "zones": {"encounter": ["stall"]}}, ()),
    "at an Encounter": ({"step": "meet", "zones": {"encounter": ["gift"]}}, ()),
    "before the last night": (
        {"step": "last_night", "zones": {"nights": ["night"], "god": ["door"]}},
        (),
    ),
    "before the God": ({"step": "verdict", "zones": {"god": ["door"]}}, ()),
    "between turns": ({"step": "begin_battle", "zones": FIGHT}, ()),
    "after a turn": (
        {"step": "begin_battle", "zones": FIGHT, "coming": [20], "on": {"rat": {"health": 9}}},
        ("slot 0", "attack unarmed", "end"),
    ),
    "in a turn": ({"step": "begin_battle", "zones": FIGHT}, ("slot 0",)),
    "in a turn, after the attack": (
        {"step": "begin_battle", "zones": FIGHT, "coming": [20], "on": {"rat": {"health": 9}}},
        ("slot 0", "attack unarmed"),
    ),
}
"""Where a party is asked what it will do, and the answers that lead there."""


def at(place: str, **more: Any) -> Session:
    """The party there; it came with something happening on the way."""
    where, answers = PLACES[place]
    return play(camp(**{**where, **more}), *answers)


def kill(session: Session, *party: str) -> None:
    """Take all Health of these Characters by hand."""
    for who in party:
        piece = session.table.named(who)
        if not session.over and piece.counters.get("health"):
            session.override("count", piece=piece.id, counter="missing", value=6)
            session.override("count", piece=piece.id, counter="health", value=0)


@pytest.mark.rule("RST-004", "RST-046", "RST-235")
@pytest.mark.parametrize("place", PLACES)
def test_a_party_that_is_killed_by_hand_is_lost_at_once(place: str) -> None:
    session = at(place)
    kill(session, "bo")
    assert "bo" in names(session, "characters-used"), "before anybody acts"
    assert not session.over
    kill(session, "ann")
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "RST-235"
    assert session.undo()
    assert asked(session)


@pytest.mark.rule("RST-235")
@pytest.mark.parametrize("place", [each for each in PLACES if not PLACES[each][1]])
def test_a_party_that_is_laid_dead_is_lost_at_once(place: str) -> None:
    assert at(place, wounds={"ann": 6, "bo": 7}).over


@pytest.mark.rule("RST-004", "RST-210")
@pytest.mark.parametrize("place", [each for each in PLACES if "turn" in each])
def test_a_target_that_is_killed_by_hand_strikes_nobody_any_more(place: str) -> None:
    session = at(place, decks={"loot": []})
    session.override("count", piece=session.table.named("rat").id, counter="health", value=0)
    assert asked(session) != "RST-193"
    assert session.table.count("battle") == 0


@pytest.mark.rule("RST-004", "RST-249")
@pytest.mark.parametrize("answers", [(), ("slot 0",), ("slot 0", "attack unarmed")])
def test_a_god_that_is_killed_by_hand_is_dead_in_the_middle_of_a_roll(
    answers: tuple[str, ...],
) -> None:
    session = before_god(options={"ask_rerolls": "always"}, coming=[1])
    play(session, "fight", *answers)
    session.override("count", piece=session.table.named("door").id, counter="health", value=0)
    assert session.over
    assert session.table.outcome is not None
    assert session.table.outcome.rule == "RST-249"


@pytest.mark.rule("RST-226", "RST-262")
def test_what_players_do_by_hand_about_a_block_is_seen_at_once() -> None:
    session = battle(
        ("ann",), foe="mist", zones={"realm": ["pit"]}, sins={"ann": ["despair", "doubt"]}
    )
    assert session.table.suspended
    session.override("suspend", subject="pit")
    assert session.table.suspended == ["pit"]


@pytest.mark.rule("RST-004", "RST-046")
@pytest.mark.parametrize("value", [-1, 0, 3])
def test_a_dead_one_whose_health_is_set_by_hand_stops_nothing(value: int) -> None:
    """Below nothing is dead; whoever has Health again lives, whatever was noted of its fall."""
    session = camp(wounds={"bo": 2})
    bo = session.table.named("bo").id
    session.override("count", piece=bo, counter="health", value=value)
    session.override("count", piece=bo, counter="dead", value=1)
    assert ("bo" in names(session, "characters-used")) == (value <= 0)
    assert asked(session) == "RST-142"
