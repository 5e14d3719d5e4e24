"""Posting deeds: what is proposed may be forbidden, replaced or changed before it is done.

In this order; within one kind the one affected says which comes first, where it matters; no
sentence has its say twice on one proposal, nor on what that itself has brought about. Then it is
done, once, and told to what waits for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from tabletop.executor.context import Context
from tabletop.executor.executor import Executor
from tabletop.executor.history import History
from tabletop.executor.index import AFTER, BEFORE
from tabletop.executor.limits import ONCE
from tabletop.executor.questions import line_option
from tabletop.executor.sentence import Line
from tabletop.executor.why_not import WhyNot
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

Used = frozenset[tuple[int, str]]
"""The sentences that have had their say."""

OFTEN = 12
"""How often a sentence has its say at most on what comes of that: two that bring each other about
would go on for ever."""


class Posting:
    """The sentences of one game as they speak of deeds; a `Game` has it as its `text`.

    What does not happen because of them is told by the rule *rule* of the game, if it has one. The
    `history` counts what they ask of the past, where a game has a grammar.
    """

    def __init__(self, executor: Executor, rule: str = "") -> None:
        self.executor = executor
        self._why_not = WhyNot(executor, rule)
        self.history: History | None = None

    def proposed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """What sentences do to *deed* before it is done; *by* is the context that proposes it."""
        try:
            heard = play.table.__dict__[BEFORE]
        except KeyError:
            heard = self.executor.index.heard(play.table, BEFORE)
        if type(deed) in heard and not deed.agreed:
            return self._proposed(play, deed, by.used if isinstance(by, Context) else frozenset())
        return ()  # as most often

    def followed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """What follows upon *deed*, now that it is done."""
        table, executor = play.table, self.executor
        try:
            heard = table.__dict__[AFTER]
        except KeyError:
            heard = executor.index.heard(table, AFTER)
        if type(deed) in heard:
            return self._followed(play, deed, by)
        if type(deed) in executor.lasting.ending:
            executor.lasting.expire(play, type(deed), getattr(deed, "who", -1))
        return executor.looking.look(play) if executor.looking.looks else ()

    def awaits(self, table: Table, deed: type[Deed]) -> bool:
        """Whether any sentence waits for such a deed to be done, or lasts until it is."""
        try:
            heard = table.__dict__[AFTER]
        except KeyError:
            heard = self.executor.index.heard(table, AFTER)
        return deed in heard or self.executor.lasting.may_end(table, deed)

    def heeds(self, table: Table, deed: type[Deed]) -> bool:
        """Whether any sentence has a say before such a deed is done."""
        try:
            heard = table.__dict__[BEFORE]
        except KeyError:
            heard = self.executor.index.heard(table, BEFORE)
        return deed in heard

    def agrees(self, play: Play, deed: Deed) -> Rules[bool]:
        """Let sentences have their say before *deed*, which the rules do in their own way and tell
        of as `agreed`; whether it may be done."""
        yield from self.proposed(play, deed, None)
        return not deed.prevented

    def forbids(self, table: Table, deed: Deed) -> Line | None:
        """The sentence that forbids *deed*, if one does: for rules that offer it."""
        if self.executor.index.lines(table, ("forbids", type(deed))):
            return self._forbidding(table, deed)
        return None  # as most often

    def spent(self, table: Table, piece: Piece) -> Sequence[str]:
        """The sentences of *piece* that were used in their period already."""
        if not any(counter.startswith(ONCE) for counter in piece.counters):
            return ()
        said = self.executor.sentences(piece.name)
        is_spent = self.executor.limits.is_spent
        return [each.words for each in said if is_spent(table, piece, each)]

    def told(self, play: Play, deed: type[Deed], **said: Any) -> Iterable[Any]:
        """Tell of what is done already those that wait for it; if nobody does, as most often,
        nothing is made of it (`run.py bench`)."""
        if self.awaits(play.table, deed):
            return play.happen(deed(**said))
        return ()

    def _proposed(self, play: Play, deed: Deed, used: Used) -> Rules[None]:
        forbidding = self._forbidding(play.table, deed)
        if forbidding is not None:
            deed.prevented = True
            self._why_not.forbids(play, forbidding, deed)
            return
        while not deed.prevented:
            waiting = [
                line
                for line in self.executor.index.lines(play.table, ("would", type(deed)))
                if line.mark not in used and self._waits(play.table, line, deed)
            ]
            fitting = [line for line in waiting if not self._is_spent(play, line)]
            replacing = [line for line in fitting if line.clause.instead]
            lines = replacing or fitting
            if not lines:
                for line in waiting:  # it happens, for all that they say
                    self._tell_spent(play, line, deed)
                return
            line = yield from self._first(play, deed, lines)
            used |= {line.mark}
            tells = self._why_not.before(play, deed)
            done = yield from self._say(play, line, deed, used)
            deed.prevented |= done and line.clause.instead
            if deed.prevented:
                self._why_not.prevents(play, line, deed, tells)

    def _followed(self, play: Play, deed: Deed, by: object) -> Rules[None]:
        if self.history is not None:
            self.history.note(play, deed)
        lines = self.executor.index.lines(play.table, ("after", type(deed)))
        used = by.used if isinstance(by, Context) else frozenset()
        now = lines
        for line in lines:
            if now is not lines and not any(_is_same(line, other) for other in now):
                continue  # what others have done took it out of force
            waits = not (used and line.mark in used) and self._waits(play.table, line, deed)
            if waits and self._is_spent(play, line):
                self._tell_spent(play, line, deed)
            elif waits and not self._is_silent(play, line, deed):
                yield from self._say(play, line, deed, used | {line.mark})
                now = self.executor.index.lines(play.table, ("after", type(deed)))
        self.executor.lasting.expire(play, type(deed), getattr(deed, "who", -1))
        if self.executor.looking.looks:
            yield from self.executor.looking.look(play)

    def _forbidding(self, table: Table, deed: Deed) -> Line | None:
        """The sentence that forbids *deed*, if one does."""
        for line in self.executor.lines(table, ("forbids", type(deed))):
            if self.executor.fits(line.clause.body[0], self._context(table, line, deed)):
                return line
        return None

    def _is_spent(self, play: Play, line: Line) -> bool:
        return self.executor.limits.is_spent(play.table, line.piece, line.sentence)

    def _tell_spent(self, play: Play, line: Line, deed: Deed) -> None:
        """Tell that a sentence that was used already does nothing, if it would have."""
        context = self.executor.context.about(play.table, line, deed)
        context.playing = play
        if self.executor.in_force(context):
            self._why_not.spent(play, line, deed)

    def _waits(self, table: Table, line: Line, deed: Deed) -> bool:
        """Whether a sentence waits for *deed*."""
        trigger = line.sentence.clause.heads["trigger"]
        if trigger.phrase.run is None and not trigger.phrase.slots:  # any deed of its kind
            return True
        return self.executor.fits(trigger, self._context(table, line, deed))

    def _is_silent(self, play: Play, line: Line, deed: Deed) -> bool:
        """Whether nothing comes of a sentence that waited for *deed*, as most often of one that
        says `if`."""
        sentence, clause = line.sentence, line.sentence.clause
        if sentence.plain or sentence.answers or "range" in clause.heads:
            return False
        context = self.executor.context.about(play.table, line, deed)
        context.playing = play
        return not self.executor.in_force(context)

    def _first(self, play: Play, deed: Deed, lines: list[Line]) -> Rules[Line]:
        """Which of *lines* has its say first: as the one affected says, where it matters."""
        if len(lines) == 1 or not any(map(_uses_up, lines)):
            return lines[0]
        ask = f"{self.executor.tells(play.table, deed)} Which comes first?".strip()
        option = yield from self.executor.asks(
            play,
            getattr(deed, "who", -1),
            ask,
            lambda: [line_option(play, line) for line in lines],
        )
        return next(line for line in lines if line_option(play, line).key == option.key)

    def _say(self, play: Play, line: Line, deed: Deed, used: Used) -> Rules[bool]:
        context = self.executor.context.about(play.table, line, deed)
        context.playing, context.used = play, used
        if "range" in line.clause.heads:
            context.rolls = [(context.that, context.much)]
        if play.speaking.count(line.mark) >= OFTEN:
            return False
        play.speaking.append(line.mark)
        try:
            done = yield from self.executor.carry(context)
            left_to = line.clause.instead and line.clause.body[0].may
            done = done and not (left_to and not context.acted)  # who may need not
        finally:
            play.speaking.remove(line.mark)
        if done:
            self.has_spoken(play, line)
        return done

    def has_spoken(self, play: Play, line: Line) -> None:
        """A sentence has had its say on a deed, and something came of it: for a game to note."""

    def _context(self, table: Table, line: Line, deed: Deed) -> Context:
        """What a sentence is asked about that may wait for *deed*."""
        context = self.executor.context(table, line, line.bearer, getattr(deed, "who", -1))
        context.deed = deed
        return context


def _is_same(line: Line, other: Line) -> bool:
    return line.mark == other.mark and line.bearer == other.bearer


def _uses_up(line: Line) -> bool:
    """Whether it matters when a sentence has its say: it costs, or stands for the rest."""
    heads = line.clause.heads
    return line.clause.instead or "cost" in heads or "limit" in heads
