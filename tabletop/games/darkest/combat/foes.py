"""Who is fought: an Enemy's card, or somebody out of a location's table (DTC-B36)."""

from __future__ import annotations

from dataclasses import dataclass

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.party import heroes
from tabletop.table.piece import Piece
from tabletop.table.table import Table

HELD_FAST = "held-fast"
"""On an Enemy: it cannot be attacked in this Party Turn (Immobility)."""
COMES = "comes"
"""The table's counter: who comes in the place of the Enemy being met, by its piece, plus one."""
VOID = "void"
"""On the table or on a card: its effects are void until the Party Turn ends (DTC-311, DTC-312)."""


def is_void(table: Table, card: Piece) -> bool:
    """DTC-311, DTC-312: whether its effects are void now."""
    return table.count(VOID) > 0 or card.counters.get(VOID, 0) > 0


@dataclass(frozen=True)
class Foe:
    """Somebody to be fought: its scores (None: it has none), the `piece` that it is (-1: none), and
    whether it was `turned` up in this Party Turn (DTC-300)."""

    title: str
    strength: int | None
    craft: int | None
    subtype: str = ""
    piece: int = -1
    turned: bool = True

    def score(self, name: str) -> int | None:
        """Its printed score."""
        return self.strength if name == "strength" else self.craft

    @property
    def scores(self) -> tuple[str, ...]:
        """The scores that it has."""
        return tuple(n for n in ("strength", "craft") if self.score(n) is not None)


def foe_of(card: Piece, *, turned: bool) -> Foe:
    """The Enemy that *card* is."""
    of = content.enemy(card.name)
    assert of is not None
    return Foe(of.name, of.strength, of.craft, of.subtype.lower(), card.id, turned)


def of_table(word: str, score: str, n: int) -> Foe:
    """Somebody out of a location's table."""
    titles = {"outlaw": "the Outlaw", "spirit": "the Spirit", "bruiser": "the Bruiser"}
    return Foe(titles[word], n if score == "strength" else None, n if score == "craft" else None,
               subtype="spirit" if word == "spirit" else "")  # fmt: skip


def total(table: Table, foe: Foe, score: str) -> int:
    """What *foe* fights with, before its die: printed, as cards and shots have changed it, and on
    Runes 2 more (DTC-B19)."""
    spurred = table.count(f"foe_aid_{score}")
    n = (foe.score(score) or 0) + spurred - table.count(f"hurt_{score}")
    space = heroes.at(table)
    lies = heroes.terrain(table, space) if space else None
    runes = lies is not None and lies.name == "runes" and foe.piece >= 0
    return max(0, n) + (2 if runes else 0)
