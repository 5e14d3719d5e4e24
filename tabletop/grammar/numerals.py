"""Numerals: every language writes them in figures, and may have *letters* for those from 1 on."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import Any

from tabletop.cardtext.die_table import RANGE, read_range, write_range
from tabletop.grammar.grammar import Grammar

_NUMBER = re.compile(r"0|[1-9][0-9]{0,2}")
_RANGE = re.compile(RANGE)


def number(text: str, letters: Sequence[str]) -> int | None:
    """The number that *text* writes in figures, or in *letters*."""
    if _NUMBER.fullmatch(text):
        return int(text)
    return letters.index(text) + 1 if text in letters else None


def numbers(grammar: Grammar, letters: Sequence[str]) -> None:
    """Declare the numerals."""

    def only(fits: Any) -> Any:
        def read(text: str) -> int | None:
            n = number(text, letters)
            return n if n is not None and fits(n) else None

        return read

    def written(fits: Any) -> Any:
        return lambda n: str(n) if type(n) is int and n >= 0 and fits(n) else None

    categories: tuple[tuple[str, Callable[[int], bool], tuple[int, ...]], ...] = (
        ("number", lambda n: True, (2, 1, 3, 4, 5, 6, 7, 8, 9)),
        ("one", lambda n: n == 1, (1,)),
        ("many", lambda n: n != 1, (2, 3, 4, 5, 6, 7, 8, 9)),
    )
    for category, fits, examples in categories:
        grammar.token(category, only(fits), written(fits), examples)
        grammar.kind(category)
    grammar.token("signed", _signed, lambda n: f"{n:+}", (1, -2, 2, 3))
    grammar.token("plus", _plus, lambda n: f"+{n}", (1, 2, 3))
    grammar.token("range/n", _range, write_range, ((1, 3), (4, 6), (2,), (5,)))


def _signed(text: str) -> int | None:
    return int(text) if re.fullmatch(r"[+-][1-9][0-9]{0,2}", text) else None


def _plus(text: str) -> int | None:
    return int(text) if re.fullmatch(r"\+[1-9][0-9]{0,2}", text) else None


def _range(text: str) -> tuple[int, ...] | None:
    return read_range(text) if _RANGE.fullmatch(text) else None
