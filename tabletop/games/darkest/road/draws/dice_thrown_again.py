"""Throwing the draw dice, and having all of them thrown again (DTS-026)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.party import dice, heroes, joint_rolls
from tabletop.games.darkest.party.executor import EXECUTOR, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.road.draws import added_dice, carried_fate, drawing
from tabletop.grammar.function import Function
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece
from tabletop.table.table import Table

CHOOSERS = "draw-chooser"
"""Modules say under this name who chooses what so many draw dice show, instead of throwing them;
nothing is chosen where nobody does."""

Chooser = Callable[[Play, int], Rules[list[int]]]

USED = "thrown-again"
"""On what lets the dice be thrown again: that was done on this stretch of the road."""

THROWS_AGAIN = idiom(
    GRAMMAR, "trait",
    "you may roll the draw dice again once on the way out and once on the way home",
    sort="permission",
)  # fmt: skip
STAND = Option("keep", "Let them stand")


ONES_AGAIN = idiom(GRAMMAR, "trait", "you may roll draw dice of 1 again", sort="permission")
SIXES_AGAIN = idiom(
    GRAMMAR, "trait", "you may roll the draw dice again that show nothing but 6s",
    sort="permission",
)  # fmt: skip


class Again(NamedTuple):
    """What a leader may have thrown again of what draw dice show, once: *which* dice, by what
    `phrase` and `rule`."""

    rule: str
    phrase: Function
    which: str
    fits: Callable[[list[int]], bool]


ALL_SIXES = Again("DTD-042", SIXES_AGAIN, "all of them", lambda shown: {*shown} == {dice.SIDES})
ONES = Again("DTD-041", ONES_AGAIN, "those that show 1", lambda shown: 1 in shown)


def throw(play: Play, lies: Piece) -> Rules[list[dice.Die]]:
    """DTC-116: the draw dice of a terrain, by the leader. They are thrown again if somebody can
    have that and likes to: what they showed before was shown, and a 1 has been a 1."""
    rolled = yield from _thrown(play, lies)
    leader = heroes.leader(play.table)
    if leader < 0:
        return rolled
    left = [ALL_SIXES, ONES]
    while (again := _again(play.table, leader, rolled, left)) is not None:
        left.remove(again)
        if (
            yield from business(
                _wants(play, leader, rolled, again.which, again.rule), otherwise=False
            )
        ):
            rolled = yield from (
                _ones_again(play, leader, rolled) if again is ONES else _throw_once(play, lies)
            )
    return rolled


def _again(table: Table, leader: int, rolled: list[dice.Die], left: list[Again]) -> Again | None:
    """What of those *left* the leader may have thrown again of these dice, whichever comes
    first."""
    shown = dice.showing(table, rolled)
    may = (each for each in left if each.fits(shown) and bears(table, leader, each.phrase))
    return next(may, None)


def _wants(
    play: Play, place: int, rolled: list[dice.Die], which: str, rule: str, *by: int
) -> Rules[bool]:
    """Whether the hero at *place* has *which* of the draw dice rolled again, *by* what piece."""
    shown = " and ".join(map(str, dice.showing(play.table, rolled)))
    ask = f"{heroes.name_of(play.table, place)}: the draw dice show {shown}. Roll {which} again?"
    throws = Option("again", f"Roll {which} again", (*by, *(die.piece for die in rolled)))
    option = yield from asks(play, place, ask, lambda: [STAND, throws], rule)
    return option is throws


def _ones_again(play: Play, leader: int, rolled: list[dice.Die]) -> Rules[list[dice.Die]]:
    """DTD-041: each die that shows a 1, once; that it did stays so."""
    name, found = heroes.name_of(play.table, leader), [*rolled]
    for nth, shown in enumerate(dice.showing(play.table, rolled)):
        if shown == 1:
            ask = f"{name} rolls again: the cards of this Road Space"
            found[nth] = yield from dice.thrown(
                play, ask, "DTD-041", nth=nth, again=True, purpose="DTC-116"
            )
            play.say("{} rolls again: {}.", name, found[nth].side, rule="DTD-041")
            yield from dice.settled(play, leader, found[nth].side)
    return found


def _thrown(play: Play, lies: Piece) -> Rules[list[dice.Die]]:
    rolled = yield from _throw_once(play, lies)
    for line in EXECUTOR.index.lines(play.table, ("rules", THROWS_AGAIN)):
        if line.piece.counters.get(USED, 0) or line.bearer not in heroes.here(play.table):
            continue
        if (
            yield from business(
                _wants(play, line.bearer, rolled, "them", "DTS-026", line.piece.id), otherwise=False
            )
        ):
            play.count(USED, 1, play.table.pieces[line.piece.id])
            name = heroes.name_of(play.table, line.bearer)
            play.say("{} has the draw dice rolled again.", name, rule="DTS-026")
            return (yield from _throw_once(play, lies))
    return rolled


def _throw_once(play: Play, lies: Piece) -> Rules[list[dice.Die]]:
    n, stakes = (yield from added_dice.how_many(play, lies)), drawing.stakes(play.table)
    choosers: list[Chooser] = play.game.records_of(CHOOSERS)
    for each in choosers:
        if chosen := (yield from each(play, n)):
            return [dice.Die(dice.NO_DIE, side) for side in chosen]
    return (
        yield from joint_rolls.together(
            play, heroes.leader(play.table), n, stakes, "DTC-116", party=True,
            then=partial(carried_fate.turned, play, stakes),
        )
    )  # fmt: skip
