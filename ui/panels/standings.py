"""The state of quests, and what is in force, as lines of a panel."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QEnterEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout

from tabletop.play.rules.game import Standing
from ui.base import theme
from ui.base.qt_guard import guarded
from ui.base.safe_text import Label, rich
from ui.panels.fact_types import Holding
from ui.panels.widgets import button, label, title
from ui.panels.wordy_button import WordyButton

MET, OPEN = "✓", "○"


def quest_lines(quests: Sequence[Standing]) -> QVBoxLayout:
    """A line for each quest: whether it is met, and why or what is missing."""
    lines = QVBoxLayout()
    lines.setSpacing(4)
    for quest in quests:
        lines.addLayout(_quest(quest))
    return lines


def _quest(quest: Standing) -> QHBoxLayout:
    mark = label(MET if quest.met else OPEN, "met" if quest.met else "muted")
    mark.setWordWrap(False)
    mark.setFixedWidth(theme.pixels(16))
    mark.setAlignment(Qt.AlignmentFlag.AlignTop)
    mark.setAccessibleName("Met" if quest.met else "Not met")
    told = rich("{}<br><small>{}</small>", quest.sentence, beside(quest))
    words = label(told, "met" if quest.met else "")
    across = QHBoxLayout()
    across.setSpacing(4)
    across.addWidget(mark)
    across.addWidget(words, 1)
    return across


def beside(quest: Standing) -> str:
    """The text beside a quest: why and since when it is met, or what is missing."""
    since = f", since turn {quest.since}" if quest.met and quest.since else ""
    return f"{quest.why}{since}"


def holding_lines(
    holdings: Sequence[Holding],
    lit: Callable[[list[int]], object],
    suspend: Callable[[str], object],
) -> QVBoxLayout:
    """A line for each sentence in force: whose, on whom, since when and for how long. After the
    last of those that are suspended together comes the button to suspend them."""
    lines = QVBoxLayout()
    lines.setSpacing(4)
    if holdings:
        lines.addWidget(title("In force", 16))
    last = {held.subject: held for held in holdings}
    for held in holdings:
        on = f" on {held.whom}" if held.whom else ""
        since = f"since turn {held.since}" if held.since else ""
        made = _Pointed(f"{held.card}{on}: {held.sentence}", [held.piece, *held.on], lit)
        lines.addWidget(made)
        if lasts := ", ".join(filter(None, (since, held.until))):
            lines.addWidget(label(f"{lasts[:1].upper()}{lasts[1:]}.", "muted"))
        if last[held.subject] is not held:
            continue
        out = button(f"Suspend {held.card}", tip="Its text has no effect until it is reinstated")
        out.clicked.connect(lambda _=False, subject=held.subject: suspend(subject))
        lines.addWidget(out)
    return lines


def way_out(held: Holding, suspend: Callable[[str], object]) -> WordyButton:
    """The button that suspends the newest sentence in force, when nothing else is possible."""
    made = WordyButton(f"Suspend {held.card}", "main")
    on = f" on {held.whom}" if held.whom else ""
    made.add_line(f"The newest in force{on}: {held.sentence}", "")
    made.clicked.connect(lambda: suspend(held.subject))
    return made


@guarded
class _Pointed(Label):
    """Text that lights the cards it names while the pointer is on it."""

    def __init__(self, words: str, pieces: list[int], lit: Callable[[list[int]], object]) -> None:
        super().__init__(words)
        self.setWordWrap(True)
        self.setMinimumWidth(1)
        self._pieces, self._lit = pieces, lit

    def enterEvent(self, event: QEnterEvent) -> None:
        """Light the cards."""
        self._lit(self._pieces)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Light nothing."""
        self._lit([])
        super().leaveEvent(event)
