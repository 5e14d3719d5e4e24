"""From the text of a card to clauses, and back; where and why a sentence is not understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher

from tabletop.cardtext.clause import Clause, capitalised
from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.phrasebook import Phrasebook

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
    """What is wrong with *sentence*: as far as it makes sense, and what would do for the rest."""
    nearest, close, reach = "", 0.6, 0
    furthest = 0
    for begun, rest in _beginnings(sentence, book):
        for phrase in book:
            at = len(begun) + _reach(phrase, begun, rest)
            furthest = max(furthest, at)
            for words in {rest, _inside(rest)}:
                like = capitalised(f"{begun}{phrase.resembling(words)}.")
                alike = SequenceMatcher(None, like, sentence)
                if alike.real_quick_ratio() <= close or alike.ratio() <= close:
                    continue
                if book.readings(like):
                    nearest, close, reach = like, alike.ratio(), at
    reach = reach if nearest else furthest
    rest = sentence[reach:] or "its end"
    return Unread(sentence, start + reach + 1, f"No phrase goes on with {rest!r}.", nearest)


def _beginnings(sentence: str, book: Phrasebook) -> list[tuple[str, str]]:
    """Each way in which the heads of *sentence* can be understood, with the rest of it."""
    found = set()
    for words in (sentence, _inside(sentence)):
        for _, rest in book.heads(words):
            found.add(len(sentence) - len(rest))
    return [(sentence[:at], sentence[at:]) for at in sorted(found)]


def _reach(phrase: Phrase, begun: str, rest: str) -> int:
    """How much of *rest* the phrase understands; a sentence begins with a capital."""
    if begun:
        return phrase.reach(rest)
    if rest[:1].islower():
        return 0
    return max(phrase.reach(rest), phrase.reach(_inside(rest)))


def _inside(sentence: str) -> str:
    """*sentence* as it would stand inside of another."""
    return sentence[:1].lower() + sentence[1:]
