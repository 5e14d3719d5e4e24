"""Titania's Gate and the Faerie Gate: the marching order turns, and who is next names a place."""

from __future__ import annotations

from tabletop.games.darkest.ground.regions import atlas
from tabletop.games.darkest.party import heroes, marching_order
from tabletop.games.darkest.party.executor import Meeting, asks
from tabletop.games.darkest.road.journey.teleports import Teleports
from tabletop.play.questions.decision import Option
from tabletop.play.rules.procedure import Rules
from tabletop.table.table import Table

THIRD = 2


def rotates(context: Meeting) -> bool:
    """DTW-062: each moves up, and the first becomes third; last, in a smaller party."""
    first, *others = heroes.here(context.table)
    others.insert(THIRD, first)
    return marching_order.change(context.play, others)


def is_led(context: Meeting) -> Rules[bool]:
    """DTW-079: whoever marches next behind the bearer names the place."""
    play, order = context.play, heroes.in_order(context.table, context.you)
    names = order[1] if len(order) > 1 else context.you
    option = yield from asks(
        play, names, "Which Aid place is of most use?", lambda: _places(play.table), "DTW-079"
    )
    done = yield from context.propose(Teleports(place=str(option.value), who=context.you))
    return not done.prevented


def _places(table: Table) -> list[Option]:
    """All Aid places of the Regions beside the Storm River on this side."""
    region = heroes.way(table)
    while region.of and not region.home:
        region = atlas(table).regions[region.of]
    return [
        Option(each.id, each.name, value=each.id)
        for each in atlas(table).places(region.name, "aid")
    ]
