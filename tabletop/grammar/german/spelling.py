"""How German is spelt: numerals in letters, and commas."""

from __future__ import annotations

from collections.abc import Collection

from tabletop.grammar.tokens import Token, as_known, parted, spaced

NUMERALS = ("eins", "zwei", "drei", "vier", "fünf", "sechs", "sieben", "acht", "neun", "zehn")
"""The numbers from 1 in letters."""

_ENDS = frozenset({",", ":", ";", "."})


def tokens(sentence: str, known: Collection[str], begins: bool = True) -> list[Token]:
    """The tokens of *sentence*, with words as they are *known*; for *begins* see `as_known`."""
    return as_known([*parted(sentence)], known, begins)


def written(words: list[str]) -> str:
    """*words* and marks as they are printed; the comma that ends a relative clause is none before
    another mark, nor at the end."""
    behind = [*words[1:], "."]
    pairs = zip(words, behind, strict=True)
    return spaced([word for word, after in pairs if word != "," or after not in _ENDS])
