"""Dice beside those of the terrain, which add cards to a Road Space."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR, is_one_of
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes, joint_rolls
from tabletop.games.darkest.party.executor import asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.party.scores import spoken
from tabletop.games.darkest.party.stakes import by_side
from tabletop.games.darkest.road.draws import drawing
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

ADDS = idiom(
    GRAMMAR, "trait", "you may add the cards of a die in {grounds}", slots={"grounds": "grounds"},
    sort="permission",
)  # fmt: skip
DARES = idiom(
    GRAMMAR, "trait", "you may roll {n} draw dice in {grounds} , and 1 more die where cards lie",
    slots={"n": "number", "grounds": "grounds"}, sort="permission",
)  # fmt: skip
KEEPS = Option("no", "Leave it at that")
ADDS_THEM = Option("add", "Throw a die, and add so many cards")


def lay_added(play: Play, lies: Piece) -> Rules[int]:
    """DTH-028: how many cards heroes add who may do so on the terrain *lies*; such a die finds no
    special location."""
    added = 0
    for place in heroes.here(play.table):
        if any(is_one_of(lies.name, said["grounds"]) for said in spoken(play.table, place, ADDS)):
            added += yield from business(_adds(play, place), otherwise=0)
    return added


def _adds(play: Play, place: int) -> Rules[int]:
    name = heroes.name_of(play.table, place)
    option = yield from asks(
        play, place, f"Does {name} add the cards of a die?", lambda: [KEEPS, ADDS_THEM], "DTH-028"
    )
    if option.key == KEEPS.key:
        return 0
    what = by_side("more cards", lambda n: f"{n} more to meet")
    (shown,) = yield from joint_rolls.several(play, place, 1, what, "DTH-028")
    yield from drawing.deal(play, shown)
    return shown


def how_many(play: Play, lies: Piece) -> Rules[int]:
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
        shown = yield from joint_rolls.several(play, leader, 1, drawing.MORE, "DTD-032", party=True)
        yield from drawing.deal(play, sum(shown), space)
