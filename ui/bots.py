"""Bots at the table: they answer like a person would, from what their own seat sees."""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable, Sequence

from PySide6.QtCore import QObject, QTimer

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision
from tabletop.play.session import Session
from ui.input import seats
from ui.thinking import SLOW, Move, Thinker, Wish

PAUSE = 600
"""Milliseconds a bot waits before it answers, at normal speed: long enough to follow its moves."""

REMEMBERED = 8
"""How many of their answers bots can still give reasons for."""


class Bots(QTimer):
    """Once started, the first bot that *session* asks answers after a pause.

    *give(decision, key)* carries the answer out and says whether it was accepted; if it was not,
    bots wait until a person has mended what stopped them. While `paused` they wait, too, and answer
    one by one at each `step()`. `moves` are their last answers, the newest first.
    """

    def __init__(
        self, session: Session, give: Callable[[Decision, str], bool], parent: QObject
    ) -> None:
        super().__init__(parent, singleShot=True, interval=PAUSE)
        self._session, self._give = session, give
        self._luck = Luck(random.getrandbits(32))
        self.thinker = Thinker(self)
        self.paused = False
        self.moves: deque[Move] = deque(maxlen=REMEMBERED)
        self.timeout.connect(self._answer)

    def start(self) -> None:  # type: ignore[override]
        """A bot is asked: it answers after a pause, unless bots wait or it thinks already."""
        if not (self.paused or self.thinker.busy):
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
        self.thinker.ask(Wish(self._session.game.id, [*moves], why=True), told)

    def leave(self) -> None:
        """The game is put away."""
        self.stop()
        self.thinker.close()

    def _answer(self) -> None:
        table = self._session.table
        asked = [d for d in self._session.decisions if seats.is_bot(table, d.seat)]
        if not asked:
            return
        decision = asked[0]
        name = table.seats[decision.seat].bot
        move = Move(name, self._session.view(decision.seat), decision)
        if name in SLOW and len(decision.legal()) > 1:
            wish = Wish(self._session.game.id, [move], seed=self._luck.below(2**31))
            self.thinker.ask(wish, lambda key: self._take(move, key))
        else:
            self._take(move, bot(self._session.game, name)(move.view, decision, self._luck))

    def _take(self, move: Move, key: str) -> None:
        move.key = key
        self.moves.appendleft(move)
        if not self._give(move.decision, key):
            self.stop()
