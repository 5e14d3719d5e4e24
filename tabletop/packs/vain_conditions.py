"""What a sentence asks that is never so or always, waits for and never comes, and no payer can pay:
as tables answered in games (`seen_in_games`)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Literal, NamedTuple

from tabletop.cardtext.amounts import ForEach
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.moments import moment
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, IMPLIED, NOBODY, Such, quantifier
from tabletop.grammar.bounds import Bound
from tabletop.grammar.called import READ
from tabletop.grammar.function import Function
from tabletop.packs.asked_words import Asked, asked, is_exact
from tabletop.packs.card_wording import Text
from tabletop.packs.seen_in_games import ONE, Range, Seen, key, when

Verdict = Literal["never", "always", ""]

YOU = ("you", IMPLIED)


class When(NamedTuple):
    """The moments in which a sentence asks, by which it is known what was so then; and whose these
    are: those who are meant by `you` and by `that Character` are what the moment is about."""

    moments: tuple[str, ...]
    own: tuple[Any, ...]
    words: str


def vain(text: Text, seen: Seen) -> Iterator[tuple[str, Clause, str]]:
    """The sentences of *text* that are never done or ask in vain, each with a code and why."""
    for number, clause in text.carried_out:
        then = _when(text, clause, goes_on=clause.goes_on and number > 0)
        checks = (_waits_in_vain, _asks_in_vain, _costs_too_much, _counts_nothing, _binds_nothing)
        for check in checks:
            if told := check(clause, then, seen):
                code, why = told
                yield code, clause, why
                break


Told = tuple[str, str] | None
"""A code, and why; nothing if all is well."""


def _when(text: Text, clause: Clause, goes_on: bool) -> When:
    """The moments in which *clause* asks what is so."""
    if goes_on:
        return When((), (), "then")
    kind = type(text.card).__name__
    trigger = clause.heads.get("trigger")
    if trigger is not None and trigger.phrase.deed is not None and not clause.awaits:
        name = trigger.phrase.deed.__name__
        before = "would" if trigger.phrase.window == "would" else "after"
        who = trigger.values.get("who")
        own = (*YOU, EACH) if who in YOU else (EACH,)
        return When((f"{before} {name}",), own, str(trigger))
    if moment(clause) == "held":
        return When((f"{kind} in force",), YOU, f"while a {kind} lies there")
    what = f"{key(type(text.card), text.field)} {when(clause)}"
    return When((what,), YOU, f"as a {kind} has its say")


# --- what is known -----------------------------------------------------------------------------


def _known(label: str, who: Any, then: When, seen: Seen) -> Iterator[tuple[Range, str]]:
    """The least and the most that there is of what is asked, at these moments and ever; with when
    that is."""
    for each in then.moments:
        for name in (f"{each}{ONE}", each) if who in then.own else (each,):
            if (found := seen.at.get(name, {}).get(label)) is not None:
                yield found, f" {then.words}"
    if (ever := seen.ranges.get(label)) is not None and ever[0] != ever[1]:
        yield ever, ""


def at_most(most: int, exact: bool = False) -> int:
    """What there can be at most where *most* was the most ever seen."""
    return most if exact else most + max(2, most // 4)


def at_least(least: int) -> int:
    """What there is at least where *least* was the least ever seen."""
    return least if least <= 1 else least - 1 - least // 4


def _judged(what: Asked, said: Said, then: When, seen: Seen) -> tuple[Verdict, str]:
    """Whether it is never so, or always; and what there is instead."""
    for (least, most), at in _known(what.label, what.who, then, seen):
        if what.how == "so":
            if least == most and at:
                return ("always" if most else "never"), at
            continue
        low, high = at_least(least), at_most(most, is_exact(said.phrase))
        much = f"there is never more than {most}{at}"
        little = f"there is never less than {least}{at}"
        if what.how in (">=", "=") and what.n > high:
            return "never", much
        if what.how in ("<=", "=") and what.n < low:
            return "never", little
        if what.how == ">=" and what.n <= low:
            return "always", little
        if what.how == "<=" and what.n >= high:
            return "always", much
    return "", ""


def _verdict(said: Said, then: When, seen: Seen) -> tuple[Verdict, str, Said]:
    """Whether the condition *said* is never true, or always; and which part of it is so."""
    if {"left", "right"} <= said.values.keys():
        left = _verdict(said.values["left"], then, seen)
        right = _verdict(said.values["right"], then, seen)
        enough: Verdict = "never" if " and " in said.phrase.template else "always"
        for each in (left, right):
            if each[0] == enough:
                return each
        return left if left[0] == right[0] else ("", "", said)
    found: list[tuple[Verdict, str]] = [_judged(each, said, then, seen) for each in asked(said)]
    for verdict, why in found:
        if verdict == "never":
            return verdict, why, said
    if found and all(verdict == "always" for verdict, _ in found):
        return "always", found[0][1], said
    return "", "", said


# --- conditions --------------------------------------------------------------------------------


def _asks_in_vain(clause: Clause, then: When, seen: Seen) -> Told:
    """A condition that is never true, or always."""
    for role, said in _conditions(clause):
        verdict, why, part = _verdict(said, then, seen)
        if not verdict:
            continue
        words = str(part)
        if verdict == "always" and moment(clause) == "held" and why.startswith(" "):
            continue  # it says when it holds, to whoever reads it there
        if verdict == "never":
            so = f"{words!r} is never true: {_because(why)}."
            if role == "unless":
                return "always-true", f"{so} Leave out the 'unless'."
            return "never-true", f"{so} Ask for what can be."
        so = f"{words!r} is always true: {_because(why)}."
        if role == "unless":
            return "never-true", f"{so} So it is never done. Ask for what may not be so."
        return "always-true", f"{so} Leave that out, or ask for what may not be so."
    for said in clause.whole:
        for such in _nouns(said):
            at = then._replace(own=())
            assert isinstance(such.condition, Said)
            verdict, why, part = _verdict(such.condition, at, seen)
            if verdict:
                so = f"{part.worded('that')!r} is {verdict} true: {_because(why)}."
                return f"{verdict}-true", f"{so} Name those that there are."
    return _contradicts(clause, seen)


def _because(why: str) -> str:
    return f"it is so {why.strip()}" if why.startswith(" ") else why


def _conditions(clause: Clause) -> Iterator[tuple[str, Said]]:
    """What it hangs on: behind `if`, `unless` and `while`, and behind a rider."""
    for role, head in (
        ("if", clause.heads.get("if")),
        ("unless", clause.unless),
        ("while", clause.duration),
    ):
        condition = head.values.get("condition") if head is not None else None
        if isinstance(condition, Said):
            yield role, condition
    if clause.is_rider:
        for role, name in (("if", "condition"), ("unless", "unless")):
            if isinstance(condition := clause.values.get(name), Said):
                yield role, condition


def _nouns(said: Said) -> Iterator[Such]:
    for value in said.values.values():
        if isinstance(value, Such):
            yield value


def _contradicts(clause: Clause, seen: Seen) -> Told:
    """Two conditions of which only one can be true."""
    parts: list[Said] = []
    for role, said in _conditions(clause):
        for part in _joined(said) if role != "unless" else ():
            for other in parts:
                if _exclude(other, part, seen):
                    so = f"{str(other)!r} and {str(part)!r} are never true together."
                    return "never-true", f"{so} Leave one of them out."
            parts.append(part)
    return None


def _exclude(one: Said, other: Said, seen: Seen) -> bool:
    """Whether only *one* or the *other* is true."""
    function = one.phrase
    if isinstance(function, Function) and function.contrary is other.phrase is not None:
        return one.values == other.values
    for left in asked(one):
        for right in asked(other):
            quantifiers = {quantifier(left.who), quantifier(right.who)}
            if left.label == right.label and quantifiers == {"each", NOBODY}:
                return True
            if left.who != right.who:
                continue
            if left.how == right.how == "so" and right.label in seen.exclusive.get(left.label, ()):
                return True
            if left.how != "so" != right.how and left.label == right.label:
                (low, high), (least, most) = _span(left), _span(right)
                if low > most or high < least:
                    return True
    return False


def _joined(said: Said) -> Iterator[Said]:
    """All that has to be true at once."""
    if {"left", "right"} <= said.values.keys() and " and " in said.phrase.template:
        yield from _joined(said.values["left"])
        yield from _joined(said.values["right"])
    else:
        yield said


def _span(what: Asked) -> tuple[int, int]:
    low = what.n if what.how in (">=", "=") else -1
    return low, what.n if what.how in ("<=", "=") else 1 << 20


# --- what it waits for -------------------------------------------------------------------------


def _waits_in_vain(clause: Clause, then: When, seen: Seen) -> Told:
    """A threshold that is never come to, or so much that never happens."""
    trigger = clause.heads.get("trigger")
    if trigger is None or trigger.phrase.deed is None:
        return None
    bound = next((each for each in trigger.values.values() if isinstance(each, Bound)), None)
    n = trigger.values.get("n")
    if bound is None and type(n) is int and isinstance(trigger.phrase, Function):
        bound = Bound("=", n)
    if bound is None:
        return None
    known = _much(trigger, seen)
    if known is None:
        return None
    least, most = known
    words = str(trigger)
    if bound.how != "<=" and bound.n > at_most(most):
        return "never-true", f"{words!r} never comes: the most is {most}. Wait for less."
    if bound.how != ">=" and bound.n < at_least(least):
        return "never-true", f"{words!r} never comes: the least is {least}. Wait for more."
    always = bound.how == ">=" and bound.n < max(1, at_least(least))
    if always or (bound.how == "<=" and bound.n >= at_most(most)):
        about = f"the least is {least}" if bound.how == ">=" else f"the most is {most}"
        if _crosses(trigger):
            return "never-true", f"{words!r} never comes: it is so from the first, as {about}."
        return "always-true", f"{words!r} says no more than without a number: {about}."
    return None


def _crosses(trigger: Said) -> bool:
    return trigger.phrase.template.startswith("when it comes to: ")


def _much(trigger: Said, seen: Seen) -> Range | None:
    """How much there is of what *trigger* speaks of."""
    assert isinstance(trigger.phrase, Function)
    assert trigger.phrase.deed is not None
    if _crosses(trigger):
        return seen.ranges.get(f"condition: has: {trigger.phrase.part}")
    name = trigger.phrase.deed.__name__
    kinds = (value for value in trigger.values.values() if isinstance(value, str))
    of_kind = (seen.amounts.get(f"{name} {kind}") for kind in kinds)
    return next(filter(None, of_kind), seen.amounts.get(name))


# --- prices, and what is counted ---------------------------------------------------------------


def _costs_too_much(clause: Clause, then: When, seen: Seen) -> Told:
    """A price that nobody can pay."""
    unless = clause.unless.values.get("price") if clause.unless is not None else None
    for price in (clause.heads.get("cost"), unless):
        for what in asked(price) if isinstance(price, Said) else ():
            ever = seen.ranges.get(what.label)
            if ever is None or what.how == "so":
                continue
            if what.how != "<=" and what.n > at_most(ever[1]):
                why = (
                    f"Nobody can pay {str(price)!r}: the most that anybody ever could is {ever[1]}."
                )
                return "price-too-high", f"{why} Ask for less."
    return None


def _counts_nothing(clause: Clause, then: When, seen: Seen) -> Told:
    """`for each` of what there never is."""
    for said in clause.body:
        for value in said.values.values():
            of = getattr(value, "by", value)
            if not isinstance(of, ForEach) or not isinstance(of.of, Said):
                continue
            for what in asked(of.of):
                for (_, most), at in _known(what.label, what.who, then, seen):
                    if at and most == 0:
                        words = of.of.worded("one")
                        return "never-true", f"There is never any {words}{at}."
    return None


def _binds_nothing(clause: Clause, then: When, seen: Seen) -> Told:
    """A bound of a number that it never comes to."""
    if clause.phrase.role != "modifier" or clause.phrase.stage not in ("at least", "at most"):
        return None
    function, n = clause.phrase, clause.values.get("n")
    known = seen.ranges.get(_label_of_number(clause))
    if known is None or type(n) is not int:
        return None
    least, most = known
    if function.stage == "at most" and n >= at_most(most):
        return (
            "never-runs",
            f"The limit has no effect: there is never more than {most}. Set a lower limit.",
        )
    if function.stage == "at least" and n <= at_least(least):
        return (
            "never-runs",
            f"The limit has no effect: there is never less than {least}. Set a higher limit.",
        )
    return None


def _label_of_number(clause: Clause) -> str:
    """By what it is known how much there is of the number that a sentence bounds."""
    function, stat = clause.phrase, clause.values.get("stat")
    if stat is None or not isinstance(function, Function):
        return f"condition: has: {function.number}"
    words = function.grammar.words(READ, stat) or ()
    return f"condition: is so much: {{stat}} ({' '.join(words)})"
