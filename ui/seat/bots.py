"""Bots at the table: each answers for its seat, from what that seat can see."""

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
"""Milliseconds a bot waits before it answers at normal speed, so that people can follow."""

REMEMBERED = 8
"""For how many of the last answers bots can still give reasons."""


Stage = tuple[int, int]
"""The number of journal entries, and the bot's seat that is asked."""


class Bots(QTimer):
    """A timer: after a pause, the first bot that is asked gives its answer.

    *port_of* returns the port of a seat. *give(port, key)* carries an answer out and returns
    whether it was accepted; if not, bots wait until a person has solved the problem. While
    `paused`, bots answer one by one at each `step()`. `moves` are their last answers, newest first.

    `told(words)`: a bot had to be restarted and takes longer. `stuck`: the bot that is asked gives
    no answer; a person may answer for it or ask it again.
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
        """Start the pause before the answer of the bot that is asked, unless bots are paused, stuck
        or thinking."""
        if not (self.paused or self.thinker.busy or self._is_stuck):
            super().start()

    def stop(self) -> None:
        """Stop the pause and drop any answer that is being thought about."""
        super().stop()
        self.thinker.forget()

    def pause(self, on: bool) -> None:
        """Pause or resume the bots."""
        self.paused = on
        self.stop()
        if not on:
            self.start()

    def step(self) -> None:
        """Let the bot that is asked answer now."""
        if not self.thinker.busy:
            self._answer()

    def explain(self, moves: Sequence[Move], then: Callable[[str], object]) -> None:
        """Call *then* with the reasons for the first of *moves* that has any."""

        def told(words: str) -> None:
            then(words)
            self.start()

        self.stop()
        wish = Wish(self._watcher.game.edition, [*moves], why=True)
        self.thinker.ask(
            wish,
            told,
            lambda why: told(f"There is no explanation, because the bot {why}."),
            _anything,
        )

    def why_stuck(self, seat: int) -> str:
        """Why the bot of *seat* gives no answer to the open question; empty if it still may."""
        if self._stuck is None or self._stuck[0] != self._stage or self._stage[1] != seat:
            return ""
        return self._stuck[1]

    def is_given_over(self, seat: int) -> bool:
        """Whether a person answers the open question for the bot of *seat*."""
        return self._given_over == (self._stage[0], seat)

    def give_over(self, seat: int) -> None:
        """Let a person answer the open question for the bot of *seat*."""
        self.stop()
        self._given_over = (self._stage[0], seat)

    def ask_again(self) -> None:
        """Let the bot that gave no answer try again."""
        self._stuck = None
        self.start()

    def leave(self) -> None:
        """Stop, because the game is closed."""
        self.stop()
        self.thinker.close()

    @property
    def _asked(self) -> int:
        """The seat of the first bot that is asked, or -1."""
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
            self._give_up("has no allowed answer")
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
        except Exception as fault:  # any fault: people must be able to play on
            self._give_up(f"failed: {type(fault).__name__}: {fault}")
            return
        if _may_choose(port, decision, key):
            self._take(port, move, key)
        else:
            self._give_up("gave an answer that cannot be chosen")

    def _take(self, port: Port, move: Move, key: str) -> None:
        move.key = key
        self.moves.appendleft(move)
        if not self._give(port, key):
            self.stop()

    def _tell_again(self, why: str) -> None:
        self.told.emit(f"The bot {why}. It was restarted and asked again.")

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
