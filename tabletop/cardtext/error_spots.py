"""Where a sentence is wrong: the parts of it around which all is understood."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import NamedTuple

from tabletop.cardtext.clause import HEADS
from tabletop.cardtext.phrasebook import Phrasebook, places

TRIED = 12
"""Places, phrases and remedies that are tried, the likeliest first."""


class Spot(NamedTuple):
    """The one part of a sentence that is wrong, between what is understood of it."""

    before: str
    words: str
    after: str


def spots_of(sentence: str, book: Phrasebook) -> Iterator[Spot]:
    """The parts of *sentence* that may be the only wrong one, with what is understood around it."""
    words = sentence.removesuffix(".")
    ends = sorted({*_ends(words, book)}, reverse=True)
    for start in sorted({*_starts(words, book)}, reverse=True):
        for end in ends:
            if start < end:
                yield Spot(words[:start], words[start:end], f"{words[end:]}.")


def _starts(words: str, book: Phrasebook) -> Iterator[int]:
    """Where a part can begin so that all before it is understood."""
    leads = [f" {phrase.forms[0].literals[0]}" for phrase in book.grammar]
    for begun in {words, inside(words)}:
        for _, rest in islice(book.heads(begun), TRIED):
            start = len(words) - len(rest)
            yield start
            for lead in leads:
                yield from (start + cut + len(lead) - 1 for cut in _places(f" {rest}", lead))
            for joint in (book.joints.both, book.joints.then):
                for cut in _places(rest, joint):
                    if any(True for _ in book.actions(rest[:cut])):
                        yield start + cut + len(joint)
            for cut in _places(rest, " "):
                if any(True for _ in book.bodies(rest[:cut])):
                    yield start + cut + 1


def _ends(words: str, book: Phrasebook) -> Iterator[int]:
    """Where a part can end so that all behind it is understood."""
    yield len(words)
    for role in ("duration", "unless"):
        yield from (len(done) for done, _ in islice(book.tails(role, words), TRIED))
    joints = {book.joints.both, book.joints.then, book.joints.otherwise}
    for mark in {*HEADS.values(), *joints}:
        for cut in _places(words, mark):
            rest = words[cut + len(mark) :]
            heads = book.heads(rest) if mark not in joints else [({}, rest)]
            if any(True for _, body in heads for _ in book.bodies(body)):
                yield cut


def _places(words: str, mark: str) -> Iterator[int]:
    """The first few places where *mark* stands."""
    return islice(places(words, mark), 2 * TRIED)


def inside(sentence: str) -> str:
    """*sentence* as it would stand inside of another."""
    return sentence[:1].lower() + sentence[1:]
