"""Bots at the table: they answer like a person would, from what their own seat sees."""

from __future__ import annotations

import random
from collections.abc import Callable

from PySide6.QtCore import QObject, QTimer

from tabletop.bots import bot
from tabletop.bots.luck import Luck
from tabletop.play.decision import Decision
from tabletop.play.session import Session
from ui.input import seats

PAUSE = 600
"""Milliseconds a bot waits before it answers, at normal speed: long enough to follow its moves."""


class Bots(QTimer):
    """Once started, the first bot that *session* asks answers after a pause.

    *give(decision, key)* carries the answer out and says whether it was accepted; if it was not,
    bots wait until a person has mended what stopped them.
    """

    def __init__(
        self, session: Session, give: Callable[[Decision, str], bool], parent: QObject
    ) -> None:
        super().__init__(parent, singleShot=True, interval=PAUSE)
        self._session, self._give = session, give
        self._luck = Luck(random.getrandbits(32))
        self.timeout.connect(self._answer)

    def _answer(self) -> None:
        table = self._session.table
        asked = [d for d in self._session.decisions if seats.is_bot(table, d.seat)]
        if not asked:
            return
        decision = asked[0]
        choose = bot(self._session.game, table.seats[decision.seat].bot)
        key = choose(self._session.view(decision.seat), decision, self._luck)
        if not self._give(decision, key):
            self.stop()
