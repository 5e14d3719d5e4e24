"""Numbers that are looked up when they are needed, in a fixed order, and can explain themselves."""

from __future__ import annotations

from collections.abc import Callable

from msgspec import Struct

from tabletop.table.piece import Piece
from tabletop.table.table import Table


class Part(Struct, frozen=True, gc=False):
    """One part of a number: how much, why, and the rule and piece it comes from (-1 for none)."""

    n: int
    why: str
    rule: str = ""
    piece: int = -1


class Value(Struct, frozen=True, gc=False):
    """A number and the parts it is the sum of."""

    n: int
    parts: tuple[Part, ...]

    def explained(self) -> str:
        """The sum in words: `6 = 5 printed + 1 Scholar`."""
        if len(self.parts) == 1:
            return f"{self.n} {self.parts[0].why}"
        first, *rest = self.parts
        signed = "".join(f" {'-' if part.n < 0 else '+'} {abs(part.n)} {part.why}" for part in rest)
        return f"{self.n} = {first.n} {first.why}{signed}"


Modify = Callable[[Table, int, Piece], Part | None]


class Modifiers:
    """What changes which number. A modifier is given the table, the seat and the piece."""

    def __init__(self) -> None:
        self._modifying: dict[str, list[Modify]] = {}

    def of(self, number: str) -> Callable[[Modify], Modify]:
        """Register a modifier of *number*; they apply in the order of their registration."""

        def register(modify: Modify) -> Modify:
            self._modifying.setdefault(number, []).append(modify)
            return modify

        return register

    def change(self, number: str, table: Table, seat: int, piece: Piece) -> int:
        """By how much all modifiers together change *number*: `value` without its reasons."""
        change = 0
        for modify in self._modifying.get(number, ()):
            part = modify(table, seat, piece)
            if part is not None and (not table.suspended or _in_force(part, table)):
                change += part.n
        return change

    def value(self, number: str, table: Table, seat: int, piece: Piece, printed: Part) -> Value:
        """What *number* is for *piece* in the hands of *seat*, beginning with what is printed."""
        parts = [printed]
        for modify in self._modifying.get(number, ()):
            part = modify(table, seat, piece)
            if part is not None and _in_force(part, table):
                parts.append(part)
        return Value(sum(part.n for part in parts), tuple(parts))


def _in_force(part: Part, table: Table) -> bool:
    """Whether players have suspended neither the rule that *part* comes from nor the card."""
    suspended = table.suspended
    if not suspended:
        return True
    card = table.pieces[part.piece].name if part.piece >= 0 else ""
    return part.rule not in suspended and card not in suspended
