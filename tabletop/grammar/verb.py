"""Verbs: a deed is declared once with its roles, and can be said in every position.

A verb can be done, optional or demanded; awaited before and after; forbidden; paid as a price; and
asked for and counted in the past. Its amount has a name, by which cards change it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from msgspec import NODEFAULT

from tabletop.cardtext.phrase_function import Run
from tabletop.grammar.bounds import Bound
from tabletop.grammar.frames import PLAIN, Said, Voice, filled, gaps
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.past import Past
from tabletop.grammar.quantified import of_people
from tabletop.grammar.rooms import Room

positions = Room("positions")

BOUND = "bound/number"
"""The category of bounds on an amount."""

ALL = frozenset(("done", "after", "before", "forbidden", "paid", "past"))
"""The positions of a verb, if none are named."""


def amount_of(deed: Any) -> int:
    """The amount of a deed in its field `n`; 1 if it has none."""
    return int(getattr(deed, "n", 1))


@dataclass(frozen=True)
class Happens:
    """How a verb happens: by a kind of `deed` that is proposed before it is done, and by one that
    is `told` afterwards, if that is another. `kin` are further deeds that are forbidden with it.
    `fits` tells whether such a deed is one of these, and `much` returns its amount. `roles` maps
    gaps to the deed's fields, where these have other names."""

    deed: type | None = None
    told: type | None = None
    kin: tuple[type, ...] = ()
    fits: Run | None = None
    much: Callable[[Any], int] = amount_of
    roles: Mapping[str, str] = field(default_factory=dict)

    @property
    def after(self) -> type | None:
        """The kind of deed that reports that it was done."""
        return self.told or self.deed


@dataclass(frozen=True)
class Does:
    """What a verb does: *run* does it, `plainly` does it where so much is printed and nothing is
    reckoned, `pays` pays with it, if that is another way; `lacks` says why it cannot be paid.
    Where it is left to somebody, `offers` asks and does it, if the game asks in its own way; it is
    told then by `able` whether one who is on a table can pay."""

    run: Run
    plainly: Run | None = None
    pays: Run | None = None
    lacks: Run | None = None
    offers: Run | None = None
    able: Callable[..., bool] | None = None


@dataclass(eq=False)
class Verb:
    """A declared verb, with its `functions` by position."""

    name: str
    subject: People | Single
    functions: dict[str, Function] = field(default_factory=dict)

    def __getitem__(self, position: str) -> Function:
        return self.functions[position]


def verb(
    grammar: Grammar,
    name: str,
    subject: People | Single,
    *frames: str,
    does: Does | Run | None = None,
    deed: Happens | type | None = None,
    unit: Unit | None = None,
    slots: Mapping[str, str] = {},
    moment: tuple[str, ...] = (),
    ban: tuple[str, ...] = (),
    who: str = "",
    said: tuple[Said, ...] = (),
    voice: Voice = PLAIN,
    passive: tuple[str, ...] = (),
    only: Collection[str] = ALL,
    reveals: bool = False,
    order: Run | None = None,
    admits: Callable[[Mapping[str, Any]], bool] | None = None,
) -> Verb:
    """A verb called *name* that a *subject* does, worded by *frames* (`[lose] {n}`).

    It *does* something, and comes about by a *deed*. There is so much of a *unit* of it: `{n}`;
    where its *voice* is split, words of the frame stand in it, and `for each` behind all of them.
    *slots* are other gaps, by name. *moment* is how it is worded where it is awaited, without how
    much, *ban* where it is forbidden. *who* are the people that can do it, if not all. *said* are
    whole other ways to say it done, each about its subject. *passive* says it where it is awaited
    of whoever does it, who is not said: `a card is drawn`. *only* these positions are had. An
    *order*, `add an Encounter`, does it where nobody is named.

    It *admits* some of what may stand in its gaps, if not all. It *reveals* something, if a die is
    rolled by it or a card turned up.

    :raises TypeError: if what runs it does not take what its gaps say.
    """
    grammar.declare("verb", name)
    frames = tuple(filled(frame, slots) for frame in frames)
    moment = tuple(filled(frame, slots) for frame in moment)
    awaited = moment or tuple(positions.without_amount(grammar, frame, unit) for frame in frames)
    happens = deed if isinstance(deed, Happens) else Happens(deed)
    grammar.done_by[name] = frames
    made = _Declaring(
        grammar, Verb(name, subject), frames, awaited, ban or awaited, slots, unit, who, voice
    )
    if does is not None:
        ways = does if isinstance(does, Does) else Does(does)
        if "done" in only:
            made.done(ways, said, order)
        if "paid" in only and isinstance(subject, People):
            made.paid(ways)
    if does is not None and isinstance(subject, People):
        positions.this_way(grammar, awaited, subject.id)
    made.awaited_in(happens, only)
    if passive and happens.after is not None:
        made.passive(happens, happens.after, tuple(filled(w, slots) for w in passive))
    if "forbidden" in only and (happens.deed is not None or only is not ALL):
        made.forbidden(happens)  # without a deed the rules look for it themselves
    if "past" in only and happens.after is not None:
        made.past(happens, happens.after)
    _noted(grammar, made.verb.functions, admits)
    for position in ("done", "paid", "plain", "ordered"):
        if position in made.verb.functions:
            made.verb[position].reveals = reveals
    if "forbidden" in made.verb.functions and happens.deed is not None and not happens.roles:
        _bar(grammar, made.verb, happens.deed)
    return made.verb


def _noted(grammar: Grammar, functions: Mapping[str, Function], admits: Any) -> None:
    """Note what a verb admits, and what waits for it before it is done."""
    for function in functions.values():
        function.admits = admits
    if "after" in functions and "before" in functions:
        grammar.foreseen[functions["after"]] = functions["before"]


def _bar(grammar: Grammar, verb: Verb, deed: type) -> None:
    """Have what is forbidden be lacking where it is a price, or left to somebody: as far as a deed
    is told by who does it, and how much."""
    names, defaults = deed.__struct_fields__, deed.__struct_defaults__  # type: ignore[attr-defined]
    given = names[len(names) - len(defaults) :]
    needs = {*names} - {
        name for name, each in zip(given, defaults, strict=True) if each is not NODEFAULT
    }
    if "who" not in needs or not needs <= {"who", "n"}:
        return
    for position in ("done", "paid"):
        function = verb.functions.get(position)
        if function is not None and "who" in function.slots:
            function.lacks = partial(_lacks, grammar, deed, "n" in needs, function.lacks)


def _lacks(
    grammar: Grammar, deed: Any, counts: bool, otherwise: Run | None, context: Any, who: int,
    **said: Any,
) -> Any:  # fmt: skip
    """Why it cannot be done: a card forbids it, or something is lacking."""
    n = said.get("n")
    would = deed(who=who, **({"n": n if isinstance(n, int) else 1} if counts else {}))
    banned = grammar.forbids(context.table, would)
    if banned is not None or otherwise is None:
        return banned
    return otherwise(context, who=who, **said)


@dataclass(frozen=True)
class _Declaring:
    """The declaration of a verb, position by position."""

    grammar: Grammar
    verb: Verb
    frames: tuple[str, ...]
    awaited: tuple[str, ...]
    ban: tuple[str, ...]
    slots: Mapping[str, str]
    unit: Unit | None
    who: str
    voice: Voice

    @property
    def people(self) -> str:
        """The category of its subject; empty if that is the only one of its kind."""
        return self.verb.subject.id if isinstance(self.verb.subject, People) else ""

    def _gaps(self, frames: tuple[str, ...], people: str) -> dict[str, str]:
        """The categories of the gaps of *frames*, and of its subject, but for how much there is of
        its unit."""
        who = {"who": people} if people else {}
        named = gaps(frames)
        if self.unit is not None:
            named.pop("n", None)
        return {**who, **{each: self.slots.get(each, what) for each, what in named.items()}}

    def _function(
        self, position: str, role: Any, name: str, gaps: Any, run: Any, **told: Any
    ) -> Any:
        made = self.grammar.function(role, name, gaps, run, part=self.verb.name, **told)
        self.verb.functions[position] = made
        return made

    def done(self, does: Does, said: tuple[Said, ...], order: Run | None) -> None:
        """The action; numerals and orders that have a function of their own get it."""
        name, unit, people = self.verb.name, self.unit, self.who or self.people
        bare: str | None = unit.amount if unit else ""
        amount = bare or ""
        if order is not None:
            gaps = {**self._gaps(self.frames, ""), **({"n": amount} if amount else {})}
            function = self._function("ordered", "action", f"{name}!", gaps, order)
            positions.imperative(self.grammar, function, self.frames, amount, said, self.voice)
            self.grammar.orders.add(function)
            bare, said = None, ()
        if does.plainly is not None and unit is not None:
            plain = f"plain/{unit.id}"
            gaps = {**self._gaps(self.frames, ""), "n": plain}
            function = self._function("plain", "action", f"{name} {{n}}", gaps, does.plainly)
            positions.imperative(self.grammar, function, self.frames, plain, said, self.voice)
            bare, said = f"reckoned/{unit.id}", ()
        gaps = {**self._gaps(self.frames, people), **({"n": amount} if amount else {})}
        function = self._function("done", "action", name, gaps, does.run, lacks=does.lacks)
        function.offers = does.offers
        positions.action(
            self.grammar, function, self.verb.subject, self.frames, people, amount, bare, said,
            self.voice,
        )  # fmt: skip
        if "plain" in self.verb.functions:
            self.grammar.reckoners[self.verb["plain"]] = function

    def paid(self, does: Does) -> None:
        """The price, which a player who lacks it cannot pay."""
        people, amount = self.who or self.people, self.unit.amount if self.unit else ""
        gaps = {**self._gaps(self.frames, people), **({"n": amount} if amount else {})}
        price = self._function(
            "paid", "cost", f"pay: {self.verb.name}", gaps, does.pays or does.run,
            lacks=does.lacks or _nothing_lacks,
        )  # fmt: skip
        price.able = does.able
        positions.price(self.grammar, price, self.frames, people, amount, self.voice)

    def awaited_in(self, happens: Happens, only: Collection[str]) -> None:
        """What waits for it before and after it is done, as far as it is told of."""
        if "after" in only and happens.after is not None:
            self._awaited("after", happens, happens.after, before=False)
        if "before" in only and happens.deed is not None:
            self._awaited("before", happens, happens.deed, before=True)

    def _awaited(self, position: str, happens: Happens, deed: type, before: bool) -> None:
        name = f"when somebody{' would' if before else ''}: {self.verb.name}"
        gaps, subject = self._gaps(self.awaited, self.people), self.verb.subject
        told = {"deed": deed, "before": before, "roles": happens.roles}
        whole = self._function(position, "trigger", name, gaps, happens.fits, **told)
        positions.event(self.grammar, whole, subject, self.awaited, self.people, before)
        if self.unit is None:
            return
        run, bound = partial(_so_much, happens.fits, happens.much), self.unit.bound
        frames = positions.bounded(self.grammar, self.awaited, self.unit)
        if not frames and "{" in "".join(self.awaited):  # a gap says what there is so much of
            bound = BOUND
            frames = tuple(each.replace("{n}", f"{{so:{bound}}}") for each in self.frames[:1])
        bounded = self._function(
            f"{position} so much", "trigger", f"{name}, so much", {**gaps, "so": bound}, run,
            **told,
        )  # fmt: skip
        positions.event(self.grammar, bounded, subject, frames, self.people, before)

    def passive(self, happens: Happens, deed: type, words: tuple[str, ...]) -> None:
        """What waits for it once it is done by anybody."""
        name = f"when it is done: {self.verb.name}"
        gaps = self._gaps(words, "")
        waits = self._function(
            "passive", "trigger", name, gaps, happens.fits, deed=deed, roles=happens.roles
        )
        positions.event(self.grammar, waits, self.verb.subject, words, "", before=False)

    def forbidden(self, happens: Happens) -> None:
        """The ban."""
        gaps = self._gaps(self.ban, self.people)
        ban = self._function(
            "forbidden", "trait", f"cannot: {self.verb.name}", gaps, happens.fits,
            deed=happens.deed, kin=happens.kin, roles=happens.roles,
        )  # fmt: skip
        positions.ban(self.grammar, ban, self.verb.subject, self.ban, self.people)

    def past(self, happens: Happens, told: type) -> None:
        """Whether, and how often or how much, it happened in a period."""
        grammar, name, people = self.grammar, self.verb.name, self.people
        if not people or not {*self._gaps(self.awaited, people)} <= {"who"}:
            return
        gaps = {"who": f"{people}/so", "period": "period"}
        for has, word in ((True, "has"), (False, "has not")):
            run = of_people(grammar, name, partial(grammar.has_happened, name, has), ("period",))
            function = self._function(f"past {word}", "condition", f"{word}: {name}", gaps, run)
            function.asks = (name, told)
            positions.past(grammar, function, self.awaited, people, has)
        functions = self.verb.functions
        functions["past has"].is_contrary_to(functions["past has not"])
        counted = partial(grammar.happened, name)
        gaps = {**gaps, "who": people}
        count = self._function("counted", "count", f"how much: {name}", gaps, counted)
        count.asks = (name, told)
        positions.past_count(grammar, count, self.awaited, people, self.unit)
        counts = self.unit is not None and "n" in getattr(told, "__struct_fields__", ())
        much, doer = happens.much if counts else _once, happens.roles.get("who", "who")
        grammar.history[name] = Past(told, happens.fits, much, doer)


def _once(deed: Any) -> int:
    return 1


def _so_much(
    fits: Run | None, much: Callable[[Any], int], context: Any, so: Bound, **said: Any
) -> bool:
    """So much of it."""
    return so.holds(much(context.deed)) and (fits is None or bool(fits(context, **said)))


def _nothing_lacks(context: Any, **said: Any) -> None:
    """It can always be paid."""
