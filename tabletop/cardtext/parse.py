"""From the text of a card to clauses, and back."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import replace
from typing import NamedTuple

from tabletop.cardtext.book import Book, Own
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.left_to_players import left_open
from tabletop.cardtext.subjects import IMPLIED
from tabletop.cardtext.unread import BY_HAND, Fault, Unread

_SENTENCE = re.compile(r"\S.*?(?:[.!?](?=\s|$)|$)", re.DOTALL)


def parse(text: str, book: Book, own: Own = ()) -> list[Clause | Unread]:
    """What the sentences of *text* say, in their order; *own* is what may be made of the name of
    their card (`book.called`) where one is not understood."""
    return [said for passage in passages(text, book, own) for said in passage.said]


class Passage(NamedTuple):
    """Sentences as they are `written`, and what they say. Mostly it is one of each; one of several
    ideas says as many things, and what is done `instead` is said in one with what it is for."""

    written: tuple[str, ...]
    said: tuple[Clause | Unread, ...]


def passages(text: str, book: Book, own: Own = ()) -> list[Passage]:
    """The same, beside how it is written."""
    made: list[Passage] = []
    for start, sentence in sentences(text):
        said = _read(sentence, start, book, own)
        if said and isinstance(said[0], Unread) and made:
            *earlier, before = made[-1].said
            both = book.rather(before, sentence) if isinstance(before, Clause) else None
            answer = book.answering(before, sentence) if isinstance(before, Clause) else None
            if answer is not None:
                said = (answer,)
            elif both is not None:
                written = (*made[-1].written, sentence)
                made[-1] = Passage(written, (*earlier, replace(both, written=len(written))))
                continue
        made.append(Passage((sentence,), said))
    return made


def write(clauses: Iterable[Clause | Unread]) -> str:
    """The text that says all this."""
    return " ".join(map(str, clauses))


def sentences(text: str) -> Iterator[tuple[int, str]]:
    """Each sentence of *text* with the place it starts at, from 0."""
    return ((found.start(), found[0]) for found in _SENTENCE.finditer(text))


def as_printed(text: str, book: Book, own: Own = ()) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The sentences of *text* as a face shows them, and those of them that are left to players:
    they are not understood, or go on from one that is not.

    A face has a sign for these; they lose their `(by hand)`.
    """
    said = parse(text, book, own)
    shown = tuple(str(each).replace(BY_HAND, ".") for each in said)
    return shown, tuple(shown[number] for number in sorted(left_open(said)))


def _read(sentence: str, start: int, book: Book, own: Own) -> tuple[Clause | Unread, ...]:
    if sentence.endswith(BY_HAND):
        why = "It is left to the players on purpose."
        return (Unread(sentence, lambda: Fault("by-hand", start + 1, why)),)
    readings = book.readings_of_card(sentence, own)
    if len(readings) == 1:
        return (readings[0],)
    if readings:
        rivals = " and ".join(dict.fromkeys(_shape(reading) for reading in readings))
        why = f"It can be read in more than one way: {rivals}."
        return (Unread(sentence, lambda: Fault("ambiguous-sentence", start + 1, why)),)
    if ideas := book.ideas(sentence):
        return tuple(replace(each, idea=number) for number, each in enumerate(ideas))
    return (Unread(sentence, lambda: book.what_is_wrong(sentence, start, own)),)


def _shape(clause: Clause) -> str:
    """The templates of all parts of a clause, with what stands in them."""
    return ", ".join(
        f"{said.phrase.template!r}"
        + "".join(
            f" {name}={slot.write(said.values[name])!r}"
            for name, slot in said.phrase.slots.items()
            if said.values[name] != IMPLIED
        )
        for said in clause.parts
    )
