"""Tokens: a sentence as words, numbers and marks, each with the place where it stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

_TOKEN = re.compile(
    r"[+-]?\d+(?:-\d+)?(?!\w)|'s\b|[^\W_]+(?:['’-](?!s\b)[^\W\d_]+)*|[^\w\s]", re.UNICODE
)
"""A number or range, a possessive ending, a word, or a mark."""

_SHORT = {
    "can't": ("cannot",),
    "won't": ("will", "not"),
    "you're": ("you", "are"),
    "you've": ("you", "have"),
    "it's": ("it", "is"),
    "don't": ("do", "not"),
    "doesn't": ("does", "not"),
    "isn't": ("is", "not"),
    "aren't": ("are", "not"),
    "hasn't": ("has", "not"),
    "haven't": ("have", "not"),
    "an": ("a",),
}
"""Short forms, and what they are short for; `an` is printed again where a vowel follows."""

NUMERALS = ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
"""The numbers from 1 in letters."""


class Token(NamedTuple):
    """One word, number or mark, with the place of its first letter and of what follows its last."""

    text: str
    start: int
    end: int


def tokens(sentence: str, known: Collection[str], begins: bool = True) -> list[Token]:
    """The tokens of *sentence*; a word that is not *known* as it is written is taken as it is
    known in small letters or with a capital. Where a sentence *begins*, the first word is small if
    such a word is known."""
    found = _without_fillers([*_split(sentence)])
    if found and begins:
        first = found[0]
        small = first.text[:1].lower() + first.text[1:]
        if small in known:
            found[0] = first._replace(text=small)
    return [each if each.text in known else _as_known(each, known) for each in found]


_FILLERS = (
    ("at", "once"), ("right", "away"), ("as", "well"), ("immediately",), ("too",), ("also",),
    ("just",), ("simply",), ("already",), ("currently",),
)  # fmt: skip
"""Words that say nothing where they stand behind a verb, or at the end of a part."""

_FILLING = frozenset((*(words[0] for words in _FILLERS), "then"))
"""What they begin with."""

_JOINTS = frozenset({",", "and", ";", ":", "."})
"""Behind which `then` says when; behind a noun it says nothing: `that Hero then draws 1 card`."""

_INSIDE = frozenset({"also", "just", "simply", "already", "currently", "immediately"})
"""Those of them that may stand anywhere."""


def _without_fillers(found: list[Token]) -> list[Token]:
    texts = [each.text.lower() for each in found]
    if _FILLING.isdisjoint(texts):
        return found  # as most often
    dropped: set[int] = set()
    for at in range(1, len(found)):
        if texts[at] == "then" and texts[at - 1] not in _JOINTS:
            dropped.add(at)
        for words in _FILLERS:
            behind = at + len(words)
            if tuple(texts[at:behind]) != words:
                continue
            ends = behind == len(texts) or texts[behind] in (",", ";", ".", "and")
            if ends or words[0] in _INSIDE:
                dropped.update(range(at, behind))
    return [each for number, each in enumerate(found) if number not in dropped]


def _split(sentence: str) -> Iterator[Token]:
    for match in _TOKEN.finditer(sentence):
        word, start, end = match[0].replace("’", "'"), match.start(), match.end()
        for part in _SHORT.get(word.lower(), (word,)):
            yield Token(part, start, end)


def _as_known(token: Token, known: Collection[str]) -> Token:
    for text in (token.text.lower(), token.text.capitalize()):
        if text in known:
            return token._replace(text=text)
    return token


def written(words: list[str]) -> str:
    """*words* and marks as they are printed: no space before a mark, `an` before a vowel."""
    made: list[str] = []
    for number, word in enumerate(words):
        following = words[number + 1] if number + 1 < len(words) else ""
        shown = "an" if word == "a" and following[:1] in _VOWELS else word
        if made and word not in _MARKS:
            made.append(" ")
        made.append(shown)
    return "".join(made)


_VOWELS = frozenset("aeiouAEIOU8")
_MARKS = frozenset({",", ":", ";", ".", "'s"})
