"""The panel of questions: what it shows of plain data, and what it answers."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QWidget

from tabletop.play.questions.decision import Decision, Option
from tests.ui.reading import button, words_in
from ui.panels.answers import SPARE
from ui.panels.decision import DecisionPanel
from ui.panels.fact_types import Asked
from ui.panels.wordy_button import WordyButton


def question(count: int = 3, default: str = "k1") -> Decision:
    options = [Option(f"k{n}", f"Answer {n}", (n,), (f"zone:{n}",)) for n in range(1, count)]
    blocked = Option("no", "Forbidden", why="It is forbidden.", rule="ABC-001")
    return Decision(0, "Which one?", "ABC-002", [*options, blocked], default=default)


def settle(true: Callable[[], bool]) -> None:
    """Wait until something is so."""
    for _ in range(200):
        if true():
            return
        QTest.qWait(10)
    raise AssertionError("it never came to that")


def line_to_name(panel: DecisionPanel) -> QLineEdit:
    """The line in which a name of five letters at most is written."""
    own = Option("own", "Keep the name")
    panel.show_asked([Asked(Decision(0, "Name?", "", [own], "text", "own", 5), "Ada")])
    line = panel.findChild(QLineEdit)
    assert line is not None
    return line


class TestDecision:
    @pytest.fixture
    def panel(self, over: QWidget) -> DecisionPanel:
        panel = DecisionPanel()
        panel.setParent(over)
        panel.resize(330, 500)
        panel.show()
        return panel

    def test_it_names_who_is_asked_what_and_why_not(self, panel: DecisionPanel) -> None:
        panel.show_asked([Asked(question(), "Ada")])
        shown = words_in(panel)
        assert "Ada is asked" in shown
        assert "Which one?" in shown
        assert "ABC-002" in shown
        assert "Forbidden: It is forbidden." in shown
        assert "ABC-001" in panel.answers.by_key["no"].toolTip()

    def test_a_new_question_is_read_from_its_top(self, panel: DecisionPanel) -> None:
        panel.resize(330, 200)
        panel.show_asked([Asked(question(12), "Ada")])
        bar = panel._scroll.verticalScrollBar()
        settle(lambda: bar.maximum() > 0)
        bar.setValue(bar.maximum())
        panel.show_asked([Asked(question(11), "Ada")])
        settle(lambda: bar.maximum() > 0 and bar.value() == 0)

    def test_what_may_be_known_of_an_answer_stands_under_it(self, panel: DecisionPanel) -> None:
        options = [Option("hit", "Hit it", tells="40% to hit."), Option("run", "Run")]
        panel.show_asked([Asked(Decision(0, "How?", "", options), "Ada")])
        assert "40% to hit." in words_in(panel)
        assert button(panel, "Hit it").accessibleDescription() == "40% to hit."

    def test_anothers_question_shows_no_answers(self, panel: DecisionPanel) -> None:
        panel.show_asked([Asked(question(), "Ben", mine=False)])
        shown = words_in(panel)
        assert "Waiting for Ben" in shown
        assert "Answer 1" not in shown
        assert not panel.take_default()

    def test_what_may_be_done_stands_above_what_is_forbidden(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        options = [
            Option("no", "Forbidden", why="It is forbidden.", rule="ABC-001"),
            Option("yes", "Allowed"),
        ]
        asked = [Asked(Decision(0, "Which one?", "ABC-002", options), "Ada")]
        panel.show_asked(asked)
        assert button(panel, "Allowed").y() < button(panel, "Forbidden").y()
        assert panel.type_digit(1)
        panel.show_asked(asked, ["ABC-001"])  # at this table it is allowed
        assert panel.type_digit(1)
        assert chosen == ["yes", "no"]

    def test_a_press_answers_and_a_blocked_one_asks_for_the_refusal(
        self, panel: DecisionPanel
    ) -> None:
        chosen, blocked = [], []
        panel.chosen.connect(chosen.append)
        panel.blocked.connect(blocked.append)
        panel.show_asked([Asked(question(), "Ada")])
        QTest.mouseClick(button(panel, "Answer 2"), Qt.MouseButton.LeftButton)
        QTest.mouseClick(button(panel, "Forbidden"), Qt.MouseButton.LeftButton)
        assert (chosen, blocked) == (["k2"], ["no"])

    def test_a_house_rule_lifts_what_it_is_about(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        panel.show_asked([Asked(question(), "Ada")], ["ABC-001"])
        assert "house rule" in words_in(panel)
        button(panel, "Forbidden").click()
        assert chosen == ["no"]

    def test_what_a_question_said_is_not_said_by_the_next(self, panel: DecisionPanel) -> None:
        """Buttons are kept from question to question; what stood on them is not."""
        wordy = Option("a", "Go", tells="Far.", warning="It is dark.")
        much = [wordy, *(Option(f"k{n}", f"Answer {n}") for n in range(30))]
        panel.show_asked([Asked(Decision(0, "Which?", "ABC-001", much), "Ada")])
        seen = words_in(panel)
        assert "Far." in seen
        assert "Answer 29" in seen
        panel.show_asked([Asked(Decision(0, "Now?", "", [Option("b", "Stay")], "text"), "Ada")])
        said = words_in(panel)
        assert not {"Far.", "dark", "Answer", "1"} & {*said.split()}
        stay = button(panel, "Stay")
        assert (stay.accessibleDescription(), stay.toolTip()) == ("", "")
        hidden = [b for b in panel.findChildren(WordyButton) if b.isHidden()]
        assert {b.accessibleName() for b in hidden} <= {""}
        assert len(hidden) <= SPARE

    def test_a_press_that_began_on_another_answer_takes_none(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        panel.show_asked([Asked(question(), "Ada")])
        pressed = button(panel, "Answer 1")
        QTest.mousePress(pressed, Qt.MouseButton.LeftButton)
        panel.show_asked([Asked(Decision(0, "Now?", "", [Option("b", "Burn it")]), "Ada")])
        QTest.mouseRelease(pressed, Qt.MouseButton.LeftButton)
        assert not chosen

    def test_an_answer_that_comes_under_the_pointer_is_lit_when_it_stirs(
        self, panel: DecisionPanel, over: QWidget
    ) -> None:
        lit = []
        elsewhere = QPushButton("table", over)
        elsewhere.show()
        elsewhere.setFocus()
        panel.show_asked([Asked(question(), "Ada")])
        first = button(panel, "Answer 1")
        comes = QEnterEvent(QPointF(4, 4), QPointF(4, 4), QPointF(4, 4))
        QApplication.sendEvent(first, comes)
        panel.show_asked([Asked(Decision(0, "Now?", "", [Option("b", "It", (7,))]), "Ada")])
        panel.lit.connect(lambda pieces, zones: lit.append(pieces))
        stirs = QMouseEvent(
            QEvent.Type.MouseMove,
            QPointF(6, 6),
            QPointF(6, 6),
            Qt.MouseButton.NoButton,
            Qt.MouseButton.NoButton,
            Qt.KeyboardModifier.NoModifier,
        )
        QApplication.sendEvent(first, stirs)
        assert lit == [[7]]

    def test_the_default_is_preselected_and_enter_takes_it(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        panel.show_asked([Asked(question(default="k2"), "Ada")])
        panel.focus_default()
        focused = panel.window().focusWidget()
        assert focused is button(panel, "Answer 2")
        QTest.keyClick(focused, Qt.Key.Key_Return)
        assert panel.take_default()
        assert chosen == ["k2", "k2"]

    def test_digits_choose_and_a_second_digit_is_waited_for(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        panel.show_asked([Asked(question(13), "Ada")])
        assert panel.type_digit(4)
        assert chosen == ["k4"]
        assert panel.type_digit(1)
        assert chosen == ["k4"]  # it may become 10, 11, 12 or 13
        assert panel.type_digit(2)
        assert chosen == ["k4", "k12"]
        assert panel.type_digit(1)
        QTest.qWait(600)
        assert chosen == ["k4", "k12", "k1"]
        assert not panel.type_digit(0)

    def test_what_dragging_gives_is_folded_away_where_it_is_much(
        self, panel: DecisionPanel
    ) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        much = question(12)
        much.offered.append(Option("on", "Go on"))
        panel.show_asked([Asked(much, "Ada")])
        with pytest.raises(LookupError):
            button(panel, "Answer 3")
        assert not panel.type_digit(3)  # what stands there has the first numbers
        assert panel.type_digit(1)
        assert panel.type_digit(2), "and opens it"
        assert button(panel, "Answer 3").isVisible()
        panel.show_asked([Asked(much, "Ada")])
        assert panel.type_digit(5)
        assert chosen == ["on", "k3"]
        panel.type_digit(2)
        with pytest.raises(LookupError):
            button(panel, "Answer 3")
        button(panel, "On the table").click()
        panel.show_asked([Asked(question(), "Ada")])
        panel.show_asked([Asked(much, "Ada")])
        with pytest.raises(LookupError):
            button(panel, "Answer 3")

    def test_all_that_is_one_click_is_said(self, panel: DecisionPanel) -> None:
        both = []
        panel.chosen_all.connect(both.append)
        sword = Option("sword", "Sword: 4 damage", (1,), joins=True)
        foes = [Option("rat", "Rat", (2,), effect="45% to hit"), Option("bear", "Bear", (3,))]
        asked = Asked(
            Decision(0, "How?", "", [sword]), "Ada", ahead={"sword": [(foe,) for foe in foes]}
        )
        panel.show_asked([asked])
        rat, bear = button(panel, "Sword: 4 damage: Rat"), button(panel, "Sword: 4 damage: Bear")
        assert rat.y() == bear.y()
        assert abs(rat.width() - bear.width()) < 2
        assert "45% to hit" in words_in(panel)
        bear.click()
        assert panel.type_digit(1)
        assert both == [["sword", "bear"], ["sword", "rat"]]

    def test_who_acts_stands_with_all_its_ways_and_with_what_else_it_may_do(
        self, panel: DecisionPanel
    ) -> None:
        said: list[object] = []
        panel.chosen_all.connect(said.append)
        panel.chosen.connect(said.append)
        ada, sword, fist = (
            Option("ada", "Ada", joins=True),
            Option("s", "Sword"),
            Option("f", "Fist"),
        )
        rat, bear = Option("rat", "Rat"), Option("bear", "Bear")
        ways = [(sword, rat), (sword, bear), (fist,), ()]
        panel.show_asked([Asked(Decision(0, "Who?", "", [ada]), "Ada", ahead={"ada": ways})])
        assert "Ada, Sword" in words_in(panel)
        button(panel, "Ada: Sword: Bear").click()
        button(panel, "Ada: Fist").click()
        button(panel, "Ada: something else first").click()
        assert said == [["ada", "s", "bear"], ["ada", "f"], "ada"]

    def test_the_words_of_answers_below_the_edge_are_whole(self, panel: DecisionPanel) -> None:
        """They grow as they are first shown, when a bar has come beside them."""
        panel.resize(330, 396)
        why = "The Weapon or Spell is declared before the roll."
        whole = [Option(f"n{n}", f"Not {n}").blocked("X-1", why) for n in range(10)]
        bar = panel._scroll.verticalScrollBar()
        for stopped in (4, 10):
            offered = [Option("k", "Keep"), *whole[:stopped]]
            panel.show_asked([Asked(Decision(0, "Again?", "X-2", offered), "Ada")])
            panel.answers.unfold()
            QTest.qWait(100)
        settle(lambda: bar.maximum() > 0)
        words = [
            each for each in panel.findChildren(QLabel) if each.isVisible() and each.wordWrap()
        ]
        assert len(words) > 20
        for each in words:
            assert each.height() >= each.heightForWidth(each.width()), each.text()

    def test_pointing_lights_what_an_answer_is_about(self, panel: DecisionPanel) -> None:
        lit = []
        panel.show_asked([Asked(question(), "Ada")])
        panel.lit.connect(lambda pieces, zones: lit.append((pieces, zones)))
        button(panel, "Answer 2").setFocus()
        assert lit[-1] == ([2], ["zone:2"])

    def test_what_may_go_nearly_anywhere_is_told_by_its_piece_alone(
        self, panel: DecisionPanel
    ) -> None:
        lit = []
        panel.lit.connect(lambda pieces, zones: lit.append((pieces, zones)))
        everywhere = tuple(f"zone:{n}" for n in range(20))
        option = Option("k", "Somebody", (3,), everywhere)
        panel.show_asked([Asked(Decision(0, "Who?", "ABC-002", [option]), "Ada")])
        button(panel, "Somebody").setFocus()
        assert lit[-1] == ([3], [])

    def test_a_text_is_written_within_its_length(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        line = line_to_name(panel)
        assert not button(panel, "OK").isEnabled()
        QTest.keyClicks(line, "Morgana")
        assert line.text() == "Morga"
        QTest.keyClick(line, Qt.Key.Key_Return)
        button(panel, "Keep the name").click()
        assert chosen == ["=Morga", "own"]

    def test_a_digit_belongs_to_the_name_that_is_written(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        line = line_to_name(panel)
        line.setText("Ada ")
        assert panel.type_digit(1)
        assert (line.text(), chosen) == ("Ada 1", [])
        assert "1" not in words_in(panel).split()

    def test_the_arrow_down_leads_from_a_line_to_the_answers(self, panel: DecisionPanel) -> None:
        line = line_to_name(panel)
        QTest.keyClick(line, Qt.Key.Key_Down)
        assert panel.window().focusWidget() is panel.answers.by_key["own"]

    def test_a_line_to_write_borrows_the_focus_of_the_table(
        self, panel: DecisionPanel, over: QWidget
    ) -> None:
        table = QPushButton("table", over)
        table.show()
        table.setFocus()
        panel.show_asked([Asked(question(), "Ada")])
        assert over.focusWidget() is table
        line = line_to_name(panel)
        assert over.focusWidget() is line
        panel.show_asked([Asked(question(), "Ada")])
        assert over.focusWidget() is table

    def test_one_of_very_many_answers_is_found_by_its_words(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        suits = ("Wands", "Cups", "Swords")
        cards = [f"{rank} of {suit}" for suit in suits for rank in ("Ace", "Two", *"345678910")]
        options = [Option(card, card) for card in cards]
        panel.show_asked([Asked(Decision(-1, "Which card?", "", options), "The table")])
        line = panel.findChild(QLineEdit)
        assert line is not None
        QTest.keyClicks(line, "two")
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert not chosen, "there are three"
        QTest.keyClicks(line, " cu")
        shown = [b for b in panel.findChildren(WordyButton) if not b.isHidden()]
        assert [b.accessibleName() for b in shown] == ["Two of Cups"]
        QTest.keyClick(line, Qt.Key.Key_Return)
        assert chosen == ["Two of Cups"]

    def test_no_legal_answer_points_to_the_way_out(self, panel: DecisionPanel) -> None:
        panel.show_asked([Asked(question(1), "Ada")])
        assert "Unstick" in words_in(panel)
