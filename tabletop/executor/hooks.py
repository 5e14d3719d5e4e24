"""The points at which a game may change how the executor works, all in one place. A game that needs
one has a subclass that overrides these methods and nothing else. The person who acts (`who`) is a
seat, a hero, a figure or a tarot."""

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
    """The defaults of most games: whom sentences mean, what is asked, and what is done."""

    asks: Asks

    def lacks(self, context: Context, price: Said, payer: int) -> Refusal | None:
        """Why *payer* cannot pay *price*; None if the payer can. The executor implements it; no
        game overrides it."""
        raise NotImplementedError

    def act(self, context: Context, said: Said, who: int) -> Rules[Any]:
        """Run the function of the words for *who*; False if it could not be done. The executor
        implements it; no game overrides it."""
        raise NotImplementedError

    # --- which sentences count, and for whom ---------------------------------------------------

    def counts(self, line: Line) -> bool:
        """Whether a sentence applies while its card lies there; in most games all do."""
        return True

    def was_asked(self, context: Context) -> bool:
        """Whether the conditions of a sentence were asked before it is carried out, and players may
        have ruled otherwise: then they are not asked once more."""
        return False

    def name_of(self, table: Table, who: int) -> str:
        """The name of *who*: of the seat with this number, unless sentences mean other persons."""
        return table.seats[who].name

    def said_in_order(self, context: Context, said: Said, meant: list[int]) -> Rules[list[int]]:
        """Those who are *meant*, in the order in which the sentence is carried out for them: the
        order of the table, unless the game asks for another."""
        yield from ()
        return meant

    # --- what people are asked -----------------------------------------------------------------

    def asking(self, context: Context) -> Asks:
        """Who asks people for the sentence of *context*."""
        return self.asks

    def is_of_use(self, context: Context, said: Said, who: int) -> bool:
        """Whether *who* is asked at all for an optional action (`may`)."""
        return True

    def vain(self, context: Context, who: int, actions: Actions) -> str:
        """Why *actions* would have no effect for *who* now, as a sentence; empty if they would, or
        if the game does not tell."""
        return ""

    def barred(self, context: Context, who: int, actions: Actions) -> Refusal | None:
        """Why *who* may not choose *actions* of several that it has to choose from; None if it
        may, as in most games."""
        return None

    def idle(self, context: Context, who: int, why: str) -> None:
        """Report that *who* could not be asked for an optional action, for the reason *why*."""

    def stand_for(self, context: Context) -> tuple[int, ...]:
        """The pieces that stand for an optional action: the card that asks."""
        return (context.card.id,) if context.card.id >= 0 else ()

    def brings(self, context: Context) -> str:
        """The possible effects of an optional action, if the game tells them."""
        return ""

    def unwilling(self, context: Context, who: int) -> str:
        """What happens if *who* declines an optional action, if the game tells it."""
        return ""

    def stock(self, context: Context, price: Said, payer: int) -> str:
        """How much *payer* has of what a *price* takes, in brackets behind the price, if the game
        tells it."""
        return ""

    def is_agreed(self, context: Context, against: bool) -> bool:
        """Whether the price was agreed to before, so that nobody is asked again: `you` pay.
        *against* is as in `Pays`."""
        return False

    def pay_agreed(self, context: Context, price: Said) -> Rules[bool]:
        """Pay a *price* that `you` agreed to before; returns whether it was paid."""
        if self.lacks(context, price, context.you) is not None:
            return False
        return (yield from self.act(context, price, context.you)) is not False

    # --- what is done --------------------------------------------------------------------------

    def until_left(self, doing: Rules[R]) -> Rules[R | bool]:
        """The result of *doing*: a sentence, one of its actions, or the question whether to do it.
        False for people who leave the game meanwhile."""
        return doing

    def at_most(self, context: Context, said: Said, who: int, n: int) -> int:
        """How many of up to *n* are available to *who*: all, by default."""
        return n

    def acted(self, context: Context, done: Any) -> None:
        """Note that an action is over, and its result: False if it was not *done*."""
