"""On the road of Darkest Talisman nobody hides what lies on other spaces, wherever the party is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF

from tests.games.darkest.laying import QUIET, party
from tests.ui.hands import Hands
from ui.program.app import App

LEFT_BEHIND = ("wolf", "adder", "heron", "boar", "stag", "swamp")


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=str)
@pytest.mark.parametrize("at", range(1, 7))
def test_the_party_hides_no_card_that_lies_on_another_space(
    app: App, at: int, size: tuple[int, int]
) -> None:
    app.shell.resize(*size)
    hands = Hands(app)
    piles = {f"pile:{n}": [name] for n, name in enumerate(LEFT_BEHIND, 1) if n != at}
    step = "onward" if at < 6 else "at_destination"
    hands.play(party(step=step, at=at, to="tavern", zones=piles, tokens=QUIET))
    lying = hands.game.table.table.lying
    marching = [item.body() for item in lying.zones["order"]]
    hidden = {
        zone
        for zone in piles
        for item in lying.zones[zone]
        if any(_is_hidden(item.body(), body) for body in marching)
    }
    assert hidden == set()


def _is_hidden(card: QRectF, by: QRectF) -> bool:
    """Whether more than a rim of *card* is behind something."""
    return (card & by).width() > 0.1 * card.width()
