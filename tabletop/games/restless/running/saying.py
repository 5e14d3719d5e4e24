"""What a sentence is said about when it is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.cardtext.amounts import Much
from tabletop.cardtext.phrase import Said
from tabletop.games.restless.running.counts import much
from tabletop.games.restless.running.deeds import Happens
from tabletop.table.piece import Piece
from tabletop.table.table import Table


@dataclass
class Saying:
    """What a sentence is said about: the card it stands on, and who `you` is (-1: nobody).

    `that` is the Character spoken of last, `rolled` what the die showed, `target` the Target meant.
    `rolls` are who rolled a die, and what it showed. `deed` is what it reacts to, `paid_for` what a
    cost is paid for, in words. `had` is what somebody who is dead had of what cards count, `said`
    what is carried out of it. `named` are the slots of those whom its sentences leave open, as
    they were declared. `acted` are those whom the last action was about, as far as they did it, of
    so many who were `meant`.
    """

    card: Piece
    you: int = -1
    that: int = -1
    rolled: int = 0
    target: int = -1
    cause: str = "card"
    deed: Happens | None = None
    rolls: list[tuple[int, int]] = field(default_factory=list)
    paid_for: str = ""
    had: dict[str, int] = field(default_factory=dict)
    named: list[int] = field(default_factory=list)
    said: Said | None = None
    acted: list[int] = field(default_factory=list)
    meant: int = 0

    def much(self, table: Table, amount: Much, slot: int = -1) -> int:
        """How much *amount* is now, said of the Character in *slot*."""
        return much(table, amount, self.you, slot, self.had)
