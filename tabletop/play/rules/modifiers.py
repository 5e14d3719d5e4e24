"""Numbers that are looked up when they are needed, in a fixed order, and explain themselves."""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Literal

from msgspec import Struct
from msgspec.structs import replace

from tabletop.table.piece import Piece
from tabletop.table.table import Table

Stage = Literal["set", "plus", "times", "at least", "at most"]

STAGES: dict[Stage, Callable[[int, int], int]] = {
    "set": lambda n, to: to,
    "plus": operator.add,
    "times": operator.mul,
    "at least": max,
    "at most": min,
}
"""What the parts of each stage do to a number, in order; `plus` also subtracts."""

IN_STAGES = [*STAGES]


class Part(Struct, frozen=True, gc=False):
    """One part of a number: its amount, its reason, and the rule and piece it comes from (-1 for
    none). `stage` is what it does to the number so far; whoever makes a part may leave it out.
    `says` is the sentence of a card that causes it."""

    n: int
    why: str
    rule: str = ""
    piece: int = -1
    stage: Stage = "plus"
    says: str = ""

    @property
    def words(self) -> str:
        """What the part does to the number so far, in words."""
        if self.stage == "plus":
            return f" {'-' if self.n < 0 else '+'} {abs(self.n)} {self.why}"
        if self.stage == "times":
            return f" × {self.n} {self.why}"
        return f", {'set to' if self.stage == 'set' else self.stage} {self.n} {self.why}"


class Value(Struct, frozen=True, gc=False):
    """A number and its parts, in order."""

    n: int
    parts: tuple[Part, ...]

    def explained(self) -> str:
        """The sum in words: `6 = 5 printed + 1 Scholar`."""
        if len(self.parts) < 2:
            return " ".join([f"{self.n}", *(part.why for part in self.parts)])
        first, *rest = self.parts
        return f"{self.n} = {first.n} {first.why}{''.join(part.words for part in rest)}"


Modify = Callable[[Table, int, Piece], Part | None]


class Modifiers:
    """The modifiers of each number. A modifier gets the table, the seat and the piece. They apply
    stage by stage, and within a stage in the order of registration."""

    def __init__(self) -> None:
        self.modifying: dict[str, list[tuple[Stage, Modify]]] = {}

    def of(self, number: str, stage: Stage = "plus") -> Callable[[Modify], Modify]:
        """Register a modifier of *number* that applies in *stage*."""

        def register(modify: Modify) -> Modify:
            modifying = self.modifying.setdefault(number, [])
            modifying.append((stage, modify))
            modifying.sort(key=lambda each: IN_STAGES.index(each[0]))
            return modify

        return register

    def change(self, number: str, table: Table, seat: int, piece: Piece) -> int:
        """By how much all modifiers together change *number*, if all of them only add."""
        change = 0
        for _, modify in self.modifying.get(number, ()):
            part = modify(table, seat, piece)
            if part is not None and (not table.suspended or _in_force(part, table)):
                change += part.n
        return change

    def value(self, number: str, table: Table, seat: int, piece: Piece, printed: Part) -> Value:
        """The value of *number* for *piece* of *seat*, starting from the *printed* number."""
        n, parts = printed.n, [printed]
        for stage, modify in self.modifying.get(number, ()):
            part = modify(table, seat, piece)
            if part is not None and _in_force(part, table):
                n = STAGES[stage](n, part.n)
                parts.append(part if part.stage == stage else replace(part, stage=stage))
        return Value(n, tuple(parts))


def _in_force(part: Part, table: Table) -> bool:
    """Whether players have suspended neither the rule of *part* nor its card."""
    suspended = table.suspended
    if not suspended:
        return True
    card = table.pieces[part.piece].name if part.piece >= 0 else ""
    return part.rule not in suspended and card not in suspended
