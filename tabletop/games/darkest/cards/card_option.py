"""The option that stands for a card, wherever one of several is chosen."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.play.questions.decision import Option
from tabletop.table.piece import Piece


def card_option(card: Piece) -> Option:
    """The choice of *card*, by its name and number; its value is the number."""
    return Option(f"{card.name}#{card.id}", content.title(card.name), (card.id,), value=card.id)
