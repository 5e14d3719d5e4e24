"""Die tables: sentences that begin with what a die shows, after the sentence that rolls it.

A Character may roll the D20. 1-5: that Character loses 3 Health. 6-15: ... 16-20: ...
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from msgspec import Struct

from tabletop.cardtext.clause import HEADS, Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.unread import Unread

RANGE = r"(?:0|[1-9][0-9]{0,2})(?:-(?:0|[1-9][0-9]{0,2}))?"
"""The pattern of what a die may show: `7`, `1-5`."""

_ROW = re.compile(f"({RANGE}){HEADS['range']}")

Span = tuple[int, int]
"""The lowest and the highest number of a range."""


def read_range(words: str) -> tuple[int, ...]:
    """The lowest and the highest number of a range, or the only one."""
    return tuple(map(int, words.split("-")))


def write_range(numbers: tuple[int, ...]) -> str:
    """The range as it is printed."""
    return "-".join(map(str, numbers))


class DieTable(Struct, frozen=True):
    """What happens by what is rolled. `roll` is the sentence before it, if that rolls a die.

    A table may also begin with what it waits for, `On a failed roll, 1-4: ...`; that is `trigger`.
    A row that is not understood stands in its place: the players carry it out.
    """

    roll: Clause | None
    rows: tuple[tuple[Span, Clause | Unread], ...]

    @property
    def trigger(self) -> Said | None:
        """What all its rows wait for, if anything."""
        _, first = self.rows[0]
        return first.heads.get("trigger") if isinstance(first, Clause) else None

    def row(self, rolled: int) -> Clause | Unread | None:
        """What happens at *rolled*; None if the table does not say."""
        for (low, high), said in self.rows:
            if low <= rolled <= high:
                return said
        return None

    @property
    def sides(self) -> int:
        """The highest number that can be rolled; the highest listed if no die is named."""
        return sides(self.roll) or max(high for (_, high), _ in self.rows)

    @property
    def gaps(self) -> list[Span]:
        """The numbers that may be rolled and stand in no row; from 1 if a die is named."""
        lowest = 1 if sides(self.roll) else min(low for (low, _), _ in self.rows)
        missing = [n for n in range(lowest, self.sides + 1) if self.row(n) is None]
        return _spans(missing)

    @property
    def overlaps(self) -> list[Span]:
        """The numbers that stand in more than one row, or that the die does not have.

        A row that runs downwards is wrong for all that it lists.
        """
        spans = [span for span, _ in self.rows]
        numbers = range(min(map(min, spans)), max(map(max, spans)) + 1)
        often = [
            n
            for n in numbers
            if sum(low <= n <= high for low, high in spans) > 1
            or n > self.sides
            or any(high <= n <= low and low != high for low, high in spans)
        ]
        return _spans(often)


Lines = list[Clause | Unread | DieTable]
"""What a text says, line by line."""


def sides(said: Clause | Unread | None) -> int:
    """How many sides the die has that is rolled in this sentence; 0 if none is."""
    if not isinstance(said, Clause):
        return 0
    return next((int(part.values["die"]) for part in said.parts if "die" in part.values), 0)


def with_tables(said: Iterable[Clause | Unread]) -> Lines:
    """The sentences of a text, with each die table in the place of its rows."""
    lines: Lines = []
    for sentence in said:
        span = _span(sentence)
        last = lines[-1] if lines else None
        if span is None:
            lines.append(sentence)
        elif isinstance(last, DieTable) and is_row(sentence):
            lines[-1] = DieTable(last.roll, (*last.rows, (span, sentence)))
        else:
            roll = last if isinstance(last, Clause) and sides(last) else None
            lines.append(DieTable(roll, ((span, sentence),)))
    return lines


def die_tables(said: Iterable[Clause | Unread]) -> list[DieTable]:
    """The die tables among the sentences of a text, in their order."""
    return [line for line in with_tables(said) if isinstance(line, DieTable)]


def is_row(said: Clause | Unread) -> bool:
    """Whether a sentence is a row of the table before it, be it understood or not."""
    return _span(said) is not None and not _waits(said)


def _waits(said: Clause | Unread) -> bool:
    """Whether a row begins a table of its own, with what that waits for."""
    return isinstance(said, Clause) and "trigger" in said.heads


def _span(said: Clause | Unread) -> Span | None:
    """The numbers that a sentence is for."""
    if isinstance(said, Clause):
        numbers = said.heads["range"].values["range"] if "range" in said.heads else ()
    else:
        begun = _ROW.match(str(said))
        numbers = read_range(begun[1]) if begun else ()
    return (numbers[0], numbers[-1]) if numbers else None


def _spans(numbers: list[int]) -> list[Span]:
    """*numbers*, which ascend, as ranges."""
    spans: list[Span] = []
    for n in numbers:
        if spans and spans[-1][1] == n - 1:
            spans[-1] = spans[-1][0], n
        else:
            spans.append((n, n))
    return spans
