"""Notation: what a game writes short, `Attack 2, range 3, 2 targets, push 1`.

Behind a verb stand *parameters* in any order: how it is done. What *follows* from it stands there,
too, and is short for a sentence of its own: `Attack 2, push 1` is `Attack 2, then push the target
1`. How much it is may be left to what is `Printed` elsewhere: `Attack +1`.
"""

from __future__ import annotations

from collections.abc import Mapping

from tabletop.grammar.function import Function
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.parameters import Follows, Parameter
from tabletop.grammar.rooms import Room

notes = Room("notation")


def strengths(grammar: Grammar, category: str, printed: bool = True) -> None:
    """A *category* of how strong something is, behind its verb: `2`, `2 for each adjacent enemy`,
    `2, plus 1 for each lit lamp`; if it may be as *printed*, `+1`, and nothing at all."""
    notes.strengths(grammar, category, printed)


def parameters(
    grammar: Grammar, category: str, known: tuple[Parameter, ...], follows: tuple[Follows, ...] = ()
) -> None:
    """A *category* of parameters, with a comma before each, in any order; and *category*`/all` of
    those with what *follows* among them."""
    notes.parameters(grammar, category, known, follows)


def short_for(grammar: Grammar, function: Function, templates: Mapping[str, str]) -> None:
    """What *function* does may be said in the words of *templates* with what follows upon it. Each
    says under the name of the gap for parameters which of its wordings that is."""
    notes.short_for(grammar, function, templates)
