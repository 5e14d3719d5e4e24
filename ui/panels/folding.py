"""Which answers of a question are folded away in the panel, for they would bury the others."""

from __future__ import annotations

from tabletop.play.decision import Option

MANY = 8
"""How many answers that the table itself gives, by dragging, may stand in the panel unfolded."""


def folds(options: list[Option]) -> list[Option]:
    """The answers to fold away where they are many and would bury the others: those about a piece
    that are forbidden, and if many are left, those that dragging a piece to a place gives."""
    forbidden = [each for each in options if each.pieces and each.why]
    dragged = [each for each in options if each.pieces and each.zones and not each.why]
    if len(forbidden) + len(dragged) <= MANY:
        return []
    folded = forbidden + (dragged if len(dragged) > MANY else [])
    left = any(not each.why and each not in folded for each in options)
    return folded if left else []
