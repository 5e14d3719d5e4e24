"""Texts about cards by name: their sentences, the fates of their parts, what they are for."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from tabletop.play.rules.game import Printed

ByName = Callable[[str], str]


class CardWords(NamedTuple):
    """The text of a card (`words`), one sentence per line; what becomes of it by each of its parts
    (`fates`); and a short description (`brief`)."""

    words: ByName
    fates: ByName
    brief: ByName


def card_words(printed: Callable[[str], Printed]) -> CardWords:
    """The texts about cards whose printed content is given by *printed*."""
    return CardWords(
        lambda name: "\n".join(printed(name).sentences),
        lambda name: printed(name).fates,
        lambda name: printed(name).brief,
    )
