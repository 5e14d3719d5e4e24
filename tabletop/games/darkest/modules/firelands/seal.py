"""Suleiman's Seal, which lies in the Chapel or the Temple once it has been used."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.ground.place_codes import code_of
from tabletop.games.darkest.modules.firelands.every_move import REACTIONS
from tabletop.games.darkest.party import acquisition
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.party.questions import business
from tabletop.games.darkest.road.meetings.meeting import Visits
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import Rules
from tabletop.table.piece import Piece

LEFT_THERE, WHERE = "firelands-shrine", "firelands-shrine-of"
"""The zone of what was left in a place, and on it the place, by its code."""

PLACES = ("chapel", "temple")


def leave_there(context: Meeting, who: int, this: str) -> Rules[bool]:
    """DTL-035: in the Chapel or the Temple, as its bearer says."""
    play = context.play
    option = yield from asks(play, who, f"Where is {content.title(context.card.name)} left?",
                             lambda: [Option(p, content.title(p), value=p) for p in PLACES],
                             "DTL-035")  # fmt: skip
    space_positions.pick_up(play, context.card)
    play.count(WHERE, code_of(option.key), context.card)
    play.move(context.card, LEFT_THERE, face_up=True)
    play.say("{} is left in the {}.", context.card, content.title(option.key), rule="DTL-035")
    return True


@REACTIONS.after(Visits, lying_in=LEFT_THERE)
def lies_there(play: Play, card: Piece, visit: Visits) -> Rules[None]:
    """DTL-035: the next who comes to that place may take it."""
    if card.counters.get(WHERE, 0) != code_of(content.place(visit.location)):
        return
    taken = yield from business(
        acquisition.offer(play, visit.who, card, "DTL-035", wants=False), otherwise=False
    )
    if taken:
        play.count(WHERE, 0, play.table.pieces[card.id])
