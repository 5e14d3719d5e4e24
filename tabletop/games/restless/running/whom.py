"""Whom the sentences of the cards mean: `you`, `each other Character`, `a random Character`."""

from __future__ import annotations

from collections.abc import Callable

from tabletop.cardtext.subjects import EACH, IMPLIED, IT, Who
from tabletop.executor.context import Context
from tabletop.executor.whom import Among, Whom
from tabletop.games.restless.cards.grammar import GRAMMAR
from tabletop.games.restless.running.question_context import saying
from tabletop.games.restless.running.questions import choose_slot
from tabletop.games.restless.running.sentence_context import Saying
from tabletop.games.restless.table.count_values import how_many
from tabletop.games.restless.table.table_reads import health, living, slots
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

WHOM = Whom()
"""The words of `WHO` and `ACTORS`, and who they mean: none but the living. What waits for something
may speak of somebody who has just died."""


@WHOM.noun("you", fits=lambda about, slot: slot == about.you)
@WHOM.noun(IMPLIED)
@WHOM.noun("roller")
def you(about: Context) -> list[int]:
    """Who bears the card, or rolled."""
    return _alive(about, about.you)


@WHOM.noun("that")
@WHOM.noun("it")
def that(about: Context) -> list[int]:
    """Who was spoken of last."""
    return _alive(about, about.that)


def _alive(about: Context, slot: int) -> list[int]:
    return [slot] if health(about.table, slot) > 0 else []


@WHOM.noun("party")
def together(about: Context) -> list[int]:
    """RST-006: all of them, as nobody in particular."""
    return [-1]


@WHOM.noun("left")
def left(about: Context) -> list[int]:
    """RST-025."""
    return _neighbour(about.table, about.you, 1)


@WHOM.noun("right")
def right(about: Context) -> list[int]:
    """RST-025."""
    return _neighbour(about.table, about.you, -1)


def _neighbour(table: Table, slot: int, step: int) -> list[int]:
    """RST-025: the next living Character on that side, unless there is nobody else."""
    count = len(slots(table))
    others = ((slot + step * n) % count for n in range(1, count))
    return [other for other in others if health(table, other) > 0][:1]


@WHOM.noun("beside")
def beside(about: Context) -> list[int]:
    """RST-025: the nearest on both sides, who may be the same."""
    return [*dict.fromkeys((*left(about), *right(about)))]


@WHOM.noun("lucky")
def lucky(about: Context) -> list[int]:
    """Who rolled highest, the first of several."""
    return _by_roll(about, max)


@WHOM.noun("luckless")
def luckless(about: Context) -> list[int]:
    """Who rolled lowest, the first of several."""
    return _by_roll(about, min)


def _by_roll(about: Context, best: Callable[[list[int]], int]) -> list[int]:
    assert isinstance(about, Saying)
    thrown = [(slot, n) for slot, n in about.thrown if _alive(about, slot)]
    wanted = best([n for _, n in thrown]) if thrown else 0
    return [slot for slot, n in thrown if n == wanted][:1]


SIZES: dict[str, Callable[[Table, int], int]] = {
    "Health": health,
    "Items": lambda table, slot: how_many(table, "items", slot),
    "Sins": lambda table, slot: how_many(table, "sins", slot),
    "Armor": lambda table, slot: how_many(table, "armor", slot),
}
"""What somebody may have the most or the least of."""


def _ranked(what: str, sign: int) -> None:
    """Have who has the most or the least of *what*: the first of several."""

    @WHOM.noun(f"{'most' if sign < 0 else 'least'} {what}")
    def ranked(about: Context) -> list[int]:
        return sorted(living(about.table), key=lambda n: sign * SIZES[what](about.table, n))[:1]


for _what in SIZES:
    _ranked(_what, -1)
    _ranked(_what, 1)


def somebody(about: Context, among: Among) -> Rules[int]:
    """RST-007: one of them, as the party says, or has declared before."""
    assert isinstance(about, Saying)
    if about.named and len(among()) > 1 and (declared := about.named.pop(0)) in among():
        return declared
    ask = f"{saying(about)} Which Character?"
    return (yield from choose_slot(about.play, among, ask, "RST-007"))


@WHOM.noun("each")
@WHOM.noun("one", somebody, fits=lambda about, slot: True)
def each(about: Context) -> list[int]:
    """All who live."""
    return [*living(about.table)]


@WHOM.noun("other")
@WHOM.noun("another", somebody, fits=lambda about, slot: slot != about.you)
def others(about: Context) -> list[int]:
    """All of them but `you`."""
    return [slot for slot in living(about.table) if slot != about.you]


def meant(about: Saying, who: Who) -> list[int]:
    """Whom a condition or a count is about: who is spoken of, be it that it has just died."""
    if who in ("you", IMPLIED):
        return [about.you] if about.you >= 0 else []
    if who in (EACH, IT):
        return [about.that] if about.that >= 0 else []
    return WHOM.among(about, who)


GRAMMAR.meant = meant
GRAMMAR.remembers = lambda about, measure: about.had.get(measure)
