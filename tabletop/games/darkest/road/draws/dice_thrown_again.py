"""Throwing the draw dice, and having all of them thrown again (DTS-026)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import EXECUTOR, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.draws import carried_fate, drawing
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

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


def throw(play: Play, lies: Piece) -> Rules[list[dice.Die]]:
    """DTC-116: the draw dice of a terrain, by the leader. They are thrown again if somebody can
    have that and likes to: what they showed before was shown, and a 1 has been a 1."""
    rolled = yield from _throw_once(play, lies)
    for line in EXECUTOR.index.lines(play.table, ("rules", THROWS_AGAIN)):
        if line.piece.counters.get(USED, 0) or line.bearer not in heroes.here(play.table):
            continue
        if (yield from business(_likes(play, line.bearer, line.piece, rolled), otherwise=False)):
            play.count(USED, 1, play.table.pieces[line.piece.id])
            name = heroes.name_of(play.table, line.bearer)
            play.say("{} has the draw dice rolled again.", name, rule="DTS-026")
            return (yield from _throw_once(play, lies))
    return rolled


def _likes(play: Play, place: int, by: Piece, rolled: list[dice.Die]) -> Rules[bool]:
    shown = " and ".join(map(str, dice.showing(play.table, rolled)))
    ask = f"{heroes.name_of(play.table, place)}: the draw dice show {shown}. Roll them again?"
    throws = Option("again", "Roll them again", (by.id, *(die.piece for die in rolled)))
    option = yield from asks(play, place, ask, lambda: [STAND, throws], "DTS-026")
    return option is throws


def _throw_once(play: Play, lies: Piece) -> Rules[list[dice.Die]]:
    n, stakes = drawing.dice_for(play.table, lies), drawing.stakes(play.table)
    choosers: list[Chooser] = play.game.records_of(CHOOSERS)
    for each in choosers:
        if chosen := (yield from each(play, n)):
            return [dice.Die(dice.NO_DIE, side) for side in chosen]
    return (
        yield from dice.together(
            play, heroes.leader(play.table), n, stakes, "DTC-116", party=True,
            then=partial(carried_fate.turned, play, stakes),
        )
    )  # fmt: skip
