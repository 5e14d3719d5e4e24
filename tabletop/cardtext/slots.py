"""Kinds of slot: the words that may stand in a phrase's gap, and the value they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, Protocol


class Slot(Protocol):
    """A gap in a phrase.

    `pattern` is a regular expression without groups of its own for the words that fit, `example`
    are some that do. For all words that fit, `write(read(words))` is those words again. `loose` is
    a pattern for words that may be meant to fit; writing what is read from them puts them right.
    `lexicon` lists the words, where a list is what fits.
    """

    @property
    def pattern(self) -> str: ...
    @property
    def loose(self) -> str: ...
    @property
    def example(self) -> str: ...
    @property
    def lexicon(self) -> tuple[str, ...]: ...
    def readings(self, words: str) -> Sequence[Any]:
        """The values that *words*, which fit the pattern, may mean; mostly one."""
        ...

    def write(self, value: Any) -> str: ...


class Plain:
    """A gap whose words mean one thing, which `read` says."""

    def read(self, words: str) -> Any:
        """What *words* mean."""
        raise NotImplementedError

    def readings(self, words: str) -> Sequence[Any]:
        """That, as the only reading."""
        return (self.read(words),)


class _Figures(Plain):
    """What is written in figures, and so alike in all languages."""

    lexicon = ()


class Number(_Figures):
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


class Counted(Plain):
    """A number of things, in agreement with its noun: `1 card`, `4 cards`."""

    lexicon = ()

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


class Some(Counted):
    """A number of things, one of which is written in letters: `a Ward`, `2 Wards`."""

    def __init__(self, one: str, many: str, article: str = "a") -> None:
        super().__init__(one, many)
        self._alone = f"{article} {one}"
        self.pattern = rf"(?:{re.escape(self._alone)}|(?!1 ){Number.pattern} {re.escape(many)})"

    def read(self, words: str) -> int:
        """How many there are."""
        return 1 if words == self._alone else int(words.partition(" ")[0])

    def write(self, value: int) -> str:
        """So many things."""
        return self._alone if value == 1 else super().write(value)


class Noun(Plain):
    """One of a game's words: what is printed for a value, such as `a Knight` for `knight`."""

    def __init__(self, printed: Mapping[str, str]) -> None:
        """*printed* gives the words by value.

        :raises ValueError: if two values have the same.
        """
        self.printed = dict(printed)
        self._values = {words: value for value, words in printed.items()}
        if len(self._values) < len(self.printed):
            raise ValueError("The same words stand for two values.")
        self.lexicon = tuple(self._values)
        longest_first = sorted(self._values, key=len, reverse=True)
        self.pattern = self.loose = f"(?:{'|'.join(map(re.escape, longest_first))})"
        self.example = next(iter(self._values))

    def read(self, words: str) -> str:
        """The value that the words are printed for."""
        return self._values[words]

    def write(self, value: str) -> str:
        """*value* as it is printed."""
        return self.printed[value]

    def with_more(self, printed: Mapping[str, str]) -> Noun:
        """The same with more values, for which *printed* gives the words.

        :raises ValueError: if there is such a value already, or the same words for another.
        """
        if known := [value for value in printed if value in self.printed]:
            raise ValueError(f"There is a word for {known[0]!r} already.")
        return Noun({**self.printed, **printed})


class Word(Noun):
    """One of a game's words, capitalised in print: `Wands` for `wands`."""

    def __init__(self, values: Iterable[str]) -> None:
        super().__init__({value: value.capitalize() for value in values})


class Choice(Plain):
    """One or more of a game's words, any of which will do: `Wands`, `Cups, Wands or Swords`.

    *last* is the word before the last of them.
    """

    def __init__(self, word: Noun, last: str = "or") -> None:
        self._word, self._last = word, f" {last} "
        self.lexicon = word.lexicon
        self.pattern = f"(?:(?:{word.pattern}(?:, {word.pattern})*{self._last})?{word.pattern})"
        self._between = f"(?:,? (?:{last}|or|and) |, )"  # as it may be meant
        self.loose = f"(?:{word.pattern}(?:{self._between}{word.pattern})*)"
        self.example = word.example

    def read(self, words: str) -> tuple[str, ...]:
        """The values, in the order they are printed."""
        parts = re.split(f", |{self._last}", words)
        if not all(part in self.lexicon for part in parts):
            parts = re.split(self._between, words)
        return tuple(map(self._word.read, parts))

    def write(self, value: tuple[str, ...]) -> str:
        """The words with commas, and `or` before the last."""
        *some, last = map(self._word.write, value)
        return f"{', '.join(some)}{self._last}{last}" if some else last

    def with_more(self, printed: Mapping[str, str]) -> Choice:
        """The same with more values of its word."""
        return Choice(self._word.with_more(printed), self._last.strip())


class Die(_Figures):
    """A die by the number of its sides: `D20`. A sentence that has one rolls it."""

    pattern = r"D(?:[1-9][0-9]?)"
    loose = r"[Dd][1-9][0-9]?"
    example = "D20"

    def read(self, words: str) -> int:
        """Its sides."""
        return int(words[1:])

    def write(self, value: int) -> str:
        """The die as it is printed."""
        return f"D{value}"


class Range(_Figures):
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
