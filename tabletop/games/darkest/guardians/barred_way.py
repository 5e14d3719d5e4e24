"""Who bars the destination, until it is beaten in Guardian Combat."""

from __future__ import annotations

from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.guardians.troveless_combat import stand
from tabletop.games.darkest.order import BARRED, BARRED_STILL
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import holds
from tabletop.games.darkest.party.party_decisions import decide
from tabletop.games.darkest.road.layout.wandering_cards import BARS
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.joins import Join
from tabletop.play.rules.open_steps import comes_to
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules, go
from tabletop.table.piece import Piece
from tabletop.table.table import Flow, Table


def barring(table: Table) -> list[Piece]:
    """Those that bar it."""
    return [
        card
        for card in space_positions.cards_at(table, heroes.last_space(table))
        if space_positions.is_turned(card) and holds(card.name, BARS)
    ]


def _passes(play: Play) -> Rules[Flow | None]:
    """DTR-070: who bars the destination comes before it."""
    if not (yield from _passed(play)):
        yield from comes_to(play, BARRED_STILL)
        return go("go_home" if heroes.here(play.table) else "carried")
    return go("carried") if heroes.is_bound(play.table) else None


def _passed(play: Play) -> Rules[bool]:
    """Whether nobody bars it any more; the party may fight on, or turn back."""
    while cards := barring(play.table):
        play.say("{} bars the way.", cards[0], rule="DTR-070")
        for left in (yield from stand(play, cards)):
            space_positions.put(play, left, heroes.last_space(play.table), 1)
        yield from meeting.settle(play)
        if not heroes.here(play.table) or not barring(play.table):
            break
        ask = "The destination is still barred. Fight on?"
        option = yield from decide(play, ask, "DTR-070", lambda table: [
            Option("fight", "Fight on: it has its full score again"), Option("back", "Turn Back"),
        ])  # fmt: skip
        if option.key == "back":
            return False
    return True


JOINS = tuple(
    Join(moment=moment, place=BARRED, rule="DTR-070", run=_passes)
    for moment in ("destination", "at_destination")
)
