"""What pronouns stand for: `it`, `him`, `them` are whoever the same sentence names.

A pronoun in what is done stands for the one whom the sentence waits for, asks of, or has done
something to before; in what is asked, for the one whom the sentence is about. Where two could be
meant, or somebody whom only a condition speaks of without a name, it is not read. Where nobody is
named, it is `this` of what holds, else whom the sentence before speaks of.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import ANYONE, REFERENCE, AllOf, AnyOf, Such, nouns_of, quantifier
from tabletop.grammar.bounds import Many, MoreThan
from tabletop.grammar.grammar import Grammar

_DEFINITE = ("each", "other", "one", "another", "random", "that", "nobody", "somebody")


def resolved(grammar: Grammar, clause: Clause) -> Clause | None:
    """*clause* with those whom its pronouns mean; None if that is not clear."""
    if not grammar.referents:
        return clause
    parts = [*clause.heads.values(), *clause.body, *clause.otherwise]
    parts += [said for said in (clause.duration, clause.unless) if said is not None]
    if not any(map(_refers, parts)):
        return clause
    try:
        return _resolved(grammar, clause)
    except _Unclear:
        return None


class _Unclear(Exception):
    """Nobody is meant by a pronoun, or more than one might be."""


def _resolved(grammar: Grammar, clause: Clause) -> Clause:
    heads = dict(clause.heads)
    waits = heads.get("trigger")
    tails = [said for said in (heads.get("if"), clause.duration, clause.unless) if said]
    asked = [said for said in tails if not _refers(said)]
    if waits is not None and _refers(waits):
        waits = heads["trigger"] = _meant(grammar, waits, [], "this")
    known = [said for said in (heads.get("cost"), waits) if said is not None]
    body: list[Said] = []
    for said in clause.body:
        held = said.phrase.role in ("trait", "modifier", "quest")
        before = [*reversed(body), *known, *asked]
        body.append(_meant(grammar, said, before, "this" if held else "that"))
    of_body = known or body
    role_if = heads.get("if")
    if role_if is not None:
        heads["if"] = _meant(grammar, role_if, of_body, "that")
    ends = [
        None if said is None else _meant(grammar, said, of_body, "that")
        for said in (clause.duration, clause.unless)
    ]
    otherwise = tuple(
        _meant(grammar, said, [*known, *asked, *body], "that") for said in clause.otherwise
    )
    return replace(
        clause, heads=heads, body=(*body,), duration=ends[0], unless=ends[1], otherwise=otherwise
    )


def _meant(grammar: Grammar, said: Said, before: list[Said], otherwise: str) -> Said:
    """*said* with those whom its pronouns mean, as what stands *before* tells."""
    if not _refers(said):
        return said
    values = dict(said.values)
    for name, value in values.items():
        if isinstance(value, Said):
            values[name] = _meant(grammar, value, before, otherwise)
        elif value == REFERENCE:
            values[name] = _whom(grammar, said, name, before, otherwise)
        elif isinstance(value, Such | Many | MoreThan) and _is_inside(value):
            raise _Unclear
        elif isinstance(value, tuple):
            values[name] = tuple(
                tuple(_meant(grammar, each, before, otherwise) for each in mode) for mode in value
            )
    return replace(said, values=values)


def _whom(grammar: Grammar, said: Said, name: str, before: list[Said], otherwise: str) -> Any:
    people = said.phrase.slots[name].category.split("/")[0]  # type: ignore[attr-defined]
    others = [value for slot, value in said.values.items() if slot != name]
    for part in before:
        found = [
            (slot, value)
            for slot, value in _named(part, people)
            if value not in (ANYONE, REFERENCE)
            and value not in others
            and _fits(grammar, said, name, _spoken(grammar, people, value))
        ]
        if not found:
            continue
        if len(found) > 1:
            if name == "who" or len({slot for slot, _ in found}) < len(found):
                raise _Unclear
            found = [each for each in found if each[0] == "whom"] or found
        meant = _spoken(grammar, people, found[0][1])
        if meant is None or (part.phrase.role != "trigger" and _is_that(meant) and _asks(part)):
            raise _Unclear
        return meant
    for way in grammar.referents[people][otherwise]:
        if _fits(grammar, said, name, way):
            return way
    raise _Unclear


def _asks(said: Said) -> bool:
    """Whether it asks whether something is so: of somebody whom nobody has picked."""
    return said.phrase.role in ("if", "duration", "unless", "condition")


def _is_that(who: Any) -> bool:
    return isinstance(who, str) and who.startswith("that ")


def _spoken(grammar: Grammar, people: str, who: Any) -> Any:
    """How somebody who was named is spoken of again; None if that cannot be."""
    nouns = nouns_of(who)
    if isinstance(who, AnyOf | AllOf) or not nouns:
        return None
    how = quantifier(who)
    if how not in _DEFINITE or " " not in nouns[0]:
        return who if not isinstance(who, Such) else None
    if how not in ("one", "another", "random", "that"):
        return None
    kind = nouns[0].split(" ", 1)[1]
    return f"that {grammar.referents[people]['kinds'].get(kind, kind)}"


def _fits(grammar: Grammar, said: Said, name: str, who: Any) -> bool:
    """Whether *who* can stand in the gap called *name* of what is *said*."""
    if who is None:
        return True  # whoever that is: nobody else may be meant
    admits = getattr(said.phrase, "admits", None)
    return admits is None or admits({**said.values, name: who})


def _named(said: Said, people: str) -> Iterator[tuple[str, Any]]:
    """Those of these people whom what is *said* names, each with the name of its gap."""
    for name, value in said.values.items():
        if isinstance(value, Said):
            yield from _named(value, people)
        else:
            slot = said.phrase.slots.get(name)
            category = getattr(slot, "category", "")
            if category.split("/")[0] == people and nouns_of(value):
                yield name, value


def _refers(said: Any) -> bool:
    """Whether a pronoun stands anywhere in what is *said*."""
    return any(value == REFERENCE or _is_inside(value) for value in said.values.values())


def _is_inside(value: Any) -> bool:
    if isinstance(value, Said):
        return _refers(value)
    if isinstance(value, Such):
        return _refers(value.condition)
    if isinstance(value, Many | MoreThan):
        return _is_inside(value.of) or REFERENCE in (value.of, getattr(value, "who", None))
    if isinstance(value, tuple):
        return any(map(_is_inside, value))
    return False
