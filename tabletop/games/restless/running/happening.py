"""What happens, and what a sentence is said about when it is carried out."""

from __future__ import annotations

from dataclasses import dataclass, field

import msgspec
from msgspec import Struct

from tabletop.cardtext.phrase import Said
from tabletop.games.restless.table.counting import how_many
from tabletop.table.piece import Piece
from tabletop.table.table import Table


@dataclass
class Saying:
    """What a sentence is said about: the card it stands on, and who `you` is (-1: nobody).

    `that` is the Character spoken of last, `rolled` what the die showed, `target` the Target meant.
    `rolls` are who rolled a die, and what it showed. `deed` is what a cost is paid for, in words.
    `had` is what somebody who is dead had of what cards count, `said` what is carried out of it.
    """

    card: Piece
    you: int = -1
    that: int = -1
    rolled: int = 0
    target: int = -1
    cause: str = "card"
    happening: Happening | None = None
    rolls: list[tuple[int, int]] = field(default_factory=list)
    deed: str = ""
    had: dict[str, int] = field(default_factory=dict)
    said: Said | None = None


class Happening(Struct, gc=False):
    """Something that cards may react to. `n` may be changed by those who react before it.

    `name` is its trigger's, `slot` the Character it happens to, `target` the Target's piece, `by`
    the piece it is done with. `asked` is the piece that is asked whether it reacts. Harm has a
    `cause`, one of `harm.CAUSES`.
    """

    name: str
    slot: int = -1
    n: int = 0
    target: int = -1
    by: int = -1
    asked: int = -1
    cause: str = "card"
    facts: dict[str, int] = msgspec.field(default_factory=dict)


def counted(table: Table, count: str, about: Saying) -> int:
    """How many of *count* `you` have; RST-229: who is dead, as it was when it died."""
    return about.had.get(count, how_many(table, count, about.you))
