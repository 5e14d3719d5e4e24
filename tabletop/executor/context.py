"""The context of a sentence while it is carried out, or read for a number."""

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
    """What every phrase is given: the table, its sentence, and what was mentioned before.

    `you` is the bearer of the card (-1: nobody), `that` the person mentioned last, `much` the
    amount mentioned last, `deed` what the sentence reacts to, `rolls` who rolled a die and the
    results, and `shown` the last result. `acted` are those of the `meant` who did what the sentence
    before says. `used` are the sentences that have already applied to the proposal, and `said` is
    the part that is being carried out. `undone` tells that the sentence before was not done: its
    `if` was false, its price was not paid, or nobody did it. `looked` are the pieces that were
    looked at. `answers` tells of each who was offered something whether it was done, and `priced`
    whether a price was offered last. `beforehand` are the keys of options that `you` chose before,
    in order. A sentence that is only read for a number has no `playing`. Games may have contexts
    that know more.
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
    answers: dict[int, bool] = field(default_factory=dict)
    priced: bool = False
    beforehand: list[str] = field(default_factory=list)
    playing: Play | None = None

    @classmethod
    def about(cls, table: Table, line: Line, deed: Deed) -> Self:
        """The context for *deed*. In a sentence without a bearer, `you` is the one affected by the
        deed."""
        who = getattr(deed, "who", -1)
        you = line.bearer if line.bearer >= 0 else who
        return cls(table, line, you, who, getattr(deed, "n", 0), deed)

    @property
    def play(self) -> Play:
        """The play in which the sentence is carried out.

        :raises ValueError: if it is only read for a number.
        """
        if self.playing is None:
            raise ValueError(f"{str(self.line.clause)!r} is looked at, not carried out.")
        return self.playing

    @property
    def card(self) -> Piece:
        """The card with the sentence."""
        return self.table.pieces[self.line.piece.id]

    def offered(self, acted: list[int], meant: Sequence[int], *, price: bool = False) -> None:
        """Note who of the *meant* have *acted*, who were free not to. A *price* that is paid is
        spoken of beside what is done for it."""
        self.answers.update({who: who in acted for who in meant})
        self.priced = price
        if not price or not acted:
            self.acted, self.meant = acted, meant

    @property
    def done_by_each(self) -> list[bool]:
        """Whether each did what was offered at a price, or else what the sentence before says."""
        if self.priced:
            return [*self.answers.values()]
        return [True] * len(self.acted) + [False] * (len(self.meant) - len(self.acted))

    def did(self, who: int) -> bool:
        """Whether *who* did what was last offered, or else what the sentence before says."""
        return self.answers.get(who, who in self.acted)

    def propose(self, deed: D) -> Rules[D]:
        """Let *deed* happen by this sentence; its amount becomes the amount mentioned last."""
        done = yield from self.play.happen(deed, self)
        self.much = 0 if done.prevented else getattr(done, "n", self.much)
        return done

    def count(self, said: Any) -> int:
        """How many there are of what *said* counts."""
        return int(said.run(self))

    def amount(self, much: Much) -> int:
        """The value of *much* now; of `up to` the maximum."""
        return reckoned(much, self.count, self.much)
