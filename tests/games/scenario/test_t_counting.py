"""What many nights are counted by."""

from __future__ import annotations

import pytest

from tabletop.games.scenario.game import GAME
from tests.games.scenario.night import LAMPS, night

HEROES = {"bargehand": "hero:0", "reedrunner": "hero:1"}
FELL = {f"{hero}-figure": {"exhausted": 1} for hero in HEROES}


@pytest.mark.parametrize(
    ("left", "cause"), [((0, 0), "wounds"), ((4, 0), "lack of cards"), ((2, 5), "lack of cards")]
)
def test_a_night_without_heroes_is_lost_by_wounds_or_for_want_of_cards(
    left: tuple[int, int], cause: str
) -> None:
    on = {figure: {**FELL[figure], "health": n} for figure, n in zip(FELL, left, strict=True)}
    game = night(HEROES, {"mudling-1": "10,4"}, step="defeat", args={}, where=LAMPS, on=on)
    assert GAME.causes(game.table) == {"cause": cause}
    told = GAME.sums(game.table)
    assert told["Heroes that played"] == {"The Bargehand": 1, "The Reedrunner": 1}
    assert told["Heroes that were exhausted"] == told["Heroes that played"]
    assert told["Heroes that won"] == {}
    assert told["Lamps"] == {"lit": 0, "dark": 3}


def test_a_night_with_heroes_on_the_map_is_lost_by_the_morning() -> None:
    game = night({"bargehand": "1,2"}, {"mudling-1": "10,4"}, step="defeat", args={}, where=LAMPS)
    assert GAME.causes(game.table) == {"cause": "the morning"}
    assert GAME.sums(game.table)["Heroes that were exhausted"] == {}
