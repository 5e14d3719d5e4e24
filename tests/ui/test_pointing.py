"""Where a click lies on the real window decides what it means, and what several mean is offered."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMenu

from tests.games.scenario.night import LAMPS, night
from tests.ui.hands import Hands
from ui.app import App
from ui.scene.items import PieceItem

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def hands(app: App) -> Hands:
    """A hero's turn, with both cards left."""
    hands = Hands(app)
    hands.play(night({"bargehand": "5,4"}, {"mudling-1": "6,4"}, where=LAMPS,
                     zones={"chosen:0": ["pole-shove", "breaker"]}))  # fmt: skip
    return hands


def at(hands: Hands, item: PieceItem, high: float) -> QPoint:
    """A point so *high* on a card, 0 at its upper edge; the pointer goes there."""
    view, body = hands.game.table, item.body()
    pixel = view.mapFromScene(QPointF(body.center().x(), body.top() + high * body.height()))
    QTest.mouseMove(view.viewport(), pixel)
    return pixel


def offered() -> list[str]:
    """What a menu offers; it is closed."""
    menu = QApplication.activePopupWidget()
    if not isinstance(menu, QMenu):
        return []
    words = [act.text() for act in menu.actions() if act.isEnabled()]
    menu.close()
    return words


def test_each_half_of_a_card_is_lit_and_offers_what_it_means(hands: Hands) -> None:
    view = hands.game.table
    item = view.table.lying.zones["chosen:0"][0]
    assert item.halves == {"top", "bottom"}
    said = {}
    for half, high in (("top", 0.25), ("bottom", 0.75)):
        point = at(hands, item, high)
        assert item.half_pointed == half
        QTest.mouseClick(view.viewport(), LEFT, pos=point)
        said[half] = offered()
        expected = [o.label for o in hands.decision.legal()
                    if item.piece.id in o.pieces and o.half == half]  # fmt: skip
        assert said[half] == expected
        assert len(expected) > 1
        assert not hands.given(), "nothing is taken yet"
    assert not {*said["top"]} & {*said["bottom"]}
    QTest.mouseMove(view.viewport(), QPoint(1, 1))
    assert not item.half_pointed


def test_a_double_click_takes_none_of_several_and_leaves_the_menu(hands: Hands) -> None:
    view = hands.game.table
    point = at(hands, view.table.lying.zones["chosen:0"][0], 0.75)
    QTest.mouseClick(view.viewport(), LEFT, pos=point)
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    QTest.mousePress(menu, LEFT, pos=menu.mapFromGlobal(view.viewport().mapToGlobal(point)))
    assert not hands.given()
    assert menu.isVisible()
    menu.close()
    QTest.mouseDClick(view.viewport(), LEFT, pos=point)
    assert len(offered()) > 1
    assert not hands.given()


def test_a_click_on_a_lit_hex_moves_the_hero_though_it_may_stay(hands: Hands) -> None:
    session = hands.game.bridge.session
    hero = session.table.named("bargehand-figure").id
    plain = next(o for o in hands.decision.legal() if o.half == "bottom" and "Move 2" in o.label)
    hands.game.bridge.answering.answer(plain.key)
    hands.rest()
    goes = [o for o in hands.decision.legal() if o.way]
    assert hands.decision.option("stay")
    assert {o.zones[0] for o in goes} == set(hands.game.table.lights.zones)
    hands.click_zone(goes[-1].zones[0])
    hands.rest()
    assert session.table.pieces[hero].zone == goes[-1].zones[0]
