"""Meeting a Road Space again in place of moving on."""

from __future__ import annotations

from tabletop.games.darkest.cards.grammar import GRAMMAR
from tabletop.games.darkest.ground import space_positions
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.scores import bears
from tabletop.games.darkest.road.journey import passing
from tabletop.grammar.idiom import idiom
from tabletop.play.questions.decision import Option
from tabletop.play.rules.play import Play
from tabletop.play.rules.procedure import go
from tabletop.table.table import Flow, Table

MEETS_AGAIN = idiom(
    GRAMMAR, "trait", "the party may meet each Road Space again once", sort="permission"
)

RELIVE, RELIVED = "relive", "relived"
"""The option to meet a Road Space again; the table's counter of those that were, a bit for each."""


def options(table: Table) -> list[Option]:
    """DTB-061, DTW-067: once on each Road Space, where there is anything to be met again; as often
    as it likes where the party cannot go on."""
    here = heroes.at(table)
    if (stop := passing.halted(table)) is not None and stop.again:
        return [Option(RELIVE, "Meet this Road Space again", zones=(f"pile:{here}",))]
    if here == heroes.last_space(table) or not bears(table, heroes.leader(table), MEETS_AGAIN):
        return []
    again = space_positions.revealed(table, here)
    if table.count(RELIVED) >> here & 1 or not (again or heroes.located(table, here)):
        return []
    return [Option(RELIVE, "Meet this Road Space again", zones=(f"pile:{here}",))]


def relive(play: Play) -> Flow:
    """No dice are rolled for more cards."""
    here = heroes.at(play.table)
    if (stop := passing.halted(play.table)) is not None and stop.again:
        play.say("The party meets this Road Space again.", rule="DTW-067")
        return go("again", space=here)
    play.count(RELIVED, play.table.count(RELIVED) | 1 << here)
    play.say("The party meets this Road Space again.", rule="DTB-061")
    return go("again", space=here)
