"""Sentences that are left to the players."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import NamedTuple

BY_HAND = " (by hand)."
"""How a sentence ends that is left to the players on purpose."""


class Close(NamedTuple):
    """A sentence that can be said and is near to what is written, and does not say the same; `told`
    is how it is told, with what is between them."""

    sentence: str
    told: str


class Fault(NamedTuple):
    """Why a sentence is not understood.

    `column` counts from 1 in the card's text and is where the sentence stops making sense; `why`
    says what is the matter. `nearest` says the same and would do, if there is such a thing, in
    several sentences if need be; if there is none, `close` may be near.
    `code` is `unread-sentence`, `unknown-word` (a word where only a list of words fits),
    `ambiguous-sentence` or `by-hand`.
    """

    code: str
    column: int
    why: str
    nearest: str = ""
    close: tuple[Close, ...] = ()


class Unread:
    """A sentence that no phrase reads, or more than one, or that is meant to be left."""

    def __init__(self, sentence: str, find: Callable[[], Fault]) -> None:
        """*find* says what is wrong: looking for a remedy takes time, and few ask."""
        self.sentence = sentence
        self._find = find

    @cached_property
    def fault(self) -> Fault:
        """What is wrong with it."""
        return self._find()

    @property
    def on_purpose(self) -> bool:
        """Whether it is meant to be left to the players."""
        return self.sentence.endswith(BY_HAND)

    def __str__(self) -> str:
        return self.sentence

    def __repr__(self) -> str:
        return f"Unread({self.sentence!r})"
