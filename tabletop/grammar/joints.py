"""What every grammar has: joined conditions, and the heads and tails of sentences."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from tabletop.cardtext.clause import and_then, or_else
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.phrase_function import Run
from tabletop.cardtext.roles import Role
from tabletop.grammar.choosing import ChooseOne
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.rooms import Room

says = Room("joints")

OWN = "("
"""The prefix of the parts that belong to the grammar itself."""


def furnish(grammar: Grammar) -> None:
    """Declare what every grammar has."""
    grammar.choosing = ChooseOne(grammar)
    for word, run in (("and", _both), ("or", _either)):
        slots = {"left": "condition/0", "right": f"condition/{word}"}
        name = f"{{left}} {word} {{right}}"
        joined = grammar.function("condition", name, slots, run, part=f"{OWN}{word})")
        if word == "and":
            grammar.conjunction = joined
        says.condition(grammar, joined, word)
    says.conditions(grammar)
    for head in HEADS:
        part = f"{OWN}{head.name})"
        made = grammar.function(
            head.role, head.name, head.slots, head.run, back=head.back, part=part
        )
        if head.known:
            setattr(grammar, head.known, made)
        says.head(grammar, made)
    says.triggers(grammar)

    def begins(context: Any, begun: Said, until: Said) -> Any:
        """Put the change in force from now on, for its duration."""
        return grammar.begin(context, begun, until)

    grammar.begins = grammar.function(
        "action", "{begun} {until}", {"begun": "held", "until": "duration"}, begins,
        part=f"{OWN}begins to hold)",
    )  # fmt: skip
    says.begins(grammar, grammar.begins)


def _both(context: Any, left: Said, right: Said) -> bool:
    """Whether both are true."""
    return bool(left.run(context)) and bool(right.run(context))


def _either(context: Any, left: Said, right: Said) -> bool:
    """Whether at least one is true."""
    return bool(left.run(context)) or bool(right.run(context))


def _is_true(*args: Any, condition: Said) -> Any:
    """Whether the condition is true."""
    return condition.run(*args)


class Head(NamedTuple):
    """Something that may stand before or behind the body of any sentence. The grammar has it as an
    attribute of this name; it may refer *back* to the sentence before."""

    role: Role
    name: str
    slots: Mapping[str, str]
    run: Run | None = None
    known: str = ""
    back: bool = False


_CONDITION = {"condition": "condition"}

HEADS = (
    Head("if", "if {condition}", _CONDITION, _is_true, "if_so"),
    Head("duration", "while {condition}", _CONDITION, _is_true, "so_long"),
    Head("unless", "unless {condition}", _CONDITION, _is_true, "unless"),
    Head("unless", "unless {price}", {"price": "paid"}, None, "unless_paid"),
    Head("if", "otherwise", {}, or_else, back=True),
    Head("if", "otherwise, if {condition}", _CONDITION, or_else, back=True),
    Head("if", "then", {}, and_then, "then", back=True),
    Head("if", "then, if {condition}", _CONDITION, and_then, "then_if", back=True),
    Head("trait", "you may do this only if {condition}", _CONDITION, back=True),
    Head("trait", "you cannot do this if {unless}", {"unless": "condition"}, back=True),
    Head("trait", "you may do this only {often}", {"often": "limit"}, back=True),
    Head("range", "{range}", {"range": "range/n"}, known="row"),
)
"""All heads and tails."""
