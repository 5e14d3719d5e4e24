"""What a sentence is said about when it is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field

from tabletop.cardtext.phrase import Said
from tabletop.games.restless.running.deeds import Happens
from tabletop.games.restless.table.counting import how_many
from tabletop.table.piece import Piece
from tabletop.table.table import Table


@dataclass
class Saying:
    """What a sentence is said about: the card it stands on, and who `you` is (-1: nobody).

    `that` is the Character spoken of last, `rolled` what the die showed, `target` the Target meant.
    `rolls` are who rolled a die, and what it showed. `deed` is what it reacts to, `paid_for` what a
    cost is paid for, in words. `had` is what somebody who is dead had of what cards count, `said`
    what is carried out of it.
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
    said: Said | None = None


def counted(table: Table, count: str, about: Saying) -> int:
    """How many of *count* `you` have; RST-229: who is dead, as it was when it died."""
    return about.had.get(count, how_many(table, count, about.you))
