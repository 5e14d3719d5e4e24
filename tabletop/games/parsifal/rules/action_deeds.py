"""Chapter C: the events of an action: typed deeds, each with its effect on a board.

The same code tries a deed on a board (for warnings and bots) and carries it out on the table.
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
    """A deed on the tarot `who` by the character `by` (-1: by no action).

    It uses a slot of the tarot `source`. The action belongs to `seat`, and a given or recalled
    tarot goes to `to`. `was` is its place before. `rule` is the rule of the deed, and `said` its
    sentence.
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
        """The rule for the deed on the tarots of the set *whom*."""
        return cls.rule

    def on(self, board: Board) -> None:
        """Apply the deed to *board* with all its forced consequences."""
        raise NotImplementedError

    def do(self, play: Play) -> None:
        after = play.reading(read).copy()
        self.was = after.place[self.who]
        self.on(after)
        if self.by >= 0:
            self.tell(play)
        lay_out(play, after)

    def tell(self, play: Play) -> None:
        """Write the deed into the chronicle."""
        pieces = play.table.pieces
        words = worded(self.said, self.by, self.who)
        play.say(words, pieces[self.by], pieces[self.who], rule=self.rule)


def bring_about(play: Play, deeds: Sequence[Done], by: object = None) -> Rules[bool]:
    """Carry out *deeds* one by one, as *by* proposes them. Returns whether any was done.

    Their consequences are told together.
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
    """PAR-045: `who` is no longer a captive, because of the deed of `by`."""

    who: int
    by: int

    def do(self, play: Play) -> None:
        """Do nothing: the board shows it already."""


class Declares(Deed, kw_only=True):
    """PAR-068: `who` declares an action for `seat`. An interruption prevents it."""

    who: int
    seat: int

    @property
    def player(self) -> int:
        """The number of the declaring player, in sentences."""
        return PLAYERS + self.seat


class Acts(Deed, kw_only=True):
    """PAR-076: `who` has acted for `seat` with the ability named `ability` on `target`. `extras`
    are the possible second actions (`rules.extras`)."""

    who: int
    seat: int
    ability: str
    target: int
    extras: list[tuple[int, str, int, int]] = field(default_factory=list)

    def do(self, play: Play) -> None:
        """Do nothing: the action is over."""
