"""A bot that thinks long does so in a process of its own, so that no frame waits for it."""

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
    given of which anything can be said. `packs` are those that the game is played with: whoever
    thinks reads no files of players."""

    game: str
    moves: list[Move]
    seed: int = 0
    why: bool = False
    packs: list[Pack] = []


def thinking() -> Callable[[bytes], bytes]:
    """What answers pickled wishes, in a process that has nothing else to do."""
    from pickle import loads  # here: no start needs it

    return lambda wish: think(loads(wish)).encode()


WORK = Work("bot", thinking, patience=10 * THINKS / 1000, most=1 << 20)
"""A bot that has not answered after ten times its budget will not answer any more."""

ATTEMPTS = 2
"""How often a wish is begun, each time in a new process, before it is given up."""


class Thinker(QObject):
    """Thinks about one wish at a time; the process begins with the first.

    `again(why)`: the process did not answer, and another has been begun; said once for a wish.
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
        """Whether somebody waits for an answer."""
        return self._asked is not None

    def ask(
        self,
        wish: Wish,
        then: Callable[[str], object],
        lost: Callable[[str], object],
        fits: Callable[[str], bool] = bool,
    ) -> None:
        """Think about *wish*, and call *then* with the answer, or *lost* with why there is none.

        An answer that does not *fit* is none. Neither is called if another wish or `forget()` came
        between.
        """
        self._asked = _Asked(wish, then, lost, fits)
        self._begin(self._asked)

    def forget(self) -> None:
        """Nobody waits for an answer any more."""
        self._asked = None
        self._apart.forget()
        self._poll.stop()

    def close(self) -> None:
        """No more is asked, and the process is ended."""
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
            raise Lost("answered something that cannot be chosen")
        return words


class _Asked(Struct):
    """A wish, and what is done with the answer."""

    wish: Wish
    then: Callable[[str], object]
    lost: Callable[[str], object]
    fits: Callable[[str], bool]
    attempts: int = 0


def think(wish: Wish) -> str:
    """The key of an answer, or the reasons for one."""
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
    return f"A thoughtful player would answer: {label}."
