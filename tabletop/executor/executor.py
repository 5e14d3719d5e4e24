"""The executor: which sentences are in force, and carrying out what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from inspect import isgenerator
from typing import Any

from tabletop.cardtext.amounts import Change, EqualTo, ForEach, ThatMuch, UpTo
from tabletop.cardtext.clause import Actions, joined
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import DOERS, Subject
from tabletop.executor.asking import Asks, about, willing
from tabletop.executor.context import Context
from tabletop.executor.index import Heading, Index, Live
from tabletop.executor.lasting import Lasting, is_lasting
from tabletop.executor.layers import reckon
from tabletop.executor.limits import Limits
from tabletop.executor.sentence import Line, Sentence
from tabletop.executor.whom import Whom
from tabletop.play.decision import Option
from tabletop.play.modifiers import Part, Value
from tabletop.play.procedure import Rules
from tabletop.table.table import Table

HELD = ("modifier", "trait")
"""What is in force while it lies there, or for as long as it says."""


class Executor:
    """What runs the cards of one game.

    `sentences` are all that stand on a card, by its name; `live` are the cards in force, which hang
    on the zones and counters that are `watched`. `asks` is how people are asked, `whom` says who
    the nouns mean, `speaks_to` whether a sentence that begins with a word (`Ferryman:`) is for the
    bearer of a card.
    """

    def __init__(
        self,
        sentences: Callable[[str], tuple[Sentence, ...]],
        live: Live,
        watched: frozenset[str],
        asks: Asks,
        whom: Whom,
        speaks_to: Callable[[Table, int, str], bool] = lambda table, bearer, word: True,
    ) -> None:
        self.sentences, self.asks, self.whom, self.speaks_to = sentences, asks, whom, speaks_to
        self.limits, self.lasting = Limits(), Lasting(sentences)
        self.index = Index(self._says, live, watched)

    def _says(self, name: str) -> tuple[Sentence, ...]:
        """What is in force by a card or a lasting change."""
        if is_lasting(name):
            return self.lasting.says(name)
        return tuple(s for s in self.sentences(name) if s.clause.phrase.role not in HELD
                     or s.clause.heads or not self.lasting.is_timed(s.clause))  # fmt: skip

    # --- what is in force ----------------------------------------------------------------------

    def lines(self, table: Table, heading: Heading) -> Iterator[Line]:
        """The sentences under *heading* that are in force just now."""
        for line in self.index.lines(table, heading):
            if self.in_force(Context(table, line, you=line.bearer)):
                yield line

    def in_force(self, context: Context) -> bool:
        """Whether a sentence is for its bearer, and its `if`, `while` and `unless` let it be."""
        clause = context.line.clause
        word = clause.heads.get("bearer")
        if word and not self.speaks_to(context.table, context.you, word.values["bearer"]):
            return False
        for said in (clause.heads.get("if"), clause.duration):
            if said and said.phrase.run is not None and not said.run(context):
                return False
        spares = clause.unless if clause.phrase.role in HELD else None
        return spares is None or spares.phrase.run is None or not spares.run(context)

    def fits(self, said: Said, context: Context) -> bool:
        """Whether a trigger waits for the deed at hand, or a ban is about it."""
        deed, run = context.deed, said.phrase.run
        for name, slot in said.phrase.slots.items():
            value, is_so = said.values[name], getattr(deed, name, None)
            if isinstance(slot, Subject):
                if is_so is None or not self.whom.includes(context, value, is_so):
                    return False
            elif run is None and value != is_so:
                return False
        return run is None or bool(said.run(context))

    # --- numbers -------------------------------------------------------------------------------

    def value(self, table: Table, number: str, seat: int, printed: Part) -> Value:
        """What *number* is for *seat*, beginning with what is *printed*."""
        found: list[Part] = []
        for line in self.lines(table, ("changes", number)):
            context = Context(table, line, you=line.bearer, that=seat)
            if self._concerns(context, seat):
                (by,) = (v.by for v in line.clause.values.values() if isinstance(v, Change))
                n, stage = context.amount(by), line.clause.phrase.stage
                found.append(Part(n, line.piece.name, "", line.piece.id, stage))  # type: ignore[arg-type]
        return reckon(printed, found)

    def _concerns(self, context: Context, seat: int) -> bool:
        """Whether what a sentence holds is for *seat*; one that names nobody is for its bearer."""
        clause = context.line.clause
        if is_lasting(context.card.name) or not isinstance(clause.phrase.slots.get("who"), Subject):
            return context.you in (-1, seat)
        return self.whom.includes(context, clause.values["who"], seat)

    # --- carrying out --------------------------------------------------------------------------

    def carry(self, context: Context) -> Rules[bool]:
        """Do what a sentence says if it is in force and its price is paid, and what goes on from
        it; whether it was done."""
        clause, play = context.line.clause, context.play
        if self.limits.is_spent(play.table, *context.line.placed):
            return False
        if not self.in_force(context):
            yield from self._do(context, clause.otherwise)
            return bool(clause.otherwise)
        price = clause.heads.get("cost")
        if price is not None and not (yield from self._paid(context, price)):
            return False
        self.limits.spend(play, *context.line.placed)
        line = context.line
        if clause.phrase.role in HELD:
            yield from self._hold(context)
        elif "range" not in clause.heads:
            yield from self._do(context, clause.body)
        yield from self._read_table(context, line.sentence.rows)
        for sentence in line.sentence.more:
            if "range" not in sentence.clause.heads:
                context.line = line._replace(sentence=sentence)
                yield from self.carry(context)
        return True

    def _paid(self, context: Context, price: Said) -> Rules[bool]:
        """Whether the price before a colon is paid, by who wants to."""
        deed = joined(context.line.clause.body, context.line.clause.joints)
        if not (yield from willing(self.asks, context, context.you, deed, f"{price}: {deed}")):
            return False
        return (yield from self._act(context, price, context.you)) is not False

    def _hold(self, context: Context) -> Rules[None]:
        """What is changed is so from now on, for whom the sentence names, else for `you`."""
        who = context.line.clause.values.get("who")
        seats = [context.you] if who is None else (yield from self.whom.meant(context, who))
        for seat in seats:
            self.lasting.keep(context.play, context.line.sentence, seat)

    def _do(self, context: Context, actions: Actions) -> Rules[None]:
        """All *actions*, one after another."""
        spared: dict[int, bool] = {}
        for said in actions:
            if "modes" in said.values:
                yield from self._do(context, (yield from self._chosen(context, said)))
            elif said.phrase.run is not None:
                yield from self._each(context, said, spared)

    def _each(self, context: Context, said: Said, spared: dict[int, bool]) -> Rules[None]:
        """One action of all whom it names, one after another."""
        who = said.values.get("who")
        if who is None:
            if not (yield from self._spares(context, -1, spared)):
                yield from self._act(context, said, -1)
            return
        meant = [*context.acted] if who == DOERS else (yield from self.whom.meant(context, who))
        acted = []
        for seat in meant:
            context.that = seat
            if said.may and not (yield from willing(self.asks, context, seat, str(said))):
                continue
            if (yield from self._spares(context, seat, spared)):
                continue
            if (yield from self._act(context, said, seat)) is not False:
                acted.append(seat)
        context.acted = acted
        context.that = meant[0] if len(meant) == 1 else -1

    def _act(self, context: Context, said: Said, seat: int) -> Rules[Any]:
        """What stands under the words, by *seat*; False if it could not be done."""
        values = dict(said.values)
        for name, value in values.items():
            if isinstance(value, UpTo):
                values[name] = yield from self._how_many(context, seat, value.n)
            elif isinstance(value, ForEach | EqualTo | ThatMuch):
                values[name] = context.amount(value)
        if "who" in values:
            values["who"] = seat
        done = said.phrase.run(context, **values)  # type: ignore[misc]
        return (yield from done) if isgenerator(done) else done

    def _spares(self, context: Context, seat: int, spared: dict[int, bool]) -> Rules[bool]:
        """Whether an `unless` keeps it from being done to *seat*."""
        unless = context.line.clause.unless
        if unless is None:
            return False
        if seat not in spared:
            spared[seat] = yield from self._is_met(context, unless)
        return spared[seat]

    def _is_met(self, context: Context, unless: Said) -> Rules[bool]:
        price = unless.values.get("price")
        if price is None:
            return bool(unless.run(context))
        for payer in (yield from self.whom.meant(context, price.values["who"])):
            if (yield from willing(self.asks, context, payer, "", str(price))) and (
                yield from self._act(context, price, payer)
            ) is not False:
                return True
        return False

    def _chosen(self, context: Context, said: Said) -> Rules[Actions]:
        """The actions of the choice that is made."""
        modes, joints = said.values["modes"], context.line.clause.joints
        option = yield from self.asks(
            context.play, context.you, f"{about(context.play, context)} Which?",
            lambda: [Option(f"mode {n}", joined(m, joints), value=n) for n, m in enumerate(modes)],
        )  # fmt: skip
        chosen: Actions = modes[int(option.value)]
        return chosen

    def _how_many(self, context: Context, seat: int, most: int) -> Rules[int]:
        option = yield from self.asks(
            context.play, seat, f"{about(context.play, context)} How many?",
            lambda: [Option(f"{n}", f"{n}", value=n) for n in range(most, -1, -1)],
        )  # fmt: skip
        return int(option.value)

    def _read_table(self, context: Context, rows: Sequence[Sentence]) -> Rules[None]:
        """What the rows of a die table bring, to each who rolled."""
        for seat, shown in [*context.rolls]:
            for row in rows:
                numbers = row.clause.heads["range"].values["range"]
                if numbers[0] <= shown <= numbers[-1]:
                    context.line = context.line._replace(sentence=row)
                    context.you = context.that = seat
                    if self.in_force(context):
                        yield from self._do(context, row.clause.body)
        context.rolls.clear()
