"""What a screen reader is told of a game: what happened, what is asked, and why something was
refused.

All of it is shown to the person at the screen in words, so it reveals nothing. While the table is
hidden, nothing is announced.
"""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.play.questions.decision import Decision
from ui.base.read_aloud import announce, somebody_listens
from ui.brief.panel_facts import who
from ui.panels.fact_types import RefusedDrop, ToldLine
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.seat.gestures import is_open

BACK = "Undone."


class Announcer:
    """Announces the game of *bridge* near *table*, each thing once and in order: `happened(lines)`
    with the whole present chronicle, then `ask()`."""

    def __init__(self, bridge: Bridge, table: TableView) -> None:
        self._bridge, self._table = bridge, table
        self._told, self._entries = 0, 0
        self._began = False
        self._asked: Decision | None = None
        self._ended = False

    def happened(self, lines: Sequence[ToldLine]) -> None:
        """Announce the new ones of *lines*; if the game went back, announce that."""
        port = self._bridge.port
        back, begins = port.entries < self._entries, not self._began
        new = lines[self._told :] if not (back or begins) else ()
        self._told, self._entries, self._began = len(lines), port.entries, True
        if back:
            self._asked, self._ended = None, False
            self._say(BACK)
        self._say(" ".join(line.words for line in new))
        if port.outcome is not None and not self._ended:
            self._ended = True
            self._say(port.outcome.words)

    def ask(self) -> None:
        """Announce the question to the person at the screen, unless that was done."""
        if not (self._table.isVisible() and somebody_listens()):
            return
        before, self._asked = self._asked, self._bridge.decision
        if self._asked is not None and self._asked != before:
            bridge = self._bridge
            self._say(in_words(self._asked, who(bridge, self._asked), bridge.house_rules))

    def ask_again(self) -> None:
        """Let the question be announced again, because somebody else comes to the screen."""
        self._asked = None

    def refused(self, refused: RefusedDrop) -> None:
        """Announce why something was refused, and by which rule."""
        rules = " and ".join((*refused.beside, refused.rule)).strip()
        self._say(f"Refused. {refused.why}" + (f" Rule {rules}." if rules else ""))

    def _say(self, words: str) -> None:
        if self._table.isVisible():
            announce(self._table, words)


def in_words(asked: Decision, name: str, without: Sequence[str]) -> str:
    """Who is asked (*name*), the question, and how many answers there are *without* these rules."""
    count = sum(is_open(option, without) for option in asked.offered)
    answers = "One answer." if count == 1 else f"{count} answers."
    if asked.kind == "text":
        offered = "the suggested one" if count == 1 else f"one of {count} suggestions"
        answers = f"Type an answer, or choose {offered}."
    whom = f"{name} is asked: " if name and name not in asked.ask else ""
    return f"{whom}{asked.ask} {answers}"
