"""From the text of a card to clauses, and back; where and why a sentence is not understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from tabletop.cardtext.phrase import Clause, Phrasebook

_SENTENCE = re.compile(r"\S.*?(?:[.!?](?=\s|$)|$)", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that is left to the players.

    `column` counts from 1 in the card's text and is where the sentence stops making sense; `why`
    says what is the matter, and `nearest` is a sentence that would do, if there is one like it.
    """

    sentence: str
    column: int
    why: str
    nearest: str = ""

    def __str__(self) -> str:
        return self.sentence


def parse(text: str, book: Phrasebook) -> list[Clause | Unread]:
    """What the sentences of *text* say, in their order."""
    return [_read(sentence, start, book) for start, sentence in sentences(text)]


def write(clauses: Iterable[Clause | Unread]) -> str:
    """The text that says all this."""
    return " ".join(map(str, clauses))


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Each sentence of *text* with the place it starts at, from 0."""
    return ((found.start(), found[0]) for found in _SENTENCE.finditer(text))


def _read(sentence: str, start: int, book: Phrasebook) -> Clause | Unread:
    readings = book.readings(sentence)
    if len(readings) == 1:
        return readings[0]
    if readings:
        rivals = " and ".join(repr(reading.phrase.template) for reading in readings)
        return Unread(sentence, start + 1, f"It can be read in more than one way: {rivals}.")
    return _unread(sentence, start, book)


def _unread(sentence: str, start: int, book: Phrasebook) -> Unread:
    nearest, close, reach = "", 0.6, 0
    for phrase in book:
        like = phrase.resembling(sentence)
        alike = SequenceMatcher(None, like, sentence)
        if alike.real_quick_ratio() > close and alike.ratio() > close:
            nearest, close, reach = like, alike.ratio(), phrase.reach(sentence)
    if not nearest:
        reach = max((phrase.reach(sentence) for phrase in book), default=0)
    rest = sentence[reach:] or "its end"
    return Unread(sentence, start + reach + 1, f"No phrase goes on with {rest!r}.", nearest)
