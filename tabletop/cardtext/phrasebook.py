"""A phrasebook: all phrases that a game's cards may use, and reading sentences by them.

A game names the kinds of slot its phrases use, and each thing that a card can print stands under
its words:

    PHRASES = Phrasebook(n=Number(), cards=Counted("card", "cards"))

    @PHRASES.action("give out {n:cards}")
    def give_out(context, n): ...

Every book knows the words by which phrases are put together: `if`, `while` and `unless`, `and`,
`, then`, `, otherwise`, `instead`, `choose one`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Mapping
from itertools import islice, product
from typing import Any, TypeVar

from tabletop.cardtext.book import Own, Saying
from tabletop.cardtext.clause import (
    ENGLISH,
    HEADS,
    Actions,
    Clause,
    Joints,
    and_then,
    joined,
    or_else,
)
from tabletop.cardtext.form import Form
from tabletop.cardtext.nested_slots import Nested, bound
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.phrase_function import Run, check
from tabletop.cardtext.roles import STRICT, Manner, Role
from tabletop.cardtext.slots import Die, Range, Slot

R = TypeVar("R", bound=Run)

_WHOLE: tuple[Role, ...] = ("modifier", "quest", "trait")
"""What is a sentence's whole body; actions may be several."""

ENOUGH = 4
"""Readings of a sentence after which no more are looked for: it is ambiguous."""

Worded = tuple[Phrase, Form]
"""A phrase, and one of its forms."""

_Heads = dict[Role, Said]

Given = tuple[str, Role, Run | None]
"""A phrase that a book has of its own: its template, its role and what runs it."""


def _is_true(*args: Any, condition: Said) -> Any:
    """Whether the condition is true."""
    return condition.run(*args)


ONLY = "you may do this only "
"""With what a sentence begins that says when, or how often, the one before it may be done."""

GRAMMAR: tuple[Given, ...] = (
    ("if {condition}", "if", _is_true),
    ("while {condition}", "duration", _is_true),
    ("unless {condition}", "unless", _is_true),
    ("unless {price}", "unless", None),
    ("otherwise", "if", or_else),
    ("otherwise, if {condition}", "if", or_else),
    ("then", "if", and_then),
    ("then, if {condition}", "if", and_then),
    (f"{ONLY}if {{condition}}", "trait", None),
    (f"{ONLY}{{often}}", "trait", None),
)
"""The phrases that every book has: what a condition or a price is there for."""


class ChooseOne(Phrase):
    """`choose one: ...; or ...`, whose `modes` are the actions of each choice."""

    def __init__(self, joints: Joints) -> None:
        super().__init__(joints.choose, {}, "action")
        self._joints = joints

    def print(self, values: Mapping[str, Any], may: bool = False, manner: Manner = "") -> str:
        """The choices, one after another."""
        *some, last = [joined(mode, self._joints) for mode in values["modes"]]
        between = self._joints.either[0] + " "
        return f"{self._joints.choose}{between.join(some)}{self._joints.either}{last}"


class Phrasebook:
    """All phrases that a game's cards may use, by the words they begin with.

    The kind of slot called `bearer`, if there is one, lists who a sentence may be for. `heading`
    and `grammar` are the phrases that are there without being added, `joints` the words between
    parts.
    """

    def __init__(
        self, joints: Joints = ENGLISH, grammar: tuple[Given, ...] = GRAMMAR, /, **kinds: Slot
    ) -> None:
        """*grammar* are the phrases that it has of its own; other languages bring their own."""
        self.joints = joints
        own: dict[str, Slot] = {
            "range": Range(),
            "die": Die(),
            "condition": Nested("condition"),
            "price": Nested("cost", "paid"),
            "count": Nested("count", "many"),
            "often": Nested("limit"),
            **kinds,
        }
        self.kinds: dict[str, Slot] = {}
        for name, slot in own.items():
            self.have(name, slot)
        self._by_template: dict[tuple[str, Role], Phrase] = {}
        self._by_word: defaultdict[tuple[Role, str], list[Worded]] = defaultdict(list)
        self._last_words = {""}
        self._tried: dict[tuple[Role, str, str], list[Worded]] = {}  # by first and last word
        self._lasting: dict[str, None] = {}  # the words that durations begin with
        self.sayings: list[Saying] = []  # how else people say it: see `everyday`
        self._known: dict[tuple[str, str, Manner], list[Said]] = {}  # in the sentence being read
        heads: tuple[Role, ...] = ("range", "bearer") if "bearer" in kinds else ("range",)
        self.heading = tuple(Phrase(f"{{{role}}}", self.kinds, role) for role in heads)
        self.grammar = [
            Phrase(words, self.kinds, role, run, back=role == "trait" or run in (and_then, or_else))
            for words, role, run in grammar
        ]
        self.choosing = ChooseOne(joints)
        for phrase in (*self.heading, *self.grammar):
            self._register(phrase)

    def __iter__(self) -> Iterator[Phrase]:
        return iter(self._by_template.values())

    @property
    def speakable(self) -> list[Phrase]:
        """All that a card may say: its phrases, and of the grammar what these give words to, but
        for what goes on from a sentence before."""
        said = (p for p in self.grammar if p.slots and not p.back)
        return [*self, *(p for p in said if all(gap.example for gap in p.slots.values()))]

    def have(self, kind: str, slot: Slot) -> None:
        """Have a *kind* of slot that reads what this book reads."""
        self.kinds[kind] = bound(slot, self)

    def forms(self) -> Iterator[Worded]:
        """All that is read, form by form."""
        for forms in self._by_word.values():
            yield from forms

    def example(self, role: Role, manner: Manner) -> str:
        """Words in a *role* and *manner*; empty if there are none."""
        for (each, _), forms in self._by_word.items():
            for _, form in forms if each == role else ():
                if fits(form, manner):
                    return form.example
        return ""

    def add(
        self,
        template: str,
        role: Role,
        run: Run | None = None,
        *,
        deed: type | None = None,
        stage: str = "plus",
        back: bool = False,
        also: tuple[str, ...] = (),
        lacks: Run | None = None,
    ) -> Phrase:
        """A new phrase; for *deed*, *stage*, *back*, *also* and *lacks* see `Phrase`.

        :raises ValueError: if there is one of these words already, or a slot of no known kind.
        :raises TypeError: if *run* or *lacks* does not take what the slots say.
        """
        self._is_new(template, role)
        phrase = Phrase(
            template, self.kinds, role, run, deed, stage=stage, back=back, also=also, lacks=lacks
        )
        for each in (run, lacks):
            if each is not None:
                check(template, phrase.slots, each)
        self._by_template[template, role] = phrase
        self._register(phrase)
        return phrase

    def take(self, phrase: Phrase) -> None:
        """Have *phrase* of another book, too; here it reads the words of this one.

        :raises ValueError: if there is one of its words already.
        """
        self._is_new(phrase.template, phrase.role)
        self._by_template[phrase.template, phrase.role] = phrase
        self._register(phrase.among(self.kinds))

    def _is_new(self, template: str, role: Role) -> None:
        if (template, role) in self._by_template:
            raise ValueError(f"There is a phrase {template!r} already.")

    def _register(self, phrase: Phrase) -> None:
        self._known.clear()
        self._tried.clear()
        for form in phrase.forms:
            self._by_word[phrase.role, form.first_word].append((phrase, form))
            self._last_words.add(form.last_word)
            if phrase.role == "duration":
                self._lasting[form.first_word] = None

    def phrase(self, role: Role, template: str, *also: str) -> Callable[[R], R]:
        """Under these words, in this role, stands what they do; *also* are other wordings."""

        def register(run: R) -> R:
            self.add(template, role, run, also=also)
            return run

        return register

    def action(self, template: str, *also: str) -> Callable[[R], R]:
        """Under these words stands what is done; *also* are other wordings."""
        return self.phrase("action", template, *also)

    def quest(self, template: str) -> Callable[[R], R]:
        """Under these words stands whether they are true."""
        return self.phrase("quest", template)

    def condition(self, template: str, *also: str) -> Callable[[R], R]:
        """Under these words, behind `if`, `unless` or `while`, stands whether they are true."""
        return self.phrase("condition", template, *also)

    def count(self, template: str) -> Callable[[R], R]:
        """Under these words stands how many there are."""
        return self.phrase("count", template)

    def cost(self, template: str, lacks: Run | None = None) -> Callable[[R], R]:
        """Under these words stands how they are paid, unless somebody *lacks* what is asked."""

        def register(run: R) -> R:
            self.add(template, "cost", run, lacks=lacks)
            return run

        return register

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
        self._known.clear()
        found = (
            clause
            for begun in _beginnings(sentence[:-1])
            for heads, rest in self.heads(begun)
            for clause in self._clauses(heads, rest)
        )
        readings = list(islice(found, ENOUGH))
        if len(readings) < 2:
            return readings
        exact = [each for each in readings if str(each) == sentence]  # as it is printed, if it is
        return exact or [each for n, each in enumerate(readings) if each not in readings[:n]]

    def readings_of_card(self, sentence: str, own: Own) -> list[Clause]:
        """The same; what a card calls itself is looked at where it is not understood."""
        return self.readings(sentence)

    def _clauses(self, heads: _Heads, words: str) -> Iterator[Clause]:
        """Every way to understand *words* behind *heads*."""
        yield from self._bodies(heads, words, ())
        if "if" in heads:
            for cut in places(words, self.joints.otherwise):
                for otherwise, _ in self.actions(words[cut + len(self.joints.otherwise) :]):
                    yield from self._bodies(heads, words[:cut], otherwise)

    def _bodies(self, heads: _Heads, words: str, otherwise: Actions) -> Iterator[Clause]:
        instead = "trigger" in heads and words.startswith(self.joints.instead)
        if instead:
            words = words.removeprefix(self.joints.instead)
        for body, then, unless, until in self.bodies(words):
            yield Clause(body, heads, until, self.joints, then, instead, unless, otherwise)

    def heads(
        self, words: str, roles: tuple[Role, ...] = tuple(HEADS)
    ) -> Iterator[tuple[_Heads, str]]:
        """Every way to understand the beginning of *words* as heads, with the rest of them."""
        yield {}, words
        for number, role in enumerate(roles):
            mark = HEADS[role]
            for cut in places(words, mark):
                for said in self.said(role, words[:cut]):
                    rest = words[cut + len(mark) :]
                    for more, body in self.heads(rest, roles[number + 1 :]):
                        yield {role: said, **more}, body

    def bodies(
        self, words: str
    ) -> Iterator[tuple[Actions, frozenset[int], Said | None, Said | None]]:
        """Every way to understand *words* as a body: with where `then` stands, what it is not done
        for, and how long it lasts."""
        for rest, until in self.tails("duration", words):
            for done, unless in self.tails("unless", rest):
                for role in _WHOLE:
                    for said in self.said(role, done):
                        yield (said,), frozenset(), unless, until
                for actions, then in self.actions(done):
                    yield actions, then, unless, until

    def tails(self, role: Role, words: str) -> Iterator[tuple[str, Said | None]]:
        """*words* without what stands in this role behind them, and that; first as if nothing
        did."""
        yield words, None
        for first in self._lasting if role == "duration" else ("unless",):
            for cut in places(words, f" {first}"):
                for said in self.said(role, words[cut + 1 :]):
                    yield words[:cut], said

    def actions(
        self, words: str, dead: set[str] | None = None
    ) -> Iterator[tuple[Actions, frozenset[int]]]:
        """Every way to understand *words* as one action or several, and before which of them stands
        `then`; *dead* ends have none."""
        dead = set() if dead is None else dead
        for said in (*self.said("action", words), *self._choices(words)):
            yield (said,), frozenset()
        for joint in (self.joints.both, self.joints.then):
            for cut in places(words, joint):
                rest = words[cut + len(joint) :]
                for first in self.said("action", words[:cut]) if rest not in dead else ():
                    dead.add(rest)
                    for more, then in self.actions(rest, dead):
                        dead.discard(rest)
                        begun = {1} if joint == self.joints.then else set()
                        yield (first, *more), frozenset(begun | {n + 1 for n in then})

    def _choices(self, words: str) -> Iterator[Said]:
        """Every way to understand *words* as a choice of one."""
        if not words.startswith(self.joints.choose):
            return
        whole = words.removeprefix(self.joints.choose)
        some, _, last = whole.rpartition(self.joints.either)
        modes = [*some.split(self.joints.either[0] + " "), last]
        for chosen in product(*([body for body, _ in self.actions(mode)] for mode in modes)):
            yield Said(self.choosing, {"modes": chosen})

    def said(self, role: Role, words: str, manner: Manner = "") -> list[Said]:
        """What *words* may say in a *role*, worded in a *manner*."""
        asked, known = (role, words, manner), self._known
        found = known.get(asked)
        if found is None:
            known[asked] = []  # nothing is inside of itself
            found = known[asked] = self._find(role, words, manner)
        return found

    def _find(self, role: Role, words: str, manner: Manner) -> list[Said]:
        return [
            Said(it.of, values, None if it is it.of else it, form.may)
            for it, form in self._worth_trying(role, words)
            if form.mark in words and fits(form, manner)
            for values in form.readings(words)
        ]

    def _worth_trying(self, role: Role, words: str) -> list[Worded]:
        """The forms that begin and end as *words* do, or with a slot."""
        first, last = words.partition(" ")[0], words.rpartition(" ")[2]
        if (role, first) not in self._by_word:
            first = ""
        if last not in self._last_words:
            last = ""
        found = self._tried.get((role, first, last))
        if found is None:
            found = self._tried[role, first, last] = [
                worded
                for word in dict.fromkeys((first, ""))
                for worded in self._by_word.get((role, word), ())
                if worded[1].last_word in ("", last)
            ]
        return found


def fits(form: Form, manner: Manner) -> bool:
    """Whether *form* is worded in this *manner*."""
    return form.manner == manner or (manner not in STRICT and not form.manner)


def places(words: str, mark: str) -> Iterator[int]:
    """Where *mark* stands in *words*."""
    at = words.find(mark)
    while at >= 0:
        yield at
        at = words.find(mark, at + 1)


def _beginnings(words: str) -> list[str]:
    """*words* as they stand, and as they would stand inside of a sentence."""
    inside = words[:1].lower() + words[1:]
    return [words] if inside == words else [words, inside]
