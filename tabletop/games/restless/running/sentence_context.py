"""What a sentence is said about when it is carried out."""

from __future__ import annotations

from typing import Self

from msgspec import field

from tabletop.executor.context import Context
from tabletop.executor.sentence import Line
from tabletop.games.restless.table.table_reads import is_foe
from tabletop.play.rules.deeds import Deed
from tabletop.table.table import Table


class Saying(Context, eq=False):
    """What a sentence of The Restless is said about, beside what every game knows of it.

    `target` is the piece of the Target meant, `cause` what somebody dies of by it, `had` what
    somebody who is dead had of what cards count. `named` are the slots of those whom its sentences
    leave open, as they were declared; `thrown` are who rolled for it, and what the die showed.
    """

    target: int = -1
    cause: str = "card"
    had: dict[str, int] = field(default_factory=dict)
    named: list[int] = field(default_factory=list)
    thrown: list[tuple[int, int]] = field(default_factory=list)

    @classmethod
    def about(cls, table: Table, line: Line, deed: Deed) -> Self:
        """RST-228: what a Target's text does, a Target does: its last words, too."""
        said = super().about(table, line, deed)
        said.target = getattr(deed, "target", -1)
        if is_foe(table, line.piece):
            said.cause, said.target = "target", line.piece.id
        return said
