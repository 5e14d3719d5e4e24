"""Every option is taken by its own gesture, by its key, and by dragging where a drop can say it;
`python -m tests.soak.pointing` counts more."""

import pytest

from tabletop.play.shelf.game_shelf import names
from tests.conformance import is_toy
from tests.soak.pointing import Tried, tried


def test_what_one_points_at_is_taken_in_a_few_questions() -> None:
    _hold(tried("tower", games=1, answers=1, seed=3), least=2)


@pytest.mark.slow
@pytest.mark.parametrize("game", [name for name in names() if not is_toy(name)])
def test_what_one_points_at_is_taken_in_games_by_lot(game: str) -> None:
    _hold(tried(game, games=1, answers=45), least=20)


def _hold(found: Tried, least: int) -> None:
    assert not found.none
    assert sum(count for way, count in found.ways.items() if "none" not in way) > least
