"""What players did by hand can be asked about, and never breaks the answer."""

from __future__ import annotations

import pytest

from tabletop import new_game
from tabletop.games.tower.game import GAME
from tests.saves.games import played

PLACES = ("hero:0", "floor:1", "hand:0", "shields:0", "wards", "box")


@pytest.mark.parametrize("answers", [0, 12])
@pytest.mark.parametrize("place", PLACES)
def test_any_card_that_was_moved_anywhere_explains_itself(place: str, answers: int) -> None:
    session = played(answers, seats=2) if answers else new_game("tower", seats=2, seed=7)
    for name in ("cups-king", "wands-3", "major-0", "major-4"):
        session.override("move", piece=session.table.named(name).id, zone=place, face_up=True)
    for piece in session.table.pieces:
        for value in GAME.explain(session.table, piece).values():
            assert value.n == sum(part.n for part in value.parts)
    assert set(GAME.causes(session.table)) <= {"foe"}


def test_the_numbers_in_a_hand_stand_without_the_hero_who_would_add_to_them() -> None:
    session = played(12, seats=2)
    hero = session.table["hero:0"][0]
    session.override("move", piece=hero.id, zone="box")
    held = next(piece for piece in session.table["hand:0"] if piece.name != "major-0")
    assert "Works with" in GAME.explain(session.table, held)
