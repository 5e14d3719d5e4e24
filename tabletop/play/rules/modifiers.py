"""Numbers that are looked up when they are needed, in a fixed order, and can explain themselves."""

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
"""What the parts of each stage do to a number, in the order they do it; `plus` takes away, too."""

IN_STAGES = [*STAGES]


class Part(Struct, frozen=True, gc=False):
    """One part of a number: how much, why, and the rule and piece it comes from (-1 for none).

    `stage` is what it does to what came before it; whoever makes a part need not say. `says` is the
    sentence by which a card does it.
    """

    n: int
    why: str
    rule: str = ""
    piece: int = -1
    stage: Stage = "plus"
    says: str = ""

    @property
    def words(self) -> str:
        """What it does, behind what came before it."""
        if self.stage == "plus":
            return f" {'-' if self.n < 0 else '+'} {abs(self.n)} {self.why}"
        if self.stage == "times":
            return f" × {self.n} {self.why}"
        return f", {'set to' if self.stage == 'set' else self.stage} {self.n} {self.why}"


class Value(Struct, frozen=True, gc=False):
    """A number and the parts it is made of, in their order."""

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
    """What changes which number. A modifier is given the table, the seat and the piece.

    They apply stage by stage, and within a stage in the order of their registration.
    """

    def __init__(self) -> None:
        self.modifying: dict[str, list[tuple[Stage, Modify]]] = {}

    def of(self, number: str, stage: Stage = "plus") -> Callable[[Modify], Modify]:
        """Register a modifier of *number*; what it does with its part is the *stage*'s."""

        def register(modify: Modify) -> Modify:
            modifying = self.modifying.setdefault(number, [])
            modifying.append((stage, modify))
            modifying.sort(key=lambda each: IN_STAGES.index(each[0]))
            return modify

        return register

    def change(self, number: str, table: Table, seat: int, piece: Piece) -> int:
        """By how much all modifiers together change *number*, where none does more than add."""
        change = 0
        for _, modify in self.modifying.get(number, ()):
            part = modify(table, seat, piece)
            if part is not None and (not table.suspended or _in_force(part, table)):
                change += part.n
        return change

    def value(self, number: str, table: Table, seat: int, piece: Piece, printed: Part) -> Value:
        """What *number* is for *piece* in the hands of *seat*, beginning with what is printed."""
        n, parts = printed.n, [printed]
        for stage, modify in self.modifying.get(number, ()):
            part = modify(table, seat, piece)
            if part is not None and _in_force(part, table):
                n = STAGES[stage](n, part.n)
                parts.append(part if part.stage == stage else replace(part, stage=stage))
        return Value(n, tuple(parts))


def _in_force(part: Part, table: Table) -> bool:
    """Whether players have suspended neither the rule that *part* comes from nor the card."""
    suspended = table.suspended
    if not suspended:
        return True
    card = table.pieces[part.piece].name if part.piece >= 0 else ""
    return part.rule not in suspended and card not in suspended
