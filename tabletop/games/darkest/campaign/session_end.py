"""Chapter A4: a session ends (DTC-035 to DTC-039), or the whole campaign does."""

from __future__ import annotations

from collections.abc import Sequence

from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.steps import STEPS
from tabletop.play.campaigns.sitting import end_sitting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.table import Flow, Table

ENDED, CROWNED, LOST = "ended", 1, 2
"""The table's counter of how a campaign ended; 0 as long as it goes on."""
CROWN = "crown"
"""On a hero's card: it has the Crown, plus one."""

END = "end"


def endings(table: Table) -> list[Option]:
    """DTC-039: what ends a session, where the table is one of a campaign."""
    if table.campaign is None:
        return []
    packed = "This clears the road. The next session begins in the first Village."
    return [Option(END, "End the session", warning=packed if heroes.at(table) else "")]


@STEPS.step("The session ends", rule="DTC-036", then="session_ends")
def session_ends(play: Play) -> Rules[Flow]:
    """DTC-036, DTC-037: what each has is recorded; all else goes back into its deck."""
    return (yield from end_sitting(play, heroes.speaker(play.table, -1), rule="DTC-036"))


def over(play: Play, winners: Sequence[int], words: str, rule: str) -> Flow:
    """The campaign is over, for good or ill."""
    if play.table.campaign is None:
        play.end([*winners], words, rule)
        return OVER
    play.count(ENDED, CROWNED if winners else LOST)
    play.say(words, rule=rule)
    return go("session_ends")
