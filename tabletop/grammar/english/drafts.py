"""A sentence as far as it is read, and what its parts tell of those that may follow."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any

from tabletop.cardtext.clause import Actions, Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.roles import Role
from tabletop.cardtext.subjects import EACH, IMPLIED, IT, Such, quantifier
from tabletop.grammar.choosing import acts_together

WHOLE: tuple[Role, ...] = ("modifier", "trait", "quest")
"""What is a sentence's whole body; actions may be several."""


@dataclass(frozen=True)
class Draft:
    """A sentence as far as it is read."""

    heads: dict[Role, Said] = field(default_factory=dict)
    body: Actions = ()
    then: frozenset[int] = frozenset()
    duration: Said | None = None
    instead: bool = False
    unless: Said | None = None
    otherwise: Actions = ()
    per: Said | None = None
    fronted: bool = False
    tailed: bool = False

    def having(self, role: Role, said: Said) -> Draft:
        """The same with one head more."""
        return replace(self, heads={**self.heads, role: said})


_ONE_OF = {"each": "one", "other": "another"}
"""Of whom one is meant, where each of them does something when it does something else."""


def of_each(body: Actions, waits: Said) -> tuple[Actions, Said] | None:
    """`each Hero draws 1 card when they Focus`: it is whoever Focuses that draws."""
    first = body[0]
    who = first.values.get("who")
    noun = who.noun if isinstance(who, Such) else who
    if first.phrase.role != "action" or len(body) > 1 or not isinstance(noun, str):
        return None
    quantifier, *kind = noun.split(" ", 1)
    if quantifier not in _ONE_OF:
        return None
    one: Any = " ".join((_ONE_OF[quantifier], *kind))
    one = replace(who, noun=one) if isinstance(who, Such) else one
    does = replace(first, values={**first.values, "who": EACH})
    return (does,), replace(waits, values={**waits.values, "who": one})


def subject(said: Said) -> Any:
    """Whom *said* is about; nothing if nobody is named. What you do to others is about you."""
    if said.phrase.onto:
        return IMPLIED
    return said.values.get("who") or getattr(said.phrase, "about", "")


def lasts(draft: Draft) -> bool:
    """Whether what is said can last so long: what holds, or is done whenever something happens;
    what is done once may hang on a `while`, and no more."""
    assert draft.duration is not None
    if draft.duration.phrase.run is not None:
        return True
    if draft.body[0].phrase.back and draft.body[0].phrase.role == "trait":
        return False  # it says only when the sentence before may be done
    held = draft.body[0].phrase.role in WHOLE
    if "trigger" not in draft.heads:
        return held
    return draft.fronted is not held


def rests_on_a_roll(clause: Clause) -> bool:
    """Whether a number changes `if the roll is 4`: less likely than what deals more `on a roll of
    4`, where both are worded so."""
    so = clause.heads["if"].values.get("condition") if "if" in clause.heads else None
    rolled = so is not None and so.phrase.back and "so" in so.values
    return rolled and clause.phrase.role == "modifier"


def names_one(who: Any) -> bool:
    """Whether a single one is named, of whom the next verb can say more: `a Hero, who ...`."""
    return quantifier(who) in ("one", "another", "random")


def speaks_of_one(draft: Draft) -> bool:
    """Whether what stands before the body speaks of one person, who may be `it` in that: whoever
    pays, did what the sentence before says, or does what is awaited."""
    if "cost" in draft.heads:
        return draft.heads["cost"].may
    if (so := draft.heads.get("if")) is not None and (asked := so.values.get("condition")):
        return bool(asked.phrase.back) and asked.values.get("who") in (IT, EACH)
    waits = draft.heads.get("trigger")
    return waits is not None and names_one(waits.values.get("who")) and not acts_together(waits)


def is_unsaid(said: Said) -> bool:
    """Whether nobody is named of whom a verb before might speak: several who act as one are meant
    in any case."""
    return said.values.get("who") == IMPLIED and not acts_together(said)


def is_a_person(said: Said) -> bool:
    """Whether it is done by people each of whom a pronoun may mean: `each Hero`, not `you`."""
    return "who" in said.values and not acts_together(said) and is_one(said.values["who"])


def is_one(who: Any) -> bool:
    """Whether a verb with this subject is as for one."""
    noun = who.noun if isinstance(who, Such) else who
    return noun not in (IMPLIED, "you")
