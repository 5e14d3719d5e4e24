"""Verbs: a deed is declared once with its roles, and can be said in every position.

It is done, left to somebody, demanded; awaited before and after; forbidden; paid with; asked of
the past and counted there. What it comes to is made more or less by the name of its amount.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tabletop.cardtext.phrase_function import Run
from tabletop.grammar.bounds import Bound
from tabletop.grammar.english import positions
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.past import Past

ALL = frozenset(("done", "after", "before", "forbidden", "paid", "past"))


@dataclass(eq=False)
class Verb:
    """A declared deed. `functions` are what it says in each position, by the name of that."""

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
    does: Run | None = None,
    plainly: Run | None = None,
    lacks: Run | None = None,
    unit: Unit | None = None,
    slots: Mapping[str, str] = {},
    deed: type | None = None,
    done: type | None = None,
    kin: tuple[type, ...] = (),
    moment: tuple[str, ...] = (),
    ban: tuple[str, ...] = (),
    who: str = "",
    fits: Run | None = None,
    much: Callable[[Any], int] | None = None,
    only: Collection[str] = ALL,
    back: bool = False,
    said: tuple[positions.Said, ...] = (),
    split: bool = False,
    pays: Run | None = None,
) -> Verb:
    """A verb called *name* that a *subject* does, worded by *frames* (see `english.verbs`).

    *does* does it, *plainly* does it where so much is printed and nothing is reckoned; what it
    *lacks* says why it cannot be paid with, and *pays* pays, if that is done in another way. There
    is so much of a *unit* of it: `{n}`; where that is *split*, words of the frame stand in it, and
    `for each` behind all of them. *slots* are other gaps, by name.

    *deed* is the kind of deed that is proposed, *done* the kind that is told of, if another, *kin*
    are more that are forbidden with it; *fits* tells whether a deed is one of these, *much*
    how much of it was done. *moment* is how it is worded where it is awaited, without how much,
    *ban* where it is forbidden. *who* are the people that can do it, if not all. *said* are whole
    other ways to say it done, each about its subject. *only* these positions are had.

    :raises TypeError: if what runs it does not take what its gaps say.
    """
    grammar.declare("verb", name)
    made = Verb(name, subject)
    told = done or deed
    frames = tuple(positions.filled(frame, slots) for frame in frames)
    moment = tuple(positions.filled(frame, slots) for frame in moment)
    awaited = moment or tuple(positions.without_amount(frame, unit) for frame in frames)
    gaps = {each: slots.get(each, each) for each in positions.gaps(frames) if each != "n"}
    people = who or (subject.id if isinstance(subject, People) else "")
    if "done" in only and does is not None:
        _done(grammar, made, frames, gaps, people, does, plainly, unit, back, said, split)
    if "paid" in only and does is not None and isinstance(subject, People):
        _paid(grammar, made, frames, gaps, people, pays or does, lacks, unit, split)
    around = {each: slots.get(each, each) for each in positions.gaps(awaited) if each != "n"}
    whole = subject.id if isinstance(subject, People) else ""
    for position, of, before in (("after", told, False), ("before", deed, True)):
        if position in only and of is not None:
            _awaited(grammar, made, position, of, before, awaited, around, whole, unit, fits, much)
    if "forbidden" in only and deed is not None:
        _forbidden(grammar, made, deed, kin, ban or awaited, whole, slots, fits)
    if "past" in only and told is not None:
        _past(grammar, made, told, awaited, around, whole, unit, fits, much)
    return made


def _subject(whole: str) -> dict[str, str]:
    return {"who": whole} if whole else {}


def _done(
    grammar: Grammar,
    made: Verb,
    frames: tuple[str, ...],
    gaps: dict[str, str],
    people: str,
    does: Run,
    plainly: Run | None,
    unit: Unit | None,
    back: bool,
    said: tuple[positions.Said, ...],
    split: bool,
) -> None:
    """What is done; where numerals are done in their own way, those by themselves."""
    bare = amount = unit.amount if unit else ""
    if plainly is not None and unit is not None:
        slots = {**gaps, "n": f"plain/{unit.id}"}
        name = f"{made.name} {{n}}"
        function = grammar.function("action", name, slots, plainly, back=back, part=made.name)
        made.functions["plain"] = function
        positions.imperative(grammar, function, frames, f"plain/{unit.id}", said, split)
        bare, said = f"reckoned/{unit.id}", ()
    slots = {**_subject(people), **gaps, **({"n": amount} if amount else {})}
    function = grammar.function("action", made.name, slots, does, back=back, part=made.name)
    made.functions["done"] = function
    positions.action(grammar, function, made.subject, frames, people, amount, bare, said, split)
    if "plain" in made.functions:
        grammar.reckoners[made["plain"]] = function


def _nothing_lacks(context: Any, **said: Any) -> None:
    """It can always be paid."""


def _paid(
    grammar: Grammar,
    made: Verb,
    frames: tuple[str, ...],
    gaps: dict[str, str],
    people: str,
    does: Run,
    lacks: Run | None,
    unit: Unit | None,
    split: bool,
) -> None:
    """A price, which who lacks it cannot pay."""
    slots = {**_subject(people), **gaps, **({"n": unit.amount} if unit else {})}
    price = grammar.function(
        "cost", f"pay: {made.name}", slots, does, lacks=lacks or _nothing_lacks, part=made.name
    )
    made.functions["paid"] = price
    positions.price(grammar, price, frames, people, unit.amount if unit else "", split)


def _awaited(
    grammar: Grammar,
    made: Verb,
    position: str,
    of: type,
    before: bool,
    frames: tuple[str, ...],
    gaps: dict[str, str],
    people: str,
    unit: Unit | None,
    fits: Run | None,
    much: Callable[[Any], int] | None,
) -> None:
    """What waits for it, and for so much of it."""
    would = " would" if before else ""
    slots = {**_subject(people), **gaps}
    whole = grammar.function(
        "trigger", f"when somebody{would}: {made.name}", slots, fits,
        deed=of, before=before, part=made.name,
    )  # fmt: skip
    made.functions[position] = whole
    positions.event(grammar, whole, made.subject, frames, people, before)
    if unit is None:
        return
    run = partial(_so_much, fits, much or _amount)
    bounded = grammar.function(
        "trigger", f"when somebody{would}: {made.name}, so much", {**slots, "so": unit.bound}, run,
        deed=of, before=before, part=made.name,
    )  # fmt: skip
    made.functions[f"{position} so much"] = bounded
    positions.event(grammar, bounded, made.subject, positions.bounded(frames, unit), people, before)


def _amount(deed: Any) -> int:
    return int(getattr(deed, "n", 0))


def _once(deed: Any) -> int:
    return 1


def _so_much(
    fits: Run | None, much: Callable[[Any], int], context: Any, so: Bound, **said: Any
) -> bool:
    """So much of it."""
    return so.holds(much(context.deed)) and (fits is None or bool(fits(context, **said)))


def _forbidden(
    grammar: Grammar,
    made: Verb,
    deed: type,
    kin: tuple[type, ...],
    frames: tuple[str, ...],
    people: str,
    slots: Mapping[str, str],
    fits: Run | None,
) -> None:
    gaps = {each: slots.get(each, each) for each in positions.gaps(frames) if each != "n"}
    ban = grammar.function(
        "trait", f"cannot: {made.name}", {**_subject(people), **gaps}, fits,
        deed=deed, kin=kin, part=made.name,
    )  # fmt: skip
    made.functions["forbidden"] = ban
    positions.ban(grammar, ban, made.subject, frames, people)


def _past(
    grammar: Grammar,
    made: Verb,
    told: type,
    frames: tuple[str, ...],
    gaps: dict[str, str],
    people: str,
    unit: Unit | None,
    fits: Run | None,
    much: Callable[[Any], int] | None,
) -> None:
    """Whether, and how often or how much, it has happened in a period."""
    if not people or not set(gaps) <= {"who"}:
        return
    slots = {"who": people, "period": "period"}
    for has, word in ((True, "has"), (False, "has not")):
        run = partial(grammar.has_happened, made.name, has)
        function = grammar.function("condition", f"{word}: {made.name}", slots, run, part=made.name)
        function.asks = (made.name, told)
        made.functions[f"past {word}"] = function
        positions.past(grammar, function, frames, people, has)
    count = grammar.function(
        "count",
        f"how much: {made.name}",
        slots,
        partial(grammar.happened, made.name),
        part=made.name,
    )
    count.asks = (made.name, told)
    made.functions["counted"] = count
    positions.past_count(grammar, count, frames, people, unit)
    grammar.history[made.name] = Past(
        told, fits, (much or _amount) if "n" in getattr(told, "__struct_fields__", ()) else _once
    )
