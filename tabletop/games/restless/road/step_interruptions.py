"""What is looked at before a step goes on: who has died, what attacks, whether all is lost."""

from __future__ import annotations

from tabletop.games.restless.party.members.death import lost, settle_deaths
from tabletop.games.restless.table.targets import attacker
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import OVER, Rules, go
from tabletop.table.table import Flow


def settled(play: Play) -> Rules[Flow | None]:
    """RST-046, RST-235: the dead are carried away; where the game goes instead, if anywhere.


    It is over, or RST-143: what lies there to be fought at once is fought.
    """
    yield from settle_deaths(play)
    if lost(play):
        return OVER
    return go("begin_battle") if attacker(play.table) is not None else None


def ready(play: Play) -> Rules[Flow | None]:
    """The same before a question that a step begins with.

    What has changed is looked at by a step that begins anew: players may change the table by hand,
    and then a whole step is begun again.
    """
    elsewhere = yield from settled(play)
    if elsewhere is None and not play.whole:
        return play.table.flow
    return elsewhere
