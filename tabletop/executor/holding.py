"""Effects that hold from when their sentence is carried out, for as long as it says."""

from __future__ import annotations

from msgspec.structs import replace

from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, IMPLIED
from tabletop.executor.context import Context
from tabletop.executor.in_force import CardsInForce
from tabletop.executor.limits import Limits
from tabletop.executor.sentence import Sentence, begun
from tabletop.executor.state_checks import StateChecks
from tabletop.grammar.period import Period
from tabletop.play.rules.procedure import Rules


class Holding(CardsInForce):
    """Puts sentences in force, and ends them in time."""

    limits: Limits
    looking: StateChecks

    def keep_time(self, *periods: Period) -> None:
        """Let the *periods* of a grammar limit how often sentences apply and how long they last."""
        for each in periods:
            self.limits.periods[each.limit] = each.number
            self.lasting.end_with(each.untils)

    def hold(self, context: Context) -> Rules[None]:
        """Put a change in force from now on, for whom the sentence names, otherwise for `you`."""
        sentence = context.line.sentence
        context.said = sentence.clause.body[0]
        whose = sentence.whose
        meant = [context.you] if whose is None else (yield from self.whom.meant(context, whose))
        for who in meant:
            ends_with = self._whose_end(context, sentence, who)
            self.lasting.keep(context.play, sentence, who, ends_with)
        yield from self.looking.look(context.play)
        self.acted(context, True)

    def begin(self, context: Context, what: Said, until: Said) -> Rules[None]:
        """What an action says begins to hold, and is so *until*."""
        line = context.line
        part = next(
            each for each in begun(line.sentence)
            if each.clause.body == (what,) and each.clause.duration == until
        )  # fmt: skip
        yield from self.hold(replace(context, line=replace(line, sentence=part)))

    def await_from_now(self, context: Context) -> Rules[bool]:
        """Let the sentence wait for its trigger from now on, for `you`."""
        sentence, you = context.line.sentence, context.you
        self.lasting.keep(context.play, sentence, you, self._whose_end(context, sentence, you))
        yield from self.looking.look(context.play)
        return True

    def _whose_end(self, context: Context, sentence: Sentence, bearer: int) -> int | None:
        """Whose period ends a change that *bearer* has, if the sentence says so; -1 for nobody's.
        `that` is the bearer, if others than `you` may be."""
        duration = sentence.clause.duration
        whose = duration.values.get("who") if duration is not None else None
        if whose is None or (whose == EACH and sentence.whose not in (None, "you", IMPLIED)):
            return None
        return next(iter(self.whom.among(context, whose)), -1)
