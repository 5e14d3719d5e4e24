"""What reads the sentences of a game's cards: a grammar, as the rooms below it know it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any, Protocol

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.unread import Fault

Saying = tuple[str, str | Callable[[re.Match[str]], str]]
"""A pattern of what people write, and what cards say in its place."""

Own = tuple[Saying, ...]
"""What is made of how a card calls itself."""


def called(name: str, word: str) -> Own:
    """What to make of a card's own *name* where it speaks of itself; cards say *word* there."""
    if not (name and word):
        return ()
    bare = name.removeprefix("The ").partition(",")[0]
    return ((rf"\b(?:the )?{re.escape(bare)}\b(?! card)", word),)


class Book(Protocol):
    """Reads sentences."""

    @property
    def kinds(self) -> Mapping[str, Any]:
        """The kinds of gaps, by name."""
        ...

    @property
    def speakable(self) -> Sequence[Phrase]:
        """All that a card may say."""
        ...

    def __iter__(self) -> Iterator[Phrase]:
        """All that follows from what the game has declared."""
        ...

    def readings(self, sentence: str) -> list[Clause]:
        """The ways to understand *sentence*; of a sound one there is just one."""
        ...

    def readings_of_card(self, sentence: str, own: Own) -> list[Clause]:
        """The same of a sentence on a card that calls itself as *own* tells."""
        ...

    def what_is_wrong(self, sentence: str, start: int, own: Own) -> Fault:
        """What is wrong with *sentence*, which begins at *start* (from 0) in its text."""
        ...

    def ideas(self, sentence: str) -> tuple[Clause, ...]:
        """Several sentences that say together what *sentence* does; none if it is one idea."""
        ...

    def rather(self, before: Clause, sentence: str) -> Clause | None:
        """What is done by *sentence* instead of the one *before*, and that, in one."""
        ...

    def answering(self, before: Clause, sentence: str) -> Clause | None:
        """*sentence* as what goes on from the one *before*, told in the words of that."""
        ...
