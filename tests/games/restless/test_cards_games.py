"""Whole games with the printed cards, played with care or at random: every table is sound."""

from __future__ import annotations

import pytest

from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tabletop.games.restless.bots.thoughtful import thoughtful
from tests.conformance.walk import whole
from tests.games.restless.sound import sound

ANSWERS = 400


@pytest.mark.rule("RST-099", "RST-102", "RST-047", "RST-249")
@pytest.mark.parametrize("seed", range(1, 11))
def test_at_every_question_the_table_is_sound(seed: int) -> None:
    luck = Luck(seed)
    seats = [Seat(f"Seat {n}", 0) for n in range(1 + luck.below(4))]
    session = new_game("restless", seats=seats, seed=seed)
    for _ in range(ANSWERS):
        sound(session)
        if session.decision is None:
            return
        decision = session.decision
        if luck.chance(80):
            session.answer(thoughtful(session.view(decision.seat), decision, luck))
        else:
            session.answer(whole(decision, luck.choice(decision.legal()), luck))
    sound(session)
