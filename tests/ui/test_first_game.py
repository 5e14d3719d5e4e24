"""The game that docs/first-game.md builds, played on the real window to its end by the mouse."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

from tabletop import Seat, new_game
from tabletop.bots.luck import Luck
from tests.docs.test_first_game import built  # noqa: F401
from tests.ui.hands import Hands
from ui.program.app import App


def test_the_first_game_is_played_by_the_mouse(built: Path, app: App) -> None:  # noqa: F811
    session = new_game("bonfire", seats=[Seat("Ana", 0), Seat("Ben", 0)], seed=3)
    app.play(session)
    hands, luck, done = Hands(app), Luck(5), Counter[str]()
    hands.rest()
    while not session.over:
        option = luck.choice(hands.decision.legal())
        done[hands.take(option.key)] += 1
        hands.rest()
        assert option.key in hands.given()
    assert done.total() >= 8, done
