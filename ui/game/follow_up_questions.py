"""Questions to the player before going on: which of several, whether really, and what to do after a
refusal or a fault."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QElapsedTimer, QRect
from PySide6.QtGui import QCursor

from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.runner.faults import RuleFault
from ui.brief import panel_facts
from ui.game.announcements import Announcer
from ui.game.input.keyboard import KeyboardHands
from ui.game.input.menu import ChoiceMenu, in_a_line
from ui.panels.aim import PASSING
from ui.scene.table_view import TableView
from ui.seat.bridge import Bridge
from ui.seat.fault_words import in_words
from ui.windows.messages import tell
from ui.windows.table import TableWindow


class AskingBack:
    """Asks what *bridge* wants to know before it goes on. *report* writes a report of a fault,
    *announcer* announces refusals."""

    def __init__(
        self,
        bridge: Bridge,
        table: TableView,
        window: TableWindow,
        hands: KeyboardHands,
        report: Callable[[Exception], object],
        announcer: Announcer,
    ) -> None:
        self._bridge, self._table, self._window = bridge, table, window
        self._hands, self._report, self._announcer = hands, report, announcer
        self._held_out: tuple[object, ...] = ()
        self._since = QElapsedTimer()
        bridge.refused.connect(self._on_refused)
        bridge.several.connect(self._on_several)
        bridge.warned.connect(self._on_warned)
        bridge.faulted.connect(self._on_fault)

    def _on_refused(self, refusal: Refusal, piece: int, zone: str, key: str) -> None:
        told = panel_facts.refused(self._bridge, refusal, piece, zone, key)
        if piece < 0 and not key:
            self._window.say(str(refusal))
            return
        clear = [*self._table.in_use(piece, zone), *self._table.taken()]
        self._window.panels.refusal.ask(told, clear, self._table.piles())
        self._announcer.refused(told)

    def _on_several(
        self,
        fitting: list[Option],
        take: Callable[[Option], object],
        leave: Callable[[], object] | None,
    ) -> None:
        """Let the player choose among *fitting* options beside their piece, or at the pointer if
        that is elsewhere; also show the forbidden ones. Choosing none calls *leave*.

        A single option is not a choice: the first click says what it would do, and the second does
        it.
        """
        decision, hand = self._bridge.decision, QCursor.pos()
        if decision is None:
            return
        if len(fitting) == 1 and leave is None:
            self._hold_out(fitting[0], take)
            return
        room = self._table.room_of(fitting[0].pieces[0]) if fitting[0].pieces else QRect()
        away = not self._table.rect().contains(self._table.mapFromGlobal(hand))
        beside = self._hands.acting or room.contains(hand) or away
        menu = ChoiceMenu(decision, fitting, take, self._table, leave)
        menu.popup(room.topRight() if beside and not room.isEmpty() else hand)

    def _hold_out(self, option: Option, take: Callable[[Option], object]) -> None:
        """Say what *option* does; if that was just said, take it."""
        port = self._bridge.port
        moment = (*port.moment, *port.said, option.key)
        if moment == self._held_out and self._since.elapsed() < PASSING:
            self._held_out = ()
            take(option)
            return
        self._held_out = moment
        self._since.start()
        self._window.say(self._bridge.spoken.say(f"{in_a_line(option)}? Click once more to do it."))

    def _on_warned(self, option: Option, leave: Callable[[], object] | None) -> None:
        ways = {
            "Choose something else": leave or (lambda: None),
            "Do it": lambda: self._bridge.answering.answer(option.key, warned=True),
        }
        tell(self._window, option.label, option.warning, ways)

    def _on_fault(self, fault: Exception) -> None:
        ways: dict[str, Callable[[], object]] = {"OK": lambda: None}
        if isinstance(fault, RuleFault):
            ways["Continue by hand"] = lambda: self._bridge.set_by_hand(True)
            ways["Open the rule"] = lambda: self._window.open_rule(fault.step.rule)
        ways["Save a report file"] = lambda: self._report(fault)
        tell(self._window, "A rule failed", in_words(fault), ways)
