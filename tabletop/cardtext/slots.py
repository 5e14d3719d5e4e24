"""Kinds of slot: the words that may stand in a phrase's gap, and the value they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Any, Protocol


class Slot(Protocol):
    """A gap in a phrase.

    `pattern` is a regular expression without groups of its own for the words that fit, `example`
    are some that do. For all words that fit, `write(read(words))` is those words again. `loose` is
    a pattern for words that may be meant to fit; writing what is read from them puts them right.
    """

    @property
    def pattern(self) -> str: ...
    @property
    def loose(self) -> str: ...
    @property
    def example(self) -> str: ...
    def read(self, words: str) -> Any: ...
    def write(self, value: Any) -> str: ...


class Number:
    """A numeral from 0 to 999."""

    pattern = r"(?:0|[1-9][0-9]{0,2})"
    loose = r"[0-9]{1,3}"
    example = "2"

    def read(self, words: str) -> int:
        """The number that is written there."""
        return int(words)

    def write(self, value: int) -> str:
        """*value* as it is printed."""
        return str(value)


class Counted:
    """A number of things, in agreement with its noun: `1 card`, `4 cards`."""

    def __init__(self, one: str, many: str) -> None:
        self._one, self._many = one, many
        self.pattern = rf"(?:1 {re.escape(one)}|(?!1 ){Number.pattern} {re.escape(many)})"
        self.loose = rf"{Number.loose} \w+"
        self.example = f"{Number.example} {many}"

    def read(self, words: str) -> int:
        """How many there are."""
        return int(words.partition(" ")[0])

    def write(self, value: int) -> str:
        """So many things."""
        return f"{value} {self._one if value == 1 else self._many}"


class Noun:
    """One of a game's words: what is printed for a value, such as `a Knight` for `knight`."""

    def __init__(self, printed: Mapping[str, str]) -> None:
        """*printed* gives the words by value."""
        self._printed = dict(printed)
        self._values = {words: value for value, words in printed.items()}
        longest_first = sorted(self._values, key=len, reverse=True)
        self.pattern = self.loose = f"(?:{'|'.join(map(re.escape, longest_first))})"
        self.example = next(iter(self._values))

    def read(self, words: str) -> str:
        """The value that the words are printed for."""
        return self._values[words]

    def write(self, value: str) -> str:
        """*value* as it is printed."""
        return self._printed[value]


class Word(Noun):
    """One of a game's words, capitalised in print: `Wands` for `wands`."""

    def __init__(self, values: Iterable[str]) -> None:
        super().__init__({value: value.capitalize() for value in values})


class Choice:
    """One or more of a game's words, any of which will do: `Wands`, `Cups, Wands or Swords`.

    *last* is the word before the last of them.
    """

    def __init__(self, word: Noun, last: str = "or") -> None:
        self._word, self._last = word, f" {last} "
        self.pattern = self.loose = (
            f"(?:(?:{word.pattern}(?:, {word.pattern})*{self._last})?{word.pattern})"
        )
        self.example = word.example

    def read(self, words: str) -> tuple[str, ...]:
        """The values, in the order they are printed."""
        return tuple(map(self._word.read, re.split(f", |{self._last}", words)))

    def write(self, value: tuple[str, ...]) -> str:
        """The words with commas, and `or` before the last."""
        *some, last = map(self._word.write, value)
        return f"{', '.join(some)}{self._last}{last}" if some else last


class Range:
    """What a die may show: `7`, `1-5`."""

    pattern = rf"(?:{Number.pattern}-{Number.pattern}|{Number.pattern})"
    loose = r"[0-9]{1,3}(?: ?- ?[0-9]{1,3})?"
    example = "1-5"

    def read(self, words: str) -> tuple[int, ...]:
        """The lowest and the highest number, or the only one."""
        return tuple(map(int, words.split("-")))

    def write(self, value: tuple[int, ...]) -> str:
        """The range as it is printed."""
        return "-".join(map(str, value))
