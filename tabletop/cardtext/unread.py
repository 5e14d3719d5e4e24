"""Sentences that are not understood: where and why, and the nearest one that would be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass
from difflib import SequenceMatcher, get_close_matches
from itertools import islice
from typing import NamedTuple

from tabletop.cardtext.clause import HEADS, capitalised
from tabletop.cardtext.phrase import Phrase
from tabletop.cardtext.phrasebook import Phrasebook

BY_HAND = " (by hand)."
"""How a sentence ends that is left to the players on purpose."""

CLOSE = 0.6
"""How like a sentence its remedy is, at least, from 0 to 1."""

TRIED = 12
"""Remedies that are tried, the likeliest first; and places where a sentence is taken apart."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A sentence that is left to the players.

    `column` counts from 1 in the card's text and is where the sentence stops making sense; `why`
    says what is the matter, and `nearest` is a sentence that would do, if there is one like it.
    `code` is `unread-sentence`, `unknown-word` (a word where only a list of words fits),
    `ambiguous-sentence` or `by-hand`.
    """

    sentence: str
    column: int
    why: str
    nearest: str = ""
    code: str = "unread-sentence"

    def __str__(self) -> str:
        return self.sentence


class _Spot(NamedTuple):
    """The one part of a sentence that is wrong, between what is understood of it."""

    before: str
    words: str
    after: str


class _Remedy(NamedTuple):
    """A sentence that may be meant: how like it is, and how far what stands there is understood.

    `strange` is the word that is wrong, if only that is.
    """

    like: float
    sentence: str
    reach: int
    strange: str = ""


def what_is_wrong(sentence: str, start: int, book: Phrasebook) -> Unread:
    """What is wrong with *sentence*, which begins at *start* (from 0) in its text.

    All but one part of it is understood, or it has no remedy.
    """
    spots = list(islice(_spots(sentence, book), TRIED))
    remedies = [
        remedy
        for spot in spots
        for phrase in (*book.heading, *book)
        for remedy in _remedies(sentence, spot, phrase)
    ]
    remedies.sort(key=lambda remedy: -remedy.like)
    for remedy in remedies[:TRIED]:
        if book.readings(remedy.sentence):
            return _unread(sentence, start, remedy)
    furthest = max(
        (_reach(phrase, spot) for spot in spots if spot.after == "." for phrase in book), default=0
    )
    return _unread(sentence, start, _Remedy(0, "", furthest))


def _unread(sentence: str, start: int, remedy: _Remedy) -> Unread:
    column = start + remedy.reach + 1
    if remedy.strange:
        why = f"{remedy.strange!r} is no word that can stand there."
        return Unread(sentence, column, why, remedy.sentence, "unknown-word")
    rest = sentence[remedy.reach :] or "its end"
    return Unread(sentence, column, f"No phrase goes on with {rest!r}.", remedy.sentence)


# --- what is understood around the part that is wrong ------------------------------------------


def _spots(sentence: str, book: Phrasebook) -> Iterator[_Spot]:
    """The parts of *sentence* that may be the only wrong one, with what is understood around it."""
    words = sentence.removesuffix(".")
    ends = sorted({*_ends(words, book)}, reverse=True)
    for start in sorted({*_starts(words, book)}, reverse=True):
        for end in ends:
            if start < end:
                yield _Spot(words[:start], words[start:end], f"{words[end:]}.")


def _starts(words: str, book: Phrasebook) -> Iterator[int]:
    """Where a part can begin so that all before it is understood."""
    for begun in {words, _inside(words)}:
        for _, rest in islice(book.heads(begun), TRIED):
            start = len(words) - len(rest)
            yield start
            for cut in _places(rest, book.joint):
                if any(book.actions(rest[:cut])):
                    yield start + cut + len(book.joint)
            for first in book.lasting:
                for cut in _places(rest, f" {first} "):
                    if any(book.bodies(rest[:cut])):
                        yield start + cut + 1


def _ends(words: str, book: Phrasebook) -> Iterator[int]:
    """Where a part can end so that all behind it is understood."""
    yield len(words)
    yield from (len(done) for done, _ in islice(book.durations(words), TRIED))
    for mark in {*HEADS.values(), book.joint}:
        for cut in _places(words, mark):
            rest = words[cut + len(mark) :]
            heads = book.heads(rest) if mark != book.joint else [({}, rest)]
            if any(True for _, body in heads for _ in book.bodies(body)):
                yield cut


def _places(words: str, mark: str) -> Iterator[int]:
    """The first few places where *mark* stands."""
    at = words.find(mark)
    for _ in range(TRIED):
        if at < 0:
            return
        yield at
        at = words.find(mark, at + 1)


# --- what a phrase would make of it ------------------------------------------------------------


def _remedies(sentence: str, spot: _Spot, phrase: Phrase) -> Iterator[_Remedy]:
    """What *sentence* would be if *phrase* stood at the *spot*."""
    letters = sum(map(len, phrase.literals))
    for words in dict.fromkeys((spot.words, spot.words if spot.before else _inside(spot.words))):
        if misfit := phrase.misfit(words):
            name, begin, end = misfit
            slot = phrase.slots[name]
            strange = _strange(words[begin:end], slot.lexicon)
            close = get_close_matches(strange, slot.lexicon, 1, CLOSE)
            bearer = phrase.role == "bearer" and " " not in words and spot.after.startswith(": ")
            if not (close or bearer or letters >= len(words) / 3):
                continue
            fits = words[begin:end].replace(strange, close[0]) if close else slot.example
            made = capitalised(f"{spot.before}{words[:begin]}{fits}{words[end:]}{spot.after}")
            at = len(spot.before) + words.index(strange, begin)
            like = (1 if close else 0.9) - len(strange) / 1000
            yield _Remedy(like, made, at, sentence[at : at + len(strange)])
        if _letters_in_common(phrase, words) < CLOSE * letters:
            continue
        meant = phrase.resembling(words)
        if _alike(meant, words) > CLOSE:
            made = capitalised(f"{spot.before}{meant}{spot.after}")
            yield _Remedy(_alike(made, sentence), made, _reach(phrase, spot))


def _strange(words: str, lexicon: tuple[str, ...]) -> str:
    """The one of several *words* that *lexicon* does not have; all of them if it is not one."""
    listed = [part for one in words.split(", ") for part in one.rsplit(" or ", 1)]
    strange = [part for part in listed if part not in lexicon]
    return strange[0] if len(strange) == 1 else words


def _alike(one: str, other: str) -> float:
    return SequenceMatcher(None, one, other, autojunk=False).ratio()


def _letters_in_common(phrase: Phrase, words: str) -> int:
    return (Counter("".join(phrase.literals)) & Counter(words)).total()


def _reach(phrase: Phrase, spot: _Spot) -> int:
    """How much of the sentence is understood with *phrase*; a sentence begins with a capital."""
    if spot.before:
        return len(spot.before) + phrase.reach(spot.words + spot.after[:-1])
    if spot.words[:1].islower():
        return 0
    return max(phrase.reach(spot.words), phrase.reach(_inside(spot.words)))


def _inside(sentence: str) -> str:
    """*sentence* as it would stand inside of another."""
    return sentence[:1].lower() + sentence[1:]
