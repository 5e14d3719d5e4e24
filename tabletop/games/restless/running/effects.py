"""Running what cards say: who is meant, what triggers, what it costs, what is done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from tabletop.cardtext.clause import Clause
from tabletop.cardtext.die_table import DieTable, die_tables
from tabletop.executor.lasting import is_lasting
from tabletop.games.restless.cards import content
from tabletop.games.restless.running.deeds import Happens
from tabletop.games.restless.running.happening import Saying
from tabletop.games.restless.running.lasting import LASTING, keep
from tabletop.games.restless.running.limits import LIMITS, place_of
from tabletop.games.restless.running.meaning import meant
from tabletop.games.restless.table.index import Headed, Heading, headings, is_live, lines
from tabletop.games.restless.table.memory import remembered
from tabletop.games.restless.table.reading import has_trait, is_foe, party_has
from tabletop.packs.library import by_name
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.table import Table

Look = Callable[[Play], Rules[bool]]
"""Looks at the table and puts it right; whether only what is watched can change what it finds."""

LOOKS: list[Look] = []
"""What is looked at after everything that happened, in this order (`game.py`)."""


IN_ORDER = "in order"
"""Remembered of a table that was looked at and needed nothing."""


def look(play: Play) -> Rules[None]:
    """RST-003: what cards change is enforced after everything by which it may have come about.

    Where all was in order, it is until something changes that it hangs on (`memory.remembered`).
    """
    if remembered(play.table).get(IN_ORDER):
        return
    play.table.__dict__[IN_ORDER] = False
    steady = True
    for each in LOOKS:
        steady = (yield from each(play)) and steady
    if steady and IN_ORDER in play.table.__dict__:  # nothing has changed by looking
        play.table.__dict__[IN_ORDER] = True


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
    trait = clause.heads.get("bearer")
    if trait is not None:
        word = str(trait.values["bearer"])
        if not (has_trait(table, bearer, word) if bearer >= 0 else party_has(table, word)):
            return False
    condition = clause.heads.get("if")
    return condition is None or bool(condition.run(table, bearer))


def carry_out(play: Play, clause: Clause, about: Saying) -> Rules[bool]:
    """Do what a sentence says if it is in force and its cost is paid; whether it was done."""
    placed = about.card, clause, place_of(clause, about.card) if "limit" in clause.heads else ""
    if not in_force(play.table, clause, about.you) or LIMITS.is_spent(play.table, *placed):
        return False
    cost = clause.heads.get("cost")
    if cost is not None and cost.phrase.run is not None:
        about.paid_for = clause.done
        paid = cost.phrase.run(play, about, **cost.values)
        if not (paid if isinstance(paid, bool) else (yield from paid)):
            return False
        yield from look(play)
    LIMITS.spend(play, *placed)
    if clause.phrase.role in ("modifier", "trait"):
        yield from _lasts(play, clause, about)
        yield from look(play)
        return True
    for said in clause.body:
        about.said = said
        if said.phrase.run is not None:
            done = said.phrase.run(play, about, **said.values)
            if done is not None:
                yield from done
            yield from look(play)
    if about.rolls and (table := table_after(about.card.name, str(clause))):
        for slot, rolled in about.rolls:
            about.you = about.that = slot
            about.rolled = rolled
            row = table.row(about.rolled)
            if isinstance(row, Clause):
                yield from carry_out(play, row, about)
    return True


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
