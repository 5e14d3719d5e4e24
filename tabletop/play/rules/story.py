"""Which lines of a game's chronicle are worth telling again, and where chapters begin.

The summary of a save, the kept story of a game, the turning points at its end and the chapters of a
replay all use a game's `Story`. It names lines by their rule, and where one rule has several kinds
of line, by how their words begin: `TWR-111 {} is defeated`.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tabletop.play.rules.chronicle import Line

MECHANISM = "story"
"""The mechanism under which modules bring their own `Story`."""

OVER = "The game is over: {}"
"""How the line begins that ends any game."""

LINE, NUMBER = "{line}", "{number}"
"""The placeholders in a chapter's heading for the sentence that begins it, and for its number."""

Weight = Literal[0, 1, 2, 3]
"""0: a detail; 1: told in the whole story; 2: notable; 3: a turning point."""


class Story(Struct, frozen=True, kw_only=True):
    """Which lines of a game are `turning` points, `notable`, or `told` at all; others are details.

    `chapters` are the lines that begin a chapter, each with its heading: `{line}` is the line
    itself, `{number}` the number of the chapter. In a game without lines for new rounds a chapter
    begins at each turn, with as many of these lines as there are seats (`per_seat`).
    """

    turning: tuple[str, ...] = ()
    notable: tuple[str, ...] = ()
    told: tuple[str, ...] = ()
    chapters: Mapping[str, str] = {}
    per_seat: bool = False

    @property
    def is_bare(self) -> bool:
        """Whether it gives all lines the same weight."""
        return not (self.turning or self.notable or self.told)

    def weight(self, line: Line) -> Weight:
        """How much *line* is worth telling; a ruling by hand always is."""
        if line.words.startswith(OVER) or _is_among(line, self.turning):
            return 3
        if line.by_hand or _is_among(line, self.notable):
            return 2
        return 1 if self.is_bare or _is_among(line, self.told) else 0

    def heading(self, line: Line) -> str:
        """The heading of the chapter that *line* begins; empty if it begins none."""
        return next((words for key, words in self.chapters.items() if _is(line, key)), "")


class Told(Struct, frozen=True):
    """A line with its weight; if it begins a chapter, also the heading, in which `{line}` still
    stands for the sentence."""

    line: Line
    weight: Weight
    heading: str = ""


def joined(stories: Iterable[Story]) -> Story:
    """One story of a game and its modules; the first defines how chapters are counted."""
    all_of = [*stories]
    chapters: dict[str, str] = {}
    for each in all_of:
        chapters |= each.chapters
    return Story(
        turning=sum((each.turning for each in all_of), ()),
        notable=sum((each.notable for each in all_of), ()),
        told=sum((each.told for each in all_of), ()),
        chapters=chapters,
        per_seat=bool(all_of) and all_of[0].per_seat,
    )


def weighed(lines: Sequence[Line], story: Story, seats: int) -> Iterator[Told]:
    """*lines* with their weights in *story*, in a game of so many *seats*."""
    every = seats if story.per_seat else 1
    begun = number = 0
    for line in lines:
        heading = story.heading(line)
        if heading:
            begun += 1
            if (begun - 1) % every:
                heading = ""
            else:
                number += 1
        yield Told(line, story.weight(line), heading.replace(NUMBER, str(number)))


def _is_among(line: Line, keys: tuple[str, ...]) -> bool:
    return any(_is(line, key) for key in keys)


def _is(line: Line, key: str) -> bool:
    rule, _, words = key.partition(" ")
    return line.rule == rule and line.words.startswith(words)
