"""The panel of the rules: where it opens, what it finds and quotes."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QTextBrowser, QWidget

from tabletop.packs.rulebook import Rulebook, read_rulebook
from tests.ui.reading import words_in
from ui.base.safe_text import stressed
from ui.brief import panel_facts
from ui.panels.rulebook import RulebookPanel

BOOK = """# A game

## Turns

Play goes round.
- One turn each.

**ABC-001** [enforce] One card is played. No more than *one*.

**ABC-002** [info] The winner smiles.

## Ends

**ABC-003** [trigger] The game ends with the last card.
"""


class TestRulebook:
    @pytest.fixture
    def book(self) -> Rulebook:
        return read_rulebook(BOOK)

    def test_its_first_heading_is_not_cut(self, over: QWidget, book: Rulebook) -> None:
        panel = RulebookPanel()
        panel.setParent(over)
        panel.resize(300, 160)
        panel.show()
        panel.show_rulebook(book)
        page = panel.findChild(QTextBrowser)
        assert page is not None
        assert page.verticalScrollBar().maximum() > 0
        assert page.verticalScrollBar().value() == 0

    def test_it_opens_at_a_rule_and_marks_it(self, over: QWidget, book: Rulebook) -> None:
        panel = RulebookPanel()
        panel.setParent(over)
        panel.show_rulebook(book)
        opened = []
        panel.opened.connect(opened.append)
        assert panel.open_at("ABC-003")
        page = panel.findChild(QTextBrowser)
        assert page is not None
        marked = page.toHtml().partition("<table")[2].partition("</table")[0]
        assert "ABC-003" in marked
        assert "ABC-002" not in marked
        assert opened == ["ABC-003"]
        assert not panel.open_at("ABC-999")

    def test_a_rule_is_quoted_by_its_first_sentence(self, over: QWidget, book: Rulebook) -> None:
        panel = RulebookPanel()
        panel.setParent(over)
        assert panel.quote("ABC-001") == ""
        panel.show_rulebook(book)
        assert panel.quote("ABC-001") == "One card is played."

    def test_search_counts_and_goes_on(self, over: QWidget, book: Rulebook) -> None:
        panel = RulebookPanel()
        panel.setParent(over)
        panel.show_rulebook(book)
        panel.seek("card")
        assert "2 matches" in words_in(panel)
        panel.seek("dragon")
        assert "No match" in words_in(panel)

    def test_search_goes_to_a_chapter_that_is_called_so_before_all_that_speak_of_it(
        self, over: QWidget, book: Rulebook
    ) -> None:
        panel = RulebookPanel()
        panel.setParent(over)
        panel.show_rulebook(book)
        page = panel.findChild(QTextBrowser)
        assert page is not None
        for words, line in (("ends", "Ends"), ("turn", "Turns"), ("smiles", "The winner smiles.")):
            panel.seek(words)
            assert line in page.textCursor().block().text()

    def test_words_of_the_book_are_no_markup(self) -> None:
        assert stressed("a < *b* & **c**") == "a &lt; <i>b</i> &amp; <b>c</b>"


def test_a_quote_leaves_the_mark_of_a_ruling_to_the_rulebook() -> None:
    assert panel_facts.quote("tower", "TWR-023").endswith("can Rest.")
    assert panel_facts.quote("tower", "TWR-003").endswith("bring two."), "what is ruled is quoted"
