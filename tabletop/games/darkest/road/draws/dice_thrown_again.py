"""Throwing the draw dice, and having all of them thrown again (DTS-026)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tabletop.games.darkest.cards.grammar import GRAMMAR, is_one_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import dice, heroes
from tabletop.games.darkest.party.executor import EXECUTOR, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import bears, spoken
from tabletop.games.darkest.road.draws import carried_fate, drawing
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


def throw(play: Play, lies: Piece) -> Rules[list[dice.Die]]:
    """DTC-116: the draw dice of a terrain, by the leader. They are thrown again if somebody can
    have that and likes to: what they showed before was shown, and a 1 has been a 1."""
    rolled = yield from _thrown(play, lies)
    leader = heroes.leader(play.table)
    if leader < 0:
        return rolled
    left = ["DTD-042", "DTD-041"]
    while (rule := _again(play.table, leader, rolled, left)) is not None:
        left.remove(rule)
        ones = rule == "DTD-041"
        which = "those that show 1" if ones else "all of them"
        if (yield from business(_wants(play, leader, rolled, which, rule), otherwise=False)):
            rolled = yield from (
                _ones_again(play, leader, rolled) if ones else _throw_once(play, lies)
            )
    return rolled


def _again(table: Table, leader: int, rolled: list[dice.Die], left: list[str]) -> str | None:
    """By which rule of those *left* the leader may have dice of these thrown again, if by any:
    each once, whichever comes first."""
    shown = dice.showing(table, rolled)
    may = {
        "DTD-042": bool(shown) and {*shown} == {dice.SIDES} and bears(table, leader, SIXES_AGAIN),
        "DTD-041": 1 in shown and bears(table, leader, ONES_AGAIN),
    }
    return next((rule for rule in left if may[rule]), None)


DARES = idiom(
    GRAMMAR, "trait", "you may roll {n} draw dice in {grounds} , and 1 more die where cards lie",
    slots={"n": "number", "grounds": "grounds"}, sort="permission",
)  # fmt: skip


def _how_many(play: Play, lies: Piece) -> Rules[int]:
    """DTD-031: as many dice as the terrain gives, or as the leader likes to roll there."""
    usual, leader = drawing.dice_for(play.table, lies), heroes.leader(play.table)
    n = max(dared(play, lies), usual)
    if n == usual or leader < 0:
        return usual
    ask = f"{heroes.name_of(play.table, leader)} leads. How many draw dice here?"
    few = Option("few", f"{usual}, as usual")
    option = yield from business(asks(play, leader, ask, lambda: [
        few, Option("more", f"{n} dice"),
    ], "DTD-031"), otherwise=few)  # fmt: skip
    return usual if option.key == "few" else n


def dared(play: Play, lies: Piece) -> int:
    """How many draw dice the leader may roll on the terrain *lies*; 0 if no more than usual."""
    said = spoken(play.table, heroes.leader(play.table), DARES)
    return max((int(s["n"]) for s in said if is_one_of(lies.name, s["grounds"])), default=0)


def more_where_cards_lie(play: Play, space: int) -> Rules[None]:
    """DTD-032: where cards lie already, the leader may add as many as a die shows."""
    lies, leader = heroes.terrain(play.table, space), heroes.leader(play.table)
    if lies is None or not dared(play, lies) or not space_positions.cards_at(play.table, space):
        return
    ask = f"{heroes.name_of(play.table, leader)} leads. Lay more cards here?"
    no = Option("no", "Leave it as it is")
    option = yield from business(asks(play, leader, ask, lambda: [
        no, Option("more", "Roll a die, and lay as many"),
    ], "DTD-032"), otherwise=no)  # fmt: skip
    if option.key == "more":
        shown = yield from dice.several(play, leader, 1, drawing.MORE, "DTD-032", party=True)
        yield from drawing.deal(play, sum(shown), space)


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
    n, stakes = (yield from _how_many(play, lies)), drawing.stakes(play.table)
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
