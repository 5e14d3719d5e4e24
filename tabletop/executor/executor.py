"""The executor: carries out the text of a game's cards."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from itertools import dropwhile
from types import GeneratorType
from typing import Any

from msgspec.structs import replace

from tabletop.cardtext.amounts import UpTo
from tabletop.cardtext.clause import Actions, capitalised, joined
from tabletop.cardtext.phrase import Phrase, Said
from tabletop.cardtext.subjects import DOERS, IDLE, IMPLIED, quantifier
from tabletop.executor import question_text
from tabletop.executor.context import Context
from tabletop.executor.holding import Holding
from tabletop.executor.index import Live
from tabletop.executor.lasting_changes import (
    IGNORED,
    LEFT,
    SINCE,
    SLOT,
    STAMP,
    WHOSE,
    Lasting,
    is_lasting,
)
from tabletop.executor.layers import Numbers
from tabletop.executor.limits import ONCE, Limits
from tabletop.executor.memory import Memory
from tabletop.executor.modes import modes_of
from tabletop.executor.questions import LEAVE, Asks, unless_declared, willing
from tabletop.executor.sentence import RECKONED, Line, Sentence
from tabletop.executor.state_checks import StateChecks
from tabletop.executor.whom import Whom
from tabletop.grammar.past import PAST
from tabletop.grammar.subjects import DID
from tabletop.play.questions.decision import Option, Refusal
from tabletop.play.rules.counters import Counters
from tabletop.play.rules.deeds import Deed
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

Pays = Callable[[Context, Said, bool], Rules[Sequence[int] | None]]
"""Offers a price: before a colon, or against an effect that happens unless it is paid. Returns for
each payer for whom the effect is done, nobody if it is done once; None if the price is not paid."""

OF_EXECUTOR = Counters(f"{ONCE}* {PAST}* {IGNORED} {LEFT} {SINCE} {SLOT} {WHOSE} {STAMP} marks")
"""The counters in which the executor remembers what cards did. A game declares them beside its
own."""


class Executor(Holding):
    """Runs the cards of one game.

    `sentences` are all sentences of a card, by its name; `text` those that are in force while it
    lies there, if not all; `stated` also those that are left to the players. `live` are the cards
    in force, which depend on the zones and counters that the `memory` watches. `asks` asks people,
    and `pays` asks them for a price. `whom` says whom the nouns mean, `speaks_to` whether a
    sentence that begins with a word (`Ferryman:`) applies to the bearer of a card, and `numbers`
    which numbers can be changed. A phrase in `whole` acts on all whom it names at once. `about` and
    `tells` give the words with which a question begins: the card that asks, or what is about to be
    done.
    """

    def __init__(
        self,
        sentences: Callable[[str], tuple[Sentence, ...]],
        live: Live,
        memory: Memory,
        asks: Asks,
        whom: Whom,
        speaks_to: Callable[[Table, Line, str], bool] = lambda table, line, word: True,
        numbers: Numbers | None = None,
        pays: Pays | None = None,
        context: type[Context] = Context,
        text: Callable[[str], tuple[Sentence, ...]] | None = None,
        stated: Callable[[str], Iterable[Sentence]] = lambda name: (),
        whole: Collection[Phrase] = (),
        about: Callable[[Context], str] | None = None,
        tells: Callable[[Table, Deed], str] | None = None,
    ) -> None:
        super().__init__(
            text or sentences, Lasting(sentences, stated), live, memory, whom, speaks_to,
            numbers or Numbers(), context,
        )  # fmt: skip
        self.sentences, self.asks, self._pays = sentences, asks, pays or self._offered
        self.limits, self.looking = Limits(), StateChecks(memory)
        self._whole, self._about, self.tells = whole, about, tells or self._would

    def carry(self, context: Context) -> Rules[bool]:
        """Carry out a sentence, if it is in force and its price is paid, and the sentences that go
        on from it; returns whether it was done."""
        context.table = context.play.table
        if context.line.sentence.awaits and not is_lasting(context.line.piece.name):
            return self.until_left(self.await_from_now(context))
        is_bare = (
            context.line.sentence.bare and not context.rolls
        )  # the short way, for most sentences
        return self.until_left(self._carry_bare(context) if is_bare else self._carry(context))

    def _carry_bare(self, context: Context) -> Rules[bool]:
        said = context.said = context.line.sentence.clause.body[0]
        done = said.phrase.run(context, **said.values)  # type: ignore[misc]
        self.acted(context, (yield from done) if type(done) is GeneratorType else done)
        if self.looking.looks:
            yield from self.looking.look(context.play)
        return True

    def _carry(self, context: Context) -> Rules[bool]:
        line = context.line
        clause = line.sentence.clause
        heads = clause.heads
        if "limit" in heads and self.limits.is_spent(context.table, line.piece, line.sentence):
            return False
        if not (line.sentence.plain or self.in_force(context)):
            undone = context.undone or not clause.is_otherwise
            yield from self._do(context, clause.otherwise)
            context.undone = undone
            yield from self._otherwise(context, "trigger" not in heads)
            return bool(clause.otherwise)
        payers = (yield from self._paid(context)) if "cost" in heads or "limit" in heads else ()
        if payers is None:
            context.undone = True
            yield from self._otherwise(context, then=False)
            return False
        if "range" not in heads:
            for payer in payers:
                yield from self._body(replace(context, you=payer, that=payer))
            if not payers:
                yield from self._body(context)
        if "if" in heads or "cost" in heads:
            context.undone = False
        if context.rolls:
            yield from self.read(context, line.sentence.rows)
        yield from self._go_on(context, line.sentence.more)
        return True

    def _go_on(self, context: Context, more: Iterable[Sentence]) -> Rules[None]:
        """Carry out the sentences that go on from a sentence, except the rows of its die table."""
        for sentence in more:
            if "range" not in sentence.clause.heads:
                context.line = replace(context.line, sentence=sentence)
                yield from self.carry(context)

    def _otherwise(self, context: Context, then: bool) -> Rules[None]:
        """The sentences that go on from one that was not done: from `otherwise` on, from what
        befalls those who did not, from what asks who paid, or from a `then` that depends on none
        of that."""

        def before(it: Sentence) -> bool:
            idle = any(said.values.get("who") == IDLE for said in it.clause.body)
            answers = context.priced and it.clause.is_answer
            return not (it.clause.is_otherwise or idle or answers or (then and it.clause.is_then))

        yield from self._go_on(context, dropwhile(before, context.line.sentence.more))

    def read(self, context: Context, rows: Sequence[Sentence]) -> Rules[None]:
        """Carry out the rows of a die table for each who rolled."""
        rolls = [*context.rolls]
        for who, shown in rolls:
            for row in rows:
                numbers = row.clause.heads["range"].values["range"]
                if numbers[0] <= shown <= numbers[-1]:
                    context.line = replace(context.line, sentence=row)
                    context.you = context.that = who
                    if not self.in_force(context):
                        yield from self._do(context, row.clause.otherwise)
                    elif (yield from self._paid(context)) is not None:
                        yield from self._body(context)
        context.rolls.clear()

    def _paid(self, context: Context) -> Rules[Sequence[int] | None]:
        """Whether the price before a colon, if any, was paid. Paying it uses the sentence once."""
        line = context.line
        payers: Sequence[int] | None = ()
        price = line.clause.heads.get("cost")
        if price is not None and price.phrase.run is not None:
            payers = yield from self._pays(context, price, False)
            yield from self.looking.look(context.play)
        if payers is not None:
            self.limits.spend(context.play, line.piece, line.sentence)
        return payers

    def _offered(self, context: Context, price: Said, against: bool) -> Rules[Sequence[int] | None]:
        """Offer a price; the first who can and wants to pays it, or each, if each may."""
        if self.is_agreed(context, against):
            agreed = yield from self.pay_agreed(context, price)
            context.offered([context.you] * agreed, [context.you], price=True)
            return () if agreed else None
        who, clause, befallen = price.values.get("who"), context.line.clause, context.that
        payers = [context.you] if who is None else (yield from self.whom.meant(context, who))
        paid, all_may = list[int](), not against and quantifier(who) == "each"
        for payer in payers:
            deed, had = price.addressed, self.stock(context, price, payer)
            begin, whose, otherwise = self.asked_of(context, payer), payer, ""
            if against:
                whose = befallen if befallen >= 0 else payer
                alone = all(
                    said.phrase not in self._whole
                    or said.values.get("who", IMPLIED) in (IMPLIED, "you")
                    for said in clause.body
                )
                name = self.name_of(context.table, whose) if alone else ""
                befalls = question_text.befalls(clause, alone and whose == payer)
                ask = f"{begin} {deed}{had}? If not: {befalls}."
                otherwise = question_text.sentence(
                    question_text.told_of(said, name) if name else f"{said}" for said in clause.body
                )
            else:
                bought = joined(clause.body, clause.joints, clause.then)
                bought += f" {clause.duration}" if clause.is_timed else ""
                ask, deed = f"{begin} {deed}{had}? If so: {bought}.", f"{deed}: {bought}"
            vain = partial(self.vain, context, whose, clause.body)
            left = "" if against else self.unwilling(context, payer)
            if (yield from willing(
                unless_declared(context, self.asking(context)), context.play, payer, ask, deed,
                partial(self.lacks, context, price, payer), vain,
                partial(question_text.unless, vain, otherwise),
                partial(self.idle, context, payer) if not against else str,
                self.stand_for(context), (self.brings(context), left),
            )) and (yield from self.act(context, price, payer)) is not False:  # fmt: skip
                paid.append(payer)
                if not all_may:
                    break
        if all_may:
            context.acted, context.meant = paid, payers
        if not against:
            context.offered(paid, payers, price=True)
        return (paid if all_may else ()) if paid else None

    def asked_of(self, context: Context, who: int) -> str:
        """The beginning of a question to *who*: the card that asks, whom, and why."""
        name = self.name_of(context.table, who) if who >= 0 else ""
        if self._about is None:
            title = context.play.game.title_of(context.card.name)
            did = getattr(context.deed, "who", -1)
            doer = self.name_of(context.table, did) if did not in (-1, who) else ""
            return question_text.to(title, name, context.line.clause, doer)
        about = self._about(context)
        return about if name in about else f"{about} {name}:"

    def lacks(self, context: Context, price: Said, payer: int) -> Refusal | None:
        """Why *payer* cannot pay *price*; None if the payer can."""
        if price.phrase.lacks is None:
            return None
        if context.playing is not None:
            context.table = context.playing.table
        values = {**price.values}
        for name, value in values.items():
            if isinstance(value, RECKONED):  # `up to` allows none at all
                values[name] = 0 if isinstance(value, UpTo) else context.amount(value)
        if "who" in values:
            values["who"] = payer
        found: Refusal | None = price.phrase.lacks(context, **values)
        return found

    def _body(self, context: Context) -> Rules[None]:
        """Do what the sentence says, or put it in force."""
        if context.line.sentence.is_held:
            yield from self.hold(context)
        else:
            yield from self._do(context, context.line.clause.body)

    def _do(self, context: Context, actions: Actions) -> Rules[None]:
        """Do all *actions* in order."""
        spared: dict[int, bool] = {}
        context.undone = False
        for said in actions:
            if "modes" in said.values:
                yield from self._choose(context, said)
            elif said.phrase.run is not None:
                context.said = said
                yield from self._each(context, said, spared)
                if self.looking.looks:
                    yield from self.looking.look(context.play)

    def _choose(self, context: Context, said: Said) -> Rules[None]:
        """Carry out one of several modes, chosen by `you` or by each person whom the sentence
        names."""
        noun = said.values.get("who")
        if noun is None:
            chosen = yield from self._chosen(context, said)
            yield from self._do(context, chosen or ())
            return
        meant = yield from self.whom.meant(context, noun)
        if len(meant) > 1:
            meant = yield from self.said_in_order(context, said, meant)
        acted: list[int] = []
        for who in meant:
            own = replace(context, you=who, that=who)
            chosen = yield from self._chosen(own, said)
            if chosen is not None:
                yield from self._do(own, chosen)
                if not own.undone:
                    acted.append(who)
        context.acted, context.meant, context.undone = acted, meant, not acted
        context.that = meant[0] if len(meant) == 1 else -1

    def _each(self, context: Context, said: Said, spared: dict[int, bool]) -> Rules[None]:
        """Carry out one action for all whom it names, one after another."""
        noun = said.values.get("who")
        if noun is None or self._is_whole(said):
            yield from self._at_once(context, said, spared)
            return
        meant = yield from self.whom.meant(context, noun)
        if len(meant) > 1:
            meant = yield from self.said_in_order(context, said, meant)
        acted = []
        for who in meant:
            context.that = who
            wants = context.you if said.phrase.onto else who
            if said.may and not (yield from self._wants(context, said, wants)):
                continue
            if (yield from self._spares(context, who, spared)):
                continue
            if (yield from self.act(context, said, who)) is not False:
                acted.append(who)
        if said.may:
            context.offered(acted, meant)
        elif noun not in (DOERS, IDLE):  # who did it, and who not, is still spoken of
            context.acted, context.meant = acted, meant
        context.undone |= not acted
        context.that = meant[0] if len(meant) == 1 else -1

    def _at_once(self, context: Context, said: Said, spared: dict[int, bool]) -> Rules[None]:
        """Carry out one action for nobody in particular, or for all whom it names at once."""
        noun = said.values.get("who")
        if noun == DID and not context.acted:
            context.undone = True  # nobody did what this goes on from
            return
        unless = context.line.sentence.clause.unless
        left = said.may and said.phrase.offers is None
        if left and quantifier(noun) == "each":
            yield from self._each_who_wants(context, said)
        elif left and not (yield from self._wants(context, said, -1 if noun else context.you)):
            context.offered([], [context.you])
            context.undone = True
        elif unless is None or not (yield from self._spares(context, -1, spared)):
            done = (yield from self.act(context, said, -1)) is not False
            context.undone |= not done
            if left:
                context.offered([context.you] * done, [context.you])

    def _each_who_wants(self, context: Context, said: Said) -> Rules[None]:
        """Ask each whether to do what is done by all of them at once, and have those do it."""
        meant, acted = (yield from self.whom.meant(context, said.values["who"])), list[int]()
        for who in meant:
            context.that = who
            if (yield from self._wants(context, said, who)):
                acted.append(who)
        context.acted, context.meant = acted, meant
        these = Said(said.phrase, {**said.values, "who": DOERS}, said.may)
        done = bool(acted) and (yield from self.act(context, these, -1)) is not False
        context.offered(acted if done else [], meant)
        context.undone |= not done

    def _is_whole(self, said: Said) -> bool:
        """Whether the action is carried out for all whom it names at once."""
        return said.phrase in self._whole or (said.may and said.phrase.offers is not None)

    def act(self, context: Context, said: Said, who: int) -> Rules[Any]:
        """Run the function of the words for *who*; False if it could not be done."""
        return self.until_left(self._act(context, said, who))

    def _act(self, context: Context, said: Said, who: int) -> Rules[Any]:
        values = dict(said.values)
        for name, value in values.items():
            if not isinstance(value, RECKONED):
                continue
            if isinstance(value, UpTo):
                most = self.at_most(context, said, who, value.n)
                values[name] = (yield from self._how_many(context, who, most)) if most else 0
            else:
                values[name] = context.amount(value)
        if "who" in values and not self._is_whole(said):
            values["who"] = who
        context.table = context.play.table
        run = (said.may and said.phrase.offers) or said.phrase.run
        done = run(context, **values)  # type: ignore[misc]
        if type(done) is GeneratorType:
            done = yield from done
        self.acted(context, done)
        return done

    def _would(self, table: Table, deed: Deed) -> str:
        """What is about to be done, as a sentence; empty if its deed has no words for that."""
        if deed.done or not deed.would:
            return ""
        n, who = getattr(deed, "n", 0), getattr(deed, "who", -1)
        name = self.name_of(table, who) if who >= 0 else ""
        return f"{capitalised(deed.would.format(who=name, n=n, deed=deed))}."

    def _wants(self, context: Context, said: Said, who: int) -> Rules[bool]:
        """Whether *who* chooses to do an optional action."""
        if not self.is_of_use(context, said, who):
            return False
        done = said.addressed
        ask = f"{self.asked_of(context, who)} {done}?"
        vain = partial(self.vain, context, who, (said,))
        idle = partial(self.idle, context, who)
        asks = unless_declared(context, self.asking(context))
        return (yield from self.until_left(willing(
            asks, context.play, who, ask, done, partial(self.lacks, context, said, who),
            vain=vain, idle=idle, pieces=self.stand_for(context),
            tells=(self.brings(context), self.unwilling(context, who)),
        )))  # fmt: skip

    def _spares(self, context: Context, who: int, spared: dict[int, bool]) -> Rules[bool]:
        """Whether an `unless` keeps the action from *who*."""
        unless = context.line.clause.unless
        if unless is None:
            return False
        if who not in spared:
            spared[who] = yield from self._is_met(context, unless)
        return spared[who]

    def _is_met(self, context: Context, unless: Said) -> Rules[bool]:
        price = unless.values.get("price")
        if price is None:
            return bool(unless.run(context))
        return (yield from self._pays(context, price, True)) is not None

    def _chosen(self, context: Context, said: Said) -> Rules[Actions | None]:
        """The actions of the chosen mode; None if `you` decline an optional choice."""
        modes = said.values["modes"]
        ask = f"{self.asked_of(context, context.you)} which?"
        option = yield from unless_declared(context, self.asking(context))(
            context.play, context.you, ask, partial(modes_of, self, context, said)
        )
        chosen: Actions | None = modes[int(option.value)] if option.key != LEAVE.key else None
        return chosen

    def _how_many(self, context: Context, who: int, most: int) -> Rules[int]:
        done = context.said.addressed if context.said is not None else ""
        option = yield from unless_declared(context, self.asking(context))(
            context.play,
            who,
            f"{self.asked_of(context, who)} {done}. How many?",
            lambda: [Option(f"{n}", f"{n}", value=n) for n in range(most, -1, -1)],
        )
        return int(option.value)
