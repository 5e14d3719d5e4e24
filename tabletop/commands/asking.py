"""Asking tables, while games are played, whatever the words of a grammar can ask: how much there
ever is, whether it is ever so, what anybody can ever pay; and how that is at which moments."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field

from tabletop.cardtext.phrase import Phrase
from tabletop.executor.context import Context
from tabletop.grammar.function import Function
from tabletop.packs.asked_words import Question, about, questions
from tabletop.packs.seen_in_games import ONE, Range
from tabletop.table.table import Table

BOUNDLESS = 1 << 10
"""What is so of so many, or can be paid so often, has no bound."""

TRIES = 40
"""How often a question may fail before it is asked no more."""

SURE, EXPECTED = 40, 8
"""How many answers at a moment tell how much there is then; and how often, if it made no
difference, and in how many games, something should have been otherwise before it is taken for never
so."""


@dataclass
class Answers:
    """How often something was asked, the least and the most that was answered, how often there was
    any; and in which games there was some, or none."""

    times: int = 0
    least: int = BOUNDLESS
    most: int = -BOUNDLESS
    some: int = 0
    games: set[int] = field(default_factory=set)
    games_with: set[int] = field(default_factory=set)
    games_without: set[int] = field(default_factory=set)

    def add(self, answer: int, game: int) -> None:
        """Note one answer in a *game*."""
        self.times += 1
        self.least, self.most = min(self.least, answer), max(self.most, answer)
        self.some += answer > 0
        self.games.add(game)
        (self.games_with if answer > 0 else self.games_without).add(game)


class Asking:
    """Asks tables, and tells what was ever answered."""

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
        self._whom: dict[int, Sequence[int]] = {}
        self._beside: defaultdict[int, int] = defaultdict(int)
        self._so: Counter[int] = Counter()

    def begin(self) -> None:
        """Another game begins."""
        self._game += 1
        self._moments.clear()

    def ask(self, table: Table, moments: Iterable[tuple[str, int]]) -> None:
        """Ask *table* at some *moments*, each with whom it is about (-1: nobody in particular), now
        and then."""
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

    def _together(self, so: dict[int, int]) -> None:
        """Note what is so of one at a time; a bit of *so* for each question."""
        all = so.pop(-1, 0)
        for states in so.values():
            states |= all
            self._persons += 1
            for number in range(states.bit_length()):
                if states >> number & 1:
                    self._beside[number] |= states
                    self._so[number] += 1

    def exclusive(self) -> dict[str, list[str]]:
        """What is never so together, though each is so often."""
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
        """Whether both are so often enough, and in enough games, to be so together at times."""
        mine, its = (self._ever[self._questions[each].label].games_with for each in (one, other))
        often = self._so[one] * self._so[other] >= SURE * self._persons
        return often and len(mine & its) >= EXPECTED

    def _is_wanted(self, moment: str) -> bool:
        """Whether it is asked this time: in a game the first, third, ninth; in the next the second,
        sixth, eighteenth: so early ones and late ones, and few."""
        self._moments[moment] += 1
        n = self._moments[moment]
        while n % 3 == 0:
            n //= 3
        return n == 1 + self._game % 2

    def _answers(self, question: Question, table: Table) -> Iterator[tuple[int, int]]:
        """What *table* answers, of each whom it may be asked of."""
        if self._failed[question.label] > TRIES:
            return
        try:
            whom = self._each(question, table) if _is_of_each(question) else (-1,)
            found = [(who, self._answer(question, table, who)) for who in whom]
        except Exception:  # it asks more than lies on the table: then it is not known
            self._failed[question.label] += 1
            return
        for who, answer in found:
            if 0 <= answer < BOUNDLESS:
                yield who, answer

    def _each(self, question: Question, table: Table) -> Sequence[int]:
        """All whom it can be asked of, as they are now."""
        grammar = question.function.grammar
        if id(grammar) not in self._whom:
            self._whom[id(grammar)] = grammar.meant(self._about(table, -1), "each")  # type: ignore[attr-defined]
        return self._whom[id(grammar)]

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

    # --- what came of it -----------------------------------------------------------------------

    def ranges(self) -> dict[str, Range]:
        """The least and the most that was ever answered, of all that was asked."""
        return {label: [each.least, each.most] for label, each in sorted(self._ever.items())}

    def at_moments(self) -> dict[str, dict[str, Range]]:
        """The same at each moment, where that is surely otherwise than elsewhere."""
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
        """Whether it is surely otherwise here: all or nothing, or far less than there ever is."""
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
    """The most of which it *holds*; -1 if not even of nothing."""
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
    """How often something happens within a period, to one and in all."""

    def __init__(self, periods: dict[str, Callable[[Table], int]]) -> None:
        self._periods = periods
        self._now: Counter[tuple[str, str, int, int]] = Counter()
        self._most: defaultdict[str, defaultdict[str, int]] = defaultdict(lambda: defaultdict(int))
        self._times: Counter[str] = Counter()

    def begin(self) -> None:
        """Another game begins."""
        self._now.clear()

    def note(self, what: str, table: Table, who: int) -> None:
        """That it happens to *who* (-1: to nobody in particular)."""
        self._times[what] += 1
        for period, number in self._periods.items():
            n = number(table)
            for name, one in ((what, -1), *(((f"{what}{ONE}", who),) if who >= 0 else ())):
                self._now[name, period, n, one] += 1
                most = self._most[name]
                most[period] = max(most[period], self._now[name, period, n, one])

    def often(self, times: int) -> dict[str, dict[str, int]]:
        """How often at most, by what happened so many *times* and by period."""
        return {
            what: dict(sorted(most.items()))
            for what, most in sorted(self._most.items())
            if self._times[what.removesuffix(ONE)] >= times
        }
