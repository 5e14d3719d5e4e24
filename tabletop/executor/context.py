"""What a sentence is said about while it is carried out, or looked at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self, TypeVar

from msgspec import Struct, field

from tabletop.cardtext.amounts import Much, reckoned
from tabletop.cardtext.phrase import Said
from tabletop.executor.sentence import Line
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

D = TypeVar("D", bound=Deed)


class Context(Struct, eq=False):
    """What every phrase is given: the table, the sentence it stands in, and what was spoken of.

    `you` is who bears the card (-1: nobody), `that` who was spoken of last, `much` how much was,
    `deed` what the sentence reacts to, `rolls` who rolled a die and what it showed, `shown` what
    the last one did. `acted` are those who did what the sentence before says, of those who were
    `meant`, `used` the sentences that have had their say on what is proposed, `said` is what is
    carried out of it. `undone` tells whether the sentence before was not done: its `if` was not so,
    its price not paid, nobody did it. `looked` are the pieces that were looked at; `beforehand` are
    the keys of options that `you` chose before it is carried out, in order. A sentence that
    is only looked at, for a number, has no `playing`. Games may have contexts that know more.
    """

    table: Table
    line: Line
    you: int = -1
    that: int = -1
    much: int = 0
    deed: Deed | None = None
    rolls: list[tuple[int, int]] = field(default_factory=list)
    acted: list[int] = field(default_factory=list)
    meant: Sequence[int] = ()
    used: frozenset[tuple[int, str]] = frozenset()
    said: Said | None = None
    undone: bool = False
    shown: int = 0
    looked: list[int] = field(default_factory=list)
    beforehand: list[str] = field(default_factory=list)
    playing: Play | None = None

    @classmethod
    def about(cls, table: Table, line: Line, deed: Deed) -> Self:
        """What is said of *deed*; a sentence that nobody bears says `you` to whom it is done."""
        who = getattr(deed, "who", -1)
        you = line.bearer if line.bearer >= 0 else who
        return cls(table, line, you, who, getattr(deed, "n", 0), deed)

    @property
    def play(self) -> Play:
        """The play that the sentence is carried out in.

        :raises ValueError: if it is only looked at.
        """
        if self.playing is None:
            raise ValueError(f"{str(self.line.clause)!r} is looked at, not carried out.")
        return self.playing

    @property
    def card(self) -> Piece:
        """The card that says it."""
        return self.table.pieces[self.line.piece.id]

    def propose(self, deed: D) -> Rules[D]:
        """Let *deed* happen by this sentence; how much it came to is what is spoken of next."""
        done = yield from self.play.happen(deed, self)
        self.much = 0 if done.prevented else getattr(done, "n", self.much)
        return done

    def count(self, said: Any) -> int:
        """How many there are of what *said* counts."""
        return int(said.run(self))

    def amount(self, much: Much) -> int:
        """How much *much* is now, of `up to` the most."""
        return reckoned(much, self.count, self.much)
