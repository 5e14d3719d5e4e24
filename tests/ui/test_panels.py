"""The panels: what they show of plain data, and what they answer."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QPalette
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QLineEdit, QPushButton, QTextBrowser, QWidget

from tabletop.packs.rulebook import Rulebook, read_rulebook
from tabletop.play.chronicle import Part
from tabletop.play.decision import Decision, Option
from tabletop.play.modifiers import Part as Because
from tabletop.play.modifiers import Value
from tests.ui.reading import button, words_in
from ui import telling, theme
from ui.panels.chronicle import ChroniclePanel
from ui.panels.decision import DecisionPanel
from ui.panels.facts import Asked, PieceFacts, RefusedDrop, Told, Waiting
from ui.panels.inspector import YOURS, InspectorPanel
from ui.panels.parts import WordyButton
from ui.panels.refusal import RefusalCard
from ui.panels.rulebook import RulebookPanel, rich
from ui.panels.rulings import RulingsPanel
from ui.panels.sign import Sign
from ui.panels.unstick import UnstickPanel

BOOK = """# A game

## Turns

Play goes round.
- One turn each.

**ABC-001** [enforce] One card is played. No more than *one*.

**ABC-002** [info] The winner smiles.

## Ends

**ABC-003** [trigger] The game ends with the last card.
"""


@pytest.fixture(scope="module")
def app() -> QApplication:
    made = QApplication.instance() or QApplication([])
    assert isinstance(made, QApplication)
    theme.wear(made, theme.theme("dark"))
    return made


@pytest.fixture
def over(app: QApplication) -> Iterator[QWidget]:
    window = QWidget()
    window.resize(800, 600)
    window.show()
    yield window
    window.close()


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
        assert "× It is forbidden. (ABC-001)" in shown

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
        much.options.append(Option("on", "Go on"))
        panel.show_asked([Asked(much, "Ada")])
        with pytest.raises(LookupError):
            button(panel, "Answer 3")
        assert not panel.type_digit(3)  # what stands there has the first numbers
        assert panel.type_digit(2)
        button(panel, "More: 11 things").click()
        assert button(panel, "Answer 3").isVisible()
        panel.show_asked([Asked(much, "Ada")])
        assert panel.type_digit(5)
        assert chosen == ["on", "k3"]
        panel.show_asked([Asked(question(), "Ada")])
        panel.show_asked([Asked(much, "Ada")])
        assert button(panel, "More: 11 things").isVisible()

    def test_pointing_lights_what_an_answer_is_about(self, panel: DecisionPanel) -> None:
        lit = []
        panel.show_asked([Asked(question(), "Ada")])
        panel.lit.connect(lambda pieces, zones: lit.append((pieces, zones)))
        button(panel, "Answer 2").setFocus()
        assert lit[-1] == ([2], ["zone:2"])

    def test_a_text_is_written_within_its_length(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        own = Option("own", "Keep the name")
        panel.show_asked([Asked(Decision(0, "Name?", "", [own], "text", "own", 5), "Ada")])
        line = panel.findChild(QLineEdit)
        assert line is not None
        assert not button(panel, "OK").isEnabled()
        QTest.keyClicks(line, "Morgana")
        assert line.text() == "Morga"
        QTest.keyClick(line, Qt.Key.Key_Return)
        button(panel, "Keep the name").click()
        assert chosen == ["=Morga", "own"]

    def test_a_digit_belongs_to_the_name_that_is_written(self, panel: DecisionPanel) -> None:
        chosen = []
        panel.chosen.connect(chosen.append)
        own = Option("own", "Keep the name")
        panel.show_asked([Asked(Decision(0, "Name?", "", [own], "text", "own", 5), "Ada")])
        line = panel.findChild(QLineEdit)
        assert line is not None
        line.setText("Ada ")
        assert panel.type_digit(1)
        assert (line.text(), chosen) == ("Ada 1", [])
        assert "1" not in words_in(panel).split()

    def test_a_line_to_write_borrows_the_focus_of_the_table(
        self, panel: DecisionPanel, over: QWidget
    ) -> None:
        table = QPushButton("table", over)
        table.show()
        table.setFocus()
        panel.show_asked([Asked(question(), "Ada")])
        assert over.focusWidget() is table
        own = Option("own", "Keep the name")
        panel.show_asked([Asked(Decision(0, "Name?", "", [own], "text", "own", 5), "Ada")])
        assert isinstance(over.focusWidget(), QLineEdit)
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


class TestChronicle:
    LINES = (
        Told(0, [Part("Ada plays "), Part("the Ace", 7), Part(".")], "ABC-001"),
        Told(0, [Part("The deck is shuffled.")]),
        Told(3, [Part("By hand: "), Part("the Ten", 9), Part(" was moved.")], by_hand=True),
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
        assert "No such line." in words_in(panel)
        panel.seek("")
        assert "No such line." not in words_in(panel)
        panel.show_lines([])
        assert "Nothing has happened yet." in words_in(panel)

    def test_no_way_back_is_offered_to_a_line_that_is_gone(self, panel: ChroniclePanel) -> None:
        panel.list.setCurrentIndex(panel.list.model().index(0, 0))
        assert button(panel, "Go back to before this").isVisible()
        panel.show_lines(self.LINES)
        with pytest.raises(LookupError):
            button(panel, "Go back to before this")

    def test_the_number_of_a_rule_never_stands_alone_on_a_line(self, panel: ChroniclePanel) -> None:
        document = panel.list.painter_of_rows.document(panel.list.model().index(0, 0), 300)
        assert "\u00a0ABC-001" in document.toRawText(), "a space that no line breaks at"

    def test_later_lines_join_the_group_they_belong_to(self, panel: ChroniclePanel) -> None:
        panel.add_lines([Told(3, [Part("And more.")]), Told(4, [Part("Next.")])])
        model = panel.list.model()
        assert model.rowCount() == 3
        assert model.index(1, 0).data().endswith("And more.")

    def test_words_and_hands_are_found(self, panel: ChroniclePanel) -> None:
        panel.seek("SHUFFLED")
        assert panel.list.model().rowCount() == 1
        panel.seek("")
        button(panel, "Only what was done by hand").click()
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
        assert "2 places" in words_in(panel)
        panel.seek("dragon")
        assert "do not say that" in words_in(panel)

    def test_words_of_the_book_are_no_markup(self) -> None:
        assert rich("a < *b* & **c**") == "a &lt; <i>b</i> &amp; <b>c</b>"


def test_the_inspector_shows_where_each_number_comes_from(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    parts = (Because(4, "printed", "ABC-001"), Because(-1, "the rain", "ABC-002", 5))
    panel.show_piece(
        PieceFacts(
            3, "The Star", "major-17", sentences=("It shines.",), numbers={"Light": Value(3, parts)}
        )
    )
    shown = words_in(panel)
    assert "The Star" in shown
    assert "It shines." in shown
    assert "= 4 printed" in shown
    assert "− 1 the rain" in shown


def test_the_inspector_marks_what_is_left_to_the_players(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    told = ("It shines.", "Sing.")
    panel.show_piece(PieceFacts(3, "The Star", "major-17", sentences=told, by_hand=("Sing.",)))
    words = [made.text() for made in panel.findChildren(QLabel) if made.text()]
    (sign,) = panel.findChildren(Sign)
    assert words.index(YOURS) == words.index("Sing.") + 1
    assert words.count(YOURS) == 1
    assert sign.accessibleName() == YOURS
    panel.resize(300, 500)
    over.show()
    picture = sign.grab().toImage()
    centre = picture.pixelColor(picture.width() // 2, round(picture.height() * 0.6))
    assert centre == sign.palette().color(QPalette.ColorRole.WindowText)
    panel.show_piece(PieceFacts(3, "The Star", "major-17", sentences=told))
    assert YOURS not in words_in(panel)


def test_a_reversed_card_can_be_turned_upright(over: QWidget) -> None:
    panel = InspectorPanel()
    panel.setParent(over)
    panel.show_piece(PieceFacts(3, "The Star", "major-17", reversed=True))
    assert panel._face._upside_down
    panel.toggle_upright()
    assert not panel._face._upside_down
    panel.show_piece(PieceFacts(4, "The Moon", "major-18"))
    panel.toggle_upright()
    assert not panel._face._upside_down


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

    def test_esc_undoes_the_drop(self, card: RefusalCard) -> None:
        undone: list[bool] = []
        card.undo_wanted.connect(lambda: undone.append(True))
        card.ask(self.DROP)
        focused = card.window().focusWidget()
        assert focused is not None
        assert focused.text() == "Undo the drop"  # type: ignore[attr-defined]
        QTest.keyClick(focused, Qt.Key.Key_Escape)
        assert undone == [True]
        assert not card.isVisible()

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

    def test_it_lies_beside_what_it_is_about(self, card: RefusalCard, over: QWidget) -> None:
        middle = QRect(QPoint(), over.size() / 5)
        middle.moveCenter(over.rect().center())
        card.ask(self.DROP, [middle])
        assert not card.geometry().intersects(middle)
        assert over.rect().contains(card.geometry())

    def test_what_was_no_drop_is_left_and_not_undone(self, card: RefusalCard) -> None:
        card.ask(RefusedDrop("ABC-001", "Your hand is full.", key="focus"))
        assert button(card, "Leave it")

    def test_tab_stays_on_the_card(self, card: RefusalCard, over: QWidget) -> None:
        outside = QPushButton("outside", over)
        outside.show()
        card.ask(self.DROP)
        for _ in range(8):
            focused = over.focusWidget()
            assert focused is not None
            assert card.isAncestorOf(focused)
            QTest.keyClick(focused, Qt.Key.Key_Tab)


def test_unstick_says_who_is_asked_and_gives_every_way_on(over: QWidget) -> None:
    panel = UnstickPanel()
    panel.setParent(over)
    heard: list[object] = []
    panel.skip_wanted.connect(lambda why: heard.append(("skip", why)))
    panel.answer_for.connect(lambda seat: heard.append(("for", seat)))
    panel.quiet_wanted.connect(lambda: heard.append("quiet"))
    panel.report_wanted.connect(lambda: heard.append("report"))
    panel.show_waiting(Waiting("Ben", "Which one?", 0, "A turn", "ABC-001", ("Ada", "Ben"), (1,)))
    assert "The game waits for Ben" in words_in(panel)
    assert "No answer is allowed." in words_in(panel)
    line = panel.findChild(QLineEdit)
    assert line is not None
    QTest.keyClicks(line, "stuck")
    for name in ("Skip", "Answer for Ben", "Back to the last", "Save a report"):
        button(panel, name).click()
    assert heard == [("skip", "stuck"), ("for", 1), "quiet", "report"]
    panel.show_waiting(None)
    assert not button(panel, "Skip").isEnabled()


def test_house_rules_can_be_given_up_and_bent_moves_taken_back(over: QWidget) -> None:
    panel = RulingsPanel()
    panel.setParent(over)
    heard: list[object] = []
    panel.give_up.connect(heard.append)
    panel.reinstate.connect(heard.append)
    panel.rewind_wanted.connect(heard.append)
    bent = Told(5, [Part("By hand: floor was set.")], by_hand=True)
    texts = {"ABC-001": "Text of one", "ABC-002": "Text of two"}
    suspended = {"ABC-002": "ABC-002", "major-17": "The Star"}
    panel.show_rulings(["ABC-001"], suspended, [bent], lambda rule: texts.get(rule, ""))
    assert "Text of one" in words_in(panel)
    assert "Text of two" in words_in(panel)
    assert "What is printed on The Star does nothing for now." in words_in(panel)
    button(panel, "Keep to it again").click()
    button(panel, "Reinstate: ABC-002").click()
    button(panel, "Reinstate: The Star").click()
    button(panel, "Go back to before: By hand: floor").click()
    assert heard == ["ABC-001", "ABC-002", "major-17", 5]


def test_a_quote_leaves_the_mark_of_a_ruling_to_the_rulebook() -> None:
    assert telling.quote("tower", "TWR-023").endswith("can Rest.")
    assert telling.quote("tower", "TWR-003").endswith("bring two."), "what is ruled is quoted"
