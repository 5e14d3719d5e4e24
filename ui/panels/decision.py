"""The open question: who is asked, the question, its rule, and all answers."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QEvent, QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget

from tabletop.play.questions.decision import Decision
from ui.base.focused import focused_in, has_focus
from ui.base.qt_guard import guarded
from ui.base.remembered_widget import Remembered
from ui.panels.answer_inputs import AnswerLine, Finder
from ui.panels.answers import Answers
from ui.panels.awaited_seats import Awaited
from ui.panels.fact_types import Asked
from ui.panels.habit_offers import offered_habits
from ui.panels.heading import Heading
from ui.panels.reason import Reason
from ui.panels.standings import way_out
from ui.panels.widgets import Scroll, as_panel, button, clear, column, label, laid_once, title
from ui.panels.wordy_button import WordyButton
from ui.seat.gestures import answers_open

VERY_MANY = 20
"""With more answers than this, all of them in the panel alone, the panel offers to find one."""

TWO_DIGITS = 500
"""Milliseconds within which a second digit joins the first, if there are ten or more answers."""


REASONS = 0.45
"""The largest fraction of the height that reasons take."""


@guarded
class DecisionPanel(QWidget):
    """Shows the open questions and takes an answer.

    `show_asked(asked, house_rules)` shows the questions; `type_digit(n)` types a digit of an
    answer's number, as numbered in the panel; `take_default()` takes the preselected answer;
    `set_offers(on)` switches whether answers can be given (not while a bot acts or pieces move).
    `answers` are the answers shown.

    Signals: `chosen(key)` an answer, `=words` for a text; `chosen_all(keys)` an answer with those
    joined to it; `blocked(key)` a forbidden option was pressed; `lit(pieces, zones)` what the
    answer under the pointer is about, empty if none; `rule_wanted(id)` open the rulebook;
    `end_wanted()` show the last page of a finished game; `from_now_on(name, way)` always answer
    questions of a habit this way, or ask them again; `ask_wanted(name)` go back and ask a question
    that was answered as usual; `suspend(subject)` suspend the newest sentence in force, because
    nothing is allowed; `suggested_wanted()` Enter was pressed while no answer had the focus;
    `back_wanted()` take the last answer back; `again_wanted(seat)` choose again while others still
    choose; `answer_for_wanted(seat)`, `ask_again_wanted()` what to do about a stuck bot;
    `need_changed()` `needed_height` may have changed.
    """

    chosen = Signal(str)
    chosen_all = Signal(list)
    blocked = Signal(str)
    lit = Signal(list, list)
    rule_wanted = Signal(str)
    end_wanted = Signal()
    suspend = Signal(str)
    from_now_on = Signal(str, str)
    ask_wanted = Signal(str)
    back_wanted = Signal()
    suggested_wanted = Signal()
    answer_for_wanted = Signal(int)
    ask_again_wanted = Signal()
    again_wanted = Signal(int)
    need_changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        as_panel(self, "Question")
        self._decision: Decision | None = None
        self._house_rules: list[str] = []
        self._line: QLineEdit | None = None
        self._before = Remembered[QWidget]()
        self._typed = ""
        self._waits = False
        self._wait = QTimer(self, singleShot=True, interval=TWO_DIGITS)
        self._wait.timeout.connect(self._choose_typed)
        self._scroll = Scroll(gap=6)
        self._heading, self.answers = Heading(), Answers()
        self._head, self._foot = column(gap=6), column(gap=6)
        self._scroll.column.addWidget(self._heading)
        self._scroll.column.addLayout(self._head)
        self._scroll.column.addWidget(self.answers)
        self._scroll.column.addLayout(self._foot)
        self._scroll.column.addStretch(1)
        self._heading.back_wanted.connect(self.back_wanted)
        self._heading.rule_wanted.connect(self.rule_wanted)
        self.answers.chosen.connect(self.chosen)
        self.answers.chosen_all.connect(self.chosen_all)
        self.answers.blocked.connect(self.blocked)
        self.answers.lit.connect(self.lit)
        self._reason = Reason()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        said = QVBoxLayout()
        said.setContentsMargins(8, 0, 8, 8)
        said.addWidget(self._reason)
        outer.addWidget(self._scroll, 1)
        outer.addLayout(said)  # below the answers, so that the pressed button does not move
        self._scroll.inside.installEventFilter(self)
        self.show_asked([])

    def show_asked(
        self, asked: list[Asked], house_rules: list[str] | None = None, halted: str = ""
    ) -> None:
        """Show the open questions. *house_rules* are the rules left out; *halted* says why nobody
        is asked."""
        focused = focused_in(self.window())
        had_focus = focused is self or has_focus(self)
        if had_focus:
            self.setFocus()  # otherwise the focus would pass from each hidden answer to the next
        with laid_once(self._scroll.column):
            self._show(asked, house_rules or [], halted)
        self.lit.emit([], [])
        self._move_focus(None if had_focus else focused, had_focus)

    def _show(self, asked: list[Asked], house_rules: list[str], halted: str) -> None:
        """Replace the questions shown."""
        if self._waits:
            self._waits = False
            self.set_offers(True)
        self._house_rules = house_rules
        self._line, self._typed = None, ""
        self._wait.stop()
        clear(self._head)
        clear(self._foot)
        chosen = [one for one in asked if one.chosen]
        asked = [one for one in asked if not one.chosen]
        mine = next((one for one in asked if one.mine), None)
        before, self._decision = self._decision, mine.decision if mine else None
        if before is not None and before != self._decision:
            self._reason.hide()
            self._scroll.verticalScrollBar().setValue(0)  # show a new question from its top
        if mine:
            self._show_mine(mine)
        else:
            self._heading.leave()
            self.answers.leave()
        others = [one for one in asked if one is not mine]
        if others or chosen:
            self._show_others(others, chosen)
        if not asked:
            words = halted or "No question is open."
            self._head.addWidget(label(words, "warning" if halted else "muted"))

    def _move_focus(self, elsewhere: QWidget | None, had_focus: bool) -> None:
        """Give the focus to an input line, and back to the table when the text is written."""
        if self._line is not None and elsewhere and not isinstance(elsewhere, QLineEdit):
            self._before.keep(elsewhere)
            self.focus_default()
        elif had_focus:
            before = self._before.take() if self._line is None else None
            if before is not None and before.isVisible():
                before.setFocus()
            else:
                self.focus_default()

    def show_over(self, words: str, what: str = "game", *, leads_on: bool = True) -> None:
        """Show the result *words* of a finished game (or *what* it is); *leads_on* adds a button to
        its last page."""
        self.show_asked([])
        clear(self._head)
        last = button("Show the last page", "main")
        last.clicked.connect(self.end_wanted)
        for widget in (title(f"The {what} is over", 17), label(words), last):
            self._head.addWidget(widget)
        last.setVisible(leads_on)

    def show_reason(self, heading: str, words: str) -> None:
        """Show *words* under *heading* below the answers, until the question is answered or they
        are closed: why somebody did something, or a hint."""
        self._reason.say(heading, words)

    @property
    def needed_height(self) -> int:
        """The height in pixels at which the question needs no scroll bar."""
        return self._scroll.column.totalHeightForWidth(self._scroll.viewport().width())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Limit the height of the reasons."""
        super().resizeEvent(event)
        self._reason.grow(round(self.height() * REASONS))

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Emit `need_changed` when the question is laid out again."""
        if event.type() == QEvent.Type.LayoutRequest and watched is self._scroll.inside:
            self.need_changed.emit()
        return super().eventFilter(watched, event)

    def focus_default(self) -> None:
        """Focus the preselected answer, or the input line.

        If no answer is preselected, none gets the focus, so that Enter answers nothing by accident.
        """
        wanted = self._line or self.answers.by_key.get(self._preselected)
        if wanted is None:
            self.setFocus()
            return
        wanted.show()  # the layout shows a new line only later, and a hidden line takes no focus
        wanted.setFocus()

    def take_default(self) -> bool:
        """Take the preselected answer. Returns whether there is one."""
        if self._preselected in self.answers.by_key:
            self.answers.by_key[self._preselected].click()
        elif self._preselected:  # the preselected answer is folded away
            self.chosen.emit(self._preselected)
        return bool(self._preselected)

    def set_offers(self, on: bool) -> None:
        """Switch whether answers can be given."""
        self._scroll.inside.setEnabled(on)

    def wait(self, *, leave: bool = False) -> None:
        """Take no answer until the next question, because the last one is still being played. With
        *leave*, hide the question too: another person looks now."""
        if has_focus(self):
            self.setFocus()  # otherwise the focus would go to the next widget
        self._waits, self._typed = True, ""
        self._wait.stop()
        if leave:
            clear(self._head)
            clear(self._foot)
            self._heading.leave()
            self.answers.leave()
        self.set_offers(False)

    @property
    def asks_for_words(self) -> bool:
        """Whether there is an input line."""
        return self._line is not None and self._line.isEnabled()

    def type_words(self, words: str) -> None:
        """Write *words* into the input line, wherever the focus is."""
        if self._line is not None:
            self._line.setFocus()
            self._line.insert(words)

    def type_digit(self, digit: int) -> bool:
        """Type *digit* (0 to 9) of an answer's number. Returns whether a number begins so."""
        if self._decision is None or self._waits:
            return False
        if self.asks_for_words:
            self.type_words(str(digit))
            return True
        typed = self._typed + str(digit)
        count = len(self.answers.numbered)
        fitting = [n for n in range(1, count + 1) if str(n).startswith(typed)]
        if not fitting:
            return False
        self._typed = typed
        if fitting == [int(typed)]:
            self._choose_typed()
        else:
            self._wait.start()
        return True

    # --- showing -------------------------------------------------------------------------------

    def _show_mine(self, asked: Asked) -> None:
        decision = asked.decision
        self._heading.ask(asked)
        self.answers.show_answers(decision, self._house_rules, asked.ahead)
        if decision.kind == "text":
            self._show_line(decision)
        elif len(decision.options) > VERY_MANY and not any(
            option.pieces or option.zones for option in decision.options
        ):
            self._show_finder()
        if not answers_open(decision, self._house_rules):
            self._foot.addWidget(
                label("No answer is allowed here. Open the Unstick panel to go on.", "warning")
            )
        if asked.way_out is not None:
            self._foot.addWidget(way_out(asked.way_out, self.suspend.emit))
        for name, way, words in offered_habits(asked):
            made = button(words, "quiet")
            made.clicked.connect(partial(self.from_now_on.emit, name, way))
            self._foot.addWidget(made)
        for name, words in asked.settled.items():
            made = WordyButton(f"Change {name}: {words}", "offer")
            made.fit()
            made.clicked.connect(partial(self.ask_wanted.emit, name))
            self._foot.addWidget(made)

    def _show_others(self, others: list[Asked], chosen: list[Asked]) -> None:
        awaited = Awaited(others, chosen)
        awaited.answer_for_wanted.connect(self.answer_for_wanted)
        awaited.ask_again_wanted.connect(self.ask_again_wanted)
        awaited.again_wanted.connect(self.again_wanted)
        self._foot.addWidget(awaited)

    def _show_line(self, decision: Decision) -> None:
        line = self._line = AnswerLine(decision, self.chosen.emit)
        line.left_below.connect(self._go_to_answers)
        self._head.addWidget(line)
        self._head.addLayout(line.below)

    def _show_finder(self) -> None:
        line = self._line = Finder(self.answers.by_key, self.answers.unfold)
        line.left_below.connect(self._go_to_answers)
        self._head.addWidget(line)

    # --- answering -----------------------------------------------------------------------------

    @property
    def _preselected(self) -> str:
        """The key of the preselected answer; empty if there is none."""
        if self._decision is None or self._waits:
            return ""
        return self._decision.preselected(self._house_rules)

    def _choose_typed(self) -> None:
        self._wait.stop()
        typed, self._typed = self._typed, ""
        if typed and 1 <= int(typed) <= len(self.answers.numbered):
            self.answers.numbered[int(typed) - 1].click()

    def _go_to_answers(self) -> None:
        """Focus the first visible answer."""
        first = next((row for row in self.answers.numbered if row.isVisible()), None)
        if first is not None:
            first.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Handle keys while the panel has the focus: digits type an answer's number, Enter asks for
        the suggested answer, arrows go to the answers."""
        digits = event.text()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.hasFocus():
            self.suggested_wanted.emit()
            return
        if event.key() in (Qt.Key.Key_Down, Qt.Key.Key_Right) and self.hasFocus():
            self._go_to_answers()
            return
        if len(digits) == 1 and digits in "0123456789" and self.type_digit(int(digits)):
            return
        super().keyPressEvent(event)
