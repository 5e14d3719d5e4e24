"""The sentences of a game's cards that are in force now, and the numbers that they change."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from tabletop.cardtext.amounts import Much
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.executor.context import Context
from tabletop.executor.hooks import Hooks
from tabletop.executor.index import Heading, Index, Live
from tabletop.executor.lasting_changes import Lasting, is_lasting
from tabletop.executor.layers import Numbers, in_layers, reckon
from tabletop.executor.memory import Memory
from tabletop.executor.sentence import Line, Sentence
from tabletop.executor.whom import Whom
from tabletop.play.rules.modifiers import Part, Value
from tabletop.table.table import Table


class CardsInForce(Hooks):
    """The sentences in force on a table, by what they wait for or change. `text` are those of a
    card in play, by its name; `lasting` are changes that outlast the deed that made them. The rest
    is as in `Executor`."""

    def __init__(
        self,
        text: Callable[[str], tuple[Sentence, ...]],
        lasting: Lasting,
        live: Live,
        memory: Memory,
        whom: Whom,
        speaks_to: Callable[[Table, Line, str], bool],
        numbers: Numbers,
        context: type[Context],
    ) -> None:
        self._text, self.lasting, self.numbers = text, lasting, numbers
        self.whom, self.speaks_to, self.context = whom, speaks_to, context
        self.index = Index(self._says, live, memory, numbers.changed)
        self._looked_at: set[int] = set()

    def _says(self, name: str) -> tuple[Sentence, ...]:
        """What a card or a lasting change says while it is in force."""
        if is_lasting(name):
            return self.lasting.holds(name)
        return tuple(
            s
            for s in self._text(name)
            if not (
                s.awaits or (s.is_held and not s.clause.heads and self.lasting.is_timed(s.clause))
            )
        )

    def lines(self, table: Table, heading: Heading) -> Sequence[Line]:
        """The sentences under *heading* that are in force now."""
        found = self.index.lines(table, heading)
        return [line for line in found if self.is_so(table, line)] if found else ()

    def ruling(self, table: Table, phrase: Phrase, bearer: int = -1) -> Line | None:
        """The first sentence in force that says *phrase* to everybody, or to *bearer*."""
        for line in self.index.lines(table, ("rules", phrase)):
            if (line.bearer < 0 or line.bearer == bearer) and self.is_so(table, line):
                return line
        return None

    def is_so(self, table: Table, line: Line) -> bool:
        """Whether the conditions of a sentence in play are met now."""
        if not self.counts(line) or id(line) in self._looked_at:
            return False
        if line.sentence.plain:
            return True
        self._looked_at.add(id(line))  # a number may hang on itself: `... unless your hand is full`
        try:
            return self.in_force(self.context(table, line, line.bearer))
        finally:
            self._looked_at.discard(id(line))

    def in_force(self, context: Context) -> bool:
        """Whether a sentence applies to its bearer, and its `if`, `while` and `unless` allow it."""
        sentence = context.line.sentence
        if sentence.plain or self.was_asked(context):
            return True
        clause = sentence.clause
        word = clause.heads.get("bearer")
        if word and not self.speaks_to(context.table, context.line, word.values["bearer"]):
            return False  # whoever `you` are by now: that is who rolled or paid last
        for said in (clause.heads.get("if"), clause.duration):
            if said and said.phrase.run is not None and not said.run(context):
                return False
        spares = clause.unless if sentence.is_held else None
        return spares is None or spares.phrase.run is None or not spares.run(context)

    def heard(self, context: Context) -> Any:
        """The part of a sentence that speaks about the deed at hand, if it waits for one; None if
        it does not apply now."""
        clause = context.line.clause
        trigger = clause.heads.get("trigger")
        if (trigger and not self.fits(trigger, context)) or not self.in_force(context):
            return None
        return clause.body[0].run(context)

    def stands(self, sentence: Sentence) -> bool:
        """Whether a sentence is in force just because its card lies there: it waits for nothing,
        and has no end."""
        heads = sentence.clause.heads
        waits = "trigger" in heads or "cost" in heads or "range" in heads
        return sentence.is_held and not waits and not self.lasting.is_timed(sentence.clause)

    def fits(self, said: Said, context: Context) -> bool:
        """Whether a trigger waits for the deed at hand, or a ban is about it. A gap for a person is
        the one affected by the deed, unless it names another."""
        deed, run = context.deed, said.phrase.run
        for_bearer = said.phrase.role == "trait" and is_lasting(context.line.piece.name)
        for name, slot in said.phrase.slots.items():
            value = said.values[name]
            if getattr(slot, "somebody", False):
                called = said.phrase.roles.get(name, name)
                is_so = getattr(deed, called, getattr(deed, "who", None))
                if for_bearer and name == "who":  # who that was is said when it began
                    if is_so != context.line.bearer:
                        return False
                elif is_so is None or not self.whom.includes(context, value, is_so):
                    return False
            elif run is None and value != getattr(deed, name, None):
                return False
        return run is None or bool(said.run(context))

    # --- numbers -------------------------------------------------------------------------------

    def parts(self, table: Table, number: str, who: int, by: int = -1) -> list[Part]:
        """The changes of *number* for *who* (-1: for everybody), who uses the piece *by*."""
        title, rule = self.numbers.title, self.numbers.rule
        changes = self.changes(table, number, who, by)
        return (
            [
                Part(
                    n,
                    title(line.piece.name),
                    rule,
                    line.piece.id,
                    line.clause.phrase.stage,  # type: ignore[arg-type]
                    line.sentence.words,
                )
                for n, line in changes
            ]
            if changes
            else []
        )

    def changes(self, table: Table, number: str, who: int, by: int = -1) -> list[tuple[int, Line]]:
        """The amount of each change, or the value it sets, for callers that need no reasons."""
        lines = self.index.lines(table, ("changes", number))
        if not lines:  # as most often
            return []
        lowers, found = self.numbers.lowers, []
        for line in lines:
            sentence = line.sentence
            if self.concerns(table, line, number, who, by) and (
                sentence.plain or self.is_so(table, line)
            ):
                n = sentence.by
                if not isinstance(n, int):
                    n = self._amount(table, line, who, n)
                found.append((-n if lowers and sentence.clause.phrase in lowers else n, line))
        return found

    def _amount(self, table: Table, line: Line, who: int, much: Much) -> int:
        """How *much* a sentence changes a number; nothing while that is being asked already."""
        if id(line) in self._looked_at:
            return 0
        self._looked_at.add(id(line))
        try:
            return self.context(table, line, line.bearer, who).amount(much)
        finally:
            self._looked_at.discard(id(line))

    def value(
        self,
        table: Table,
        number: str,
        who: int,
        printed: Part,
        by: int = -1,
        least: int | None = None,
        rule: str = "",
    ) -> Value:
        """The value of *number* for *who*, who uses *by*, starting from the *printed* one; at least
        *least*, by *rule*."""
        if least is None and not self.index.lines(table, ("changes", number)):  # as most often
            return Value(printed.n, (printed,))
        return reckon(printed, self.parts(table, number, who, by), least, rule)

    def reckoned(self, n: int, table: Table, number: str, who: int, by: int = -1) -> int:
        """The same starting from *n*, for callers that need no reasons."""
        changes = self.changes(table, number, who, by)
        if not changes:
            return n
        return in_layers(n, [(line.clause.phrase.stage, change) for change, line in changes])

    def concerns(self, table: Table, line: Line, number: str, who: int, by: int = -1) -> bool:
        """Whether a change of *number* applies to *who*, who uses *by*; a change that names nobody
        applies to its bearer."""
        if not self.counts(line):
            return False
        numbers = self.numbers
        if numbers.of_this and line.sentence.clause.phrase in numbers.of_this:
            return line.piece.id == by
        whose = line.sentence.whose
        if not whose or is_lasting(line.piece.name):
            return line.bearer == who or line.bearer == -1 or number in numbers.common
        return self.whom.includes(self.context(table, line, line.bearer, who), whose, who)
