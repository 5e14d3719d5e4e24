"""The answers of a question, each a button, in the order of their numbers."""

from __future__ import annotations

from collections.abc import Callable, Collection, Set
from functools import partial

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from tabletop.play.questions.decision import Decision, Option
from ui.base.safe_text import set_tip
from ui.panels.folded_answers import folds, in_one, numbered, under_cards
from ui.panels.widgets import column, laid_once
from ui.panels.wordy_button import WordyButton
from ui.seat import gestures

TOLD_BY_PLACES = 6
"""An answer about a piece that may go to more places than these is told by the piece alone."""

SPARE = 16
"""Buttons kept for later questions: to make one takes longer than to have it say other words."""


class Answers(QWidget):
    """The answers of one question after another.

    `show_answers(decision, house_rules)` shows those of a decision, `leave()` shows none. `by_key`
    are their buttons, `numbered` those of them that a digit takes. Many that dragging gives as well
    are folded away, what may be done with a card besides under that card; once unfolded they stay
    so while such questions last. `printed` tells what
    stands on a piece: who cannot see the card that an answer is about hears it. `gist` tells in a
    line what the card does that an answer only names. `light(keys)` lights the rows of what is
    pointed at on the table.

    `chosen(key)`: an answer. `blocked(key)`: a blocked one was pressed. `lit(pieces, zones)`: what
    an answer is about, empty when nothing is pointed at. `pointed(option)`: the answer pointed at,
    none when that is left.
    """

    chosen = Signal(str)
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
        self._said: list[Option | None] = []
        self._decision: Decision | None = None
        self._house_rules: Collection[str] = ()
        self._put_forward = ""
        self._folded: list[Option] = []
        self._unfolded = False
        self._cards: dict[int, int] = {}
        self._under: dict[int, set[str]] = {}
        self._open_cards: set[int] = set()
        self._column = column(gap=6)
        self.setLayout(self._column)

    def leave(self) -> None:
        """Show none, until there is a question again."""
        self._begin(None)
        self._unfolded = False
        self._end()

    def show_answers(self, decision: Decision, house_rules: Collection[str]) -> None:
        """Show those of *decision*, at a table that does without the rules *house_rules*."""
        with laid_once(self._column):
            self._show_all(decision, house_rules)

    def _show_all(self, decision: Decision, house_rules: Collection[str]) -> None:
        self._begin(decision)
        self._house_rules = house_rules
        self._put_forward = decision.preselected(house_rules)
        folded = folds(decision.options)
        under = under_cards(folded)
        self._open_cards &= under.keys()
        shown = numbered(decision, folded, house_rules)
        last = {option.pieces[0]: option for option in shown if option.pieces}
        for option in shown:
            self._show(option, decision)
            if option.pieces and last[option.pieces[0]] is option:
                self._show_under(under.pop(option.pieces[0], []), decision)
        for options in under.values():
            self._show_under(options, decision)
        folded = [each for each in folded if each.why or not (each.aside and each.half)]
        self._folded = sorted(folded, key=self._is_stopped)
        if folded:
            self._say_folded()
        if self._unfolded and folded:
            self.unfold()
        else:
            self._unfolded = False
            self._end()

    def light(self, keys: Set[str]) -> None:
        """Light the rows of these answers, or those under which they are folded."""
        shown = [option.key if option else None for option in self._said]
        folded = any(option.key in keys for option in self._folded)
        for at, (row, key) in enumerate(zip(self._rows, shown, strict=False)):
            if key is None:
                on = folded if at not in self._cards else bool(keys & self._under[at])
            else:
                on = key in keys
            row.light(on=on)

    def unfold(self) -> None:
        """Show what is folded away, if anything is."""
        if self._cards and self._decision is not None:
            self._open_cards |= {*self._cards.values()}
            self.show_answers(self._decision, self._house_rules)
        folded, self._folded = self._folded, []
        if not folded or self._decision is None:
            return
        self._unfolded = True
        self._said.pop()  # the line that stood for them
        for option in folded:
            self._show(option, self._decision)
        self._end()

    def _show_under(self, options: list[Option], decision: Decision) -> None:
        """What is folded under a card: one line, or all of it once that was pressed."""
        if not options:
            return
        card = options[0].pieces[0]
        if card in self._open_cards or len(options) == 1:
            for option in options:
                self._show(option, decision)
            return
        row = self._row(in_one(options), "quiet", None)
        row.add_line("In place of its words. Press to choose.")
        self._cards[len(self._said) - 1] = card
        self._under[len(self._said) - 1] = {option.key for option in options}

    # --- the rows ------------------------------------------------------------------------------

    def _begin(self, decision: Decision | None) -> None:
        self._decision = decision
        self.by_key, self.numbered, self._said, self._folded = {}, [], [], []
        self._cards, self._under = {}, {}

    def _end(self) -> None:
        """What says nothing is not there; of what was needed once a few are kept."""
        used = len(self._said)
        self.setVisible(bool(used))
        for row in self._rows[:used]:
            row.fit()
        for spare in self._rows[used:]:
            if not spare.isHidden():
                spare.hide()
                spare.say("")
                spare.fit()
        for spare in self._rows[used + SPARE :]:
            self._column.removeWidget(spare)
            spare.deleteLater()
        del self._rows[used + SPARE :]

    def _row(self, words: str, role: str, option: Option | None) -> WordyButton:
        """The next button, to say *words*."""
        at = len(self._said)
        self._said.append(option)
        if at == len(self._rows):
            made = WordyButton(words, role)
            made.clicked.connect(partial(self._press, at))
            made.pointed.connect(partial(self._point, at))
            self._rows.append(made)
            self._column.addWidget(made)
        row = self._rows[at]
        row.light(on=False)
        row.say(words, role)
        row.show()
        return row

    def _show(self, option: Option, decision: Decision) -> None:
        stopped = self._is_stopped(option)
        preselected = option.key == self._put_forward
        role = "blocked" if stopped else "main" if preselected else ""
        row = self._row(option.label, role, option)
        if told := option.tells or self.gist(decision, option):
            row.add_line(told, "" if role == "main" else "muted")
        if option.why and not stopped:
            row.add_line(f"Allowed by your house rule about {option.rule}", "bent")
        elif option.why:
            row.add_line(f"× {option.why}", "danger")
            by = f" by {option.rule}" if option.rule else ""
            anyway = "" if option.absolute else ", or to do it anyway"
            set_tip(row, f"Not allowed{by}. Press to read the rule{anyway}.")
        if option.warning:
            row.add_line(f"! {option.warning}", "" if role == "main" else "warning")
        if option.pieces:
            row.describe(self.printed(option.pieces[0]))
        self.by_key[option.key] = row
        self.numbered.append(row)
        if decision.kind != "text":
            row.set_badge(str(len(self.numbered)))

    def _say_folded(self) -> None:
        """One line for what the table gives by dragging; pressed, it shows each of them."""
        count, stopped = len(self._folded), sum(map(self._is_stopped, self._folded))
        besides = [each for each in self._folded if not self._is_stopped(each)]
        if besides and all(each.aside for each in besides):
            things = "1 thing" if len(besides) == 1 else f"{len(besides)} things"
            more = self._row(f"More: {things} that may be done besides", "quiet", None)
            barred = f", and {_forbidden(stopped)}" if stopped else ""
            more.add_line(f"Press here to read what{barred}.")
        elif any(not self._is_stopped(each) for each in self._folded):
            more = self._row(f"More: {count} things to do on the table", "quiet", None)
            more.add_line(f"{self._how_pointed()}, or press here to read them.")
        else:
            more = self._row(f"More: {_forbidden(count)}", "quiet", None)
            more.add_line("Press here to read why.")

    def _how_pointed(self) -> str:
        """How what is folded away is answered on the table."""
        if self._decision is None or gestures.places(self._decision, self._house_rules) != [
            option for option in self._decision.options if option in self._folded
        ]:
            return "Click or drag a card there"
        return "Click a place that is lit there"

    def _is_stopped(self, option: Option) -> bool:
        """Whether a rule forbids it that holds at this table."""
        return not option.is_open(self._house_rules)

    # --- answering -----------------------------------------------------------------------------

    def _press(self, at: int) -> None:
        option = self._said[at]
        if option is None and at in self._cards and self._decision is not None:
            self._open_cards.add(self._cards[at])
            self.show_answers(self._decision, self._house_rules)
            self._rows[at].setFocus()
        elif option is None:
            self.unfold()
            self._rows[at].setFocus()
        else:
            (self.blocked if self._is_stopped(option) else self.chosen).emit(option.key)

    def _point(self, at: int, on: bool) -> None:
        option = self._said[at] if on and at < len(self._said) else None
        self.pointed.emit(option)
        if option is None:
            self.lit.emit([], [])
        else:
            told = len(option.zones) <= TOLD_BY_PLACES or not option.pieces
            self.lit.emit(list(option.pieces), list(option.zones) if told else [])


def _forbidden(count: int) -> str:
    """So many answers that a rule forbids, in words."""
    return f"{count} that {'is' if count == 1 else 'are'} not allowed now"
