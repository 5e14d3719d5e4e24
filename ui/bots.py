"""Bots at the table: they answer like a person would, from what their own seat sees."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision, Refusal
from tabletop.play.session import Session
from ui.input import seats
from ui.thinking import SLOW, Move, Thinker, Wish

PAUSE = 600
"""Milliseconds a bot waits before it answers, at normal speed: long enough to follow its moves."""

REMEMBERED = 8
"""How many of their answers bots can still give reasons for."""


Stage = tuple[int, int]
"""How many entries the journal had, and which seat was asked then."""


class Bots(QTimer):
    """Once started, the first bot that *session* asks answers after a pause.

    *give(decision, key)* carries the answer out and says whether it was accepted; if it was not,
    bots wait until a person has mended what stopped them. While `paused` they wait, too, and answer
    one by one at each `step()`. `moves` are their last answers, the newest first.

    `told(words)`: a bot needs longer, for it had to be begun anew. `stuck`: the one that is asked
    gives no answer at all; a person may give it instead, or ask it again.
    """

    told = Signal(str)
    stuck = Signal()

    def __init__(
        self, session: Session, give: Callable[[Decision, str], bool], parent: QObject
    ) -> None:
        super().__init__(parent, singleShot=True, interval=PAUSE)
        self._session, self._give = session, give
        self._luck = Luck(random.getrandbits(32))
        self.thinker = Thinker(self)
        self.thinker.again.connect(self._tell_again)
        self.paused = False
        self._stuck: tuple[Stage, str] | None = None
        self._given_over: Stage | None = None
        self.moves: deque[Move] = deque(maxlen=REMEMBERED)
        self.timeout.connect(self._answer)

    def start(self) -> None:  # type: ignore[override]
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
        wish = Wish(self._session.game.edition, [*moves], why=True)
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
    def _asked(self) -> Decision | None:
        """What a bot is asked now."""
        table = self._session.table
        return next((d for d in self._session.decisions if seats.is_bot(table, d.seat)), None)

    @property
    def _stage(self) -> Stage:
        asked = self._asked
        return len(self._session.journal.entries), asked.seat if asked else -1

    @property
    def _is_stuck(self) -> bool:
        return bool(self.why_stuck(self._stage[1]))

    def _answer(self) -> None:
        decision = self._asked
        if decision is None:
            return
        self._stuck = None
        if not decision.legal():
            self._give_up("has no answer that is allowed")
            return
        name = self._session.table.seats[decision.seat].bot
        move = Move(name, self._session.view(decision.seat), decision)
        if name in SLOW and len(decision.legal()) > 1:
            wish = Wish(self._session.game.edition, [move], seed=self._luck.below(2**31))
            self.thinker.ask(
                wish,
                lambda key: self._take(move, key),
                self._give_up,
                lambda key: self._may_choose(decision, key),
            )
            return
        try:
            key = bot(self._session.game, name)(move.view, decision, self._luck)
        except Exception as fault:  # whatever it is, people can play on
            self._give_up(f"failed: {type(fault).__name__}: {fault}")
            return
        if self._may_choose(decision, key):
            self._take(move, key)
        else:
            self._give_up("answered something that cannot be chosen")

    def _may_choose(self, decision: Decision, key: str) -> bool:
        try:
            decision.accept(key, self._session.table.house_rules)
        except Refusal:
            return False
        return True

    def _take(self, move: Move, key: str) -> None:
        move.key = key
        self.moves.appendleft(move)
        if not self._give(move.decision, key):
            self.stop()

    def _tell_again(self, why: str) -> None:
        self.told.emit(f"The bot {why}. It is begun anew and asked once more.")

    def _give_up(self, why: str) -> None:
        self._stuck = (self._stage, why)
        self.stuck.emit()


def _anything(_words: str) -> bool:
    return True
