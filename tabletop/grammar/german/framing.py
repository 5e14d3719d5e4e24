"""What the rooms of German share: their tables, the gaps of frames, and subjects of clauses."""

from __future__ import annotations

import re
from collections.abc import Callable

from tabletop.cardtext.phrase import Said
from tabletop.grammar.construction import Construction
from tabletop.grammar.function import Function
from tabletop.grammar.german.declension import CASES, inside
from tabletop.grammar.german.tables import Tables
from tabletop.grammar.german.verbs import Form
from tabletop.grammar.grammar import Grammar

_GAP = re.compile(r"\{(\w+)(?::(\w+))?\}")

ASKED = "@asked"
"""Behind the category of what is done: its verb stands before its subject, behind what comes
first."""

MAIN = "@main"
"""Behind the category of a condition: it stands as a sentence of its own; a gap may ask for that as
for a case."""


def tables(grammar: Grammar) -> Tables:
    """The words of the language that *grammar* speaks."""
    found: Tables = grammar.language.tables  # type: ignore[attr-defined]
    return found


def filled(template: str, function: Function, **given: str) -> str:
    """*template* with the categories of its gaps, each in the case that it names; some may be
    *given*.

    :raises ValueError: if the *function* has no such gap.
    """

    def gap(found: re.Match[str]) -> str:
        name, case = found[1], found[2] or ""
        if (name == "who" and not case) or case not in (*CASES, "main"):
            return found[0]
        if name not in given and name not in function.slots:
            raise ValueError(f"{template!r} has a gap {name!r}, which {function.part!r} has not.")
        category = given.get(name) or function.slots[name].category  # type: ignore[attr-defined]
        return f"{{{name}:{inside(category, case)}}}"  # type: ignore[arg-type]

    return _GAP.sub(gap, template)


def subjects(people: str, name: str = "who") -> tuple[tuple[str, Form], ...]:
    """The gaps for who does something, each with the form of the verb that agrees."""
    return (
        (f"{{{name}:{people}/1}}", "er"), (f"{{{name}:{people}/+}}", "sie"),
        (f"{{{name}:{people}/you}}", "du"),
    )  # fmt: skip


def in_category(
    function: Function, category: str, only: Callable[[Said], bool] = bool
) -> Construction:
    """A construction that says *function* in a *category*, and prints *only* what fits."""
    made = function.construction()
    made.category = category
    take = made.take
    made.take = lambda said: take(said) if isinstance(said, Said) and only(said) else None
    return made
