"""Spells that stop, turn or slow the Grim Reaper on his road."""

from __future__ import annotations

from tabletop.cardtext.supplement import Supplement
from tabletop.games.darkest.cards import phrases
from tabletop.games.darkest.modules.reaper.figure import REAPER
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import NEEDS, Meeting, asks
from tabletop.games.darkest.road.figures import figure
from tabletop.play.questions.decision import Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

PHRASES = Supplement(phrases.PHRASES)

BARS, TURNS, SLOWS = (
    "the Grim Reaper cannot pass a Road Space of choice",
    "the Grim Reaper turns round until he comes to the end of the road",
    "the Grim Reaper moves on every second 1 alone",
)


@PHRASES.action(BARS)
def bar(context: Meeting) -> Rules[bool]:
    """DTR-050: it lies there until the road is cleared."""
    play = context.play
    option = yield from asks(play, context.you, "Which Road Space can he not pass?", lambda: [
        Option(f"space {space}", f"Road Space {space}", (), (f"reaper-road:{space}",), space)
        for space in heroes.spaces(play.table)
    ])  # fmt: skip
    play.move(context.card, f"reaper-road:{option.value}", face_up=True)
    play.say("{} lies on Road Space {}.", context.card, option.value, rule="DTR-050")
    return True


@PHRASES.action(TURNS)
def turn(context: Meeting) -> bool:
    """DTR-056."""
    figure.turn_round(context.play, REAPER)
    return True


@PHRASES.action(SLOWS)
def slow(context: Meeting) -> bool:
    """DTR-059: the next 1 does nothing."""
    figure.slow_down(context.play, REAPER)
    return True


def _walks(table: Table, place: int) -> bool:
    """DTR-049: whether he is on a road, and the party, too."""
    return figure.stands(table, REAPER) > 0 and heroes.at(table) > 0


NEEDS |= dict.fromkeys((bar, turn, slow), _walks)
