"""Counts what has happened in a period, for the cards in play that ask for it. Only what a sentence
in force asks for is counted; a card that comes into play later counts from then on.
`tabletop.grammar.past` describes how the counts lie on the table."""

from __future__ import annotations

from tabletop.executor.executor import Executor
from tabletop.grammar.grammar import Grammar
from tabletop.grammar.past import counter, done, stamp
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play


class History:
    """The counts of one game's deeds, for the questions that its *grammar* allows."""

    def __init__(self, executor: Executor, grammar: Grammar) -> None:
        self._executor, self._grammar = executor, grammar

    def note(self, play: Play, deed: Deed) -> None:
        """Count *deed*, if a sentence in force asks for it."""
        lines = self._executor.index.known(play.table)
        for heading, of in lines:
            if heading != "asks" or of[1] is not type(deed):  # type: ignore[index]
                continue
            verb = of[0]  # type: ignore[index]
            fits = self._grammar.history[verb].fits
            line = lines[heading, of][0]
            if fits is None or fits(self._executor.context.about(play.table, line, deed), who=None):
                self._count(play, verb, deed)

    def _count(self, play: Play, verb: str, deed: Deed) -> None:
        who = getattr(deed, self._grammar.history[verb].doer, -1)
        much = self._grammar.history[verb].much(deed)
        for period, number in self._grammar.periods.items():
            now = number(play.table)
            before = done(play.table, verb, period, now, who)
            play.count(counter(verb, period, who), before + much)
            play.count(stamp(verb, period, who), now + 1)
