"""Running what cards say: who is meant, what triggers, what it costs, what is done."""

from __future__ import annotations

from dataclasses import replace
from itertools import takewhile
from typing import TypeVar

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import DieTable, die_tables
from tabletop.cardtext.phrase import Said
from tabletop.executor.lasting import is_lasting
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.deeds import Happens
from tabletop.games.restless.running.doing import do_all, is_so
from tabletop.games.restless.running.lasting import LASTING, keep
from tabletop.games.restless.running.limits import LIMITS, place_of
from tabletop.games.restless.running.looking import IN_ORDER, look
from tabletop.games.restless.running.meaning import meant
from tabletop.games.restless.running.prices import payers
from tabletop.games.restless.running.saying import Saying
from tabletop.games.restless.table.index import Headed, Heading, headings, is_live, lines
from tabletop.games.restless.table.reading import has_trait, is_foe, party_has
from tabletop.packs.library import by_name
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.table import Table

D = TypeVar("D", bound=Happens)

WAITS: Heading = ("waits", "")
"""The heading of all sentences that wait for something."""


def happens(play: Play, deed: D) -> Rules[D]:
    """Let all live cards react to *deed*, each sentence once; returns it as it came out."""
    for piece, bearer, clause in lines(play.table, (_window(deed.done), type(deed))):
        trigger = clause.heads["trigger"]
        deed.asked = piece.id
        if (
            trigger.phrase.run(play.table, deed, bearer, **trigger.values)  # type: ignore[misc]
            and is_live(play.table, piece, bearer)
        ):
            you = bearer if bearer >= 0 else deed.who
            about = Saying(piece, you, deed.who, deed.n, deed.target)
            about.deed = deed
            if is_foe(play.table, piece):  # RST-228: its last words, too
                about.cause, about.target = "target", piece.id
            yield from carry_out(play, clause, about)
    if deed.done:  # else nothing has happened yet
        LASTING.expire(play, type(deed))
        if not play.table.__dict__.get(IN_ORDER):
            yield from look(play)
    return deed


def _window(done: bool) -> str:
    return "after" if done else "would"


@headings
def _waiting(name: str) -> Headed:
    """The sentences of the card called *name* that wait for something."""
    for clause in () if is_lasting(name) else content.says(name):
        trigger = clause.heads.get("trigger")
        if trigger and trigger.phrase.deed:
            yield (trigger.phrase.window, trigger.phrase.deed), clause
            yield WAITS, clause


def in_force(table: Table, clause: Clause, bearer: int) -> bool:
    """RST-058, RST-059: whether a sentence for a Trait concerns somebody, and its `if` is true."""
    condition = clause.heads.get("if")
    return concerns_bearer(table, clause, bearer) and (
        condition is None or bool(condition.run(table, bearer))
    )


def concerns_bearer(table: Table, clause: Clause, bearer: int) -> bool:
    """RST-058, RST-059: whether a sentence for a Trait is for a bearer who has it."""
    trait = clause.heads.get("bearer")
    if trait is None:
        return True
    word = str(trait.values["bearer"])
    return has_trait(table, bearer, word) if bearer >= 0 else party_has(table, word)


def carry_out(play: Play, clause: Clause, about: Saying) -> Rules[bool]:
    """Do what a sentence says if it is in force and its cost is paid; whether it was done."""
    placed = about.card, clause, place_of(clause, about.card) if "limit" in clause.heads else ""
    if LIMITS.is_spent(play.table, *placed) or not concerns_bearer(play.table, clause, about.you):
        return False
    condition, cost = clause.heads.get("if"), clause.heads.get("cost")
    if condition is not None and not is_so(play.table, condition, about):
        yield from do_all(play, clause, clause.otherwise, about)
        return bool(clause.otherwise)
    if cost is not None and not (yield from _is_paid(play, clause, cost, about)):
        return False
    LIMITS.spend(play, *placed)
    if clause.phrase.role in ("modifier", "trait"):
        yield from _lasts(play, clause, about)
        yield from look(play)
        return True
    each = payers(about, cost.values.get("who", "")) if cost is not None else []
    for slot in each:
        yield from do_all(play, clause, clause.body, replace(about, you=slot, that=slot))
    if not each:
        yield from do_all(play, clause, clause.body, about)
    if clause.instead and about.deed is not None:
        about.deed.replaced()
    if about.rolls and (table := table_after(about.card.name, str(clause))):
        for slot, rolled in about.rolls:
            about.you = about.that = slot
            about.rolled = rolled
            row = table.row(about.rolled)
            if isinstance(row, Clause):
                yield from carry_out(play, row, about)
    for more in going_on(about.card.name, str(clause)):
        yield from carry_out(play, more, about)
    return True


def _is_paid(play: Play, clause: Clause, cost: Said, about: Saying) -> Rules[bool]:
    """Whether a price is paid; some the rules themselves have taken."""
    if cost.phrase.run is None:
        return True
    about.paid_for = clause.done
    paid = cost.phrase.run(play, about, **cost.values)
    if not (paid if isinstance(paid, bool) else (yield from paid)):
        return False
    yield from look(play)
    return True


@by_name
def going_on(name: str, sentence: str) -> tuple[Clause, ...]:
    """The sentences of the card called *name* that go on from this *sentence* of it."""
    for part in ("text", "death"):
        said = content.says(name, part)
        for number, clause in enumerate(said):
            if str(clause) == sentence:
                return (*takewhile(lambda each: each.goes_on, said[number + 1 :]),)
    return ()


@by_name
def table_after(name: str, sentence: str) -> DieTable | None:
    """The die table that follows *sentence* on the card called *name*, if that rolls a die."""
    for part in ("text", "death"):
        for table in die_tables(content.says(name, part)):
            if str(table.roll) == sentence:
                return table
    return None


def _lasts(play: Play, clause: Clause, about: Saying) -> Rules[None]:
    """RST-264: the change is in force for whom the sentence names, else for `you`."""
    who, about.said = clause.values.get("whose"), clause.body[0]
    slots = [about.you] if who is None else (yield from meant(play, about, who))
    for slot in slots:
        keep(play, about.card.name, clause, slot)
