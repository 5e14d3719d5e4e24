"""Doing what sentences say, action by action, as far as nobody is spared or leaves it."""

from __future__ import annotations

from dataclasses import replace

from tabletop.cardtext.clause import Actions, Clause
from tabletop.cardtext.phrase import Said
from tabletop.cardtext.subjects import EACH, Who
from tabletop.games.restless.cards.phrases import PHRASES
from tabletop.games.restless.running.choosing import choose_one, wishes
from tabletop.games.restless.running.looking import look
from tabletop.games.restless.running.meaning import meant, those
from tabletop.games.restless.running.saying import Saying
from tabletop.play.play import Play
from tabletop.play.procedure import Rules
from tabletop.table.table import Table


def is_so(table: Table, said: Said, about: Saying) -> bool:
    """Whether the condition behind an `if` or `unless` is true of whom it speaks of."""
    condition = said.values["condition"]
    if condition.phrase.back:
        return bool(condition.run(about))
    of_that = condition.values.get("bearing") == EACH
    return bool(condition.run(table, about.that if of_that else about.you))


def do_all(play: Play, clause: Clause, actions: Actions, about: Saying) -> Rules[None]:
    """All *actions*, one after another; of a choice those that are chosen."""
    for said in actions:
        about.said = said
        if "modes" in said.values:
            yield from do_all(play, clause, (yield from choose_one(play, about, said)), about)
        elif said.may or clause.unless is not None:
            yield from _leave(play, clause, said, about)
        elif said.phrase.run is not None:
            yield from _act(play, said, about)


def _act(play: Play, said: Said, about: Saying, who: Who | None = None) -> Rules[bool]:
    """One action, by *who* instead of whom it names; whether it could be done."""
    named: dict[str, Who] = {} if who is None else {"who": who}
    done = said.phrase.run(play, about, **{**said.values, **named})  # type: ignore[misc]
    if done is not None and not isinstance(done, bool):
        done = yield from done
    yield from look(play)
    return done is not False


def _leave(play: Play, clause: Clause, said: Said, about: Saying) -> Rules[None]:
    """One action that is left to whom it names, or not done to whom something spares."""
    who = said.values.get("who")
    slots = [-1] if who is None else (yield from meant(play, about, who))
    acted: list[int] = []
    for slot in slots:
        one = replace(about, that=slot if who is not None else about.that, said=said)
        if said.may and not (yield from wishes(play, one, slot)):
            continue
        if clause.unless is not None and (yield from _spares(play, clause.unless, one)):
            continue
        if (yield from _act(play, said, one, None if who is None else those(slot))):
            acted.append(slot)
    about.acted, about.meant = acted, len(slots)
    if len(slots) == 1 and slots[0] >= 0:
        about.that = slots[0]


def _spares(play: Play, unless: Said, about: Saying) -> Rules[bool]:
    """Whether a condition is true, or a price is paid against it."""
    price = unless.values.get("price")
    if price is None:
        return is_so(play.table, unless, about)
    paid = price.run(play, replace(about, paid_for=""))
    return bool(paid if isinstance(paid, bool) else (yield from paid))


# --- speaking of the sentence before -----------------------------------------------------------


def _did(about: Saying, who: Who) -> bool:
    """Whether somebody did what was said last; `a Character` is any, `each Character` all."""
    if who in ("each", "each_other"):
        return bool(about.acted) and about.meant == len(about.acted)
    if who == "one":
        return bool(about.acted)
    return (about.that if who == "that" else about.you) in about.acted


def _did_not(about: Saying, who: Who) -> bool:
    """Whether somebody did not."""
    return not _did(about, who)


PHRASES.add("{who:doer} [do]", "condition", _did, back=True)
PHRASES.add("{who:doer} [does not|do not]", "condition", _did_not, back=True)
