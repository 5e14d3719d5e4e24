"""A phrasebook: all phrases that a game's cards may use, and reading sentences by them.

A game names the kinds of slot its phrases use, and each thing that a card can print stands under
its words:

    PHRASES = Phrasebook(n=Number(), cards=Counted("card", "cards"))

    @PHRASES.action("give out {n:cards}")
    def give_out(play, card, n): ...
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Callable, Iterator
from itertools import islice
from typing import TypeVar

from tabletop.cardtext.clause import AND, HEADS, Clause
from tabletop.cardtext.phrase import Phrase, Role, Run, Said
from tabletop.cardtext.slots import Die, Range, Slot

R = TypeVar("R", bound=Run)

_WHOLE: tuple[Role, ...] = ("modifier", "quest", "trait")
"""What is a sentence's whole body; actions may be several."""

ENOUGH = 4
"""Readings of a sentence after which no more are looked for: it is ambiguous."""

_Heads = dict[Role, Said]

Saying = tuple[str, str | Callable[[re.Match[str]], str]]
"""A pattern of what people write, and what cards say in its place."""


class Phrasebook:
    """All phrases that a game's cards may use, by the words they begin with.

    The kind of slot called `bearer`, if there is one, lists who a sentence may be for. `heading`
    are the phrases that are there without being added.
    """

    joint = AND
    """What stands between two actions of a sentence."""

    def __init__(self, **kinds: Slot) -> None:
        self.kinds: dict[str, Slot] = {"range": Range(), "die": Die(), **kinds}
        self._by_template: dict[tuple[str, Role], Phrase] = {}
        self._by_word: defaultdict[tuple[Role, str], list[Phrase]] = defaultdict(list)
        heads: tuple[Role, ...] = ("range", "bearer") if "bearer" in kinds else ("range",)
        self.heading = tuple(Phrase(f"{{{role}}}", self.kinds, role) for role in heads)
        self._lasting: dict[str, None] = {}  # the words that durations begin with
        self.sayings: list[Saying] = []  # how else people say it: see `everyday`
        self._here: dict[Phrase, Phrase] = {}  # those of other books, with the words of this one
        for phrase in self.heading:
            self._by_word[phrase.role, ""].append(phrase)

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self._by_template.values())

    def add(
        self, template: str, role: Role, run: Run | None = None, *, deed: type | None = None
    ) -> Phrase:
        """A new phrase; *deed* is the kind of deed that a trigger waits for.

        :raises ValueError: if there is one of these words already, or a slot of no known kind.
        """
        if (template, role) in self._by_template:
            raise ValueError(f"There is a phrase {template!r} already.")
        phrase = Phrase(template, self.kinds, role, run, deed)
        self._register(phrase)
        return phrase

    def take(self, phrase: Phrase) -> None:
        """Have *phrase* of another book, too; here it reads the words of this one.

        :raises ValueError: if there is one of its words already.
        """
        if (phrase.template, phrase.role) in self._by_template:
            raise ValueError(f"There is a phrase {phrase.template!r} already.")
        self._register(phrase)
        here = phrase.among(self.kinds)
        if here is not phrase:
            self._here[phrase] = here

    def _register(self, phrase: Phrase) -> None:
        self._by_template[phrase.template, phrase.role] = phrase
        self._by_word[phrase.role, phrase.first_word].append(phrase)
        if phrase.role == "duration":
            self._lasting[phrase.first_word] = None

    def phrase(self, role: Role, template: str) -> Callable[[R], R]:
        """Under these words, in this role, stands what they do."""

        def register(run: R) -> R:
            self.add(template, role, run)
            return run

        return register

    def action(self, template: str) -> Callable[[R], R]:
        """Under these words stands what is done."""
        return self.phrase("action", template)

    def quest(self, template: str) -> Callable[[R], R]:
        """Under these words stands whether they are true."""
        return self.phrase("quest", template)

    def condition(self, template: str) -> Callable[[R], R]:
        """Under these words, which begin with `if`, stands whether they are true."""
        return self.phrase("condition", template)

    def cost(self, template: str) -> Callable[[R], R]:
        """Under these words stands how they are paid."""
        return self.phrase("cost", template)

    def trigger(self, template: str, deed: type) -> Callable[[R], R]:
        """Under these words stands whether what was done is what they wait for.

        *deed* is the kind of deed that it may be.
        """

        def register(run: R) -> R:
            self.add(template, "trigger", run, deed=deed)
            return run

        return register

    def trait(self, template: str) -> Phrase:
        """A sentence that is not run: the rules look whether a card has it."""
        return self.add(template, "trait")

    # --- reading -------------------------------------------------------------------------------

    def readings(self, sentence: str) -> list[Clause]:
        """The ways to understand *sentence*, some at most; for a sound one there is just one."""
        if not sentence.endswith(".") or sentence[:1].islower():
            return []
        words = sentence[:-1]
        found = (
            Clause(body, heads, duration, self.joint)
            for begun in _beginnings(words)
            for heads, rest in self.heads(begun)
            for body, duration in self.bodies(rest)
        )
        return list(islice(found, ENOUGH))

    def heads(self, words: str, roles: tuple[Role, ...] = tuple(HEADS)) -> Iterator[
        tuple[_Heads, str]
    ]:  # fmt: skip
        """Every way to understand the beginning of *words* as heads, with the rest of them."""
        yield {}, words
        for number, role in enumerate(roles):
            mark = HEADS[role]
            cut = words.find(mark)
            while cut >= 0:
                for said in self._said(role, words[:cut]):
                    rest = words[cut + len(mark) :]
                    for more, body in self.heads(rest, roles[number + 1 :]):
                        yield {role: said, **more}, body
                cut = words.find(mark, cut + 1)

    def bodies(self, words: str) -> Iterator[tuple[tuple[Said, ...], Said | None]]:
        """Every way to understand *words* as a body, with its duration."""
        for done, until in self.durations(words):
            for role in _WHOLE:
                for said in self._said(role, done):
                    yield (said,), until
            for actions in self.actions(done):
                yield actions, until

    def durations(self, words: str) -> Iterator[tuple[str, Said | None]]:
        """*words* without their duration, and that; first as if they had none."""
        yield words, None
        for first in self._lasting:
            cut = words.find(f" {first}")
            while cut >= 0:
                for said in self._said("duration", words[cut + 1 :]):
                    yield words[:cut], said
                cut = words.find(f" {first}", cut + 1)

    def actions(self, words: str, dead: set[str] | None = None) -> Iterator[tuple[Said, ...]]:
        """Every way to understand *words* as one action or several; *dead* ends have none."""
        dead = set() if dead is None else dead
        for said in self._said("action", words):
            yield (said,)
        cut = words.find(self.joint)
        while cut >= 0:
            rest = words[cut + len(self.joint) :]
            for first in self._said("action", words[:cut]) if rest not in dead else ():
                dead.add(rest)
                for more in self.actions(rest, dead):
                    dead.discard(rest)
                    yield first, *more
            cut = words.find(self.joint, cut + 1)

    def _said(self, role: Role, words: str) -> list[Said]:
        word = words.partition(" ")[0]
        tried = self._by_word.get((role, word), [])
        if word:
            tried = [*tried, *self._by_word.get((role, ""), ())]
        said = [
            Said(phrase, values)
            for phrase in tried
            if phrase.mark in words and phrase not in self._here
            for values in phrase.readings(words)
        ]
        if self._here:
            said += [
                Said(phrase, values, self._here[phrase])
                for phrase in tried
                if phrase in self._here and phrase.mark in words
                for values in self._here[phrase].readings(words)
            ]
        return said


def _beginnings(words: str) -> list[str]:
    """*words* as they stand, and as they would stand inside of a sentence."""
    inside = words[:1].lower() + words[1:]
    return [words] if inside == words else [words, inside]
