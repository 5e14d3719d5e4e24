"""Asking tables, during games, everything that the words of a grammar can ask.

The answers show how much of something there ever is, whether a condition is ever true, what anybody
can ever pay, and how this differs between moments.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.context import Context
from tabletop.grammar.function import Function
from tabletop.packs.asked_words import Question, about, each_of, people, questions
from tabletop.packs.seen_in_games import ONE, Range
from tabletop.table.table import Table

BOUNDLESS = 1 << 10
"""The bound of a number that counts as unlimited."""

TRIES = 40
"""The number of failures after which a question is no longer asked."""

SURE, EXPECTED = 40, 8
"""The number of answers at a moment that is enough to describe it; and the number of times, and of
games, in which something should have happened by chance before it counts as impossible."""


@dataclass
class Answers:
    """The number of times that something was asked, the lowest and the highest answer, the number
    of answers above 0, and the games with and without such an answer."""

    times: int = 0
    least: int = BOUNDLESS
    most: int = -BOUNDLESS
    some: int = 0
    games: set[int] = field(default_factory=set)
    games_with: set[int] = field(default_factory=set)
    games_without: set[int] = field(default_factory=set)

    def add(self, answer: int, game: int) -> None:
        """Record one answer in a *game*."""
        self.times += 1
        self.least, self.most = min(self.least, answer), max(self.most, answer)
        self.some += answer > 0
        self.games.add(game)
        (self.games_with if answer > 0 else self.games_without).add(game)


class Asking:
    """Asks tables, and reports all answers."""

    def __init__(self, phrases: Iterable[Phrase]) -> None:
        functions = [each for each in phrases if isinstance(each, Function)]
        self._questions = [asked for each in functions for asked in questions(each)]
        self._failed: Counter[str] = Counter()
        self._ever: defaultdict[str, Answers] = defaultdict(Answers)
        self._at: defaultdict[str, defaultdict[str, Answers]]
        self._at = defaultdict(lambda: defaultdict(Answers))
        self._moments: Counter[str] = Counter()
        self.context: type[Context] = Context
        self._measured = {each.label for each in self._questions if each.is_measured}
        self._game = self._persons = 0
        self._whom: dict[str, Sequence[int]] = {}
        self._nouns: dict[str, str] = {}
        self.nouns: list[str] = []
        self.meant: Callable[[Any, str], Sequence[int]] = lambda context, noun: ()
        self._beside: defaultdict[int, int] = defaultdict(int)
        self._so: Counter[int] = Counter()

    def begin(self) -> None:
        """Start another game."""
        self._game += 1
        self._moments.clear()

    def ask(self, table: Table, moments: Iterable[tuple[str, int]]) -> None:
        """From time to time, ask *table* at some *moments*, each with the person it is about (-1:
        nobody)."""
        wanted = [each for each in moments if self._is_wanted(each[0])]
        if not wanted or not self._questions:
            return
        so: defaultdict[int, int] = defaultdict(int)
        self._whom.clear()
        for number, question in enumerate(self._questions):
            is_state = question.function.role == "condition" and not question.is_measured
            for who, answer in self._answers(question, table):
                so[who] |= (is_state and answer) << number
                self._ever[question.label].add(answer, self._game)
                for moment, one in wanted:
                    self._at[moment][question.label].add(answer, self._game)
                    if one == who >= 0:
                        self._at[f"{moment}{ONE}"][question.label].add(answer, self._game)
        self._together(so)
        self._count_people(table)

    def _together(self, so: dict[int, int]) -> None:
        """Record which conditions are true of one person at the same time, as one bit of *so* for
        each."""
        all = so.pop(-1, 0)
        for states in so.values():
            states |= all
            self._persons += 1
            for number in range(states.bit_length()):
                if states >> number & 1:
                    self._beside[number] |= states
                    self._so[number] += 1

    def exclusive(self) -> dict[str, list[str]]:
        """The conditions that are never true together, although each is often true."""
        numbers, found = sorted(self._so), {}
        for one in numbers:
            others = [
                self._questions[other].label
                for other in numbers
                if not self._beside[one] >> other & 1 and self._could_meet(one, other)
            ]
            if others:
                found[self._questions[one].label] = others
        return found

    def _could_meet(self, one: int, other: int) -> bool:
        """Whether both are true so often, and in so many games, that they should meet by chance."""
        mine, its = (self._ever[self._questions[each].label].games_with for each in (one, other))
        often = self._so[one] * self._so[other] >= SURE * self._persons
        return often and len(mine & its) >= EXPECTED

    def _is_wanted(self, moment: str) -> bool:
        """Whether to ask this time: in one game at the first, third, ninth time; in the next at the
        second, sixth, eighteenth. So early and late moments are asked, but few."""
        self._moments[moment] += 1
        n = self._moments[moment]
        while n % 3 == 0:
            n //= 3
        return n == 1 + self._game % 2

    def _answers(self, question: Question, table: Table) -> Iterator[tuple[int, int]]:
        """The answers of *table* for each person that a question can be about."""
        if self._failed[question.label] > TRIES:
            return
        try:
            whom = self._each(question, table) if _is_of_each(question) else (-1,)
            found = [(who, self._answer(question, table, who)) for who in whom]
        except Exception:  # the question needs more than the table: the answer is unknown
            self._failed[question.label] += 1
            return
        for who, answer in found:
            if 0 <= answer < BOUNDLESS:
                yield who, answer

    def _each(self, question: Question, table: Table) -> Sequence[int]:
        """All whom it can be asked of, as they are now."""
        noun = self._nouns.get(question.label) or each_of(question)
        self._nouns[question.label] = noun
        if noun not in self._whom:
            grammar: Any = question.function.grammar
            self._whom[noun] = found = grammar.meant(self._about(table, -1), noun)
            self._ever[people(noun)].add(len(found), self._game)
        return self._whom[noun]

    def _count_people(self, table: Table) -> None:
        """Note how many there are of each noun."""
        for noun in self.nouns:
            if noun not in self._whom:
                try:
                    self._whom[noun] = found = self.meant(self._about(table, -1), noun)
                except Exception:  # it hangs on more than what lies there
                    continue
                self._ever[people(noun)].add(len(found), self._game)

    def _about(self, table: Table, who: int) -> Context:
        return self.context(table, None, who, who)  # type: ignore[arg-type]

    def _answer(self, question: Question, table: Table, who: int) -> int:
        function, context = question.function, self._about(table, who)
        own = about(question, who)
        if function.role == "count":
            assert function.run is not None
            return int(function.run(context, **own, **question.filled(0)))
        if function.role == "cost":
            payer = dict.fromkeys(own, who)

            def holds(n: int) -> bool:
                if function.able is not None:
                    return bool(function.able(table, who, **question.filled(n)))
                assert function.lacks is not None
                return function.lacks(context, **payer, **question.filled(n)) is None
        else:
            run = function.run
            assert run is not None

            def holds(n: int) -> bool:
                return bool(run(context, **own, **question.filled(n)))

        return _most(holds) if question.is_measured else int(holds(1))

    # --- results ---------------------------------------------------------------------------------

    def ranges(self) -> dict[str, Range]:
        """The lowest and the highest answer to each question."""
        return {label: [each.least, each.most] for label, each in sorted(self._ever.items())}

    def at_moments(self) -> dict[str, dict[str, Range]]:
        """The same for each moment at which it clearly differs from other moments."""
        found = {
            moment: {
                label: [each.least, each.most]
                for label, each in sorted(answers.items())
                if self._tells(label, each)
            }
            for moment, answers in sorted(self._at.items())
        }
        return {moment: told for moment, told in found.items() if told}

    def _tells(self, label: str, here: Answers) -> bool:
        """Whether it clearly differs here: always or never, or far less than the maximum."""
        ever = self._ever[label]
        if ever.least == ever.most or here.times < EXPECTED or label.startswith("cost"):
            return False
        if label in self._measured and here.most > 0:
            less = 2 * here.most <= ever.most or here.least == here.most
            return less and here.times >= SURE and len(here.games) >= EXPECTED
        if here.most == 0:
            otherwise, games = ever.some, ever.games_with
        elif here.least == here.most and not label.startswith("count"):
            otherwise, games = ever.times - ever.some, ever.games_without
        else:
            return False
        expected = here.times * otherwise / ever.times
        return expected >= EXPECTED and len(here.games & games) >= EXPECTED


def _is_of_each(question: Question) -> bool:
    return bool(question.whose) and not question.together


def _most(holds: Callable[[int], bool]) -> int:
    """The largest number for which it *holds*; -1 if it does not even hold for 0."""
    if not holds(0):
        return -1
    low, high = 0, 1
    while holds(high):
        low, high = high, 2 * high
        if high >= BOUNDLESS:
            return BOUNDLESS
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if holds(middle) else (low, middle)
    return low


class Often:
    """How often an event happens within a period, to one person and in total."""

    def __init__(self, periods: dict[str, Callable[[Table], int]]) -> None:
        self._periods = periods
        self._now: Counter[tuple[str, str, int, int]] = Counter()
        self._most: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
        self._times: Counter[str] = Counter()

    def begin(self) -> None:
        """Start another game."""
        self._now.clear()

    def note(self, what: str, table: Table, who: int) -> None:
        """Record that the event happens to *who* (-1: to nobody)."""
        self._times[what] += 1
        for period, number in self._periods.items():
            n = number(table)
            for name, one in ((what, -1), *(((f"{what}{ONE}", who),) if who >= 0 else ())):
                self._now[name, period, n, one] += 1
                most = self._most[name]
                most[period] = max(most[period], self._now[name, period, n, one])

    def often(self, times: int) -> dict[str, dict[str, int]]:
        """The highest count by event *times* and by period."""
        return {
            what: dict(sorted(most.items()))
            for what, most in sorted(self._most.items())
            if self._times[what.removesuffix(ONE)] >= times
        }
