"""Posting deeds: a proposed deed may be forbidden, replaced or changed before it is done, in this
order.

Within one kind the affected player chooses the order, where it matters. No sentence applies twice
to one proposal, nor to what it caused itself. Then the deed is done, once, and reported to the
sentences that wait for it.
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
"""The sentences that have already applied."""

OFTEN = 12
"""The most times that a sentence applies to what it caused: two that cause each other would never
end."""


class Posting:
    """Applies the sentences of one game to deeds; a `Game` has it as its `text`. What they prevent
    is reported under *rule* of the game, if it has one. `history` counts what they ask of the past,
    in a game with a grammar."""

    def __init__(self, executor: Executor, rule: str = "") -> None:
        self.executor = executor
        self._why_not = WhyNot(executor, rule)
        self.history: History | None = None

    def proposed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """Apply sentences to *deed* before it is done; *by* is the context that proposes it."""
        try:
            heard = play.table.__dict__[BEFORE]
        except KeyError:
            heard = self.executor.index.heard(play.table, BEFORE)
        if type(deed) in heard and not deed.agreed:
            return self._proposed(play, deed, by.used if isinstance(by, Context) else frozenset())
        return ()  # as most often

    def followed(self, play: Play, deed: Deed, by: object) -> Iterable[Any]:
        """Carry out the reactions to *deed*, which is done."""
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
        """Whether any sentence may apply before such a deed is done."""
        try:
            heard = table.__dict__[BEFORE]
        except KeyError:
            heard = self.executor.index.heard(table, BEFORE)
        return deed in heard

    def agrees(self, play: Play, deed: Deed) -> Rules[bool]:
        """Apply sentences before *deed*, which the rules carry out themselves and report as
        `agreed`; returns whether it may be done."""
        yield from self.proposed(play, deed, None)
        return not deed.prevented

    def forbids(self, table: Table, deed: Deed) -> Line | None:
        """The sentence that forbids *deed*, None if none does: for rules that offer the deed."""
        if self.executor.index.lines(table, ("forbids", type(deed))):
            return self._forbidding(table, deed)
        return None  # as most often

    def spent(self, table: Table, piece: Piece) -> Sequence[str]:
        """The sentences of *piece* that were already used in their period."""
        if not any(counter.startswith(ONCE) for counter in piece.counters):
            return ()
        said = self.executor.sentences(piece.name)
        is_spent = self.executor.limits.is_spent
        return [each.words for each in said if is_spent(table, piece, each)]

    def told(self, play: Play, deed: type[Deed], **said: Any) -> Iterable[Any]:
        """Report a deed that is already done to the sentences that wait for it. If none does, as
        for most deeds, no deed is made (`run.py bench`)."""
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
        """The sentence that forbids *deed*, None if none does."""
        for line in self.executor.lines(table, ("forbids", type(deed))):
            if self.executor.fits(line.clause.body[0], self._context(table, line, deed)):
                return line
        return None

    def _is_spent(self, play: Play, line: Line) -> bool:
        return self.executor.limits.is_spent(play.table, line.piece, line.sentence)

    def _tell_spent(self, play: Play, line: Line, deed: Deed) -> None:
        """Report that a sentence that was already used does nothing, if it would have applied."""
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
        """Whether a sentence that waited for *deed* has no effect, as often with an `if`."""
        sentence, clause = line.sentence, line.sentence.clause
        if sentence.plain or sentence.answers or "range" in clause.heads:
            return False
        context = self.executor.context.about(play.table, line, deed)
        context.playing = play
        return not self.executor.in_force(context)

    def _first(self, play: Play, deed: Deed, lines: list[Line]) -> Rules[Line]:
        """Which of *lines* applies first: as the affected player chooses, where it matters."""
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
        """Note that a sentence has applied to a deed and had an effect."""

    def _context(self, table: Table, line: Line, deed: Deed) -> Context:
        """The context for a sentence that may wait for *deed*."""
        context = self.executor.context(table, line, line.bearer, getattr(deed, "who", -1))
        context.deed = deed
        return context


def _is_same(line: Line, other: Line) -> bool:
    return line.mark == other.mark and line.bearer == other.bearer


def _uses_up(line: Line) -> bool:
    """Whether the order matters for a sentence: it costs something, or replaces the rest."""
    heads = line.clause.heads
    return line.clause.instead or "cost" in heads or "limit" in heads
