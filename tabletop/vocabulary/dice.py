"""Dice: who rolls, and the rows of results behind it. The book needs `who`, `die` and `n`."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tabletop.cardtext.phrasebook import Phrasebook
from tabletop.executor.context import Context
from tabletop.play.rules.procedure import Rules
from tabletop.vocabulary.harm import Suffered

Roll = Callable[[Context, int, Any], Rules[int]]
"""Lets somebody roll a die with this number of sides; returns the result."""


def add_rolls(book: Phrasebook, rolled: type[Suffered], roll: Roll) -> None:
    """Add the words for rolling. `rolled` is the deed of a roll, with the result `n`."""

    def rolls(context: Context, who: int, die: int) -> Rules[None]:
        """Roll the die and read the rows behind the sentence."""
        shown = yield from roll(context, who, die)
        done = yield from context.propose(rolled(who=who, n=shown))
        context.rolls.append((who, done.n))
        context.shown = done.n

    def at_most(context: Context, who: object, n: int) -> bool:
        """Whether the result is at most this number."""
        return isinstance(context.deed, Suffered) and context.deed.n <= n

    def at_least(context: Context, who: object, n: int) -> bool:
        """Whether the result is at least this number."""
        return isinstance(context.deed, Suffered) and context.deed.n >= n

    book.add("{who} [roll] the {die}", "action", rolls)
    book.add("when {who} [roll] {n} or less", "trigger", at_most, deed=rolled)
    book.add("when {who} [roll] {n} or more", "trigger", at_least, deed=rolled)
