"""A grammar: everything that a game's cards can say, read and printed by the same constructions.

A game declares nouns, measures, verbs, times and idioms. Every position in which they can stand
follows (`tabletop.grammar.english` words it). A sound sentence has exactly one reading.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import replace
from typing import Any

from tabletop.cardtext.book import Own
from tabletop.cardtext.clause import ENGLISH, Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.phrase_function import Run, check
from tabletop.cardtext.roles import Role
from tabletop.cardtext.subjects import IMPLIED
from tabletop.cardtext.unread import Fault
from tabletop.grammar.chart import Chart, Lexicon
from tabletop.grammar.construction import Construction, Parts, passing
from tabletop.grammar.function import MAY, Function, Kind
from tabletop.grammar.language import Language
from tabletop.grammar.past import Past, done
from tabletop.grammar.rooms import Asked, Room
from tabletop.grammar.tokens import Token
from tabletop.grammar.wording import Gap, Items, vocabulary
from tabletop.table.table import Table

Write = Callable[[Any], str | None]
"""The printed form of a single token; None if the value is of another kind."""

Whole = tuple[dict[Role, Said], tuple[Said, ...], Said | None]
"""Heads, a body and a duration that are worded together."""


class Grammar:
    """Everything that the cards of one game can say.

    `parts` are the declared parts by sort and name, and whether games share them. `functions` are
    all functions that follow from them, and `orders` are those that need no subject. `singles` are
    the nouns for the only one of its kind, `possessive` is the category for whose somebody is, and
    `asked` is what its language was asked to word.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self.forget_words()
        self.joints = ENGLISH
        self.functions: list[Function] = []
        self.parts: dict[tuple[str, str], bool] = {}
        self.kinds: dict[str, Kind] = {}
        self.shared = False
        self.reckoners: dict[Function, Function] = {}
        self.orders: set[Function] = set()
        self.singles: list[str] = []
        self.possessive: set[Function] = set()
        self.of_single: dict[Any, str] = {}
        self.foreseen: dict[Function, Function] = {}
        self.referents: dict[str, dict[str, Any]] = {}
        self.history: dict[str, Past] = {}
        self.periods: dict[str, Callable[[Table], int]] = {}
        self.wider: list[Grammar] = []
        self.meant: Callable[[Any, Any], list[int]] = lambda context, who: []
        self.includes: Callable[[Any, Any, int], bool] = lambda context, meant, who: False
        self.begin: Callable[[Any, Said, Said], Any] = lambda context, what, until: None
        self.forbids: Callable[[Table, Any], Any] = lambda table, deed: None
        self.remembers: Callable[[Any, str], int | None] = lambda context, measure: None
        self.choosing: Function
        self.conjunction: Function
        self.so_long: Function
        self.begins: Function
        self.if_so: Function
        self.then: Function
        self.then_if: Function
        self.row: Function
        self.bearing: Function | None = None
        self.answers: Function | None = None
        self.bounds: dict[str, tuple[Function, Function]] = {}
        self.done_by: dict[str, tuple[str, ...]] = {}
        self.deeds: list[tuple[tuple[str, ...], str]] = []
        self.choosers: dict[str, Function] = {}
        self.unless: Function
        self.unless_paid: Function
        language.furnish(self)

    def forget_words(self) -> None:
        """Remove all words. The declarations stay."""
        self.asked: list[Asked] = []
        self.lexicon = Lexicon()
        self._writers: dict[str, Write] = {}
        self._only_printed: dict[str, Callable[[Grammar, Any], str | None]] = {}
        self.examples: dict[str, tuple[Any, ...]] = {}
        self.shown: dict[str, tuple[Any, ...]] = {}
        self._lists: dict[str, tuple[str, ...]] = {}
        self._vocabulary: set[str] | None = None

    def reckoned(self, said: Said) -> Said:
        """*said* with the function that computes its number."""
        phrase = self.reckoners.get(said.phrase, said.phrase)  # type: ignore[call-overload]
        who = {"who": IMPLIED} if "who" in phrase.slots else {}
        return replace(said, phrase=phrase, values={**who, **said.values})

    def __iter__(self) -> Iterator[Function]:
        return (each for each in self.functions if not each.part.startswith("("))

    @property
    def speakable(self) -> list[Function]:
        """All functions that a card may use."""
        return [*self.functions]

    # --- declaring -----------------------------------------------------------------------------

    def declare(self, sort: str, name: str) -> None:
        """Declare a part of this *sort* called *name*.

        :raises ValueError: if there is one already.
        """
        if (sort, name) in self.parts:
            raise ValueError(f"There is a {sort} {name!r} already.")
        self.parts[sort, name] = self.shared

    def function(
        self,
        role: Role,
        name: str,
        slots: Mapping[str, str | Kind],
        run: Run | None = None,
        **told: Any,
    ) -> Function:
        """A new function with *slots*, the categories of its gaps by name; for the rest see
        `Function`.

        :raises TypeError: if *run*, or what tells that it is lacking, does not take the values of
            the gaps.
        """
        kinds = {
            each: what if isinstance(what, Kind) else self.kind(what)
            for each, what in slots.items()
        }
        made = Function(self, role, name, kinds, run, **told)
        for each in (run, made.lacks):
            if each is not None:
                check(name, kinds, each)
        self.functions.append(made)
        return made

    def kind(self, category: str, somebody: bool = False, together: bool = False) -> Kind:
        """The kind of a gap that takes all of a *category*; for the rest see `Kind`."""
        if category not in self.kinds:
            self.kinds[category] = Kind(self, category, somebody, together)
        return self.kinds[category]

    def add(self, *constructions: Construction, first: bool = False) -> None:
        """Add *constructions*; those that are *first* are printed rather than others.

        :raises ValueError: if a construction leaves a gap of its function open.
        """
        for each in constructions:
            if isinstance(each.of, Function):
                each.of.check(each)
            self.lexicon.add(each, first)
        self._vocabulary = None

    def passes(self, category: str, *inner: str) -> None:
        """Let *category* include everything of the *inner* categories."""
        self.add(*passing(category, *inner))

    def token(
        self,
        category: str,
        read: Callable[[str], Any],
        write: Write,
        examples: tuple[Any, ...] = (),
    ) -> None:
        """Add a category of single tokens, with *examples* of their meanings; without any it is
        only printed."""
        self.lexicon.lexical[category] = read
        self._writers[category] = write
        if examples:
            self.examples[category] = examples

    def only_printed(self, category: str, write: Callable[[Grammar, Any], str | None]) -> None:
        """Add a category that is never read. *write* gets the grammar that prints: this one, or one
        that extends it."""
        self.lexicon.lexical[category] = lambda text: None
        self._only_printed[category] = write

    def written_by(self, category: str) -> Write:
        """The function that prints the single tokens of a *category*."""
        return self._writers[category]

    def lists(self, category: str, words: Iterable[str]) -> None:
        """Declare that *category* contains these *words* and no others."""
        self._lists[category] = (*words,)

    @contextmanager
    def sharing(self) -> Iterator[None]:
        """Mark what is declared inside as shared by games."""
        before, self.shared = self.shared, True
        try:
            yield
        finally:
            self.shared = before

    def also_when(self, template: str, function: Function, **fixed: Any) -> None:
        """Read *template* as well for the trigger *function*."""
        self.add(function.construction().also(template, **fixed))

    def also_at(self, template: str, function: Function) -> None:
        """The same for a moment, which needs no `when`."""
        made = function.construction().also(template)
        made.category = "moment"
        self.add(made)

    def also_behind(self, template: str, function: Function) -> None:
        """The same for a trigger behind its action."""
        made = function.construction().also(template)
        made.category = "trigger/behind"
        self.add(made)

    def also_first(self, limit: Function, event: Function) -> None:
        """Read `the first time ...` of an *event* as a limit."""

        def make(parts: Parts) -> tuple[Said, Said] | None:
            said: Said = parts["e"]
            return (Said(limit, {}), said) if said.phrase is event else None

        made = Construction("first time", make, lambda said: None)
        self.add(made.also("the first time {e:event}"))

    def also_whole(self, template: str, trigger: Function, action: Function) -> None:
        """Read *template* as a whole sentence with this *trigger* and *action*."""

        def make(parts: Parts) -> Whole | None:
            said = action.said(parts)
            return None if said is None else ({"trigger": Said(trigger, {})}, (said,), None)

        self.add(Construction("whole", make, lambda said: None).also(template))

    def event(
        self, name: str, deed: type, slots: Mapping[str, str | Kind], *templates: str
    ) -> Function:
        """A trigger for a *deed* that has no other position; all *templates* are printed."""
        self.declare("moment", name)
        made = self.function("trigger", name, slots, deed=deed)
        Room("idioms").event(self, made, templates)
        return made

    # --- the past ------------------------------------------------------------------------------

    def happened(self, verb: str, context: Any, who: Any, period: str) -> int:
        """How often, or how much of it, *who* has done *verb* in the current period."""
        number = self.periods[period](context.table)
        return sum(
            done(context.table, verb, period, number, one) for one in self.meant(context, who)
        )

    def has_happened(self, verb: str, has: bool, context: Any, who: Any, period: str) -> bool:
        """Whether any of it has happened, or (not *has*) none of it."""
        return (self.happened(verb, context, who, period) > 0) is has

    # --- reading -------------------------------------------------------------------------------

    @property
    def vocabulary(self) -> set[str]:
        """All words of all wordings."""
        if self._vocabulary is None:
            self._vocabulary = vocabulary(
                wording.template
                for constructions in self.lexicon.by_category.values()
                for construction in constructions
                for wording in construction.wordings
            )
        return self._vocabulary

    def tokens(self, words: str, begins: bool = True) -> list[Token]:
        """The tokens of *words*, with which a sentence *begins* or continues."""
        return self.language.tokens(words, self.vocabulary, begins)

    def readings(self, sentence: str) -> list[Clause]:
        """The readings of *sentence*; a sound sentence has exactly one."""
        if not sentence.endswith(".") or sentence[:1].islower():
            return []
        words = self.tokens(sentence[:-1])
        found = self._printable(words)
        if not found and words and sentence[words[0].start] != words[0].text[:1]:
            return self._printable(self.tokens(sentence[:-1], begins=False))  # `Rest cards`
        return found

    def _printable(self, words: list[Token]) -> list[Clause]:
        """The readings of *words* that can be printed: no card shows others."""
        found = self.language.clauses(self, Chart(self.lexicon, words))
        return [each for each in found if each.is_printable]

    def readings_of_card(self, sentence: str, own: Own) -> list[Clause]:
        """The same for a sentence on a card that refers to itself as *own* says."""
        found = self.readings(sentence)
        for pattern, meant in own if not found else ():
            words = re.sub(pattern, meant, sentence, flags=re.IGNORECASE)
            if words != sentence:
                found = found or self.readings(words[:1].upper() + words[1:])
        return found

    def ideas(self, sentence: str) -> tuple[Clause, ...]:
        """Several sentences that together mean *sentence*; none if there are no such sentences, or
        more than one way."""
        found = self.language.ideas(self, self._chart_of(sentence))
        return found[0] if len(found) == 1 else ()

    def rather(self, before: Clause, sentence: str) -> Clause | None:
        """What is done by *sentence* instead of the one *before*, and that, in one; None if it is
        not about that."""
        return self.language.rather(self, before, self._chart_of(sentence))

    def answering(self, before: Clause, sentence: str) -> Clause | None:
        """*sentence* as what goes on from the one *before*, where it says so in the words of that;
        None if it does not."""
        return self.language.answering(self, before, self._chart_of(sentence))

    def _chart_of(self, sentence: str) -> Chart:
        return Chart(self.lexicon, self.tokens(sentence.removesuffix(".")))

    def read(self, category: str, words: str) -> list[Any]:
        """The values that all of *words* may have in a *category*."""
        chart = Chart(self.lexicon, self.tokens(words, begins=False))
        return [value for value, end in chart.read(category, 0) if end == len(chart.texts)]

    def what_is_wrong(self, sentence: str, start: int, own: Own) -> Fault:
        """The fault of *sentence*, which begins at *start* (from 0) in its text."""
        return self.language.what_is_wrong(self, sentence, start, own)

    # --- printing ------------------------------------------------------------------------------

    def printed(self, category: str, value: Any) -> str:
        """The words for *value* in a *category*.

        :raises ValueError: if there are none.
        """
        words = self.words(category, value)
        if words is None:
            raise ValueError(f"There are no words for {value!r} as {category!r}.")
        return self.language.written(words)

    def words(self, category: str, value: Any) -> list[str] | None:
        """The same word by word; None if there are none. What a module has a part in is worded as a
        whole by the grammar with that module."""
        found = (each.own_words(category, value) for each in (self, *self.wider))
        return next((words for words in found if words is not None), None)

    def own_words(self, category: str, value: Any) -> list[str] | None:
        """The words of this grammar itself, without those of modules."""
        if category in self._writers:
            word = self._writers[category](value)
            return None if word is None else [word]
        if category in self._only_printed:
            word = self._only_printed[category](self, value)
            return None if word is None else [word]
        return self.lexicon.worded(category, value, self._chosen)

    def _chosen(self, category: str, value: Any) -> list[str] | None:
        """The words of the first construction of *category* that has some for *value*."""
        for construction in self.lexicon.takers(category, value):
            parts = construction.take(value)
            if parts is None:
                continue
            for wording in construction.wordings:
                if wording.house and all(parts.get(n) == v for n, v in wording.fixed.items()):
                    if parts.get(MAY) and not wording.fixed.get(MAY):
                        continue
                    made = self._said(wording.items, parts)
                    if made is not None:
                        return made
        return None

    def _said(self, items: Items, parts: Any) -> list[str] | None:
        made: list[str] = []
        for item in items:
            if isinstance(item, str):
                made.append(item)
                continue
            if isinstance(item, Gap):
                if item.name not in parts:
                    return None
                inside = self.own_words(item.category, parts[item.name])
            else:
                inside = self._said(item.ways[0], parts)
            if inside is None:
                return None
            made += inside
        return made

    # --- examples ------------------------------------------------------------------------------

    def example(self, category: str) -> str:
        """An example of a *category*; empty if there is none."""
        value = self.plainest(category, 0)
        return "" if value is None else self.printed(category, value)

    def example_of(self, function: Function) -> str:
        """An example of a *function*; empty if there is none."""
        for constructions in self.lexicon.by_category.values():
            for construction in constructions:
                if construction.of is function:
                    value = self._made(construction, 0)
                    if value is not None:
                        return str(value)
        return ""

    def plainest(self, category: str, depth: int = 0) -> Any:
        """The plainest that can be said in a *category*, *depth* deep in something else."""
        if category in self.shown:
            return self.shown[category][0]
        if category in self.examples:
            return self.examples[category][0]
        for construction in self.lexicon.by_category.get(category, ()) if depth < DEEP else ():
            value = self._made(construction, depth)
            if value is not None:
                return value
        return None

    def _made(self, construction: Construction, depth: int) -> Any:
        """The plainest value of *construction*."""
        for wording in construction.wordings:
            gaps = [*wording.gaps()]
            parts = {gap.name: self.plainest(gap.category, depth + 1) for gap in gaps}
            if wording.house and None not in parts.values():
                for others in self._others(gaps):
                    value = construction.make({**wording.fixed, **parts, **others})
                    if value is not None:
                        return value
        return None

    def _others(self, gaps: list[Gap]) -> Iterator[dict[str, Any]]:
        """What else may be shown in *gaps*, where it does not go together."""
        yield {}
        for gap in gaps:
            for value in self.shown.get(gap.category, ())[1:]:
                yield {gap.name: value}

    def listed(self, category: str) -> tuple[str, ...]:
        """The words of a category that a list defines."""
        return self._lists.get(category, ())


DEEP = 6
"""The greatest depth of nested phrases in an example."""
