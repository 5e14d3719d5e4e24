"""What a sentence refers back to: `that Character`, `that much`, `each that does`, and whether
there is any, and just one."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from tabletop.cardtext.amounts import ThatMuch
from tabletop.cardtext.clause import Clause
from tabletop.cardtext.left_to_players import left_open
from tabletop.cardtext.moments import moment
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import DOERS, EACH, IDLE, IMPLIED, IT, Such
from tabletop.cardtext.unread import Unread
from tabletop.grammar.subjects import CONTINUED
from tabletop.packs.card_wording import Text
from tabletop.packs.seen_in_games import Seen

_THAT = re.compile(r"\b(?:that|those) (?:damage|healing)\b")

MANY = frozenset({"each", "other", "all", DOERS, IDLE})
"""The nouns that mean several."""


@dataclass
class Before:
    """What has been spoken of so far: how many people (0, 1, 2 for several), whether an amount,
    and whether anybody was to do anything."""

    people: int = 0
    amount: bool = False
    doers: bool = False


def no_antecedent(text: Text, seen: Seen) -> Iterator[tuple[Clause, str]]:
    """The sentences of *text* that speak of what nothing before them has named, each with why."""
    before, last, first = Before(), None, None
    left = left_open(text.said)
    for number, clause in enumerate(text.said):
        if isinstance(clause, Unread) or number in left:  # it may have named anybody
            before, last, first = Before(1, True, True), None, None
            continue
        if not clause.goes_on and "trigger" in clause.heads:
            before = Before()
        if "range" in clause.heads:
            before = Before(1, True)
        trigger = clause.heads.get("trigger")
        if trigger is not None and trigger.phrase.deed is not None:
            deed = trigger.phrase.deed.__name__
            before = Before(int(deed in seen.whose), deed in seen.much)
        why = _missing(clause, before)
        if last is not None and first is not None and not why:
            why = _unanswered(clause, last) or _unbounded(clause, first)
        if why:
            yield clause, why
        last = last if clause.is_rider else clause
        first = first if clause.goes_on else clause


def _unanswered(clause: Clause, last: Clause) -> str:
    """Why what *clause* says to be done otherwise never is, behind the sentence *last*."""
    if not clause.is_otherwise:
        return ""
    if last.is_otherwise and not last.heads["if"].values:
        return "The sentence before already says what happens otherwise."
    if last.phrase.role != "action" and ("if" not in last.heads or clause.heads["if"].values):
        return f"{str(last)!r} is always in force, so `otherwise` never applies."
    if "trigger" in last.heads and not _may_fail(last):
        return f"{str(last)!r} happens with each such event, so `otherwise` never applies."
    return ""


def _may_fail(clause: Clause) -> bool:
    """Whether it hangs on more than what it waits for: an `if`, a price, what somebody wants."""
    wants = any(said.may or "act" in said.values or _names_somebody(said) for said in clause.body)
    return wants or bool({"if", "cost"} & clause.heads.keys())


def _names_somebody(said: Said) -> bool:
    """Whether it is done by somebody in particular, who may not be there."""
    return bool(said.values.get("who")) and not getattr(said.phrase.slots["who"], "together", False)


def _unbounded(clause: Clause, first: Clause) -> str:
    """Why *clause* does not say when, or how often, what begins with *first* may be done."""
    if not clause.is_rider:
        return ""
    often = "often" in clause.values
    if ("limit" if often else "if") in first.heads:
        return f"{str(first)!r} already says that."
    if often and moment(first) not in ("waits", "paid", "used"):
        return f"{str(first)!r} is a lasting effect, which cannot be limited."
    return ""


def _missing(clause: Clause, before: Before) -> str:
    """What *clause* speaks of that is not there; notes in *before* what it brings itself."""
    for part in clause.parts:
        if part is clause.unless:  # of each whom the sentence is about, one after another
            before.people = min(before.people, 1)
        for said in part.all():
            if part is clause.duration and {DOERS, IDLE} & {*_nouns(said)}:
                return f"The game does not remember who did something for that long: {str(part)!r}."
            if why := _lacks(said, before):
                return why
        for said in part.all():
            _notes(said, before)
    return ""


def _lacks(said: Said, before: Before) -> str:
    words = str(said)
    if any(value == EACH for value in _nouns(said)) and said.phrase.role != "condition":
        if not before.people:
            return f"Nothing before {words!r} says who is meant."
        if before.people > 1:
            return f"Before {words!r} several are named, so it is unclear who is meant."
    if said.phrase.back and IT in _nouns(said) and before.people > 1:
        return f"Before {words!r} several are named, so it is unclear who did that."
    if {DOERS, IDLE} & {*_nouns(said)} and not before.doers:
        return f"Nothing before {words!r} says what somebody may do or not do."
    much = any(isinstance(value, ThatMuch) for value in said.values.values())
    if (much or _THAT.search(said.phrase.template)) and not before.amount:
        return f"Nothing before {words!r} says how much that is."
    if said.phrase.back and not before.doers:
        return f"Nothing before {words!r} says what somebody may do or not do."
    return ""


def _notes(said: Said, before: Before) -> None:
    if said.phrase.role in ("condition", "unless", "duration"):
        return
    before.doers |= said.phrase.role in ("action", "cost", "if")
    for noun in _nouns(said):
        if noun not in (EACH, DOERS, IDLE):
            before.people = 2 if noun in MANY and said.phrase.role != "cost" else 1
    before.amount |= any(isinstance(each, int) for each in said.values.values()) or bool(
        re.search(r"damage|Health|heal|[Rr]oll", str(said))
    )


def _nouns(said: Said) -> Iterable[str]:
    """Who is named in a phrase."""
    for name, value in said.values.items():
        if name in ("who", "actor", "whose", "whom"):
            noun = value.noun if isinstance(value, Such) else value
            if isinstance(noun, str) and noun not in (IMPLIED, *CONTINUED):
                yield noun
