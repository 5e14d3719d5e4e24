"""No click and no drag on the table is dead: each means something, or says what is asked."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtTest import QTest

from tabletop.play.records.journal import Answer
from tests.games.darkest.laying import party
from tests.games.scenario.night import LAMPS, night
from tests.ui.hands import Hands
from ui.program.app import App
from ui.scene.hands.pointed_numbers import NUMBERS
from ui.scene.prints.turn_bar import chips

LEFT = Qt.MouseButton.LeftButton


def said(hands: Hands) -> str:
    return str(hands.game.window.said)


def test_a_click_that_means_nothing_and_a_dragged_number_say_so(app: App) -> None:
    hands = Hands(app)
    hands.play(party(step="village", at=0, tokens={"elf": {"gold": 2}}))
    view, session = hands.game.table, hands.game.bridge.session
    (other,) = session.table["hero:2"]
    hands.click_piece(other.id)
    assert "now. The question is: What does" in said(hands)
    gauge = next(
        each for each in view.table.arrangement.gauges
        if each.readout.show in NUMBERS and view.hands.item_at(
            view.mapFromScene(each.area.center())) is None
        and view.viewport().rect().contains(view.mapFromScene(each.area.center()))
    )  # fmt: skip
    start = view.mapFromScene(gauge.area.center())
    before = view.mapFromScene(QPointF(0, 0))
    QTest.mousePress(view.viewport(), LEFT, pos=start)
    for step in (10, 40, 80):
        QTest.mouseMove(view.viewport(), start + QPoint(step, step))
    QTest.mouseRelease(view.viewport(), LEFT, pos=start + QPoint(80, 80))
    assert view.mapFromScene(QPointF(0, 0)) == before, "the table is not panned"
    assert "cannot be dragged" in said(hands)


def test_the_turn_of_another_says_when_it_comes(app: App) -> None:
    hands = Hands(app)
    hands.play(
        night(
            {"bargehand": "5,4"},
            {"mudling-1": "8,4"},
            where=LAMPS,
            zones={"chosen:0": ["pole-shove", "breaker"], "tactic:mudling": ["mudling-footsteps"]},
        )
    )
    view = hands.game.table
    turns = hands.game.bridge.port.turn_order()
    assert len(turns) == 2
    bar = next(area for kind, _, area, _, _ in view.table.notes.to_print() if kind == "turns")
    chip = [*chips(bar, turns)][1]
    QTest.mouseClick(view.viewport(), LEFT, pos=view.mapFromScene(chip.center()))
    assert said(hands).startswith(f"{turns[1].number}: {turns[1].who}")


def test_a_hero_is_dragged_to_another_place_of_the_marching_order(app: App) -> None:
    hands = Hands(app)
    hands.play(party(step="space_done", at=2))
    table = hands.game.bridge.session.table
    first, second, _ = table["order"]
    port, start, end = hands.game.table.viewport(), hands.spot(first.id), hands.spot(second.id)
    beyond = end + (end - start) * 0.3
    QTest.mousePress(port, LEFT, pos=start)
    for part in (0.3, 0.6, 1.0):
        QTest.mouseMove(port, start + (beyond - start) * part)
    QTest.mouseRelease(port, LEFT, pos=beyond)
    given = [e.key for e in hands.game.bridge.session.journal.entries if isinstance(e, Answer)]
    assert given[:1] == ["order 1 0 2"]
