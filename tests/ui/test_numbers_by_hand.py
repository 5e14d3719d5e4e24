"""The numbers of the table itself, changed by hand on the real window: by the mouse and by keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QInputDialog, QMenu

from tests.games.darkest.bloodmoon.moonlit import moonlit
from tests.ui.fights import at, fight
from tests.ui.hands import Hands
from ui.game.input.number_menu import TITLE
from ui.program.app import App
from ui.scene.hands.pointed_numbers import counters_of

NIGHT, DAY = "bloodmoon-night", "day"


@pytest.fixture
def hands(app: App) -> Hands:
    """A party on the road by Night, when the Blood Moon is up, on the fourth day."""
    hands = Hands(app)
    hands.play(moonlit(night=True, counters={DAY: 4, "spot": 0}))
    return hands


def where(hands: Hands, counter: str) -> QPoint:
    """The middle of the readout that shows a *counter* of the table, in pixels of its viewport."""
    view = hands.game.table
    found = [each for each in view.table.arrangement.gauges if counter in counters_of(each)]
    assert len(found) == 1
    return view.mapFromScene(found[0].area.center())


def menu_at(hands: Hands, counter: str) -> QMenu:
    """The menu that the secondary button opens there."""
    view = hands.game.table
    QTest.mouseClick(view.viewport(), Qt.MouseButton.RightButton, pos=where(hands, counter))
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    return menu


def listed(menu: QMenu) -> list[str]:
    """What *menu* offers, without the keys."""
    return [act.text().partition("\t")[0] for act in menu.actions() if act.text()]


def choose(hands: Hands, menu: QMenu, words: str) -> None:
    """Choose that entry of *menu*, which closes."""
    act = next(each for each in menu.actions() if each.text().partition("\t")[0] == words)
    QTest.mouseClick(menu, Qt.MouseButton.LeftButton, pos=menu.actionGeometry(act).center())
    hands.rest()


def key_over(hands: Hands, key: str, counter: str) -> None:
    """Press *key* while the pointer is over the readout of *counter*."""
    QTest.mouseMove(hands.game.table.viewport(), where(hands, counter))
    hands.key(key)
    hands.rest()


def count(hands: Hands, counter: str) -> int:
    """A counter of the table as it lies."""
    return hands.game.bridge.session.table.count(counter)


def told(hands: Hands) -> str:
    """The last line of the chronicle."""
    line = hands.game.bridge.session.lines[-1]
    return line.words.format(*line.parts)


def test_the_mouse_turns_the_night_into_day_and_counts_days(
    hands: Hands, monkeypatch: pytest.MonkeyPatch
) -> None:
    choose(hands, menu_at(hands, NIGHT), "Day or Night: Day")
    assert not count(hands, NIGHT)
    assert (count(hands, "foes-more"), count(hands, "foes-less")) == (0, 1)
    assert told(hands) == "By hand: it is Day now."
    menu = menu_at(hands, NIGHT)
    assert listed(menu)[0] == "Day or Night: Night"
    menu.close()
    choose(hands, menu_at(hands, DAY), "Day: 5")
    assert count(hands, DAY) == 5
    monkeypatch.setattr(QInputDialog, "getInt", lambda *asked: (12, True))
    choose(hands, menu_at(hands, DAY), "Day: set…")
    assert count(hands, DAY) == 12
    assert told(hands) == "By hand: Day set to 12."
    for _ in range(3):
        hands.key("Ctrl+Z")
        hands.rest()
    assert (count(hands, NIGHT), count(hands, DAY)) == (1, 4)


def test_keys_change_the_number_that_is_pointed_at(hands: Hands) -> None:
    game = hands.game
    game.table.focus_next("next")  # a piece has the focus until the pointer goes to the number
    key_over(hands, "+", DAY)
    assert "by-hand mode" in game.window.said
    assert count(hands, DAY) == 4
    game.bridge.set_by_hand(True)
    for key, days in (("+", 5), ("+", 6), ("-", 5)):
        key_over(hands, key, DAY)
        assert count(hands, DAY) == days
    for key, night in (("+", 0), ("-", 1)):
        key_over(hands, key, NIGHT)
        assert count(hands, NIGHT) == night


def test_a_key_lists_the_numbers_wherever_one_points(hands: Hands) -> None:
    hands.key("T")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert listed(menu) == ["Day or Night: Night now", "Day: 4 now", "Journeys: 0 now"]
    key = Qt.Key
    for each in (key.Key_Down, key.Key_Down, key.Key_Right, key.Key_Down, key.Key_Return):
        QTest.keyClick(QApplication.activePopupWidget(), each)
    hands.rest()
    assert count(hands, DAY) == 5


def test_the_menu_bar_and_the_menu_of_any_place_list_them(app: App) -> None:
    hands = Hands(app)
    hands.play(fight(["cups-5"]))
    bar = next(a.menu() for a in hands.game.window.menuBar().actions() if a.text() == "By hand")
    assert f"{TITLE}…" in listed(bar)
    hands.key("T")
    menu = QApplication.activePopupWidget()
    assert isinstance(menu, QMenu)
    assert listed(menu) == ["Floor: 1 now"]
    menu.close()
    hands.game.table.menu_wanted.emit(-1, "deck", QPoint(5, 5))
    by_hand = next(a.menu() for a in QApplication.activePopupWidget().actions() if a.menu())
    numbers = next(a.menu() for a in by_hand.actions() if a.text() == TITLE)
    assert listed(numbers) == ["Floor: 1 now"]
    assert listed(numbers.actions()[0].menu()) == ["Floor: set…", "Floor: 2"]
    QApplication.activePopupWidget().close()


def test_a_number_stops_where_it_ends_and_says_so() -> None:
    session = fight(["cups-5"], zones={"floor:5": ["major-7"]})
    bridge, ear = at(session)
    floor = bridge.hands.number_among(["floor"])
    assert floor is not None
    assert not bridge.hands.change_number(floor, -1)
    assert ear.said == ["Floor: it goes from 1 to 5."]
    assert not session.journal.entries
    assert bridge.hands.set_number(floor, 9, reason="we climbed")
    assert session.table.count("floor") == 5
    line = session.lines[0]
    assert line.words.format(*line.parts) == "By hand: Floor set to 5 (we climbed)."


def test_a_campaign_of_more_than_a_hundred_days_goes_on_counting() -> None:
    session = moonlit(counters={DAY: 120, "spot": 0})
    bridge, _ = at(session)
    day = bridge.hands.number_among([DAY])
    assert day is not None
    assert bridge.hands.change_number(day, 1)
    assert session.table.count(DAY) == 121
