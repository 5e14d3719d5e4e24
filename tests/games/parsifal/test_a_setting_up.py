"""Chapter A: setting up."""

from __future__ import annotations

import pytest

from tabletop import Refusal, Session, new_game
from tabletop.games.parsifal.cards.lexicon import ALL
from tests.games.parsifal.staging import asked, at_rest, keys, names, play, stage

SOMEBODY = (["klingsor"], ["herzeleide"], ["gawan"])
"""Three players who always have something to do."""


def fresh(seats: int = 3, seed: int = 1) -> Session:
    return new_game("parsifal", seats=seats, seed=seed)


@pytest.mark.rule("PAR-001")
@pytest.mark.parametrize("seats", [0, 1, 7])
def test_other_numbers_of_players_than_two_to_six_are_refused(seats: int) -> None:
    with pytest.raises(Refusal, match="2 to 6 seats"):
        fresh(seats)


@pytest.mark.rule("PAR-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_two_to_six_players_each_have_an_area(seats: int) -> None:
    session = fresh(seats)
    areas = [zone for zone in session.table.zones if zone.startswith("area:")]
    assert areas == [f"area:{seat}" for seat in range(seats)]


@pytest.mark.rule("PAR-002")
def test_all_thirty_tarots_are_shuffled_into_one_face_down_deck() -> None:
    one, again, other = (fresh(seed=seed) for seed in (1, 1, 2))
    assert sorted(names(one, "deck")) == sorted(ALL)
    assert len(names(one, "deck")) == 30
    assert not any(tarot.face_up for tarot in one.table["deck"])
    assert names(one, "deck") == names(again, "deck")
    assert list(ALL) != names(one, "deck") != names(other, "deck")


@pytest.mark.rule("PAR-003")
def test_nobody_starts_with_a_tarot_and_nothing_else_lies_out() -> None:
    session = fresh(6)
    lying = {name for name, zone in session.table.zones.items() if zone.pieces}
    assert lying == {"deck", "chains"}


@pytest.mark.rule("PAR-004")
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_the_players_choose_who_begins(seat: int) -> None:
    session = fresh()
    assert asked(session) == (0, "PAR-004")
    assert keys(session) == ["first 0", "first 1", "first 2", "lots"]
    play(session, f"first {seat}", "clockwise")
    drawn = session.lines[2]
    assert drawn.words.startswith("{} draws ")
    assert drawn.parts[0] == f"Player {seat + 1}"


@pytest.mark.rule("PAR-004")
def test_lots_let_anybody_begin() -> None:
    begin = {play(fresh(seed=seed), "lots").table.count("active") for seed in range(20)}
    assert begin == {0, 1, 2}


@pytest.mark.rule("PAR-005")
@pytest.mark.parametrize(
    ("direction", "order"), [("clockwise", [1, 2, 0, 1, 2]), ("anticlockwise", [1, 0, 2, 1, 0])]
)
def test_the_players_choose_the_direction_and_keep_it_all_game(
    direction: str, order: list[int]
) -> None:
    session = stage(areas=SOMEBODY, active=1, step="choose_direction")
    assert asked(session)[1] == "PAR-005"
    assert keys(session) == ["clockwise", "anticlockwise"]
    play(session, direction)
    for seat in order:
        at_rest(session, seat)
        play(session, "pass")
