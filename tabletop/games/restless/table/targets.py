"""Chapters 18 to 20: which cards are fought, and how each fares in it.

The counter `fight` on a Target tells it: none before it has begun, then one of `IN`, `DEFEATED` and
`ESCAPED`. What was taken away by a card or by hand lies elsewhere, and is none of these.
"""

from __future__ import annotations

from tabletop.games.restless.cards import content
from tabletop.games.restless.table.memory import while_fought
from tabletop.games.restless.table.table_reads import character, fought_in
from tabletop.table.piece import Piece
from tabletop.table.table import Table

IN, DEFEATED, ESCAPED = 1, 2, 3
"""What the counter `fight` on a Target says."""


def is_target(piece: Piece) -> bool:
    """RST-176, RST-159, RST-245: whether *piece* is a card that is fought."""
    card = content.card(piece.name)
    return isinstance(card, (content.Combat, content.God)) or is_horror(piece)


def is_horror(piece: Piece) -> bool:
    """RST-159: whether it is a Rest card that fights."""
    card = content.card(piece.name)
    return isinstance(card, content.Rest) and card.health > 0


def awaits(piece: Piece) -> bool:
    """Whether *piece* is a Target that nobody has fought yet."""
    return is_target(piece) and not piece.counters.get("fight")


def is_defeated(piece: Piece) -> bool:
    """RST-214: whether it died in this Battle; only such a Target gives drops."""
    return piece.counters.get("fight") == DEFEATED


def may_escape(piece: Piece) -> bool:
    """RST-245, RST-247: a Traitor God does not go away."""
    return not isinstance(content.card(piece.name), content.God)


@while_fought
def attacker(table: Table) -> Piece | None:
    """RST-143: a Combat Encounter that lies there to be fought, while there is no Battle."""
    if table.count("battle"):
        return None
    return next((piece for piece in table["encounter"] if awaits(piece) and piece.face_up), None)


def is_fighting(table: Table) -> bool:
    """RST-106, RST-177: it is Battle from the moment that a Combat Encounter is turned up."""
    return bool(table.count("battle")) or attacker(table) is not None


def are_gone(table: Table, slot: int, foe: int = -1) -> bool:
    """RST-004: whether a hand has taken away the Character in *slot*, or the Target *foe*."""
    if slot >= 0 and character(table, slot) is None:
        return True
    return foe >= 0 and table.pieces[foe].zone not in fought_in(table)
