"""The inspector: a piece's face, text and numbers, and where each number comes from."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QVBoxLayout

from tabletop.play.rules.modifiers import Value
from ui.base import fonts, theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Tick, joined, rich
from ui.panels.face import Face, FaceSource
from ui.panels.fact_types import PieceFacts
from ui.panels.filled_when_seen import FilledWhenSeen
from ui.panels.sign import Sign
from ui.panels.standings import holding_lines, quest_lines
from ui.panels.widgets import (
    RULE,
    Scroll,
    as_panel,
    button,
    clear,
    label,
    line,
    row,
    rule_link,
    title,
)

YOURS = "Do this yourselves: the program does not."
"""The note under a sentence that is left to the players."""

SUSPENDED = "Suspended: this text has no effect for now."
"""The note under the text of a card that players have suspended."""


SPENT = "Used up for now:"
"""The note before a sentence that is used up."""

SMALL = 0.4
"""A card up to this fraction of the panel's width is small: its title then goes beside it."""

WIDEST = 16_777_215
"""Qt's value for an unlimited width."""


@guarded
class InspectorPanel(FilledWhenSeen):
    """Shows one piece, large.

    `show_piece(facts)` shows it, or an empty panel for None; `faces` paints the cards; `upright`
    shows reversed cards upright (`set_upright`).

    Signals: `lit(pieces)` the pieces behind the line under the pointer; `rule_wanted(id)` open the
    rulebook; `suspend(subject)`, `reinstate(subject)` put a card's text out of force, or in force
    again.
    """

    lit = Signal(list)
    rule_wanted = Signal(str)
    suspend = Signal(str)
    reinstate = Signal(str)

    def __init__(self, faces: FaceSource | None = None) -> None:
        super().__init__()
        as_panel(self, "Inspector")
        self._facts: PieceFacts | None = None
        self._face = Face(faces, widest=300)
        self._upright = Tick("Show upright")
        self._upright.toggled.connect(lambda _: self._turn())
        self._words = Scroll(margin=4, gap=6)
        self._build()
        self.show_piece(None)

    @property
    def faces(self) -> FaceSource | None:
        """The source of card pictures."""
        return self._face.faces

    @faces.setter
    def faces(self, faces: FaceSource) -> None:
        self._face.faces = faces
        self._face.update()

    def _build(self) -> None:
        below = QVBoxLayout(self)
        below.setContentsMargins(8, 8, 8, 8)
        below.addWidget(self._words, 1)
        inside = self._words.column
        self._top = QBoxLayout(QBoxLayout.Direction.TopToBottom)
        self._top.addWidget(self._face)
        self._head, self._text = QVBoxLayout(), QVBoxLayout()
        beside = QVBoxLayout()
        beside.addWidget(self._upright)
        beside.addLayout(self._head)
        beside.addStretch(1)
        self._top.addLayout(beside, 1)
        inside.addLayout(self._top)
        inside.addLayout(self._text)
        inside.addStretch(1)

    def show_piece(self, facts: PieceFacts | None) -> None:
        """Show the piece described by *facts*, scrolled to the top if it is another piece. Does
        nothing if *facts* are shown already."""
        if facts is not None and facts == self._facts:
            return
        if facts is None or self._facts is None or facts.piece != self._facts.piece:
            self._words.verticalScrollBar().setValue(0)
        else:
            self._words.hold()  # it may be being read, so keep the scroll position
        self._facts = facts
        self.renew()

    def fill(self) -> None:
        """Show the last piece again."""
        facts = self._facts
        self._turn()
        clear(self._head)
        clear(self._text)
        if facts is None:
            self._text.addWidget(label("Point at a card to see it here.", "muted"))
            return
        self._head.addWidget(title(facts.title))
        upside_down = "reversed" if facts.reversed else ""
        lies = " · ".join(filter(None, (facts.epithet, facts.kind, upside_down, facts.where)))
        if lies:
            self._head.addWidget(label(lies[:1].upper() + lies[1:], "muted"))
        if facts.quests:
            self._text.addLayout(quest_lines(facts.quests))
        if facts.holdings:
            self._text.addLayout(holding_lines(facts.holdings, self.lit.emit, self.suspend.emit))
        if facts.quests or facts.holdings:
            self._text.addWidget(line())
        self._show_words(facts)
        if facts.flavour:
            self._text.addWidget(theme.titled(label(facts.flavour, "muted"), 16, fonts.OLD_FACE))
        self._show_numbers(facts)

    def _show_numbers(self, facts: PieceFacts) -> None:
        """Add its counters and its second name."""
        if facts.tags or facts.numbers or facts.counters:
            self._text.addWidget(line())
        for name, words in facts.tags.items():
            self._text.addWidget(label(rich("<b>{}:</b> {}", name, words)))
        for name, value in facts.numbers.items():
            self._show_number(name, value)
        for name, count in facts.counters.items():
            if name not in facts.numbers:
                self._text.addWidget(label(rich("<b>{}:</b> {}", name.title(), count)))

    def _show_words(self, facts: PieceFacts) -> None:
        """Add the printed text, and say which of it has no effect now."""
        for sentence in facts.sentences:
            words = label(sentence, "muted" if facts.suspended else "")
            self._text.addWidget(theme.titled(words, 17, fonts.BOOK))
            if sentence in facts.by_hand:
                self._text.addLayout(row(Sign("hand", YOURS), label(YOURS, "muted")))
        for term, means in facts.terms.items():
            self._text.addWidget(label(rich("<b>{}:</b> {}", term, means), "muted"))
        for sentence in facts.spent:
            self._text.addWidget(label(rich("<b>{}</b> {}", SPENT, sentence), "muted"))
        for told in facts.quoting:
            self._text.addWidget(label(told, "muted"))
        if facts.suspended:
            self._text.addWidget(label(SUSPENDED, "bent"))
            back = button(f"Reinstate {facts.title}")
            back.clicked.connect(lambda: self.reinstate.emit(facts.suspended))
            self._text.addWidget(back)

    def set_upright(self, on: bool) -> None:
        """Switch whether reversed cards are shown upright."""
        self._upright.setChecked(on)

    def toggle_upright(self) -> None:
        """Turn the card that is shown."""
        self._upright.toggle()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave room for the text under the card, or beside a small one."""
        super().resizeEvent(event)
        high = min(round(self.height() * 0.55), round(300 * self._face.ratio))
        wide = round(high / self._face.ratio)
        small = wide < SMALL * self.width()
        way = QBoxLayout.Direction.LeftToRight if small else QBoxLayout.Direction.TopToBottom
        self._top.setDirection(way)
        self._face.setFixedHeight(high)
        self._face.setMaximumWidth(max(wide, self._face.minimumWidth()) if small else WIDEST)

    def _turn(self) -> None:
        facts = self._facts
        reversed = facts is not None and facts.reversed
        self._upright.setVisible(reversed)
        upside_down = reversed and not self._upright.isChecked()
        self._face.show_face(facts.face if facts else "", upside_down)
        if facts:
            self._face.setAccessibleName(facts.title + (", reversed" if reversed else ""))

    def _show_number(self, name: str, value: Value) -> None:
        parts = value.parts
        sums = [rich("<b>{}:</b> {}", name, value.n)]
        if len(parts) == 1:
            sums.append(rich(" {} {}", parts[0].why, rule_link(parts[0].rule)))
        else:
            signs = (
                "−" if part.n < 0 else "+" if place else "=" for place, part in enumerate(parts)
            )
            sums += [
                rich("<br>&nbsp;&nbsp;{} {} {} {}", sign, abs(p.n), p.why, rule_link(p.rule))
                for sign, p in zip(signs, parts, strict=True)
            ]
        made = label(joined(sums))
        made.setTextInteractionFlags(
            Qt.TextInteractionFlag.LinksAccessibleByMouse
            | Qt.TextInteractionFlag.LinksAccessibleByKeyboard
        )
        made.linkActivated.connect(lambda link: self.rule_wanted.emit(link.removeprefix(RULE)))
        pieces = [part.piece for part in parts if part.piece >= 0]
        made.linkHovered.connect(lambda link: self.lit.emit(pieces if link else []))
        self._text.addWidget(made)
