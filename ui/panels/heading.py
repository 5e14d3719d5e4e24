"""The heading above the answers: who is asked, the rule, the question, and the way back."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from ui.base import fonts
from ui.panels.fact_types import Asked
from ui.panels.seat_sign import SeatSign
from ui.panels.widgets import button, column, label, name_rule, row, rule_button, title


class Heading(QWidget):
    """Shows one question after another: `ask(asked)`, or none: `leave()`.

    Signals: `back_wanted()` take the last answer back; `rule_wanted(id)` open the rulebook.
    """

    back_wanted = Signal()
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        self._who = label("", "muted")
        self._sign, self._acts = SeatSign(0, "", 30), title("", 24)
        self._back = button("Back", "", "Undo the last answer (Esc)")
        self._rule = rule_button("")
        self._question = title("", 20, fonts.BOOK)
        self._beside, self._terms = label("", "muted"), label("", "muted")
        lines = column(gap=6)
        lines.addLayout(row(self._sign, self._who, self._acts, self._back, self._rule))
        lines.addWidget(self._question)
        lines.addWidget(self._beside)
        lines.addWidget(self._terms)
        self.setLayout(lines)
        self._back.clicked.connect(self.back_wanted)
        self._rule.clicked.connect(lambda: self.rule_wanted.emit(self._rule.text()))

    def ask(self, asked: Asked) -> None:
        """Show who is asked, the question and its rule."""
        acts, decision = asked.turn >= 0, asked.decision
        question, mark, beside = decision.ask.partition("? ")
        self._sign.show_seat(decision.seat, asked.who)
        name_rule(self._rule, decision.rule)
        for words, told in (
            (self._who, "" if acts else f"{asked.who} is asked"),
            (self._acts, asked.who if acts else ""),
            (self._question, question + mark.strip()),
            (self._beside, beside),
            (self._terms, "\n".join(f"{term}: {means}" for term, means in asked.terms.items())),
        ):
            words.setText(told)
            words.setVisible(bool(told))
        self.show()
        self._sign.setVisible(acts)
        self._back.setVisible(asked.back)
        self._rule.setVisible(bool(decision.rule))

    def leave(self) -> None:
        """Clear the last question."""
        self.hide()
        for words in (self._who, self._acts, self._question, self._beside, self._terms):
            words.clear()
