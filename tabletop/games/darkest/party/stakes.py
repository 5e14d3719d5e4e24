"""What a roll is for, in words: what comes of it as it stands, and which numbers help (DTC-B03)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from itertools import groupby
from typing import NamedTuple

from tabletop.executor.sentence import Sentence

SIDES = range(1, 7)
HIGH, LOW = "Higher is better.", "Lower is better."


def _nothing(shown: Sequence[int]) -> str:
    return ""


def _no_more(shown: Sequence[int], nth: int) -> str:
    return ""


class Stakes(NamedTuple):
    """What dice are rolled `what` for; what comes of all that is shown, in words without an end;
    which numbers `help`, and why nothing is to be gained by Fate, if so (`vain`), as sentences.
    `needs` says it of one of the dice that are shown, by its place, where the others are known."""

    what: str
    comes: Callable[[Sequence[int]], str] = _nothing
    helps: str = ""
    vain: Callable[[Sequence[int]], str] = _nothing
    needs: Callable[[Sequence[int], int], str] = _no_more

    def told(self, shown: Sequence[int], nth: int) -> str:
        """Which numbers help, if the *nth* of what is *shown* is rolled again."""
        return self.needs(shown, nth) or self.helps

    def asked(self, name: str, shown: Sequence[int]) -> str:
        """How what *name* has rolled is told before it is asked for Fate."""
        dice = " and ".join(map(str, shown))
        comes = self.comes(shown)
        stand = "it stands" if len(shown) == 1 else "they stand"
        return f"{name} rolled {dice} for {self.what}.{f' If {stand}: {comes}.' if comes else ''}"


def at_least(wins: int, draws: bool) -> str:
    """What an open die (DTC-190) must show that wins from *wins* on; whether one less *draws*."""
    drawn = f", {wins - 1} is a draw" if draws and wins > 1 else ""
    if wins <= 1:
        return "Every number wins."
    if wins > SIDES[-1]:
        return f"{wins} or more wins{drawn}: you need a 6, then another die."
    return f"{wins if wins == SIDES[-1] else f'{wins} or more'} wins{drawn}."


def at_most(n: int) -> str:
    """What a die must show of which no more than *n* will do."""
    if n < 1:
        return "No number is low enough."
    return "Every number is low enough." if n >= SIDES[-1] else f"{n} or less is low enough."


def of_rows(sentence: Sentence) -> Callable[[int], str]:
    """What the rows behind a roll say, by what is shown; nothing if there are none."""
    found: dict[int, str] = {}
    for row in sentence.rows:
        numbers = row.clause.heads["range"].values["range"]
        found |= dict.fromkeys(range(numbers[0], numbers[-1] + 1), row.clause.done)
    otherwise = "nothing happens" if found else ""
    return lambda n: found.get(n, otherwise)


def by_side(
    what: str, means: Callable[[int], str], vain: Callable[[int], str] = lambda shown: ""
) -> Stakes:
    """Those of one die, of which *means* says for each side what comes of it."""

    def comes(shown: Sequence[int]) -> str:
        return means(shown[-1]).rstrip(".")

    return Stakes(
        what, comes, vain=lambda shown: vain(shown[-1]), needs=lambda shown, nth: chart(means)
    )


def by_sum(what: str, n: int, means: Callable[[int], str]) -> Stakes:
    """Those of *n* dice that count together, of which *means* says what comes of their sum."""

    def comes(shown: Sequence[int]) -> str:
        words = means(sum(shown)).rstrip(".")
        return f"{sum(shown)} in all{f', {words}' if words else ''}"

    sums = range(n, n * SIDES[-1] + 1)
    return Stakes(what, comes, needs=lambda shown, nth: chart(means, sums))


def chart(means: Callable[[int], str], shown: Iterable[int] = SIDES) -> str:
    """What comes of each number that may be *shown*: those that bring the same stand together."""
    told = []
    if not any(means(side) for side in shown):
        return ""
    for words, sides in groupby(shown, lambda side: means(side).rstrip(".")):
        first, *more = sides
        told.append(f"{first}{f' to {more[-1]}' if more else ''}: {words}")
    return "; ".join(told) + "."
