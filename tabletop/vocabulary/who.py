"""People: the nouns for a game's people that mean the same in every game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from tabletop.executor.context import Context
from tabletop.executor.questions import Asks, about, seat_option, unless_declared
from tabletop.executor.whom import Among, Fits, Pick, Whom
from tabletop.play.questions.decision import Roll
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

Present = Callable[[Table], list[int]]
"""Lists the people that a noun can mean, in order: the living ones."""


LEAST = "least "
"""The prefix of values that mean the person with the least of something: `least Health`."""


def everybody(present: Present, asks: Asks, rule: str) -> Whom:
    """The people that these words mean, among those *present*."""
    whom = Whom()

    def anybody(context: Context, who: int) -> bool:
        """The same, including a person who has just fallen."""
        return who >= 0

    def not_you(context: Context, who: int) -> bool:
        return 0 <= who != context.you

    _quantified(whom, "", present, asks, rule, anybody, not_you)
    return whom


def adjective(whom: Whom, word: str, present: Present, asks: Asks, rule: str) -> None:
    """The people that these words mean among those with the adjective *word*, whom *present*
    lists."""

    def is_one(context: Context, who: int) -> bool:
        return who in present(context.table)

    def is_other(context: Context, who: int) -> bool:
        return is_one(context, who) and who != context.you

    _quantified(whom, f" {word}", present, asks, rule, is_one, is_other)


def _quantified(
    whom: Whom, suffix: str, present: Present, asks: Asks, rule: str, fits: Fits, others_fit: Fits
) -> None:
    def all_of(context: Context) -> list[int]:
        return present(context.table)

    def others(context: Context) -> list[int]:
        return [who for who in present(context.table) if who != context.you]

    def by_lot(context: Context, among: Among) -> Rules[int]:
        if len(found := among()) < 2:
            return found[0] if found else -1
        lot: int = yield Roll(len(found), f"{about(context)} Who, at random?", rule)
        return found[lot - 1]

    picked = picking(asks)
    whom.noun(f"each{suffix}", fits=fits)(all_of)
    whom.noun(f"other{suffix}", fits=others_fit)(others)
    whom.noun(f"one{suffix}", picked, fits)(all_of)
    whom.noun(f"another{suffix}", picked, others_fit)(others)
    whom.noun(f"random{suffix}", by_lot, lot=True)(all_of)


def picking(asks: Asks) -> Pick:
    """A function that lets the person called `you` choose one."""

    def picked(context: Context, among: Among) -> Rules[int]:
        play = context.play
        if len(found := among()) < 2:
            return found[0] if found else -1
        option = yield from unless_declared(context, asks)(
            play,
            context.you,
            f"{about(context)} Who?",
            lambda: [seat_option(play, seat) for seat in among()],
        )
        return int(option.value)

    return picked


def add_extremes(
    whom: Whom, present: Present, asks: Asks, sizes: Mapping[str, Callable[[Table, int], int]]
) -> None:
    """Add the words for the people with the most and the least of each measure. Ties are decided by
    a choice."""

    def members(value: str, size: Callable[[Table, int], int], best: Best) -> None:
        @whom.noun(value, picking(asks))
        def found(context: Context) -> list[int]:
            of = {who: size(context.table, who) for who in present(context.table)}
            return [who for who, n in of.items() if n == best(of.values())]

    for what, size in sizes.items():
        members(f"most {what}", size, max)
        members(f"{LEAST}{what}", size, min)


Best = Callable[[Iterable[int]], int]
"""The people with the most or the least."""
