"""The table option that evens the climb out: health and blows by the number of heroes."""

from __future__ import annotations

import pytest

from tabletop import Session, new_game
from tabletop.play.shelf.game_shelf import game_called
from tests.games.tower.climbing import (
    KING,
    KNIGHT,
    PAGE,
    QUEEN,
    climb,
    foe_health,
    health,
    play,
    told,
)

TOWER = game_called("tower")
PARTY = (KING, KNIGHT, QUEEN, PAGE)


def started(seats: int, difficulty: str) -> Session:
    """A game at its first action, with heroes picked in the order of the cards."""
    session = new_game("tower", seats=seats, seed=1, options={"difficulty": difficulty})
    play(session, *PARTY[:seats])
    for seat in range(seats):
        session.answer("own", seat=seat)
    return play(session, "lead 0")


@pytest.mark.rule("TWR-011", "TWR-021")
@pytest.mark.parametrize(
    ("difficulty", "seats", "hero", "foe"),
    [
        ("printed", 2, 20, 10),
        ("printed", 4, 20, 10),
        ("mild", 3, 20, 10),
        ("even", 2, 28, 10),
        ("even", 3, 20, 10),
        ("harsh", 2, 20, 10),
        ("harsh", 4, 20, 14),
    ],
)
def test_health_goes_by_the_terms(difficulty: str, seats: int, hero: int, foe: int) -> None:
    session = started(seats, difficulty)
    assert [health(session, seat) for seat in range(seats)] == [hero] * seats
    assert foe_health(session) == foe


@pytest.mark.rule("TWR-039")
def test_hardier_heroes_are_healed_to_where_they_began() -> None:
    options = {"difficulty": "even"}
    session = climb(hands=[["cups-9"], []], health={0: 27, 1: 22}, options=options)
    play(session, "play cups-9", "heal 1")
    assert health(session, 1) == 28
    session = climb(health={0: 27}, options=options)
    play(session, "rest")
    assert health(session, 0) == 28 - 1


@pytest.mark.rule("TWR-104")
@pytest.mark.parametrize(
    ("difficulty", "heroes", "left", "says"),
    [
        ("printed", 4, 16, "is struck for 4: 16 health left"),
        ("even", 4, 14, "is struck for 4 + 2 = 6: 14 health left"),
        ("mild", 2, 17, "is struck for 4 − 1 = 3: 17 health left"),
    ],
)
def test_blows_go_by_the_terms(difficulty: str, heroes: int, left: int, says: str) -> None:
    session = climb(heroes=PARTY[:heroes], dice=[4], options={"difficulty": difficulty})
    play(session, "rest")
    assert health(session, 0) == left
    assert any(says in line for line in told(session))


@pytest.mark.rule("TWR-109")
def test_shields_take_the_harder_blow() -> None:
    session = climb(
        heroes=PARTY, dice=[4], shields={0: {"pentacles-5": 5}}, options={"difficulty": "even"}
    )
    play(session, "rest")
    assert health(session, 0) == 20 - (4 + 2 - 5)


def test_a_foe_explains_its_health() -> None:
    session = started(4, "harsh")
    foe = session.table["floor:1"][-1]
    explained = TOWER.explain(session.table, foe)["Health"].explained()
    assert explained == "14 = 10 on floor 1 + 4 for this party"


def test_what_full_health_is_goes_by_the_terms() -> None:
    table = started(2, "even").table
    full = [
        TOWER.explain(table, table[zone][-1])["Full health"].n for zone in ("hero:0", "floor:1")
    ]
    assert full == [28, 10]


def test_each_table_is_called_as_hard_as_it_is() -> None:
    def word(seats: int, **options: str) -> str:
        return TOWER.hardness(seats, TOWER.settle(options))

    assert [word(seats) for seats in (2, 3, 4)] == ["medium", "easy", "easy"]
    assert {word(seats, difficulty="even") for seats in (2, 3, 4)} == {"medium"}
    assert {word(seats, difficulty="mild") for seats in (2, 3, 4)} == {"easy"}
    assert word(2, **TOWER.presets["Gentle"]) == "medium"
    assert word(4, **TOWER.presets["Grim"]) == "merciless"


def test_the_default_is_the_source_and_a_preset_evens_it_out() -> None:
    assert TOWER.settle({})["difficulty"] == "printed"
    assert TOWER.presets["Even"] == {"difficulty": "even"}
