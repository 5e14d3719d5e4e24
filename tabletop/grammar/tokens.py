"""Tokens: a sentence as words, numbers and marks, each with its place. The language knows its short
forms and filler words (`english.spelling`)."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator
from typing import NamedTuple

_TOKEN = re.compile(
    r"\d{1,2},\d{1,2}(?![\d,])|[+-]?\d+(?:-\d+)?(?!\w)|'s\b|[^\W_]+(?:['’-](?!s\b)[^\W\d_]+)*|[^\w\s]",
    re.UNICODE,
)
"""A hex (`10,2`), a number or range, a possessive ending, a word, or a mark."""

MARKS = frozenset({",", ":", ";", ".", "'s"})
"""The marks that stand directly behind a word."""


class Token(NamedTuple):
    """One word, number or mark, with the places of its first letter and of the letter after its
    last."""

    text: str
    start: int
    end: int


def parted(sentence: str) -> Iterator[Token]:
    """The words, numbers and marks of *sentence* as they are written."""
    for match in _TOKEN.finditer(sentence):
        yield Token(match[0].replace("’", "'"), match.start(), match.end())


def as_known(found: list[Token], known: Collection[str], begins: bool) -> list[Token]:
    """*found*, in which a word that is not *known* as it is written is taken as it is known in
    small letters or with a capital. Where a sentence *begins*, the first word is small if such a
    word is known."""
    if found and begins:
        first = found[0]
        small = first.text[:1].lower() + first.text[1:]
        if small in known:
            found[0] = first._replace(text=small)
    return [each if each.text in known else _as_known(each, known) for each in found]


def _as_known(token: Token, known: Collection[str]) -> Token:
    for text in (token.text.lower(), token.text.capitalize()):
        if text in known:
            return token._replace(text=text)
    return token


def spaced(words: list[str]) -> str:
    """*words* and marks as they are printed: no space before a mark."""
    made: list[str] = []
    for word in words:
        if made and word not in MARKS:
            made.append(" ")
        made.append(word)
    return "".join(made)
