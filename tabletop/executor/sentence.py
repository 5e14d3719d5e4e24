"""Sentences at their place: on a card, in one of its texts, in order."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Any, cast

from msgspec import Struct

from tabletop.cardtext.amounts import Change, EqualTo, ForEach, Much, ThatMuch, UpTo
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import is_row
from tabletop.cardtext.inside import Inside
from tabletop.cardtext.left_to_players import carried_out, numbers
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.roles import Role
from tabletop.cardtext.unread import Unread
from tabletop.table.piece import Piece

RECKONED = (UpTo, ForEach, EqualTo, ThatMuch)
"""Amounts that are known only when a sentence is carried out."""


@dataclass(frozen=True)
class Sentence:
    """One sentence of the card `card`: the `number` (from 0) among all sentences of its `field`.

    `more` are the sentences behind it that go on from it; the rows of a die table go on from the
    sentence that rolls. It is `plain` if it is in force whenever its card lies there; it changes a
    number `by` so much, if it changes one. A sentence that `is_held` is in force rather than done:
    while its card lies there, or for as long as it says. What begins to hold as one of several
    actions is a `part` of its sentence, from 1. A `bare` sentence is one action that names nobody
    and computes nothing, with only a trigger before it. A sentence that `awaits` something waits
    from when it is carried out until its end. `whose` are the people it is about, or whose thing it
    is about; None if it names nobody.
    """

    card: str
    field: str
    number: int
    clause: Clause
    more: tuple[Sentence, ...] = ()
    plain: bool = dataclasses.field(init=False, compare=False)
    by: Much = dataclasses.field(init=False, compare=False)
    is_held: bool = dataclasses.field(init=False, compare=False)
    awaits: bool = dataclasses.field(init=False, compare=False)
    bare: bool = dataclasses.field(init=False, compare=False)
    whose: Any = dataclasses.field(init=False, compare=False)
    part: int = 0

    def __post_init__(self) -> None:
        clause = self.clause
        asked = (clause.heads.get("bearer"), clause.heads.get("if"), clause.unless)
        lasts = clause.duration is not None and clause.duration.phrase.run is not None
        object.__setattr__(self, "plain", not lasts and asked == (None, None, None))
        object.__setattr__(self, "by", _amount(clause))
        held, awaits = clause.holds, clause.awaits
        object.__setattr__(self, "is_held", held)
        values = clause.values if clause.body else {}
        object.__setattr__(self, "whose", values.get("who", values.get("whose")))
        object.__setattr__(self, "awaits", awaits)
        bare = self.plain and not (held or self.more or awaits) and _bare(clause)
        object.__setattr__(self, "bare", bare)

    @cached_property
    def words(self) -> str:
        """It as it is printed."""
        return str(self.clause)

    @cached_property
    def answers(self) -> bool:
        """Whether it says what is done if its `if` is false."""
        return bool(self.clause.otherwise) or any(each.clause.is_otherwise for each in self.more)

    @property
    def rows(self) -> tuple[Sentence, ...]:
        """The rows of its die table."""
        return tuple(each for each in (self, *self.more) if "range" in each.clause.heads)

    @cached_property
    def place(self) -> str:
        """Its place on its card."""
        return f"{self.field}:{self.number}{f'.{self.part}' if self.part else ''}"


def _bare(clause: Clause) -> bool:
    if len(clause.body) != 1 or set(clause.heads) - {"trigger"}:
        return False
    said = clause.body[0]
    if (
        said.may
        or said.phrase.run is None
        or any(isinstance(each, RECKONED) for each in said.values.values())
    ):
        return False
    return said.values.keys().isdisjoint(("who", "modes"))


def _amount(clause: Clause) -> Much:
    """By how much a sentence changes a number, or to what value, as printed."""
    values = clause.values if clause.body else {}
    changed = next((each for each in values.values() if isinstance(each, Change)), None)
    return changed.by if changed else cast("Much", values.get("by", values.get("n", 0)))


class Line(Struct, frozen=True, gc=False):
    """A sentence in force on a table: its piece, and the bearer of that (-1: nobody)."""

    piece: Piece
    bearer: int
    sentence: Sentence

    @property
    def clause(self) -> Clause:
        """What it says."""
        return self.sentence.clause

    @property
    def mark(self) -> tuple[int, str]:
        """A mark that tells it apart from all others on the table."""
        return self.piece.id, self.sentence.place


class _Condition:
    """A gap for a condition."""

    example, lexicon = "", ()

    def write(self, value: Inside) -> str:
        """The condition as it is printed."""
        return value.worded("")


_GAPS = {"condition": _Condition()}

IF = Phrase("if {condition}", _GAPS, "if", lambda *args, condition: condition.run(*args))
UNLESS = Phrase(
    "unless {condition}", _GAPS, "if", lambda *args, condition: not condition.run(*args)
)
"""The form of `you may do this only if`, and of `otherwise` behind a sentence that holds or is done
at will."""


def paragraphs(
    card: str,
    field: str,
    said: Sequence[Clause | Unread],
    at_will: Callable[[Clause], bool] = lambda clause: False,
) -> tuple[Sentence, ...]:
    """The sentences of a text, each with those that go on from it, without those that are left to
    the players. Sentences that are done `at_will`, and those that hold, stand beside what is done
    otherwise. A sentence about when or how often another may be done becomes part of that one."""
    begun: list[list[Sentence]] = []
    last, places = -1, numbers(said)
    for at, clause in carried_out(said):
        number = places[at]
        sentence = Sentence(card, field, number, clause)
        row = is_row(clause)
        behind_a_hole, last = at - last > 1, at
        if behind_a_hole and not row:
            begun.append([sentence])
        elif begun and clause.is_rider:
            begun[-1][0] = _ridden(begun[-1][0], clause.body[0])
        elif begun and clause.is_otherwise and (apart := _apart(clause, begun[-1][-1], at_will)):
            begun.append([Sentence(card, field, number, apart)])
        elif begun and (row or clause.goes_on):
            begun[-1].append(sentence)
        else:
            begun.append([sentence])
    return tuple(
        Sentence(card, field, first.number, first.clause, tuple(more)) for first, *more in begun
    )


def begun(sentence: Sentence) -> Iterator[Sentence]:
    """What begins to hold as one of the actions of *sentence*, each as a sentence of its own."""
    clause = sentence.clause
    parts = (each for each in _actions((*clause.body, *clause.otherwise)) if BEGUN in each.values)
    for number, said in enumerate(parts, 1):
        until = said.values["until"]
        alone = dataclasses.replace(
            clause, body=(said.values[BEGUN],), heads={}, duration=until, otherwise=(),
            unless=None, then=frozenset(), instead=False,
        )  # fmt: skip
        yield dataclasses.replace(sentence, clause=alone, more=(), part=number)


BEGUN = "begun"
"""The gap of an action for what begins to hold by it."""


def _actions(said: Sequence[Said]) -> Iterator[Said]:
    for each in said:
        yield each
        for mode in each.values.get("modes", ()):
            yield from _actions(mode)


def understood(card: str, field: str, said: Sequence[Clause | Unread]) -> Iterator[Sentence]:
    """Each understood sentence of a text by itself, also one that is left to the players."""
    for number, each in zip(numbers(said), said, strict=True):
        if isinstance(each, Clause):
            yield Sentence(card, field, number, each)
            yield from begun(Sentence(card, field, number, each))


def _apart(clause: Clause, before: Sentence, at_will: Callable[[Clause], bool]) -> Clause | None:
    """What holds *otherwise*, as a sentence beside the one *before*, if that holds or is done at
    will."""
    condition = before.clause.heads.get("if")
    if condition is None or clause.heads["if"].values or not condition.values:
        return None
    if not (before.is_held or at_will(before.clause)):
        return None
    return dataclasses.replace(clause, heads={**clause.heads, "if": Said(UNLESS, condition.values)})


def _ridden(sentence: Sentence, only: Said) -> Sentence:
    """*sentence* with the limit *only* on when or how often it may be done."""
    often = only.values.get("often")
    spares = only.values.get("unless")
    head: dict[Role, Said] = {"limit": often} if often else {"if": Said(IF, only.values)}
    if spares is not None:
        head = {"if": Said(UNLESS, {"condition": spares})}
    clause = dataclasses.replace(sentence.clause, heads={**head, **sentence.clause.heads})
    return dataclasses.replace(sentence, clause=clause)
