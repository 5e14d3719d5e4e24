"""In Darkest's village goods are bought by dragging them onto the hero, in the real window."""

from __future__ import annotations

import pytest

from tests.games.darkest.laying import party
from tests.ui.hands import Hands
from ui.program.app import App


@pytest.mark.rule("DTC-B16", "DTC-098")
def test_a_drag_buys_the_name_of_the_step_says_so_and_the_end_of_the_road_asks(app: App) -> None:
    session = party(step="stay", args={"place": 0}, at=0)
    hands = Hands(app)
    hands.play(session)
    bottle = next(card for card in session.table["shop"] if card.name == "water-bottle")
    table, walk = hands.game.table.table, hands.game.table.walk
    assert table is not None
    goods = [stop for stop in walk.stops() if not isinstance(stop, str) and stop.zone == "shop"]
    assert len(goods) == len({stop.piece.name for stop in goods}) == 8, "a stack is one stop"
    assert table.lying.known(bottle.id) in goods
    titles = [walk.title(stop) for stop in goods]
    assert any("Water Bottle, 1 gold, 3 left" in title for title in titles)
    assert any("Axe, 3 gold, 2 short" in title for title in titles)
    hands.drag(bottle.id, "hero:0")
    hands.rest()
    assert hands.given() == ["buy water-bottle"]
    hands.press_named("Undo: Buy Water Bottle for 1 gold")
    hands.rest()
    assert hands.given() == []
