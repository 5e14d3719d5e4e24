"""How an attack is made, as its notation tells: `Attack 2, range 3, 2 targets`."""

from __future__ import annotations

from typing import NamedTuple

from tabletop.cardtext.amounts import ForEach, Much
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import Such, Who, quantifier
from tabletop.games.scenario.cards.grammar import GRAMMAR
from tabletop.grammar.construction import Parts
from tabletop.grammar.parameters import Given, Parameter, Printed

Strength = Much | Printed
"""How strong an action is: so much, or as much as is printed on who acts, and so much more."""


class Rather(NamedTuple):
    """How strong it is on a target of which something is `so`: `n`, or so much `more`."""

    n: int
    so: Said
    more: bool = False


class How(NamedTuple):
    """How an attack is made: at what `range` (0: at that of who attacks), or at so much `more`;
    upon how many `targets`, or upon all whom a noun means (`whom`); how strong it is `rather`, and
    `plus` how much; how much of Guard and Armour it ignores; with which `tilt`."""

    range: int = 0
    more: int = 0
    targets: int = 1
    whom: Who | None = None
    rather: Rather | None = None
    plus: Much = 0
    pierce: int = 0
    tilt: str = ""

    @property
    def all(self) -> bool:
        """Whether it strikes all that stand beside who attacks."""
        return self.whom is not None and self.near == 1

    @property
    def near(self) -> int:
        """Within how many hexes of who attacks all are struck whom it means; 0 if elsewhere."""
        said = self.whom.condition if isinstance(self.whom, Such) else None
        if not isinstance(said, Said) or said.values.get("of") != "you":
            return 0
        return int(said.values.get("n", 1))


def how(given: Given) -> How:
    """How an attack is made for which that is *given*."""
    return How(**dict(given.values))


ALL_OF_IT = 99
"""So much Guard and Armour is ignored where all of it is."""


def _several(parts: Parts) -> Who | None:
    return parts["value"] if quantifier(parts["value"]) == "each" else None


PARAMETERS = (
    Parameter("range", ("range {value:number}", "(a|) range of {value:number}",
                        "(within|from) range {value:number}",
                        "(up to|) {value:number} (hexes|hex) away",
                        "(on|to|against|targeting) (a|one) enemy within {value:number}")),
    Parameter("range", ("range 1", "(on|to|against|targeting) (a|one) adjacent enemy"),
              lambda parts: 1, lambda value: None),
    Parameter("more", ("range {value:signed}",)),
    Parameter("targets", ("{value:many} targets",
                          "(target|targets|targeting) {value:many} (enemies|)",
                          "(up to|against|on|) {value:many} (different|) (targets|enemies)")),
    Parameter("whom", ("{value:who/every}", "(targeting|against|to|on|target) {value:who/every}"),
              _several),
    Parameter("rather", ("or {n:number} if {so:condition}",),
              lambda parts: Rather(parts["n"], parts["so"]),
              lambda said: None if said.more else {"n": said.n, "so": said.so}),
    Parameter("rather", ("{n:plus} if {so:condition}",
                         "(plus|and) {n:number} (more|extra|) if {so:condition}"),
              lambda parts: Rather(parts["n"], parts["so"], True),
              lambda said: {"n": said.n, "so": said.so} if said.more else None),
    Parameter("plus", ("{n:plus} for each {of:count/one}",
                       "(plus|and) {n:number} (more|) (Attack|damage) for each {of:count/one}"),
              lambda parts: ForEach(parts["n"], parts["of"]),
              lambda said: {"n": said.n, "of": said.of}),
    Parameter("pierce", ("pierce {value:number}", "piercing {value:number}"),
              take=lambda value: {"value": value} if value < ALL_OF_IT else None),
    Parameter("pierce", ("ignoring Guard and Armour",
                         "ignoring (all|) (Armour and Guard|Guard|Armour)"),
              lambda parts: ALL_OF_IT, lambda value: {} if value == ALL_OF_IT else None),
    Parameter("tilt", ("with {value:tilt}", "{value:tilt}")),
)  # fmt: skip
"""The parameters of an attack, in the order in which they are printed."""

for _each in dict.fromkeys(each.name for each in PARAMETERS):
    GRAMMAR.declare("parameter", _each)
