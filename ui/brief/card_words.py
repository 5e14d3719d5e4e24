"""What is told of cards by their names: their sentences, their fates, what they are for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.play.rules.game import Printed

ByName = Callable[[str], str]


class CardWords(NamedTuple):
    """The `words` that stand on a card, a sentence a line; what becomes of it by each of its parts
    (`fates`); and in `brief` what it is for."""

    words: ByName
    fates: ByName
    brief: ByName


def card_words(printed: Callable[[str], Printed]) -> CardWords:
    """What is told of cards of which *printed* says what stands on them."""
    return CardWords(
        lambda name: "\n".join(printed(name).sentences),
        lambda name: printed(name).fates,
        lambda name: printed(name).brief,
    )
