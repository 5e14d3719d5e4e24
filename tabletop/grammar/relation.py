"""Relations: who has whom: a player controls Characters, a Character owns artifacts.

From one declaration follow a condition (`Kundry owns the Balm`), so many (`you control 3 or more
free Knights`), more or fewer than somebody else, what stands behind a noun (`a Knight you control`,
`locked by Kundry`), and whose it is (`its captives`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Any

from tabletop.cardtext.subjects import AllOf, Who, nouns_of, quantifier
from tabletop.grammar.bounds import Many, MoreThan, exceeds
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Whose
from tabletop.grammar.quantified import of_people
from tabletop.grammar.rooms import Room

says = Room("relations")

Pairs = Callable[[Any], Iterable[tuple[int, int]]]
"""Who has whom just now, as a context tells, one pair after another."""


@dataclass(eq=False)
class Relation:
    """A declared relation. `functions` are what it says in each position, by the name of that."""

    name: str
    functions: dict[str, Function] = field(default_factory=dict)

    def __getitem__(self, position: str) -> Function:
        return self.functions[position]


def relation(
    grammar: Grammar,
    name: str,
    subject: People,
    of: People,
    *frames: str,
    pairs: Pairs,
    passive: tuple[str, ...] = (),
    whose: Whose | None = None,
    proxies: bool = False,
    admits: Callable[[Mapping[str, Any]], bool] | None = None,
) -> Relation:
    """A relation called *name* of a *subject* to those *of* a noun: *pairs* tells who has whom.

    *frames* are its verbs, `[own]`; what stands behind a noun in few words is *passive*, as in
    `owned by {who}`. *whose* tells how those are called who belong to somebody. What those
    do whom the subject has is said of the subject, if they are its *proxies*: `an opponent locks a
    Knight`. It *admits* some of what may stand in its gaps, if not all.
    """
    grammar.declare("relation", name)
    made = Relation(name)
    reads = _Reads(grammar, pairs)

    def function(position: str, template: str, run: Any, **slots: str) -> Function:
        gaps = {"who": f"{subject.id}/so", **slots}
        true = of_people(grammar, name, run, slots)
        made.functions[position] = grammar.function("condition", template, gaps, true, part=name)
        made.functions[position].admits = admits
        return made.functions[position]

    grammar.kind(f"{name}/many")
    grammar.kind(f"{name}/than")
    has = function("has", f"has: {name}", reads.has, whom=of.id)
    many = function("many", f"has so many: {name}", reads.has_many, many=f"{name}/many")
    than = function("than", f"has more than: {name}", reads.has_more, more=f"{name}/than")
    says.has(grammar, has, subject, of, frames, passive)
    says.many(grammar, many, subject, of, frames, name)
    says.than(grammar, than, subject, of, frames, name)
    if proxies:
        grammar.kind(f"{of.id}/proxy", somebody=True)
        says.proxies(grammar, has, subject, of)
    if whose is not None:
        grammar.possessive.add(has)
        says.whose(grammar, has, many, subject, of, frames, whose)
    return made


@dataclass(frozen=True)
class _Reads:
    """What is read of a relation on a table."""

    grammar: Grammar
    pairs: Pairs

    def had(self, context: Any, who: Who) -> dict[int, None]:
        """All whom any of *who* has, in their order."""
        includes = self.grammar.includes
        return {other: None for one, other in self.pairs(context) if includes(context, who, one)}

    def has(self, context: Any, who: Who, whom: Who) -> bool:
        """Whether any of *who* has any of *whom*; all of these, if all are meant."""
        had, grammar = self.had(context, who), self.grammar
        if isinstance(whom, AllOf):
            return all(_any(grammar, context, noun, had) for noun in nouns_of(whom))
        if quantifier(whom) in ("each", "other"):
            meant = grammar.meant(context, whom)
            return bool(meant) and had.keys() >= {*meant}
        return _any(grammar, context, whom, had)

    def _count(self, context: Any, who: Who, of: Who) -> int:
        return sum(self.grammar.includes(context, of, one) for one in self.had(context, who))

    def has_many(self, context: Any, who: Who, many: Many) -> bool:
        """Whether *who* have so many, together."""
        return many.so.holds(self._count(context, who, many.of))

    def has_more(self, context: Any, who: Who, more: MoreThan) -> bool:
        """Whether *who* have more than others: than each, where all of them are meant."""
        mine = self._count(context, who, more.of)
        others = [
            self._count_of(context, each, more.of) for each in self.grammar.meant(context, more.who)
        ]
        found = [exceeds(mine, more.how, other) for other in others]
        return all(found) if quantifier(more.who) in ("each", "other") else any(found)

    def _count_of(self, context: Any, one: int, of: Who) -> int:
        pairs, includes = self.pairs(context), self.grammar.includes
        return sum(who == one and includes(context, of, other) for who, other in pairs)


def _any(grammar: Grammar, context: Any, whom: Who, had: Iterable[int]) -> bool:
    return any(map(partial(grammar.includes, context, whom), had))
