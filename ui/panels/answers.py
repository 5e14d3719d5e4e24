"""The answers to a question: one button each, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Set
from functools import partial

from msgspec import Struct
from PySide6.QtCore import Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QWidget

from tabletop.play.questions.decision import Decision, Option
from ui.base import theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Label, set_tip
from ui.panels.answer_blocks import Ahead, Answer, Block, arranged, short, with_reason
from ui.panels.widgets import label, laid_once, restyle
from ui.panels.wordy_button import WordyButton

TOLD_BY_PLACES = 6
"""An answer about one piece with more places than this is shown by the piece alone."""

SPARE = 16
"""How many buttons are kept for later questions, because making one takes longer than changing its
text."""

BESIDE = 230
"""The width in pixels, at a text scale of 100, that is enough for two answers side by side."""


BRIEF = 33
"""The most letters of a description beside another answer; the tool tip shows all of it."""


class Said(Struct):
    """What a button stands for: an *answer*, or a *block* that it opens and closes."""

    block: Block
    answer: Answer | None = None

    @property
    def keys(self) -> Set[str]:
        """The keys of its first options."""
        return {self.answer.option.key} if self.answer else self.block.keys


@guarded
class Answers(QWidget):
    """The answers to one question after another.

    `show_answers(decision, house_rules, ahead)` shows the answers to a decision, with the
    continuations in *ahead*; `leave()` shows none. `by_key` are the buttons of options, `numbered`
    everything that a digit can choose. An opened fold stays open for later questions of the same
    kind. `printed` gives the text of a piece for people who cannot see the card, and `gist` one
    line about the card that an answer names. `light(keys)` highlights the rows of what is pointed
    at on the table.

    Signals: `chosen(key)` an answer; `chosen_all(keys)` an answer with those joined to it;
    `blocked(key)` a forbidden answer was pressed; `lit(pieces, zones)` what the answer under the
    pointer is about, empty if none; `pointed(option)` the answer under the pointer, or None.
    """

    chosen = Signal(str)
    chosen_all = Signal(list)
    blocked = Signal(str)
    lit = Signal(list, list)
    pointed = Signal(object)

    def __init__(self) -> None:
        super().__init__()
        self.printed: Callable[[int], str] = lambda piece: ""
        self.gist: Callable[[Decision, Option], str] = lambda asked, option: ""
        self.by_key: dict[str, WordyButton] = {}
        self.numbered: list[WordyButton] = []
        self._rows: list[WordyButton] = []
        self._said: list[Said] = []
        self._titles: list[Label] = []
        self._titled = 0
        self._decision: Decision | None = None
        self._house_rules: Collection[str] = ()
        self._ahead: Ahead = {}
        self._put_forward = ""
        self._open: set[str] = set()
        self._lies: dict[QWidget, tuple[int, int, int]] = {}
        self._at, self._two = (0, 0), True
        self._grid = QGridLayout()
        self._grid.setContentsMargins(0, 0, 0, 0)
        self._grid.setSpacing(4)
        for column in (0, 1):
            self._grid.setColumnStretch(column, 1)
        self.setLayout(self._grid)

    def leave(self) -> None:
        """Show no answers until there is a question again."""
        self._begin(None)
        self._open.clear()
        self._end()

    def show_answers(
        self, decision: Decision, house_rules: Collection[str], ahead: Ahead | None = None
    ) -> None:
        """Show the answers to *decision*; *house_rules* are the rules left out at this table."""
        self._ahead = ahead or {}
        with laid_once(self._grid):
            self._show_all(decision, house_rules)
        self._grid.update()
        self.updateGeometry()

    def _show_all(self, decision: Decision, house_rules: Collection[str]) -> None:
        self._begin(decision)
        self._house_rules = house_rules
        self._put_forward = decision.preselected(house_rules)
        blocks = arranged(decision, house_rules, self._ahead)
        folds = (block for block in blocks if block.kind in ("fold", "barred"))
        self._open &= {_name(block) for block in folds}
        for block in blocks:
            self._show_block(block)
        self._end()

    def light(self, keys: Set[str]) -> None:
        """Highlight the rows of these answers, or the folds that contain them."""
        for row, said in zip(self._rows, self._said, strict=False):
            shut = said.answer is not None or _name(said.block) not in self._open
            row.light(on=shut and bool(keys & said.keys))

    def unfold(self) -> None:
        """Open all folds."""
        shut = {_name(said.block) for said in self._said if said.answer is None} - self._open
        if shut and self._decision is not None:
            self._open |= shut
            self.show_answers(self._decision, self._house_rules, self._ahead)

    # --- blocks --------------------------------------------------------------------------------

    def _show_block(self, block: Block) -> None:
        if block.kind == "barred" and len(block.answers) == 1:
            self._show_barred(block)
            return
        if block.kind in ("fold", "barred"):
            self._show_fold(block)
            if _name(block) not in self._open:
                return
        elif block.kind == "beside" and (block.title or block.warning):
            self._title(
                block.title or f"! {block.warning}", "warning" if block.warning else "muted"
            )
        across = self._two and block.kind in ("beside", "fold") and len(block.answers) > 1
        for answer in block.answers:
            self._show_answer(answer, block, beside=across)
        self._end_line()

    def _show_fold(self, block: Block) -> None:
        """Add one line that opens and closes *block*."""
        row = self._row(block.title, "fold", Said(block))
        opened = _name(block) in self._open
        mark = "▾" if opened else "▸"
        row.set_count(mark if block.kind == "barred" else f"{len(block.answers)} {mark}")
        if block.kind == "barred":
            row.add_line(block.reason, "muted")
        row.describe("Press to hide these answers." if opened else "Press to see them.")
        if block.kind == "fold":
            self.numbered.append(row)
            row.set_badge(str(len(self.numbered)))

    def _show_barred(self, block: Block) -> None:
        """Add a line for the only forbidden answer; pressing it explains the rule."""
        (answer,) = block.answers
        words = with_reason(answer.option.label, answer.option.why)
        row = self._row(words, "fold", Said(block, answer))
        row.setAccessibleName(answer.label)
        _tell_rule(row, answer.option)
        self.by_key[answer.option.key] = row

    def _show_answer(self, answer: Answer, block: Block, *, beside: bool) -> None:
        """Add the button of an *answer* in *block*."""
        option, decision = answer.option, self._decision
        assert decision is not None
        stopped = not option.is_open(self._house_rules)
        preselected = option.key == self._put_forward and not answer.then
        role = "blocked" if stopped else "main" if preselected else ""
        words = short(answer, block.title) if block.kind == "beside" else answer.label
        told, behind = self._told(answer, words), ""
        if beside and not (block.title or told):  # a name and its description
            words, _, behind = words.partition(": ")
        row = self._row(words, role, Said(block, answer), beside=beside)
        row.setAccessibleName(answer.label)
        quiet = "" if role == "main" else "muted"
        if told and beside and len(told) > BRIEF:
            set_tip(row, told)
            row.describe(told)
        elif told or behind:
            row.add_line(told or behind, quiet)
        if option.why and not stopped:
            row.add_line(f"Allowed by your house rule about {option.rule}", "bent")
        elif option.why:
            row.add_line(f"× {option.why}", "danger")
            _tell_rule(row, option)
        if option.warning and not block.warning:
            row.add_line(f"! {option.warning}", "" if role == "main" else "warning")
        elif option.warning:
            row.describe(option.warning)
        if answer.pieces:
            row.describe(self.printed(answer.pieces[0]))
        if not answer.then:
            self.by_key[option.key] = row
        self.numbered.append(row)
        if decision.kind != "text":
            row.set_badge(str(len(self.numbered)))

    def _told(self, answer: Answer, words: str) -> str:
        """What is known of *answer* beyond its *words*."""
        if answer.then:
            last = answer.then[-1]
            return last.tells if last.effect.lower() in last.label.lower() else last.effect
        option = answer.option
        if option.tells or self._decision is None:
            return option.tells
        if words != option.label and option.effect.lower() not in f"{words} {option.label}".lower():
            return option.effect
        return self.gist(self._decision, option) if words == option.label else ""

    # --- the rows ------------------------------------------------------------------------------

    def _begin(self, decision: Decision | None) -> None:
        self._decision = decision
        self.by_key, self.numbered, self._said = {}, [], []
        self._titled, self._at = 0, (0, 0)
        self._two = self._has_room_for_two

    @property
    def _has_room_for_two(self) -> bool:
        return self.width() >= BESIDE * theme.text_scale()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put answers side by side or below each other, as the width allows."""
        super().resizeEvent(event)
        if self._two != self._has_room_for_two and self._decision is not None:
            self.show_answers(self._decision, self._house_rules, self._ahead)

    def _end(self) -> None:
        """Remove unused rows, but keep a few spare buttons."""
        used = len(self._said)
        self.setVisible(bool(used))
        for title in self._titles[self._titled :]:
            title.hide()
            title.clear()
        for row in self._rows[:used]:
            row.fit()
        for spare in self._rows[used:]:
            if not spare.isHidden():
                spare.hide()
                spare.say("")
                spare.fit()
            self._take_out(spare)
        for spare in self._rows[used + SPARE :]:
            spare.deleteLater()
        del self._rows[used + SPARE :]

    def _take_out(self, widget: QWidget) -> None:
        if self._lies.pop(widget, None) is not None:
            self._grid.removeWidget(widget)

    def _place(self, widget: QWidget, *, beside: bool) -> None:
        """Put *widget* into the next cell, or on the next line if it is not *beside* another."""
        line, column = self._at
        if column and not beside:
            line, column = line + 1, 0
        place = line, column, 1 if beside else 2
        self._at = (line, 1) if beside and not column else (line + 1, 0)
        if self._lies.get(widget) != place:
            self._take_out(widget)
            self._grid.addWidget(widget, line, column, 1, place[2])
            self._lies[widget] = place

    def _end_line(self) -> None:
        """Start a new line after the last widget."""
        line, column = self._at
        if column:
            self._at = line + 1, 0

    def _title(self, words: str, role: str) -> None:
        """Add a title above the answers of a block."""
        if self._titled == len(self._titles):
            self._titles.append(label("", role))
        title = self._titles[self._titled]
        self._titled += 1
        if title.property("role") != role:
            restyle(title, role)
        title.setText(words)
        self._place(title, beside=False)
        title.show()

    def _row(self, words: str, role: str, said: Said, *, beside: bool = False) -> WordyButton:
        """The next button, labelled *words*."""
        at = len(self._said)
        self._said.append(said)
        if at == len(self._rows):
            made = WordyButton(words, role)
            made.clicked.connect(partial(self._press, at))
            made.pointed.connect(partial(self._point, at))
            self._rows.append(made)
        row = self._rows[at]
        row.light(on=False)
        row.say(words, role, narrow=beside)
        self._place(row, beside=beside)
        row.show()
        return row

    # --- answering -----------------------------------------------------------------------------

    def _press(self, at: int) -> None:
        said = self._said[at]
        if said.answer is None:
            self._open ^= {_name(said.block)}
            if self._decision is not None:
                self.show_answers(self._decision, self._house_rules, self._ahead)
                self._rows[at].setFocus()
        elif said.answer.then:
            self.chosen_all.emit([said.answer.option.key, *(each.key for each in said.answer.then)])
        else:
            option = said.answer.option
            is_open = option.is_open(self._house_rules)
            (self.chosen if is_open else self.blocked).emit(option.key)

    def _point(self, at: int, on: bool) -> None:
        answer = self._said[at].answer if on and at < len(self._said) else None
        self.pointed.emit(answer.option if answer else None)
        if answer is None:
            self.lit.emit([], [])
        else:
            told = len(answer.zones) <= TOLD_BY_PLACES or not answer.pieces
            self.lit.emit(list(answer.pieces), list(answer.zones) if told else [])


def _tell_rule(row: WordyButton, option: Option) -> None:
    """Say in the tool tip of *row* which rule forbids *option*."""
    by = f" by {option.rule}" if option.rule else ""
    anyway = "" if option.absolute else ", or to do it anyway"
    set_tip(row, f"Not allowed{by}. Press to read the rule{anyway}.")
    row.describe(option.why)


def _name(block: Block) -> str:
    """The name by which an open *block* is recognised at the next question."""
    return block.kind if block.kind == "barred" else block.title
