"""A grammar: all that a game's cards can say, read and printed by one set of constructions.

A game declares its nouns, measures, verbs, times and idioms; every position of a sentence in which
they can stand follows (`tabletop.grammar.english` says how it is worded). A sentence has to have
exactly one reading.
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
"""What is printed for a value of a single token; None if it is no such value."""

Whole = tuple[dict[Role, Said], tuple[Said, ...], Said | None]
"""Heads, a body and how long it is so that are said in one."""


class Grammar:
    """What the cards of one game can say.

    `parts` are the declared parts by sort and name, and whether games share them; `functions` is
    all that follows from them, and `orders` those that are done where nobody is named; `singles`
    are the nouns for the only one of its kind, `possessive` what says whose somebody is, `foreseen`
    what waits for what would happen, by what waits until it has, `referents` for whom pronouns may
    stand (see `noun.pronouns`); `asked` is what its language was asked to word,
    `shown` what stands in the gaps of examples, by category.
    """

    def __init__(self, language: Language) -> None:
        self.language = language
        self.forget_words()
        self.joints = ENGLISH
        self.functions: list[Function] = []
        self.parts: dict[tuple[str, str], bool] = {}
        self.kinds: dict[str, Kind] = {}
        self.sayings: list[Any] = []
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
        """Begin without words. What is declared stays declared."""
        self.asked: list[Asked] = []
        self.lexicon = Lexicon()
        self._writers: dict[str, Write] = {}
        self.examples: dict[str, tuple[Any, ...]] = {}
        self.shown: dict[str, tuple[Any, ...]] = {}
        self._lists: dict[str, tuple[str, ...]] = {}
        self._vocabulary: set[str] | None = None

    def reckoned(self, said: Said) -> Said:
        """*said*, whose number is to be reckoned: by the function that does so."""
        phrase = self.reckoners.get(said.phrase, said.phrase)  # type: ignore[call-overload]
        who = {"who": IMPLIED} if "who" in phrase.slots else {}
        return replace(said, phrase=phrase, values={**who, **said.values})

    def __iter__(self) -> Iterator[Function]:
        return (each for each in self.functions if not each.part.startswith("("))

    @property
    def speakable(self) -> list[Function]:
        """All that a card may say."""
        return [*self.functions]

    # --- declaring -----------------------------------------------------------------------------

    def declare(self, sort: str, name: str) -> None:
        """Have a part of this *sort* called *name*.

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
        """A new function of *slots*, the categories of its gaps by name; for the rest see
        `Function`.

        :raises TypeError: if *run* or what it lacks does not take what the gaps say.
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
        """What may stand in a gap: all of a *category*; for the rest see `Kind`."""
        if category not in self.kinds:
            self.kinds[category] = Kind(self, category, somebody, together)
        return self.kinds[category]

    def add(self, *constructions: Construction, first: bool = False) -> None:
        """Have *constructions*; such as are *first* are printed rather than others.

        :raises ValueError: if one is of a function, and leaves a gap of that open.
        """
        for each in constructions:
            if isinstance(each.of, Function):
                each.of.check(each)
            self.lexicon.add(each, first)
        self._vocabulary = None

    def passes(self, category: str, *inner: str) -> None:
        """What is said in an *inner* category is said in *category*, too."""
        self.add(*passing(category, *inner))

    def token(
        self,
        category: str,
        read: Callable[[str], Any],
        write: Write,
        examples: tuple[Any, ...] = (),
    ) -> None:
        """A category of single tokens, with *examples* of what they mean; without any it is only
        printed."""
        self.lexicon.lexical[category] = read
        self._writers[category] = write
        if examples:
            self.examples[category] = examples

    def written_by(self, category: str) -> Write:
        """What prints the single tokens of a *category*."""
        return self._writers[category]

    def lists(self, category: str, words: Iterable[str]) -> None:
        """Tell that in *category* stand these *words*, and no others."""
        self._lists[category] = (*words,)

    @contextmanager
    def sharing(self) -> Iterator[None]:
        """What is declared within is shared by games."""
        before, self.shared = self.shared, True
        try:
            yield
        finally:
            self.shared = before

    def also_when(self, template: str, function: Function, **fixed: Any) -> None:
        """Read *template*, too, for what waits for a *function*."""
        self.add(function.construction().also(template, **fixed))

    def also_at(self, template: str, function: Function) -> None:
        """The same of a moment, which says itself when it is."""
        made = function.construction().also(template)
        made.category = "moment"
        self.add(made)

    def also_behind(self, template: str, function: Function) -> None:
        """The same where it stands behind what is done then."""
        made = function.construction().also(template)
        made.category = "trigger/behind"
        self.add(made)

    def also_first(self, limit: Function, event: Function) -> None:
        """Read `the first time ...` of an *event* as what happens so often."""

        def make(parts: Parts) -> tuple[Said, Said] | None:
            said: Said = parts["e"]
            return (Said(limit, {}), said) if said.phrase is event else None

        made = Construction("first time", make, lambda said: None)
        self.add(made.also("the first time {e:event}"))

    def also_whole(self, template: str, trigger: Function, action: Function) -> None:
        """Read *template* as a sentence that waits for *trigger*, and does *action* then."""

        def make(parts: Parts) -> Whole | None:
            said = action.said(parts)
            return None if said is None else ({"trigger": Said(trigger, {})}, (said,), None)

        self.add(Construction("whole", make, lambda said: None).also(template))

    def event(
        self, name: str, deed: type, slots: Mapping[str, str | Kind], *templates: str
    ) -> Function:
        """What waits for a *deed*, and nothing else is said of; all *templates* are printed."""
        self.declare("moment", name)
        made = self.function("trigger", name, slots, deed=deed)
        Room("idioms").event(self, made, templates)
        return made

    # --- the past ------------------------------------------------------------------------------

    def happened(self, verb: str, context: Any, who: Any, period: str) -> int:
        """How much of what *verb* says *who* has done in the period at hand."""
        number = self.periods[period](context.table)
        return sum(
            done(context.table, verb, period, number, one) for one in self.meant(context, who)
        )

    def has_happened(self, verb: str, has: bool, context: Any, who: Any, period: str) -> bool:
        """Whether any of it has happened, or (not *has*) none."""
        return (self.happened(verb, context, who, period) > 0) is has

    # --- reading -------------------------------------------------------------------------------

    @property
    def vocabulary(self) -> set[str]:
        """All words that stand in a wording."""
        if self._vocabulary is None:
            self._vocabulary = vocabulary(
                wording.template
                for constructions in self.lexicon.by_category.values()
                for construction in constructions
                for wording in construction.wordings
            )
        return self._vocabulary

    def tokens(self, words: str, begins: bool = True) -> list[Token]:
        """The tokens of *words*, with which a sentence *begins* or goes on."""
        return self.language.tokens(words, self.vocabulary, begins)

    def readings(self, sentence: str) -> list[Clause]:
        """The ways to understand *sentence*; of a sound one there is just one."""
        if not sentence.endswith(".") or sentence[:1].islower():
            return []
        words = self.tokens(sentence[:-1])
        found = self.language.clauses(self, Chart(self.lexicon, words))
        if not found and words and sentence[words[0].start] != words[0].text[:1]:
            as_it_is = Chart(self.lexicon, self.tokens(sentence[:-1], begins=False))
            return self.language.clauses(self, as_it_is)  # `Rest cards`, where `rest` is known, too
        return found

    def readings_of_card(self, sentence: str, own: Own) -> list[Clause]:
        """The same of a sentence on a card that calls itself as *own* tells."""
        found = self.readings(sentence)
        for pattern, meant in own if not found else ():
            words = re.sub(pattern, meant, sentence, flags=re.IGNORECASE)
            if words != sentence:
                found = found or self.readings(words[:1].upper() + words[1:])
        return found

    def ideas(self, sentence: str) -> tuple[Clause, ...]:
        """Several sentences that say together what *sentence* does; none if there are no such, or
        more than one way to say so."""
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
        """What all of *words* may say in a *category*."""
        chart = Chart(self.lexicon, self.tokens(words, begins=False))
        return [value for value, end in chart.read(category, 0) if end == len(chart.texts)]

    def what_is_wrong(self, sentence: str, start: int, own: Own) -> Fault:
        """What is wrong with *sentence*, which begins at *start* (from 0) in its text."""
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
        """The same word by word; None if there are none."""
        found = self.own_words(category, value)
        for wider in self.wider if found is None else ():
            found = found or wider.own_words(category, value)
        return found

    def own_words(self, category: str, value: Any) -> list[str] | None:
        """The words of this grammar itself, without those of modules."""
        if category in self._writers:
            word = self._writers[category](value)
            return None if word is None else [word]
        for construction in self.lexicon.by_category.get(category, ()):
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
                inside = self.words(item.category, parts[item.name])
            else:
                inside = self._said(item.ways[0], parts)
            if inside is None:
                return None
            made += inside
        return made

    # --- examples ------------------------------------------------------------------------------

    def example(self, category: str) -> str:
        """Words that can be said in a *category*; empty if there are none."""
        value = self._plainest(category, 0)
        return "" if value is None else self.printed(category, value)

    def example_of(self, function: Function) -> str:
        """An example of what a *function* says; empty if there is none."""
        for constructions in self.lexicon.by_category.values():
            for construction in constructions:
                if construction.of is function:
                    value = self._made(construction, 0)
                    if value is not None:
                        return str(value)
        return ""

    def _plainest(self, category: str, depth: int) -> Any:
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
            parts = {gap.name: self._plainest(gap.category, depth + 1) for gap in gaps}
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
        """The words of a category that a list of them makes up."""
        return self._lists.get(category, ())

    def values(self, category: str) -> list[Any]:
        """What can be said in a *category*: all that is listed there, else the plainest."""
        words = self.listed(category)
        if words:
            return [value for each in words for value in self.read(category, each)]
        if category in self.examples:
            return [*self.examples[category]]
        value = self._plainest(category, 0)
        return [] if value is None else [value]


DEEP = 6
"""How deep things are said inside of each other in an example."""
