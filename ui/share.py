"""A game in the share window: what everybody may know of it, and nothing else."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QMouseEvent

from tabletop.play.decision import Decision
from tabletop.play.port import Port
from tabletop.table.view import EVERYONE
from ui.bridge import Bridge
from ui.guarded import guarded
from ui.onlooking import Onlooker, told, who
from ui.panels.face import Faces
from ui.panels.folding import folds, numbered
from ui.panels.share_words import ShareWords
from ui.scene.layout import layout_of
from ui.scene.pointing import pointed_at
from ui.scene.shown_table import ShownTable
from ui.scene.table_view import TableView
from ui.windows.share import ShareWindow

LINES = 14
"""So many lines of the chronicle are handed on; as many of them are written as fit."""

ANSWERS = 6
"""Answers that have no code on the table are told by number, if they are no more than these."""

OVER = "The game is over"
HALTED = "The rules cannot go on with the table as it lies. It is being put right by hand."


@guarded
class Share(QObject):
    """Shows the game of *bridge* in *window*, with a ring where one points on *felt*, the table of
    the program's own window.

    All that is shown comes out of a port of nobody in particular. A ring is drawn on what lies open
    to all, and never while several choose in secret: where one points then may tell what is chosen.
    """

    def __init__(
        self, bridge: Bridge, felt: TableView, faces: Faces, window: ShareWindow, speed: float
    ) -> None:
        super().__init__(window)
        self._bridge, self._felt, self._window = bridge, felt, window
        self.port = bridge.port_of(EVERYONE)
        self.table = ShownTable()
        self._lines: tuple[str, ...] = ()
        window.show_table(self.table, bridge.game.title)
        self._onlooker = Onlooker(self.port, self.table, faces, self)
        self._onlooker.rested.connect(self._tell_happened)
        self.set_speed(speed)
        self.speak(bridge.spoken.language)
        self._onlooker.begin(self._offered())
        self._tell_happened()
        bridge.settled.connect(self._look)
        felt.viewport().installEventFilter(self)

    def set_speed(self, factor: float) -> None:
        """Motion so many times as fast; 0: none."""
        self.table.set_speed(factor)

    def speak(self, language: str) -> None:
        """Say of cards what the game says in *language*."""
        self._onlooker.speak(language)

    def leave(self) -> None:
        """The game is put away."""
        self._bridge.settled.disconnect(self._look)
        self._felt.viewport().removeEventFilter(self)
        self._onlooker.leave()
        self._window.show_nothing()
        self.deleteLater()

    # --- what is shown -------------------------------------------------------------------------

    def _look(self, _view: object) -> None:
        """Show and light what is new; what happened is told once it was seen."""
        self._onlooker.look(self._offered())
        if self._is_secret:
            self.table.point_at(None)
        self.table.ring.lie()
        self._write()

    def _tell_happened(self) -> None:
        self._lines = tuple(told(self.port, LINES))
        self._window.aim.show_aim(self.port.aim())
        self._write()

    def _write(self) -> None:
        self._window.words.show_words(self._words())

    def _offered(self) -> Decision | None:
        """What a person is asked, if everybody may know what can be answered."""
        asked = self.port.public
        if asked is None or (asked.seat >= 0 and self.port.seats[asked.seat].bot):
            return None
        return self._onlooker.said([asked])[0]

    def _words(self) -> ShareWords:
        """What stands beside the table."""
        port, lines = self.port, self._lines
        outcome, title = port.outcome, port.step.title if port.step is not None else ""
        questions, chosen = port.questions, port.chosen
        if outcome is not None:
            return ShareWords(who=OVER, ask=outcome.words, lines=lines)
        if len(questions) + len(chosen) > 1:
            return in_secret(port, title, lines)
        if not questions:
            return ShareWords(ask=HALTED, step=title, lines=lines)
        offered = self._offered()
        asked = offered or self._onlooker.said(questions)[0]
        signed = layout_of(port.game.edition).controlled is not None
        return ShareWords(
            who(port, asked),
            asked.ask,
            title,
            asked.seat if signed else -1,
            answers(offered, port.house_rules) if offered is not None else (),
            lines=lines,
        )

    # --- the pointer ---------------------------------------------------------------------------

    @property
    def _is_secret(self) -> bool:
        """Whether several choose, each unseen by the others."""
        return len(self.port.questions) + len(self.port.chosen) > 1

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the pointer on the table of the program's window."""
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseMove:
            at = event.position().toPoint()
            self.table.point_at(None if self._is_secret else pointed_at(self._felt, at))
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.Hide):
            self.table.point_at(None)
        return False


def in_secret(port: Port, title: str, lines: tuple[str, ...]) -> ShareWords:
    """What stands there while several choose in the step called *title*, unseen by each other."""
    asks = {asked.ask for asked in [*port.questions, *port.chosen]}
    does = [(each.seat, f"{who(port, each)} is choosing…") for each in port.questions]
    does += [(each.seat, f"{who(port, each)} has chosen") for each in port.chosen]
    waits = tuple(words for _, words in sorted(does))
    ask = asks.pop() if len(asks) == 1 else ""
    return ShareWords("All choose in secret", ask, title, waits=waits, lines=lines)


def answers(asked: Decision, house_rules: list[str]) -> tuple[tuple[str, str], ...]:
    """The answers that no code on the table stands for, by the numbers that they are typed by."""
    if asked.kind != "choose":
        return ()
    shown = numbered(asked, folds(asked.options), house_rules)
    found = [
        (str(number), option.label)
        for number, option in enumerate(shown, 1)
        if option.is_open(house_rules) and not option.pieces and not option.zones
    ]
    return tuple(found) if len(found) <= ANSWERS else ()
