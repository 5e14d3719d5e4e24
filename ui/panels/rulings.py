"""The rulings panel: house rules, suspended rules, and everything done by hand."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import Signal, SignalInstance
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from tabletop.play.rules.mechanisms import Ruling
from ui.base.running_text import within
from ui.panels.fact_types import ToldLine
from ui.panels.widgets import Scroll, as_panel, button, clear, label, line, rule_button, title
from ui.panels.wrapping_row import WrappingRow


class RulingsPanel(QWidget):
    """Lists what the players ruled.

    `show_rulings(house_rules, suspended, bent, quote, modules, changed, packs)` fills it with: ids
    of rules left out; what players suspended, with its name in words; chronicle lines by hand; a
    function that gives a rule's text; the modules in play; what modules change and in which order;
    the packs in play.

    Signals: `give_up(rule)` apply the rule again; `reinstate(subject)` put it in force again;
    `rewind_wanted(entry)` go back to before a move by hand; `rule_wanted(id)` open the rulebook.
    """

    give_up = Signal(str)
    reinstate = Signal(str)
    rewind_wanted = Signal(int)
    rule_wanted = Signal(str)

    def __init__(self) -> None:
        super().__init__()
        as_panel(self, "House rules and moves by hand")
        self._shown: object = None
        self._scroll = Scroll()
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        outer.addWidget(self._scroll)
        self.show_rulings([], {}, [], lambda _: "")

    def show_rulings(
        self,
        house_rules: Sequence[str],
        suspended: Mapping[str, str],
        bent: Sequence[ToldLine],
        quote: Callable[[str], str],
        modules: Sequence[str] = (),
        changed: Sequence[Ruling] = (),
        packs: Sequence[str] = (),
    ) -> None:
        """Show the rulings at this table. Does nothing if they are shown already."""
        shown = [*house_rules], {**suspended}, [*bent], [*modules], [*changed], [*packs]
        if shown == self._shown:
            return
        self._shown = shown
        below = self._scroll.column
        clear(below)
        if modules:
            below.addWidget(title("Modules", 16))
            below.addWidget(label(f"In play: {', '.join(modules)}."))
            for ruling in changed:
                self._show_change(ruling)
            below.addWidget(line())
        if packs:
            below.addWidget(title("Packs", 16))
            below.addWidget(label(f"Your own cards in play: {', '.join(packs)}."))
            below.addWidget(line())
        below.addWidget(title("House rules", 16))
        for rule in house_rules:
            self._show_rule(rule, quote(rule), "Apply this rule again", self.give_up)
        if not house_rules:
            below.addWidget(label("None. All printed rules apply.", "muted"))
        if suspended:
            below.addWidget(line())
            below.addWidget(title("Suspended", 16))
            for subject, name in suspended.items():
                self._show_suspended(subject, name, quote(subject))
        below.addWidget(line())
        below.addWidget(title("By hand", 16))
        for told in bent:
            below.addLayout(self._bent(told))
        if not bent:
            below.addWidget(label("Nothing was done by hand.", "muted"))
        below.addStretch(1)

    def _show_rule(self, rule: str, text: str, words: str, signal: SignalInstance) -> None:
        below = self._scroll.column
        link = rule_button(rule)
        link.clicked.connect(lambda: self.rule_wanted.emit(rule))
        give_up = button(words)
        give_up.setAccessibleName(f"{words}: {rule}")
        give_up.clicked.connect(lambda: signal.emit(rule))
        below.addWidget(label(f"Left out: {text}" if text else "This rule is left out."))
        below.addWidget(WrappingRow(give_up, link))

    def _show_change(self, ruling: Ruling) -> None:
        """Show what a module changes, or which of several changes comes first."""
        across = QHBoxLayout()
        across.addWidget(label(ruling.words), 1)
        if ruling.rule:
            link = rule_button(ruling.rule)
            link.clicked.connect(lambda: self.rule_wanted.emit(ruling.rule))
            across.addWidget(link)
        self._scroll.column.addLayout(across)

    def _show_suspended(self, subject: str, name: str, text: str) -> None:
        """Show a card whose text is suspended, or a rule."""
        if text:
            self._show_rule(subject, text, "Reinstate", self.reinstate)
            return
        back = button("Reinstate")
        back.setAccessibleName(f"Reinstate: {name}")
        back.clicked.connect(lambda: self.reinstate.emit(subject))
        below = self._scroll.column
        below.addWidget(label(f"The text of {within(name)} has no effect for now.", "bent"))
        below.addWidget(WrappingRow(back))

    def _bent(self, told: ToldLine) -> QHBoxLayout:
        back = button("Go back", "", "Go back to just before this; you can redo it")
        back.setAccessibleName(f"Go back to before: {told.words}")
        back.clicked.connect(lambda: self.rewind_wanted.emit(told.entry))
        across = QHBoxLayout()
        across.addWidget(label(told.words, "bent"), 1)
        across.addWidget(back)
        return across
