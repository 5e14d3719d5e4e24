"""Lessons: a position laid for somebody who has never played, and what is said as it is played.

They are data, `assets/games/<game>/lessons/<name>.toml`. The game goes by its rules as any other
does; a prompt only says what to do and why, beside what it speaks of.
"""

from __future__ import annotations

import re
import tomllib
from typing import Annotated, NamedTuple

import msgspec
from msgspec import Meta, Struct

from tabletop.packs.game_folders import folder_of
from tabletop.packs.text_files import list_files, read_text
from tabletop.play.questions.decision import Decision
from tabletop.play.runner.session import Session
from tabletop.play.start.new_game import lay
from tabletop.table.table import Flow, Seat

NUMBER = re.compile(r"#\d+")
"""The number of a piece, in the key of an option: other cards of a game change it."""
Words = Annotated[str, Meta(min_length=1, max_length=400)]


class Prompt(Struct, frozen=True, forbid_unknown_fields=True):
    """What is said at a question of *rule*, *about* pieces and zones by name. With an *answer*, the
    key of what is to be done (numbers of pieces in it, as in `attack bow#7`, may be left out), it
    stands until that question is answered, and through the parts of the same declaration that
    *then* follow; else until it is read."""

    rule: str
    say: Words
    about: list[str] = []
    answer: str = ""
    then: list[str] = []

    @property
    def parts(self) -> list[str]:
        """All that is to be answered, a part after another; nothing where it is only read."""
        return [self.answer, *self.then] if self.answer else []

    def key(self, asked: Decision, part: int = 0) -> str | None:
        """The key of the legal option of *asked* that does this *part* of what is said; none if
        none does."""
        meant = self.parts[part]
        legal = [option.key for option in asked.legal()]
        if meant in legal:
            return meant
        return next((key for key in legal if NUMBER.sub("", key) == meant), None)


class Lesson(Struct, frozen=True, forbid_unknown_fields=True):
    """A lesson of so many *minutes*: where it begins, as `lay` is given it, and its prompts."""

    title: Words
    says: Words
    minutes: Annotated[int, Meta(ge=1)]
    people: list[Seat]
    step: str
    zones: dict[str, list[str]]
    prompts: Annotated[list[Prompt], Meta(min_length=1)]
    counters: dict[str, int] = {}
    on: dict[str, dict[str, int]] = {}
    face_up: list[str] = []
    coming: list[int] = []
    options: dict[str, str] = {}


def lessons_of(game: str) -> list[Lesson]:
    """The lessons that *game* brings, in the order of their files.

    :raises PackError: if a file cannot be read.
    :raises msgspec.ValidationError: if one is no lesson.
    """
    folder = folder_of(game) / "lessons"
    if not folder.is_dir():
        return []
    read = (tomllib.loads(read_text(folder, name)) for name in list_files(folder, ".toml"))
    return [msgspec.convert(each, Lesson) for each in read]


def begin(game: str, lesson: Lesson) -> Session:
    """The position that *lesson* of *game* begins with, its luck fixed.

    :raises Refusal: if the game does not know something of it.
    """
    return lay(
        game,
        seats=lesson.people,
        zones=lesson.zones,
        flow=Flow(lesson.step),
        counters=lesson.counters,
        on=lesson.on,
        face_up=lesson.face_up,
        coming=lesson.coming,
        options=lesson.options,
    )


class Moment(NamedTuple):
    """How far a game has come: entries of its journal, and parts of an answer that were said."""

    entries: int
    said: int


class Course:
    """Goes through *lesson* as it is played: which prompt stands where, back again with an undo.

    Whoever does something else than a prompt says goes on by the rules: the lesson takes up with
    the next prompt that fits what is asked then.
    """

    def __init__(self, lesson: Lesson) -> None:
        self.lesson = lesson
        self._done: list[Moment] = []
        self._shown: Moment | None = None

    @property
    def number(self) -> int:
        """The number of the prompt that stands or comes next, from 0."""
        return len(self._done)

    @property
    def is_over(self) -> bool:
        """Whether all was said."""
        return self.number >= len(self.lesson.prompts)

    def at(self, asked: Decision | None, now: Moment) -> Prompt | None:
        """The prompt that stands while *asked* is open *now*, if any does."""
        if self._shown is not None and now != self._shown and not self.is_over:
            if self._goes_on(asked, now):
                return self.lesson.prompts[self.number]
            if now > self._shown:
                self._done.append(self._shown)
            self._shown = None
        while self._done and self._done[-1] >= now:
            self._done.pop()
        number = next((n for n in self._left() if self._fits(n, asked)), None)
        if number is None:
            return None
        passed = self._done[-1] if self._done else Moment(-1, 0)
        self._done += [passed] * (number - self.number)
        self._shown = now
        return self.lesson.prompts[number]

    def read(self) -> None:
        """The prompt that stands, which asks for no answer, was read."""
        if self._shown is not None and not self.is_over:
            self._done.append(Moment(self._shown.entries, self._shown.said - 1))
            self._shown = None

    def _goes_on(self, asked: Decision | None, now: Moment) -> bool:
        """Whether part of what the prompt that stands says was said, and the next is *asked*."""
        if self._shown is None or asked is None or now.entries != self._shown.entries:
            return False
        prompt, part = self.lesson.prompts[self.number], now.said - self._shown.said
        return 0 < part < len(prompt.parts) and prompt.key(asked, part) is not None

    def _left(self) -> range:
        return range(self.number, len(self.lesson.prompts))

    def _fits(self, number: int, asked: Decision | None) -> bool:
        """Whether prompt *number* speaks of what is *asked*: what it says to do can be done."""
        prompt = self.lesson.prompts[number]
        if asked is None or asked.rule != prompt.rule:
            return False
        return not prompt.answer or prompt.key(asked) is not None
