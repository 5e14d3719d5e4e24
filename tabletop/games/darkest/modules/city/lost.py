"""Lost in the City: a turn is gone, and the party ends up somewhere."""

from __future__ import annotations

from tabletop.games.darkest.cards import content
from tabletop.games.darkest.modules.city import streets
from tabletop.games.darkest.party import heroes
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.road.draws.drawing import LosesTurn
from tabletop.games.darkest.road.journey import teleports
from tabletop.games.darkest.road.meetings import meeting
from tabletop.play.questions.decision import Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table


def get_lost(context: Meeting) -> Rules[bool]:
    """DTY-071: one card for the lost turn; then to the Market, or to the end of the road in the
    City."""
    play, leader = context.play, heroes.leader(context.table)
    yield from play.happen(LosesTurn(places=(leader,)))
    for after in (False, True):
        yield from meeting.owed(play, after)
    if heroes.is_bound(play.table):
        return True
    listed, to = _ends(play.table), streets.MARKET_PLACE
    if len(listed) > 1:
        option = yield from asks(play, heroes.leader(play.table), "Where does the party end up?",
                                 lambda: [Option(e, content.title(e), value=e) for e in listed],
                                 "DTY-071")  # fmt: skip
        to = str(option.value)
    yield from play.happen(teleports.Teleports(place=to))
    return True


def _ends(table: Table) -> list[str]:
    found = [streets.MARKET_PLACE]
    end = heroes.located(table, heroes.last_space(table))
    if heroes.region(table) == streets.REGION.name and end is not None and end.name not in found:
        found.append(end.name)
    return found
