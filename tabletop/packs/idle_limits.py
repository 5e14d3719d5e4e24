"""Limits that can never be reached: what is done no oftener anyway."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.moments import moment
from tabletop.cardtext.phrase import Said
from tabletop.packs.asked_words import named
from tabletop.packs.card_wording import Text
from tabletop.packs.seen_in_games import ONE, Seen
from tabletop.packs.vain_conditions import YOU

_PERIOD = re.compile(r"\bonce (?:per|each|a|in each) (\w+)")
_BOUND = re.compile(r"\b(?:each|every|your|the|a|an) (\w+)(?: begins| ends)?$")


def idle_limits(text: Text, seen: Seen) -> Iterator[tuple[Clause, str]]:
    """The sentences of *text* that say how often, and are done no oftener, each with why."""
    first: Clause | None = None
    for _, clause in text.carried_out:
        if not clause.goes_on and not clause.is_rider:
            first = clause
        limit, limited = clause.heads.get("limit"), clause
        if clause.is_rider and first is not None and isinstance(clause.values.get("often"), Said):
            limit, limited = clause.values["often"], first
        if limit is not None and (why := _unbound(text, limited, limit, seen)):
            yield clause, f"{str(limit)!r} has no effect: {why} Leave it out."


def _unbound(text: Text, clause: Clause, limit: Said, seen: Seen) -> str:
    if moment(clause) == "held" and not str(clause.body[0]).startswith("you may "):
        return "it limits actions, and this effect is continuous."
    if moment(clause) == "done":
        return "the sentence is carried out only once anyway."
    if _is_gone(clause, seen):
        return "the card leaves play when it does that."
    trigger = clause.heads.get("trigger")
    if trigger is not None:
        return _as_rare(trigger, limit, seen)
    if moment(clause) == "used":
        return "the card leaves play when it is used." if text.card.uses == 1 else ""
    return ""


def _is_gone(clause: Clause, seen: Seen) -> bool:
    """Whether the card leaves by what the sentence does, or by its price."""
    cost = clause.heads.get("cost")
    done = (*clause.body, *([cost] if cost is not None else []))
    return any(named(said.phrase) in seen.leaves and not said.may for said in done)


def _as_rare(trigger: Said, limit: Said, seen: Seen) -> str:
    """What it waits for does not happen more often."""
    period, bound = _PERIOD.search(str(limit)), _BOUND.search(str(trigger))
    if period and bound and bound[1].lower() == period[1].lower():
        return f"{str(trigger)!r} does not happen more often."
    if trigger.phrase.deed is None:
        return ""
    name = trigger.phrase.deed.__name__
    if [*trigger.values] == ["n"]:
        name = f"{name} n{ONE}"
    elif trigger.values.get("who") in YOU:
        name = f"{name}{ONE}"
    most = seen.often.get(name, {}).get(limit.phrase.template)
    return f"{str(trigger)!r} does not happen more often." if most == 1 else ""
