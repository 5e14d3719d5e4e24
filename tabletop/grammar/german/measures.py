"""How German words a measure in every position of a sentence."""

from __future__ import annotations

from tabletop.grammar.function import Function, worded
from tabletop.grammar.german.framing import filled, subjects, tables
from tabletop.grammar.german.idioms import add_condition, add_relative
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.nouns import People, Single, Unit
from tabletop.grammar.wording import plain


def compared(
    grammar: Grammar,
    function: Function,
    of: People | Single,
    people: str,
    has: tuple[str, ...],
    unit: Unit,
) -> None:
    """`wenn der Stapel mindestens 3 Tarots hat`."""
    found = tables(grammar).predicate("measures", function.part)
    so = found.having(filled(found.middle, function))
    if isinstance(of, Single):
        name = tables(grammar).noun(plain(of.name)).called()
        add_condition(grammar, function, so, ((name, "er"),))
        return
    add_condition(grammar, function, so, subjects(f"{people}/so"))
    add_relative(grammar, function, so)


def counted(
    grammar: Grammar,
    function: Function,
    of: People | Single,
    people: str,
    has: tuple[str, ...],
    unit: Unit,
    one: tuple[str, ...],
    many: tuple[str, ...],
) -> None:
    """`jedes Tarot im Stapel; Tarots im Stapel`."""
    said = tables(grammar).form("counts", function.part)
    for manner, template in zip(("one", "many"), said.split(";"), strict=False):
        made = function.construction(manner)  # type: ignore[arg-type]
        worded(made, filled(template.strip(), function))
        grammar.add(made)
