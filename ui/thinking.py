"""A bot that thinks long does so in a process of its own, so that no frame waits for it."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer

from tabletop.bots import bot
from tabletop.bots.budget import Milliseconds
from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision
from tabletop.play.game import Game
from tabletop.play.shelf import game_called
from tabletop.table.view import View

if TYPE_CHECKING:
    from multiprocessing.connection import Connection

POLL = 20
"""Milliseconds between two looks at whether the bot has answered."""

THINKS = 700
"""Milliseconds that a bot may think about one question."""

BUDGET = Milliseconds(THINKS, time.monotonic)

SLOW = ("searching",)
"""The bots that think longer than a frame."""


class Move(Struct):
    """An answer of the bot called `bot`, and all that it saw when it gave it; `key` is empty where
    it is still to be given."""

    bot: str
    view: View
    decision: Decision
    key: str = ""


class Wish(Struct):
    """What is to be thought about: the answer to `moves[0]`, or else why the first of them was
    given of which anything can be said."""

    game: str
    moves: list[Move]
    seed: int = 0
    why: bool = False


class Thinker(QObject):
    """Thinks about one wish at a time; the process begins with the first.

    `ask(wish, then)` calls *then* with the answer, unless another wish or `forget()` came between.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._pipe: Connection | None = None
        self._waiting: list[Callable[[str], object] | None] = []
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether somebody waits for an answer."""
        return any(self._waiting)

    def ask(self, wish: Wish, then: Callable[[str], object]) -> None:
        """Think about *wish*."""
        self.forget()
        if self._pipe is None:
            self._pipe = _begin()
        self._pipe.send(wish)
        self._waiting.append(then)
        self._poll.start()

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self._waiting = [None] * len(self._waiting)

    def close(self) -> None:
        """No more is asked: the process ends by itself when it has answered."""
        self.forget()
        self._poll.stop()
        if self._pipe is not None:
            self._pipe.close()
        self._pipe, self._waiting = None, []

    def _look(self) -> None:
        try:
            while self._pipe is not None and self._pipe.poll():
                answer, then = self._pipe.recv(), self._waiting.pop(0)
                if then is not None:
                    then(answer)
        except (EOFError, OSError):
            self.close()  # it was ended from outside; the next wish begins another
        if not self._waiting:
            self._poll.stop()


def _begin() -> Connection:
    from multiprocessing import get_context  # most games have no bot that thinks

    context = get_context("spawn")
    mine, theirs = context.Pipe()
    context.Process(target=_serve, args=(theirs,), daemon=True, name="bot").start()
    theirs.close()
    return mine


def _serve(pipe: Connection) -> None:
    """Answer wishes until there is nobody any more to ask."""
    while True:
        try:
            pipe.send(think(pipe.recv()))
        except (EOFError, OSError, KeyboardInterrupt):
            return


def think(wish: Wish) -> str:
    """The key of an answer, or the reasons for one."""
    game = game_called(wish.game)
    if wish.why:
        return _reasons(game, wish.moves)
    move = wish.moves[0]
    return bot(game, move.bot, BUDGET)(move.view, move.decision, Luck(wish.seed))


def _reasons(game: Game, moves: Sequence[Move]) -> str:
    for move in moves:
        budget = BUDGET if move.bot in SLOW and game.searching else None
        if told := game.reasons(move.view, move.decision, move.key, budget):
            return told
    hint = moves[0] if moves else None
    if hint is None or hint.key:
        return ""
    key = game.thoughtful(hint.view, hint.decision, Luck(0))
    option = hint.decision.option(key)
    return f"A thoughtful player would answer: {option.label}." if option else ""
