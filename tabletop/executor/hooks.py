"""What a game may have the executor do in its own way: all of it, in one place.

A game that needs any of this has an executor of its own, a class that overrides these methods and
nothing else of it. Sentences speak of whoever acts (`who`): a seat, a hero, a figure, a tarot.
"""

from __future__ import annotations

from typing import Any, TypeVar

from tabletop.cardtext.clause import Actions
from tabletop.cardtext.phrase import Said
from tabletop.executor.context import Context
from tabletop.executor.questions import Asks
from tabletop.executor.sentence import Line
from tabletop.play.questions.decision import Refusal
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

R = TypeVar("R")


class Hooks:
    """What is so in most games of whom sentences mean, what is asked, and what is done."""

    asks: Asks

    def lacks(self, context: Context, price: Said, payer: int) -> Refusal | None:
        """Why *payer* cannot pay *price*; None if it can. The executor says, and no game."""
        raise NotImplementedError

    def act(self, context: Context, said: Said, who: int) -> Rules[Any]:
        """What stands under the words, by *who*; False if it could not be done. Likewise."""
        raise NotImplementedError

    # --- which sentences count, and for whom ---------------------------------------------------

    def counts(self, line: Line) -> bool:
        """Whether a sentence counts while its card lies there: in most games all of them do."""
        return True

    def name_of(self, table: Table, who: int) -> str:
        """What *who* is called: the seat of this number, unless sentences mean others."""
        return table.seats[who].name

    def said_in_order(self, context: Context, said: Said, meant: list[int]) -> Rules[list[int]]:
        """Those who are *meant* by what is said, in the order in which it is done to them: that of
        the table, unless a game has it asked."""
        yield from ()
        return meant

    # --- what people are asked -----------------------------------------------------------------

    def asking(self, context: Context) -> Asks:
        """How people are asked by the sentence of *context*."""
        return self.asks

    def is_of_use(self, context: Context, said: Said, who: int) -> bool:
        """Whether *who* is asked at all for what a sentence leaves to it (`may`)."""
        return True

    def vain(self, context: Context, who: int, actions: Actions) -> str:
        """Why nothing would come of *actions* for *who* now, as a sentence; empty if anything
        would, or the game does not tell."""
        return ""

    def idle(self, context: Context, who: int, why: str) -> None:
        """*who* could not be asked for what a sentence leaves to it, for the reason *why*: for a
        game to tell."""

    def stand_for(self, context: Context) -> tuple[int, ...]:
        """The pieces that stand for what a sentence leaves to somebody: the card that asks."""
        return (context.card.id,) if context.card.id >= 0 else ()

    def brings(self, context: Context) -> str:
        """What may come of what a sentence leaves to somebody, where a game tells that."""
        return ""

    def unwilling(self, context: Context, who: int) -> str:
        """What happens if *who* does not want what a sentence leaves to it, where a game tells."""
        return ""

    def stock(self, context: Context, price: Said, payer: int) -> str:
        """What *payer* has of what a *price* takes, in brackets behind it, where a game tells."""
        return ""

    def is_agreed(self, context: Context, against: bool) -> bool:
        """Whether somebody has agreed to the price before, and nobody is asked for it again: `you`
        pay. *against* is as in `Pays`."""
        return False

    def pay_agreed(self, context: Context, price: Said) -> Rules[bool]:
        """Whether `you` have paid a *price* that nobody is asked for again."""
        if self.lacks(context, price, context.you) is not None:
            return False
        return (yield from self.act(context, price, context.you)) is not False

    # --- what is done --------------------------------------------------------------------------

    def until_left(self, doing: Rules[R]) -> Rules[R | bool]:
        """What comes of *doing*: a sentence, one action of it, or a question whether to do it.

        Where people leave a game in the midst of it, False comes of what is theirs.
        """
        return doing

    def at_most(self, context: Context, said: Said, who: int, n: int) -> int:
        """How many of up to *n* there are to be had by *who*: all, as far as the words tell."""
        return n

    def acted(self, context: Context, done: Any) -> None:
        """Note that an action is over, and what it says of itself: False if it was not *done*."""
