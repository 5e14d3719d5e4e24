"""Pressing on: the party leaves what it is meeting, and goes straight on (DTL-034)."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting
from tabletop.grammar.idiom import idiom
from tabletop.play.rules.play import Play


def press_on(context: Meeting) -> bool:
    """Nobody else meets what is being met, and the party cannot turn back before it has gone on."""
    if not heroes.at(context.table):
        return False
    context.play.count(heroes.PRESSES, 1)
    context.play.say("The party presses on.", rule="DTL-034")
    return True


def presses_on(play: Play) -> bool:
    """Whether the party goes on unasked now; it has been told to, once."""
    if not play.table.count(heroes.PRESSES):
        return False
    play.count(heroes.PRESSES, 0)
    return True


idiom(GRAMMAR, "action", "the party presses on", run=press_on, sort="verb")
