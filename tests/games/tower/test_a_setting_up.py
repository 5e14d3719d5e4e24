"""Chapter A: setting up."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session, new_game
from tabletop.table.table import Seat
from tests.games.tower.climbing import (
    asked,
    at_rest,
    climb,
    health,
    keys,
    names,
    play,
    told_by,
)

HEROES = ("cups-queen", "pentacles-king", "swords-knight", "wands-page")


def dealt(seats: int, leader: str = "lead 0", **options: str) -> Session:
    session = new_game("tower", seats=seats, seed=5, options=options)
    play(session, *HEROES[:seats], *["own"] * seats, leader)
    return session


@pytest.mark.rule("TWR-003")
@pytest.mark.parametrize("seats", [0, 1, 5])
def test_a_game_has_two_to_four_heroes(seats: int) -> None:
    with pytest.raises(Refusal, match="2 to 4 seats"):
        new_game("tower", seats=seats, seed=1)


@pytest.mark.rule("TWR-004")
def test_the_cards_are_split_in_four() -> None:
    session = new_game("tower", seats=2, seed=1)
    assert [len(names(session, zone)) for zone in ("box", "foes", "courts", "deck")] == [
        1,
        21,
        16,
        40,
    ]
    assert names(session, "box") == ["major-0"]


@pytest.mark.rule("TWR-005", "TWR-006")
def test_each_player_picks_a_court_that_is_not_taken() -> None:
    session = new_game("tower", seats=2, seed=1)
    assert len(keys(session)) == 16
    play(session, "cups-queen")
    assert asked(session) == (1, "TWR-005")
    with pytest.raises(Refusal) as refusal:
        session.answer("cups-queen")
    assert refusal.value.rule == "TWR-006"
    play(session, "cups-king")
    assert names(session, "hero:0") == ["cups-queen"]
    assert names(session, "hero:1") == ["cups-king"], "a shared suit is allowed"


@pytest.mark.rule("TWR-007")
def test_each_hero_gets_a_name_of_24_characters_at_most() -> None:
    session = play(new_game("tower", seats=2, seed=1), "cups-queen", "pentacles-king")
    assert {decision.seat for decision in session.decisions} == {0, 1}
    with pytest.raises(Refusal, match="24"):
        session.answer("=" + "x" * 25, seat=1)
    session.answer("=" + "x" * 24, seat=1)
    session.answer("own", seat=0)
    assert [seat.name for seat in session.table.seats] == ["Queen of Cups", "x" * 24]


@pytest.mark.rule("TWR-007")
def test_a_hero_goes_by_the_name_that_its_player_gave_the_seat() -> None:
    seats = [Seat("Ben", 0, given="Ben"), Seat("Player 2", 1)]
    session = play(new_game("tower", seats=seats, seed=1), "cups-queen", "pentacles-king")
    assert [decision.default for decision in session.decisions] == ["given", "own"]
    play(session, "given", "own")
    assert [seat.name for seat in session.table.seats] == ["Ben", "King of Pentacles"]
    again = [seat.as_at_first(n) for n, seat in enumerate(session.table.seats)]
    assert again == seats


@pytest.mark.rule("TWR-008", "TWR-009")
@pytest.mark.parametrize(
    ("court", "words"),
    [
        ("pentacles-king", "Paladin and Merchant"),
        ("swords-knight", "Rogue and Tactician"),
        ("wands-page", "Mage and Scholar"),
        ("cups-queen", "Priest and Devout"),
    ],
)
def test_rank_fixes_the_class_and_suit_the_gift(court: str, words: str) -> None:
    decision = new_game("tower", seats=2, seed=1).decision
    assert decision is not None
    option = decision.option(court)
    assert option is not None
    assert option.label.endswith(words)


@pytest.mark.rule("TWR-010", "TWR-017")
@pytest.mark.parametrize(("seats", "boxed"), [(2, 30), (3, 29), (4, 28)])
def test_unused_courts_and_majors_lie_in_the_box(seats: int, boxed: int) -> None:
    session = dealt(seats)
    assert len(names(session, "box")) == boxed
    assert len([name for name in names(session, "box") if name.startswith("major")]) == 16
    assert names(session, "courts") == names(session, "foes") == []


@pytest.mark.rule("TWR-011")
def test_heroes_start_at_20_health() -> None:
    session = dealt(4)
    assert [health(session, seat) for seat in range(4)] == [20] * 4


@pytest.mark.rule("TWR-012", "TWR-016", "TWR-118")
def test_a_treasure_and_a_foe_lie_on_each_floor_and_the_fool_is_neither() -> None:
    for seed in range(30):
        session = new_game("tower", seats=2, seed=seed)
        play(session, *HEROES[:2], "own", "own", "lead 0")
        for floor in range(1, 6):
            treasure, foe = session.table[f"floor:{floor}"]
            assert not treasure.name.startswith("major")
            assert not treasure.face_up
            assert foe.name.startswith("major")
            assert foe.name != "major-0"
            assert foe.face_up == (floor == 1)


@pytest.mark.rule("TWR-013", "TWR-014", "TWR-015")
@pytest.mark.parametrize(("seats", "hand", "left"), [(2, 7, 22), (3, 6, 18), (4, 5, 16)])
def test_full_hands_are_dealt_from_36_cards(seats: int, hand: int, left: int) -> None:
    session = dealt(seats)
    dealt_cards = [name for seat in range(seats) for name in names(session, f"hand:{seat}")]
    assert [len(names(session, f"hand:{seat}")) for seat in range(seats)] == [hand] * seats
    assert len(names(session, "deck")) == left
    assert len(dealt_cards) + left == 36
    assert "major-0" in dealt_cards + names(session, "deck")


@pytest.mark.rule("TWR-015")
def test_the_leader_is_dealt_the_first_card() -> None:
    session = dealt(3, leader="lead 2")
    draws = [line.parts[0] for line in session.lines if line.rule == "TWR-015"]
    assert draws[:4] == [session.table.seats[seat].name for seat in (2, 0, 1, 2)]


@pytest.mark.rule("TWR-018")
def test_the_leader_takes_the_first_turn() -> None:
    assert asked(dealt(3, leader="lead 1")) == (1, "TWR-022")


@pytest.mark.rule("TWR-018")
def test_lots_are_drawn_when_nobody_agrees() -> None:
    session = new_game("tower", seats=3, seed=5, options={"dice": "typed"})
    play(session, *HEROES[:3], "own", "own", "own", "lots", "3")
    assert asked(session) == (2, "TWR-022")


@pytest.mark.rule("TWR-112")
def test_a_foe_that_was_defeated_is_not_asked_for_among_typed_cards() -> None:
    session = climb(
        floor=1, foe_health=1, wards=("cups-2",), hands=[("swords-9",)], options={"cards": "typed"}
    )
    beaten = session.table["floor:1"][-1].name
    play(session, "play swords-9", "wands-10")
    while session.step.title != "Turn up the foe":
        play(session, keys(session)[0])
    assert session.decision
    assert session.decision.ask == "Which foe stands on floor 2?"
    assert beaten not in keys(session)
    assert session.table["floor:2"][-1].name in keys(session)


@pytest.mark.rule("TWR-019")
def test_play_passes_clockwise() -> None:
    session = climb(heroes=HEROES, active=2)
    for seat in (2, 3, 0, 1):
        at_rest(session, seat)
        play(session, "rest")
    at_rest(session, 2)


@pytest.mark.rule("TWR-020", "TWR-021", "TWR-115")
@pytest.mark.parametrize(
    ("floor", "health", "wards"), [(1, 10, 1), (2, 15, 2), (3, 20, 3), (4, 25, 4), (5, 30, 5)]
)
def test_a_foe_gets_health_and_wards_from_its_floor(floor: int, health: int, wards: int) -> None:
    session = climb(floor=floor, foe_health=1, step="turn_up_foe")
    foe = session.table[f"floor:{floor}"][-1]
    assert foe.face_up
    assert foe.counters == {"health": health, "wards": wards}
    assert told_by(session, "bars the way") == [
        ("TWR-020" if floor == 1 else "TWR-115", f"{floor}")
    ]
    at_rest(session, 0)
