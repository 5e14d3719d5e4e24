"""Dice that add cards to a Road Space when the party lands on it."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR, is_one_of
from tabletop.games.darkest.party import dice, heroes
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
    if option is not ADDS_THEM and option.key != ADDS_THEM.key:
        return 0
    what = by_side("more cards", lambda n: f"{n} more to meet")
    (shown,) = yield from dice.several(play, place, 1, what, "DTH-028")
    yield from drawing.deal(play, shown)
    return shown
