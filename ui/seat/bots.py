"""Bots at the table: they answer like a person would, from what their own seat sees."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.ports.port import Port
from tabletop.play.questions.decision import Decision, Refusal
from tabletop.table.view import EVERYONE
from ui.seat import seats
from ui.seat.bot_thinker import SLOW, Move, Thinker, Wish

PAUSE = 600
"""Milliseconds a bot waits before it answers, at normal speed: long enough to follow its moves."""

REMEMBERED = 8
"""How many of their answers bots can still give reasons for."""


Stage = tuple[int, int]
"""How many entries the journal had, and which seat was asked then."""


class Bots(QTimer):
    """Once started, the first bot that is asked answers after a pause.

    *port_of* gives it the port of its seat; *give(port, key)* carries the answer out and says
    whether it was accepted; if it was not, bots wait until a person has mended what stopped them.
    While `paused` they wait, too, and answer one by one at each `step()`. `moves` are their last
    answers, the newest first.

    `told(words)`: a bot needs longer, for it had to be begun anew. `stuck`: the one that is asked
    gives no answer at all; a person may give it instead, or ask it again.
    """

    told = Signal(str)
    stuck = Signal()

    def __init__(
        self,
        port_of: Callable[[int], Port],
        give: Callable[[Port, str], bool],
        parent: QObject,
    ) -> None:
        super().__init__(parent, singleShot=True, interval=PAUSE)
        self._port_of, self._give = port_of, give
        self._watcher = port_of(EVERYONE)
        self._luck = Luck(random.getrandbits(32))
        self.thinker = Thinker(self)
        self.thinker.again.connect(self._tell_again)
        self.paused = False
        self._stuck: tuple[Stage, str] | None = None
        self._given_over: Stage | None = None
        self.moves: deque[Move] = deque(maxlen=REMEMBERED)
        self.timeout.connect(self._answer)

    def start(self) -> None:  # type: ignore[override]  # of its one interval
        """A bot is asked: it answers after a pause, unless bots wait or it thinks already."""
        if not (self.paused or self.thinker.busy or self._is_stuck):
            super().start()

    def stop(self) -> None:
        """No bot answers, nor thinks on about an answer."""
        super().stop()
        self.thinker.forget()

    def pause(self, on: bool) -> None:
        """Let bots wait, or go on."""
        self.paused = on
        self.stop()
        if not on:
            self.start()

    def step(self) -> None:
        """Let the bot that is asked answer now."""
        if not self.thinker.busy:
            self._answer()

    def explain(self, moves: Sequence[Move], then: Callable[[str], object]) -> None:
        """Call *then* with the reasons for the first of *moves* of which anything can be said."""

        def told(words: str) -> None:
            then(words)
            self.start()

        self.stop()
        wish = Wish(self._watcher.game.edition, [*moves], why=True)
        self.thinker.ask(wish, told, lambda why: told(f"No answer came: the bot {why}."), _anything)

    def why_stuck(self, seat: int) -> str:
        """Why the bot of *seat*, which is asked now, does not answer; empty if it may yet."""
        if self._stuck is None or self._stuck[0] != self._stage or self._stage[1] != seat:
            return ""
        return self._stuck[1]

    def is_given_over(self, seat: int) -> bool:
        """Whether a person gives the answer that is now asked of the bot of *seat*."""
        return self._given_over == (self._stage[0], seat)

    def give_over(self, seat: int) -> None:
        """Let a person give the answer that is now asked of the bot of *seat*."""
        self.stop()
        self._given_over = (self._stage[0], seat)

    def ask_again(self) -> None:
        """Let the bot that did not answer try once more."""
        self._stuck = None
        self.start()

    def leave(self) -> None:
        """The game is put away."""
        self.stop()
        self.thinker.close()

    @property
    def _asked(self) -> int:
        """The seat of the bot that is asked now, -1 if none is."""
        asked, sitting = self._watcher.questions, self._watcher.seats
        return next((each.seat for each in asked if seats.is_bot(sitting, each.seat)), -1)

    @property
    def _stage(self) -> Stage:
        return self._watcher.entries, self._asked

    @property
    def _is_stuck(self) -> bool:
        return bool(self.why_stuck(self._stage[1]))

    def _answer(self) -> None:
        seat = self._asked
        port = self._port_of(seat)
        decision = port.whole if seat >= 0 else None
        if decision is None:
            return
        self._stuck = None
        if not decision.legal():
            self._give_up("has no answer that is allowed")
            return
        name = port.seats[seat].bot
        move = Move(name, port.view, decision)
        if name in SLOW and len(decision.legal()) > 1:
            self.thinker.ask(
                Wish(port.game.edition, [move], seed=self._luck.below(2**31)),
                lambda key: self._take(port, move, key),
                self._give_up,
                lambda key: _may_choose(port, decision, key),
            )
            return
        try:
            key = bot(port.game, name)(move.view, decision, self._luck)
        except Exception as fault:  # whatever it is, people can play on
            self._give_up(f"failed: {type(fault).__name__}: {fault}")
            return
        if _may_choose(port, decision, key):
            self._take(port, move, key)
        else:
            self._give_up("answered something that cannot be chosen")

    def _take(self, port: Port, move: Move, key: str) -> None:
        move.key = key
        self.moves.appendleft(move)
        if not self._give(port, key):
            self.stop()

    def _tell_again(self, why: str) -> None:
        self.told.emit(f"The bot {why}. It is begun anew and asked once more.")

    def _give_up(self, why: str) -> None:
        self._stuck = (self._stage, why)
        self.stuck.emit()


def _may_choose(port: Port, decision: Decision, key: str) -> bool:
    try:
        decision.accept(key, port.house_rules)
    except Refusal:
        return False
    return True


def _anything(_words: str) -> bool:
    return True
