"""Chapter H: defeating a foe."""

from __future__ import annotations

import pytest

from tabletop import Session
from tests.games.tower.climbing import (
    FOES,
    TREASURES,
    at_rest,
    climb,
    foe_health,
    names,
    play,
    wards_left,
)

HEROES = ("cups-king", "cups-page")


def felled(floor: int = 1, **more: object) -> Session:
    session = climb(
        heroes=HEROES,
        hands=[["swords-9"]],
        floor=floor,
        foe_health=3,
        wards=["cups-2", "cups-3", "cups-4", "cups-5", "cups-6"][:floor],
        **more,  # type: ignore[arg-type]
    )
    return play(session, "play swords-9")


@pytest.mark.rule("TWR-111")
def test_surplus_damage_is_lost() -> None:
    session = felled()
    assert foe_health(session) == 15, "the next foe is unhurt"
    at_rest(session, 1)


@pytest.mark.rule("TWR-112")
def test_the_defeated_foe_is_turned_over_and_stays() -> None:
    session = felled()
    assert names(session, "floor:1") == [FOES[0]]
    assert not session.table["floor:1"][0].face_up
    at_rest(session, 1)


@pytest.mark.rule("TWR-113")
def test_the_cards_beside_the_foe_are_discarded_and_those_before_heroes_stay() -> None:
    session = felled(shields={1: {"pentacles-2": 2}}, sanctuary={1: ["cups-8"]})
    assert sorted(names(session, "discard")) == ["cups-2", "swords-9"]
    assert names(session, "wards") == []
    assert names(session, "shields:1") == ["pentacles-2"]
    assert names(session, "sanctuary:1") == ["cups-8"]
    at_rest(session, 1)


@pytest.mark.rule("TWR-114")
def test_the_treasure_is_won_face_up() -> None:
    session = felled(floor=3)
    assert names(session, "treasures") == [*TREASURES[:3]]
    assert session.table["treasures"][-1].face_up
    at_rest(session, 1)


@pytest.mark.rule("TWR-115")
def test_the_next_foe_is_turned_up_fresh_before_the_next_turn() -> None:
    session = felled()
    assert session.table.count("floor") == 2
    assert session.table["floor:2"][-1].face_up
    assert wards_left(session) == 2
    at_rest(session, 1)


@pytest.mark.rule("TWR-116")
def test_all_win_when_the_fifth_foe_falls_the_fallen_included() -> None:
    session = felled(floor=5, health={1: 0})
    outcome = session.table.outcome
    assert session.over
    assert outcome
    assert outcome.winners == [0, 1]
    assert outcome.rule == "TWR-116"
    assert names(session, "treasures") == [*TREASURES]
