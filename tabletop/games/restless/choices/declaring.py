"""Declarations: what is said of an act before anything happens: with what, whom, who gets it.

The first part of every answer is called `what`; it stands in the question itself. What follows it
hangs on nothing that chance or a card could change in between: that is asked when it has come.
"""

from __future__ import annotations

from collections.abc import Callable

from msgspec.structs import replace

from tabletop.play.decision import Decision, Option
from tabletop.play.declaration import Declaration, Declared, Part, Said
from tabletop.table.table import Table
from tabletop.table.unseen import as_open
from tabletop.table.view import EVERYONE

WHAT = "what"
"""The first part."""

Then = Callable[[Table, Said], Part | None]
"""What follows that something was said at a table; nothing when all is said."""


class Following:
    """What follows in a question that begins with *first*, as the *table* lies: *then* says it."""

    def __init__(self, table: Table, first: Part, then: Then) -> None:
        self._table, self._first, self._then = table, first, then

    def __call__(self, said: Said) -> Part | None:
        return self._then(self._table, said) if said else self._first

    def __reduce__(self) -> tuple[object, ...]:
        """The same where a bot thinks: no more than all may know, and nothing only to be tried."""
        first = replace(self._first, beside=None)
        return Following, (as_open(self._table, EVERYONE), first, self._then)


def declaring(table: Table, asked: Decision, then: Then) -> Declaration:
    """The question *asked*, whose answers go on as *then* says."""
    first = Part(
        WHAT, asked.ask, asked.rule, asked.offered, default=asked.default, sure=True,
        beside=asked.beside,
    )  # fmt: skip
    return Declaration(
        asked.seat, asked.ask, asked.rule, asked.offered, default=asked.default,
        whole=asked.whole, beside=asked.beside, first=first,
        following=Following(table, first, then),
    )  # fmt: skip


def begun(answer: Option) -> Option:
    """What an *answer* begins with: the whole of it, if it has no parts."""
    return answer.one(WHAT) if isinstance(answer, Declared) else answer


def bent(answer: Option) -> bool:
    """Whether anything of an *answer* is against a rule, be it one that players do without."""
    if isinstance(answer, Declared):
        return any(option.why for chosen in answer.said.values() for option in chosen)
    return bool(answer.why)


def slot_in(answer: Option, part: str) -> int:
    """The slot of the Character that an *answer* names in *part*; -1 if it names none there."""
    if isinstance(answer, Declared) and part in answer.said:
        return int(answer.one(part).value)
    return -1


def one_of(name: str, ask: str, rule: str, options: list[Option], **more: object) -> Part:
    """A part in which one of *options* is said, each of which leads on."""
    return Part(name, ask, rule, options, sure=True, **more)  # type: ignore[arg-type]
