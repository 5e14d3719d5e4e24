"""The words that may stand next in a sentence that somebody is writing."""

from __future__ import annotations

from tabletop.grammar.chart import Chart
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.tokens import Token

NOTHING = "\0"
"""A token that no wording has: where it stands, everything else is awaited."""


def offered(grammar: Grammar, begun: str) -> list[str]:
    """The words that may stand next behind *begun*, the beginning of a sentence, in the order of
    the declarations; none if *begun* makes no sense itself.

    Of what a list makes up, all words are offered; a number or a name is offered as an example.
    """
    tokens = grammar.tokens(begun)
    chart = Chart(grammar.lexicon, [*tokens, Token(NOTHING, 0, 0)], watched=True)
    grammar.language.clauses(grammar, chart)
    if chart.furthest != len(tokens):
        return []
    return [*dict.fromkeys(word for each in chart.awaited for word in _words(grammar, each))]


def _words(grammar: Grammar, awaited: str) -> tuple[str, ...]:
    if not awaited.startswith("<"):
        return (awaited,)
    category = awaited[1:-1]
    return grammar.listed(category) or tuple(filter(None, [grammar.example(category)]))
