"""Declarations: what is said of an act before anything happens: with what, whom, who gets it.

The first part of every answer is called `what`; it stands in the question itself. What follows it
hangs on nothing that chance or a card could change in between: that is asked when it has come.
"""

from __future__ import annotations

from collections.abc import Callable, Collection

from msgspec import Struct
from msgspec.structs import replace

from tabletop.play.questions.decision import Decision, Option
from tabletop.play.questions.declaration import Chosen, Declaration, Declared, Drop, Part, Said
from tabletop.table.open_table import as_open
from tabletop.table.table import Table
from tabletop.table.view import EVERYONE

WHAT = "what"
"""The first part."""

Then = Callable[[Table, Said], Part | None]
"""What follows that something was said at a table; nothing when all is said."""


class Following(Struct, frozen=True, eq=False, gc=False):
    """What follows in a question that begins with `first`, as the `table` lies: `then` says it."""

    table: Table
    first: Part
    then: Then

    def __call__(self, said: Said) -> Part | None:
        return self.then(self.table, said) if said else self.first

    def __reduce__(self) -> tuple[object, ...]:
        """The same where a bot thinks: no more than all may know, and nothing only to be tried."""
        first = replace(self.first, beside=None)
        return Following, (as_open(self.table, EVERYONE), first, self.then)


def declaring(
    table: Table,
    asked: Decision,
    then: Then,
    *,
    inferred: Collection[str] = (),
    drops: Collection[Drop] = (),
    foresees: Callable[[Said], Table] | None = None,
) -> Declaration:
    """The question *asked*, whose answers go on as *then* says. Those that are *inferred* and the
    *drops* are what a `Part` has of them, what it *foresees* what a `Declaration` has."""
    first = Part(
        WHAT, asked.ask, asked.rule, asked.offered, default=asked.default, sure=True,
        beside=asked.beside, inferred=inferred, drops=drops,
    )  # fmt: skip
    return Declaration(
        asked.seat, asked.ask, asked.rule, asked.offered, default=asked.default,
        whole=asked.whole, beside=asked.beside, first=first,
        following=Following(table, first, then), foresees=foresees,
        moot=asked.moot, habit=asked.habit,
    )  # fmt: skip


def begun(answer: Option) -> Option:
    """What an *answer* begins with: the whole of it, if it has no parts."""
    return answer.one(WHAT) if isinstance(answer, Declared) else answer


def said_since(said: Said, part: str) -> dict[str, Chosen]:
    """What was *said*, as if it began with that *part*."""
    parts = [*said]
    return {WHAT: said[part], **{name: said[name] for name in parts[parts.index(part) + 1 :]}}


def said_from(answer: Option, part: str) -> str:
    """What an *answer* says from that *part* on, as the answer to a question that begins with it;
    empty if it does not come to that."""
    if not isinstance(answer, Declared) or part not in answer.said:
        return ""
    return "/".join(answer.key.split("/")[[*answer.said].index(part) :])


def said_of(answer: Option) -> Said:
    """All that an *answer* says, by its parts."""
    return answer.said if isinstance(answer, Declared) else {WHAT: (answer,)}


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
