"""How quests stand and what is in force, as lines of a panel."""

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
    """Each quest ticked as it stands now, with what is missing or why it is met."""
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
    """What stands beside a quest: why it is met and since when, or what is missing."""
    since = f", since turn {quest.since}" if quest.met and quest.since else ""
    return f"{quest.why}{since}"


def holding_lines(
    holdings: Sequence[Holding],
    lit: Callable[[list[int]], object],
    suspend: Callable[[str], object],
) -> QVBoxLayout:
    """Each sentence in force: whose it is, on whom, since when and how long; and after the last of
    what is suspended together, its suspension."""
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
        out = button(f"Suspend {held.card}", tip="Its words do nothing until they are reinstated")
        out.clicked.connect(lambda _=False, subject=held.subject: suspend(subject))
        lines.addWidget(out)
    return lines


def way_out(held: Holding, suspend: Callable[[str], object]) -> WordyButton:
    """The button that suspends the newest sentence in force, where nothing else is left."""
    made = WordyButton(f"Suspend {held.card}", "main")
    on = f" on {held.whom}" if held.whom else ""
    made.add_line(f"The newest in force{on}: {held.sentence}", "")
    made.clicked.connect(lambda: suspend(held.subject))
    return made


@guarded
class _Pointed(Label):
    """Words that light the cards they speak of while they are pointed at."""

    def __init__(self, words: str, pieces: list[int], lit: Callable[[list[int]], object]) -> None:
        super().__init__(words)
        self.setWordWrap(True)
        self.setMinimumWidth(1)
        self._pieces, self._lit = pieces, lit

    def enterEvent(self, event: QEnterEvent) -> None:
        """The pointer has come."""
        self._lit(self._pieces)
        super().enterEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """The pointer has gone."""
        self._lit([])
        super().leaveEvent(event)
