"""Numbers of the rules: how many cards a hand holds, what a Rest gives, how hard a blow is.

Each is somebody's, or all's, and can be said in every position: raised and lowered (`Heroes who
Focus draw 1 card fewer`), set, doubled, bounded, counted, compared. Rules look them up in layers:
`CardsInForce.reckoned`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from tabletop.cardtext.subjects import Who
from tabletop.grammar.bounds import Bound
from tabletop.grammar.called import NAMED, READ, WHOLE, Called
from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Unit
from tabletop.grammar.rooms import Room
from tabletop.table.table import Table

says = Room("numbers")

Read = Callable[[Table, int], int]
"""What a number is for somebody, all that changes it reckoned in."""

STAGES = ("set", "times", "at least", "at most")
"""The layers in which a number changes, beside more and less of it."""


class Of(NamedTuple):
    """What a number is of: so much of a *unit* that is done *when* something is, as frames of verbs
    say: `Of("[Focus]", "[draw]", CARD)`."""

    when: str
    does: str
    unit: Unit


@dataclass(eq=False)
class Numbers:
    """The numbers of the rules of one game, which are those of *people*. `functions` are what is
    said of any of them, by the name of the position; `reads` what each is, by its id."""

    grammar: Grammar
    people: People
    functions: dict[str, Function] = field(default_factory=dict)
    reads: dict[str, Read] = field(default_factory=dict)

    def __post_init__(self) -> None:
        says.furnish(self.grammar, self.people)
        who, stat = self.people.id, NAMED
        plain = self._function("modifier", "{change}", {"change": "change"})
        owned = self._function(
            "modifier", "{who} has {change}", {"who": who, "change": "change/had"}
        )
        says.changes(self.grammar, self.people, plain, owned)
        for stage in STAGES:
            words, n = f"{stage}: {{stat}}", {"n": "number"}
            plain = self._function("modifier", words, {"stat": WHOLE, **n}, stage=stage)
            of_some = self._function(
                "modifier", f"{{who}}: {words}", {"who": who, "stat": stat, **n}, stage=stage
            )
            says.bounded(self.grammar, self.people, stage, plain, of_some)
            self.grammar.bounds[stage] = (plain, of_some)
        counted = self._function(
            "count", "how much: {stat}", {"who": who, "stat": READ}, self._counts
        )
        compared = self._function(
            "condition", "is so much: {stat}",
            {"who": who, "stat": READ, "so": "bound/number"}, self._compares,
        )  # fmt: skip
        says.read(self.grammar, self.people, counted, compared)

    def _function(self, role: Any, name: str, slots: Any, run: Any = None, **told: Any) -> Function:
        made = self.grammar.function(role, name, slots, run, part="numbers", **told)
        self.functions[name] = made
        return made

    def number(
        self,
        id: str,
        printed: str,
        *called: str,
        read: Read | None = None,
        changed: str = "",
        also: tuple[str, ...] = (),
        had: str = "",
        whole: str = "",
        several: bool = False,
        own: bool = True,
        added: bool = True,
        layered: bool = True,
        owned: tuple[str, ...] = (),
        of: Of | None = None,
    ) -> str:
        """A number that is called as *printed* and as *called*, behind `+1 to` maybe as *changed*,
        and is as *read* tells; its *id* is what rules look up.

        *also* say in other words by how much it is changed, with a gap `up`, `down` or `by`; for
        *had*, *whole*, *several*, *own*, *added* and *owned* see `Called`. Where rules add
        up what changes it, it is not *layered*: it cannot be set or bounded. *of* is what it is of,
        if verbs can say that.
        """
        self.grammar.declare("number", id)
        behind = f"to {changed or printed}"
        name = whole or f"the {printed}"
        words = Called(printed, called, behind, had or behind, name, several, own, added, owned)
        says.named(self.grammar, id, words, read is not None, layered)
        says.otherwise(self.grammar, id, also, self.functions["{change}"])
        if of is not None:
            changes = self.functions["{who} has {change}"]
            says.said_of(self.grammar, self.people, id, changes, of.when, of.does, of.unit)
        if read is not None:
            self.reads[id] = read
        return id

    def _counts(self, context: Any, who: Who, stat: str) -> int:
        """What it is for those meant, together."""
        return sum(self._values(context, who, stat))

    def _compares(self, context: Any, who: Who, stat: str, so: Bound) -> bool:
        """Whether it is so much for any of those meant."""
        return any(so.holds(n) for n in self._values(context, who, stat))

    def _values(self, context: Any, who: Who, stat: str) -> list[int]:
        read = self.reads.get(stat)
        if read is None:
            return []
        return [read(context.table, one) for one in self.grammar.meant(context, who)]
