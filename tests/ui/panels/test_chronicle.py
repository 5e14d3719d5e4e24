"""The panel of all that happened: how lines are grouped, found, and gone back to."""

from __future__ import annotations

import pytest
from msgspec import structs
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QWidget

from tabletop.play.rules.chronicle import Part
from tests.ui.reading import button, words_in
from ui.panels.chronicle import ChroniclePanel
from ui.panels.fact_types import ToldLine


class TestChronicle:
    LINES = (
        ToldLine(0, [Part("Ada plays "), Part("the Ace", 7), Part(".")], "ABC-001"),
        ToldLine(0, [Part("The deck is shuffled.")]),
        ToldLine(3, [Part("By hand: "), Part("the Ten", 9), Part(" was moved.")], by_hand=True),
    )

    @pytest.fixture
    def panel(self, over: QWidget) -> ChroniclePanel:
        panel = ChroniclePanel()
        panel.setParent(over)
        panel.resize(330, 500)
        panel.show()
        panel.show_lines(self.LINES)
        return panel

    def test_lines_stand_in_groups_of_one_cause(self, panel: ChroniclePanel) -> None:
        model = panel.list.model()
        assert model.rowCount() == 2
        assert model.index(0, 0).data() == "Ada plays the Ace.\nThe deck is shuffled."
        assert model.index(1, 0).data().startswith("By hand. ")

    def test_an_empty_list_says_why_it_is_empty(self, panel: ChroniclePanel) -> None:
        panel.seek("dragon")
        assert "No line matches." in words_in(panel)
        panel.seek("")
        assert "No line matches." not in words_in(panel)
        panel.show_lines([])
        assert "Nothing has happened yet." in words_in(panel)

    def test_no_way_back_is_offered_to_a_line_that_is_gone(self, panel: ChroniclePanel) -> None:
        panel.list.setCurrentIndex(panel.list.model().index(0, 0))
        assert button(panel, "Go back to before this").isVisible()
        panel.show_lines(self.LINES)
        with pytest.raises(LookupError):
            button(panel, "Go back to before this")

    def test_lines_that_read_otherwise_now_are_told_where_they_stand(
        self, panel: ChroniclePanel
    ) -> None:
        """As when somebody else looks, who may know which card it was."""
        other = [*self.LINES[:-1], ToldLine(self.LINES[-1].entry, [Part("Something else.")])]
        panel.show_lines([*other, ToldLine(9, [Part("And more.")])])
        model = panel.list.model()
        rows = [model.index(row, 0).data() for row in range(model.rowCount())]
        assert "Something else." in rows[-2]
        assert rows[-1] == "And more."
        panel.show_lines(self.LINES[:1])
        assert model.rowCount() == 1

    def test_the_number_of_a_rule_is_seen_where_the_pointer_or_the_focus_is(
        self, panel: ChroniclePanel
    ) -> None:
        """It keeps its place, so that nothing moves, and its link."""

        def looks() -> QImage:
            QApplication.processEvents()
            return panel.list.viewport().grab(row).toImage()

        index = panel.list.model().index(0, 0)
        row = panel.list.visualRect(index)
        at_rest = looks()
        QTest.mouseMove(panel.list.viewport(), row.center())
        pointed = looks()
        assert pointed != at_rest
        assert panel.list.visualRect(index) == row
        painter = panel.list.painter_of_rows
        hidden = painter.document(index, ids=False)
        assert hidden.size() == painter.document(index).size()
        assert "ABC-001" in hidden.toRawText()

    def test_small_panels_give_the_line_to_find_in_to_what_happened(
        self, panel: ChroniclePanel
    ) -> None:
        line = next(iter(panel.findChildren(QLineEdit)))
        assert line.isVisible()
        panel.resize(330, 150)
        assert not line.isVisible()
        panel.begin_to_find()
        assert line.isVisible()
        panel.resize(330, 160)
        assert line.isVisible() == line.hasFocus()
        panel.seek("Ace")
        panel.resize(330, 150)
        assert line.isVisible(), "what is sought is told"

    def test_the_number_of_a_rule_never_stands_alone_on_a_line(self, panel: ChroniclePanel) -> None:
        document = panel.list.painter_of_rows.document(panel.list.model().index(0, 0))
        assert "\u00a0ABC-001" in document.toRawText(), "a space that no line breaks at"

    def test_later_lines_join_the_group_they_belong_to(self, panel: ChroniclePanel) -> None:
        panel.add_lines([ToldLine(3, [Part("And more.")]), ToldLine(4, [Part("Next.")])])
        model = panel.list.model()
        assert model.rowCount() == 3
        assert model.index(1, 0).data().endswith("And more.")

    def test_words_and_hands_are_found(self, panel: ChroniclePanel) -> None:
        panel.seek("SHUFFLED")
        assert panel.list.model().rowCount() == 1
        panel.seek("")
        button(panel, "Show only what was done by hand").click()
        assert panel.list.model().rowCount() == 1
        assert "the Ten" in panel.list.model().index(0, 0).data()

    def test_the_pointer_lights_a_line_and_its_link(self, panel: ChroniclePanel) -> None:
        lit: list[list[int]] = []
        panel.lit.connect(lit.append)
        view = panel.list
        room = view.visualRect(view.model().index(0, 0))
        QTest.mouseMove(view.viewport(), room.topLeft() + QPoint(12, 14))
        QApplication.processEvents()
        assert lit[-1] == [7]
        QTest.mouseMove(view.viewport(), room.bottomLeft() + QPoint(12, 20))
        QApplication.processEvents()
        assert lit[-1] == [9]

    def test_a_link_opens_the_card(self, panel: ChroniclePanel) -> None:
        wanted = []
        panel.card_wanted.connect(wanted.append)
        view = panel.list
        room = view.visualRect(view.model().index(0, 0))
        across = view.fontMetrics().horizontalAdvance("Ada plays ") + 15
        at = room.topLeft() + QPoint(across, 14)
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        assert wanted == [7]

    def test_a_chosen_line_offers_the_way_back(self, panel: ChroniclePanel) -> None:
        wanted = []
        panel.rewind_wanted.connect(wanted.append)
        panel.list.setCurrentIndex(panel.list.model().index(1, 0))
        button(panel, "Go back to before this").click()
        assert wanted == [3]

    def test_the_bookmark_is_painted_under_its_line_and_read_aloud(
        self, panel: ChroniclePanel
    ) -> None:
        panel.show_lines([structs.replace(self.LINES[0], bookmarked=True), self.LINES[2]])
        model, painter = panel.list.model(), panel.list.painter_of_rows
        assert "⚑" in painter.document(model.index(0, 0)).toPlainText()
        assert "⚑" not in painter.document(model.index(1, 0)).toPlainText()
        assert model.index(0, 0).data().endswith("The bookmark is here.")
