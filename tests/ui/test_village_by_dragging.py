"""Darkest by dragging, in the real window: goods onto heroes, heroes in their file, the banner."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtTest import QTest

from tests.games.darkest.laying import party
from tests.ui.hands import LEFT, Hands
from ui.program.app import App
from ui.scene.table import home_updates


@pytest.mark.rule("DTC-B16", "DTC-098")
def test_a_drag_buys_the_name_of_the_step_says_so_and_the_end_of_the_road_asks(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
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
    laid: list[object] = []
    arrange = home_updates.arrange
    monkeypatch.setattr(home_updates, "arrange", lambda *of: laid.append(of) or arrange(*of))
    hands.drag(bottle.id, "hero:0")
    hands.rest()
    assert len(laid) == 2, "as the bottle is taken up, and with what came of it"
    assert hands.given() == ["buy water-bottle"]
    hands.press_named("Undo: Buy Water Bottle for 1 gold")
    hands.rest()
    assert hands.given() == []


@pytest.mark.rule("DTC-100", "DTC-126")
def test_heroes_change_places_in_their_file_and_the_banner_leads_them_on(app: App) -> None:
    session = party(step="space_done", at=2)
    hands = Hands(app)
    hands.play(session)
    dwarf, _, monk = session.table["order"]
    port, before = hands.game.table.viewport(), hands.spot(dwarf.id) + QPoint(30, 0)
    start = hands.spot(monk.id)
    QTest.mousePress(port, LEFT, pos=start)
    for step in range(1, 5):
        QTest.mouseMove(port, start + (before - start) * (step / 4))
    QTest.mouseRelease(port, LEFT, pos=before)
    hands.rest()
    assert hands.given() == ["order 2 0 1"], "who is dropped before the first leads"
    assert session.table["order"][0] == monk
    on = party(step="onward", at=2)
    hands.play(on)
    QTest.mouseMove(hands.game.table.viewport(), QPoint(2, 2))  # whom it was over rises no more
    hands.rest()
    hands.drag(on.table.named("party").id, "here:3")
    hands.rest()
    assert hands.given()[:1] == ["forward"]
