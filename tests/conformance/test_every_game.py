"""Random games of every game there is, with overrides, undos, saves and typed-in chance."""

from __future__ import annotations

import pytest

from tabletop.play.game import games
from tests.conformance.walk import Walk


@pytest.mark.parametrize("seed", range(1, 25))
@pytest.mark.parametrize("game", list(games()))
def test_a_random_game_holds(game: str, seed: int) -> None:
    done = Walk(game, seed).run()
    assert done["answers"] + done["typed"] > 20


@pytest.mark.parametrize("game", list(games()))
def test_a_game_by_the_rules_comes_to_its_end(game: str) -> None:
    done = Walk(game, 7, overrides=0, rewinds=0).run()
    assert done["finished"] == 1
