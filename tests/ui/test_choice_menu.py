"""The menu that asks which of several answers is meant: its numbers can be typed."""

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import isValid

from tabletop.play.questions.decision import Decision, Option
from ui.base import theme
from ui.game.input.menu import ChoiceMenu


@pytest.fixture
def over() -> QWidget:
    app = QApplication.instance() or QApplication([])
    assert isinstance(app, QApplication)
    theme.wear(app, theme.theme("dark"))
    return QWidget()


def test_a_typed_number_takes_the_answer_that_bears_it(over: QWidget) -> None:
    options = [Option(f"k{n}", f"Answer {n}", (7,)) for n in range(1, 4)]
    options.insert(1, Option("no", "Forbidden", (7,), why="It is forbidden.", rule="ABC-001"))
    decision = Decision(0, "Which?", "ABC-002", options)
    taken: list[str] = []
    left: list[bool] = []
    menu = ChoiceMenu(
        decision,
        decision.legal(),
        lambda option: taken.append(option.key),
        over,
        lambda: left.append(True),
    )
    menu.popup(over.rect().center())
    numbered = [act.text() for act in menu.actions() if not act.icon().isNull()]
    assert numbered == ["Answer 1", "Answer 2", "Answer 3"]
    QTest.keyClick(menu, Qt.Key.Key_4)
    assert menu.isVisible()
    assert not taken
    QTest.keyClick(menu, Qt.Key.Key_2)
    QApplication.processEvents()
    assert taken == ["k2"]
    assert not isValid(menu)
    assert not left


def test_who_leaves_the_menu_has_left_though_it_is_gone(over: QWidget) -> None:
    options = [Option(f"k{n}", f"Answer {n}", (7,)) for n in range(1, 3)]
    decision = Decision(0, "Which?", "ABC-002", options)
    left: list[bool] = []
    menu = ChoiceMenu(decision, options, lambda _: None, over, lambda: left.append(True))
    menu.popup(over.rect().center())
    QTest.keyClick(menu, Qt.Key.Key_Escape)
    QTest.qWait(1)
    assert not isValid(menu)
    assert left == [True]


def test_beside_a_place_stands_only_what_is_barred_there(over: QWidget) -> None:
    """What is about neither piece nor this place has nothing to do with what was pointed at."""
    rest = Option("rest", "Rest", zones=("hero:0",))
    focus = Option("focus", "Focus", zones=("deck",), why="The hand is full.", rule="ABC-001")
    other = Option("nap", "Take a nap", zones=("hero:0",), why="Not in a tower.", rule="ABC-003")
    decision = Decision(0, "Which?", "ABC-002", [rest, focus, other])
    menu = ChoiceMenu(decision, [rest], lambda _: None, over)
    words = [act.text() for act in menu.actions() if not act.isSeparator()]
    menu.close()
    assert words == ["Rest", "Take a nap  (ABC-003)"]
