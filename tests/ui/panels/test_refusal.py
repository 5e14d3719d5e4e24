"""The card that refuses a drop: the rule it quotes, and every way on."""

from __future__ import annotations

import msgspec
import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPushButton, QWidget
from shiboken6 import delete

from tests.ui.reading import button, words_in
from ui.panels.fact_types import RefusedDrop
from ui.panels.refusal import RefusalCard


class TestRefusal:
    DROP = RefusedDrop(
        "ABC-001", "Your hand is full.", "One card is played.", "", 3, "foe", blocking=(4, 5)
    )

    @pytest.fixture
    def card(self, over: QWidget) -> RefusalCard:
        return RefusalCard(over)

    def test_it_quotes_the_rule_and_lights_what_blocks(self, card: RefusalCard) -> None:
        lit: list[list[int]] = []
        card.lit.connect(lit.append)
        card.ask(self.DROP)
        assert card.isVisible()
        assert "Your hand is full." in words_in(card)
        assert "“One card is played.”" in words_in(card)
        assert lit == [[4, 5]]

    def test_the_drop_is_undone(self, card: RefusalCard) -> None:
        undone: list[bool] = []
        card.undo_wanted.connect(lambda: undone.append(True))
        card.ask(self.DROP)
        focused = card.window().focusWidget()
        assert focused is not None
        assert focused.text() == "Undo the drop"  # type: ignore[attr-defined]
        assert card.undo()
        assert undone == [True]
        assert not card.isVisible()
        assert not card.undo()

    def test_it_can_be_done_anyway_with_a_reason(self, card: RefusalCard) -> None:
        reasons = []
        card.anyway_wanted.connect(reasons.append)
        card.ask(self.DROP)
        line = card.findChild(QLineEdit)
        assert line is not None
        QTest.keyClicks(line, "we agreed")
        button(card, "Do it anyway").click()
        assert reasons == ["we agreed"]

    def test_only_a_rule_can_become_a_house_rule(self, card: RefusalCard) -> None:
        rules = []
        card.house_rule_wanted.connect(rules.append)
        card.ask(self.DROP)
        button(card, "Make it a house rule").click()
        assert rules == ["ABC-001"]
        card.ask(RefusedDrop("", "That is no place for it."))
        with pytest.raises(LookupError):
            button(card, "Make it a house rule")

    @pytest.mark.parametrize(
        ("beside", "offered"),
        [
            ((), "Make it a house rule"),
            (("ABC-002",), "Make both house rules"),
            (("ABC-002", "ABC-003"), "Make them all house rules"),
        ],
    )
    def test_it_says_how_many_rules_players_would_do_without(
        self, card: RefusalCard, beside: tuple[str, ...], offered: str
    ) -> None:
        card.ask(msgspec.structs.replace(self.DROP, beside=beside))
        assert button(card, offered)

    def test_what_no_ruling_can_do_is_not_offered_anyway(self, card: RefusalCard) -> None:
        card.ask(msgspec.structs.replace(self.DROP, absolute=True))
        for way_on in ("Do it anyway", "Make it a house rule"):
            with pytest.raises(LookupError):
                button(card, way_on)
        line = card.findChild(QLineEdit)
        assert line is not None
        assert not line.isVisible()
        assert card.undo()
        card.ask(self.DROP)
        assert button(card, "Do it anyway")

    def test_it_lies_beside_what_it_is_about(self, card: RefusalCard, over: QWidget) -> None:
        middle = QRect(QPoint(), over.size() / 5)
        middle.moveCenter(over.rect().center())
        card.ask(self.DROP, [middle])
        assert not card.geometry().intersects(middle)
        assert over.rect().contains(card.geometry())

    def test_what_was_no_drop_is_left_and_not_undone(self, card: RefusalCard) -> None:
        card.ask(RefusedDrop("ABC-001", "Your hand is full.", answers=("focus",)))
        assert button(card, "Cancel")

    def test_tab_stays_on_the_card(self, card: RefusalCard, over: QWidget) -> None:
        outside = QPushButton("outside", over)
        outside.show()
        card.ask(self.DROP)
        for _ in range(8):
            focused = over.focusWidget()
            assert focused is not None
            assert card.isAncestorOf(focused)
            QTest.keyClick(focused, Qt.Key.Key_Tab)

    def test_what_had_the_focus_may_be_gone_when_the_card_goes(
        self, card: RefusalCard, over: QWidget
    ) -> None:
        pressed = QPushButton("an answer", over)
        over.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        pressed.show()
        pressed.setFocus()
        card.ask(self.DROP)
        delete(pressed)
        assert card.undo()
        assert over.window().focusWidget() is over
