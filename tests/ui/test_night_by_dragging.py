"""A hero's hands on the real window: two cards onto the round, a half onto whom it strikes, a hero
to where it goes."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QToolTip

from tabletop.play.runner.session import Session
from tests.games.scenario.night import at, health, night
from tests.ui.hands import Hands
from ui.program.app import App
from ui.scene.hands.drag_guide import beside

ALONE = {"reedrunner": "1,1"}
CHOSEN = {"chosen:0": ["heron-step", "marsh-mask"]}


def begun(app: App, session: Session) -> Hands:
    app.play(session)
    hands = Hands(app)
    hands.rest()
    return hands


def piece(session: Session, name: str) -> int:
    return session.table.named(name).id


def chosen(session: Session) -> list[str]:
    return [card.name for card in session.table["chosen:0"]]


@pytest.mark.parametrize("by", ["drag", "click"])
def test_two_cards_are_brought_onto_the_round_and_the_first_leads(app: App, by: str) -> None:
    worn = ["quick-cut", "still-water"]  # so that a long rest may be chosen, too
    session = night(
        ALONE, zones={"discard:0": worn}, step="choose", args={}, counters={"revealed": 0}
    )
    hands = begun(app, session)
    for name in ("thorn-dart", "heron-step"):
        if by == "drag":
            hands.drag(piece(session, name), "chosen:0")
        else:
            hands.click_piece(piece(session, name))
        hands.rest()
    assert chosen(session) == ["thorn-dart", "heron-step"]
    assert session.table.named("thorn-dart").counters["lead"] == 1


@pytest.mark.parametrize("what", ["heron-step", "reedrunner-figure"])
def test_a_card_or_the_hero_is_dropped_where_the_hero_goes(app: App, what: str) -> None:
    """Only the leap of one half comes so far: nothing else has to be said. Nothing could come of
    anything else there, so that the turn is over by itself."""
    session = night(ALONE, {"mudling-1": "5,1"}, zones=CHOSEN, on={"heron-step": {"lead": 1}})
    hands = begun(app, session)
    hands.drag(piece(session, what), "1,5")
    hands.rest()
    assert at(session, "reedrunner-figure") == "1,5"
    assert hands.given()[:3] == ["bottom heron-step", "1,5", "done"]


def test_a_card_is_dropped_on_whom_it_strikes_and_which_way_is_asked(app: App) -> None:
    session = night(ALONE, {"mudling-1": "2,1"}, zones=CHOSEN, on={"heron-step": {"lead": 1}})
    hands = begun(app, session)
    before = health(session, "mudling-1")
    hands.drag(piece(session, "marsh-mask"), "2,1")
    hands.rest()
    meant = hands.game.bridge.port.drops(piece(session, "marsh-mask"))
    there = {each.keys for each in meant if each.zone == "2,1"}
    assert there == {("top marsh-mask", "mudling-1"), ("attack marsh-mask", "mudling-1")}
    menu = QApplication.activePopupWidget()
    assert menu is not None
    QTest.keyClick(menu, Qt.Key.Key_1)
    hands.rest()
    assert health(session, "mudling-1") < before


def test_nothing_that_means_several_things_is_shown_as_barred(app: App) -> None:
    """What is held over a place says each of them, with what it would bring there."""
    session = night(
        ALONE,
        {"mudling-1": "2,1", "bell-husk-1": "1,2"},
        zones=CHOSEN,
        on={"heron-step": {"lead": 1}},
    )
    hands = begun(app, session)
    guide, port, several = hands.game.table.guide, hands.game.bridge.port, 0
    for name in ("heron-step", "marsh-mask", "reedrunner-figure"):
        held = piece(session, name)
        for zone in port.takers(held):
            meant = port.dropped(held, zone)
            words = guide.over(held, zone)
            assert words
            assert "barred" not in guide._printed
            several += len(meant) > 1
            struck = zone in ("2,1", "1,2")
            assert words.count("before luck") == (len(meant) if struck else 0), words
    assert several > 5
    spots = hands.game.table.table.arrangement.spots
    far = next(zone for zone, spot in spots.items() if spot.shape and zone not in port.takers(held))
    assert guide.over(held, far)
    assert "barred" in guide._printed


def test_pointing_at_a_monster_tells_what_each_attack_would_do_to_it(app: App) -> None:
    session = night(ALONE, {"bell-husk-1": "2,1"}, zones=CHOSEN, on={"heron-step": {"lead": 1}})
    hands = begun(app, session)
    view, monster = hands.game.table, piece(session, "bell-husk-1")
    spot = hands.spot(monster)
    QApplication.processEvents()
    lines = view.guide.told_at(spot).split("\n")
    told = "\n".join(lines).replace("\n    ", " ").split("\n")  # long ones go on below
    # The plain attack of Heron Step comes to what its top does, and is not told again.
    assert sum("1 damage before luck (2 - 1 Shield), 7 of 8 Health left" in x for x in told) == 3
    where = view.viewport().mapToGlobal(spot)
    QApplication.sendEvent(view.viewport(), QHelpEvent(QEvent.Type.ToolTip, spot, where))
    assert QToolTip.text().split("\n") == lines
    assert "1 damage before luck" in view.walk.title(view.table.lying.known(monster))
    hands.take("top marsh-mask")
    hands.rest()
    told = view.guide.told_at(hands.spot(monster))
    assert "Bell Husk 1: 1 damage before luck (2 - 1 Shield), 7 of 8 Health left." in told
    hands.take("bell-husk-1")
    hands.rest()
    hands.take("done")
    hands.rest()
    assert "before luck" not in view.guide.told_at(hands.spot(monster))


def test_a_tip_hangs_below_what_is_pointed_at_and_beside_it_at_the_lower_edge() -> None:
    figure, pointer = QRect(100, 100, 40, 60), QPoint(120, 130)
    below = beside(figure, pointer, 720)
    assert (below.x(), below.y()) == (120, figure.bottom() - 12), "it hangs 16 pixels further down"
    at_the_edge = beside(figure.translated(0, 520), QPoint(120, 650), 720)
    assert at_the_edge.x() == figure.right()
    assert beside(figure, QPoint(120, 158), 720).y() == 158, "never above the pointer"
