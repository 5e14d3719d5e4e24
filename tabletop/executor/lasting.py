"""Changes that last: each a token on the table, named after the sentence that brought it.

What lies there is in force until its time is over, or the players suspend it. A time ends with the
period it was said in; `the next Battle`, said in a Battle, is the one after.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase
from tabletop.executor.sentence import Line, Sentence
from tabletop.play.play import Play
from tabletop.table.table import Table

MARK = "lasting:"
"""How the tokens of lasting changes are called: `lasting:wasp-bow:text:0`."""

KEPT = "kept"
"""The zone they lie in."""

LEFT, BEARER = "left", "bearer"
"""Their counters: how many of its ends a change sees before it is over, and whose it is, from 1."""


@dataclass(frozen=True, slots=True)
class Until:
    """When a change is over: with a kind of deed. *within* tells whether its period is going on.

    A change that outlasts the one it was said in is over with the `next`.
    """

    deed: type
    within: Callable[[Table], bool] = lambda table: True
    next: bool = False


class Lasting:
    """The changes that last on the tables of a game. `ends` are the times by their phrases."""

    def __init__(self, sentences: Callable[[str], tuple[Sentence, ...]]) -> None:
        """*sentences* are all that stand on a card, by its name."""
        self._sentences = sentences
        self.ends: dict[Phrase, Until] = {}

    def is_timed(self, clause: Clause) -> bool:
        """Whether a sentence says until when it holds, and so is in force only as a token."""
        duration = clause.duration
        return duration is not None and duration.phrase in self.ends

    def keep(self, play: Play, line: Line, bearer: int) -> None:
        """Let the sentence be in force from now on, for *bearer*."""
        duration = line.clause.duration
        until = self.ends.get(duration.phrase) if duration else None
        left = 1 + int(until is not None and until.next and until.within(play.table))
        name = f"{MARK}{line.sentence.card}:{line.sentence.place}"
        play.add(name, KEPT, **{LEFT: left, BEARER: bearer + 1})

    def says(self, token: str) -> tuple[Sentence, ...]:
        """The sentence that a token stands for."""
        card, field, number = token.removeprefix(MARK).rsplit(":", 2)
        found = (s for s in self._sentences(card) if (s.field, s.number) == (field, int(number)))
        return (*found,)

    def expire(self, play: Play, deed: type) -> None:
        """Take off what lasts until such a deed is done."""
        for token in play.table[KEPT]:
            if not is_lasting(token.name):
                continue
            for sentence in self.says(token.name):
                duration = sentence.clause.duration
                until = self.ends.get(duration.phrase) if duration else None
                if until is None or until.deed is not deed:
                    continue
                left = token.counters.get(LEFT, 1) - 1
                play.count(LEFT, left, token)
                if not left:
                    play.move(token, "out")


def is_lasting(name: str) -> bool:
    """Whether a piece is the token of a lasting change."""
    return name.startswith(MARK)
