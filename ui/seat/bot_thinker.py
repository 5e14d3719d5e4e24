"""Runs slow bots in a separate process, so that the window never waits for them."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from msgspec import Struct
from PySide6.QtCore import QObject, QTimer, Signal

from tabletop.bots import bot
from tabletop.bots.budget import Milliseconds
from tabletop.bots.luck import Luck
from tabletop.packs import library
from tabletop.play.questions.decision import Decision
from tabletop.play.rules.game import Game
from tabletop.play.shelf.game_shelf import game_called
from tabletop.table.view import View
from ui.base.worker_process import Apart, Lost, Work

if TYPE_CHECKING:
    from tabletop.packs.players.pack import Pack

POLL = 20
"""Milliseconds between two checks for an answer."""

THINKS = 700
"""A bot's time budget for one question, in milliseconds."""

BUDGET = Milliseconds(THINKS, time.monotonic)

SLOW = ("searching",)
"""The bots that take longer than a frame."""


class Move(Struct):
    """An answer of the bot called `bot` and the view and question it was based on. `key` is empty
    until the answer is given."""

    bot: str
    view: View
    decision: Decision
    key: str = ""


class Wish(Struct):
    """A job for the thinking process: answer `moves[0]`, or, if `why`, give reasons for the first
    move that has any. `packs` are the packs of the game, because the process reads no files of
    players."""

    game: str
    moves: list[Move]
    seed: int = 0
    why: bool = False
    packs: list[Pack] = []


def thinking() -> Callable[[bytes], bytes]:
    """Return the function that answers pickled wishes, in a process of its own."""
    from pickle import loads  # imported here, because no start needs it

    return lambda wish: think(loads(wish)).encode()


WORK = Work("bot", thinking, patience=10 * THINKS / 1000, most=1 << 20)
"""After ten times its budget a bot is given up."""

ATTEMPTS = 2
"""How often a wish is tried, each time in a new process, before it is given up."""


class Thinker(QObject):
    """Thinks about one wish at a time, in a process that starts with the first wish.

    `again(why)`: the process gave no answer and another was started. Emitted once per wish.
    """

    again = Signal(str)

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._apart = Apart(WORK)
        self._asked: _Asked | None = None
        self._poll = QTimer(self, interval=POLL)
        self._poll.timeout.connect(self._look)

    @property
    def busy(self) -> bool:
        """Whether an answer is awaited."""
        return self._asked is not None

    def ask(
        self,
        wish: Wish,
        then: Callable[[str], object],
        lost: Callable[[str], object],
        fits: Callable[[str], bool] = bool,
    ) -> None:
        """Start thinking about *wish*; call *then* with the answer, or *lost* with the reason why
        there is none.

        An answer for which *fits* is false counts as none. Neither is called after another `ask()`
        or `forget()`.
        """
        self._asked = _Asked(wish, then, lost, fits)
        self._begin(self._asked)

    def forget(self) -> None:
        """Stop waiting for an answer."""
        self._asked = None
        self._apart.forget()
        self._poll.stop()

    def close(self) -> None:
        """Stop waiting and end the process."""
        self.forget()
        self._apart.close()

    def _begin(self, asked: _Asked) -> None:
        asked.attempts += 1
        for move in asked.wish.moves[:1]:
            asked.wish.packs = list(library.without_pictures(move.view.options))
        from pickle import dumps

        self._apart.ask(dumps(asked.wish))
        self._poll.start()

    def _look(self) -> None:
        asked = self._asked
        if asked is None:
            return
        try:
            answer = self._answer(asked)
        except Lost as lost:
            if asked.attempts < ATTEMPTS:
                self.again.emit(str(lost))
                self._begin(asked)
            else:
                self.forget()
                asked.lost(str(lost))
            return
        if answer is not None:
            self.forget()
            asked.then(answer)

    def _answer(self, asked: _Asked) -> str | None:
        raw = self._apart.answer()
        if raw is None:
            return None
        words = raw.decode("utf-8", "replace")
        if not asked.fits(words):
            self._apart.close()
            raise Lost("gave an answer that cannot be chosen")
        return words


class _Asked(Struct):
    """A wish, with the functions to call with its answer."""

    wish: Wish
    then: Callable[[str], object]
    lost: Callable[[str], object]
    fits: Callable[[str], bool]
    attempts: int = 0


def think(wish: Wish) -> str:
    """The key of the answer to *wish*, or the reasons for one."""
    for pack in wish.packs:
        library.add(pack)
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
    label = hint.decision.accept(key, hint.view.house_rules).label
    return f"The thoughtful bot would answer: {label}."
