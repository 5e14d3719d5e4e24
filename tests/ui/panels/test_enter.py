"""Enter takes what is suggested, and nothing by chance."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tabletop.play.questions.decision import Decision, Option
from ui.panels.decision import DecisionPanel
from ui.panels.fact_types import Asked


@pytest.fixture
def panel(over: QWidget) -> DecisionPanel:
    panel = DecisionPanel()
    panel.setParent(over)
    panel.resize(330, 500)
    over.show()
    over.activateWindow()
    panel.show()
    assert QTest.qWaitForWindowActive(over)
    return panel


def asked(ask: str, default: str = "") -> list[Asked]:
    options = [Option(f"{ask} {n}", f"Answer {n}") for n in range(3)]
    return [Asked(Decision(0, ask, "ABC-001", options, default=default), "Ada")]


def enter() -> None:
    focused = QApplication.focusWidget()
    assert focused
    QTest.keyClick(focused, Qt.Key.Key_Return)


def test_one_enter_answers_no_more_than_one_question(panel: DecisionPanel) -> None:
    """Who answered with Enter and holds the key down gives nothing away."""
    chosen: list[str] = []
    wanted: list[bool] = []
    panel.chosen.connect(chosen.append)
    panel.suggested_wanted.connect(lambda: wanted.append(True))
    panel.show_asked(asked("first", default="first 1"))
    panel.focus_default()
    enter()
    for ask in ("second", "third"):
        panel.show_asked(asked(ask))
        QApplication.processEvents()
        enter()
    assert chosen == ["first 1"]
    assert len(wanted) == 2, "it is said that nothing is suggested"
    QTest.keyClick(panel, Qt.Key.Key_Down)
    enter()
    assert chosen == ["first 1", "third 0"], "an arrow goes to the first answer"


def test_what_is_suggested_has_the_focus_again(panel: DecisionPanel) -> None:
    chosen: list[str] = []
    panel.chosen.connect(chosen.append)
    panel.show_asked(asked("first"))
    panel.focus_default()
    panel.show_asked(asked("second", default="second 2"))
    QApplication.processEvents()
    enter()
    assert chosen == ["second 2"]
