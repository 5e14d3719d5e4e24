"""Chapter C: what happens by an action: typed deeds, each with what it does to a board.

The same is tried out on a board (for a warning, by bots) and done at the table.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from msgspec import field

from tabletop.games.parsifal.cards.content import worded
from tabletop.games.parsifal.cards.lexicon import PLAYERS
from tabletop.games.parsifal.rules.board import Board, numbers, read
from tabletop.games.parsifal.rules.board_to_table import lay_out, tell_consequences
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules


class Done(Deed, kw_only=True):
    """What is done to the tarot `who`, by the character `by` (-1: by no action).

    It is charged to the tarot `source`, the action is that of `seat`, and what is given or recalled
    goes to `to`; `was` is where it lay before. `rule` says so, and `said` is its sentence.
    """

    rule: ClassVar[str]
    said: ClassVar[str]
    who: int
    by: int = -1
    to: int = -1
    source: int = -1
    seat: int = -1
    was: int = -1

    @classmethod
    def rule_on(cls, whom: int) -> str:
        """The rule that says what is done to the tarots of the set *whom*."""
        return cls.rule

    def on(self, board: Board) -> None:
        """What it does to *board*, with all that must come of it."""
        raise NotImplementedError

    def do(self, play: Play) -> None:
        after = play.reading(read).copy()
        self.was = after.place[self.who]
        self.on(after)
        if self.by >= 0:
            self.tell(play)
        lay_out(play, after)

    def tell(self, play: Play) -> None:
        """Say what is done."""
        pieces = play.table.pieces
        words = worded(self.said, self.by, self.who)
        play.say(words, pieces[self.by], pieces[self.who], rule=self.rule)


def bring_about(play: Play, deeds: Sequence[Done], by: object = None) -> Rules[bool]:
    """Let *deeds* happen, one after another, as *by* proposes them; whether any was done.

    What came of them is told of all together.
    """
    before, done = play.reading(read), False
    for deed in deeds:
        yield from play.happen(deed, by)
        done |= deed.done
    after = play.reading(read)
    tell_consequences(play, before, after, deeds[-1].who)
    text = play.game.text
    if text is not None and text.awaits(play.table, IsFreed):
        for freed in numbers(before.locked & ~after.locked & after.playing):
            yield from play.happen(IsFreed(who=freed, by=deeds[-1].by), by)
    return done


class IsFreed(Deed, kw_only=True):
    """PAR-045: `who` is no captive any more, because of what `by` has done."""

    who: int
    by: int

    def do(self, play: Play) -> None:
        """It is so already."""


class Declares(Deed, kw_only=True):
    """PAR-068: `who` is to act for `seat`, which may be stopped: then it is prevented."""

    who: int
    seat: int

    @property
    def player(self) -> int:
        """The number of the player who declares it, in sentences."""
        return PLAYERS + self.seat


class Acts(Deed, kw_only=True):
    """PAR-076: `who` has acted for `seat`, by what is called `ability`, on `target`.

    `extras` are what may follow (`rules.extras`).
    """

    who: int
    seat: int
    ability: str
    target: int
    extras: list[tuple[int, str, int, int]] = field(default_factory=list)

    def do(self, play: Play) -> None:
        """It is over."""
